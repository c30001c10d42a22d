"""The log for officials: every event as a sentence with its time, its place and the official who gave it.

It shows what the official may see anyway: those invited for one venue read that venue's events, and names come from the
rows beside the log, so that erased people have none.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final
from zoneinfo import ZoneInfo

from starlette.responses import Response

from passgo.championship import Event, events
from passgo.championship.codec import from_json
from passgo.championship.commands import DIRECTOR, HEAD_JUDGE, JUDGE, OFFICE, REGISTRAR, SCORER
from passgo.championship.rounds import RoundId
from passgo.championship.state import DISQUALIFIED, Session
from passgo.championship.venue_loans import EVERYWHERE, venue_of
from passgo.office.archives import whole_log
from passgo.web.championships.clock_report import zone_of
from passgo.web.championships.names import placeholder
from passgo.web.championships.official_desk import HallDesk, desk_at, reading, show_desk
from passgo.web.championships.rounds import heading
from passgo.web.plumbing.page import Page, Visit

ROLES: Final = (DIRECTOR, HEAD_JUDGE, SCORER, JUDGE, REGISTRAR)
LOG: Final = "/c/{id}/log"
PAGE_SIZE: Final = 100
PEOPLE: Final = ("entrant", "out", "into", "one", "other", "judge")  # fields of events that hold somebody's id

# Events that a page announces in the same words when they happen; all others have a text of their own, `logged-KIND`.
ANNOUNCED: Final[Mapping[str, str]] = {
    "nickname-approved": "hall-done-approve",
    "nickname-returned": "hall-done-give-back",
    "seats-swapped": "hall-done-swap",
    "roll-called": "hall-done-roll",
    "heat-started": "hall-done-start",
    "time-announced": "panel-entry-announce",
    "head-judge-called": "panel-entry-call",
    "call-ended": "panel-entry-end-call",
    "sheet-confirmed": "hall-done-confirm",
    "sheet-rejected": "hall-done-reject",
    "sheet-signed": "hall-done-sign",
    "signatures-waived": "hall-done-waive",
    "tie-decided": "hall-done-decide",
    "scores-released": "hall-done-release",
    "qualified": "hall-done-qualify",
    "alternate-called": "hall-done-alternate",
    "phoned": "entry-done-comes",
    "consent-recorded": "entry-done-consent",
    "place-passed": "entry-done-passed",
    "venue-changed": "hall-done-publish-plan",
    "venue-added": "hall-done-publish-plan",
    "closing-changed": "hall-done-publish-plan",
    "venue-returned": "logged-venue-reported",
}


@dataclass(frozen=True)
class Filter:
    """What somebody wants to see of the log; empty: everything."""

    person: str = ""
    table: str = ""  # round and number
    venue: str = ""
    official: str = ""

    def fits(self, event: Event, venue: str) -> bool:
        place = f"{getattr(event, 'session', '')}/{getattr(event, 'table', 0)}"
        return (
            self.person in ("", event.by, *people_of(event))
            and self.table in ("", place)
            and self.venue in ("", venue)
            and self.official in ("", event.by)
        )


@dataclass(frozen=True)
class Line:
    number: int
    time: str
    what: str
    people: tuple[str, ...]
    place: str
    reason: str
    by: str


@dataclass(frozen=True)
class LogPage:
    lines: tuple[Line, ...]
    found: int
    older: bool
    people: list[tuple[str, str]]
    tables: list[tuple[str, str]]
    venues: list[tuple[str, str]]
    officials: list[tuple[str, str]]


def key_of(event: Event) -> str:
    """The key of the sentence for an event."""
    if isinstance(event, events.Left):
        return f"hall-status-{event.status}"
    if isinstance(event, events.WentOut):
        return f"hall-fate-{event.fate}"
    if isinstance(event, events.CheckedIn):
        return "entry-done-here" if event.present else "entry-done-away"
    if isinstance(event, events.PlayerTicked):
        return "logged-player-ticked" if event.here else "logged-player-unticked"
    if isinstance(event, events.SheetEntered) and event.replaces:
        return "logged-sheet-corrected"
    if isinstance(event, events.TermsPublished) and event.cancelled:
        return "logged-cancelled"
    return ANNOUNCED.get(event.kind, f"logged-{event.kind}")


def people_of(event: Event) -> tuple[str, ...]:
    """The people an event is about: entrants, and the judge of a table."""
    found = [str(getattr(event, name, "")) for name in PEOPLE]
    return tuple(id for id in found if id)


def reason_of(event: Event) -> str:
    """The words of the official; of who left only those written for them, others are codes."""
    if isinstance(event, events.Left) and event.status != DISQUALIFIED:
        return ""
    notice = getattr(event, "notice", "")
    return str(getattr(event, "reason", "")) or (notice if isinstance(notice, str) else "")


@dataclass(frozen=True)
class Reader:
    """An official at the log, in their language."""

    visit: Visit
    desk: HallDesk
    officials: Mapping[str, str]

    def sees(self, venue: str) -> bool:
        return self.desk.venue in ("", EVERYWHERE, venue) or venue == EVERYWHERE

    def name(self, id: str) -> str:
        if id in self.officials:
            return self.officials[id]
        people = self.desk.office.championship.people
        row = people.rows.get(id)
        if row is None:
            known = id in self.desk.core.state.entrants
            return self.visit.say("hall-erased") if known else ""
        real = row.name if any(one.role in OFFICE for one in self.desk.people) else ""
        return " · ".join(part for part in (people.called(id) or placeholder(self.desk, id), real) if part)

    def zone(self, venue: str) -> ZoneInfo:
        known = self.desk.format.venue(venue)
        return ZoneInfo(known.zone) if known is not None else zone_of(self.desk.office)

    def place(self, event: Event, venue: str) -> str:
        session, number = getattr(event, "session", None), getattr(event, "table", 0)
        known = self.desk.format.venue(venue)
        if not isinstance(session, RoundId) or known is None:
            return known.city if known is not None else ""
        said = heading(self.visit.speech, self.desk.core.stage(session.stage), known, session.round)
        return f"{said} · {self.visit.say('hall-table', number=number)}" if number else said

    def line(self, number: int, event: Event, venue: str) -> Line:
        local = event.when.astimezone(self.zone(venue))
        return Line(
            number, self.visit.speech.catalogue.moment(local), self.visit.say(key_of(event)),
            tuple(name for id in people_of(event) if (name := self.name(id))), self.place(event, venue),
            reason_of(event), self.name(event.by),
        )  # fmt: skip


def entries(reader: Reader, wanted: Filter) -> Iterator[tuple[int, Event, str]]:
    """The events that fit, the newest first, with their venues."""
    state = reader.desk.core.state
    for entry in reversed(whole_log(reader.desk.office)):
        event = from_json(entry.body)
        venue = venue_of(state, event)
        if reader.sees(venue) and wanted.fits(event, venue):
            yield entry.version, event, venue


def log_page(visit: Visit, desk: HallDesk, wanted: Filter, page: int) -> LogPage:
    reader = Reader(visit, desk, {one.id: one.name for one in desk.office.officials()})
    found = list(entries(reader, wanted))
    first = (page - 1) * PAGE_SIZE
    lines = tuple(reader.line(*one) for one in found[first : first + PAGE_SIZE])
    state = desk.core.state
    people = [one.id for one in state.entrants.values() if reader.sees(one.venue) and one.id in desk.core.people.rows]
    return LogPage(
        lines, len(found), first + PAGE_SIZE < len(found),
        sorted(((id, reader.name(id)) for id in people), key=lambda one: one[1].casefold()),
        [one for session in state.sessions.values() if reader.sees(session.venue) for one in tables(reader, session)],
        [(venue.id, venue.city) for venue in desk.format.venues if reader.sees(venue.id)],
        sorted(reader.officials.items(), key=lambda one: one[1].casefold()),
    )  # fmt: skip


def tables(reader: Reader, session: Session) -> Iterator[tuple[str, str]]:
    venue = reader.desk.core.venue(session.venue)
    round = heading(reader.visit.speech, reader.desk.core.stage(session.stage), venue, session.round)
    for table in session.tables:
        said = reader.visit.say("hall-table", number=table.number)
        yield f"{session.id}/{table.number}", f"{round} · {said}"


async def look(visit: Visit) -> Response:
    desk = await desk_at(visit, *ROLES)
    wanted = Filter(*(visit.form.text(name)[:200] for name in ("person", "table", "venue", "official")))
    page = min(max(visit.form.number("page", 1), 1), 10_000)
    shown = await reading(visit, desk, lambda: log_page(visit, desk, wanted, page))
    return show_desk(
        visit, desk, "log.html", visit.say("hall-page-log"), page=shown, wanted=wanted, number_of=page,
    )  # fmt: skip


PAGES: Final[tuple[Page, ...]] = (Page("GET", LOG, look),)
