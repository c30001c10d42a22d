"""The series of a championship: its director makes one, joins one that they hold at another desk, or leaves it."""

from collections.abc import Mapping
from typing import Final

from starlette.responses import Response

from passgo.championship.commands import DIRECTOR
from passgo.i18n import languages, own_name
from passgo.office import BadDetails, Office, seasons
from passgo.office.office import milliseconds
from passgo.office.seasons import Series, series_at
from passgo.store import series
from passgo.web.championships.links import COOKIE, blocking, cookie_of, official_of
from passgo.web.championships.official_desk import (
    Act,
    HallDesk,
    Refusal,
    Unclear,
    act_at,
    look_at,
    show_desk,
)
from passgo.web.people.visitors import cookie_name
from passgo.web.plumbing.page import Page, Visit

ROLES: Final = (DIRECTOR,)
MOST_DESKS: Final = 20  # whose series are offered
FAULTS: Final[Mapping[str, str]] = {"name": "season-name-needed", "points": "season-points-lead"}


async def directed(visit: Visit) -> list[Office]:
    """The championships whose director's desk this browser has opened; a director of one venue holds no series."""
    start = f"{cookie_name(visit.site, COOKIE)}_"
    found: list[Office] = []
    for name, token in visit.request.cookies.items():
        if not name.startswith(start) or len(found) == MOST_DESKS:
            continue
        known = await official_of(visit.site, token)
        if known is None:
            continue
        office, official = known
        here = cookie_name(visit.site, cookie_of(office.id, DIRECTOR))
        if (name, official.role, official.venue) == (here, DIRECTOR, ""):
            found.append(office)
    return found


async def offered(visit: Visit, desk: HallDesk) -> list[Series]:
    """The series that this championship may join: rehearsals do not mix with real ones."""
    others = [one for one in await directed(visit) if one.kept.rehearsed == desk.office.kept.rehearsed]
    found = [await blocking(visit.site, lambda one=one: series_at(one)) for one in others]  # type: ignore[misc]
    return list({one.id: one for one in found if one is not None}.values())


async def show(visit: Visit, desk: HallDesk, refusal: Refusal | None) -> Response:
    mine = await blocking(visit.site, lambda: series_at(desk.office))
    versions = dict(mine.name.versions) if mine is not None else {}
    sent = visit.form.data
    tongues = [visit.tag, *(one for one in await names_asked(visit, desk, versions) if one != visit.tag)]
    draft = {
        "points": " ".join(str(one) for one in mine.rule.points) if mine else "",
        "best": (mine.rule.best or "") if mine else "",
    }
    return show_desk(
        visit, desk, "director_series.html", visit.say("hall-page-series"), refusal,
        mine=mine, offered=[] if mine else await offered(visit, desk),
        names=[
            (one, own_name(one), visit.form.text(f"name-{one}") if f"name-{one}" in sent else versions.get(one, ""))
            for one in tongues
        ],
        draft={name: visit.form.text(name) if name in sent else value for name, value in draft.items()},
    )  # fmt: skip


async def names_asked(visit: Visit, desk: HallDesk, versions: dict[str, str]) -> list[str]:
    """Languages for the name: those of the terms, and those that it has."""
    of_terms = await blocking(visit.site, desk.office.terms_languages)
    return [one for one in languages() if one in (*of_terms, *versions)]


def wanted(visit: Visit, id: str) -> Series:
    names = {one: visit.form.text(f"name-{one}") for one in (visit.tag, *languages())}
    try:
        return seasons.checked(id, names, visit.form.text("points"), visit.form.text("best"))
    except BadDetails as bad:
        if bad.field in FAULTS:
            raise Unclear(FAULTS[bad.field]) from None
        raise


async def create(visit: Visit, desk: HallDesk) -> None:
    found, at = wanted(visit, ""), milliseconds(desk.now)
    await blocking(visit.site, lambda: seasons.create(desk.office, found, at))


async def change(visit: Visit, desk: HallDesk) -> None:
    mine = await blocking(visit.site, lambda: series_at(desk.office))
    if mine is None:
        raise BadDetails("series")
    row = wanted(visit, mine.id).row()
    await blocking(visit.site, lambda: desk.office.write(lambda conn: series.change(conn, row)))


async def join(visit: Visit, desk: HallDesk) -> None:
    id = visit.form.text("series")
    if id not in [one.id for one in await offered(visit, desk)]:
        raise BadDetails("series")
    await blocking(visit.site, lambda: seasons.join(desk.office, id))


async def leave(visit: Visit, desk: HallDesk) -> None:
    await blocking(visit.site, lambda: desk.office.write(lambda conn: series.leave(conn, desk.id)))


ACTS: Final[Mapping[str, Act]] = {"create": create, "change": change, "join": join, "leave": leave}


async def look(visit: Visit) -> Response:
    return await look_at(visit, ROLES, show)


async def act(visit: Visit) -> Response:
    return await act_at(visit, ROLES, ACTS, show)


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", "/c/{id}/director/series", look),
    Page("POST", "/c/{id}/director/series", act),
)
