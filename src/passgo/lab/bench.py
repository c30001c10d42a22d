"""How fast the lab is: turns of builders, games of traders, and what a second worker brings."""

import time
from dataclasses import dataclass
from typing import Final

from passgo.editions import load
from passgo.engine.board import Board
from passgo.lab.simulate import Plan, play_game, simulate

RUNS: Final = 3
EDITION: Final = "classic"
BUILDERS: Final = ("builder",) * 4
TRADERS: Final = ("trader",) * 4


@dataclass(frozen=True)
class Figures:
    """The worst of the runs. The first two figures are of the processor's time, the others of the clock's."""

    builder_turns_per_second: float
    trader_games_per_second: float
    one_worker_games_per_second: float
    two_workers_games_per_second: float
    two_workers_times_faster: float


def speed(board: Board, bots: tuple[str, ...], seconds: float) -> tuple[float, float]:
    """Turns and games a second of processor time, one game after the other, nobody listening."""
    plan = Plan(bots=bots, games=1, edition=EDITION, listen_every=0)
    games = turns = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or games == 0:
        turns += play_game(plan, board, games).turns
        games += 1
    return turns / spent, games / spent


def games_per_second(workers: int, games: int) -> float:
    """By the clock, without the first quarter of the games: by then all workers have started."""
    heard: list[tuple[float, int]] = []
    plan = Plan(bots=TRADERS, games=games, edition=EDITION, workers=workers, listen_every=0)
    simulate(plan, lambda tally: heard.append((time.perf_counter(), tally.games)))
    began, before = next(moment for moment in heard if moment[1] >= games // 4)
    ended, after = heard[-1]
    return (after - before) / (ended - began)


def measure(seconds: float, runs: int = RUNS) -> Figures:
    """Everything, several times; the worst counts."""
    board = load(EDITION).board
    builders = [speed(board, BUILDERS, seconds)[0] for _ in range(runs)]
    traders = [speed(board, TRADERS, seconds)[1] for _ in range(runs)]
    games = max(120, int(min(traders) * seconds * 2))
    pairs = [(games_per_second(1, games), games_per_second(2, 2 * games)) for _ in range(runs)]
    return Figures(
        builder_turns_per_second=min(builders),
        trader_games_per_second=min(traders),
        one_worker_games_per_second=min(one for one, _ in pairs),
        two_workers_games_per_second=min(two for _, two in pairs),
        two_workers_times_faster=min(two / one for one, two in pairs),
    )
