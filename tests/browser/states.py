"""Recorded tables for the harness: real tables are driven to the moments a player meets, and what he is sent is kept.

`python -m tests.browser.states FOLDER` writes one JSON file for each moment.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from tests.tables.driving import Desk

from passgo.bots import make
from passgo.bots.protocol import AWAIT_ANSWER, AWAIT_CLAIM, Bot
from passgo.editions import load
from passgo.editions.art import art_of
from passgo.editions.facts import board_facts
from passgo.engine import Game, View, actions
from passgo.engine.game import Decision
from passgo.i18n import PREVIEWS, browser_text, languages
from passgo.tables import JUDGE, SEAT, SPECTATOR, seat_role
from passgo.tables.log.replay import Replay
from passgo.tables.shown.outlook import outlook
from passgo.web.looking_back.moments import MOST, course_of, moments_of

NAMES = ("Ada", "Boris", "Χλόη", "داليا", "Emil", "Fatou")
PEOPLE = ("ann", "bob", "cem", "dee", "eva", "fay")
CLOCKS = {"decision_ms": 90_000, "auction_ms": 8_000, "absent_ms": 0}


def opened(edition: str, seats: int, seed: int = 1, judge: bool = False, **settings: Any) -> Desk:
    """A game that has begun, all seats taken by people."""
    desk = Desk(seed)
    desk.ok("create", "ann", settings={"edition": edition, "seats": seats, "clocks": CLOCKS, **settings})
    if judge:
        desk.ok("take-judge", "judge", JUDGE, name="Justus")
        desk.connect("judge", JUDGE)
    for seat in range(seats):
        desk.ok("take-seat", PEOPLE[seat], SEAT, seat, name=NAMES[seat])
        desk.connect(PEOPLE[seat], SEAT, seat)
    desk.ok("start", "ann")
    return desk


class Play:
    """A table whose people decide as bots would."""

    def __init__(self, desk: Desk, bots: str = "trader") -> None:
        self.desk = desk
        self.bots: list[Bot] = [make(bots, seat) for seat in range(len(desk.table.state.seats))]
        self.silent: object = None

    @property
    def game(self) -> Game:
        return self.desk.table.state.playing()

    def until(self, wanted: Callable[[Game], bool], steps: int = 6000) -> "Play":
        for _ in range(steps):
            if wanted(self.game):
                return self
            if self.game.is_over() or not self.step():
                break
        raise AssertionError("this moment never came; try another seed")

    def step(self) -> bool:
        decision = self.next()
        if decision is None:
            return False
        seat = decision.seat
        action = self.bots[seat].decide(View(self.game, seat), decision)
        if decision.kind == AWAIT_CLAIM and action.kind != actions.CLAIM:
            self.silent = self.game.landings[-1]
            return True
        self.desk.now += 900
        return self.act(seat, action) or self.act(seat, self.game.legal(seat).actions[0])

    def act(self, seat: int, action: actions.Action) -> bool:
        reply = self.desk.do("act", PEOPLE[seat], action=action.to_json(), expected=self.desk.table.version)
        return bool(reply["ok"])

    def next(self) -> Decision | None:
        game = self.game
        if game.landings and game.landings[-1] is not self.silent:
            return Decision(game.landings[-1].owner, AWAIT_CLAIM)
        if game.offers:
            return Decision(game.offers[0].to, AWAIT_ANSWER)
        return next(iter(game.awaiting()), None)


def awaited(seat: int, what: str) -> Callable[[Game], bool]:
    return lambda game: any(d.seat == seat and d.name() == what for d in game.awaiting())


def record(play: Play, role: str, person: str) -> dict[str, Any]:
    """What a client of that role is sent when it comes now."""
    desk = play.desk
    table = desk.table
    messages = [msgspec.json.decode(data) for data in table.welcome(role, person, desk.now)]
    seats = len(table.state.seats)
    messages.append(
        {"type": "presence", "seats": [True] * (seats - 1) + [seats < 4], "judge": False, "spectators": 2, "names": []}
    )
    edition = table.state.settings.edition
    found = outlook(table.state_for(role), int(role.partition(":")[2] or -1))
    known = {} if found is None else {"outlook": plain(found)}
    return {**look_of(edition), "messages": messages, **known}


def seat_record(play: Play, seat: int = 0) -> dict[str, Any]:
    return record(play, seat_role(seat), PEOPLE[seat])


# The moments.


def roll_classic() -> dict[str, Any]:
    play = Play(opened("classic", 4, 3)).until(lambda game: game.turns > 60 and awaited(0, "roll")(game))
    return seat_record(play)


def roll_then_moves() -> dict[str, Any]:
    """A roll with its answer: the harness plays it back when the button is pressed."""
    play = Play(opened("classic", 3, 5)).until(lambda game: game.turns > 8 and awaited(0, "roll")(game))
    recorded = seat_record(play)
    play.desk.told.clear()
    assert play.act(0, actions.ROLL_DICE)
    recorded["answers"] = {"roll": play.desk.messages(seat_role(0))}
    return recorded


def six_players() -> dict[str, Any]:
    """Six at a table and the next hundred broadcasts: the harness says them one by one."""
    play = Play(opened("classic", 6, 5)).until(lambda game: game.turns > 40 and awaited(0, "roll")(game))
    recorded = seat_record(play)
    play.desk.told.clear()
    while len(play.desk.told) < 600:
        assert play.step()
    recorded["answers"] = {"broadcasts": play.desk.messages(seat_role(0))[:100]}
    return recorded


def buy(edition: str, seats: int, seed: int, turns: int = 4) -> dict[str, Any]:
    play = Play(opened(edition, seats, seed)).until(lambda game: game.turns > turns and awaited(0, "buy")(game))
    return seat_record(play)


def poor() -> dict[str, Any]:
    """Ada stands on a deed that she cannot pay, and has others to mortgage."""
    play = Play(opened("classic", 4, 3, judge=True)).until(
        lambda game: awaited(0, "buy")(game) and len(owned(game, 0)) > 2
    )
    change = {"corrects": 1, "reason": "position of a picture", "expected": play.desk.table.version}
    missing = play.game.players[0].cash - 20
    play.desk.ok("judge-correct", "judge", JUDGE, cash=[{"seat": 0, "amount": -missing}], **change)
    return seat_record(play)


def auction() -> dict[str, Any]:
    """Somebody lets a deed be auctioned and somebody bids."""
    play = Play(opened("classic", 4, 11)).until(lambda game: game.turns > 14 and awaited(1, "buy")(game))
    assert play.act(1, actions.DECLINE_DEED)
    assert play.act(2, actions.bid(40))
    return seat_record(play)


def estate() -> dict[str, Any]:
    """Boris is out: the Bank sells what he had. The second deed is under the hammer; one has bid, another passed."""
    play = Play(opened("classic", 4, 3, judge=True)).until(lambda game: both_own(game) and awaited(0, "roll")(game))
    play.desk.ok("judge-expel", "judge", JUDGE, seat=1)
    for seat in (0, 2, 3):
        assert play.act(seat, actions.PASS_ON)
    assert play.act(2, actions.bid(120))
    assert play.act(3, actions.PASS_ON)
    return seat_record(play)


def offer() -> dict[str, Any]:
    """Boris offers a deal with a mortgaged deed."""
    play = Play(opened("classic", 3, 4)).until(both_own)
    game = play.game
    one, two = owned(game, 1), owned(game, 0)
    assert play.act(1, actions.mortgage(one[0]))
    give = [one[0]] if len(one) < 2 else one[:2]
    assert play.act(1, actions.offer(0, actions.Deal(75, give, 0, 0, two[:1], 0)))
    return seat_record(play)


def offers() -> dict[str, Any]:
    """Two others offer something at once."""
    play = Play(opened("classic", 3, 4)).until(lambda game: both_own(game) and len(owned(game, 2)) > 0)
    for seat in (1, 2):
        assert play.act(seat, actions.offer(0, actions.Deal(75, owned(play.game, seat)[:1], 0, 0, [], 0)))
    return seat_record(play)


def both_own(game: Game) -> bool:
    return (
        game.turns > 20 and len(owned(game, 0)) > 2 and len(owned(game, 1)) > 2 and not game.offers and game.settled()
    )


def owned(game: Game, seat: int) -> list[int]:
    return [title.space.pos for title in game.titles if title.owner == seat and not title.mortgaged and not title.level]


def debt() -> dict[str, Any]:
    def short(game: Game) -> bool:
        return awaited(0, "debt")(game) and game.players[0].cash < game.debts[0].amount and len(owned(game, 0)) > 1

    for seed in range(1, 40):
        try:
            return seat_record(Play(opened("classic", 4, seed)).until(short))
        except AssertionError:
            continue
    raise AssertionError("nobody was short of cash")


def ruin() -> dict[str, Any]:
    """Nothing is left to sell: only giving up."""

    def ruined(game: Game) -> bool:
        return awaited(0, "debt")(game) and any(action.kind == actions.BANKRUPT for action in game.legal(0).actions)

    for seed in range(1, 40):
        try:
            return seat_record(Play(opened("classic", 4, seed)).until(ruined))
        except AssertionError:
            continue
    raise AssertionError("nobody was ruined")


def jail() -> dict[str, Any]:
    play = Play(opened("classic", 4, 8)).until(lambda game: awaited(0, "roll")(game) and game.players[0].jail >= 0)
    return seat_record(play)


def bus() -> dict[str, Any]:
    """One of the stops belongs to another player."""

    def choosing(game: Game) -> bool:
        if not awaited(0, "choose")(game) or game.choices[0].kind != 0:
            return False
        stops = [game.board.spaces[(game.players[0].pos + answer.amount) % 40] for answer in game.legal(0).actions]
        return any(stop.deed >= 0 and game.titles[stop.deed].owner > 0 for stop in stops)

    for seed in range(1, 30):
        try:
            return seat_record(Play(opened("championship", 4, seed)).until(choosing, 1500))
        except AssertionError:
            continue
    raise AssertionError("no bus came")


def inherited() -> dict[str, Any]:
    """Somebody's mortgages have come to Ada, who ruined them."""

    def asked(game: Game) -> bool:
        return awaited(0, "choose")(game) and len(game.choices) == 3

    return seat_record(Play(opened("classic", 4, 1)).until(asked))


