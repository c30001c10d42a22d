"""Emails that no mail server has sent: texts to copy, and the list of telephone numbers."""

import datetime
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from starlette.responses import Response

from passgo.championship.commands import DIRECTOR
from passgo.office import Letter
from passgo.web.championships.links import base_of, blocking
from passgo.web.championships.official_desk import Act, HallDesk, Refusal, act_at, done_of, look_at, reading, show_desk
from passgo.web.plumbing.page import Page, Visit

ROLES: Final = (DIRECTOR,)
MOST_SHOWN: Final = 50  # on one page; those marked as sent make room


@dataclass(frozen=True)
class ShownLetter:
    id: str
    name: str
    to: str
    phone: str
    subject: str
    body: str
    at: datetime.datetime
    fault: str


def shown(desk: HallDesk, letter: Letter, base: str) -> ShownLetter | None:
    words = desk.office.render(letter, base=base)
    row = desk.office.championship.people.rows.get(letter.entrant)
    if words is None or row is None:
        return None
    at = datetime.datetime.fromtimestamp(letter.created_ms / 1000, desk.zone)
    return ShownLetter(letter.id, row.name, words.to, words.phone, words.subject, words.body, at, letter.fault)


async def show(visit: Visit, desk: HallDesk, refusal: Refusal | None) -> Response:
    base = base_of(visit)
    waiting = await blocking(visit.site, desk.office.emails)
    found = await reading(visit, desk, lambda: [shown(desk, letter, base) for letter in waiting[:MOST_SHOWN]])
    letters = [letter for letter in found if letter is not None]
    phones = dict.fromkeys((letter.name, letter.phone) for letter in letters if letter.phone)
    return show_desk(
        visit, desk, "director_outbox.html", visit.say("hall-page-outbox"), refusal, done_of(visit, ACTS),
        letters=letters, waiting=len(waiting), phones=list(phones),
    )  # fmt: skip


async def mark(visit: Visit, desk: HallDesk) -> None:
    letter = visit.form.text("letter")
    await blocking(visit.site, lambda: desk.office.mark_sent(letter, desk.now))


async def mark_all(visit: Visit, desk: HallDesk) -> None:
    """Mark the emails on this page, not those that have come since."""
    seen = [id for id in visit.form.data.getlist("letter")[:MOST_SHOWN] if isinstance(id, str)]
    await blocking(visit.site, lambda: [desk.office.mark_sent(letter, desk.now) for letter in seen])


ACTS: Final[Mapping[str, Act]] = {"sent": mark, "sent-all": mark_all}


async def look(visit: Visit) -> Response:
    return await look_at(visit, ROLES, show)


async def act(visit: Visit) -> Response:
    return await act_at(visit, ROLES, ACTS, show)


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", "/c/{id}/director/outbox", look),
    Page("POST", "/c/{id}/director/outbox", act),
)
