"""From a checked document to what the engine plays: the board, and the hash that pins it to a game."""

import hashlib
import json
from collections.abc import Mapping

from passgo.editions.cells import number, table, tables, text, wholes, word
from passgo.editions.shapes import Table
from passgo.engine.board import (
    CARD_EFFECTS,
    QUESTION_OUTCOMES,
    SPACE_KINDS,
    Board,
    Card,
    Deck,
    Group,
    Outcome,
    Space,
)
from passgo.engine.rules import OPTION_BY_NAME, READINGS, Rules

TEXT_KEYS = frozenset({"name", "names", "note"})


def build_board(data: Table, options: Mapping[str, object], rules: int, hash: str) -> Board:
    """The board as it was played under these rules; the hash is that of what the options were then."""
    edition, board = table(data, "edition"), table(data, "board")
    fewest, most = wholes(edition, "players")
    group_ids, deck_ids = list(table(data, "groups")), list(table(data, "decks"))
    rows = tables(board, "spaces")
    spaces = [build_space(row, group_ids, deck_ids) for row in rows]
    built = Board(
        text(edition, "id"),
        hash,
        fewest,
        most,
        spaces,
        [Group(group_id, kind_of_group(group_id, rows)) for group_id in group_ids],
        [build_deck(deck_id, table(table(data, "decks"), deck_id), spaces) for deck_id in deck_ids],
        Rules({**options, **READINGS.get(rules, {})}),
    )
    built.rules_version = rules
    built.station_rents = wholes(board, "station_rents")
    built.utility_factors = wholes(board, "utility_factors")
    question = table(data, "question")
    built.question_table = [build_outcome(row) for row in tables(question, "table")]
    built.question_sounds = [build_outcome(row) for row in tables(question, "sounds")]
    return built


def kind_of_group(group_id: str, rows: list[Table]) -> int:
    return next(SPACE_KINDS.index(text(row, "kind")) for row in rows if row.get("group") == group_id)


def build_space(row: Table, group_ids: list[str], deck_ids: list[str]) -> Space:
    space = Space(number(row, "pos"), text(row, "id"), SPACE_KINDS.index(text(row, "kind")), text(row, "name"))
    group, deck = word(row, "group"), word(row, "deck")
    space.group = -1 if group is None else group_ids.index(group)
    space.deck = -1 if deck is None else deck_ids.index(deck)
    space.price = number(row, "price")
    space.mortgage = number(row, "mortgage")
    space.unmortgage = number(row, "unmortgage")
    space.house_cost = number(row, "house_cost")
    space.hotel_cost = number(row, "hotel_cost")
    space.rents = wholes(row, "rents")
    space.amount = number(row, "amount")
    space.target = number(row, "target")
    space.fare = number(row, "fare")
    return space


def build_deck(deck_id: str, row: Table, spaces: list[Space]) -> Deck:
    cards = [build_card(card, spaces) for card in tables(row, "cards")]
    return Deck(deck_id, cards, row.get("discard") == "faceUp")


def build_card(row: Table, spaces: list[Space]) -> Card:
    card = Card(text(row, "id"), CARD_EFFECTS.index(text(row, "effect")))
    target, nearest = word(row, "to"), word(row, "nearest")
    card.pos = next((space.pos for space in spaces if space.id == target), -1)
    card.nearest = -1 if nearest is None else SPACE_KINDS.index(nearest)
    card.steps = number(row, "steps")
    card.collect_go = row.get("collect_go") is not False
    card.amount = number(row, "amount")
    card.per_house = number(row, "per_house")
    card.per_hotel = number(row, "per_hotel")
    card.rent_multiplier = number(row, "rent_multiplier", 1)
    card.dice_multiplier = number(row, "dice_multiplier")
    return card


def build_outcome(row: Table) -> Outcome:
    return Outcome(QUESTION_OUTCOMES.index(text(row, "outcome")), number(row, "amount"), number(row, "weight", 1))


def departing(options: Mapping[str, object]) -> dict[str, object]:
    """The options that do not stand at their default."""
    return {name: value for name, value in options.items() if value != OPTION_BY_NAME[name].default}


def content_hash(data: Table, options: Mapping[str, object]) -> str:
    """SHA-256 of what affects play: players, board, decks, question outcomes and options, not names or comments.

    Options at their default must be left out, so that an option added to the engine later leaves old hashes alone.
    """
    content = {
        "players": table(data, "edition").get("players"),
        "groups": list(table(data, "groups")),
        "board": without_texts(table(data, "board")),
        "decks": [[deck_id, without_texts(deck)] for deck_id, deck in table(data, "decks").items()],
        "question": without_texts(table(data, "question")),
        "rules": options,
    }
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def without_texts(value: object) -> object:
    if isinstance(value, dict):
        return {key: without_texts(entry) for key, entry in value.items() if key not in TEXT_KEYS}
    if isinstance(value, list):
        return [without_texts(entry) for entry in value]
    return value
