"""A new championship: from an example or a file, by somebody with an account. The director's link is shown once."""

import datetime
from dataclasses import dataclass
from importlib import resources
from typing import Final

from starlette.responses import Response

from passgo.championship import Fault, FormatError, presets
from passgo.championship.commands import DIRECTOR
from passgo.editions import EditionError
from passgo.i18n import languages, own_name
from passgo.office import BadDetails, ChampionshipExists, Office
from passgo.web.api.endpoints import check_may_found
from passgo.web.championships.director.terms import shown_of
from passgo.web.championships.encodings import NotText
from passgo.web.championships.links import base_of, blocking
from passgo.web.championships.persons import name_of
from passgo.web.championships.refusal_texts import Told
from passgo.web.championships.uploads import long_text, uploaded_text
from passgo.web.edge.problems import REFUSED, Problem
from passgo.web.pages.table_pages import qr_code
from passgo.web.people import identity
from passgo.web.plumbing.page import Page, Visit

FIRST: Final = "single-evening"
MOST_FAULTS: Final = 200
TABLES_WORTH: Final = 20  # each is in the public list and is looked after every second


@dataclass(frozen=True)
class Draft:
    """The form as typed so far; a refusal loses nothing of it."""

    text: str
    preset: str
    terms: dict[str, str]
    director: str


async def has_account(visit: Visit) -> bool:
    if visit.visitor.person is None:
        return False
    return (await identity.look_up(visit.site, visit.visitor)).account is not None


async def form(visit: Visit) -> Response:
    wanted = visit.form.text("preset")
    chosen = wanted if wanted in presets() else FIRST
    return await show(visit, Draft(preset_text(chosen), chosen, {}, visit.name))


def preset_text(name: str) -> str:
    file = resources.files("passgo.championship") / "presets" / f"{name}.toml"
    return file.read_text(encoding="utf-8")


async def show(visit: Visit, draft: Draft, told: str = "", faults: list[Fault] | None = None) -> Response:
    terms = [(one, own_name(one), draft.terms.get(one, "")) for one in languages()]
    answer = visit.show(
        "championships/create.html",
        signed_in=await has_account(visit),
        presets=presets(),
        preset=draft.preset,
        text=draft.text,
        terms=terms,
        shown=shown_of(visit),
        director=draft.director,
        faults=(faults or [])[:MOST_FAULTS],
        refused=Told(told, "") if told else None,
    )
    if told or faults:
        answer.status_code = REFUSED
    return answer


async def create(visit: Visit) -> Response:
    if not await has_account(visit):
        raise Problem("sign-in-needed")
    check_may_found(visit.site, visit.request, visit.visitor.id, TABLES_WORTH)
    texts = {one: long_text(visit.form, f"terms-{one}") for one in languages()}
    terms = {one: text for one, text in texts.items() if text}
    draft = Draft(long_text(visit.form, "format"), "", terms, visit.form.text("director"))
    try:
        text = await uploaded_text(visit.form, "file")
    except NotText:
        return await show(visit, draft, visit.say("entry-new-unreadable"))
    if text:
        draft = Draft(text, "", terms, draft.director)
    if not terms:
        return await show(visit, draft, visit.say("entry-new-no-terms"))
    if name_of(draft.director) is None:
        return await show(visit, draft, visit.say("entry-new-no-director"))
    return await try_out(visit, draft)


async def try_out(visit: Visit, draft: Draft) -> Response:
    def work() -> tuple[Office, str]:
        now = datetime.datetime.now(datetime.UTC)
        office = visit.site.offices.create(draft.text, now, terms=draft.terms)
        return office, office.invite(DIRECTOR, draft.director, now)[1]

    try:
        office, token = await blocking(visit.site, work)
    except FormatError as error:
        return await show(visit, draft, faults=error.faults)
    except ChampionshipExists:
        return await show(visit, draft, visit.say("entry-new-exists"))
    except EditionError:
        return await show(visit, draft, visit.say("entry-new-no-edition"))
    except BadDetails:
        return await show(visit, draft, visit.say("entry-new-bad-id"))
    url = f"{base_of(visit)}/desk/{token}"
    name = office.championship.format.name
    return visit.show("championships/created.html", id=office.id, name=name, url=url, qr=qr_code(url))


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", "/championships/new", form),
    Page("POST", "/championships/new", create, files=1),
)
