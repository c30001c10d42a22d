"""Walk-ins: the office registers somebody at the door and checks them in, where the championship allows it."""

from typing import Final

from starlette.responses import Response

from passgo.championship import Actor, Refused, commands
from passgo.championship.state import PENDING
from passgo.office import BadDetails, Office
from passgo.web.championships.entrant.register import (
    LONGEST_NONCE,
    ONCE,
    Draft,
    Wrong,
    checked,
    command_of,
    draft_of,
    form_values,
    new_nonce,
)
from passgo.web.championships.links import blocking, missing, now_at
from passgo.web.championships.refusal_texts import told
from passgo.web.championships.registrar.shared import EntryDesk, entry_desk, reading
from passgo.web.edge.problems import REFUSED, Problem
from passgo.web.plumbing.page import Page, Visit, go_to

PATH: Final = "/c/{id}/registrar/walk-in"


async def door_desk(visit: Visit) -> EntryDesk:
    desk = await entry_desk(visit)
    if not desk.office.championship.format.registration.walk_ins:
        raise missing("no-such-page")
    return desk


async def form(visit: Visit) -> Response:
    desk = await door_desk(visit)
    return await show(visit, desk, Draft(venue=desk.venue, nonce=new_nonce()))


async def show(visit: Visit, desk: EntryDesk, draft: Draft, wrong: Wrong | None = None) -> Response:
    values = await reading(visit, desk, lambda: form_values(visit, desk.office, draft, desk.official.venue))
    against = wrong or Wrong()
    answer = visit.show(
        "championships/register.html", **values, wrong=against.fields, refused=against.refused,
        action=f"{desk.path}/walk-in", at_door=True, back=f"{desk.path}/check-in?venue={desk.venue}",
    )  # fmt: skip
    if wrong:
        answer.status_code = REFUSED
    return answer


async def register(visit: Visit) -> Response:
    desk = await door_desk(visit)
    draft = draft_of(visit, desk.office)
    if not draft.nonce or len(draft.nonce) > LONGEST_NONCE:
        raise Problem("bad-command", field="nonce")
    if desk.official.venue not in ("", draft.venue):
        raise missing("no-such-page")
    person, wrong = checked(desk.office, draft)
    if wrong:
        return await show(visit, desk, draft, Wrong(wrong))
    command = command_of(visit, desk.office, draft, person, desk.actor)
    try:
        await blocking(visit.site, lambda: admit(desk.office, command, visit.tag))
    except BadDetails as bad:
        return await show(visit, desk, draft, Wrong([bad.field]))
    except Refused as refused:
        return await show(visit, desk, draft, Wrong((), told(visit.speech, refused)))
    return go_to(f"{desk.path}/check-in?venue={draft.venue}&done=walk-in")


def admit(office: Office, command: commands.Register, language: str) -> None:
    """Register somebody who stands at the door: nobody has to telephone them (CHAMP-REG-2)."""
    by: Actor = command.by
    with office.lock:
        now = now_at(office)
        office.perform(command, now, command_id=f"{ONCE}:{command.entrant}", language=language)
        entrant = office.championship.state.entrants[command.entrant]
        if entrant.status == PENDING:
            office.perform(commands.Phone(by, entrant.id), now)
        if command.venue not in entrant.present:
            office.perform(commands.CheckIn(by, entrant.id, command.venue), now)


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", PATH, form),
    Page("POST", PATH, register),
)
