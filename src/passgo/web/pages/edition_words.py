"""The words for editions, in the interface and on the pages."""

from functools import lru_cache

from passgo.editions import Edition, load, names
from passgo.editions.facts import look_of
from passgo.engine.board import SPACE_KINDS
from passgo.web.api import wire
from passgo.web.edge.problems import Problem
from passgo.web.pages.texts import Speech


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


@lru_cache(maxsize=1)
def edition_names() -> list[wire.EditionName]:
    return [wire.EditionName(e.id, e.name, list(e.players), e.hash) for e in map(edition, names())]


@lru_cache(maxsize=32)
def edition_answer(name: str) -> wire.EditionAnswer:
    found = edition(name)
    board = found.board
    spaces = [
        wire.SpaceFacts(s.pos, s.id, SPACE_KINDS[s.kind], s.group, s.price, s.mortgage, s.house_cost, s.rents)
        for s in board.spaces
    ]
    return wire.EditionAnswer(
        found.id,
        found.name,
        list(found.players),
        found.currency,
        found.hash,
        spaces,
        [group.id for group in board.groups],
        [deck.id for deck in board.decks],
        board.rules.values,
        dict(found.words),
        {language: dict(things) for language, things in found.names.items()},
    )
