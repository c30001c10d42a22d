"""Texts of a championship file: one for all readers, or one for each language.

A `LocalText` is used like any other string; it is then the English text, or the first one that the file gives. What
people read is taken from `said_in`.
"""

import re
from dataclasses import fields, is_dataclass, replace
from typing import Any, Final, TypeVar

T = TypeVar("T")

MOST_LANGUAGES: Final = 60
LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}")
FIRST_CHOICE: Final = "en"

Versions = tuple[tuple[str, str], ...]  # language and text


class LocalText(str):
    """A text with its versions in the order of the file; none where it is the same in every language."""

    __slots__ = ("versions",)
    versions: Versions

    def __new__(cls, text: str, versions: Versions = ()) -> "LocalText":
        made = super().__new__(cls, text)
        made.versions = versions
        return made

    def said(self, language: str) -> str:
        """The text for a reader: in the region's language, its language alone, English, or the first there is."""
        return chosen(self.versions, language) or str(self)


def local_text(versions: Versions) -> LocalText:
    return LocalText(chosen(versions, FIRST_CHOICE) or versions[0][1], versions)


def chosen(versions: Versions, language: str) -> str:
    """The version of a language; a region without its own takes that of its language."""
    by_tag = {tag.lower(): text for tag, text in versions}
    tag = language.lower()
    return by_tag.get(tag) or by_tag.get(tag.partition("-")[0], "")


def said_in(thing: T, language: str) -> T:
    """The same record with every text in it as a reader of that language sees it."""
    said: Any = thing
    if isinstance(thing, LocalText):
        said = thing.said(language)
    elif isinstance(thing, tuple):
        said = tuple(said_in(part, language) for part in thing)
    elif is_dataclass(thing) and not isinstance(thing, type):
        parts = {field.name: getattr(thing, field.name) for field in fields(thing)}
        found = {name: said_in(part, language) for name, part in parts.items()}
        said = replace(thing, **{name: part for name, part in found.items() if part is not parts[name]})
    return said  # type: ignore[no-any-return]  # a record of the same type


def versions_of(text: str) -> Versions:
    return text.versions if isinstance(text, LocalText) else ()


def all_versions(text: str) -> tuple[str, ...]:
    """Every wording of a text, the usual one first."""
    return tuple(dict.fromkeys((str(text), *(said for _, said in versions_of(text)))))
