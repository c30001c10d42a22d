"""An entrant's page, by private link: status, contact, nickname, consents, withdrawal, export, erasure, door code."""

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, replace
from typing import Final

from starlette.responses import Response

from passgo.championship import Actor, Command, Format, Person, Refused, commands
from passgo.championship.commands import ENTRANT
from passgo.championship.local_texts import said_in
from passgo.championship.registration import is_posted
from passgo.championship.state import ACTIVE, ERASED, Entrant
from passgo.office import BadDetails, Office, seasons
from passgo.store import series as series_rows
from passgo.web.championships.entrant import games, register
from passgo.web.championships.links import base_of, blocking, missing, now_at, round_named
from passgo.web.championships.own_questions import (
    GUARDIAN_FIELDS,
    answers_asked,
    drafted,
    fields_asked,
    questions,
    with_answers,
    with_guardian,
)
from passgo.web.championships.persons import email_of, phone_of
from passgo.web.championships.posting import posting
from passgo.web.championships.public import pages
from passgo.web.championships.refusal_texts import Told, told_plainly
from passgo.web.championships.statements import consents
from passgo.web.edge.problems import REFUSED, Problem
from passgo.web.pages.table_pages import qr_code
from passgo.web.people import identity
from passgo.web.people.visitors import LONGEST_TOKEN
from passgo.web.plumbing.answers import json
from passgo.web.plumbing.page import Page, Visit, go_to
from passgo.web.plumbing.texts import Speech

NOTED_REASONS: Final = ("declined-by-phone", "consent-withdrawn")
DONE: Final = ("contact", "nickname", "consent", "withdrawn", "passed", "signed")


@dataclass(frozen=True)
class Mine:
    """An entrant at their own entry, which nobody reaches without its token."""

    office: Office
    id: str
    token: str

    @property
    def actor(self) -> Actor:
        return Actor(self.id, ENTRANT)

    @property
    def path(self) -> str:
        return f"/entry/{self.token}"


async def mine_of(visit: Visit) -> Mine:
    token = visit.path("token")
    found = None
    if len(token) <= LONGEST_TOKEN:
        found = await blocking(visit.site, lambda: visit.site.offices.entrant(token))
    if found is None:
        raise missing("no-such-entry")
    return Mine(*found, token)


async def entry(visit: Visit) -> Response:
    done = visit.form.text("done")
    return await show(visit, await mine_of(visit), done if done in DONE else "")


async def show(
    visit: Visit, mine: Mine, done: str = "", refused: Told | None = None, wrong: Collection[str] = ()
) -> Response:
    def look() -> dict[str, object]:
        with mine.office.lock:
            return entry_values(visit, mine)

    values = await blocking(visit.site, look)
    values["account"] = await identity.has_account(visit.site, visit.visitor)
    answer = visit.show("championships/entry.html", **values, done=done, refused=refused, wrong=wrong)
    if refused or wrong:
        answer.status_code = REFUSED
    return answer


def entry_values(visit: Visit, mine: Mine) -> dict[str, object]:
    office, championship = mine.office, mine.office.championship
    format = championship.format.said(visit.language)
    me = championship.state.entrants[mine.id]
    person = championship.people.rows.get(mine.id)
    code = office.badge_code(mine.id)
    return {
        "id": office.id,
        "name": format.name,
        "here": mine.path,
        "me": me,
        "active": me.status in ACTIVE,
        "reason": reason_of(visit.speech, me),
        "venue": format.venue(me.venue),
        "seats": games.seats(championship, format, mine.id),
        "finishes": games.finishes(championship, format, mine.id),
        "plays_on": games.plays_on(championship, mine.id),
        "line": games.own_line(championship, format, mine.id, visit.language),
        "champion": championship.champion(),
        "champion_name": posting(championship, visit.language).champion,
        "code": code,
        "qr": qr_code(f"{base_of(visit)}/c/{office.id}/registrar/check-in?code={code}") if code else "",
        "person": person,
        "nickname": person.nickname if person else "",
        "drawn": person.drawn if person else "",
        "posted": is_posted(championship.state, mine.id),
        "proposed": visit.form.text("nickname"),
        **contact_values(visit, championship.format, person),
        "another": not format.registration.one_email_each,
        "consents": consents(visit.speech, format, me.consents),
        **series_values(visit, mine),
        "delegate": bool(format.prize) and championship.delegate() == me.id,
        "prize": format.prize,
        "retention": format.retention_days,
    }


