"""What happened, in sentences."""

from collections.abc import Sequence
from typing import Final

from passgo.engine import events
from passgo.engine.board import QUESTION_OUTCOMES
from passgo.engine.events import Event
from passgo.engine.state import REASONS, Offer
from passgo.play.names import Names
from passgo.play.texts import TEXTS, say

# These name an amount that the Bank then pays out: told once is enough.
TELL_WHAT_IS_RECEIVED: Final = (
    events.SALARY, events.MORTGAGED, events.SOLD, events.SURRENDERED, events.QUESTION_ASKED,
)  # fmt: skip
OF_BUILDINGS_TOO: Final = (events.AUCTION_OPENED, events.AUCTION_WON, events.AUCTION_UNSOLD)


def tell(happened: Sequence[Event], names: Names, offers: Sequence[Offer]) -> list[str]:
    """One sentence for each event; a payment that the sentence before has told is left out."""
    told: list[str] = []
    before: Event | None = None
    for event in happened:
        if not (event.type == events.RECEIVED and before is not None and told_by(before, event)):
            told.append(sentence(event, names, offers))
        before = event
    return told


def told_by(before: Event, received: Event) -> bool:
    same = before.seat == received.seat and before.amount == received.amount
    return same and before.type in TELL_WHAT_IS_RECEIVED


def sentence(event: Event, names: Names, offers: Sequence[Offer]) -> str:
    numbers = event.numbers or []
    offer = offer_told(event, offers)
    with_card = event.type == events.CARD_DRAWN
    with_deck = with_card or event.type in (events.CARD_USED, events.DECK_SHUFFLED)
    with_seats = event.type in (events.STARTED, events.GAME_OVER)
    said = say(
        text_key(event, offer),
        player=names.player(event.seat),
        other="" if with_deck else names.player(event.other) if event.other < len(names.players) else "",
        space=names.space(event.space),
        amount=names.money(abs(event.amount)),
        count=event.amount,
        dice=names.dice(numbers),
        players=names.several(numbers) if with_seats else "",
        level=names.level(event.other) if event.type in (events.BUILT, events.SOLD) else "",
        deck=names.deck(event.other) if with_deck else "",
        note=names.card(event.other, event.amount) if with_card else "",
        go=names.word("go"),
        jail=names.word("jail"),
        give="" if offer is None else names.given(offer.deal),
        take="" if offer is None else names.taken(offer.deal),
    )
    return said[:-1] if said.endswith("..") else said  # a name may end with a full stop of its own


def offer_told(event: Event, offers: Sequence[Offer]) -> Offer | None:
    if event.type == events.OFFERED:
        for offer in offers:
            if (offer.maker, offer.to) == (event.seat, event.other):
                return offer
    return None


def text_key(event: Event, offer: Offer | None) -> str:
    """The text for an event: that of its type, or of the variant that fits."""
    key = f"event-{event.type}"
    variant = ""
    if event.type in (events.OWED, events.PAID):
        variant = REASONS[event.numbers[0]] if event.numbers else ""
    elif event.type == events.QUESTION_ASKED:
        variant = QUESTION_OUTCOMES[event.other]
    elif event.type in OF_BUILDINGS_TOO:
        variant = "building" if event.space < 0 else ""
    elif event.type == events.MOVED:
        variant = "back" if event.amount < 0 else ""
    elif event.type == events.FREED:
        variant = "fine" if event.amount else ""
    elif event.type == events.RENT_DUE:
        variant = "" if event.amount else "dice"
    elif event.type == events.ENTITY_FOUGHT:
        variant = "lost" if event.amount < 0 else ""
    elif event.type == events.BUILT:
        variant = "" if event.amount else "won"
    elif event.type == events.OFFERED:
        variant = "gone" if offer is None else ""
    elif event.type == events.GAME_OVER:
        variant = "shared" if len(event.numbers or []) > 1 else ""
    return f"{key}-{variant}" if f"{key}-{variant}" in TEXTS else key
