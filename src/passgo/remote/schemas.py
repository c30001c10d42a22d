"""The lines as types, with their JSON Schema: `docs/remote-bots-schemas.json`. Every line that is sent fits them."""

import sys
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from passgo.remote.lines import PROTOCOL


class Part(Struct, forbid_unknown_fields=True):
    """A part of a line."""


class SpaceFacts(Part):
    space: int
    id: str
    kind: str  # go | street | station | utility | cards | tax | jail | parking | go-to-jail | ride | entity | question
    name: str
    group: str | UnsetType = UNSET  # a deed has this and the following fields, other spaces do not
    price: int | UnsetType = UNSET
    mortgage: int | UnsetType = UNSET
    house_cost: int | UnsetType = UNSET
    hotel_cost: int | UnsetType = UNSET
    rents: list[int] | UnsetType = UNSET  # of a street: bare, 1 to 4 houses, hotel
    amount: int | UnsetType = UNSET  # a tax, the fare of a ride


class GameLine(Part, tag_field="type", tag="game"):
    """To the bot: a game begins. The answer is its id alone."""

    id: int
    protocol: int
    seat: int
    seats: int
    seed: int
    edition: str
    spaces: list[SpaceFacts]
    station_rents: list[int]  # by how many of them the owner has
    utility_factors: list[int]  # times the dice
    rules: dict[str, Any]  # every option in force: docs/options.md


class PlayerFacts(Part):
    seat: int
    at: int  # space
    jail: int  # turns tried in jail, -1 for a free player
    jail_cards: list[int]  # the deck of each
    out: bool
    cash: int | UnsetType = UNSET  # missing where it is hidden


class TitleFacts(Part):
    space: int
    owner: int
    level: int  # houses; 5 is a hotel
    mortgaged: bool


class BankFacts(Part):
    houses: int
    hotels: int


class DeckFacts(Part):
    cards: int
    discards: list[int]


class DebtFacts(Part):
    debtor: int
    creditor: int  # -1 is the bank
    amount: int
    space: int


class AuctionFacts(Part):
    space: int  # -1 for a building
    wants: list[int]  # a building: the space each seat declared
    bid: int
    bidder: int
    lowest: int
    asked: list[int]


class ShortageFacts(Part):
    """Shortage: there may not be enough buildings for everybody who wants some."""

    opener: int  # seat that wants to build, or to sell hotels
    hotel: bool
    wants: list[list[int]]  # by seat: the spaces declared
    asked: list[int]


class SideFacts(Part):
    cash: int
    deeds: list[int]  # spaces
    cards: int  # jail cards


class DealFacts(Part):
    give: SideFacts  # by seat that makes the offer
    take: SideFacts


class OfferFacts(Part):
    maker: int
    to: int
    deal: DealFacts


class ViewFacts(Part):
    """The game as this seat sees it."""

    role: int
    edition: str  # the hash of the edition
    players: list[PlayerFacts]
    titles: list[TitleFacts]  # deeds that somebody owns
    bank: BankFacts
    decks: list[DeckFacts]
    order: list[int]
    turn: int
    turns: int
    dice: list[int]
    awaiting: dict[str, str]
    debts: list[DebtFacts]
    auction: AuctionFacts | None
    shortage: ShortageFacts | None
    offers: list[OfferFacts]
    last_round: bool
    over: bool
    winners: list[int]


class ActionFacts(Part):
    """An action of a player."""

    type: str
    amount: int | UnsetType = UNSET
    space: int | UnsetType = UNSET
    spaces: list[int] | UnsetType = UNSET  # of build and want: several levels, in their order, in place of `space`
    seat: int | UnsetType = UNSET
    answer: str | UnsetType = UNSET
    deal: DealFacts | UnsetType = UNSET


class LegalFacts(Part):
    actions: list[ActionFacts]  # each can be sent back unchanged
    bid_min: int  # any bid from here
    bid_max: int  # to here; 0: none
    may_offer: bool


class AskLine(Part, tag_field="type", tag="ask"):
    """To the bot: decide. The answer is the id and an action."""

    id: int
    asked: str
    view: ViewFacts
    legal: LegalFacts


class Answer(Struct):
    """From the bot. Other fields are ignored."""

    id: int
    action: ActionFacts | None = None


LINE = msgspec.json.Decoder(GameLine | AskLine)


def schemas() -> dict[str, Any]:
    """One document: lines `to_bot` and `from_bot`, and all shapes in `$defs`."""
    (game, ask, answer), shapes = msgspec.json.schema_components(
        [GameLine, AskLine, Answer], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "passgo remote bots",
        "protocol": PROTOCOL,
        "to_bot": {"anyOf": [game, ask]},
        "from_bot": answer,
        "$defs": shapes,
    }


def schemas_text() -> str:
    """Text of docs/remote-bots-schemas.json."""
    return msgspec.json.format(msgspec.json.encode(schemas(), order="deterministic"), indent=1).decode() + "\n"


if __name__ == "__main__":
    sys.stdout.write(schemas_text())
