"""Views and happenings in sentences, for the plain pages."""

from typing import Final

from passgo.editions import Edition
from passgo.engine import events
from passgo.engine.actions import Deal, deal_from_json
from passgo.engine.events import Event
from passgo.engine.state import Offer
from passgo.play.telling import text_key, told_by
from passgo.tables.facts import SeatFacts, TableView
from passgo.tables.happenings import Happening
from passgo.web.naming import Names, edition_speech
from passgo.web.texts import Speech

WITH_DECK: Final = (events.CARD_DRAWN, events.CARD_USED, events.DECK_SHUFFLED)
WITH_SEATS: Final = (events.STARTED, events.GAME_OVER)
WITH_LEVEL: Final = (events.BUILT, events.SOLD)


def names_of(edition: Edition, view: TableView, language: str) -> Names:
    speech = edition_speech(language, edition)
    return Names(edition, speech, [seat_name(seat, speech) for seat in view.table.seats])


def seat_name(seat: SeatFacts, speech: Speech) -> str:
    """A short name: the person's, the bot's with its seat, or just the seat."""
    if seat.name:
        return seat.name
    if seat.bot:
        return bot_name(seat.bot, seat.seat)
    return speech.say("page-seat", number=seat.seat + 1)


def bot_name(bot: str, seat: int) -> str:
    return f"{bot} {seat + 1}"


def seat_line(seat: SeatFacts, speech: Speech) -> str:
    """Who sits there and who plays for him."""
    name = seat.name or speech.say("page-no-name")
    if seat.player == "bot" and seat.name:
        return speech.say("page-seat-stand-in", name=name, bot=seat.bot)
    return speech.say(f"page-seat-{seat.player}", name=name, bot=seat.bot)


def tell(happenings: list[Happening], names: Names) -> list[str]:
    """One sentence for each; a payment that the one before has told, or the same once more, is left out."""
    told: list[str] = []
    before: Event | None = None
    for happening in happenings:
        event = event_of(happening)
        line = sentence(happening, event, names)
        repeats = before is not None and event.type == events.RECEIVED and told_by(before, event)
        if not repeats and (not told or line != told[-1]):
            told.append(line)
        before = event
    return told


def event_of(happening: Happening) -> Event:
    return Event(happening.type, happening.seat, happening.space, happening.amount, happening.other, happening.numbers)


def sentence(happening: Happening, event: Event, names: Names) -> str:
    try:
        deal = None if happening.deal is None else deal_from_json(happening.deal)
        return names.say(key_of(event, deal, names), **arguments(happening, event, deal, names))
    except (KeyError, IndexError):  # an entry of another version; the rest of the log is still worth reading
        return names.say("event-unknown")


def key_of(event: Event, deal: Deal | None, names: Names) -> str:
    by_amount = f"event-{event.type}-{event.amount}"  # like going once, going twice
    offer = None if deal is None else Offer(event.seat, event.other, deal)
    known = names.speech.catalogue
    return next((key for key in (by_amount, text_key(event, offer)) if key in known), "event-unknown")


def arguments(happening: Happening, event: Event, deal: Deal | None, names: Names) -> dict[str, object]:
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
        "reason": happening.reason,
    }