def ride() -> dict[str, Any]:
    play = Play(opened("ghost", 4, 2)).until(lambda game: game.turns > 10 and awaited(0, "choose")(game))
    return seat_record(play)


def official() -> dict[str, Any]:
    play = Play(opened("championship", 4, 6, official=True)).until(
        lambda game: game.turns > 30 and awaited(0, "roll")(game)
    )
    return seat_record(play)


def judge() -> dict[str, Any]:
    play = Play(opened("championship", 4, 6, judge=True, official=True))
    play.until(lambda game: game.turns > 12 and awaited(1, "buy")(game))
    assert play.act(1, actions.DECLINE_DEED)
    assert play.act(2, actions.bid(60))
    return record(play, JUDGE, "judge")


def official_debt() -> dict[str, Any]:
    """Short of cash in an official round: nobody helps."""

    def short(game: Game) -> bool:
        return awaited(0, "debt")(game) and game.players[0].cash < game.debts[0].amount and len(owned(game, 0)) > 1

    for seed in range(1, 60):
        try:
            return seat_record(Play(opened("championship", 4, seed, official=True)).until(short))
        except AssertionError:
            continue
    raise AssertionError("nobody was short of cash")


GROUPS = ((1, 3), (6, 8, 9), (37, 39), (16, 18, 19))


