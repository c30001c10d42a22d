"""The registrar's desk: entrants to call, confirmed entrants, alternates, and search."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from starlette.responses import Response

from passgo.championship import Refused, commands
from passgo.championship.state import ALTERNATE, CONFIRMED, PENDING, Entrant
from passgo.office.call_notes import Calls
from passgo.web.championships.links import blocking
from passgo.web.championships.refusal_texts import Told, told
from passgo.web.championships.registrar import call_list, check_in, files, one_entry, walk_in
from passgo.web.championships.registrar.call_list import ShownCalls
from passgo.web.championships.registrar.shared import (
    MOST_ROWS,
    EntryDesk,
    Row,
    entry_desk,
    fits,
    give,
    reading,
    show_desk,
)
from passgo.web.edge.problems import Problem
from passgo.web.plumbing.page import Page, Visit, go_to, way_back

LISTS: Final = ("calls", "back", "alternates", "confirmed", "gone")
FOUND: Final = "found"


@dataclass(frozen=True)
class Tab:
    name: str
    count: int


def belongs(entrant: Entrant) -> str:
    """The list an entrant belongs to."""
    lists = {PENDING: "calls", ALTERNATE: "alternates", CONFIRMED: "confirmed"}
    return lists.get(entrant.status, "gone")


async def desk(visit: Visit) -> Response:
    wanted, group = visit.form.text("list"), visit.form.text("group")
    return await show(visit, await entry_desk(visit), wanted if wanted in LISTS else LISTS[0], group=group)


async def show(
    visit: Visit, desk: EntryDesk, wanted: str, q: str = "", refused: Told | None = None, group: str = ""
) -> Response:
    noted = await blocking(visit.site, desk.office.calls)
    now = call_list.now_ms(desk)

    def calls_of(id: str) -> Calls:
        return noted.get(id, call_list.NOTHING)

    def in_list(one: Entrant, name: str) -> bool:
        if name == "back":
            return belongs(one) in ("calls", "alternates") and calls_of(one.id).is_due(now)
        return belongs(one) == name

    def look() -> tuple[list[Tab], list[Row], dict[str, ShownCalls], list[str]]:
        everybody = desk.seen()
        known = groups(desk, everybody)
        if group in known:
            everybody = [one for one in everybody if group_of(desk, one) == group]
        if wanted == FOUND:
            rows = desk.rows(one for one in everybody if fits(desk, one, q))
        else:
            rows = desk.rows(one for one in everybody if in_list(one, wanted))
        if wanted == "alternates":  # CHAMP-ALT-2: their numbers fix the order
            rows.sort(key=lambda row: (row.city, row.alternate))
        if wanted in ("calls", "back"):
            rows.sort(key=lambda row: call_list.urgency(calls_of(row.id), now))
        tabs = [Tab(name, sum(in_list(one, name) for one in everybody)) for name in LISTS]
        entrants = desk.office.championship.state.entrants
        shown = {row.id: call_list.shown(desk, entrants[row.id], calls_of(row.id)) for row in rows[:MOST_ROWS]}
        return tabs, rows, shown, known

    tabs, rows, shown, known = await reading(visit, desk, look)
    near = await reading(visit, desk, lambda: call_list.near_start(desk)) if wanted == "calls" else None
    return show_desk(
        visit, desk, "desk.html", "calls", refused,
        list=wanted, q=q, near=near, calls=shown, groups=known, group=group if group in known else "", tabs=tabs,
        rows=rows[:MOST_ROWS], more=max(0, len(rows) - MOST_ROWS),
    )  # fmt: skip


def group_of(desk: EntryDesk, one: Entrant) -> str:
    person = desk.office.championship.people.rows.get(one.id)
    return person.group if person else ""


def groups(desk: EntryDesk, everybody: Iterable[Entrant]) -> list[str]:
    """The groups to choose from."""
    return sorted({group_of(desk, one) for one in everybody} - {""}, key=str.casefold)


async def search(visit: Visit) -> Response:
    """Search by a form, not by an address: the search term is somebody's name."""
    return await show(visit, await entry_desk(visit), FOUND, visit.form.text("q")[:100])


async def do(visit: Visit) -> Response:
    """Record what an entrant said on the telephone (CHAMP-REG-2)."""
    desk = await entry_desk(visit)
    kind = visit.form.text("kind")
    if kind not in ("comes", "declines"):
        raise Problem("unknown-kind")
    entrant = await reading(visit, desk, lambda: desk.entrant(visit.form.text("entrant")))
    back = visit.form.text("list")
    try:
        await give(visit, desk, commands.Phone(desk.actor, entrant.id, comes=kind == "comes"))
    except Refused as refused:
        return await show(visit, desk, back if back in LISTS else LISTS[0], refused=told(visit.speech, refused))
    done = "comes" if kind == "comes" else "declined"
    if back in LISTS:
        return go_to(f"{desk.path}?list={back}&venue={desk.venue}&done={done}")
    return go_to(f"{desk.path}/entrants/{entrant.id}?done={done}")


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", "/c/{id}/registrar", desk),
    Page("POST", "/c/{id}/registrar/do", do),
    way_back("/c/{id}/registrar/search"),
    Page("POST", "/c/{id}/registrar/search", search),
    *check_in.PAGES,
    *walk_in.PAGES,
    *one_entry.PAGES,
    *files.PAGES,
)
