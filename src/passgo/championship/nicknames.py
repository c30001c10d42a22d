"""Nicknames: what the director should check before approving one (CHAMP-POST-2, CHAMP-POST-3, CHAMP-POST-4,
CHAMP-POST-5).

The lists point things out and decide nothing: a word can be innocent, and no list is complete.
"""

import hashlib
import re
import tomllib
from collections.abc import Callable, Collection, Iterable
from functools import cache
from importlib import resources
from itertools import count
from typing import Any, Final

from passgo.championship.personal_data import Person, key

LONGEST: Final = 24
DRAWN_IN: Final = "en"  # where the language of an entrant has no words of its own
WITHOUT_FIGURE: Final = 40  # so many draws; then a figure is added
WITHOUT_CONCERN: Final = 400  # so many draws; then whatever is free: a long name could hold every word of the list


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


def draw(seed: str, language: str, taken: Collection[str], concerned: Callable[[str], bool]) -> str:
    """A nickname from words of the game that nobody needs to approve: the first free one, by lot from the seed.

    `taken` are keys of other nicknames.
    """
    tongues = listed()["drawn"]
    words = tongues.get(language.partition("-")[0], tongues[DRAWN_IN])
    for i in count():
        lot = int.from_bytes(hashlib.sha256(f"{seed}:{i}".encode()).digest()[:8], "big")
        first, second = lot % len(words["first"]), lot // 1000 % len(words["second"])
        nickname = f"{words['first'][first]} {words['second'][second]}"
        if i >= WITHOUT_FIGURE:
            nickname += f" {2 + i % 8 if i < WITHOUT_CONCERN else 200 + i}"  # neither an age nor a year of birth
        if key(nickname) not in taken and (i >= WITHOUT_CONCERN or not concerned(nickname)):
            return nickname
    raise AssertionError("a counter has no end")


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
