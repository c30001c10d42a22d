"""How fast the engine is and how much room a game takes, measured in fresh processes, compiled and pure."""

import json
import os
import platform
import subprocess
import sys
import time
import tracemalloc
from dataclasses import asdict, dataclass, fields
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from rich import box
from rich.table import Table

import passgo
from passgo.bots.builder import Builder
from passgo.bots.playing import Playing, play_out
from passgo.editions import load
from passgo.engine.actions import Action
from passgo.engine.board import Board
from passgo.engine.chance import SeededChance
from passgo.engine.game import Game, new_game
from passgo.engine.log import Log
from passgo.machine import processor_name

RUNS: Final = 3
SEATS: Final = 4
TURNS: Final = 1_000  # of one game; builders alone do not always come to an end
EDITION: Final = "classic"
COPIES: Final = 500  # kept at once, to see what each takes

BETTER_HIGH: Final = ("turns_per_second", "actions_per_second")


@dataclass(frozen=True)
class Figures:
    """What one run measured. Times are those of the processor."""

    turns_per_second: float
    actions_per_second: float
    copy_microseconds: float
    bytes_per_state: float
    apply_microseconds: float  # one action through `apply` while somebody listens


@dataclass(frozen=True)
class Measured:
    """The worst of the runs in each mode, and where they were made."""

    command: str
    version: str
    commit: str | None
    cpu: str
    cores: int
    python: str
    system: str
    date: str
    edition: str
    bots: str
    runs: int
    seconds: float
    compiled: Figures | None  # None where the engine is not compiled
    pure: Figures
    times_faster: float | None


# In the measured process.


def playing(board: Board, seed: int, log: Log | None = None) -> Playing:
    game = log.game if log is not None else new_game(board, SEATS, SeededChance(seed), False)
    return Playing(game, [Builder(seat) for seat in range(SEATS)], log)


def measure(seconds: float) -> Figures:
    """Every figure of this process, each from about so many seconds."""
    board = load(EDITION).board
    games, turns, spent = play_games(board, seconds)
    records = [recorded(board, seed) for seed in range(min(games, 20))]
    actions_per_turn = sum(len(actions) for actions, _ in records) / sum(turns for _, turns in records)
    game = playing(board, 0)
    play_out(game, 100)
    return Figures(
        turns_per_second=turns / spent,
        actions_per_second=turns * actions_per_turn / spent,
        copy_microseconds=copy_cost(game.game, seconds) * 1e6,
        bytes_per_state=size_of_copy(game.game),
        apply_microseconds=apply_cost(board, [actions for actions, _ in records], seconds) * 1e6,
    )


def play_games(board: Board, seconds: float) -> tuple[int, int, float]:
    """Whole games of four builders with nobody listening: how many, how many turns, how long."""
    games = turns = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or games == 0:
        played = playing(board, games)
        play_out(played, TURNS)
        games += 1
        turns += played.game.turns
    return games, turns, spent


def recorded(board: Board, seed: int) -> tuple[list[tuple[int, Action]], int]:
    """The actions of one of these games, and its turns."""
    log = Log(board, SEATS, SeededChance(seed), False)
    play_out(playing(board, seed, log), TURNS)
    return [(record.seat, record.action) for record in log.records], log.game.turns


def copy_cost(game: Game, seconds: float) -> float:
    chance = SeededChance(0)
    copies = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(100):
            game.copy(chance)
        copies += 100
    return spent / copies


def size_of_copy(game: Game) -> float:
    """What a copy takes in memory beside the board, which all share."""
    chance = SeededChance(0)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [game.copy(chance) for _ in range(COPIES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept)


def apply_cost(board: Board, games: list[list[tuple[int, Action]]], seconds: float) -> float:
    """The same games again, action by action, while somebody listens."""
    spent = 0.0
    applied = 0
    while spent < seconds:
        for seed, actions in enumerate(games):
            game = new_game(board, SEATS, SeededChance(seed), False)
            game.listen()
            began = time.process_time()
            for seat, action in actions:
                game.apply(seat, action)
            spent += time.process_time() - began
            applied += len(actions)
    return spent / applied


# In the process that asks.


def measure_engine(seconds: float) -> Measured:
    compiled = measure_apart(seconds, pure=False)
    pure = measure_apart(seconds, pure=True)
    assert pure is not None, "nothing keeps Python from running as Python"
    return Measured(
        command=f"passgo bench engine --json --seconds {seconds:g}",
        version=passgo.__version__,
        commit=commit(Path(__file__).parents[2]),
        cpu=processor_name(),
        cores=os.cpu_count() or 1,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        system=platform.platform(),
        date=datetime.now(UTC).isoformat(timespec="seconds"),
        edition=EDITION,
        bots=f"{SEATS} builder",
        runs=RUNS,
        seconds=seconds,
        compiled=compiled,
        pure=pure,
        times_faster=None if compiled is None else compiled.turns_per_second / pure.turns_per_second,
    )


def measure_apart(seconds: float, pure: bool) -> Figures | None:
    """The worst of several fresh processes; None if they cannot run in the mode wanted."""
    environment = {**os.environ, "PASSGO_PURE": "1" if pure else "0"}
    runs: list[Figures] = []
    for _ in range(RUNS):
        done = subprocess.run(
            [sys.executable, "-P", "-m", "passgo.bench", str(seconds)],
            env=environment,
            check=True,
            capture_output=True,
            encoding="utf-8",
        )
        answer = json.loads(done.stdout)
        if answer["mode"] != ("pure" if pure else "compiled"):
            return None
        runs.append(Figures(**answer["figures"]))
    return worst(runs)


def worst(runs: list[Figures]) -> Figures:
    """The least speed and the greatest cost among the runs."""
    values = {}
    for field in fields(Figures):
        of_runs = [getattr(run, field.name) for run in runs]
        values[field.name] = min(of_runs) if field.name in BETTER_HIGH else max(of_runs)
    return Figures(**values)


def commit(root: Path) -> str | None:
    """The commit that is checked out, if these sources lie in their repository."""
    head = root / ".git" / "HEAD"
    try:
        name = head.read_text(encoding="utf-8").strip()
        if not name.startswith("ref: "):
            return name
        reference = head.parent / name.removeprefix("ref: ")
        if reference.is_file():
            return reference.read_text(encoding="utf-8").strip()
        packed = (head.parent / "packed-refs").read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None
    found = [line.split()[0] for line in packed.splitlines() if line.endswith(" " + name.removeprefix("ref: "))]
    return found[0] if found else None


def report(measured: Measured) -> str:
    return json.dumps(asdict(measured), indent=2)


def table(measured: Measured) -> Table:
    where = f"{measured.cpu}, {measured.python}, {measured.date}"
    title = f"passgo {measured.version}: {measured.bots} bots, {measured.edition}, worst of {measured.runs} runs"
    found = Table("figure", "compiled", "pure", title=title, caption=where, box=box.SIMPLE)
    for field in fields(Figures):
        cells = [
            "not compiled" if run is None else f"{getattr(run, field.name):,.2f}"
            for run in (measured.compiled, measured.pure)
        ]
        found.add_row(field.name.replace("_", " "), *cells)
    faster = "" if measured.times_faster is None else f"{measured.times_faster:.1f} times as fast"
    found.add_row("compiled", faster, "")
    return found


def main() -> None:
    """What the measured process does: print its mode and figures."""
    figures = measure(float(sys.argv[1]))
    sys.stdout.write(json.dumps({"mode": passgo.mode(), "figures": asdict(figures)}))


if __name__ == "__main__":
    main()
