"""Alternates: which of them gets a vacant seat, and when (CHAMP-ALT-1, CHAMP-ALT-2, CHAMP-ALT-3, CHAMP-ALT-4)."""

from collections.abc import Iterator

from passgo.championship import commands, events
from passgo.championship.command_context import Desk, parts
from passgo.championship.events import Event
from passgo.championship.refusals import Refused
from passgo.championship.rounds import RoundId
from passgo.championship.state import (
    HOLDING,
    Session,
)


def made_alternates(desk: Desk, venue: str, late: list[str]) -> list[Event]:
    """Players without a seat: the latest registrations (AMB-CHAMP-6)."""
    first = desk.state.next_number(venue)
    return [events.MadeAlternate(desk.now, desk.by, entrant=id, alternate=first + i) for i, id in enumerate(late)]


def call_alternate(desk: Desk, command: commands.CallAlternate) -> list[Event]:
    """Call an alternate to fill up tables, never into a game that has begun (CHAMP-ALT-4)."""
    stage, venue_id, _ = parts(desk, command.session)
    session = desk.state.sessions.get(command.session)
    if desk.format.before(stage) is not None:
        raise Refused("no-alternate", "CHAMP-QUAL-8", stage=stage.id)
    waiting = [one for one in desk.state.alternates(venue_id) if command.session not in one.called]
    if not waiting:
        raise Refused("no-alternate", venue=venue_id)
    opened = [table for table in session.tables if not session.begun(table)] if session is not None else []
    if session is not None and not opened:
        raise Refused("game-running", session=session.id)
    free = [table for table in opened if len(table.players) < stage.most]
    if room(desk, venue_id, command.session) <= 0 or (session is not None and not free):
        raise Refused("no-vacancy", session=command.session)
    emptiest = min(free, key=lambda table: (len(table.players), table.number), default=None)
    table = emptiest.number if emptiest is not None else 0
    called = waiting[0].id
    return [
        events.AlternateCalled(
            desk.now, desk.by, entrant=called, session=command.session, table=table, single=command.single
        )
    ]


def room(desk: Desk, venue: str, session: RoundId) -> int:
    """Places that nobody holds, not even an entrant who is still to be phoned: capacity is never exceeded."""
    guests = [one for one in desk.state.alternates(venue) if session in one.called]
    return desk.venue(venue).capacity - len(desk.state.at_venue(venue, *HOLDING)) - len(guests)


def fill(desk: Desk, session: Session, free: dict[int, int], places: int) -> Iterator[Event]:
    """Give vacant seats, the emptiest table first, to alternates who are present, the lowest number first
    (CHAMP-ALT-2)."""
    seated = set(session.players())
    waiting = [
        one for one in desk.state.alternates(session.venue) if session.venue in one.present and one.id not in seated
    ]
    for alternate in waiting[: max(0, places)]:
        table = max(free, key=lambda number: (free[number], -number), default=0)
        if not table or free[table] <= 0:
            return
        free[table] -= 1
        yield events.AlternateCalled(desk.now, desk.by, entrant=alternate.id, session=session.id, table=table)
