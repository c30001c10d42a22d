"""The story of a game: events that belong together are told in one line.

`story.json` says which: a line's pattern is matched against the kinds of events, each followed by a space and preceded
by a semicolon where another player acts than before; its sentences are said if the event they tell `of` is there. The
browser reads the same file (`ui/src/story.ts`). No line goes beyond a turn, so a turn that is over never changes.
"""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final

from passgo.engine import events

RULES: Final[dict[str, Any]] = json.loads(resources.files(__package__).joinpath("story.json").read_bytes())


@dataclass(frozen=True)
class Sentence:
    """A sentence of a line: its text, the kind of event it tells of, and arguments from other events of the line."""

    key: str
    of: str
    borrowed: tuple[tuple[str, str], ...] = ()  # argument, and the kind of event that has it
    sum: bool = False  # amounts are added up, and all spaces named
    each: bool = False  # said for each of these events, not only for the last


@dataclass(frozen=True)
class Line:
    """Consecutive events that are told together, as sentences with the events they tell of."""

    start: int
    end: int
    sentences: tuple[tuple[Sentence, tuple[int, ...]], ...]


def sentences_in(said: list[Any]) -> Iterator[Sentence]:
    for one in said:
        if isinstance(one, str):
            yield from sentences_in(RULES["sentences"][one])
        else:
            borrowed = tuple((name, kind) for name, kind in one.items() if name in ("amount", "dice", "space"))
            yield Sentence(one["key"], one["of"], borrowed, one.get("sum", False), one.get("each", False))


def pattern_in(match: str) -> re.Pattern[str]:
    for name, part in RULES["patterns"].items():
        match = match.replace(name, part)
    return re.compile(match)


LINES: Final = tuple((pattern_in(rule["match"]), tuple(sentences_in(rule["say"]))) for rule in RULES["lines"])


def story(kinds: Sequence[str], seats: Sequence[int]) -> Iterator[Line]:
    """The lines for events of these kinds by these seats."""
    turns = [at for at, kind in enumerate(kinds) if kind == events.TURN and at]
    for start, end in zip([0, *turns], [*turns, len(kinds)], strict=True):
        yield from lines_of(kinds, seats, start, end)


def lines_of(kinds: Sequence[str], seats: Sequence[int], start: int, end: int) -> Iterator[Line]:
    """The lines of one turn."""
    text, places, starts, at = "", {}, {}, start
    for i in range(start, end):
        places[len(text)] = i  # where a line can end
        text += ";" if i > start and seats[i] != seats[i - 1] else ""
        starts[i] = len(text)  # a line that starts here does not mind who acted before
        text += f"{kinds[i]} "
    places[len(text)] = end
    while at < end:
        line = line_at(text, starts[at], at, places, kinds) or plain_line(at, kinds[at])
        yield line
        at = line.end


def line_at(text: str, offset: int, start: int, places: dict[int, int], kinds: Sequence[str]) -> Line | None:
    for pattern, sentences in LINES:
        found = pattern.match(text, offset)
        if found and found.end() > offset:
            end = places[found.end()]
            told = ((one, tuple(i for i in range(start, end) if kinds[i] == one.of)) for one in sentences)
            return Line(start, end, tuple((one, of) for one, of in told if of))
    return None


def plain_line(at: int, kind: str) -> Line:
    return Line(at, at + 1, ((Sentence(f"event-{kind}", kind), (at,)),))


def borrowed_from(line: Line, kind: str, kinds: Sequence[str]) -> int:
    """The last event of that kind in a line."""
    return max(i for i in range(line.start, line.end) if kinds[i] == kind)
