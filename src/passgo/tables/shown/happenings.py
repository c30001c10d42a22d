"""Happenings: what an entry brought about, for people to read. A type and its arguments, never a sentence."""

from typing import Final

from msgspec import Struct

from passgo.engine import events
from passgo.engine.actions import Action, Deal
from passgo.engine.events import Event

# CHAMP-RENT-7: where nobody may be prompted, only the judge learns that rent could be claimed or has lapsed.
PROMPTS: Final = frozenset({events.RENT_DUE, events.CLAIM_LAPSED})


class DealSide(Struct, frozen=True):
    cash: int = 0
    deeds: list[int] = []  # by space
    cards: int = 0  # cards that free from jail


class DealFacts(Struct, frozen=True):
    """The terms of a deal, as the player who offers it sees them."""

    give: DealSide
    take: DealSide

    @classmethod
    def of(cls, deal: Deal) -> "DealFacts":
        return cls(
            DealSide(deal.give_cash, deal.give_deeds, deal.give_cards),
            DealSide(deal.take_cash, deal.take_deeds, deal.take_cards),
        )

    def deal(self) -> Deal:
        give, take = self.give, self.take
        return Deal(give.cash, give.deeds, give.cards, take.cash, take.deeds, take.cards)


class Happening(Struct, frozen=True, omit_defaults=True):
    """One event of the rules or of the table. Fields that a type does not use keep their defaults."""

    type: str
    seat: int = -1
    space: int = -1
    amount: int = 0
    other: int = -1  # another seat, a deck, a level, as the type says
    numbers: list[int] | None = None
    by: str = ""  # who did it for the seat: bot | clock | table | judge
    reason: str = ""
    deal: DealFacts | None = None


def from_events(happened: list[Event], by: str, seat: int, action: Action, deal: Deal | None) -> list[Happening]:
    """Happenings from the engine's events; an offer and its acceptance carry the deal they are about."""
    told = []
    for event in happened:
        about = deal if event.type in (events.OFFERED, events.ACCEPTED) else None
        told.append(
            Happening(
                event.type,
                event.seat,
                event.space,
                event.amount,
                event.other,
                event.numbers,
                "" if by == "person" else by,
                "",
                None if about is None else DealFacts.of(about),
            )
        )
    if not told:
        told.append(Happening(action.name(), seat))
    return told


def without_prompts(told: list[Happening]) -> list[Happening]:
    return [happening for happening in told if happening.type not in PROMPTS]
