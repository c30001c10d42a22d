"""What the bench measures; how fast it is here is not for a test to say."""

import json
import sys
from dataclasses import asdict
from pathlib import Path

import pytest
from rich.console import Console

import passgo
from passgo import bench
from passgo.bench import Figures, Measured
from passgo.cli.app import main

SECONDS = 0.01


@pytest.fixture(scope="module")
def measured() -> Measured:
    return bench.measure_engine(SECONDS)


def test_every_figure_is_measured() -> None:
    assert all(value > 0 for value in asdict(bench.measure(SECONDS)).values())


def test_the_pure_engine_is_measured_everywhere(measured: Measured) -> None:
    assert measured.pure.turns_per_second > 0


def test_the_compiled_engine_is_measured_where_there_is_one(measured: Measured) -> None:
    if passgo.mode() == "compiled":
        assert measured.compiled is not None
        assert measured.times_faster == measured.compiled.turns_per_second / measured.pure.turns_per_second
    elif measured.compiled is None:
        assert measured.times_faster is None


def test_the_report_says_what_was_measured_where(measured: Measured) -> None:
    data = json.loads(bench.report(measured))
    assert data["command"].startswith("passgo bench engine --json")
    assert data["version"] == passgo.__version__
    assert {"commit", "cpu", "python", "date", "compiled", "pure"} <= set(data)
    assert set(data["pure"]) == {
        "turns_per_second", "actions_per_second", "copy_microseconds", "bytes_per_state", "apply_microseconds",
    }  # fmt: skip


def test_the_table_shows_the_same(measured: Measured) -> None:
    console = Console(width=120)
    with console.capture() as shown:
        console.print(bench.table(measured))
    assert f"{measured.pure.turns_per_second:,.2f}" in shown.get()


def test_the_command_prints_json(
    measured: Measured, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["passgo", "bench", "engine", "--json"])
    monkeypatch.setattr(bench, "measure_engine", lambda _seconds: measured)
    with pytest.raises(SystemExit):
        main()
    assert json.loads(capsys.readouterr().out)["date"] == measured.date


def test_the_worst_of_the_runs_counts() -> None:
    runs = [Figures(10, 30, 5, 100, 2), Figures(12, 20, 4, 101, 3)]
    assert bench.worst(runs) == Figures(10, 20, 5, 101, 3)


def test_the_commit_is_read_from_the_repository(tmp_path: Path) -> None:
    git = tmp_path / ".git"
    (git / "refs" / "heads").mkdir(parents=True)
    assert bench.commit(tmp_path) is None
    (git / "HEAD").write_text("ref: refs/heads/main\n")
    assert bench.commit(tmp_path) is None
    (git / "packed-refs").write_text("# pack-refs\nabc123 refs/heads/main\n")
    assert bench.commit(tmp_path) == "abc123"
    (git / "refs" / "heads" / "main").write_text("def456\n")
    assert bench.commit(tmp_path) == "def456"
    (git / "HEAD").write_text("0011aa\n")
    assert bench.commit(tmp_path) == "0011aa"
