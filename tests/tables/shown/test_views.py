"""What each role is sent: an allow-list of fields, and games searched for what nobody may know."""

from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from tests.breadth import wide
from tests.tables.driving import PEOPLE, Desk, force, rolled_off

from passgo.engine import SeededChance
from passgo.engine.board import SPACE_RIDE
from passgo.engine.state import CHOICE_RIDE, Choice, give_title, set_mortgaged
from passgo.fair import seat_commitment
from passgo.tables import JUDGE, SEAT, SPECTATOR
from passgo.tables.shown.messages import SERVER_DECODER
from passgo.tables.shown.schemas import schemas
from passgo.tables.shown.views import Shared
from passgo.tables.table_state import State

TABLE = {
    "id", "status", "paused", "pause_reason", "edition", "hash", "rules", "settings", "commitment", "seeding_ms",
    "seats", "host", "judge", "judge_name", "game_deadline_ms", "rematch", "close_reason",
}  # fmt: skip
SETTINGS = {
    "edition", "options", "seats", "clocks", "watch", "watch_delay_ms", "listed", "open_seats", "leavers", "stand_in",
    "missed_decisions", "undo", "claim_help", "official", "pace_ms", "physical_dice", "unattended", "shared_device",
}  # fmt: skip
GAME = {
    "players", "deeds", "houses", "hotels", "decks", "order", "turn", "turns", "rolled", "dice", "awaiting", "debts",
    "auction", "shortage", "offers", "negotiations", "dice_awaited", "last_round", "time_called", "over", "winners",
    "result",
}  # fmt: skip
DEAL = {"give", "take", "cash", "deeds", "cards"}
ACTION = {"type", "amount", "space", "seat", "answer", "cash", "debt", "interest", "levels"}

# Every key that may stand anywhere in a view, by the path of keys that leads to it; list positions are left out.
SHARED: dict[str, set[str]] = {
    "": {"role", "version", "table", "game", "own"},
    "table": TABLE,
    "table.settings": SETTINGS,
    "table.settings.clocks": {"decision_ms", "auction_ms", "deal_ms", "game_ms", "absent_ms"},
    "table.seats": {"seat", "player", "name", "gender", "bot", "token", "commitment", "revealed"},
    "game": GAME,
    "game.players": {"seat", "space", "jail", "jail_cards", "out"},
    "game.deeds": {"space", "owner", "level", "mortgaged", "rent", "redeem", "interest", "tradable"},
    "game.decks": {"cards", "discards"},
    "game.awaiting": {"seat", "what", "since_ms", "deadline_ms", "choice", "space"},
    "game.debts": {"debtor", "creditor", "amount", "reason", "space"},
    "game.auction": {
        "space", "hotel", "wants", "bid", "bidder", "lowest", "bids", "asked", "estate", "lot", "lots", "closed",
        "stage", "deadline_ms",
    },
    "game.shortage": {"opener", "sells", "hotel", "left", "wants", "asked"},
    "game.offers": {"maker", "to", "deal", "since_ms"},
    "game.offers.deal": DEAL,
    "game.offers.deal.give": DEAL,
    "game.offers.deal.take": DEAL,
    "game.negotiations": {"one", "other", "deadline_ms", "closed"},
    "game.dice_awaited": {"seat", "action", "faces"},
    "game.result": {"ranking", "worth", "points"},
}  # fmt: skip
SEAT_OWN = {
    "of", "seat", "cash", "actions", "too_dear", "bid_min", "bid_max", "may_offer", "choices", "claimable", "wishes",
    "wish_limit", "could_place", "could_raise", "worth", "undo", "reports", "muted",
}  # fmt: skip
OWN: dict[str, dict[str, set[str]]] = {
    "seat": {
        "own": SEAT_OWN,
        "own.actions": ACTION,
        "own.too_dear": ACTION,
        "own.choices": {"kind", "space"},
        "own.wishes": {"space", "room", "price"},
        "own.undo": {"type", "space", "version", "until_ms"},
    },
    "judge": {
        "own": {"of", "cash", "claims", "worth", "reports"},
        "own.claims": {"visitor", "owner", "space", "rent", "factor", "left"},
    },
    "spectator": {"own": {"of", "cash"}},
}
SERVER_SEED = "5e" * 32
EVENT = {"type", "seat", "space", "amount", "other", "numbers", "by", "reason", "deal"}