def series_values(visit: Visit, mine: Mine) -> dict[str, object]:
    """The series of the championship, and whether the entrant's results count in it."""
    counts = mine.office.store.ask(lambda conn: series_rows.counts(conn, mine.office.id, mine.id))
    return {**pages.series_values(mine.office, visit.language), "counts": counts}


def reason_of(speech: Speech, one: Entrant) -> str:
    """The reason an entry ended: in the director's words, or in the catalogue's for what the program notes."""
    if one.status == ERASED or not one.reason:
        return ""
    if one.reason in NOTED_REASONS:
        return speech.say(f"entry-reason-{one.reason}")
    return speech.say("entry-reason", reason=one.reason)


def contact_values(visit: Visit, format: Format, person: Person | None) -> dict[str, object]:
    """What the form of somebody's contact and answers shows: what was typed, otherwise what is kept."""
    sent = visit.form.data
    kept = {"email": "", "phone": "", **({"email": person.email, "phone": person.phone} if person else {})}
    kept |= {name: drafted(person).get(name, "") for name in (*GUARDIAN_FIELDS, *fields_asked(format))}
    draft = {name: visit.form.text(name) if name in sent else value for name, value in kept.items()}
    return {
        "draft": draft,
        "questions": questions(visit.speech, visit.tag, format, draft),
        "guardian": bool(person and person.guardian),
    }


# What entrants can change.


async def perform(visit: Visit, mine: Mine, command: Command, done: str) -> Response:
    """Perform a command; the page itself shows a refusal."""
    if not visit.site.rates.commands.allows(f"entry:{mine.office.id}:{mine.id}"):
        raise Problem("too-fast")
    language = visit.tag
    try:
        await blocking(visit.site, lambda: mine.office.perform(command, now_at(mine.office), language=language))
    except Refused as refused:
        return await show(visit, mine, refused=told_plainly(visit.speech, refused))
    except BadDetails as bad:
        return await show(visit, mine, wrong=[bad.field])
    return go_to(f"{mine.path}?done={done}")


async def contact(visit: Visit) -> Response:
    mine = await mine_of(visit)
    person = mine.office.championship.people.rows.get(mine.id)
    if person is None:
        raise missing("no-such-entry")
    changed, wrong = with_contact(visit, mine.office.championship.format, person)
    if wrong:
        return await show(visit, mine, wrong=wrong)
    return await perform(visit, mine, commands.ChangeDetails(mine.actor, mine.id, changed), "contact")


def with_contact(visit: Visit, format: Format, person: Person) -> tuple[Person, list[str]]:
    """The person with the contact, the guardian and the answers of the form, and which of them are unusable."""
    field = visit.form.text
    email, phone = email_of(field("email")), phone_of(field("phone"))
    wrong = [name for name, value in (("email", email), ("phone", phone)) if value is None]
    changed = replace(person, email=email or "", phone=phone or "")
    if person.guardian:
        changed, more = with_guardian(field, changed)
        wrong += more
    if any(name in visit.form.data for name in answers_asked(format)):
        changed, more = with_answers(field, changed, format)
        wrong += more
    return changed, wrong


async def another(visit: Visit) -> Response:
    """The registration form for somebody with the same contact: a brother, a sister, a friend."""
    mine = await mine_of(visit)
    championship = mine.office.championship
    person = championship.people.rows.get(mine.id)
    if person is None:
        raise missing("no-such-entry")
    if championship.format.registration.one_email_each:
        return go_to(f"/c/{mine.office.id}/register")
    kept = {name: str(getattr(person, name)) for name in ("email", "phone", *GUARDIAN_FIELDS)}
    venue = championship.state.entrants[mine.id].venue
    return await register.show(visit, mine.office, register.Draft(venue, kept, nonce=register.new_nonce()))


