"""Venue loans: what is lent to which laptop, results that come back, and on a laptop the results to take along."""

import datetime
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from zoneinfo import ZoneInfo

from starlette.datastructures import UploadFile
from starlette.responses import Response

from passgo.championship import Refused, commands
from passgo.championship.commands import DIRECTOR
from passgo.championship.state import Loan
from passgo.office import ArchiveRefused, venues
from passgo.office.venues import Progress
from passgo.web.championships.links import actor_of, blocking, missing
from passgo.web.championships.official_desk import (
    Act,
    HallDesk,
    Refusal,
    act_at,
    desk_at,
    done_of,
    give,
    look_at,
    reading,
    reason_of,
    refusal_of,
    show_desk,
    show_refused,
)
from passgo.web.edge.problems import Problem
from passgo.web.plumbing.page import Page, Visit, go_to, way_back

ROLES: Final = (DIRECTOR,)
LOANS: Final = "/c/{id}/director/loans"
ARCHIVE: Final = "application/gzip"
LONGEST_LABEL: Final = 60
# The text for each reason to refuse an archive; the others mean that it is the wrong file.
REFUSALS: Final[Mapping[str, str]] = {
    "broken": "broken", "other-venue": "broken", "signature": "signature", "unsigned": "signature",
    "recalled": "recalled", "diverged": "diverged",
}  # fmt: skip


@dataclass(frozen=True)
class LoanRow:
    venue: str
    city: str
    label: str
    since: datetime.datetime
    reported: datetime.datetime | None
    entries: int
    playing: int
    state: str  # lent, finished or recalled
    reason: str


@dataclass(frozen=True)
class LoansPage:
    rows: tuple[LoanRow, ...]  # the newest first
    free: tuple[tuple[str, str], ...]  # venues that can be lent
    home: str  # city that this laptop runs; empty on the server
    progress: Progress | None  # of this laptop


def row_of(desk: HallDesk, loan: Loan) -> LoanRow:
    venue = desk.core.venue(loan.venue)
    zone = ZoneInfo(venue.zone)
    lent = desk.office.championship.state.lent.get(loan.venue) == loan.branch
    state = "lent" if lent else "finished" if loan.recalled is None else "recalled"
    reported = loan.reported.astimezone(zone) if loan.reported else None
    return LoanRow(
        loan.venue, venue.city, loan.label, loan.at.astimezone(zone), reported, len(loan.versions), loan.playing, state,
        loan.reason,
    )  # fmt: skip


def loans_page(desk: HallDesk) -> LoansPage:
    kept, home = desk.office.championship, desk.office.kept.home
    if home:
        return LoansPage((), (), desk.core.venue(home).city, venues.progress(desk.office))
    free = tuple((one.id, one.city) for one in desk.format.venues if one.id not in kept.state.lent)
    return LoansPage(tuple(row_of(desk, one) for one in reversed(kept.state.loans)), free, "", None)


async def show(visit: Visit, desk: HallDesk, refusal: Refusal | None, told: tuple[str, ...] = ()) -> Response:
    page = await reading(visit, desk, lambda: loans_page(desk))
    return show_desk(
        visit, desk, "director_loans.html", visit.say("hall-page-loans"), refusal, done_of(visit, ACTS), page=page,
        told=told, path=LOANS.replace("{id}", desk.id),
    )  # fmt: skip


async def recall(visit: Visit, desk: HallDesk) -> None:
    wish = commands.RecallVenue(desk.by(commands.RecallVenue), visit.form.text("venue"), reason_of(visit))
    await give(visit, desk, wish)


async def finish(visit: Visit, desk: HallDesk) -> None:
    await give(visit, desk, commands.FinishVenue(desk.by(commands.FinishVenue), desk.office.kept.home or ""))


ACTS: Final[Mapping[str, Act]] = {"recall": recall, "finish": finish}


async def lend(visit: Visit) -> Response:
    """Lend a venue. The page shows the key of its archive; the file comes by another way."""
    desk = await desk_at(visit, *ROLES)
    venue, label = visit.form.text("venue"), visit.form.text("label")[:LONGEST_LABEL]
    try:
        _, key = await blocking(
            visit.site, lambda: venues.lend(desk.office, venue, actor_of(desk.person), desk.now, label)
        )
    except Refused as refused:
        return await show_refused(visit, ROLES, show, refusal_of(visit.speech, refused))
    city = desk.core.venue(venue).city
    return show_desk(
        visit, desk, "director_lent.html", visit.say("loan-lent", city=city), None, "", key=key,
        path=LOANS.replace("{id}", desk.id), file=f"{LOANS.replace('{id}', desk.id)}/{venue}/archive",
    )  # fmt: skip


async def archive(visit: Visit) -> Response:
    """The file for the laptop of a lent venue, again if need be."""
    desk = await desk_at(visit, *ROLES)
    venue = visit.path("venue")
    if venue not in desk.office.championship.state.lent or desk.office.kept.home:
        raise missing("no-such-page")
    made, _ = await blocking(visit.site, lambda: venues.lend(desk.office, venue, actor_of(desk.person), desk.now))
    return file_of(made, f"{desk.id}-{venue}.passgo")


async def results(visit: Visit) -> Response:
    """What this laptop has written so far, to be brought to the server."""
    desk = await desk_at(visit, *ROLES)
    if not desk.office.kept.home:
        return go_to(LOANS.replace("{id}", desk.id))

    def work() -> bytes:
        with desk.office.lock:
            made = venues.bring_back(desk.office)
            venues.note_export(desk.office)
            return made

    made = await blocking(visit.site, work)
    return file_of(made, f"{desk.id}-{desk.office.kept.home}-results.passgo")


def file_of(made: bytes, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(made, media_type=ARCHIVE, headers=headers)


async def take_in(visit: Visit) -> Response:
    """Add what is new in the results of a venue."""
    desk = await desk_at(visit, *ROLES)
    if not visit.site.rates.commands.allows(f"desk:{desk.person.id}"):
        raise Problem("too-fast")
    file = visit.form.data.get("file")
    content = await file.read() if isinstance(file, UploadFile) else b""
    by, now = actor_of(desk.person), desk.office.clock.now()
    try:
        _, told = await blocking(
            visit.site, lambda: venues.take_back(visit.site.offices, content, by, now, championship=desk.id)
        )
    except ArchiveRefused as refused:
        text = visit.say(f"loan-refused-{REFUSALS.get(refused.code, 'other')}")
        return await show_refused(visit, ROLES, show, Refusal(text, ""))
    return await show(visit, desk, None, told_of(visit, told))


def told_of(visit: Visit, told: Progress) -> tuple[str, ...]:
    new = visit.say("loan-told-new", count=told.events) if told.events else visit.say("loan-told-nothing")
    end = visit.say("loan-told-finished") if told.finished else visit.say("loan-unfinished", count=told.playing)
    return new, end


async def look(visit: Visit) -> Response:
    return await look_at(visit, ROLES, show)


async def act(visit: Visit) -> Response:
    return await act_at(visit, ROLES, ACTS, show)


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", LOANS, look),
    Page("POST", LOANS, act),
    way_back(LOANS + "/lend"),
    Page("POST", LOANS + "/lend", lend),
    Page("GET", LOANS + "/{venue}/archive", archive),
    Page("GET", LOANS + "/results", results),
    Page("POST", LOANS + "/results", take_in, files=1),
)
