import io
import json
from dataclasses import replace

import pytest

from passgo.bots import UnknownBot
from passgo.editions import EditionError, load
from passgo.engine.chance import SeededChance
from passgo.engine.game import new_game
from passgo.engine.snapshot import BadSnapshot, to_json
from passgo.lab import BadPlan, Plan, Tally, report, simulate
from passgo.lab.rows import GAMES, CsvRows
from passgo.lab.simulate import play_game

PLAN = Plan(bots=("trader", "builder", "novice", "random"), games=24, seed=5, turns=400)


def test_the_same_seed_gives_the_same_result_for_any_number_of_workers() -> None:
    alone, many = io.StringIO(), io.StringIO()
    plan = replace(PLAN, keep=GAMES)
    assert simulate(plan, rows=[CsvRows(alone)]) == simulate(replace(plan, workers=3), rows=[CsvRows(many)])
    assert alone.getvalue() == many.getvalue()


def test_another_seed_gives_other_games() -> None:
    assert simulate(PLAN) != simulate(replace(PLAN, seed=6))


def test_every_bot_sits_on_every_seat() -> None:
    assert [PLAN.names_in(index)[0] for index in range(4)] == ["trader", "builder", "novice", "random"]


def test_a_row_is_written_for_every_game() -> None:
    rows = io.StringIO()
    simulate(replace(PLAN, keep=GAMES), rows=[CsvRows(rows)])
    assert len(rows.getvalue().splitlines()) == PLAN.games + 1


def test_ctrl_c_keeps_the_finished_games() -> None:
    heard: list[int] = []

    def told(tally: Tally) -> None:
        heard.append(tally.games)
        if len(heard) == 2:
            raise KeyboardInterrupt

    tally = simulate(PLAN, told)
    assert 0 < tally.games == heard[-1] < PLAN.games


def test_memory_does_not_grow_with_the_games() -> None:
    """Whatever a tally holds is bounded by the board and the turn limit."""
    few, many = simulate(replace(PLAN, games=20)), simulate(replace(PLAN, games=60))
    board = load("classic").board
    assert len(many.lengths) <= PLAN.turns // 10 + 1
    assert len(many.flow.rents) <= len(board.deeds)
    assert len(json.dumps(many.to_json())) < 2 * len(json.dumps(few.to_json()))


def test_a_start_position_is_played_from() -> None:
    board = load("classic").board
    start = new_game(board, 4, SeededChance(1), False)
    start.turns = 100
    plan = replace(PLAN, start=to_json(start), rotate=False, games=4)
    result = play_game(plan, board, 0)
    assert result.turns > 100
    assert simulate(plan).games == 4


def test_money_and_sets_are_followed_in_some_games() -> None:
    tally = simulate(replace(PLAN, bots=("trader",) * 4, games=10, listen_every=5))
    assert tally.flow.games == 2
    assert sum(tally.flow.rents.values()) > 0
    data = report.to_json(PLAN, tally, load("classic"))
    assert json.loads(json.dumps(data))["listened_games"] == 2


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"games": 0}, BadPlan),
        ({"workers": 0}, BadPlan),
        ({"turns": 0}, BadPlan),
        ({"bots": ("trader",)}, BadPlan),
        ({"bots": ("trader", "nobody")}, UnknownBot),
        ({"edition": "nowhere"}, EditionError),
        ({"start": {"version": 1}}, BadSnapshot),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(change: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        simulate(replace(PLAN, **change))  # type: ignore[arg-type]  # wrong on purpose
