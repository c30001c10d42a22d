"""Views and happenings in sentences, for the plain pages."""

from collections.abc import Mapping

from passgo.editions import Edition
from passgo.engine.events import Event
from passgo.i18n import Speech
from passgo.tables.shown.facts import SeatFacts, SeatOwnFacts, TableView
from passgo.tables.shown.happenings import Happening
from passgo.web.plumbing.edition_words import edition_speech
from passgo.words.names import NO_NAMES, NOBODY, Names
from passgo.words.sentences import Told, tell_story, told


def names_of(edition: Edition, view: TableView, language: str, local: Mapping[str, str] = NO_NAMES) -> Names:
    speech = edition_speech(language, edition)
    reader = view.own.seat if isinstance(view.own, SeatOwnFacts) else NOBODY
    players = [seat_name(seat, speech) for seat in view.table.seats]
    return Names(
        edition, speech, players, reader=reader, genders=[seat.gender for seat in view.table.seats], local=local
    )


def seat_name(seat: SeatFacts, speech: Speech) -> str:
    """A short name: the person's, the bot's with its seat, or just the seat."""
    if seat.name:
        return seat.name
    if seat.bot:
        return bot_name(speech, seat.seat)
    return speech.say("page-seat", number=seat.seat + 1)


def bot_name(speech: Speech, seat: int) -> str:
    """The character of the edition who has that seat, or the seat's number where it has none."""
    character = f"character-{seat + 1}"
    if character in speech.catalogue:
        return speech.catalogue.plain(character, {})
    return speech.catalogue.plain("bot-name", {"number": seat + 1})


def seat_line(seat: SeatFacts, speech: Speech) -> str:
    """The person in a seat, and who plays for them."""
    name = seat.name or speech.say("page-no-name")
    if seat.player == "bot" and seat.name:
        return speech.say("page-seat-stand-in", name=name, bot=seat.bot)
    return speech.say(f"page-seat-{seat.player}", name=name, bot=seat.bot)


def tell(happenings: list[Happening], names: Names) -> list[str]:
    """The story of a table, line by line; the same line is not told twice in a row."""
    lines = tell_story([told_as(happening, names) for happening in happenings], names)
    return [line for line, before in zip(lines, ["", *lines], strict=False) if line != before]


def told_as(happening: Happening, names: Names) -> Told:
    """A happening as its sentence needs it; one that another release wrote and this one cannot tell becomes unknown."""
    event = Event(happening.type, happening.seat, happening.space, happening.amount, happening.other, happening.numbers)
    deal = None if happening.deal is None else happening.deal.deal()
    try:
        return told(event, names, deal, happening.reason)
    except (KeyError, IndexError):
        return told(Event("unknown", happening.seat), names)