def keys_in(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield path, key
            if key != "options":  # rule options: their names are checked by the editions
                yield from keys_in(inner, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for inner in value:
            yield from keys_in(inner, path)


def surplus(role: str, view: dict[str, Any]) -> set[tuple[str, str]]:
    """Fields in a view of this role that are not on the list."""
    allowed = {**SHARED, **OWN[role.partition(":")[0]]}
    return {(path, key) for path, key in keys_in(view) if key not in allowed.get(path, set())}


class Eavesdropper:
    """Sits at a table of bots in every role, and keeps an eye on every byte."""

    def __init__(self, seed: int, **settings: Any) -> None:
        self.checked = 0
        self.desk = Desk(seed)
        desk = self.desk
        settings = {"pace_ms": 0, "clocks": {"auction_ms": 1000, "absent_ms": 0}, "leavers": "bot", **settings}
        desk.ok("create", "person-ann", seed=SERVER_SEED, settings=settings)
        desk.ok("take-judge", "person-judge", JUDGE)
        desk.connect("person-judge", JUDGE)
        self.seats = settings["seats"]
        for seat in range(self.seats):
            desk.ok("take-seat", f"person-{seat}", SEAT, seat)
            desk.connect(f"person-{seat}", SEAT, seat)
        desk.watch("person-onlooker")
        desk.connect("person-stranger", "public")
        mine = "5a" * 32
        desk.ok("fair-commit", "person-0", commitment=seat_commitment(mine, "t1"))
        desk.ok("start", "person-ann")
        desk.ok("fair-reveal", "person-0", seed=mine)
        for seat in range(self.seats):
            desk.ok("leave", f"person-{seat}")  # bots play, the connections stay

    def secrets(self, state: State) -> list[bytes]:
        """What must not stand in any message: the decks in order, what seeds dice and bots, who the people are."""
        game = state.playing()
        decks = [msgspec.json.encode(pile.cards)[1:-1] for pile in game.piles if len(pile.cards) > 5]
        return [
            *decks,
            state.secret.encode(),
            SERVER_SEED.encode(),
            b'"server_seed"',
            b"person-",
            b'"draws"',
            b'"secret"',
            b'"piles"',
            b'"bank"',
            b'"position"',
        ]

    def listen(self) -> int:
        """Step once; check everything that was sent."""
        desk = self.desk
        desk.told.clear()
        assert desk.wake is not None
        desk.now = max(desk.now, desk.wake)
        before = desk.table.state
        desk.tick()
        hidden = {*self.secrets(before), *self.secrets(desk.table.state)}
        for told in desk.told:
            assert not [secret for secret in hidden if secret in told.data]
            self.check(told.role, msgspec.json.decode(told.data))
        return len(desk.told)

    def check(self, role: str, message: dict[str, Any]) -> None:
        if message["type"] != "update":
            assert message["type"] in ("table", "presence")
            return
        self.checked += 1
        if self.checked % 16 == 0:  # the fields of one message in sixteen, the bytes of all
            assert surplus(role, message["view"]) == set()
        for event in message["events"]:
            assert set(event) <= EVENT
        state = self.desk.table.state
        own = message["view"]["own"]
        if state.playing().rules.money_hidden and role != "judge":
            visible = [seat for seat, cash in enumerate(own["cash"]) if cash is not None]
            assert visible == ([own["seat"]] if own["of"] == "seat" else [])
            assert not own.get("worth") or [w for w in own["worth"] if w is not None] == own["worth"][own["seat"] :][:1]
        if state.settings.claim_help == "none" and role != "judge":
            assert not {"rent-due", "claim-lapsed"} & {event["type"] for event in message["events"]}
            if own["of"] == "seat":
                assert own["claimable"] is None
                assert "claim" not in {action["type"] for action in own["actions"]}


SHORT = {"end.turns": 24}


def play_and_listen(seed: int, steps: int, **settings: Any) -> int:
    table = Eavesdropper(seed, **settings)
    heard = 0
    for _ in range(steps):
        if table.desk.table.state.status != "playing":
            break
        heard += table.listen()
    return heard


@pytest.mark.parametrize("chunk", [0, *map(wide, range(1, 8))])
def test_200_games_tell_nobody_what_he_may_not_know(chunk: int) -> None:
    kinds = [
        {"edition": "championship", "seats": 4, "official": True, "stand_in": "builder", "options": SHORT},
        {"edition": "classic", "seats": 3, "stand_in": "random", "options": SHORT},
        {"edition": "classic", "seats": 3, "options": {"money.hidden": True, **SHORT}, "stand_in": "novice"},
        {"edition": "ghost", "seats": 2, "stand_in": "trader", "options": SHORT},
        {"edition": "cthulhu-short", "seats": 3, "stand_in": "random", "options": SHORT},
    ]
    for game in range(chunk * 25, chunk * 25 + 25):
        heard = play_and_listen(game, 1_000, **kinds[game % len(kinds)])
        assert heard > 100, f"seed {game}"


@pytest.mark.parametrize("edition", ["championship", "ghost", "mario", "voyage", "cthulhu", "classic"])
def test_every_message_has_its_declared_type(edition: str) -> None:
    """And fits the published schema, which lists the words that a type may leave open."""
    schema = schemas()
    published = jsonschema_rs.validator_for({"$defs": schema["$defs"], **schema["server"]})
    table = Eavesdropper(7, edition=edition, seats=4, stand_in="random")
    for _ in range(150):
        if table.desk.table.state.status != "playing":
            break
        table.listen()
        for told in table.desk.told:
            SERVER_DECODER.decode(told.data)
            published.validate(msgspec.json.decode(told.data))


def sent(state: State, role: str) -> bytes:
    view = Shared(state, {}).view(role, "")
    return bytes(view.table) + bytes(view.game) + bytes(view.own)


@pytest.mark.parametrize("official", [True, False])
def test_hidden_cash_and_deck_order_change_no_byte_of_another_seat(official: bool) -> None:
    """Whatever others hold and whatever comes next, a seat's view is the same."""
    table = Eavesdropper(3, edition="championship", seats=4, official=official, stand_in="random")
    desk = table.desk
    shuffler = SeededChance(5)
    compared = 0
    for _ in range(400):
        if desk.table.state.status != "playing":
            break
        table.listen()
        twin = desk.table.state.copy()
        game = twin.playing()
        if game.is_over() or game.debts:  # who owes is known, and with it whether he could pay
            continue
        for player in game.players[1:]:
            player.cash += 7 * shuffler.die(50)
        for pile in game.piles:
            pile.cards = [pile.cards[i] for i in shuffler.shuffle(len(pile.cards))]
        twin.secret = "0" * 32
        for role in ("seat:0", "spectator"):
            assert sent(twin, role) == sent(desk.table.state, role)
            compared += 1
    assert compared > 200


def test_a_seat_knows_its_own_cash_and_the_judge_everybodys() -> None:
    desk = rolled_off(4, edition="championship", judge=True)
    assert desk.view("seat:1", "bob")["own"]["cash"] == [None, 2500, None, None]
    assert desk.view("judge", "judge")["own"]["cash"] == [2500] * 4
    assert desk.view(SPECTATOR)["own"]["cash"] == [None] * 4


def test_open_cash_is_seen_by_all() -> None:
    desk = rolled_off(2)
    assert desk.view(SPECTATOR)["own"]["cash"] == [1500, 1500]


def test_in_official_rounds_nobody_does_sums_for_a_player() -> None:
    official = rolled_off(4, edition="championship", official=True).view("seat:0", "ann")["own"]
    assert (official["could_raise"], official["worth"]) == (None, None)
    casual = rolled_off(2).view("seat:0", "ann")["own"]
    assert (casual["could_raise"], casual["worth"]) == (1500, [1500, 1500])


def test_a_seat_says_how_texts_speak_of_its_player() -> None:
    desk = rolled_off(2)
    desk.table.name_person("ann", "Ann", "f")
    desk.table.name_person("bob", "Bob")
    assert [seat["gender"] for seat in desk.view("seat:1", "bob")["table"]["seats"]] == ["f", ""]


def test_a_change_of_gender_keeps_the_name_and_shows_in_the_next_view() -> None:
    desk = rolled_off(2)
    desk.table.name_person("ann", "Ann", "f")
    desk.table.speak_of("ann", "m")
    desk.table.speak_of("stranger", "m")
    seat = desk.view("spectator")["table"]["seats"][0]
    assert (seat["name"], seat["gender"]) == ("Ann", "m")
    assert "stranger" not in desk.table.names


def test_the_typed_view_is_what_is_sent() -> None:
    desk = rolled_off(3)
    desk.act(PEOPLE[desk.table.state.playing().turn], "roll")
    assert desk.messages("seat:2")[-1]["view"] == desk.view("seat:2", "cem")


def short_of(desk: Desk, amount: int) -> None:
    """Leave the player on turn with so much cash."""
    desk.table.state.playing().players[desk.table.state.playing().turn].cash = amount


def own(desk: Desk) -> dict[str, Any]:
    seat = desk.table.state.playing().turn
    facts: dict[str, Any] = desk.view(f"seat:{seat}", PEOPLE[seat])["own"]
    return facts


def test_a_deed_that_one_cannot_pay_is_listed_with_its_price() -> None:
    desk = rolled_off(2)
    force(desk, [1, 2])
    assert desk.act(PEOPLE[desk.table.state.playing().turn], "roll")["ok"]
    assert own(desk)["too_dear"] == []
    short_of(desk, 59)
    assert own(desk)["too_dear"] == [{"type": "buy", "cash": -60}]
    assert [action["type"] for action in own(desk)["actions"]] == ["decline"]


def test_a_fine_that_one_cannot_pay_is_listed_too() -> None:
    desk = rolled_off(2)
    game = desk.table.state.playing()
    game.players[game.turn].jail = 0
    assert own(desk)["too_dear"] == []
    short_of(desk, 10)
    assert own(desk)["too_dear"] == [{"type": "fine", "cash": -50}]


def test_a_house_that_one_cannot_pay_is_listed_too() -> None:
    desk = rolled_off(2)
    game = desk.table.state.playing()
    for space in (1, 3):
        give_title(game, game.title_at(space), game.turn)
    assert own(desk)["too_dear"] == []
    short_of(desk, 49)
    listed = [action["space"] for action in own(desk)["too_dear"] if action["type"] == "build"]
    assert listed == [1, 3]


def test_a_mortgage_that_one_cannot_pay_off_is_listed_too() -> None:
    desk = rolled_off(2)
    game = desk.table.state.playing()
    give_title(game, game.title_at(1), game.turn)
    set_mortgaged(game, game.title_at(1), True)
    assert own(desk)["too_dear"] == []
    short_of(desk, 32)
    assert own(desk)["too_dear"] == [{"type": "redeem", "space": 1, "cash": -33}]


def test_a_ride_that_one_cannot_pay_lists_where_it_would_lead() -> None:
    desk = rolled_off(2, edition="ghost")
    game = desk.table.state.playing()
    stop = next(space for space in game.board.spaces if space.kind == SPACE_RIDE)
    game.players[game.turn].pos = stop.pos
    game.choices.append(Choice(game.turn, CHOICE_RIDE, stop.pos, False))
    assert own(desk)["too_dear"] == []
    short_of(desk, stop.fare - 1)
    listed = [action["space"] for action in own(desk)["too_dear"]]
    assert listed[0] == stop.pos + 1
    assert [action["answer"] for action in own(desk)["actions"] if action["type"] == "choose"] == ["stay"]


def test_who_is_out_is_told_nothing_too_dear() -> None:
    desk = rolled_off(3)
    game = desk.table.state.playing()
    short_of(desk, 0)
    game.players[game.turn].out = True
    assert own(desk)["too_dear"] == []
