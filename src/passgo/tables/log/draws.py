"""The draws of an entry: what the rules asked of chance, what they got, and how much of the stream that took."""

from passgo.engine.chance import Chance


class Drawing:
    """A source of chance that notes what another source gives."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.asked: list[int] = []  # the sides of each die, -n for a shuffle of n
        self.draws: list[int] = []

    def die(self, sides: int) -> int:
        face = self.source.die(sides)
        self.asked.append(sides)
        self.draws.append(face)
        return face

    def shuffle(self, size: int) -> list[int]:
        order = self.source.shuffle(size)
        self.asked.append(-size)
        self.draws += order
        return order


def places(asked: list[int], physical: bool = False) -> int:
    """The number of places of the stream used. Dice from a real table use none, shuffles do."""
    return sum(-sides if sides < 0 else not physical for sides in asked)
