"""Telephone calls at the registrar's desk (CHAMP-REG-2): what came of each attempt, and whom to call back now."""

import datetime
from dataclasses import dataclass
from typing import Final

from passgo.championship.state import PENDING, Entrant
from passgo.office import BadDetails
from passgo.office.call_notes import CALL_BACK, OUTCOMES, CallNote, Calls
from passgo.office.office import milliseconds
from passgo.web.championships.links import now_at
from passgo.web.championships.registrar.shared import EntryDesk
from passgo.web.edge.problems import Problem
from passgo.web.plumbing.page import Visit

LOCAL: Final = "%Y-%m-%dT%H:%M"
SOON: Final = datetime.timedelta(days=7)
NOTHING: Final = Calls(())


@dataclass(frozen=True)
class ShownNote:
    at: datetime.datetime
    outcome: str
    back: datetime.datetime | None
    note: str


@dataclass(frozen=True)
class ShownCalls:
    """The notes about one entrant, in the time zone of their venue, the newest first."""

    attempts: int
    last: datetime.datetime | None
    back: datetime.datetime | None
    notes: tuple[ShownNote, ...]


def zone_of(desk: EntryDesk, one: Entrant) -> datetime.tzinfo | None:
    venue = desk.office.championship.format.venue(one.venue)
    return venue.starts.tzinfo if venue is not None else datetime.UTC


def shown(desk: EntryDesk, one: Entrant, calls: Calls) -> ShownCalls:
    zone = zone_of(desk, one)

    def at(ms: int) -> datetime.datetime:
        return datetime.datetime.fromtimestamp(ms / 1000, zone)

    def moment(ms: int | None) -> datetime.datetime | None:
        return None if ms is None else at(ms)

    notes = tuple(
        ShownNote(
            datetime.datetime.fromtimestamp(note.at_ms / 1000, zone), note.outcome, moment(note.back_ms), note.note
        )
        for note in reversed(calls.notes)
    )
    return ShownCalls(calls.attempts, moment(calls.last_ms), moment(calls.back_ms), notes)


def now_ms(desk: EntryDesk) -> int:
    """The championship's own time: appointments follow it."""
    return milliseconds(desk.office.time(now_at(desk.office)))


def urgency(calls: Calls, now: int) -> tuple[int, int]:
    """Who waits for a call first, then who was never called, then the others; appointments that lie ahead come last."""
    if calls.is_due(now):
        return 0, calls.back_ms or 0
    if calls.back_ms is not None:
        return 2, calls.back_ms
    return 1, calls.attempts


@dataclass(frozen=True)
class NearStart:
    """People who were not phoned yet, and the first start among theirs."""

    count: int
    starts: datetime.datetime


def near_start(desk: EntryDesk) -> NearStart | None:
    """Who is still to be phoned at venues that start within a week."""
    now = desk.office.time(now_at(desk.office))
    soon = {one.id: one.starts for one in desk.venues() if datetime.timedelta() <= one.starts - now <= SOON}
    open_calls = [one for one in desk.seen() if one.status == PENDING and one.venue in soon]
    if not open_calls:
        return None
    return NearStart(len(open_calls), min(soon[one.venue] for one in open_calls))


def note_of(visit: Visit, desk: EntryDesk, one: Entrant) -> CallNote:
    outcome = visit.form.text("outcome")
    back = None
    if outcome == CALL_BACK:
        try:
            local = datetime.datetime.strptime(visit.form.text("back")[:16], LOCAL).replace(tzinfo=zone_of(desk, one))
        except ValueError:
            raise BadDetails("back") from None
        back = milliseconds(local)
    if outcome not in OUTCOMES:
        raise Problem("unknown-kind")
    return CallNote(now_ms(desk), desk.official.id, outcome, back, visit.form.text("note"))
