"""Check-in at the door: by a code, scanned or typed, by name, or from the list. What one clerk does, all others see."""

import datetime
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import parse_qs, urlsplit

from starlette.responses import Response

from passgo.championship import Refused, commands, events
from passgo.championship.arrivals import awaited_at
from passgo.championship.codec import from_json
from passgo.championship.state import ACTIVE, PENDING, Entrant
from passgo.web.championships.links import blocking
from passgo.web.championships.refusal_texts import Told, told
from passgo.web.championships.registrar.shared import EntryDesk, Row, entry_desk, fits, give, reading, show_desk
from passgo.web.plumbing.page import Page, Visit, go_to

CODE: Final = re.compile(r"[0-9A-Z]{4,20}")
LONGEST_SEARCH: Final = 200
MOST_FOUND: Final = 12
LATEST: Final = 5  # admissions to take back at a glance
LOOKED_BACK: Final = 200  # entries of the log among which they are looked for


@dataclass(frozen=True)
class Guest:
    """Somebody at the door. The birth date is for this page alone: the clerk compares it with a document."""

    row: Row
    born: datetime.date | None
    hindrance: str  # the text in place of the button; empty for somebody who may come in


def code_in(said: str) -> str:
    """The code itself, whether somebody typed it or a scanner read the whole address of the QR code."""
    words = said.strip()
    if "code=" in words:
        words = parse_qs(urlsplit(words).query).get("code", [""])[0]
    code = words.replace(" ", "").replace("-", "").upper()
    return code if CODE.fullmatch(code) else ""


def first_venue(desk: EntryDesk, entrant: str) -> EntryDesk:
    """The desk at the chosen venue, otherwise where the entrant is registered, otherwise at the first venue."""
    if desk.venue:
        return desk
    found = desk.office.championship.state.entrants.get(entrant)
    return replace(desk, venue=found.venue if found else desk.venues()[0].id)


def hindrance(desk: EntryDesk, one: Entrant) -> str:
    """Why somebody is not let in here, as the key of a text."""
    if one.status not in ACTIVE or one.status == PENDING:
        return f"door-{one.status}"
    expected = desk.venue in one.present or one.id in awaited_at(desk.office.championship, desk.venue)
    return "" if expected else "door-elsewhere"


def guests(desk: EntryDesk, found: Iterable[Entrant]) -> list[Guest]:
    people, everybody = desk.office.championship.people.rows, list(found)
    return [
        Guest(row, people[one.id].born if one.id in people else None, hindrance(desk, one))
        for one, row in zip(everybody, desk.rows(everybody), strict=True)
    ]


def latest(desk: EntryDesk) -> list[str]:
    """The latest admissions that still stand, whoever made them."""
    office = desk.office
    found: dict[str, None] = {}
    for entry in reversed(office.store.read(office.stream, max(0, office.version - LOOKED_BACK), LOOKED_BACK)):
        if entry.kind != events.CheckedIn.kind or len(found) == LATEST:
            continue
        event = from_json(entry.body)
        known = office.championship.state.entrants.get(getattr(event, "entrant", ""))
        if known is not None and getattr(event, "venue", "") == desk.venue and desk.venue in known.present:
            found[known.id] = None
    return list(found)


async def check_in(visit: Visit) -> Response:
    desk = await entry_desk(visit)
    said = visit.form.text("code")
    found = await by_code(visit, desk, said) if said else []
    unknown = Told(visit.say("entry-code-unknown"), "") if said and not found else None
    return await show(visit, first_venue(desk, *found or [""]), found, unknown)


async def by_code(visit: Visit, desk: EntryDesk, said: str) -> list[str]:
    code = code_in(said)
    id = await blocking(visit.site, lambda: desk.office.by_badge(code)) if code else None
    known = desk.office.championship.state.entrants.get(id or "")
    return [known.id] if known is not None and desk.sees(known) else []


async def find(visit: Visit) -> Response:
    """Find people by a form, not by an address: what is searched for is somebody's name."""
    desk = await entry_desk(visit)
    said = visit.form.text("q")[:LONGEST_SEARCH]
    found = await by_code(visit, desk, said)
    desk = first_venue(desk, *found or [""])
    if not found:
        everybody = desk.office.championship.state.entrants.values
        found = await reading(
            visit, desk, lambda: [one.id for one in everybody() if desk.sees(one) and fits(desk, one, said)]
        )
    unknown = None if found else Told(visit.say("entry-code-unknown" if code_in(said) else "door-nobody"), "")
    return await show(visit, desk, found[:MOST_FOUND], unknown)


async def show(visit: Visit, desk: EntryDesk, found: Iterable[str] = (), refused: Told | None = None) -> Response:
    def look() -> dict[str, object]:
        state = desk.office.championship.state
        here = [one.id for one in state.entrants.values() if desk.venue in one.present]
        ids = dict.fromkeys([*awaited_at(desk.office.championship, desk.venue), *here])
        known = guests(desk, (state.entrants[id] for id in ids))
        known.sort(key=lambda guest: guest.row.name.casefold())
        return {
            "found": guests(desk, (state.entrants[id] for id in found)),
            "latest": desk.rows(state.entrants[id] for id in latest(desk)),
            "awaited": [guest for guest in known if not guest.row.present and not guest.hindrance],
            "present": [guest.row for guest in known if guest.row.present],
            "version": desk.office.version,
            "walk_ins": desk.office.championship.format.registration.walk_ins,
        }

    return show_desk(visit, desk, "check_in.html", "check-in", refused, **await reading(visit, desk, look))


async def set_present(visit: Visit) -> Response:
    if "q" in visit.form.data:
        return await find(visit)
    desk = await entry_desk(visit)
    entrant = await reading(visit, desk, lambda: desk.entrant(visit.form.text("entrant")).id)
    desk = first_venue(desk, entrant)
    present = visit.form.ticked("present")
    try:
        await give(visit, desk, commands.CheckIn(desk.actor, entrant, desk.venue, present))
    except Refused as refused:
        return await show(visit, desk, [entrant], told(visit.speech, refused))
    return go_to(f"{desk.path}/check-in?venue={desk.venue}&done={'here' if present else 'away'}")


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", "/c/{id}/registrar/check-in", check_in),
    Page("POST", "/c/{id}/registrar/check-in", set_present),
)
