"""Nicknames: what the director should check before approving one (CHAMP-POST-2, CHAMP-POST-3, CHAMP-POST-4,
CHAMP-POST-5).

The lists point things out and decide nothing: a word can be innocent, and no list is complete.
"""

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Any, Final

from passgo.championship.personal_data import Person, key

LONGEST: Final = 24


@cache
def theme() -> tuple[str, ...]:
    """Words of the game (CHAMP-POST-3)."""
    return tuple(key(word) for word in listed()["theme"])


@cache
def forbidden() -> dict[str, frozenset[str]]:
    """Words by what they refer to (CHAMP-POST-4)."""
    return {subject: frozenset(key(word) for word in words) for subject, words in listed()["forbidden"].items()}


@cache
def listed() -> dict[str, Any]:
    file = resources.files("passgo.championship") / "nicknames.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def words_of(text: str) -> list[str]:
    """Words of a nickname, split at CamelCase and without figures."""
    parted = re.sub(r"(?<=[^\W\d_])(?=\d)|(?<=\d)(?=[^\W\d_])|(?<=[a-zα-ω])(?=[A-ZΑ-Ω])", " ", text)
    return [key(word) for word in re.split(r"[\W_]+", parted) if word]


def well_formed(nickname: str) -> bool:
    return (
        2 <= len(nickname) <= LONGEST
        and nickname.isprintable()
        and nickname == nickname.strip()
        and key(nickname) != ""
    )


def concerns(nickname: str, person: Person | None, places: Iterable[str]) -> tuple[str, ...]:
    """What to check: theme, age, sex, nationality, body, number, place, name."""
    words = words_of(nickname)
    whole = key(nickname)
    found = [subject for subject, listed in forbidden().items() if not listed.isdisjoint(words)]
    if not any(word in words or (len(word) > 2 and word in whole) for word in theme()):
        found.append("theme")
    if any(word.isdecimal() and (10 <= int(word) <= 110 or 1900 <= int(word) <= 2100) for word in words):
        found.append("number")  # an age or a year of birth
    if any(key(place) in whole for place in places if key(place)):
        found.append("place")
    if person is not None and any(len(part) > 2 and part in whole for part in words_of(person.name)):
        found.append("name")
    return tuple(sorted(found))
