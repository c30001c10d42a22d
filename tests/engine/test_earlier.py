"""Positions as rules 1 wrote them."""

import pytest

from passgo.editions import load
from passgo.engine import BadSnapshot, SeededChance, digest, from_json, new_game, to_json
from passgo.engine.earlier import as_written_by, in_today_s_form

BOARD = load("classic", rules=1).board


def then(**changes: object) -> dict[str, object]:
    """A new game of three as rules 1 wrote it."""
    position = to_json(new_game(BOARD, 3, SeededChance(1), False))
    del position["content"]
    return {**position, "version": 1, **changes}


def test_a_position_of_rules_1_is_read_and_written_as_it_was() -> None:
    game = from_json(BOARD, then(), SeededChance(0))
    assert as_written_by(1, to_json(game)) == then()
    assert as_written_by(2, to_json(game)) == to_json(game)
    assert digest(game) != digest(from_json(load("classic").board, to_json(game), SeededChance(0)))


def test_a_wish_for_one_space_is_a_list_today() -> None:
    today = in_today_s_form(then(shortage=[0, 0, [1, -1, 39], [0, 0, 1]]))
    assert today["shortage"] == [0, 0, [[1], [], [39]], [0, 0, 1], None]
    assert as_written_by(1, today)["shortage"] == [0, 0, [1, -1, 39], [0, 0, 1]]


def test_the_auction_of_a_building_had_forgotten_its_shortage() -> None:
    auction = [-1, 50, [0, 1, 1], [1, 0, 0], 0, -1, 0, [-1, 1, 39], 0]
    today = in_today_s_form(then(auction=auction))
    assert today["shortage"] == [1, 0, [[], [1], [39]], [0, 0, 0], None]
    assert as_written_by(1, today) == then(auction=auction)


def test_what_is_damaged_is_found_where_it_is_read() -> None:
    for changes in ({"shortage": [0, 0, 7, []]}, {"auction": [-1, 0, [], [], 0, -1, 0, 5, 0]}):
        with pytest.raises(BadSnapshot):
            from_json(BOARD, then(**changes), SeededChance(0))
