"""Name of a round: one round of a stage at one venue, as logs, rows and addresses write it."""

from collections.abc import Callable


class BadRound(ValueError):
    """Raised for a text that names no round."""


class RoundId(str):
    """`stage/venue/round`. It is a text, so it is stored, compared and shown exactly as written."""

    __slots__ = ("round", "stage", "venue")

    stage: str
    venue: str
    round: int

    def __new__(cls, stage: str, venue: str, round: int) -> "RoundId":
        return cls.parse(f"{stage}/{venue}/{round}")

    def __reduce__(self) -> tuple[Callable[[str], "RoundId"], tuple[str]]:
        return RoundId.parse, (str(self),)

    @classmethod
    def parse(cls, text: str) -> "RoundId":
        """A round from its written form; BadRound if the text is none."""
        words = text.split("/")
        if len(words) != 3 or not all(words) or not words[2].isdecimal() or len(words[2]) > 2:
            raise BadRound(f"not a round: {text[:80]!r}")
        id = super().__new__(cls, text)
        id.stage, id.venue, id.round = words[0], words[1], int(words[2])
        return id

    def following(self) -> "RoundId":
        return RoundId(self.stage, self.venue, self.round + 1)
