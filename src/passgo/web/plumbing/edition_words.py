"""Editions as the interface and the pages tell of them."""

from functools import lru_cache

from passgo.editions import Edition, load, names
from passgo.editions.facts import look_of
from passgo.web.edge.problems import Problem
from passgo.web.plumbing.texts import Speech


@lru_cache(maxsize=32)
def edition(name: str) -> Edition:
    """An edition that comes with the package; a name from outside is never taken for a path."""
    if name not in names():
        raise Problem("no-such-edition")
    return load(name)


@lru_cache(maxsize=64)
def edition_look(name: str) -> str:
    """Whose colours, drawings and words an edition has; to find out means to read its file."""
    return look_of(name)


def edition_speech(language: str, edition: Edition) -> Speech:
    """The language as this edition speaks it."""
    return Speech(language, edition_look(edition.id))
