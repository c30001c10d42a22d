"""The last page of a draft: what is still missing, a preview, and the step that makes it a championship."""

import datetime
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import Connection
from starlette.responses import Response

from passgo.championship import Format
from passgo.championship.commands import DIRECTOR
from passgo.championship.file_writer import write
from passgo.office import ChampionshipExists, Office
from passgo.office.officials import LONGEST_NAME
from passgo.store import championship_drafts as kept_drafts
from passgo.store import founders
from passgo.store.founders import Founder
from passgo.store.people import LONGEST_NAME as LONGEST_PERSON
from passgo.web.api.endpoints import check_may_found
from passgo.web.championships.founder.composition import terms_of
from passgo.web.championships.founder.drafts import Draft, draft_at, keep, now
from passgo.web.championships.founder.fields import OFFICIAL, Faults, rows
from passgo.web.championships.founder.proposals import id_of
from passgo.web.championships.founder.steps import CHECK, step_links
from passgo.web.championships.links import base_of, blocking, missing
from passgo.web.championships.public.pages import site_values
from passgo.web.edge.problems import REFUSED, Problem
from passgo.web.pages.table_pages import qr_code
from passgo.web.people import identity
from passgo.web.plumbing.page import Page, Visit, go_to

TABLES_WORTH: Final = 20  # each is in the public list and is looked after every second
TRIES: Final = 5  # ids that another server took in the same moment


class NoDraft(Exception):
    """Raised where the draft was published or discarded meanwhile."""


@dataclass(frozen=True)
class Invited:
    """An official of a new championship with their private link, which is shown once."""

    name: str
    role: str
    url: str
    qr: str


async def look(visit: Visit) -> Response:
    return await show(visit, await draft_at(visit), {})


async def show(visit: Visit, draft: Draft, faults: Faults) -> Response:
    answer = visit.show(
        "championships/founder/check.html",
        draft=draft,
        step=CHECK,
        steps=step_links(draft),
        said=draft.said,
        faults=faults,
        venues=rows(draft.said, "venue"),
        starts=[venue.starts for venue in draft.format.venues],
        missing=[link for link in step_links(draft) if link.faults and only_name(draft) != link.name],
        account=await identity.has_account(visit.site, visit.visitor),
    )
    if faults:
        answer.status_code = REFUSED
    return answer


def only_name(draft: Draft) -> str:
    """The step of which nothing but the director's name is missing: this page asks for it."""
    return "officials" if list(draft.faults_of("officials")) == ["director"] else ""


async def preview(visit: Visit) -> Response:
    draft = await draft_at(visit)
    if any(name not in ("director", "terms") for name in draft.faults):
        return go_to(f"{draft.address}/{CHECK}")

    def read() -> dict[str, object]:
        return site_values(visit.site.offices.preview(write(draft.format), draft.now), visit.speech)

    return visit.show(
        "championships/founder/preview.html", draft=draft, preview=True, **await blocking(visit.site, read)
    )


async def publish(visit: Visit) -> Response:
    draft = await draft_at(visit)
    director = visit.form.text("director") or draft.said.get("director", "")
    draft = await keep(visit, draft, {**draft.said, "director": director})
    if draft.faults:
        return await show(visit, draft, draft.faults)
    codes = await account_for(visit, director)
    check_may_found(visit.site, visit.request, visit.visitor.id, TABLES_WORTH)
    try:
        office, invited = await blocking(visit.site, lambda: create(visit, draft))
    except NoDraft:
        raise missing("no-such-page") from None
    return visit.show(
        "championships/created.html",
        id=office.id,
        name=office.championship.format.name,
        url=invited[0].url,
        qr=invited[0].qr,
        others=invited[1:],
        codes=codes,
    )


