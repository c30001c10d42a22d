"""Check-in at the door: by QR code, scanned or typed, or from the list. Large rows, one tap to confirm."""

import re
from typing import Final
from urllib.parse import parse_qs, urlsplit

from starlette.responses import Response

from passgo.championship import Refused, commands
from passgo.web.championships.links import blocking
from passgo.web.championships.refusal_texts import Told, told
from passgo.web.championships.registrar.shared import EntryDesk, Row, entry_desk, give, reading, show_desk
from passgo.web.championships.venue_people import awaited_at
from passgo.web.plumbing.page import Page, Visit, go_to

CODE: Final = re.compile(r"[0-9A-Z]{4,20}")


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
    return EntryDesk(desk.office, desk.official, found.venue if found else desk.venues()[0].id)


async def check_in(visit: Visit) -> Response:
    desk = await entry_desk(visit)
    said = visit.form.text("code")
    entrant = await by_code(visit, desk, said) if said else ""
    unknown = Told(visit.say("entry-code-unknown"), "") if said and not entrant else None
    return await show(visit, first_venue(desk, entrant), entrant, unknown)


async def by_code(visit: Visit, desk: EntryDesk, said: str) -> str:
    code = code_in(said)
    id = await blocking(visit.site, lambda: desk.office.by_badge(code)) if code else None
    known = desk.office.championship.state.entrants.get(id or "")
    return known.id if known is not None and desk.sees(known) else ""


async def show(visit: Visit, desk: EntryDesk, entrant: str = "", refused: Told | None = None) -> Response:
    def look() -> tuple[list[Row], Row | None]:
        state = desk.office.championship.state
        here = [one.id for one in state.entrants.values() if desk.venue in one.present]
        rows = desk.rows(state.entrants[id] for id in dict.fromkeys([*awaited_at(desk.office, desk.venue), *here]))
        return rows, desk.rows([state.entrants[entrant]])[0] if entrant else None

    rows, found = await reading(visit, desk, look)
    awaited = sorted((row for row in rows if not row.present), key=lambda row: row.name.casefold())
    present = sorted((row for row in rows if row.present), key=lambda row: row.name.casefold())
    return show_desk(
        visit, desk, "check_in.html", "check-in", refused,
        found=found, awaited=awaited, present=present, here_count=len(present), awaited_count=len(awaited),
    )  # fmt: skip


async def set_present(visit: Visit) -> Response:
    desk = await entry_desk(visit)
    entrant = await reading(visit, desk, lambda: desk.entrant(visit.form.text("entrant")).id)
    desk = first_venue(desk, entrant)
    present = visit.form.ticked("present")
    try:
        await give(visit, desk, commands.CheckIn(desk.actor, entrant, desk.venue, present))
    except Refused as refused:
        return await show(visit, desk, entrant, told(visit.speech, refused))
    return go_to(f"{desk.path}/check-in?venue={desk.venue}&done={'here' if present else 'away'}")


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", "/c/{id}/registrar/check-in", check_in),
    Page("POST", "/c/{id}/registrar/check-in", set_present),
)