async def nickname(visit: Visit) -> Response:
    mine = await mine_of(visit)
    command = commands.ProposeNickname(mine.actor, mine.id, visit.form.text("nickname"))
    return await perform(visit, mine, command, "nickname")


async def consent(visit: Visit) -> Response:
    mine = await mine_of(visit)
    command = commands.ChangeConsent(mine.actor, mine.id, visit.form.text("consent"), visit.form.ticked("given"))
    return await perform(visit, mine, command, "consent")


async def series(visit: Visit) -> Response:
    """Let the entrant's results count in the series for the visitor's account, or no longer."""
    mine = await mine_of(visit)
    if not visit.site.rates.commands.allows(f"entry:{mine.office.id}:{mine.id}"):
        raise Problem("too-fast")
    person = visit.visitor.id
    if not visit.form.ticked("counted"):
        await blocking(visit.site, lambda: seasons.stop_counting(mine.office, mine.id))
        return go_to(f"{mine.path}?done=consent")
    if not await identity.has_account(visit.site, visit.visitor):
        raise Problem("sign-in-needed")
    try:
        counted = await blocking(visit.site, lambda: seasons.count(mine.office, mine.id, person))
    except BadDetails as bad:
        raise Problem("bad-command", field=bad.field) from None
    if not counted:
        return await show(visit, mine, refused=Told(visit.say("season-other"), ""))
    return go_to(f"{mine.path}?done=consent")


async def sign(visit: Visit) -> Response:
    """Sign the entrant's own line of a score sheet."""
    mine = await mine_of(visit)
    session, table = round_named(visit.form.text("session")), visit.form.number("table", 0)
    command = games.signing(mine.id, session, table, visit.form.text("digest"))
    return await perform(visit, mine, command, "signed")


async def withdraw(visit: Visit) -> Response:
    mine = await mine_of(visit)
    return await perform(visit, mine, commands.Withdraw(mine.actor, mine.id), "withdrawn")


async def pass_place(visit: Visit) -> Response:
    mine = await mine_of(visit)
    return await perform(visit, mine, commands.PassPlace(mine.actor, mine.id), "passed")


async def erase(visit: Visit) -> Response:
    """Erase the entry, only if a box is ticked: a stray request erases nobody."""
    mine = await mine_of(visit)
    if not visit.form.ticked("sure"):
        return await show(visit, mine)
    answer = await perform(visit, mine, commands.Erase(mine.actor, mine.id), "erased")
    if answer.status_code == REFUSED:
        return answer
    name = said_in(mine.office.championship.format.name, visit.language)
    return visit.show("championships/erased.html", id=mine.office.id, name=name)


async def export(visit: Visit) -> Response:
    mine = await mine_of(visit)
    return await export_file(visit, mine.office, mine.id)


async def export_file(visit: Visit, office: Office, entrant: str) -> Response:
    answer = json(await blocking(visit.site, lambda: office.export_person(entrant)))
    answer.headers["content-disposition"] = f'attachment; filename="{office.id}-entry.json"'
    return answer


def forms(path: str, looks: dict[str, Callable[[Visit], Awaitable[Response]]]) -> tuple[Page, ...]:
    return tuple(Page("POST", f"{path}/{name}", look) for name, look in looks.items())


PAGES: Final[tuple[Page, ...]] = (
    *register.PAGES,
    Page("GET", "/entry/{token}", entry),
    Page("GET", "/entry/{token}/export", export),
    Page("GET", "/entry/{token}/another", another),
    *forms(
        "/entry/{token}",
        {
            "contact": contact,
            "nickname": nickname,
            "consent": consent,
            "series": series,
            "sign": sign,
            "withdraw": withdraw,
            "pass-place": pass_place,
            "erase": erase,
        },
    ),
)
