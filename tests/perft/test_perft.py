"""Perft: the number of lines of play from fixed positions. A change of a rule that was not meant changes a number."""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from passgo.editions import load
from passgo.engine import SeededChance
from passgo.engine.game import Game
from passgo.scenarios import position
from passgo.scenarios.reading import node_of
from passgo.testing import perft

HERE = Path(__file__).parent
POSITIONS: list[dict[str, Any]] = yaml.safe_load((HERE / "positions.yaml").read_text(encoding="utf-8"))
COUNTS: dict[str, list[int]] = json.loads((HERE / "counts.json").read_text(encoding="utf-8"))
DEPTHS = (1, 2, 3)


def game_at(row: dict[str, Any]) -> Game:
    board = load(row["edition"]).board
    return position(board, row["players"], node_of(row["given"]), SeededChance(1))


def count(row: dict[str, Any]) -> list[int]:
    return [perft(game_at(row), depth) for depth in DEPTHS]


def test_every_position_has_its_counts() -> None:
    assert [row["name"] for row in POSITIONS] == list(COUNTS)


@pytest.mark.parametrize("row", POSITIONS, ids=lambda row: str(row["name"]))
def test_counts_are_as_before(row: dict[str, Any]) -> None:
    assert count(row) == COUNTS[row["name"]]


def test_a_first_roll_counts_by_hand() -> None:
    """From GO no space within two dice asks for a further die, so one roll has 36 outcomes."""
    start = POSITIONS[0]
    assert perft(game_at(start), 1) == 36


def write_counts() -> None:
    """Run `python -m tests.perft.test_perft` after a change of the rules that was meant, and look at the difference."""
    text = json.dumps({row["name"]: count(row) for row in POSITIONS}, indent=1)
    (HERE / "counts.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_counts()