def short_of_houses(edition: str = "classic", **settings: Any) -> Play:
    """Everybody owns a group, four houses are left, and Boris, the second, wants two of them."""
    play = Play(opened(edition, 4, 6, judge=True, options={"stock.houses": 4}, **settings))
    play.until(lambda game: game.turns > 0 and game.settled())
    deeds = [{"space": space, "owner": seat} for seat, group in enumerate(GROUPS) for space in group]
    change = {"corrects": 1, "reason": "position of a picture", "deeds": deeds, "expected": play.desk.table.version}
    play.desk.ok("judge-correct", "judge", JUDGE, **change)
    assert play.act(1, actions.build_all([6, 8]))
    return play


def shortage() -> dict[str, Any]:
    return seat_record(short_of_houses())


def shortage_official() -> dict[str, Any]:
    return seat_record(short_of_houses("championship", official=True), 2)


def shortage_auction() -> dict[str, Any]:
    """All want more than there is: the first house is under the hammer."""
    play = short_of_houses()
    for seat, spaces in ((0, [1, 3]), (2, [37, 39]), (3, [16])):
        assert play.act(seat, actions.want_all(spaces))
    assert play.act(2, actions.bid(60))
    return seat_record(play)


def judge_talk() -> dict[str, Any]:
    """Two negotiate before the judge's eyes; rent can be claimed."""
    play = Play(opened("championship", 4, 6, judge=True, official=True)).until(
        lambda game: both_own(game) and awaited(1, "roll")(game)
    )
    one, two = owned(play.game, 1), owned(play.game, 0)
    assert play.act(1, actions.offer(0, actions.Deal(75, one[:1], 0, 0, two[:1], 0)))
    return record(play, JUDGE, "judge")


def judge_dice() -> dict[str, Any]:
    """A roll on the real table waits for the judge to type it in."""
    play = Play(opened("classic", 3, 4, judge=True, physical_dice=True))
    decision = play.next()
    assert decision is not None
    assert play.act(decision.seat, actions.ROLL_DICE)
    return record(play, JUDGE, "judge")


