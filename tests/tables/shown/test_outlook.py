"""The outlook: chances of the next rolls and sets, for everybody but the players and spectators of official rounds."""

from typing import Any

import pytest
from tests.tables.driving import Desk
from tests.tables.shown.test_sums import table

from passgo.tables.shown.outlook import OutlookFacts, outlook
from passgo.tables.table_state import ABANDONED, FINISHED, Status

BROWN, LIGHT_BLUE, DARK_BLUE = 0, 1, 7


def seen(desk: Desk, seat: int = -1) -> OutlookFacts:
    found = outlook(desk.table.state, seat)
    assert found is not None
    return found


def sets(desk: Desk) -> dict[int, tuple[list[int], int, int]]:
    return {one.group: (one.held, one.rent, one.build) for one in seen(desk).sets}


def test_a_set_says_who_holds_it_what_a_visit_costs_and_what_building_on_it_costs() -> None:
    found = sets(table())
    assert found[BROWN] == ([2, 0, 0], 10, 50)  # one house on Mediterranean Avenue, 8 for Baltic Avenue without one
    assert found[LIGHT_BLUE] == ([0, 3, 0], 16, 50)
    assert found[DARK_BLUE] == ([0, 0, 1], 0, 200)  # Boardwalk is mortgaged


def test_a_player_sees_their_own_roll_after_that_of_the_player_on_turn() -> None:
    desk = table()
    turn = desk.table.state.playing().turn
    other = (turn + 1) % 3
    assert [roll.seat for roll in seen(desk, other).rolls] == [turn, other]
    assert [roll.seat for roll in seen(desk, turn).rolls] == [turn]
    assert [roll.seat for roll in seen(desk).rolls] == [turn]


def test_the_chances_of_a_roll_add_up() -> None:
    roll = seen(table()).rolls[0]
    chances = [roll.rent, roll.charge, roll.jail, roll.sale, roll.own, roll.nothing]
    assert sum(chances) == pytest.approx(1, abs=0.001)


def test_a_prisoner_sees_every_way_out() -> None:
    desk = table()
    game = desk.table.state.playing()
    game.players[game.turn].pos = game.board.jail_pos
    game.players[game.turn].jail = 0
    assert [roll.first for roll in seen(desk).rolls] == ["roll", "fine"]


def test_the_outlook_tells_nothing_of_cash_or_decks() -> None:
    desk = table(options={"money.hidden": True})
    before = seen(desk, 0)
    for player in desk.table.state.playing().players:
        player.cash = 3
    for pile in desk.table.state.playing().piles:
        pile.cards.reverse()
    assert seen(desk, 0) == before


@pytest.mark.parametrize("seat", [-1, 0])
def test_official_rounds_have_no_outlook(seat: int) -> None:
    assert outlook(table(official=True).table.state, seat) is None


def test_there_is_no_outlook_before_the_game() -> None:
    desk = Desk()
    settings: dict[str, Any] = {"edition": "classic", "seats": 2}
    desk.ok("create", "ann", settings=settings)
    assert outlook(desk.table.state, -1) is None


@pytest.mark.parametrize("status", [FINISHED, ABANDONED])
def test_a_game_that_is_over_has_sets_but_no_rolls(status: Status) -> None:
    desk = table()
    desk.table.state.status = status
    assert seen(desk).rolls == []
    assert sets(desk)[BROWN] == ([2, 0, 0], 10, 50)
