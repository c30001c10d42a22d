"""Corners of the engine that no rulebook speaks of."""

from collections.abc import Callable

import pytest

from passgo.editions import load
from passgo.engine import Deal, IllegalAction, Rules, SeededChance, View, new_game
from passgo.engine.actions import CLAIM_LATEST, ROLL_DICE, Action, build, offer
from passgo.engine.board import SPACE_RIDE
from passgo.engine.chance import ScriptedChance
from passgo.engine.game import Game
from passgo.engine.invariants import broken
from passgo.engine.movement import distance_to_kind
from passgo.engine.rules import OPTIONS, RuleError
from passgo.engine.state import give_title, set_level


def classic() -> Game:
    return new_game(load("classic").board, 3, SeededChance(1), False)


def refused(game: Game, seat: int, action: Action) -> str:
    with pytest.raises(IllegalAction) as refusal:
        game.apply(seat, action)
    return refusal.value.code


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        (Deal(-5, [1], 0, 0, [], 0), "bad-action"),
        (Deal(0, [1], -1, 0, [], 0), "bad-action"),
        (Deal(0, [1, 1], 0, 0, [], 0), "bad-action"),
        (Deal(0, [99], 0, 0, [], 0), "unknown-space"),
        (None, "bad-action"),
    ],
)
def test_a_senseless_deal_is_refused(deal: Deal | None, code: str) -> None:
    game = classic()
    give_title(game, game.title_at(1), 0)
    assert refused(game, 0, Action(offer(1, Deal(0, [], 0, 0, [], 0)).kind, seat=1, deal=deal)) == code


def test_seats_that_do_not_exist_are_refused() -> None:
    assert refused(classic(), 7, ROLL_DICE) == "unknown-player"
    assert refused(classic(), -9, ROLL_DICE) == "bad-action"


def test_only_shown_events_are_built() -> None:
    game = classic()
    game.chance = ScriptedChance([1, 2])
    assert game.apply(0, ROLL_DICE) == []


def test_events_say_who_where_and_how_much() -> None:
    game = classic()
    give_title(game, game.title_at(3), 1)
    game.listen()
    game.chance = ScriptedChance([1, 2])
    told = [event.to_json() for event in game.apply(0, ROLL_DICE)]
    assert told == [
        {"type": "rolled", "seat": 0, "numbers": [1, 2]},
        {"type": "moved", "seat": 0, "space": 3, "amount": 3},
        {"type": "rent-due", "seat": 0, "space": 3, "amount": 4, "other": 1},
    ]
    paid = game.apply(1, CLAIM_LATEST)
    assert [event.to_json() for event in paid] == [
        {"type": "paid", "seat": 0, "space": 3, "amount": 4, "other": 1, "numbers": [0]}
    ]


def test_a_kind_that_the_board_lacks_is_nowhere() -> None:
    game = classic()
    assert distance_to_kind(game, game.players[0], SPACE_RIDE) == 0


def test_names_that_the_board_lacks_are_nowhere() -> None:
    board = load("classic").board
    assert (board.space_named("atlantis"), board.group_named("plaid"), board.deck_named("tarot")) == (-1, -1, -1)
    assert (board.space_named("boardwalk"), board.group_named("green"), board.deck_named("chance")) == (39, 6, 0)


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"go.salry": 5}, "unknown rule option 'go.salry'"),
        ({"go.salary": "much"}, "go.salary must be a whole number"),
        ({"go.salary": True}, "go.salary must be a whole number"),
        ({"go.salary": -1}, "go.salary must not be negative"),
        ({"dice.count": 3}, "dice.count must be one of 1, 2"),
        ({"dice.speedDie": 1}, "dice.speedDie must be true or false"),
        ({"score.points": [5]}, "score.points must be a list of lists"),
        ({"score.points": [["x"]]}, "score.points must be a list of lists"),
        ({"sell.hotelReturnsHouses": 2}, "must be 0 or equal to build.maxHouses"),
    ],
)
def test_options_are_checked_by_name_type_and_value(values: dict[str, object], said: str) -> None:
    with pytest.raises(RuleError, match=said):
        Rules(values)


