"""An edition as a text that is kept with the games that need it, whatever becomes of its files."""

import json
from typing import Final

from passgo.editions.building import departing
from passgo.editions.faults import EditionError, Findings
from passgo.editions.files import Document
from passgo.editions.loader import Edition, read_edition
from passgo.engine.rules import OPTIONS, RULES_VERSION

LONGEST: Final = 2_000_000  # letters
KEYS: Final = {"data", "options", "hashed"}


def content_of(edition: Edition) -> str:
    """Everything about the edition in this game. Options are written out, so that a later default changes nothing."""
    options = {**{option.name: option.default for option in OPTIONS}, **edition.options}
    content = {"data": edition.data, "options": options, "hashed": sorted(departing(edition.options))}
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))  # the order of groups and decks counts


def load_kept(content: str, pinned: str, rules: int = RULES_VERSION) -> Edition:
    """The edition in that text, if it is the one that the hash names; else EditionError, as for a file."""
    found = Findings(f"the kept edition {pinned[:12]}")
    try:
        kept = json.loads(content) if len(content) <= LONGEST else None
    except (ValueError, RecursionError):
        kept = None
    if (
        not isinstance(kept, dict)
        or kept.keys() != KEYS
        or not isinstance(kept["data"], dict)
        or not isinstance(kept["options"], dict)
    ):
        found.add("", "no edition as it is kept with games")
    elif not isinstance(kept["hashed"], list) or not all(isinstance(name, str) for name in kept["hashed"]):
        found.add("hashed", "must be a list of options")
    else:
        document = Document(kept["data"])
        return read_edition(document, found.file, kept["options"], pinned, rules, frozenset(kept["hashed"]))
    raise EditionError(found.faults)
