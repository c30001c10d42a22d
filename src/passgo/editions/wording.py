"""Edition data in short words, for the reference pages and the comparison of editions."""

from passgo.engine.board import (
    CARD_EFFECTS,
    EFFECT_ADVANCE_TO,
    EFFECT_ADVANCE_TO_NEAREST,
    EFFECT_MOVE_RELATIVE,
    EFFECT_REPAIRS,
    QUESTION_OUTCOMES,
    SPACE_CARDS,
    SPACE_ENTITY,
    SPACE_KINDS,
    SPACE_RIDE,
    SPACE_STREET,
    SPACE_TAX,
    Board,
    Card,
    Outcome,
    Space,
)
from passgo.engine.rules import Option


def value_words(value: object) -> str:
    """An option's value as it is written in an edition file."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def allowed_words(option: Option) -> str:
    if option.allowed:
        return ", ".join(value_words(value) for value in option.allowed)
    if isinstance(option.default, bool):
        return "true, false"
    return "a table of numbers" if isinstance(option.default, list) else "a number"


def space_words(space: Space, board: Board) -> str:
    """What a space does, beside its deed."""
    if space.kind == SPACE_CARDS:
        return f"draw from {board.decks[space.deck].id}"
    if space.kind == SPACE_TAX:
        return f"pay {space.amount}"
    if space.kind == SPACE_RIDE:
        return f"ride for {space.fare}"
    if space.kind == SPACE_ENTITY:
        return f"{space.amount} at {space.target} or more"
    return ""


def deed_words(space: Space) -> str:
    """Every figure of a deed in one line."""
    figures = f"price {space.price}, mortgage {space.mortgage}"
    if space.unmortgage:
        figures += f", unmortgage {space.unmortgage}"
    if space.kind == SPACE_STREET:
        figures += f", house {space.house_cost}, hotel {space.hotel_cost}, rents {numbers_words(space.rents)}"
    return figures


def numbers_words(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)


def card_words(card: Card, board: Board) -> str:
    """What a card does, exactly."""
    words = [CARD_EFFECTS[card.effect]]
    if card.effect == EFFECT_ADVANCE_TO:
        words.append(board.spaces[card.pos].id)
    elif card.effect == EFFECT_ADVANCE_TO_NEAREST:
        words.append(SPACE_KINDS[card.nearest])
        words += [f"rent x{card.rent_multiplier}"] if card.rent_multiplier != 1 else []
        words += [f"dice x{card.dice_multiplier}"] if card.dice_multiplier else []
    elif card.effect == EFFECT_MOVE_RELATIVE:
        words.append(str(card.steps))
    elif card.effect == EFFECT_REPAIRS:
        words.append(f"house {card.per_house}, hotel {card.per_hotel}")
    elif card.amount:
        words.append(str(card.amount))
    return " ".join(words) + ("" if card.collect_go else ", no salary")


def outcome_words(outcome: Outcome) -> str:
    amount = f" {outcome.amount}" if outcome.amount else ""
    return QUESTION_OUTCOMES[outcome.kind] + amount
