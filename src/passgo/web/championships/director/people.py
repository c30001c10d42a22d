"""Everybody who entered, for the director: search, cancel an entry (CHAMP-ELIG-6), expel (CHAMP-EXPEL-3)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from starlette.responses import Response

from passgo.championship import commands
from passgo.championship.commands import DIRECTOR
from passgo.championship.personal_data import key
from passgo.championship.state import ACTIVE, ALTERNATE, Entrant
from passgo.web.championships.namesakes import marks
from passgo.web.championships.official_desk import (
    Act,
    HallDesk,
    Refusal,
    act_at,
    desk_at,
    done_of,
    give,
    look_at,
    reading,
    reason_of,
    show_desk,
)
from passgo.web.plumbing.page import Page, Visit, way_back

ROLES: Final = (DIRECTOR,)
MOST_SHOWN: Final = 100


@dataclass(frozen=True)
class EntrantRow:
    id: str
    real: str
    nickname: str
    city: str
    status: str
    alternate: int
    reason: str
    active: bool
    mark: str  # tells people of the same name apart


def row_of(desk: HallDesk, entrant: Entrant, mark: str) -> EntrantRow:
    kept = desk.office.championship
    person = kept.people.rows.get(entrant.id)
    venue = desk.format.venue(entrant.venue)
    number = entrant.alternate if entrant.status == ALTERNATE else 0
    return EntrantRow(
        entrant.id, person.name if person else "", kept.people.called(entrant.id), venue.city if venue else "",
        entrant.status, number, entrant.reason, entrant.status in ACTIVE, mark,
    )  # fmt: skip


def found_by(desk: HallDesk, words: str, venue: str) -> list[EntrantRow]:
    wanted = key(words[:100])
    everybody = [one for one in desk.core.state.entrants.values() if desk.sees(one)]
    marked = marks(desk.office)
    rows = [row_of(desk, one, marked.get(one.id, "")) for one in everybody if venue in ("", one.venue)]
    return [
        row for row in rows if not wanted or any(wanted in key(said) for said in (row.real, row.nickname, row.mark))
    ]


async def show(visit: Visit, desk: HallDesk, refusal: Refusal | None) -> Response:
    searched = visit.request.method == "POST" and not visit.form.text("do")
    words, venue = (visit.form.text(name)[:100] if searched else "" for name in ("words", "venue"))
    rows = await reading(visit, desk, lambda: found_by(desk, words, venue))
    halls = desk.format.venues
    venues = [(one.id, one.city) for one in halls if one.registers and desk.venue in ("", one.id)]
    return show_desk(
        visit, desk, "director_entrants.html", visit.say("hall-page-entrants"), refusal, done_of(visit, ACTS),
        rows=rows[:MOST_SHOWN], found=len(rows), words=words, venue=venue, venues=venues,
    )  # fmt: skip


async def cancel(visit: Visit, desk: HallDesk) -> None:
    entrant = desk.entrant(visit.form.text("entrant"))
    await give(visit, desk, commands.Cancel(desk.by(commands.Cancel), entrant, reason_of(visit)))


async def expel(visit: Visit, desk: HallDesk) -> None:
    entrant = desk.entrant(visit.form.text("entrant"))
    await give(visit, desk, commands.Expel(desk.by(commands.Expel), entrant, reason_of(visit)))


async def reinstate(visit: Visit, desk: HallDesk) -> None:
    entrant = desk.entrant(visit.form.text("entrant"))
    await give(visit, desk, commands.Reinstate(desk.by(commands.Reinstate), entrant, reason_of(visit)))


ACTS: Final[Mapping[str, Act]] = {"cancel": cancel, "expel": expel, "reinstate": reinstate}


async def look(visit: Visit) -> Response:
    return await look_at(visit, ROLES, show)


async def search(visit: Visit) -> Response:
    """Search by a form, not by an address: the search term is somebody's name."""
    desk = await desk_at(visit, *ROLES)
    return await show(visit, replace(desk, here=f"/c/{desk.id}/director/entrants"), None)


async def act(visit: Visit) -> Response:
    return await act_at(visit, ROLES, ACTS, show)


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", "/c/{id}/director/entrants", look),
    Page("POST", "/c/{id}/director/entrants", act),
    way_back("/c/{id}/director/entrants/search"),
    Page("POST", "/c/{id}/director/entrants/search", search),
)
