"""An edition as a browser needs it to draw and name the board: plain data, nothing that is not printed on it."""

from typing import Any

from passgo.editions.faults import Findings
from passgo.editions.files import locate, names, read
from passgo.editions.loader import Edition
from passgo.engine.board import CARD_EFFECTS, SPACE_KINDS, Card, Space
from passgo.engine.rules import RULES_VERSION


def board_facts(edition: Edition) -> dict[str, Any]:
    board = edition.board
    return {
        "id": edition.id,
        "look": look_of(edition.id),
        "currency": edition.currency,
        "hash": edition.hash,
        "tokens": [{"id": token.id, "glyph": token.glyph} for token in edition.tokens],
        "spaces": [space_facts(space) for space in board.spaces],
        "groups": [{"id": group.id, "kind": SPACE_KINDS[group.kind]} for group in board.groups],
        "decks": [{"id": deck.id, "cards": [card_facts(card) for card in deck.cards]} for deck in board.decks],
        "station_rents": board.station_rents,
        "utility_factors": board.utility_factors,
        "rules": board.rules.in_force(),
        "rules_version": RULES_VERSION,
        "names": {language: dict(names) for language, names in edition.names.items()},
    }


def look_of(name: str) -> str:
    """The edition whose colours, drawings and names are used: its own, or that of the one it inherits.

    One that was removed since looks like the classic board.
    """
    if name not in names():
        return "classic"
    path = locate(name)
    parent = (read(path, Findings(str(path))) or {}).get("inherits")
    return look_of(parent) if isinstance(parent, str) else name


def space_facts(space: Space) -> dict[str, Any]:
    return {
        "id": space.id,
        "kind": SPACE_KINDS[space.kind],
        "group": space.group,
        "price": space.price,
        "mortgage": space.mortgage,
        "unmortgage": space.unmortgage,
        "house_cost": space.house_cost,
        "hotel_cost": space.hotel_cost,
        "rents": space.rents,
        "amount": space.amount,
        "target": space.target,
        "fare": space.fare,
        "deck": space.deck,
    }


def card_facts(card: Card) -> dict[str, Any]:
    return {
        "id": card.id,
        "effect": CARD_EFFECTS[card.effect],
        "space": card.pos,
        "nearest": SPACE_KINDS[card.nearest] if card.nearest >= 0 else "",
        "amount": card.amount,
        "per_house": card.per_house,
        "per_hotel": card.per_hotel,
        "dice_multiplier": card.dice_multiplier,
    }
