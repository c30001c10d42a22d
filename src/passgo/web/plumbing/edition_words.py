"""Editions as the interface and the pages tell of them."""

from functools import lru_cache

from passgo.editions import Edition, load, names
from passgo.editions.facts import look_of
from passgo.web.edge.problems import Problem
from passgo.web.plumbing.texts import Speech


@lru_cache(maxsize=32)
def edition(name: str) -> Edition:
    """An edition of the package; a name from outside is never used as a path."""
    if name not in names():
        raise Problem("no-such-edition")
    return load(name)


@lru_cache(maxsize=64)
def edition_look(name: str) -> str:
    """The edition whose colours, drawings and words this one uses; to find out, its file is read."""
    return look_of(name)


def edition_speech(language: str, edition: Edition) -> Speech:
    """The language with this edition's own words."""
    return Speech(language, edition_look(edition.id))
