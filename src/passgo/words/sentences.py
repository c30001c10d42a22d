"""Sentences for events, for the terminal and the pages."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from passgo.engine import events
from passgo.engine.actions import Deal
from passgo.engine.board import QUESTION_OUTCOMES
from passgo.engine.events import Event
from passgo.engine.state import REASONS, Offer
from passgo.words.names import Names
from passgo.words.story import Line, borrowed_from, story

NAME_A_SUM: Final = (events.SALARY, events.MORTGAGED, events.SOLD, events.SURRENDERED, events.LIQUIDATED)
GOING: Final = "going"  # once, twice: said by the table
OF_BUILDINGS_TOO: Final = (events.AUCTION_OPENED, events.AUCTION_WON, events.AUCTION_UNSOLD)
WITH_DECK: Final = (events.CARD_DRAWN, events.CARD_USED, events.DECK_SHUFFLED)
WITH_SEATS: Final = (events.STARTED, events.GAME_OVER)
WITH_LEVEL: Final = (events.BUILT, events.SOLD)
WITH_SPACES: Final = (events.SHORTAGE, events.WANTED, events.ESTATE_PASSED)


@dataclass(frozen=True)
class Told:
    """An event with what its sentence needs."""

    event: Event
    kind: str
    arguments: dict[str, object]


def told(event: Event, names: Names, deal: Deal | None = None, reason: str = "") -> Told:
    """The event as it is told: an offer with its deal, a correction with what the judge wrote."""
    return Told(event, kind_of(event, deal), arguments_of(event, names, deal, reason))


def tell(happened: Sequence[Event], names: Names, offers: Sequence[Offer]) -> list[str]:
    """What happened, line by line."""
    return tell_story([told(event, names, deal_told(event, offers)) for event in happened], names)


def tell_story(happened: Sequence[Told], names: Names) -> list[str]:
    """Lines of the story; events that belong together are one line."""
    kinds = kinds_of(happened)
    lines = story(kinds, [one.event.seat for one in happened])
    return [" ".join(line_sentences(line, happened, kinds, names)) for line in lines]


def line_sentences(line: Line, happened: Sequence[Told], kinds: Sequence[str], names: Names) -> Iterator[str]:
    for one, of in line.sentences:
        for at in of if one.each else of[-1:]:
            arguments = dict(happened[at].arguments)
            for name, kind in one.borrowed:
                arguments[name] = happened[borrowed_from(line, kind, kinds)].arguments[name]
            if one.sum:
                arguments["amount"] = names.money(sum(abs(happened[i].event.amount) for i in of))
                arguments["spaces"] = names.places([happened[i].event.space for i in of])
            yield names.say(known_key(one.key, names), **arguments)


def deal_told(event: Event, offers: Sequence[Offer]) -> Deal | None:
    if event.type == events.OFFERED:
        for offer in offers:
            if (offer.maker, offer.to) == (event.seat, event.other):
                return offer.deal
    return None


def sentence(event: Event, names: Names) -> str:
    """The sentence for an event alone."""
    one = told(event, names)
    return names.say(known_key(f"event-{one.kind}", names), **one.arguments)


def known_key(key: str, names: Names) -> str:
    """The key, or that of the type if no text has the variant."""
    while key and key not in names.speech.catalogue:
        key = key.rpartition("-")[0]
    return key or "event-unknown"


def arguments_of(event: Event, names: Names, deal: Deal | None, reason: str) -> dict[str, object]:
    numbers = event.numbers or []
    with_deck = event.type in WITH_DECK
    return {
        "player": names.player(event.seat),
        "other": "" if with_deck else names.player(event.other),
        "space": names.space(event.space),
        "amount": names.money(abs(event.amount)),
        "count": event.amount,
        "dice": names.dice(numbers),
        "players": names.several(numbers) if event.type in WITH_SEATS else "",
        "level": names.level(event.other) if event.type in WITH_LEVEL else "",
        "deck": names.deck(event.other) if with_deck else "",
        "note": names.card(event.other, event.amount) if event.type == events.CARD_DRAWN else "",
        "go": names.go(),
        "give": "" if deal is None else names.given(deal),
        "take": "" if deal is None else names.taken(deal),
        "reason": reason,
        **of_buildings(event, names, numbers),
    }


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


def kinds_of(happened: Sequence[Told]) -> list[str]:
    """Kinds of events in a row. A payment that is not what the event before it named is one of its own."""
    kinds = [one.kind for one in happened]
    for at in range(1, len(kinds)):
        before, event = happened[at - 1].event, happened[at].event
        if event.type == events.RECEIVED and before.type in NAME_A_SUM and before.amount != event.amount:
            kinds[at] = f"{kinds[at]}-part"
    return kinds


def kind_of(event: Event, deal: Deal | None = None) -> str:
    """Kind of an event: its type, and the variant by which it is told."""
    said = variant(event, deal)
    return f"{event.type}-{said}" if said else event.type


def variant(event: Event, deal: Deal | None) -> str:
    said = of_estate(event)
    if event.type == GOING:
        said = str(event.amount or event.other)
    elif event.type in (events.OWED, events.PAID):
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
