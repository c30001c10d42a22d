"""Play in an environment: anything that the mask allows, or what a test names."""

import numpy as np

from passgo.env import Choices, TableEnv
from passgo.env.asking import Asking
from passgo.env.choices import Part

CLASSIC_DEEDS = 28


def at_random(asking: Asking, random: np.random.Generator, most: int = 100_000) -> int:
    """Choose until the game is over or out of turns; how many choices it took."""
    for taken in range(most):
        legal = asking.legal()
        if not legal:
            return taken
        asking.choose(legal[int(random.integers(len(legal)))])
    return most


def part(choices: Choices, name: str) -> Part:
    return next(part for part in choices.parts if part.name == name)


def number(asking: Asking, name: str, which: int = 0) -> int:
    return part(asking.choices, name).first + which


def choose(asking: Asking, name: str, which: int = 0) -> None:
    asking.choose(number(asking, name, which))


def may(asking: Asking, name: str, which: int = 0) -> bool:
    return number(asking, name, which) in asking.legal()


def begun(env: TableEnv, seed: int = 1) -> Asking:
    env.reset(seed=seed)
    return env.playing()
