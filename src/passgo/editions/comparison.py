"""What differs between two editions: frame, spaces, decks, rules."""

from dataclasses import dataclass

from passgo.editions.loader import Edition
from passgo.editions.wording import card_words, deed_words, numbers_words, outcome_words, space_words, value_words
from passgo.engine.board import SPACE_KINDS, Board, Deck, Outcome, Space

ABSENT = "-"


@dataclass(frozen=True)
class Difference:
    part: str  # frame, spaces, decks or rules
    thing: str
    left: str
    right: str


def differences(left: Edition, right: Edition) -> list[Difference]:
    pairs = [("frame", frame(left), frame(right)), ("spaces", spaces(left.board), spaces(right.board))]
    pairs += [("decks", decks(left.board), decks(right.board)), ("rules", rules(left.board), rules(right.board))]
    return [difference for part, one, other in pairs for difference in unequal(part, one, other)]


def unequal(part: str, left: dict[str, str], right: dict[str, str]) -> list[Difference]:
    things = list(dict.fromkeys([*left, *right]))
    rows = [Difference(part, thing, left.get(thing, ABSENT), right.get(thing, ABSENT)) for thing in things]
    return [row for row in rows if row.left != row.right]


def frame(edition: Edition) -> dict[str, str]:
    fewest, most = edition.players
    facts = {
        "name": edition.name,
        "players": f"{fewest} to {most}",
        "tokens": token_words(edition),
        "currency": edition.currency or ABSENT,
    }
    return {**facts, **{f"word for {word}": name for word, name in edition.words.items()}}


def token_words(edition: Edition) -> str:
    """Their names, or how many there are."""
    names = [edition.name_of(f"token.{token.id}") for token in edition.tokens]
    return ", ".join(names) or str(edition.token_count or ABSENT)


def spaces(board: Board) -> dict[str, str]:
    facts = {
        "station_rents": numbers_words(board.station_rents) or ABSENT,
        "utility_factors": numbers_words(board.utility_factors) or ABSENT,
    }
    for space in board.spaces:
        facts[f"{space.pos} id"] = space.id
        facts[f"{space.pos} name"] = space.name
        facts[f"{space.pos} kind"] = kind_words(space, board)
        facts[f"{space.pos} figures"] = deed_words(space) if space.deed >= 0 else space_words(space, board) or ABSENT
    return facts


def kind_words(space: Space, board: Board) -> str:
    kind = SPACE_KINDS[space.kind]
    return f"{kind} of {board.groups[space.group].id}" if space.group >= 0 else kind


def decks(board: Board) -> dict[str, str]:
    facts = {"question table": outcomes(board.question_table), "question sounds": outcomes(board.question_sounds)}
    for deck in board.decks:
        facts[f"{deck.id} discard"] = discard_words(deck)
        facts[f"{deck.id} cards"] = str(len(deck.cards))
        for card in deck.cards:
            facts[f"{deck.id} {card.id}"] = card_words(card, board)
    return facts


def discard_words(deck: Deck) -> str:
    return "faceUp" if deck.face_up else "bottom"


def outcomes(rows: list[Outcome]) -> str:
    return ", ".join(f"{outcome_words(row)} (x{row.weight})" for row in rows) or ABSENT


def rules(board: Board) -> dict[str, str]:
    return {name: value_words(value) for name, value in board.rules.in_force().items()}