def hidden() -> dict[str, Any]:
    """Cash is everybody's own secret, outside official rounds."""
    play = Play(opened("classic", 3, 4, options={"money.hidden": True})).until(
        lambda game: game.turns > 9 and awaited(0, "roll")(game)
    )
    return seat_record(play, 1)


def chat() -> dict[str, Any]:
    play = Play(opened("classic", 3, 4)).until(lambda game: game.turns > 3 and awaited(0, "roll")(game))
    play.desk.ok("chat", "bob", SEAT, 1, preset="good-luck")
    play.desk.ok("chat", "bob", SEAT, 1, preset="hello")
    play.desk.ok("chat", "cem", SEAT, 2, text="<img src=x onerror=alert(1)> ελάτε")
    return seat_record(play)


def spectator() -> dict[str, Any]:
    play = Play(opened("cthulhu", 4, 6)).until(lambda game: game.turns > 50 and awaited(1, "roll")(game))
    return record(play, SPECTATOR, "onlooker")


def finished(edition: str, seats: int, seed: int, **settings: Any) -> Play:
    play = Play(opened(edition, seats, seed, **settings))
    while not play.game.is_over():
        assert play.step()
    return play


def replay_of(play: Play) -> Replay:
    return Replay(play.desk.table.id, play.desk.entries)


def end() -> dict[str, Any]:
    play = finished("classic", 4, 9, options={"end.turns": 140})
    return {**seat_record(play), "course": plain(course_of(replay_of(play), PEOPLE[0]))}


def end_official() -> dict[str, Any]:
    """The sheets are counted in the open; how everybody's cash went before stays his own."""
    play = finished("championship", 4, 6, official=True, judge=True, options={"end.turns": 60})
    return {**seat_record(play), "course": plain(course_of(replay_of(play), PEOPLE[0]))}


def replay() -> dict[str, Any]:
    """A finished game as onlooker and first seat; whole, so that every chunk of it can be asked for."""
    play = finished("classic", 3, 9, options={"end.turns": 30})
    found = replay_of(play)
    roles = {}
    for role in (SPECTATOR, seat_role(0)):
        roles[role] = [
            moment
            for first in range(0, found.versions() + 1, MOST)
            for moment in plain(moments_of(found, "", role, first, play.desk.table.names))["moments"]
        ]
    return {**look_of("classic"), "messages": [], "course": plain(course_of(found, "")), "moments": roles}


def look_of(edition: str) -> dict[str, Any]:
    """The board and the art pack."""
    return {"edition": plain(board_facts(load(edition))), "art": plain(art_of(edition))}


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def lobby() -> dict[str, Any]:
    desk = Desk(1)
    desk.ok("create", "ann", settings={"edition": "voyage", "seats": 4})
    desk.ok("take-seat", "ann", SEAT, 0, name="Ada")
    desk.connect("ann", SEAT, 0)
    desk.ok("take-seat", "bob", SEAT, 1, name="<b>Boris</b>")
    messages = [msgspec.json.decode(data) for data in desk.table.welcome(seat_role(0), "ann", desk.now)]
    return {**look_of("voyage"), "messages": messages}


MOMENTS: dict[str, Callable[[], dict[str, Any]]] = {
    "roll": roll_classic,
    "walk": roll_then_moves,
    "six": six_players,
    "buy-voyage": lambda: buy("voyage", 4, 2, 12),
    "buy-mario": lambda: buy("mario", 4, 5, 6),
    "cthulhu": lambda: buy("cthulhu", 4, 3, 10),
    "ride": ride,
    "poor": poor,
    "auction": auction,
    "estate": estate,
    "offer": offer,
    "offers": offers,
    "debt": debt,
    "ruin": ruin,
    "jail": jail,
    "bus": bus,
    "inherited": inherited,
    "official": official,
    "official-debt": official_debt,
    "judge": judge,
    "judge-talk": judge_talk,
    "judge-dice": judge_dice,
    "shortage": shortage,
    "shortage-official": shortage_official,
    "shortage-auction": shortage_auction,
    "hidden": hidden,
    "chat": chat,
    "spectator": spectator,
    "end": end,
    "end-official": end_official,
    "replay": replay,
    "lobby": lobby,
}


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    looks = set()
    for name, moment in MOMENTS.items():
        recorded = moment()
        looks.add(recorded["edition"]["look"])
        (folder / f"{name}.json").write_text(json.dumps(recorded, ensure_ascii=False), encoding="utf-8")
    (folder / "languages.json").write_text(json.dumps(languages()), encoding="utf-8")
    for language in (*languages(), *PREVIEWS):
        for look in looks:
            (folder / f"{language}-{look}.ftl").write_text(browser_text(language, look), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
