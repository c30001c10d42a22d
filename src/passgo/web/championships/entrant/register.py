"""Registration: one form with a box for each declaration and consent. A refused form keeps what was typed."""

import datetime
import hmac
import secrets
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from starlette.responses import Response

from passgo.championship import Actor, Person, Refused
from passgo.championship.commands import ENTRANT, Register
from passgo.championship.format import Format, Venue
from passgo.championship.registration import is_minor
from passgo.championship.state import Entrant
from passgo.office import BadDetails, Office
from passgo.web.championships.links import base_of, blocking, now_at, office_at
from passgo.web.championships.own_questions import (
    GUARDIAN_FIELDS,
    fields_asked,
    questions,
    with_answers,
    with_guardian,
)
from passgo.web.championships.persons import FIELDS, WrongFields, countries, person_of
from passgo.web.championships.public.venues import venue_lines
from passgo.web.championships.refusal_texts import Told, told_plainly
from passgo.web.championships.statements import (
    CONSENT,
    agreed,
    declared,
    fields_of,
    guardians,
    listed,
    needed,
    offered,
    required,
)
from passgo.web.edge.problems import REFUSED, Problem
from passgo.web.people.visitors import address_of
from passgo.web.plumbing.page import Page, Visit
from passgo.web.plumbing.texts import paragraphs

ONCE: Final = "register"  # the id of the command: a form that is sent twice registers once
LONGEST_NONCE: Final = 100


@dataclass(frozen=True)
class Draft:
    """The form as it was filled in."""

    venue: str = ""
    fields: dict[str, str] = field(default_factory=dict)
    ticked: frozenset[str] = frozenset()
    nonce: str = ""


@dataclass(frozen=True)
class Wrong:
    """Faults of the draft: fields to correct, or a refusal by the rules."""

    fields: Collection[str] = ()
    refused: Told | None = None


async def form(visit: Visit) -> Response:
    office = await office_at(visit)
    return await show(visit, office, Draft(venue=visit.form.text("venue"), nonce=new_nonce()))


def new_nonce() -> str:
    return secrets.token_urlsafe(16)


async def show(visit: Visit, office: Office, draft: Draft, wrong: Wrong | None = None) -> Response:
    def look() -> dict[str, object]:
        with office.lock:
            return form_values(visit, office, draft)

    against = wrong or Wrong()
    values = await blocking(visit.site, look)
    answer = visit.show(
        "championships/register.html", **values, wrong=against.fields, refused=against.refused,
        action=f"/c/{office.id}/register", at_door=False,
    )  # fmt: skip
    if wrong:
        answer.status_code = REFUSED
    return answer


def form_values(visit: Visit, office: Office, draft: Draft, bound: str = "") -> dict[str, object]:
    """What the form shows; `bound` to one venue for an official of that venue."""
    speech = visit.speech
    format = office.championship.format.said(speech.language)
    terms = office.terms(language=visit.tag)
    asked = format.registration.citizenship
    names = countries(speech.language) if asked else {}
    lines = venue_lines(office.championship, office.time(now_at(office)), speech.language)
    return {
        "id": office.id,
        "name": format.name,
        "version": terms.version if terms else 0,
        "paragraphs": paragraphs(terms.text) if terms else [],
        "venues": [line for line in lines if line.registers and bound in ("", line.id)],
        "draft": {"venue": draft.venue, **{name: draft.fields.get(name, "") for name in (*FIELDS, *GUARDIAN_FIELDS)}},
        "questions": questions(speech, visit.tag, office.championship.format, draft.fields),
        "guardian_below": format.registration.guardian_below,
        "guardians": guardians(speech, format, draft.ticked),
        "shared": not format.registration.one_email_each,
        "nonce": draft.nonce,
        "alternates": format.registration.alternates,
        "age": format.registration.age,
        "countries": sorted(names.items(), key=lambda one: (one[0] != asked, one[1])),
        "country": names.get(asked, asked),
        "excluded": format.registration.excluded,
        "organisers": listed(speech, format.organisers),
        "needed": needed(speech, format, draft.ticked),
        "offered": offered(speech, format, draft.ticked),
        "retention": format.retention_days,
    }