def test_options_in_force_are_all_named() -> None:
    rules = Rules({"go.salary": 300})
    in_force = rules.in_force()
    assert (in_force["go.salary"], in_force["jail.fine"], len(in_force)) == (300, 50, len(OPTIONS))


def put(game: Game, action: Callable[[Game], None]) -> list[str]:
    action(game)
    return broken(game)


def built_by_nobody(game: Game) -> None:
    set_level(game, game.title_at(1), 1)
    game.houses -= 1


def built_too_high(game: Game) -> None:
    for pos in (1, 3):
        give_title(game, game.title_at(pos), 0)
        set_level(game, game.title_at(pos), 5)
    game.hotels -= 2
    game.rules.stock_hotels = 1


def three_against_one(game: Game) -> None:
    for pos, level in ((1, 3), (3, 1)):
        give_title(game, game.title_at(pos), 0)
        set_level(game, game.title_at(pos), level)
    game.houses -= 4


def fields_of(name: str, value: object) -> Callable[[Game], None]:
    return lambda game: setattr(game, name, value)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda game: setattr(game.players[0], "cash", -1), "seat 0 has -1 in cash"),
        (lambda game: setattr(game.players[0], "out", True), "seat 0 is out and still holds something"),
        (fields_of("bank", 0), "the money adds up to 4500"),
        (fields_of("houses", -1), "the Bank owes buildings"),
        (fields_of("houses", 33), "there are 33 houses and 12 hotels"),
        (built_by_nobody, "mediterranean-avenue is built on without a free owner"),
        (built_too_high, "there are 32 houses and 12 hotels"),
        (three_against_one, "brown is built unevenly"),
        (lambda game: setattr(game.titles[0], "owner", 0), "the holdings of brown are wrong"),
        (lambda game: setattr(game.titles[0], "mortgaged", True), "the counts of brown are wrong"),
        (lambda game: game.players[0].cards.append(0), "keeps a card that is no jail card"),
        (lambda game: game.piles[0].cards.pop(), "the cards of chance are not all there"),
        (fields_of("stage", 3), "nobody is awaited and the game is not over"),
        (lambda game: setattr(game.titles[0], "level", 7), "mediterranean-avenue has level 7"),
    ],
)
def test_a_spoilt_game_is_found_out(spoil: Callable[[Game], None], said: str) -> None:
    assert any(said in fault for fault in put(classic(), spoil))


def test_a_view_tells_the_turn_and_what_is_open() -> None:
    game = classic()
    view = View(game, 0)
    assert (view.seats(), view.turn(), view.turns(), view.has_rolled(), view.winners()) == (3, 0, 0, False, [])
    assert (view.jail_turns(0), view.jail_cards(0), view.is_out(0)) == (-1, 0, False)
    assert (view.debt(), view.choice(), view.claimable(), view.offers()) == (None, None, -1, [])
    assert [decision.name() for decision in view.awaiting()] == ["roll"]
    assert [action.name() for action in view.legal().actions] == ["roll"]
    assert len(view.titles()) == 28


def test_a_view_tells_debts_choices_and_claims() -> None:
    game = new_game(load("championship").board, 2, ScriptedChance([*range(16), *range(16)]), False)
    give_title(game, game.title_at(6), 1)
    game.chance = ScriptedChance([2, 3, 4])
    game.apply(0, ROLL_DICE)
    choice = View(game, 0).choice()
    assert choice is not None
    assert (choice.seat, View(game, 1).choice()) == (0, None)
    assert View(game, 1).claimable() == -1


def test_a_building_auction_shows_each_seat_its_own_place() -> None:
    game = classic()
    for pos, seat in ((37, 0), (39, 0), (1, 1), (3, 1)):
        give_title(game, game.title_at(pos), seat)
    game.houses = 1
    game.apply(0, build(39))
    game.apply(1, Action(20, space=1))
    assert View(game, 0).auction_is_for_building()
    assert [View(game, seat).auction_space() for seat in (0, 1, 2)] == [39, 1, -1]
