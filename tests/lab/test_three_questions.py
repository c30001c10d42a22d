"""The example runs, and its sums are right where the answer is known."""

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pyarrow as pa  # type: ignore[import-untyped]
import pytest

from passgo.lab import parquet
from passgo.lab.rows import GAME_COLUMNS, Columns, no_rows

FILE = Path(__file__).parents[2] / "examples" / "three_questions.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("three_questions", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def games(*rows: tuple[list[int], list[tuple[str, int]]]) -> pa.Table:
    """Games of two: the winners, and the sets with the seats that completed them."""
    columns: Columns = no_rows(GAME_COLUMNS)
    for index, (winners, sets) in enumerate(rows):
        row = {
            "game": index, "bots": ["trader"] * 2, "order": [0, 1], "turns": 50, "ending": "time", "winners": winners,
            "worths": [1, 1], "fallen": [], "faults": 0,
            "sets": [{"group": group, "seat": seat, "turn": 9} for group, seat in sets],
        }  # fmt: skip
        for name, value in row.items():
            columns[name].append(value)
    return pa.table(columns, schema=parquet.schema_of(GAME_COLUMNS))


def test_the_example_answers_and_uses_its_files_again(
    example: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [str(tmp_path), "--games", "8", "--players", "2"]
    example.main(words)
    said = capsys.readouterr().out
    files = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    assert len(files) == 5  # plain games, and either gift for either seat
    for start in ("2 players: too few games", "2 players: a card gains", "the first seat is worth"):
        assert start in said
    example.main(words)
    assert capsys.readouterr().out == said
    assert {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == files


def test_a_shared_win_counts_in_parts(example: ModuleType) -> None:
    table = games(([1], []), ([0, 1], []), ([], []))
    assert example.wins(table).tolist() == [[0, 1], [0.5, 0.5], [0, 0]]


def test_only_the_first_set_of_a_game_counts(example: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    orange = [([0], [("orange", 0), ("red", 1)])] * 40 + [([1], [("orange", 0)])] * 10
    red = [([0], [("red", 1)])] * 30 + [([1], [])] * 30
    monkeypatch.setattr(example, "played", lambda *_: games(*orange, *red))
    found = example.best_sets(None, 2)
    assert [(group, count, rate) for group, count, rate, _, _ in found] == [("orange", 50, 0.8), ("red", 30, 0.0)]


def test_a_gift_that_gains_half_as_much_is_worth_half(example: ModuleType) -> None:
    cash = np.array([0.04, 0.06] * 50)
    assert example.price(cash / 2, cash, paired=True) == "50 dollars (50 to 50)"


def test_without_a_yardstick_there_is_no_price(example: ModuleType) -> None:
    assert example.price(np.ones(4), np.array([0.5, -0.5, 0.5, -0.5]), paired=False).startswith("no price")


def test_a_gift_is_all_that_differs(example: ModuleType) -> None:
    game = example.new_game(example.EDITION.board, 3, example.SeededChance(0), opening=False)
    example.with_card(game, 1)
    example.with_cash(game, 2)
    assert [len(player.cards) for player in game.players] == [0, 1, 0]
    assert [player.cash for player in game.players] == [1500, 1500, 1600]
    assert sum(player.cash for player in game.players) + game.bank == 0
