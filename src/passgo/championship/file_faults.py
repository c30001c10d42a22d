"""Faults of a championship file: all of them in one run, so that its author can fix them together."""

import difflib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

LONGEST: Final = 300


@dataclass(frozen=True)
class Fault:
    """One mistake: where it is, what it is, and what would be allowed there."""

    file: str
    key: str
    problem: str
    allowed: str = ""

    def __str__(self) -> str:
        place = f"{self.file}: {self.key}" if self.key else self.file
        return f"{place}: {self.problem} ({self.allowed})" if self.allowed else f"{place}: {self.problem}"


class FormatError(ValueError):
    """Raised for a championship file that cannot be used; `faults` lists every reason."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join(str(fault) for fault in faults))
        self.faults = faults


class Findings:
    """The faults found so far in one file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.faults: list[Fault] = []

    def add(self, key: str, problem: str, allowed: str = "") -> None:
        fault = Fault(self.file, one_line(key), one_line(problem), one_line(allowed))
        if fault not in self.faults:
            self.faults.append(fault)

    def raise_if_any(self) -> None:
        if self.faults:
            raise FormatError(self.faults)


def one_line(text: str) -> str:
    """Text from a file, made safe to print: a key can hold line breaks and terminal codes."""
    return "".join(letter if letter.isprintable() else "?" for letter in text[:LONGEST])


def near(word: str, words: Sequence[str]) -> str:
    """The allowed words, starting with the one probably meant."""
    guess = difflib.get_close_matches(word, words, 1)
    choice = "one of " + ", ".join(words) if words else "none is declared"
    return f"perhaps {guess[0]}; {choice}" if guess else choice
