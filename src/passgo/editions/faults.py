"""What is wrong with an edition file, said so that its maker can put it right: all of it, in one run."""

from dataclasses import dataclass
from typing import Final

LONGEST: Final = 500


@dataclass(frozen=True)
class Fault:
    """One mistake: where it stands, what it is, and what would be allowed there."""

    file: str
    key: str
    problem: str
    allowed: str = ""

    def __str__(self) -> str:
        place = f"{self.file}: {self.key}" if self.key else self.file
        return f"{place}: {self.problem} ({self.allowed})" if self.allowed else f"{place}: {self.problem}"


def one_line(text: str) -> str:
    """Text from a file, safe to print: a key may hold line breaks and terminal codes."""
    plain = "".join(letter if letter.isprintable() else "?" for letter in text[:LONGEST])
    return plain if len(text) <= LONGEST else plain + "..."


class EditionError(ValueError):
    """An edition that cannot be used; `faults` lists every reason."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join(str(fault) for fault in faults))
        self.faults = faults


class Findings:
    """The faults found so far, each under the file that wrote the key.

    An inherited edition is one document made of several files; `origins` remembers which file gave which part.
    A document is not `complete` when the edition it inherits from could not be read: nothing is then missing from it.
    """

    def __init__(self, file: str, origins: dict[str, str] | None = None, complete: bool = True) -> None:
        self.file = file
        self.origins = origins or {}
        self.complete = complete
        self.faults: list[Fault] = []

    def add(self, key: str, problem: str, allowed: str = "") -> None:
        fault = Fault(self.file_of(key), one_line(key), one_line(problem), one_line(allowed))
        if fault not in self.faults:
            self.faults.append(fault)

    def file_of(self, key: str) -> str:
        """The file behind the longest known beginning of the key."""
        best = ""
        for start in self.origins:
            if len(start) > len(best) and key.startswith(start) and key[len(start) : len(start) + 1] in ("", ".", "["):
                best = start
        return self.origins[best] if best else self.file

    def raise_if_any(self) -> None:
        if self.faults:
            raise EditionError(self.faults)