async def account_for(visit: Visit, director: str) -> list[str]:
    """The recovery codes of the account that the form asks for, if the visitor has none yet."""
    if await identity.has_account(visit.site, visit.visitor):
        return []
    login, password = visit.form.text("login"), visit.form.text("password")
    if not login or not password:
        raise Problem("sign-in-needed")
    codes, visit.new_token = await identity.create_account(visit.site, visit.request, visit.visitor, login, password)
    visit.visitor = visit.visitor.renewed(visit.new_token)
    await identity.rename(visit.site, visit.visitor, director[:LONGEST_PERSON])
    return codes


def create(visit: Visit, draft: Draft) -> tuple[Office, list[Invited]]:
    """The championship with its officials. The draft ends in the same transaction, so it makes one championship."""
    person, at = visit.visitor.id, now()

    def end_draft(conn: Connection) -> None:
        if not kept_drafts.remove(conn, draft.id, person):
            raise NoDraft

    office = created(visit, draft, at, end_draft)
    director, token = office.invite(DIRECTOR, draft.said["director"][:LONGEST_NAME], at)
    office.write(lambda conn: founders.add(conn, Founder(office.id, person, director.id)))
    invited = [invitation(visit, director.name, DIRECTOR, token)]
    halls = {venue.id for venue in draft.format.venues}
    for row in rows(draft.said, OFFICIAL):
        venue = row["venue"] if row["venue"] in halls else ""
        if row["name"]:
            official, token = office.invite(row["role"], row["name"][:LONGEST_NAME], at, venue=venue)
            invited.append(invitation(visit, official.name, official.role, token))
    return office, invited


def created(visit: Visit, draft: Draft, at: datetime.datetime, end_draft: Callable[[Connection], None]) -> Office:
    offices, terms = visit.site.offices, terms_of(draft.said)
    year = min(venue.starts for venue in draft.format.venues).year
    for _ in range(TRIES):
        format = replace(draft.format, id=id_of(str(draft.format.name), year, offices.ids()))
        try:
            return offices.create(write(format), at, terms=terms, along=end_draft)
        except ChampionshipExists:
            continue
    raise Problem("too-fast")


def invitation(visit: Visit, name: str, role: str, token: str) -> Invited:
    url = f"{base_of(visit)}/desk/{token}"
    return Invited(name, role, url, qr_code(url))


async def sign_in(visit: Visit) -> Response:
    """Sign in to an account that exists, and take the draft along."""
    draft, guest = await draft_at(visit), visit.visitor.id
    had_account = await identity.has_account(visit.site, visit.visitor)
    form = visit.form
    person, visit.new_token = await identity.sign_in(
        visit.site, visit.request, form.text("login"), form.text("password")
    )
    if had_account or person.id == guest:
        return go_to(f"{draft.address}/{CHECK}")
    if not await visit.site.write(lambda conn: kept_drafts.hand_over(conn, draft.id, guest, person.id)):
        return go_to("/championships/mine")
    return go_to(f"{draft.address}/{CHECK}")


async def download(visit: Visit) -> Response:
    draft = await draft_at(visit)
    return file_of(replace(draft.format, id=id_of(str(draft.format.name), draft.now.year, [])))


def file_of(format: Format) -> Response:
    headers = {"content-disposition": f'attachment; filename="{format.id}.toml"'}
    return Response(write(format), headers=headers, media_type="application/toml")


async def discard(visit: Visit) -> Response:
    draft, person = await draft_at(visit), visit.visitor.id
    await visit.site.write(lambda conn: kept_drafts.remove(conn, draft.id, person))
    return go_to("/championships/mine")


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", "/championships/drafts/{draft}/check", look),
    Page("GET", "/championships/drafts/{draft}/preview", preview),
    Page("GET", "/championships/drafts/{draft}/file", download),
    Page("POST", "/championships/drafts/{draft}/publish", publish),
    Page("POST", "/championships/drafts/{draft}/sign-in", sign_in),
    Page("POST", "/championships/drafts/{draft}/discard", discard),
)
