"""A finished game for every way each edition can end. It must be there, and it must still end the same way."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.golden.endings import ending_of, endings

from passgo.editions import load, names
from passgo.engine import Event, replay
from passgo.engine.actions import action_from_json
from passgo.engine.chance import ScriptedChance
from passgo.engine.ending import points, ranking, worth
from passgo.engine.game import Game, new_game

HERE = Path(__file__).parent
WANTED = [(edition, ending) for edition in names() for ending in endings(load(edition).board)]


def read(edition: str, ending: str) -> Any:
    return json.loads((HERE / edition / f"{ending}.json").read_text(encoding="utf-8"))


def events_of(data: Any) -> tuple[Game, list[Event]]:
    board = load(data["edition"], data["options"]).board
    game = new_game(board, data["seats"], ScriptedChance(data["setup"]), data["opening"])
    game.listen()
    events: list[Event] = []
    for row in data["records"]:
        game.chance = ScriptedChance(row.get("draws", []))
        events += game.apply(row["seat"], action_from_json(row["action"]))
    return game, events


def test_no_golden_game_is_left_over() -> None:
    found = sorted((path.parent.name, path.stem) for path in HERE.glob("*/*.json"))
    assert found == sorted(WANTED)


@pytest.mark.parametrize(("edition", "ending"), WANTED)
def test_the_game_ends_as_it_did(edition: str, ending: str) -> None:
    data = read(edition, ending)
    game, events = events_of(data)
    assert game.is_over()
    assert ending_of(events) == ending
    seats = range(len(game.players))
    assert data["ending"] == {
        "winners": game.winners,
        "ranking": ranking(game),
        "worth": [worth(game, seat) for seat in seats],
        "points": points(game),
    }


@pytest.mark.parametrize(("edition", "ending"), WANTED)
def test_the_log_replays_to_its_digest(edition: str, ending: str) -> None:
    data = read(edition, ending)
    assert replay(load(edition, data["options"]).board, data).game.is_over()
