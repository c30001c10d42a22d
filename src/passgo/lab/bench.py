"""How fast the lab is: turns of builders, games of traders, and what a second worker brings."""

import time
from dataclasses import dataclass
from statistics import harmonic_mean
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
    """The worst of the runs, but for the last figure, which shows how far the machine's noise reaches.

    The first two are of the processor's time, the others of the clock's.
    """

    builder_turns_per_second: float
    trader_games_per_second: float
    one_worker_games_per_second: float
    two_workers_games_per_second: float
    two_workers_times_faster: float
    two_workers_times_faster_at_best: float


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


def compare_workers(games: int) -> tuple[float, float]:
    """Games a second of one worker and of two, measured as one, two, two, one.

    A machine gets faster and slower while it is measured; in this order that weighs on both alike.
    """
    one, two, two_again, one_again = [games_per_second(workers, workers * games) for workers in (1, 2, 2, 1)]
    return harmonic_mean([one, one_again]), harmonic_mean([two, two_again])


def measure(seconds: float, runs: int = RUNS) -> Figures:
    """Everything, several times; the worst counts."""
    board = load(EDITION).board
    builders = [speed(board, BUILDERS, seconds)[0] for _ in range(runs)]
    traders = [speed(board, TRADERS, seconds)[1] for _ in range(runs)]
    games = max(40, int(min(traders) * seconds))
    pairs = [compare_workers(games) for _ in range(runs)]
    gained = [two / one for one, two in pairs]
    return Figures(
        builder_turns_per_second=min(builders),
        trader_games_per_second=min(traders),
        one_worker_games_per_second=min(one for one, _ in pairs),
        two_workers_games_per_second=min(two for _, two in pairs),
        two_workers_times_faster=min(gained),
        two_workers_times_faster_at_best=max(gained),
    )
