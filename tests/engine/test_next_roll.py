"""The chances of the next roll, against a second count: the same throws by public commands, branch by branch."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import pytest

from passgo.editions import load
from passgo.engine import ROLE_STEWARD, ScriptedChance, SeededChance, actions, digest, events
from passgo.engine.actions import Action
from passgo.engine.events import Event
from passgo.engine.game import AWAIT_CHOOSE, Game, new_game
from passgo.engine.next_roll import NextRoll, next_roll
from passgo.engine.state import REASON_RENT, STAGE_ROLL
from passgo.scenarios import position
from passgo.scenarios.reading import node_of
from passgo.testing import BranchingChance, NeedDie, RandomPlayer

EDITIONS = ("classic", "championship", "cthulhu", "cthulhu-short", "ghost", "mario", "voyage")
RICH = 10_000_000


@dataclass
class Path:
    """One way of the throw, as it was played."""

    share: Fraction
    game: Game
    heard: list[Event] = field(default_factory=list)


def branches(path: Path, seat: int, action: Action, faces: list[int], tops: dict[int, list[int]]) -> Iterator[Path]:
    """The positions after an action, one for every fall of the dice and every card that may come next."""
    twin = path.game.copy(BranchingChance(faces))
    for deck, first in tops.items():
        pile = twin.piles[deck]
        pile.cards = first + [card for card in pile.cards if card not in first]
    twin.listen()
    need = 0
    try:
        twin.apply(seat, action)
    except NeedDie as asked:
        need = asked.sides
    heard = twin.events or []
    drawn = [event.other for event in heard if event.type == events.CARD_DRAWN]
    unknown = [deck for deck in drawn if drawn.count(deck) > len(tops.get(deck, []))]
    if unknown:
        known = tops.get(unknown[0], [])
        cards = [card for card in path.game.piles[unknown[0]].cards if card not in known]
        assert cards, "an empty deck would be shuffled"
        for card in cards:
            for found in branches(path, seat, action, faces, {**tops, unknown[0]: [*known, card]}):
                yield Path(found.share / len(cards), found.game, found.heard)
    elif need:
        for face in range(1, need + 1):
            for found in branches(path, seat, action, [*faces, face], tops):
                yield Path(found.share / need, found.game, found.heard)
    else:
        yield Path(path.share, twin, path.heard + heard)


def settled(path: Path, seat: int) -> Iterator[Path]:
    """Claims are made, choices answered in the cheapest way."""
    game = path.game
    if game.landings:
        landing = game.landings[-1]
        for claimed in branches(path, landing.owner, actions.claim(landing.pos), [], {}):
            yield from settled(claimed, seat)
    elif any(decision.kind == AWAIT_CHOOSE for decision in game.awaiting()):
        ways = [answered(path, seat, action) for action in game.legal(seat).actions if action.kind == actions.CHOOSE]
        yield from min(ways, key=lambda way: sum(one.share * cost(one, seat) for one in way))
    else:
        yield path


def answered(path: Path, seat: int, action: Action) -> list[Path]:
    return [end for after in branches(path, seat, action, [], {}) for end in settled(after, seat)]


def costs(path: Path, seat: int) -> list[tuple[int, bool]]:
    paid = [
        (event.amount, event.numbers == [REASON_RENT])
        for event in path.heard
        if event.seat == seat and event.type == events.PAID and event.amount
    ]
    fares = [(event.amount, False) for event in path.heard if event.seat == seat and event.type == events.RIDE_TAKEN]
    return paid + fares


def cost(path: Path, seat: int) -> int:
    return sum(amount for amount, _ in costs(path, seat))


def counted(game: Game) -> dict[str, float]:
    """The figures that do not depend on which of several free ways a player takes."""
    seat = game.turn
    start = Path(Fraction(1), game)
    ends = [end for thrown in branches(start, seat, actions.ROLL_DICE, [], {}) for end in settled(thrown, seat)]
    assert sum(end.share for end in ends) == 1
    worst = max(cost(end, seat) for end in ends)
    return {
        "rent": float(sum(end.share for end in ends if any(rent for _, rent in costs(end, seat)))),
        "charge": float(sum(end.share for end in ends if costs(end, seat) and not any(r for _, r in costs(end, seat)))),
        "mean": float(sum(end.share * cost(end, seat) for end in ends)),
        "worst": worst,
        "worst_chance": float(sum(end.share for end in ends if cost(end, seat) == worst)) if worst else 0.0,
        **{f"at {pos}": chance for pos, chance in landings(ends, seat, game.players[seat].pos).items()},
    }


def landings(ends: list[Path], seat: int, stands: int) -> dict[int, float]:
    """How likely each space is landed on or paid on; what is paid before the move is paid where the player stands."""
    found: dict[int, Fraction] = {}
    for end in ends:
        here = stands
        spaces = set()
        for event in end.heard:
            if event.seat == seat and event.type == events.MOVED:
                here = event.space
            if event.seat == seat and event.type in (events.MOVED, events.PAID):
                spaces.add(here)
        for pos in spaces:
            found[pos] = found.get(pos, Fraction(0)) + end.share
    return {pos: float(chance) for pos, chance in found.items()}


def said(found: NextRoll, unchosen: bool) -> dict[str, float]:
    figures = {name: float(getattr(found, name)) for name in ("rent", "charge", "mean", "worst", "worst_chance")}
    return figures | ({f"at {stop.space}": stop.chance for stop in found.stops} if unchosen else {})


def agrees(game: Game) -> None:
    found = next_roll(game, game.turn)
    assert found is not None
    theirs = counted(game)
    unchosen = found.chosen == 0
    ours = said(found, unchosen)
    if not unchosen:
        theirs = {name: figure for name, figure in theirs.items() if not name.startswith("at ")}
    assert ours == pytest.approx(theirs)


def moments(edition: str, seed: int) -> Iterator[Game]:
    """Positions of a random game in which somebody is to roll and nothing is open, everybody rich."""
    game = new_game(load(edition).board, 3, SeededChance(seed), False)
    player = RandomPlayer(seed)
    while not game.is_over():
        if game.stage == STAGE_ROLL and game.settled() and not game.landings and all(pile.cards for pile in game.piles):
            twin = game.copy(SeededChance(0))
            twin.bank = RICH
            for other in twin.players:
                other.cash = RICH
            yield twin
        seat, action = player.choose(game)
        game.apply(seat, action)


def some_moments(edition: str, seed: int, number: int) -> list[Game]:
    """Some of them, from all over the game."""
    found = list(moments(edition, seed))
    return found[:: max(1, len(found) // number)][:number]


@pytest.mark.parametrize("edition", EDITIONS)
def test_chances_are_those_of_the_engine_played_branch_by_branch(edition: str) -> None:
    for game in some_moments(edition, 3, 1 if edition == "ghost" else 3):
        agrees(game)


@pytest.mark.wide
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(5, 10))
def test_chances_are_those_of_many_positions(edition: str, seed: int) -> None:
    for game in some_moments(edition, seed, 3 if edition == "ghost" else 12):
        agrees(game)


@pytest.mark.wide
@pytest.mark.parametrize("edition", [name for name in EDITIONS if name != "championship"])  # its Speed Die lets choose
def test_many_throws_cost_on_average_what_is_said(edition: str) -> None:
    """Twenty thousand throws of a position in which nothing is chosen; decks shuffled before each."""
    game = next(one for one in moments(edition, 4) if one.turns > 20 and plain(one))
    found = next_roll(game, game.turn)
    assert found is not None
    chance = SeededChance(99)
    total = rents = 0
    throws = 20_000
    for _ in range(throws):
        twin = game.copy(chance)
        for pile in twin.piles:
            pile.cards = [pile.cards[i] for i in chance.shuffle(len(pile.cards))]
        twin.listen()
        heard = list(twin.apply(game.turn, actions.ROLL_DICE))
        while twin.landings:
            heard += twin.apply(twin.landings[-1].owner, actions.claim(twin.landings[-1].pos))
        path = Path(Fraction(1), twin, heard)
        total += cost(path, game.turn)
        rents += any(rent for _, rent in costs(path, game.turn))
    assert rents / throws == pytest.approx(found.rent, abs=0.015)
    assert total / throws == pytest.approx(found.mean, rel=0.1, abs=1)


def plain(game: Game) -> bool:
    found = next_roll(game, game.turn)
    return found is not None and found.chosen == 0 and found.rent > 0.1


# Figures by hand.


def game_at(edition: str, **given: Any) -> Game:
    return position(load(edition).board, ["ann", "bob"], node_of(given), SeededChance(1))


def rolled(game: Game, seat: int = 0, first: Action | None = None) -> NextRoll:
    found = next_roll(game, seat, first)
    assert found is not None
    return found


def chance_at(found: NextRoll, space: int) -> float:
    return next((stop.chance for stop in found.stops if stop.space == space), 0.0)


def test_rent_by_hand() -> None:
    """From space 29 Boardwalk is 10 away, and one of sixteen cards at Chance, 7 away, leads there."""
    found = rolled(game_at("classic", ann={"at": "marvin-gardens"}, bob={"deeds": ["boardwalk"]}))
    chance = 3 / 36 + 6 / 36 / 16
    assert [found.rent, chance_at(found, 39)] == pytest.approx([chance, chance])
    assert next(stop.mean for stop in found.stops if stop.space == 39) == pytest.approx(50 * chance)


def test_a_third_double_goes_to_jail() -> None:
    """From GO one card of Chance, 7 away, leads there as well; the other deck is reached by doubles alone."""
    found = rolled(game_at("classic", doubles=2))
    assert [found.jail, found.again] == pytest.approx([1 / 6 + 6 / 36 / 16, 0])


def test_doubles_throw_again_unless_they_end_in_jail() -> None:
    found = rolled(game_at("classic", ann={"at": "marvin-gardens"}))
    assert found.again == pytest.approx(1 / 6 - 1 / 36 / 16)  # two twos lead to a deck with one such card


def test_a_player_in_jail_stays_or_comes_out_by_doubles() -> None:
    found = rolled(game_at("classic", ann={"at": "jail", "jail": 0}))
    assert [chance_at(found, space) for space in range(12, 19)] == pytest.approx([1 / 36, 0] * 3 + [1 / 36])


def test_the_last_try_in_jail_costs_the_fine() -> None:
    found = rolled(game_at("classic", ann={"at": "jail", "jail": 2}))
    assert next(stop.due for stop in found.stops if stop.space == 10) == 50
    assert chance_at(found, 10) == pytest.approx(5 / 6)


def test_a_player_who_leaves_jail_first_throws_as_a_free_one() -> None:
    free = said(rolled(game_at("classic", ann={"at": "jail"})), True)
    prisoner = game_at("classic", ann={"at": "jail", "jail": 1, "jail_cards": ["chance"]})
    assert said(rolled(prisoner, 0, actions.USE_CARD), True) == pytest.approx(free)
    prisoner = game_at("classic", ann={"at": "jail", "jail": 1})
    assert said(rolled(prisoner, 0, actions.PAY_FINE), True) == pytest.approx(free)


def test_nobody_takes_a_way_out_of_jail_that_is_closed() -> None:
    assert next_roll(game_at("classic"), 0, actions.PAY_FINE) is None
    prisoner = game_at("championship", ann={"at": "jail", "jail": 2})
    assert [next_roll(prisoner, 0, actions.PAY_FINE), next_roll(prisoner, 0, actions.USE_CARD)] == [None, None]


def test_a_player_who_waits_throws_from_the_board_as_it_stands() -> None:
    game = game_at("classic", doubles=2, bob={"at": "marvin-gardens"})
    assert said(rolled(game, 1), True) == said(rolled(game_at("classic", ann={"at": "marvin-gardens"})), True)


@pytest.mark.parametrize("edition", ["classic", "ghost"])
def test_neither_cash_nor_the_order_of_decks_matters(edition: str) -> None:
    """In the ghost edition a card of the deck on space 36 leads to the same deck on space 33."""
    game = game_at(edition, ann={"cash": 0})
    game.players[0].pos = 29
    before = said(rolled(game), True)
    for turned in range(16):
        for pile in game.piles:
            pile.cards.append(pile.cards.pop(0))
        for player in game.players:
            player.cash += turned
        assert said(rolled(game), True) == pytest.approx(before)


def test_two_cards_of_one_deck_are_two_different_ones() -> None:
    """Once the card that leads from space 36 to space 33 is used, it is not the next one there."""
    game = game_at("ghost")
    game.players[0].pos = 29
    ids = [card.id for card in game.board.decks[0].cards]
    game.piles[0].cards = [ids.index(name) for name in ("back-three", "speeding", "doctor", "dividend", "go-to-jail")]
    agrees(game)


def test_the_position_is_not_touched() -> None:
    game = game_at("ghost")
    before = digest(game)
    rolled(game)
    assert digest(game) == before


def test_there_is_no_next_roll_while_a_move_is_chosen_before_the_start_and_after_the_end() -> None:
    board = load("championship").board
    starting = new_game(board, 2, SeededChance(1), True)
    bus = game_at("championship")
    bus.chance = ScriptedChance([1, 2, 4])
    bus.apply(0, actions.ROLL_DICE)
    over = game_at("classic")
    over.apply(ROLE_STEWARD, actions.expel(1))
    assert [next_roll(starting, 0), next_roll(bus, 0), next_roll(over, 0)] == [None, None, None]
    assert next_roll(bus, 1) is not None


def test_a_player_who_may_choose_takes_what_is_free() -> None:
    """From GO the bus comes in a sixth of all throws, a triple in 3 of 216; with two twos all ways may cost money."""
    assert rolled(game_at("championship")).chosen == pytest.approx(1 / 6 + 1 / 72 - 1 / 216)
