"""Views and happenings in sentences, for the plain pages."""

from passgo.editions import Edition
from passgo.engine.actions import Deal, deal_from_json
from passgo.engine.events import Event
from passgo.engine.state import Offer
from passgo.play.names import Names
from passgo.play.telling import sentence
from passgo.tables.facts import SeatFacts, TableView
from passgo.tables.happenings import Happening
from passgo.web import texts


def names_of(edition: Edition, view: TableView) -> Names:
    return Names(edition, [seat_name(seat) for seat in view.table.seats])


def seat_name(seat: SeatFacts) -> str:
    """A short name: the person's, the bot's with its seat, or just the seat."""
    if seat.name:
        return seat.name
    if seat.bot:
        return f"{seat.bot} {seat.seat + 1}"
    return texts.page("seat", number=seat.seat + 1)


def seat_line(seat: SeatFacts) -> str:
    """Who sits there and who plays for him."""
    name = seat.name or texts.page("no-name")
    if seat.player == "bot" and seat.name:
        return texts.page("seat-stand-in", name=name, bot=seat.bot)
    return texts.page(f"seat-{seat.player}", name=name, bot=seat.bot)


def tell(happenings: list[Happening], names: Names) -> list[str]:
    """One sentence for each; what only repeats the one before is left out."""
    told = [one(happening, names) for happening in happenings]
    return [line for number, line in enumerate(told) if line and (number == 0 or line != told[number - 1])]


def one(happening: Happening, names: Names) -> str:
    key = f"event-{happening.type}"
    if key in texts.EVENTS or f"{key}-{happening.amount}" in texts.EVENTS:
        key = key if key in texts.EVENTS else f"{key}-{happening.amount}"
        return texts.say(
            key,
            player=safe_player(names, happening.seat),
            other=safe_player(names, happening.other),
            count=happening.amount,
            reason=happening.reason,
        )
    event = Event(happening.type, happening.seat, happening.space, happening.amount, happening.other, happening.numbers)
    offers = [] if happening.deal is None else [offer_of(happening, deal_from_json(happening.deal))]
    try:
        return sentence(event, names, offers)
    except (KeyError, IndexError):
        return texts.say("event-unknown")


def offer_of(happening: Happening, deal: Deal) -> Offer:
    return Offer(happening.seat, happening.other, deal)


def safe_player(names: Names, seat: int) -> str:
    return names.player(seat) if -1 <= seat < len(names.players) else ""
