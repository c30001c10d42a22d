"""Changes of plan after a championship was created: what may still change, and why the rest may not (CHAMP-TERMS-2)."""

from collections.abc import Iterable
from typing import Final

from passgo.championship import commands, events, plan_events
from passgo.championship.command_context import Desk
from passgo.championship.events import Event
from passgo.championship.file_faults import Findings
from passgo.championship.format import AT_VENUES, Format, Venue
from passgo.championship.format_checks import check, check_meeting
from passgo.championship.notices import changed
from passgo.championship.refusals import Refused
from passgo.championship.registration import check_closing, is_minor, of_age
from passgo.championship.state import ACTIVE, ALTERNATE, HOLDING, OVER, WAITING

LONGEST_NOTICE: Final = 1000  # in each language


def change_venue(desk: Desk, command: commands.ChangeVenue) -> list[Event]:
    venue = desk.venue(command.venue)
    check_here(desk, venue.id)
    event = venue_change(desk, command, venue)
    after = changed(desk.format, event)
    if after == desk.format:
        raise Refused("nothing-new")
    new = after.venue(venue.id)
    assert new is not None
    if (new.name, new.city, new.starts) != (venue.name, venue.city, venue.starts):
        check_nobody_sits(desk, venue)
    if event.starts is not None:
        check_start(desk, new)
    check_room(desk, venue, new)
    if faults(after) - faults(desk.format):
        raise Refused("no-seats", room=room_of(desk.format, new))
    return [event, *move_up_all(desk, venue.id, new.capacity)]


def venue_change(desk: Desk, command: commands.ChangeVenue, venue: Venue) -> plan_events.VenueChanged:
    """The event with only those fields that differ."""
    moved = command.starts is not None and command.starts != venue.starts
    return plan_events.VenueChanged(
        desk.now, desk.by, number=next_number(desk), notice=trimmed(command.notice), mailed=command.mailed,
        venue=venue.id,
        name=command.name if command.name != venue.name else "",
        city=command.city if command.city != venue.city else "",
        starts=command.starts if moved else None,
        was=venue.starts if moved else None,
        capacity=command.capacity if command.capacity != venue.capacity else 0,
        tables=command.tables if command.tables != venue.tables else 0,
    )  # fmt: skip


def add_venue(desk: Desk, command: commands.AddVenue) -> list[Event]:
    check_here(desk)
    if desk.format.venue(command.venue) is not None:
        raise Refused("venue-known", venue=command.venue)
    event = plan_events.VenueAdded(
        desk.now, desk.by, number=next_number(desk), notice=trimmed(command.notice), mailed=command.mailed,
        venue=command.venue, name=command.name, city=command.city, zone=command.zone, starts=command.starts,
        capacity=command.capacity, tables=command.tables, heats=command.heats,
    )  # fmt: skip
    after = changed(desk.format, event)
    new = after.venue(command.venue)
    assert new is not None
    check_start(desk, new)
    if new.capacity > room_of(after, new):
        raise Refused("no-seats", room=room_of(after, new))
    if has_met(desk) or faults(after) - faults(desk.format):
        raise Refused("venue-unfit", venue=command.venue)
    return [event]


def has_met(desk: Desk) -> bool:
    """Whether players of all venues sit at their common tables already."""
    common = {stage.id for stage in desk.format.stages if stage.at != AT_VENUES}
    return any(session.stage in common for session in desk.state.sessions.values())


def change_closing(desk: Desk, command: commands.ChangeClosing) -> list[Event]:
    check_here(desk)
    if command.closes == desk.format.registration.closes:
        raise Refused("nothing-new")
    check_closing(desk, command.closes)
    return [
        plan_events.ClosingChanged(
            desk.now, desk.by, number=next_number(desk), notice=trimmed(command.notice), mailed=command.mailed,
            closes=command.closes.isoformat(),
        )
    ]  # fmt: skip


def next_number(desk: Desk) -> int:
    return 1 + sum(isinstance(one, plan_events.PlanChanged) for one in desk.state.notices)


def trimmed(notice: Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    return tuple((language, text.strip()[:LONGEST_NOTICE]) for language, text in notice if text.strip())


def check_here(desk: Desk, venue: str = "") -> None:
    """The plan is changed on the server, and not while a laptop goes by the old one."""
    if desk.home or venue in desk.state.lent:
        raise Refused("plan-lent", venue=venue or desk.home)


def check_nobody_sits(desk: Desk, venue: Venue) -> None:
    """Once the roll was called the players are in the hall: neither it nor the start can move any more."""
    for session in desk.state.sessions.values():
        if session.venue == venue.id and any(heat.status != WAITING for heat in session.heats.values()):
            raise Refused("roll-called", venue=venue.id)


def check_start(desk: Desk, venue: Venue) -> None:
    day = venue.starts.date()
    if venue.starts <= desk.now:
        raise Refused("time-over")
    if venue.registers and day < desk.format.registration.closes:
        raise Refused("closes-late", day=day.isoformat())
    rules = desk.format.registration
    born = [(one, desk.people.rows.get(one.id)) for one in desk.state.at_venue(venue.id, *ACTIVE)]
    young = sum(person is not None and not of_age(person.born, day, rules.age) for _, person in born)
    if young:
        raise Refused("too-young-then", count=young, day=day.isoformat())
    if any(person is not None and is_minor(rules, venue, person) and not person.guardian for _, person in born):
        raise Refused("guardian-missing")


def check_room(desk: Desk, venue: Venue, new: Venue) -> None:
    """Nobody loses a place, everybody has a seat, and no table that plays is taken away."""
    taken = len(desk.state.at_venue(venue.id, *HOLDING))
    if new.capacity < venue.capacity and new.capacity < taken:
        raise Refused("capacity-taken", count=taken)
    room = room_of(desk.format, new)
    if venue.registers and new.capacity > room and (new.capacity, new.tables) != (venue.capacity, venue.tables):
        raise Refused("no-seats", room=room)
    if new.tables < venue.tables and new.tables < tables_in_use(desk, venue.id):
        raise Refused("tables-in-use", count=tables_in_use(desk, venue.id))


def tables_in_use(desk: Desk, venue: str) -> int:
    """The most tables of one heat whose roll was called and that is not over."""
    return max(
        (
            len(session.tables_in(number))
            for session in desk.state.sessions.values()
            if session.venue == venue
            for number, heat in session.heats.items()
            if heat.status not in (WAITING, OVER)
        ),
        default=0,
    )


def room_of(format: Format, venue: Venue) -> int:
    """Players for whom the venue has seats, in the first stage that is played there."""
    stages = [one for one in format.stages if one.at == venue.id or (one.at == AT_VENUES and venue.registers)]
    return venue.tables * venue.heats * (stages or format.stages)[0].most


def faults(format: Format) -> set[str]:
    """The places for which the file of such a championship would be refused."""
    found = Findings("")
    check(format, found)
    for stage in format.stages:
        check_meeting(format, stage, stage.id, found)
    return {fault.key for fault in found.faults}


def move_up_all(desk: Desk, venue: str, capacity: int) -> list[Event]:
    """Give the places of a larger venue to alternates in their order (CHAMP-REG-4); once seats are drawn, the head
    judge calls them."""
    state = desk.state
    if any(session.venue == venue for session in state.sessions.values()):
        return []
    guests = [one for one in state.at_venue(venue, ALTERNATE) if one.called]
    free = max(0, capacity - len(state.at_venue(venue, *HOLDING)) - len(guests))
    return [events.MovedUp(desk.now, desk.by, entrant=one.id) for one in state.alternates(venue)[:free]]
