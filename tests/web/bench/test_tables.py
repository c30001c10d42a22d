"""The bench of live tables, at its smallest."""

import json

import pytest
from typer.testing import CliRunner

from passgo.cli.app import app
from passgo.web.bench.tables import LONG_GAME, long_game


@pytest.mark.wide
def test_a_bench_says_what_it_measured_where_and_from_which_sources() -> None:
    small = ["--tables", "1", "--clients", "2", "--actions", "4", "--spectators", "1", "--seconds", "1", "--runs", "1"]
    done = CliRunner().invoke(app, ["bench", "tables", *small])
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert (
        found["command"]
        == "passgo bench tables --json --tables 1 --clients 2 --actions 4 --spectators 1 --seconds 1 --runs 1"
    )
    assert {"version", "mode", "commit", "sources", "cpu", "cores", "python", "date", "load", "runs"} <= set(found)
    assert found["worst"]["lost"] == 0
    assert found["worst"]["deliveries"] >= 2
    assert found["loading_ms"] > 0


def test_the_game_that_is_loaded_is_a_long_one() -> None:
    assert len(long_game()) == LONG_GAME
