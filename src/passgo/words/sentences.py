"""Sentences for events, for the terminal and the pages."""

from collections.abc import Sequence
from typing import Final

from passgo.engine import events
from passgo.engine.actions import Deal
from passgo.engine.board import QUESTION_OUTCOMES
from passgo.engine.events import Event
from passgo.engine.state import REASONS, Offer
from passgo.words.names import Names

# These name an amount that the Bank then pays out: saying it once is enough.
TELL_WHAT_IS_RECEIVED: Final = (
    events.SALARY, events.MORTGAGED, events.SOLD, events.SURRENDERED, events.QUESTION_ASKED, events.LIQUIDATED,
)  # fmt: skip
OF_BUILDINGS_TOO: Final = (events.AUCTION_OPENED, events.AUCTION_WON, events.AUCTION_UNSOLD)
WITH_DECK: Final = (events.CARD_DRAWN, events.CARD_USED, events.DECK_SHUFFLED)
WITH_SEATS: Final = (events.STARTED, events.GAME_OVER)
WITH_LEVEL: Final = (events.BUILT, events.SOLD)
WITH_SPACES: Final = (events.SHORTAGE, events.WANTED, events.ESTATE_PASSED)


def tell(happened: Sequence[Event], names: Names, offers: Sequence[Offer]) -> list[str]:
    """One sentence for each event, without a payment that the sentence before has already named."""
    told: list[str] = []
    before: Event | None = None
    for event in happened:
        if not (event.type == events.RECEIVED and before is not None and told_by(before, event)):
            told.append(sentence(event, names, deal_told(event, offers)))
        before = event
    return told


def told_by(before: Event, received: Event) -> bool:
    same = before.seat == received.seat and before.amount == received.amount
    return same and before.type in TELL_WHAT_IS_RECEIVED


def deal_told(event: Event, offers: Sequence[Offer]) -> Deal | None:
    if event.type == events.OFFERED:
        for offer in offers:
            if (offer.maker, offer.to) == (event.seat, event.other):
                return offer.deal
    return None


def sentence(event: Event, names: Names, deal: Deal | None, reason: str = "") -> str:
    """The sentence for an event; `reason` is what a judge wrote."""
    numbers = event.numbers or []
    with_deck = event.type in WITH_DECK
    return names.say(
        text_key(event, names, deal),
        player=names.player(event.seat),
        other="" if with_deck else names.player(event.other),
        space=names.space(event.space),
        amount=names.money(abs(event.amount)),
        count=event.amount,
        dice=names.dice(numbers),
        players=names.several(numbers) if event.type in WITH_SEATS else "",
        level=names.level(event.other) if event.type in WITH_LEVEL else "",
        deck=names.deck(event.other) if with_deck else "",
        note=names.card(event.other, event.amount) if event.type == events.CARD_DRAWN else "",
        go=names.go(),
        give="" if deal is None else names.given(deal),
        take="" if deal is None else names.taken(deal),
        reason=reason,
        **of_buildings(event, names, numbers),
    )


def of_buildings(event: Event, names: Names, numbers: Sequence[int]) -> dict[str, object]:
    """Arguments that only a few events have: how many buildings, where, and what they brought."""
    said: dict[str, object] = {"spaces": names.places(numbers)} if event.type in WITH_SPACES else {}
    if event.type == events.SHORTAGE:
        hotel = event.other == 1
        sells = not numbers
        said["pieces"] = names.word("hotel") if sells else names.buildings(hotel, len(numbers))
        said["left"] = names.buildings(hotel, event.amount)
    elif event.type == events.LIQUIDATED and len(numbers) == 2:
        said["buildings"], said["deeds"] = names.money(numbers[0]), names.money(numbers[1])
    return said


def text_key(event: Event, names: Names, deal: Deal | None) -> str:
    """Text key of an event: by its amount (going once, going twice), by the variant that fits, or by its type."""
    key = f"event-{event.type}"
    wanted = (f"{key}-{event.amount}", f"{key}-{variant(event, deal)}", key)
    return next((text for text in wanted if text in names.speech.catalogue), "event-unknown")


def variant(event: Event, deal: Deal | None) -> str:
    said = of_estate(event)
    if event.type in (events.OWED, events.PAID):
        said = REASONS[event.numbers[0]] if event.numbers else ""
    elif event.type == events.QUESTION_ASKED:
        said = QUESTION_OUTCOMES[event.other]
    elif event.type in OF_BUILDINGS_TOO:
        said = "building" if event.space < 0 else ""
    elif event.type == events.MOVED:
        said = "back" if event.amount < 0 else ""
    elif event.type == events.FREED:
        said = "fine" if event.amount else ""
    elif event.type == events.RENT_DUE:
        said = "" if event.amount else "dice"
    elif event.type == events.ENTITY_FOUGHT:
        said = "lost" if event.amount < 0 else ""
    elif event.type == events.BUILT:
        said = "" if event.amount else "won"
    elif event.type == events.OFFERED:
        said = "gone" if deal is None else ""
    elif event.type == events.GAME_OVER:
        said = "shared" if len(event.numbers or []) > 1 else ""
    return said


def of_estate(event: Event) -> str:
    """Variant for a shortage opened by a seller of hotels, or for an estate of only buildings or only mortgages."""
    numbers = event.numbers or []
    if event.type == events.SHORTAGE:
        return "" if numbers else "sells"
    if event.type != events.LIQUIDATED or len(numbers) != 2 or all(numbers):
        return ""
    return "buildings" if numbers[0] else "deeds"
