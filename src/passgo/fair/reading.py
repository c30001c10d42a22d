"""The file of a game, read as strictly as the page reads it: what one of them takes for a game, the other does too.

Numbers are what a browser makes of them, texts have no halves of characters, and nothing is nested deeply. Nothing of
what was read is believed yet.
"""

import json
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from passgo.fair.kinds import CREATED

LARGEST_FILE: Final = 64_000_000
MOST_NESTED: Final = 50
LATEST_MS: Final = 2**53 - 1  # the largest number a browser can count with
FORMATS: Final = (1, 2)
FILE: Final = {"passgo_game", "stream", "head", "table", "entries", "editions", "position"}
ENTRY: Final = {"version", "kind", "body", "at_ms", "prev_hash", "hash"}

# What the check reads in the bodies of entries, and what it is where it is left out.
NUMBERS: Final = ("seat", "undoes")
TEXTS: Final = ("commitment", "dice", "hash", "seed", "server_seed")
LISTS_OF_NUMBERS: Final = ("asked", "draws")
LISTS_OF_TEXTS: Final = ("commitments", "seeds")


class BadGame(ValueError):
    """Not the file of a game with fair dice."""


class Wrong(Exception):
    """What does not hold, and the version of the entry at which it shows."""

    def __init__(self, version: int, why: str) -> None:
        super().__init__(why)
        self.version = version
        self.why = why


class Entry(NamedTuple):
    """Every field that the check reads is there, and of its type."""

    version: int
    kind: str
    body: dict[str, Any]


@dataclass
class GameFile:
    stream: str
    head: str
    raw: list[Any]
    editions: dict[str, str] = field(default_factory=dict)  # what the log names by hash
    entries: list[Entry] = field(default_factory=list)  # as far as the chain was found right

    def of(self, *kinds: str) -> list[Entry]:
        return [entry for entry in self.entries if entry.kind in kinds]

    def one(self, kind: str) -> Entry | None:
        found = self.of(kind)
        if len(found) > 1:
            raise Wrong(found[1].version, f"a second entry `{kind}`")
        return found[0] if found else None


def read_game(content: bytes) -> GameFile:
    if len(content) > LARGEST_FILE:
        raise BadGame(f"{len(content)} bytes are more than the {LARGEST_FILE} of the longest game")
    try:
        told = read_json(content.decode("utf-8-sig"))
    except ValueError as error:
        raise BadGame("not a game written by passgo export") from error
    if not is_game(told):
        raise BadGame("not a game written by passgo export")
    try:
        committed = read_body(told["entries"][0]["body"])["commitment"]
    except ValueError as error:
        raise BadGame("not a game written by passgo export") from error
    if not committed:
        raise BadGame("this game was played without fair dice: its first entry commits to nothing")
    return GameFile(told["stream"], told["head"], told["entries"], read_editions(told.get("editions")))


def read_editions(told: object) -> dict[str, str]:
    """The editions in the file, by hash; whether one fits its hash is seen when it is played."""
    rows = told if isinstance(told, list) else []
    texts = [row for row in rows if isinstance(row, dict) and is_text(row.get("hash")) and is_text(row.get("content"))]
    return {row["hash"]: row["content"] for row in texts}


def is_game(told: Any) -> bool:
    if not isinstance(told, dict) or not told.keys() <= FILE or not is_number(told.get("passgo_game")):
        return False
    entries = told.get("entries")
    if told["passgo_game"] not in FORMATS or not is_text(told.get("stream")) or not is_text(told.get("head")):
        return False
    return isinstance(entries, list) and entries != [] and is_entry(entries[0]) and entries[0]["kind"] == CREATED


def is_entry(raw: object) -> bool:
    """Whether it has the fields of an entry and no other: whatever else stood there would be chained to nothing."""
    return (
        isinstance(raw, dict)
        and raw.keys() == ENTRY
        and all(is_text(raw[name]) for name in ("kind", "body", "prev_hash", "hash"))
        and is_number(raw["version"])
        and is_number(raw["at_ms"])
        and 0 <= raw["at_ms"] <= LATEST_MS
    )


def read_body(text: str) -> dict[str, Any]:
    """The body of an entry; ValueError if a field that the check reads is not of its type."""
    body = read_json(text)
    if not isinstance(body, dict):
        raise ValueError("not an object")
    read: dict[str, Any] = {"settings": {}, **dict.fromkeys(NUMBERS, 0), **dict.fromkeys(TEXTS, "")}
    read |= {name: [] for name in LISTS_OF_NUMBERS + LISTS_OF_TEXTS} | body
    right = (
        all(is_number(read[name]) for name in NUMBERS)
        and all(is_text(read[name]) for name in TEXTS)
        and all(is_list(read[name]) and all(map(is_number, read[name])) for name in LISTS_OF_NUMBERS)
        and all(is_list(read[name]) and all(map(is_text, read[name])) for name in LISTS_OF_TEXTS)
        and isinstance(read["settings"], dict)
    )
    if not right:
        raise ValueError("a field is not of its type")
    return read


def read_json(text: str) -> Any:
    """ValueError for whatever a browser would not read either."""
    try:
        value = json.loads(
            text, parse_int=number, parse_float=number, parse_constant=no_number, object_pairs_hook=without_doubles
        )
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    if nested(value, MOST_NESTED):
        raise ValueError("nested too deeply")
    return value


def without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A key that stands twice is read as one or the other, depending on who reads."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key stands twice")
    return found


def number(text: str) -> int | float:
    """As a browser has it: 5.0 is 5, and beyond 2^53 there are gaps."""
    value = float(text)
    return int(value) if value.is_integer() else value


def no_number(text: str) -> None:
    raise ValueError(f"{text} is no number")


def nested(value: object, levels: int) -> bool:
    """Whether there are lists or objects within each other, more than so many levels."""
    if not isinstance(value, dict | list):
        return False
    return levels == 0 or any(nested(one, levels - 1) for one in (value.values() if type(value) is dict else value))


def is_number(found: object) -> bool:
    return type(found) is int


def is_text(found: object) -> bool:
    """JSON can write half of a character, which no encoding can, so that nobody could say what was hashed."""
    try:
        return isinstance(found, str) and found.encode() is not None
    except UnicodeEncodeError:
        return False


def is_list(found: object) -> bool:
    return isinstance(found, list)
