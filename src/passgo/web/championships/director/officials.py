"""Officials: the director invites them by a private link for one role, shown once, and can revoke it at any time."""

from collections.abc import Mapping
from typing import Final

from starlette.responses import Response

from passgo.championship.commands import DIRECTOR
from passgo.championship.personal_data import key
from passgo.office import INVITED_ROLES
from passgo.store import BadText
from passgo.web.championships.links import base_of, blocking
from passgo.web.championships.official_desk import (
    Act,
    HallDesk,
    Refusal,
    Unclear,
    act_at,
    desk_at,
    done_of,
    look_at,
    show_desk,
    show_refused,
)
from passgo.web.championships.online_tables import vacate_chairs
from passgo.web.edge.problems import Problem
from passgo.web.pages.table_pages import qr_code
from passgo.web.plumbing.page import Page, Visit, way_back

ROLES: Final = (DIRECTOR,)
INVITABLE: Final = tuple(role for role in INVITED_ROLES if role != "screen")  # boards are public: they need no link


async def show(visit: Visit, desk: HallDesk, refusal: Refusal | None) -> Response:
    known = [one for one in await blocking(visit.site, desk.office.officials) if desk.venue in ("", one.venue)]
    halls = [venue for venue in desk.format.venues if desk.venue in ("", venue.id)]
    return show_desk(
        visit, desk, "director_officials.html", visit.say("hall-page-officials"), refusal, done_of(visit, ACTS),
        officials=[one for one in known if one.active], roles=INVITABLE,
        venues=[(venue.id, venue.city) for venue in halls], cities={venue.id: venue.city for venue in halls},
    )  # fmt: skip


async def invite(visit: Visit) -> Response:
    """Invite an official. Only this page shows the link, which is stored nowhere."""
    desk = await desk_at(visit, *ROLES)
    role, name, venue = (visit.form.text(field) for field in ("role", "name", "venue"))
    table = visit.form.number("table") if visit.form.text("table") else None
    if role not in INVITABLE or (table is not None and not 1 <= table <= 200):
        raise Problem("bad-command", field="role")
    if (venue and desk.office.championship.format.venue(venue) is None) or desk.venue not in ("", venue):
        raise Problem("bad-command", field="venue")
    before = await blocking(visit.site, desk.office.officials)
    if any(key(one.name) == key(name) and desk.venue not in ("", one.venue) for one in before):
        return await show_refused(visit, ROLES, show, Refusal(visit.say("loan-name-elsewhere"), ""))
    try:
        official, token = await blocking(
            visit.site, lambda: desk.office.invite(role, name, desk.now, venue=venue, table=table)
        )
    except BadText:
        return await show_refused(visit, ROLES, show, Refusal(visit.say("hall-name-needed"), ""))
    if any((one.id, one.role, one.active) == (official.id, official.role, True) for one in before):
        await vacate_chairs(visit.site, desk.office)  # their previous link has ended, no matter who used it
    url = f"{base_of(visit)}/desk/{token}"
    return show_desk(
        visit, desk, "director_invited.html", visit.say("hall-invited", name=official.name), None, "",
        invited=official, url=url, qr=qr_code(url),
    )  # fmt: skip


async def revoke(visit: Visit, desk: HallDesk) -> None:
    """Revoke an official's link; nobody can lock themselves out."""
    official = visit.form.text("official")
    if official == desk.person.id:
        raise Unclear("hall-revoke-self")
    known = await blocking(visit.site, desk.office.officials)
    if any(one.id == official and desk.venue not in ("", one.venue) for one in known):
        raise Problem("bad-command", field="official")
    await blocking(visit.site, lambda: desk.office.revoke(official, desk.now))
    await vacate_chairs(visit.site, desk.office)


ACTS: Final[Mapping[str, Act]] = {"revoke": revoke}


async def look(visit: Visit) -> Response:
    return await look_at(visit, ROLES, show)


async def act(visit: Visit) -> Response:
    return await act_at(visit, ROLES, ACTS, show)


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", "/c/{id}/director/officials", look),
    Page("POST", "/c/{id}/director/officials", act),
    way_back("/c/{id}/director/officials/invite"),
    Page("POST", "/c/{id}/director/officials/invite", invite),
)
