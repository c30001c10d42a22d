"""How many choices a second the environments take, observations and masks included, chosen at random."""

import time
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from passgo.env.seat_env import SeatEnv
from passgo.env.table_env import TableEnv

RUNS: Final = 3
EDITION: Final = "classic"
BETWEEN_LOOKS: Final = 100  # steps between two looks at the clock


@dataclass(frozen=True)
class Figures:
    """The worst of the runs, by the processor's time of one process."""

    table_steps_per_second: float  # four seats, all chosen here
    seat_steps_per_second: float  # one seat among three builders, their play included


def pick(mask: NDArray[np.int8], random: np.random.Generator) -> int:
    legal = mask.nonzero()[0]
    return int(legal[int(random.random() * len(legal))])


def table_speed(seconds: float, seed: int) -> float:
    env, random = TableEnv(EDITION), np.random.default_rng(seed)
    env.reset(seed=seed)
    steps = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or steps == 0:
        for _ in range(BETWEEN_LOOKS):
            if not env.agents:
                env.reset()
            _, _, ended, cut, info = env.last()
            env.step(None if ended or cut else pick(info["action_mask"], random))
            steps += 1
    return steps / spent


def seat_speed(seconds: float, seed: int) -> float:
    env, random = SeatEnv(EDITION), np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    steps = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or steps == 0:
        for _ in range(BETWEEN_LOOKS):
            _, _, ended, cut, info = env.step(pick(info["action_mask"], random))
            steps += 1
            if ended or cut:
                _, info = env.reset()
    return steps / spent


def measure(seconds: float, runs: int = RUNS) -> Figures:
    return Figures(
        table_steps_per_second=min(table_speed(seconds, run) for run in range(runs)),
        seat_steps_per_second=min(seat_speed(seconds, run) for run in range(runs)),
    )
