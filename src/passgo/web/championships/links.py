"""Private links of officials: `/desk/{token}` sets a cookie, and the pages of a role ask for it."""

import datetime
from collections.abc import Callable
from typing import Final, TypeVar

from starlette.responses import Response

from passgo.championship import Actor
from passgo.championship.commands import DIRECTOR, HEAD_JUDGE, JUDGE, REGISTRAR, SCORER
from passgo.championship.rounds import BadRound, RoundId
from passgo.office import NoSuchChampionship, Office, Official
from passgo.web.edge.problems import Problem
from passgo.web.people.visitors import LONGEST_TOKEN, cookie_name, set_cookie
from passgo.web.plumbing.page import Page, Visit, go_to
from passgo.web.site import Site

T = TypeVar("T")

COOKIE: Final = "passgo_desk"
COOKIE_SECONDS: Final = 60 * 60 * 24 * 120  # from the first registration to the last final; a revoked link ends at once
LONGEST_ID: Final = 80
# The page of each role, below the championship's address.
DESKS: Final = {REGISTRAR: "registrar", DIRECTOR: "director", HEAD_JUDGE: "clock", JUDGE: "judge", SCORER: "sheets"}
FOR_LOOKING: Final = "projector"  # the screen of the hall gives no command


async def blocking(site: Site, work: Callable[[], T]) -> T:
    """Do work that waits for an office's lock or for the store, off the server's event loop."""
    return await site.in_office(work)


async def office_at(visit: Visit) -> Office:
    """The championship that the address names."""
    id = visit.path("id")
    if len(id) > LONGEST_ID:
        raise missing("no-such-championship")
    try:
        return await blocking(visit.site, lambda: visit.site.offices.open(id))
    except NoSuchChampionship:
        raise missing("no-such-championship") from None


async def official_at(visit: Visit, *roles: str) -> tuple[Office, Official]:
    """The championship and the official who visits, if a link gave them one of these roles there; the first counts.

    An official invited for a venue has no role at another: where the address names one, it must be theirs.
    """
    office = await office_at(visit)
    place = visit.request.path_params.get("venue", "")
    for role in roles:
        token = visit.request.cookies.get(cookie_name(visit.site, cookie_of(office.id, role)), "")
        found = await official_of(visit.site, token)
        if found is not None and (found[0].id, found[1].role) == (office.id, role) and serves(found[1], place):
            return office, found[1]
    raise link_needed()


def link_needed() -> Problem:
    problem = Problem("desk-link-needed")
    problem.status = 403
    return problem


def serves(official: Official, venue: str) -> bool:
    return not venue or official.venue in ("", venue)


async def official_of(site: Site, token: str) -> tuple[Office, Official] | None:
    if not token or len(token) > LONGEST_TOKEN:
        return None
    return await blocking(site, lambda: site.offices.official(token))


def missing(code: str) -> Problem:
    problem = Problem(code)
    problem.status = 404
    return problem


def round_named(text: str) -> RoundId:
    """A round that an address or a form names."""
    try:
        return RoundId.parse(text[: 4 * LONGEST_ID])
    except BadRound:
        raise missing("no-such-page") from None


def round_of(visit: Visit) -> RoundId:
    return round_named("/".join(visit.path(name) for name in ("stage", "venue", "round")))


def cookie_of(championship: str, role: str) -> str:
    """The name of the cookie, one for each role: the same laptop may serve the registrar and the director."""
    return f"{COOKIE}_{championship}_{role}"


def now_at(office: Office) -> datetime.datetime:
    """The computer's time, which is recorded with a command. Pages show `office.time` of it."""
    return office.now()


def actor_of(official: Official) -> Actor:
    return Actor(official.id, official.role)


async def open_desk(visit: Visit) -> Response:
    """Open a desk by its link. From here on no address contains the token."""
    token = visit.path("token")
    found = await official_of(visit.site, token)
    if found is None:
        raise missing("no-such-desk")
    office, official = found
    answer = go_to(f"/c/{office.id}/{DESKS.get(official.role, FOR_LOOKING)}")
    set_cookie(visit.site, answer, cookie_of(office.id, official.role), token, COOKIE_SECONDS)
    return answer


def base_of(visit: Visit) -> str:
    """The base address of this server as people type it."""
    return visit.site.settings.public_url.rstrip("/") or str(visit.request.base_url).rstrip("/")


PAGES: Final[tuple[Page, ...]] = (Page("GET", "/desk/{token}", open_desk),)
