"""One entry at the registrar's desk, for requests that come by telephone or email (CHAMP-DATA-4)."""

from collections.abc import Collection
from typing import Final

from starlette.responses import Response

from passgo.championship import Command, Refused, commands
from passgo.championship.registration import LONGEST_REASON
from passgo.championship.state import ACTIVE
from passgo.office import BadDetails
from passgo.web.championships.entrant.entry import contact_values, export_file, forms, reason_of, with_contact
from passgo.web.championships.links import base_of, blocking, missing, now_at
from passgo.web.championships.refusal_texts import Told, told
from passgo.web.championships.registrar import call_list
from passgo.web.championships.registrar.shared import EntryDesk, entry_desk, give, reading, show_desk
from passgo.web.championships.statements import consents
from passgo.web.edge.problems import REFUSED, Problem
from passgo.web.plumbing.page import Page, Visit, go_to

CHANNEL: Final = "telephone"


async def desk_and_id(visit: Visit) -> tuple[EntryDesk, str]:
    desk = await entry_desk(visit)
    found = await reading(visit, desk, lambda: desk.entrant(visit.path("entrant")))
    return desk, found.id


async def entrant(visit: Visit) -> Response:
    desk, id = await desk_and_id(visit)
    return await show(visit, desk, id)


async def show(
    visit: Visit, desk: EntryDesk, id: str, refused: Told | None = None, wrong: Collection[str] = (), url: str = ""
) -> Response:
    known = await blocking(visit.site, lambda: desk.office.calls(id))

    def look() -> dict[str, object]:
        championship, format = desk.office.championship, desk.format
        one = championship.state.entrants[id]
        person = championship.people.rows.get(id)
        return {
            "one": one,
            "row": desk.rows([one])[0],
            "person": person,
            "at": one.at.astimezone(format.venue(one.venue).starts.tzinfo),  # type: ignore[union-attr]
            "calls": call_list.shown(desk, one, known.get(id, call_list.NOTHING)),
            "holds_place": holds_place(desk, id),
            "active": one.status in ACTIVE,
            "reason": reason_of(visit.speech, one),
            "place": format.venue(one.venue),
            "code": desk.office.badge_code(id),
            **contact_values(visit, championship.format, person),
            "consents": consents(visit.speech, format, one.consents),
        }

    values = await reading(visit, desk, look)
    here = f"{desk.path}/entrants/{id}"
    answer = show_desk(visit, desk, "entrant.html", "entry", refused, **values, here=here, wrong=wrong, url=url)
    if wrong:
        answer.status_code = REFUSED
    return answer


async def perform(visit: Visit, desk: EntryDesk, id: str, command: Command, done: str) -> Response:
    try:
        await give(visit, desk, command)
    except Refused as refused:
        return await show(visit, desk, id, told(visit.speech, refused))
    except BadDetails as bad:
        return await show(visit, desk, id, wrong=[bad.field])
    return go_to(f"{desk.path}/entrants/{id}?done={done}")


async def contact(visit: Visit) -> Response:
    desk, id = await desk_and_id(visit)
    person = desk.office.championship.people.rows.get(id)
    if person is None:
        raise missing("no-such-page")
    changed, wrong = with_contact(visit, desk.office.championship.format, person)
    if wrong:
        return await show(visit, desk, id, wrong=wrong)
    return await perform(visit, desk, id, commands.ChangeDetails(desk.actor, id, changed), "contact")


async def note_call(visit: Visit) -> Response:
    """Note what came of a call, and go back to the list it was made from."""
    desk = await entry_desk(visit)
    one = await reading(visit, desk, lambda: desk.entrant(visit.form.text("entrant")))
    if not visit.site.rates.commands.allows(f"desk:{desk.official.id}"):
        raise Problem("too-fast")
    try:
        made = call_list.note_of(visit, desk, one)
        await blocking(visit.site, lambda: desk.office.note_call(one.id, made))
    except BadDetails:
        return await show(visit, desk, one.id, Told(visit.say("entry-call-wrong"), ""))
    wanted = visit.form.text("list")
    if wanted in ("calls", "back", "alternates"):
        return go_to(f"{desk.path}?list={wanted}&venue={desk.venue}&done=noted")
    return go_to(f"{desk.path}/entrants/{one.id}?done=noted")


async def nickname(visit: Visit) -> Response:
    desk, id = await desk_and_id(visit)
    command = commands.ProposeNickname(desk.actor, id, visit.form.text("nickname"))
    return await perform(visit, desk, id, command, "nickname")


async def consent(visit: Visit) -> Response:
    desk, id = await desk_and_id(visit)
    command = commands.ChangeConsent(desk.actor, id, visit.form.text("consent"), visit.form.ticked("given"))
    return await perform(visit, desk, id, command, "consent")


async def withdraw(visit: Visit) -> Response:
    desk, id = await desk_and_id(visit)
    return await perform(visit, desk, id, commands.Withdraw(desk.actor, id), "withdrawn")


def holds_place(desk: EntryDesk, id: str) -> bool:
    """Whether the entrant holds the place that the champion wins."""
    championship = desk.office.championship
    return bool(championship.format.prize) and championship.delegate() == id


async def pass_place(visit: Visit) -> Response:
    """Pass the champion's place on, when they say that they cannot travel (CHAMP-QUAL-7)."""
    desk, id = await desk_and_id(visit)
    reason = visit.form.text("reason")[:LONGEST_REASON]
    return await perform(visit, desk, id, commands.PassPlace(desk.actor, id, reason), "passed")


async def reinstate(visit: Visit) -> Response:
    desk, id = await desk_and_id(visit)
    reason = visit.form.text("reason")[:LONGEST_REASON]
    return await perform(visit, desk, id, commands.Reinstate(desk.actor, id, reason), "contact")


async def erase(visit: Visit) -> Response:
    desk, id = await desk_and_id(visit)
    if not visit.form.ticked("sure"):
        return await show(visit, desk, id)
    return await perform(visit, desk, id, commands.Erase(desk.actor, id, CHANNEL), "erased")


async def link(visit: Visit) -> Response:
    """Make a new link for an entrant who has lost theirs: shown once, to be read out or sent on."""
    desk, id = await desk_and_id(visit)
    if id not in desk.office.championship.people.rows:
        raise missing("no-such-page")
    token = await blocking(visit.site, lambda: desk.office.entry_token(id, now_at(desk.office)))
    return await show(visit, desk, id, url=f"{base_of(visit)}/entry/{token}")


async def export(visit: Visit) -> Response:
    desk, id = await desk_and_id(visit)
    return await export_file(visit, desk.office, id)


PATH: Final = "/c/{id}/registrar/entrants/{entrant}"
PAGES: Final[tuple[Page, ...]] = (
    Page("POST", "/c/{id}/registrar/call", note_call),
    Page("GET", PATH, entrant),
    Page("GET", f"{PATH}/export", export),
    *forms(
        PATH,
        {
            "contact": contact,
            "nickname": nickname,
            "consent": consent,
            "withdraw": withdraw,
            "pass-place": pass_place,
            "reinstate": reinstate,
            "erase": erase,
            "link": link,
        },
    ),
)
