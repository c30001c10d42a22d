"""How far a venue is: its people, its tables and its sheets, and what runs late."""

import datetime
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from passgo.championship.arrivals import awaited_at
from passgo.championship.championship import Championship
from passgo.championship.format import Venue
from passgo.championship.state import ACTIVE, HOLDING, OVER, ROLLED, WAITING, Session

LATE_START: Final = "start"
LATE_END: Final = "end"


@dataclass(frozen=True)
class Late:
    """A round that should have begun, or a heat whose time is over, and since when."""

    what: str
    since: datetime.datetime


@dataclass(frozen=True)
class Progress:
    registered: int = 0  # places taken, or qualifiers where nobody registers
    phoned: int = 0
    present: int = 0
    seated: int = 0  # in rounds whose scores are not released
    playing: int = 0  # tables
    due: int = 0  # tables whose heat is over and that have no sheet
    unconfirmed: int = 0  # sheets that wait for a second person
    calls: int = 0  # tables that wait for the head judge
    late: tuple[Late, ...] = ()

    def __add__(self, other: "Progress") -> "Progress":
        return Progress(
            self.registered + other.registered, self.phoned + other.phoned, self.present + other.present,
            self.seated + other.seated, self.playing + other.playing, self.due + other.due,
            self.unconfirmed + other.unconfirmed, self.calls + other.calls, self.late + other.late,
        )  # fmt: skip


def progress_at(championship: Championship, venue: Venue, now: datetime.datetime) -> Progress:
    state = championship.state
    if venue.registers:
        expected = state.at_venue(venue.id, *HOLDING)
    else:
        expected = [state.entrants[id] for id in awaited_at(championship, venue.id)]
    sessions = [one for one in state.sessions.values() if one.venue == venue.id and not one.released]
    tables = [(session, table) for session in sessions for table in session.tables]
    waiting = [(session, table) for session, table in tables if table.sheet is None]
    return Progress(
        len(expected),
        sum(one.phoned for one in expected),
        sum(venue.id in one.present and one.status in ACTIVE for one in state.entrants.values()),
        sum(len(session.players()) for session in sessions),
        sum(session.heats[table.heat].on() for session, table in waiting),
        sum(session.heats[table.heat].status == OVER for session, table in waiting),
        sum(table.sheet is not None and not table.confirmed() for _, table in tables),
        sum(table.call is not None for _, table in tables),
        tuple(late for session in sessions for late in late_in(championship, session, now)),
    )


def late_in(championship: Championship, session: Session, now: datetime.datetime) -> Iterator[Late]:
    """The official start is that of the first heat; the others follow when there is room (CHAMP-CAP-1)."""
    first = session.heats[min(session.heats)] if session.heats else None
    starts = session.starts
    if first is not None and first.status in (WAITING, ROLLED) and starts is not None and starts < now:
        yield Late(LATE_START, starts)
    stage = championship.format.stage(session.stage)
    total = datetime.timedelta(minutes=stage.minutes if stage is not None else 0)
    for heat in session.heats.values():
        if heat.on() and heat.paused is None and heat.elapsed(now) > total:
            yield Late(LATE_END, now - (heat.elapsed(now) - total))
