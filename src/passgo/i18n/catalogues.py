"""The catalogues: one folder to a language, found by region, then by language, then English.

`ui`, `events`, `refusals` and `cards` are shared by pages and browser, `pages` is for the pages alone, and
`edition-NAME` holds the names of one edition and whatever it says in words of its own: those replace the common ones.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

FOLDER: Final = Path(__file__).parent
FALLBACK: Final = "en"
BROWSER_PARTS: Final = ("ui", "events", "refusals", "cards")
PARTS: Final = (*BROWSER_PARTS, "pages")
LONGEST_HEADER: Final = 500
RIGHT_TO_LEFT: Final = frozenset({"ar", "fa", "he", "ur"})


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """The languages there are catalogues for, English first."""
    found = sorted(path.name for path in FOLDER.iterdir() if (path / "ui.ftl").is_file())
    return (FALLBACK, *(name for name in found if name != FALLBACK))


def known(language: str) -> str | None:
    """The catalogue for a language tag: its own, or that of the language without the region."""
    tag = language.strip().replace("_", "-").lower()
    for name in (tag, tag.partition("-")[0]):
        if name in languages():
            return name
    return None


def negotiate(accepted: str, chosen: str | None = None) -> str:
    """The language for a visitor: what he chose, else the best of his browser's `Accept-Language`, else English."""
    if chosen and (found := known(chosen)):
        return found
    for tag in by_preference(accepted[:LONGEST_HEADER]):
        if found := known(tag):
            return found
    return FALLBACK


def by_preference(accepted: str) -> list[str]:
    weighed: list[tuple[float, str]] = []
    for part in accepted.split(","):
        tag, _, weight = part.partition(";")
        weighed.append((weight_of(weight), tag.strip()))
    wanted = [pair for pair in weighed if pair[1] and pair[0] > 0]
    return [tag for _, tag in sorted(wanted, key=lambda pair: -pair[0])]


def weight_of(words: str) -> float:
    name, _, number = words.strip().partition("=")
    if name != "q":
        return 1.0
    try:
        return float(number)
    except ValueError:
        return 0.0


def source(language: str, part: str) -> str:
    """The text of one file, empty if the language has none."""
    path = FOLDER / language / f"{part}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


@lru_cache(maxsize=256)
def browser_text(language: str, look: str) -> str:
    """All messages the browser needs in one language at a table of this look, as one Fluent text."""
    parts = [source(language, part) for part in BROWSER_PARTS]
    if look.replace("-", "").isalnum():  # it comes from an address
        parts.append(source(language, f"edition-{look}"))
    return "\n".join(parts)


class Catalogue:
    """The texts of one language, with English behind it."""

    def __init__(self, language: str, look: str = "") -> None:
        self.language = known(language) or FALLBACK
        self.direction = "rtl" if self.language.partition("-")[0] in RIGHT_TO_LEFT else "ltr"
        self.bundles = [bundle(name, look) for name in dict.fromkeys((self.language, FALLBACK))]

    def __contains__(self, key: str) -> bool:
        return any(one.has_message(key) for one in self.bundles)

    def say(self, key: str, arguments: Mapping[str, str | int] | None = None) -> str:
        """The text of that key; the key itself where no language knows it, so that a page never breaks."""
        for one in self.bundles:
            if one.has_message(key):
                pattern = one.get_message(key).value
                if pattern is not None:
                    text, _ = one.format_pattern(pattern, dict(arguments or {}))
                    return str(text)
        return key


def bundle(language: str, look: str) -> FluentBundle:
    made = FluentBundle([language])
    parts: Iterable[str] = (*PARTS, f"edition-{look}") if look else PARTS
    for part in parts:
        made.add_resource(FluentResource(source(language, part)), allow_overrides=True)
    return made


@lru_cache(maxsize=128)
def catalogue(language: str, look: str = "") -> Catalogue:
    """The catalogue for a language tag, however it is written."""
    return Catalogue(language, look)
