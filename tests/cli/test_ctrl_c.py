"""Ctrl-C: whatever game was finished by any worker is counted and written."""

import csv
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from passgo.lab import Plan, Tally, simulate

PLAN = Plan(bots=("builder",) * 4, games=100_000, seed=3, turns=200)


@pytest.mark.parametrize("workers", [1, 2])
def test_the_command_keeps_every_finished_game(workers: int, tmp_path: Path) -> None:
    """A terminal sends Ctrl-C to the command and to all of its workers."""
    rows = tmp_path / "games.csv"
    os.mkfifo(rows)  # so that this test reads along and knows when games are being played
    command = ["simulate", "-b", "builder", "-n", "100000", "-j", str(workers), "--out", str(rows)]
    with subprocess.Popen(
        [sys.executable, "-m", "passgo.cli.app", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as run:
        with rows.open(encoding="utf-8", newline="") as file:
            reader = csv.DictReader(file)
            games = [int(next(reader)["game"])]
            os.killpg(run.pid, signal.SIGINT)
            games += [int(row["game"]) for row in reader]
        said, complained = run.communicate()
    assert run.returncode == 0, complained
    assert complained == f"stopped: {len(games)} of 100000 games were finished and are counted\n"
    assert sorted(set(games)) == games
    assert f"games                             {len(games):,}" in said


def interrupt_after(batches: int, workers: int) -> tuple[int, Tally]:
    """How many games were counted when Ctrl-C came, and what was counted in the end."""
    heard: list[int] = []

    def told(tally: Tally) -> None:
        heard.append(tally.games)
        if len(heard) == batches:
            os.kill(os.getpid(), signal.SIGINT)

    tally = simulate(replace(PLAN, workers=workers), told)
    return heard[batches - 1], tally


def test_workers_finish_and_report_the_games_they_are_playing() -> None:
    """All workers may happen to be between two games at that moment, but not time after time."""
    tries = (interrupt_after(3, 3) for _ in range(10))
    assert any(before < tally.games < PLAN.games for before, tally in tries)


def test_one_process_stops_after_the_game_it_is_playing() -> None:
    before, tally = interrupt_after(2, 1)
    assert tally.games == before


def test_ctrl_c_means_afterwards_what_it_meant_before() -> None:
    before = signal.getsignal(signal.SIGINT)
    interrupt_after(1, 1)
    assert signal.getsignal(signal.SIGINT) is before
