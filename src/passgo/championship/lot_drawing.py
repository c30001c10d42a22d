"""A lot that anybody can repeat from its printed seed: SplitMix64, the same on every machine and Python."""

import hashlib
from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

MASK: Final = (1 << 64) - 1


class Lot:
    def __init__(self, seed: int, purpose: str = "") -> None:
        """A lot for one purpose: two purposes with the same seed draw independently."""
        if purpose:
            seed ^= int.from_bytes(hashlib.sha256(purpose.encode()).digest()[:8])
        self.state = seed & MASK

    def word(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely."""
        limit = (1 << 64) // bound * bound
        while (word := self.word()) >= limit:
            pass
        return word % bound

    def pick(self, choice: Sequence[T]) -> T:
        return choice[self.below(len(choice))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        mixed = list(things)
        for i in range(len(mixed) - 1, 0, -1):
            j = self.below(i + 1)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        return mixed
