"""Chance is passed in: the engine asks for a die or a shuffle and never makes one itself."""

from typing import Final, Protocol

MASK: Final = 0xFFFFFFFF


class Chance(Protocol):
    """Where dice and decks come from: a seed, a script, a judge, or a fair table's committed stream."""

    def die(self, sides: int) -> int:
        """A number from 1 to sides."""

    def shuffle(self, size: int) -> list[int]:
        """The numbers 0 to size - 1 in some order."""


class NoChance(Exception):
    """A scripted source was asked for something it does not hold."""


class SeededChance:
    """A reproducible source: four words of xorshift128, kept within 32 bits so that every machine agrees."""

    def __init__(self, seed: int) -> None:
        state: list[int] = []
        word = (seed ^ (seed >> 32)) & MASK
        for _ in range(4):  # spread the seed with the steps of splitmix, cut to 32 bits
            word = (word + 0x9E3779B9) & MASK
            mixed = word
            mixed = ((mixed ^ (mixed >> 16)) * 0x21F0AAAD) & MASK
            mixed = ((mixed ^ (mixed >> 15)) * 0x735A2D97) & MASK
            state.append(mixed ^ (mixed >> 15))
        self.a = state[0]
        self.b = state[1]
        self.c = state[2]
        self.d = state[3] | 1  # never all zero

    def word(self) -> int:
        t = (self.a ^ (self.a << 11)) & MASK
        self.a = self.b
        self.b = self.c
        self.c = self.d
        self.d = (self.d ^ (self.d >> 19)) ^ (t ^ (t >> 8))
        return self.d

    def die(self, sides: int) -> int:
        # 24 bits, because a compiled product of larger numbers leaves the machine word; uneven by less than 1e-6.
        return ((self.word() >> 8) * sides >> 24) + 1

    def shuffle(self, size: int) -> list[int]:
        order = list(range(size))
        for i in range(size - 1, 0, -1):
            j = self.die(i + 1) - 1
            held = order[i]
            order[i] = order[j]
            order[j] = held
        return order


def throw(chance: Chance, sides: int) -> int:
    """One die. Compiled, a source of a known class is called directly; that is a tenth of a simulation's time."""
    if isinstance(chance, SeededChance):
        return chance.die(sides)
    return chance.die(sides)


class RecordingChance:
    """Notes what another source gave, so that the record of an action can hold it."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.drawn: list[int] = []

    def die(self, sides: int) -> int:
        face = self.source.die(sides)
        self.drawn.append(face)
        return face

    def shuffle(self, size: int) -> list[int]:
        order = self.source.shuffle(size)
        self.drawn.extend(order)
        return order


class ScriptedChance:
    """Gives back exactly what it was told: recorded draws, a scenario's dice, a judge's physical dice."""

    def __init__(self, draws: list[int]) -> None:
        self.draws = draws
        self.used = 0

    def die(self, sides: int) -> int:
        if self.used >= len(self.draws):
            raise NoChance("a die was needed and none was given")
        face = self.draws[self.used]
        if not 1 <= face <= sides:
            raise NoChance(f"a die with {sides} sides cannot show {face}")
        self.used += 1
        return face

    def shuffle(self, size: int) -> list[int]:
        order = self.draws[self.used : self.used + size]
        if sorted(order) != list(range(size)):
            raise NoChance(f"a shuffle of {size} was needed and not given")
        self.used += size
        return order
