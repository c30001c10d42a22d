"""The championships and drafts of an account, from any device it is signed in on."""

import datetime
from dataclasses import dataclass, replace
from typing import Final

from starlette.responses import Response

from passgo.championship import Format
from passgo.championship.commands import DIRECTOR
from passgo.office import Office
from passgo.office.offices import summary
from passgo.store import founders
from passgo.store.founders import Founder
from passgo.web.api.endpoints import check_may_found
from passgo.web.championships.founder.drafts import drafts_of, keep_new, now
from passgo.web.championships.founder.fields import OFFICIAL, fields_of_rows
from passgo.web.championships.founder.proposals import YEAR, to_come
from passgo.web.championships.founder.publication import file_of
from passgo.web.championships.links import (
    COOKIE_SECONDS,
    DESKS,
    LONGEST_ID,
    blocking,
    cookie_of,
    missing,
)
from passgo.web.championships.public.pages import listed_row
from passgo.web.edge.problems import Problem
from passgo.web.people import identity
from passgo.web.people.visitors import set_cookie
from passgo.web.plumbing.page import Page, Visit, go_to

LASTING: Final = datetime.timedelta(seconds=COOKIE_SECONDS)


@dataclass(frozen=True)
class Found:
    """A championship of the visitor."""

    office: Office
    founder: Founder


async def listing(visit: Visit) -> Response:
    def read() -> list[dict[str, object]]:
        mine = visit.site.store.ask(lambda conn: founders.of(conn, visit.visitor.id))
        offices = [visit.site.offices.open(one.championship) for one in mine]
        return [listed_row(visit.speech, summary(office, now())) for office in offices]

    rows = await blocking(visit.site, read) if visit.visitor.id else []
    return visit.show(
        "championships/founder/mine.html",
        rows=rows,
        drafts=await drafts_of(visit),
        account=await identity.has_account(visit.site, visit.visitor),
    )


async def found_at(visit: Visit) -> Found:
    """The championship that the address names, if the visitor has founded it."""
    id, person = visit.path("id"), visit.visitor.id
    if not person or len(id) > LONGEST_ID:
        raise missing("no-such-championship")
    founder = await visit.site.ask(lambda conn: founders.find(conn, id, person))
    if founder is None:
        raise missing("no-such-championship")
    return Found(await blocking(visit.site, lambda: visit.site.offices.open(id)), founder)


async def open_desk(visit: Visit) -> Response:
    """Open the director's desk in this browser, by one more private link that nobody sees."""
    found = await found_at(visit)
    if not visit.site.rates.commands.allows(f"desk:{found.founder.official}"):
        raise Problem("too-fast")
    office, official, at = found.office, found.founder.official, now()
    token = await blocking(visit.site, lambda: office.another_link(official, DIRECTOR, at, at + LASTING))
    if token is None:
        raise missing("no-such-desk")
    answer = go_to(f"/c/{office.id}/{DESKS[DIRECTOR]}")
    set_cookie(visit.site, answer, cookie_of(office.id, DIRECTOR), token, COOKIE_SECONDS)
    return answer


async def copy(visit: Visit) -> Response:
    """A draft like an earlier championship: its terms and officials, and its dates in a year to come."""
    found = await found_at(visit)
    check_may_found(visit.site, visit.request, visit.visitor.id)
    office, founder = found.office, found.founder

    def read() -> tuple[Format, dict[str, str]]:
        format = office.championship.format
        terms = {f"terms-{language}": text for language, text in office.terms_texts().items() if language}
        people = [one for one in office.officials() if one.active]
        directors = [one.name for one in people if (one.id, one.role) == (founder.official, DIRECTOR)]
        others = [
            {"role": one.role, "name": one.name, "venue": one.venue}
            for one in people
            if (one.id, one.role) != (founder.official, DIRECTOR)
        ]
        director = directors[0] if directors else visit.name
        return format, {**terms, **fields_of_rows(OFFICIAL, others), "director": director}

    format, more = await blocking(visit.site, read)
    base = to_come(replace(format, digest=""), now().date(), YEAR)
    return go_to(f"{await keep_new(visit, base, more)}/what")


async def download(visit: Visit) -> Response:
    found = await found_at(visit)
    return file_of(replace(found.office.championship.format, id=found.office.id))


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", "/championships/mine", listing),
    Page("GET", "/championships/mine/{id}/file", download),
    Page("POST", "/championships/mine/{id}/desk", open_desk),
    Page("POST", "/championships/mine/{id}/copy", copy),
)
