"""Editions as the REST interface gives them."""

from functools import lru_cache

from passgo.editions import names
from passgo.engine.board import SPACE_KINDS
from passgo.web.api import wire
from passgo.web.plumbing.edition_words import edition


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
