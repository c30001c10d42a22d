"""The computer's clock: what is known about a jump, and how two officials accept it."""

import datetime
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from zoneinfo import ZoneInfo

from starlette.responses import Response

from passgo.championship import commands
from passgo.championship.commands import DIRECTOR, HEAD_JUDGE, JUDGE, REGISTRAR, SCORER
from passgo.web.championships.clock_report import zone_of
from passgo.web.championships.official_desk import Act, HallDesk, Refusal, act_at, give, look_at, reading, show_desk
from passgo.web.plumbing.page import Page, Visit

ROLES: Final = (DIRECTOR, HEAD_JUDGE, SCORER, JUDGE, REGISTRAR)
TIME: Final = "/c/{id}/time"


@dataclass(frozen=True)
class Strayed:
    """A venue that came back from a computer with a wrong clock."""

    city: str
    was: datetime.datetime
    said: datetime.datetime


@dataclass(frozen=True)
class TimePage:
    time: datetime.datetime
    clock: datetime.datetime
    proposed_by: str  # by name
    strayed: tuple[Strayed, ...]


def time_page(desk: HallDesk) -> TimePage:
    zone, jump = zone_of(desk.office), desk.office.jump()
    names = {one.id: one.name for one in desk.office.officials()}
    return TimePage(
        desk.time.astimezone(zone),
        desk.now.astimezone(zone),
        names.get(jump.proposed_by, "") if jump is not None else "",
        tuple(strayed(desk)),
    )


def strayed(desk: HallDesk) -> list[Strayed]:
    found = []
    for id, jump in desk.office.championship.state.strayed.items():
        venue = desk.core.venue(id)
        zone = ZoneInfo(venue.zone)
        found.append(Strayed(venue.city, jump.was.astimezone(zone), jump.says.astimezone(zone)))
    return found


async def show(visit: Visit, desk: HallDesk, refusal: Refusal | None) -> Response:
    page = await reading(visit, desk, lambda: time_page(desk))
    return show_desk(visit, desk, "time.html", visit.say("hall-page-time"), refusal, page=page)


async def accept(visit: Visit, desk: HallDesk) -> None:
    await give(visit, desk, commands.AcceptClock(desk.by(commands.AcceptClock), visit.form.number("jump", 0)))


ACTS: Final[Mapping[str, Act]] = {"accept-clock": accept}


async def look(visit: Visit) -> Response:
    return await look_at(visit, ROLES, show)


async def act(visit: Visit) -> Response:
    return await act_at(visit, ROLES, ACTS, show)


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", TIME, look),
    Page("POST", TIME, act),
)
