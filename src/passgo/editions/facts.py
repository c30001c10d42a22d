"""An edition as a browser needs it to draw and name the board: plain data, nothing that is not printed on it."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from passgo.editions.faults import Findings
from passgo.editions.files import locate, names, read
from passgo.editions.loader import Edition, Token
from passgo.engine.board import CARD_EFFECTS, SPACE_KINDS, Card, Space
from passgo.engine.rent import set_rent
from passgo.engine.rules import RULES_VERSION

# The browser's types list these words.
SpaceKind = Annotated[str, Meta(extra_json_schema={"enum": SPACE_KINDS})]
NearestKind = Annotated[str, Meta(extra_json_schema={"enum": ["", *SPACE_KINDS]})]
CardEffect = Annotated[str, Meta(extra_json_schema={"enum": CARD_EFFECTS})]


class SpaceFacts(Struct, frozen=True):
    """A space; what does not apply to it is 0, -1 or empty."""

    id: str
    kind: SpaceKind
    group: int
    price: int
    mortgage: int
    unmortgage: int
    house_cost: int
    hotel_cost: int
    rents: list[int]
    set_rent: int  # of the bare street while its whole group is in one hand
    amount: int
    target: int
    fare: int
    deck: int


class GroupFacts(Struct, frozen=True):
    id: str
    kind: SpaceKind


class CardFacts(Struct, frozen=True):
    """A card; what does not apply to it is 0, -1 or empty."""

    id: str
    effect: CardEffect
    space: int
    nearest: NearestKind
    amount: int
    per_house: int
    per_hotel: int
    dice_multiplier: int


class DeckFacts(Struct, frozen=True):
    id: str
    cards: list[CardFacts]


class BoardFacts(Struct, frozen=True):
    """An edition with everything that is printed on its board, deeds and cards."""

    id: str
    look: str  # the edition whose drawings and words it uses
    currency: str
    hash: str
    tokens: tuple[Token, ...]
    spaces: list[SpaceFacts]
    groups: list[GroupFacts]
    decks: list[DeckFacts]
    station_rents: list[int]
    utility_factors: list[int]
    rules: dict[str, Any]  # every option in force
    rules_version: int  # that this server plays
    names: dict[str, dict[str, str]]  # language, thing, name
    local: dict[str, dict[str, str]] = {}  # names of the board that is really played on; "" for all other languages


def board_facts(edition: Edition) -> BoardFacts:
    board = edition.board
    return BoardFacts(
        id=edition.id,
        look=look_of(edition.id),
        currency=edition.currency,
        hash=edition.hash,
        tokens=edition.tokens,
        spaces=[space_facts(space) for space in board.spaces],
        groups=[GroupFacts(group.id, SPACE_KINDS[group.kind]) for group in board.groups],
        decks=[DeckFacts(deck.id, [card_facts(card) for card in deck.cards]) for deck in board.decks],
        station_rents=board.station_rents,
        utility_factors=board.utility_factors,
        rules=board.rules.in_force(),
        rules_version=RULES_VERSION,
        names={language: dict(names) for language, names in edition.names.items()},
    )


def look_of(name: str) -> str:
    """The edition whose colours, drawings and names are used: its own, or that of the one it inherits.

    One that was removed since looks like the classic board.
    """
    if name not in names():
        return "classic"
    path = locate(name)
    parent = (read(path, Findings(str(path))) or {}).get("inherits")
    return look_of(parent) if isinstance(parent, str) else name


def space_facts(space: Space) -> SpaceFacts:
    return SpaceFacts(
        id=space.id,
        kind=SPACE_KINDS[space.kind],
        group=space.group,
        price=space.price,
        mortgage=space.mortgage,
        unmortgage=space.unmortgage,
        house_cost=space.house_cost,
        hotel_cost=space.hotel_cost,
        rents=space.rents,
        set_rent=set_rent(space) if space.rents else 0,
        amount=space.amount,
        target=space.target,
        fare=space.fare,
        deck=space.deck,
    )


def card_facts(card: Card) -> CardFacts:
    return CardFacts(
        id=card.id,
        effect=CARD_EFFECTS[card.effect],
        space=card.pos,
        nearest=SPACE_KINDS[card.nearest] if card.nearest >= 0 else "",
        amount=card.amount,
        per_house=card.per_house,
        per_hotel=card.per_hotel,
        dice_multiplier=card.dice_multiplier,
    )