async def register(visit: Visit) -> Response:
    office = await office_at(visit)
    draft = draft_of(visit, office)
    if not draft.nonce or len(draft.nonce) > LONGEST_NONCE:
        raise Problem("bad-command", field="nonce")
    if not visit.site.rates.guests.allows(f"register:{address_of(visit.request)}"):
        raise Problem("too-fast")
    person, wrong = checked(office, draft)
    if wrong:
        return await show(visit, office, draft, Wrong(wrong))
    command = command_of(visit, office, draft, person)
    try:
        entrant, token = await blocking(visit.site, lambda: perform(office, command, visit.tag))
    except BadDetails as bad:
        return await show(visit, office, draft, Wrong([bad.field]))
    except Refused as refused:
        return await refuse(visit, office, draft, refused)
    return visit.show(
        "championships/registered.html",
        another="" if office.championship.format.registration.one_email_each else f"/entry/{token}/another",
        status=entrant.status,
        alternate=entrant.alternate,
        url=f"{base_of(visit)}/entry/{token}",
    )


def draft_of(visit: Visit, office: Office) -> Draft:
    form = visit.form
    ticked = frozenset(name for name in fields_of(office.championship.format) if form.ticked(name))
    names = (*FIELDS, *fields_asked(office.championship.format))
    return Draft(form.text("venue"), {name: form.text(name) for name in names}, ticked, form.text("nonce"))


def checked(office: Office, draft: Draft) -> tuple[Person, list[str]]:
    """The person, and every field that must be corrected; the championship itself applies the rules."""
    format = office.championship.format
    venue = format.venue(draft.venue)
    wrong = [] if venue is not None and venue.registers else ["venue"]
    field = draft.fields.__getitem__
    person, minor, more = entrant_of(field, format, venue, now_at(office).date())
    return person, wrong + more + [name for name in required(format, minor) if name not in draft.ticked]


def entrant_of(
    field: Callable[[str], str], format: Format, venue: Venue | None, today: datetime.date
) -> tuple[Person, bool, list[str]]:
    """The person of a form or a line, whether they need a guardian, and all fields that cannot be used.

    Of an adult no guardian is kept.
    """
    wrong: list[str] = []
    try:
        person = person_of(field, format, today)
    except WrongFields as error:
        person, wrong = error.person, error.fields
    minor = venue is not None and "born" not in wrong and is_minor(format.registration, venue, person)
    person, more = with_guardian(field, person) if minor else (person, [])
    person, others = with_answers(field, person, format)
    return person, minor, wrong + more + others


def command_of(visit: Visit, office: Office, draft: Draft, person: Person, by: Actor | None = None) -> Register:
    id = entrant_id(visit.site.secret, office.id, draft.nonce)
    format = office.championship.format
    return Register(
        by or Actor(id, ENTRANT), id, draft.venue, person, visit.form.number("terms", 0),
        declared(format, draft.ticked), agreed(format, draft.ticked),
    )  # fmt: skip


def entrant_id(secret: bytes, championship: str, nonce: str) -> str:
    """An opaque id, the same for the same form: a second click cannot register somebody twice."""
    words = f"entrant:{championship}:{nonce}".encode()
    return f"e{hmac.new(secret, words, sha256).hexdigest()[:16]}"


def perform(office: Office, command: Register, language: str) -> tuple[Entrant, str]:
    now = now_at(office)
    office.perform(command, now, command_id=ONCE, language=language)
    return office.championship.state.entrants[command.entrant], office.entry_token(command.entrant, now)


async def refuse(visit: Visit, office: Office, draft: Draft, refused: Refused) -> Response:
    if refused.code == "old-terms":  # the terms in force are not those they accepted: they have to tick the box again
        draft = Draft(draft.venue, draft.fields, draft.ticked - {f"{CONSENT}-terms"}, draft.nonce)
    return await show(visit, office, draft, Wrong((), told_plainly(visit.speech, refused)))


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", "/c/{id}/register", form),
    Page("POST", "/c/{id}/register", register),
)
