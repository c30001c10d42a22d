"""The hall's clock: huge, for everybody to see; only the head judge sets it.

It follows CHAMP-TIME-1, CHAMP-TIME-2, CHAMP-TIME-3 and CHAMP-TIME-4.
"""

import datetime
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import msgspec
from starlette.responses import Response

from passgo.championship import Championship, commands
from passgo.championship.commands import DIRECTOR, HEAD_JUDGE, JUDGE, SCORER
from passgo.championship.state import LAST_ROUND, OVER, WAITING, Session
from passgo.office import Office
from passgo.web.championships.clock_report import clock_report
from passgo.web.championships.links import blocking, missing, now_at, office_at, round_of
from passgo.web.championships.official_desk import (
    Act,
    HallDesk,
    Refusal,
    act_at,
    desk_at,
    give,
    look_at,
    reading,
    reason_of,
    show_desk,
)
from passgo.web.championships.posting import Face, face
from passgo.web.edge.problems import Problem
from passgo.web.plumbing.answers import json
from passgo.web.plumbing.page import Page, Visit

ROLES: Final = (DIRECTOR, HEAD_JUDGE, SCORER, JUDGE)
KEEPER: Final = (HEAD_JUDGE,)
CLOCK: Final = "/c/{id}/clock/{stage}/{venue}/{round}/{heat}"


@dataclass(frozen=True)
class HeatLink:
    address: str
    stage: str
    city: str
    round: int
    heat: int
    status: str


@dataclass(frozen=True)
class ClockPage:
    """The content of the page before its script takes over."""

    face: Face
    now_ms: int
    shown: str
    stage: str
    city: str
    heat: int
    heats: int
    version: int
    tables: int
    may_end: bool  # after the last round, or when every table has its winner (CHAMP-TIME-7)
    may_call: bool  # "about" the time of the stage
    reason: str  # of a pause


class TimeAnswer(msgspec.Struct, frozen=True):
    """The clock as a program reads it. While it runs, `ends_ms` is the moment its time is over."""

    now_ms: int
    status: str
    total_ms: int
    ends_ms: int | None
    left_ms: int


def heat_at(visit: Visit, championship: Championship) -> tuple[Session, int]:
    word = visit.path("heat")
    session = championship.state.sessions.get(round_of(visit))
    heat = int(word) if word.isascii() and word.isdigit() and len(word) < 4 else 0
    if session is None or heat not in session.heats or session.starts is None:
        raise missing("no-such-page")
    return session, heat


def milliseconds(moment: datetime.datetime) -> int:
    return round(moment.timestamp() * 1000)


def left_ms(face: Face, now_ms: int) -> int:
    return face.left_ms if face.ends_ms is None else face.ends_ms - now_ms


