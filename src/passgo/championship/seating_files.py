"""A seating as JSON: the request and the tables, so that anybody can check it without other files."""

import json
from typing import Any, Final

from passgo.championship.seating import Request, Tables

MOST_PLAYERS: Final = 1000
MOST_CHARACTERS: Final = 5_000_000
FIELDS: Final = ("players", "sizes", "seed", "fewest", "most", "history", "apart", "fixed", "seeded")


class BadSeating(ValueError):
    """Raised for a file that holds no seating; says where."""


def seating_text(request: Request, tables: Tables) -> str:
    asked = {name: getattr(request, name) for name in FIELDS}
    asked["fixed"] = dict(request.fixed)
    return json.dumps({"request": asked, "tables": tables}, indent=2, ensure_ascii=False)


def read_seating(text: str, file: str) -> tuple[Request, Tables]:
    if len(text) > MOST_CHARACTERS:
        raise BadSeating(f"{file}: the file is too large")
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSeating(f"{file}: not JSON: {error}") from error
    if not isinstance(content, dict) or not isinstance(content.get("request"), dict):
        raise BadSeating(f"{file}: request: is missing (a table)")
    asked: dict[str, Any] = content["request"]
    unknown = sorted(set(asked) - set(FIELDS))
    if unknown:
        raise BadSeating(f"{file}: request.{unknown[0][:40]}: unknown key (one of {', '.join(FIELDS)})")
    fixed = asked.get("fixed", {})
    if not isinstance(fixed, dict) or not all(type(table) is int for table in fixed.values()):
        raise BadSeating(f"{file}: request.fixed: players with the number of their table")
    apart = rows(asked.get("apart", []), file, "request.apart")
    if any(len(pair) != 2 for pair in apart):
        raise BadSeating(f"{file}: request.apart: pairs of players")
    history = asked.get("history", [])
    request = Request(
        players=ids(asked.get("players"), file, "request.players"),
        sizes=tuple(numbers(asked.get("sizes", []), file, "request.sizes")),
        seed=number(asked.get("seed", 0), file, "request.seed"),
        fewest=number(asked.get("fewest", 4), file, "request.fewest"),
        most=number(asked.get("most", 6), file, "request.most"),
        history=tuple(rows(tables, file, "request.history") for tables in listed(history, file, "request.history")),
        apart=tuple((pair[0], pair[1]) for pair in apart),
        fixed=fixed,
        seeded=asked.get("seeded") is True,
    )
    return request, rows(content.get("tables"), file, "tables")


def listed(value: object, file: str, key: str) -> list[Any]:
    if not isinstance(value, list) or len(value) > MOST_PLAYERS:
        raise BadSeating(f"{file}: {key}: a list of at most {MOST_PLAYERS} entries")
    return value


def ids(value: object, file: str, key: str) -> tuple[str, ...]:
    words = listed(value, file, key)
    if not all(isinstance(word, str) and 1 <= len(word) <= 80 and word.isprintable() for word in words):
        raise BadSeating(f"{file}: {key}: players are texts of 1 to 80 characters")
    return tuple(words)


def rows(value: object, file: str, key: str) -> Tables:
    return tuple(ids(row, file, f"{key}[{i}]") for i, row in enumerate(listed(value, file, key)))


def number(value: object, file: str, key: str) -> int:
    if type(value) is not int or not 0 <= value < 2**63:
        raise BadSeating(f"{file}: {key}: a whole number")
    return value


def numbers(value: object, file: str, key: str) -> list[int]:
    return [number(entry, file, key) for entry in listed(value, file, key)]
