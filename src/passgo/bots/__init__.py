"""Players that decide: one file each, one protocol."""

from collections.abc import Callable
from typing import Final

from passgo.bots.builder import Builder
from passgo.bots.champion import MOST_ROLLOUTS, Champion
from passgo.bots.novice import Novice
from passgo.bots.playing import Playing, play_out
from passgo.bots.protocol import ASKED, Bot
from passgo.bots.random import Random
from passgo.bots.trader import Trader

__all__ = ["ASKED", "BOTS", "Bot", "Playing", "UnknownBot", "make", "play_out"]

# From the weakest to the strongest.
BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": Random,
    "novice": Novice,
    "builder": Builder,
    "trader": Trader,
    "champion": Champion,
}


class UnknownBot(ValueError):
    """A bot's name that nobody bears."""


def make(name: str, seed: int) -> Bot:
    """A new bot of that name; the same seed and the same game give the same play.

    A champion may be given its budget for a decision: `champion:200` is so many rollouts, `champion:5ms` so much time.
    """
    plain, colon, budget = name.partition(":")
    factory = BOTS.get(plain)
    if factory is None:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    if colon:
        return with_budget(name, plain, budget, seed)
    return factory(seed)


def with_budget(name: str, plain: str, budget: str, seed: int) -> Bot:
    number = budget.removesuffix("ms")
    try:
        amount = float(number) if budget != number else float(int(number))
    except ValueError:
        amount = 0.0
    if plain != "champion" or not 0.0 < amount <= MOST_ROLLOUTS:
        raise UnknownBot(f"{name!r}: a budget is for the champion alone, as champion:200 (rollouts) or champion:5ms")
    if budget != number:
        return Champion(seed, 0, amount)
    return Champion(seed, int(amount))
