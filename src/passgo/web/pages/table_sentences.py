"""Views and happenings in sentences, for the plain pages."""

from passgo.editions import Edition
from passgo.engine import events
from passgo.engine.events import Event
from passgo.i18n import Speech
from passgo.tables.shown.facts import SeatFacts, TableView
from passgo.tables.shown.happenings import Happening
from passgo.web.plumbing.edition_words import edition_speech
from passgo.words.names import Names
from passgo.words.sentences import sentence, told_by


def names_of(edition: Edition, view: TableView, language: str) -> Names:
    speech = edition_speech(language, edition)
    return Names(edition, speech, [seat_name(seat, speech) for seat in view.table.seats])


def seat_name(seat: SeatFacts, speech: Speech) -> str:
    """A short name: the person's, the bot's with its seat, or just the seat."""
    if seat.name:
        return seat.name
    if seat.bot:
        return bot_name(speech, seat.seat)
    return speech.say("page-seat", number=seat.seat + 1)


def bot_name(speech: Speech, seat: int) -> str:
    return speech.catalogue.plain("bot-name", {"number": seat + 1})


def seat_line(seat: SeatFacts, speech: Speech) -> str:
    """The person in a seat, and who plays for them."""
    name = seat.name or speech.say("page-no-name")
    if seat.player == "bot" and seat.name:
        return speech.say("page-seat-stand-in", name=name, bot=seat.bot)
    return speech.say(f"page-seat-{seat.player}", name=name, bot=seat.bot)


def tell(happenings: list[Happening], names: Names) -> list[str]:
    """One sentence for each happening, except a payment that the one before reported, or a repeated one."""
    told: list[str] = []
    before: Event | None = None
    for happening in happenings:
        event = event_of(happening)
        line = told_as(happening, event, names)
        repeats = before is not None and event.type == events.RECEIVED and told_by(before, event)
        if not repeats and (not told or line != told[-1]):
            told.append(line)
        before = event
    return told


def event_of(happening: Happening) -> Event:
    return Event(happening.type, happening.seat, happening.space, happening.amount, happening.other, happening.numbers)


def told_as(happening: Happening, event: Event, names: Names) -> str:
    try:
        deal = None if happening.deal is None else happening.deal.deal()
        return sentence(event, names, deal, happening.reason)
    except (KeyError, IndexError):  # an entry of another release; the rest of the log is still worth reading
        return names.say("event-unknown")
