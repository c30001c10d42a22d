"""How the people at a table are called. No entry says it: the driver does, and forgets it with the person."""

from typing import Final, NamedTuple


class Called(NamedTuple):
    name: str = ""
    gender: str = ""  # how texts speak of them: "f", "m" or, unsaid, nothing


NOBODY: Final = Called()

Names = dict[str, Called]
