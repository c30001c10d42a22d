"""The control room: every venue at a glance, and whatever runs late or waits for somebody."""

import datetime
from dataclasses import dataclass
from typing import Final
from zoneinfo import ZoneInfo

from starlette.responses import Response

from passgo.championship.commands import DIRECTOR, HEAD_JUDGE
from passgo.championship.format import Format, Venue
from passgo.championship.venue_progress import Progress, progress_at
from passgo.web.championships.clock_report import address_of as clock_address
from passgo.web.championships.director.round import FINISHED, LATER, at_hand, progress
from passgo.web.championships.links import serves
from passgo.web.championships.official_desk import HallDesk, Refusal, look_at, reading, show_desk
from passgo.web.championships.rounds import address_of
from passgo.web.plumbing.page import Page, Visit

ROLES: Final = (DIRECTOR, HEAD_JUDGE)


@dataclass(frozen=True)
class LateRow:
    what: str
    since: datetime.datetime  # in the venue's time zone


@dataclass(frozen=True)
class VenueRow:
    city: str
    name: str  # of the venue, where a city has several
    stage: str
    step: str
    address: str  # of its current round; empty before the first one
    counts: Progress
    late: tuple[LateRow, ...]
    jumped: bool  # the clock of its laptop
    lent: bool
    label: str
    reported: datetime.datetime | None


@dataclass(frozen=True)
class ControlPage:
    version: int
    time: datetime.datetime
    rows: tuple[VenueRow, ...]
    total: Progress
    clock: str  # where open clock reports are; empty if there are none


def control_page(desk: HallDesk) -> ControlPage:
    core = desk.core
    rows = tuple(venue_row(desk, venue) for venue in core.format.venues if serves(desk.person, venue.id))
    total = sum((row.counts for row in rows), Progress())
    clock = clock_address(desk.id) if core.state.jumps else ""
    return ControlPage(desk.office.version, desk.local_time, rows, total, clock)


def venue_row(desk: HallDesk, venue: Venue) -> VenueRow:
    core, zone = desk.core, ZoneInfo(venue.zone)
    counts = progress_at(desk.office.championship, venue, core.now)
    stage, step, address = round_at(desk, venue)
    loan = core.state.loan(venue.id)
    lent = venue.id in core.state.lent
    return VenueRow(
        venue.city, venue.name if one_of_several(core.format, venue) else "", stage, step, address, counts,
        tuple(LateRow(one.what, one.since.astimezone(zone)) for one in counts.late), venue.id in core.state.jumps,
        lent, loan.label if loan is not None and lent else "",
        loan.reported.astimezone(zone) if loan is not None and lent and loan.reported else None,
    )  # fmt: skip


def one_of_several(format: Format, venue: Venue) -> bool:
    return sum(one.city == venue.city for one in format.venues) > 1


def round_at(desk: HallDesk, venue: Venue) -> tuple[str, str, str]:
    """The newest round of a venue: its stage, the step it is at, its address."""
    core = desk.core
    sessions = [one for one in core.state.sessions.values() if one.venue == venue.id]
    if not sessions:
        return "", LATER, ""
    session = sessions[-1]
    stage = core.stage(session.stage)
    steps = progress(core.state, stage, session, core.state.outcomes.get((stage.id, venue.id)))
    step = FINISHED if all(one.state == "done" for one in steps) else at_hand(steps)
    return stage.name, step, address_of(desk.id, session.id)


async def show(visit: Visit, desk: HallDesk, refusal: Refusal | None) -> Response:
    page = await reading(visit, desk, lambda: control_page(desk))
    return show_desk(visit, desk, "control.html", visit.say("hall-page-control"), refusal, page=page)


async def look(visit: Visit) -> Response:
    return await look_at(visit, ROLES, show)


PAGES: Final[tuple[Page, ...]] = (Page("GET", "/c/{id}/control", look),)
