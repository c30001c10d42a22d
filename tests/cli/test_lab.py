"""The commands: what they print, what they write, and how they refuse."""

import csv
import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from passgo.cli import lab
from passgo.lab import bench

SCENARIO = """\
name: two sets and little cash
edition: classic
players: [Anna, Boris]
given:
  Anna: {cash: 400, deeds: [st-james-place, tennessee-avenue, new-york-avenue]}
  Boris: {cash: 300, deeds: [park-place, boardwalk]}
"""
app = typer.Typer()
app.command()(lab.simulate)
app.command()(lab.ladder)
app.command("bench")(lab.bench_lab)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, [*arguments])


def test_simulate_prints_what_happened() -> None:
    done = run("simulate", "--bots", "trader,builder", "--games", "20", "--listen", "2")
    assert done.exit_code == 0
    for words in ("Win rates", "Seat advantage", "Games", "Sets, in 10 games", "Rent, in 10 games"):
        assert words in done.stdout


def test_simulate_writes_json(tmp_path: Path) -> None:
    path = tmp_path / "result.json"
    done = run("simulate", "--games", "10", "--out", str(path), "--json")
    assert done.exit_code == 0
    written = json.loads(path.read_text(encoding="utf-8"))
    assert {"command", "commit", "cpu", "date"} <= set(written.pop("made"))
    assert written == json.loads(done.stdout)
    assert json.loads(done.stdout)["result"]["games"] == 10


def test_simulate_writes_csv(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    assert run("simulate", "--games", "10", "--out", str(path)).exit_code == 0
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["game"] for row in rows] == [str(number) for number in range(10)]
    assert {row["winners"] for row in rows} == {"trader"}


def test_simulate_starts_from_the_position_of_a_scenario(tmp_path: Path) -> None:
    path = tmp_path / "start.yaml"
    path.write_text(SCENARIO, encoding="utf-8")
    done = run("simulate", "--games", "20", "--start", str(path), "--bots", "builder", "--seats", "2", "--json")
    assert done.exit_code == 0
    assert json.loads(done.stdout)["from_position"] is True
    assert json.loads(done.stdout)["rotated"] is False


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "nobody"], "there is no bot 'nobody'"),
        (["--bots", ","], "name at least one bot"),
        (["--edition", "nowhere"], "no such edition"),
        (["--games", "0"], "games must be at least 1"),
        (["--workers", "-1"], "workers must be 1 to"),
        (["--seats", "9"], "is played by 2 to 8"),
        (["--seats", "2", "--bots", "trader,builder,novice"], "3 bots do not fit on 2 seats"),
        (["--option", "jail.fine=many"], "jail.fine"),
        (["--out", "result.txt"], "must end in .json or .csv or .parquet"),
        (["--start", "nowhere.yaml"], "cannot be read"),
    ],
)
def test_simulate_refuses_bad_input_with_exit_code_2(arguments: list[str], words: str) -> None:
    done = run("simulate", *arguments)
    assert done.exit_code == 2
    assert words in done.stderr


def test_a_folder_that_cannot_be_written_to_is_known_before_the_first_game(tmp_path: Path) -> None:
    done = run("simulate", "--out", str(tmp_path / "missing" / "result.json"))
    assert done.exit_code == 2
    assert "No such file or directory" in done.stderr


@pytest.mark.parametrize("name", ["earlier.json", "earlier.csv", "earlier.parquet"])
def test_a_plan_that_is_refused_leaves_an_earlier_file_alone(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_text("earlier", encoding="utf-8")
    assert run("simulate", "--games", "0", "--out", str(path)).exit_code == 2
    assert path.read_text(encoding="utf-8") == "earlier"


def test_a_start_position_that_breaks_the_rules_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "start.yaml"
    path.write_text(SCENARIO.replace("[park-place, boardwalk]", "[park-place, new-york-avenue]"), encoding="utf-8")
    done = run("simulate", "--start", str(path), "--seats", "2")
    assert done.exit_code == 2
    assert "already belongs to Anna" in done.stderr


def test_the_ladder_is_printed_and_written(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    done = run("ladder", "--bots", "random,builder", "--games", "12", "--out", str(path))
    assert done.exit_code == 0
    assert "Ladder, classic" in done.stdout
    assert json.loads(path.read_text(encoding="utf-8"))["ranked"] == ["builder", "random"]


def test_the_ladder_refuses_an_unknown_bot() -> None:
    assert run("ladder", "--bots", "random,nobody", "--games", "2").exit_code == 2


@pytest.mark.long
def test_the_bench_says_where_it_was_measured() -> None:
    done = run("bench", "--json", "--seconds", "0.1")
    assert done.exit_code == 0
    measured = json.loads(done.stdout)
    assert {"command", "commit", "cpu", "date", "mode", "runs"} <= set(measured)


def test_the_bench_measures_bots_and_workers() -> None:
    figures = bench.measure(0.01, runs=1)
    assert figures.builder_turns_per_second > figures.trader_games_per_second > 0
    assert figures.two_workers_times_faster_at_best >= figures.two_workers_times_faster > 0
