"""Where the defaults of an edition depart from a printed sentence; the facts stand in `departures.toml`."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).with_name("departures.toml")


@dataclass(frozen=True)
class Departure:
    """A printed sentence that is played otherwise."""

    text: str  # `departure-TEXT` of the catalogues
    id: str  # of the rule, or of the note about it, in the catalogue of rules
    options: dict[str, object]  # the values that carry the reading
    languages: tuple[str, ...]  # whose rulebooks alone say otherwise; empty where the one rulebook does


@cache
def rows() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["departure"]
    return found


def departures(edition: str) -> list[Departure]:
    """Those of a shipped edition; an edition of one's own has no rulebook to depart from."""
    return [
        Departure(row["text"], row["editions"][edition], row.get("options", {}), tuple(row.get("languages", ())))
        for row in rows()
        if edition in row["editions"]
    ]