def shown_time(ms: int) -> str:
    """Minutes and seconds; after the time is over they count up after a plus sign. The script shows the same."""
    seconds = -(-ms // 1000) if ms >= 0 else -(ms // 1000)
    return f"{'+' if ms < 0 else ''}{seconds // 60}:{seconds % 60:02d}"


def clock_page(visit: Visit, office: Office, now: datetime.datetime) -> ClockPage:
    championship = office.championship
    session, heat = heat_at(visit, championship)
    format = championship.format.said(visit.language)
    stage, venue = format.stage(session.stage), format.venue(session.venue)
    assert stage is not None  # a session has both
    assert venue is not None
    shown = face(championship, session, heat)
    left = left_ms(shown, milliseconds(now))
    tables = session.tables_in(heat)
    return ClockPage(
        shown, milliseconds(now), shown_time(left), stage.name, venue.city, heat, len(session.heats), office.version,
        len(tables),
        may_end=shown.status == LAST_ROUND or all(table.sheet is not None for table in tables),
        may_call=left <= championship.format.tolerance * 60_000,
        reason=session.heats[heat].reason,
    )  # fmt: skip


async def look_clock(visit: Visit) -> Response:
    """Show the clock. Everybody may see it: it hangs in the hall. Only the head judge gets the buttons."""
    office = await office_at(visit)
    try:
        keeper = await desk_at(visit, *KEEPER)
    except Problem:
        return await show_clock(visit, office, None)
    return await show_kept(visit, keeper, None)


async def show_kept(visit: Visit, desk: HallDesk, refusal: Refusal | None) -> Response:
    return await show_clock(visit, desk.office, desk, refusal)


async def show_clock(visit: Visit, office: Office, desk: HallDesk | None, refusal: Refusal | None = None) -> Response:
    now = now_at(office)

    def look() -> ClockPage:
        with office.lock:
            return clock_page(visit, office, office.time(now))

    page = await blocking(visit.site, look)
    return visit.show(
        "championships/clock.html",
        page=page,
        here=visit.request.url.path,
        keeper=desk is not None,
        desk=desk,
        report=clock_report(office),
        id=office.id,
        refusal=refusal,
    )


async def time(visit: Visit) -> Response:
    """The time for the script of the page, which compares its own clock with it."""
    office = await office_at(visit)

    def look() -> Face:
        with office.lock:
            return face(office.championship, *heat_at(visit, office.championship))

    found = await blocking(visit.site, look)
    # Read last: the browser then has to guess only the time that this answer takes to arrive.
    now_ms = milliseconds(office.time(now_at(office)))
    return json(TimeAnswer(now_ms, found.status, found.total_ms, found.ends_ms, found.left_ms))


# What the head judge does.


async def start(visit: Visit, desk: HallDesk) -> None:
    session, heat = heat_at(visit, desk.office.championship)
    await give(visit, desk, commands.StartHeat(desk.by(commands.StartHeat), session.id, heat))


async def pause(visit: Visit, desk: HallDesk) -> None:
    session, heat = heat_at(visit, desk.office.championship)
    await give(visit, desk, commands.PauseHeat(desk.by(commands.PauseHeat), session.id, heat, reason_of(visit)))


async def resume(visit: Visit, desk: HallDesk) -> None:
    session, heat = heat_at(visit, desk.office.championship)
    await give(visit, desk, commands.ResumeHeat(desk.by(commands.ResumeHeat), session.id, heat))


async def call_last_round(visit: Visit, desk: HallDesk) -> None:
    session, heat = heat_at(visit, desk.office.championship)
    await give(visit, desk, commands.CallLastRound(desk.by(commands.CallLastRound), session.id, heat))


async def end(visit: Visit, desk: HallDesk) -> None:
    session, heat = heat_at(visit, desk.office.championship)
    await give(visit, desk, commands.EndHeat(desk.by(commands.EndHeat), session.id, heat))


ACTS: Final[Mapping[str, Act]] = {
    "clock-start": start,
    "clock-pause": pause,
    "clock-resume": resume,
    "clock-last-round": call_last_round,
    "clock-end": end,
}


async def act_clock(visit: Visit) -> Response:
    return await act_at(visit, KEEPER, ACTS, show_kept)


# All clocks.


def heat_links(desk: HallDesk) -> list[HeatLink]:
    """Every published heat whose scores are not released, those that run first."""
    core, found = desk.core, []
    for session in core.state.sessions.values():
        if session.starts is None or session.released:
            continue
        stage, city = core.stage(session.stage).name, core.venue(session.venue).city
        for number in sorted(session.heats):
            status = face(desk.office.championship, session, number).status
            address = f"/c/{desk.id}/clock/{session.id}/{number}"
            found.append(HeatLink(address, stage, city, session.round, number, status))
    return sorted(found, key=lambda link: link.status in (WAITING, OVER))


async def show_clocks(visit: Visit, desk: HallDesk, refusal: Refusal | None) -> Response:
    links = await reading(visit, desk, lambda: heat_links(desk))
    return show_desk(visit, desk, "clocks.html", visit.say("hall-page-clock"), refusal, "", links=links)


async def look_clocks(visit: Visit) -> Response:
    return await look_at(visit, ROLES, show_clocks)


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", "/c/{id}/clock", look_clocks),
    Page("GET", CLOCK, look_clock),
    Page("POST", CLOCK, act_clock),
    Page("GET", CLOCK + "/time", time),
)
