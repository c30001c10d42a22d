"""A line of the score sheet at the live table itself: its player comes from the last page, as the guest who played."""

from dataclasses import dataclass
from typing import Final

from starlette.responses import Response

from passgo.championship import Format, Refused
from passgo.office import Office, online
from passgo.web.championships.entrant import games
from passgo.web.championships.links import blocking, missing, now_at, round_named
from passgo.web.championships.refusal_texts import Told, told_plainly
from passgo.web.edge.problems import REFUSED, Problem
from passgo.web.plumbing.page import Page, Visit, go_to

WAIT_SECONDS: Final = 3  # until the sheet has come in, once the game is over


@dataclass(frozen=True)
class Mine:
    """Who a visitor of a live table is in its championship."""

    office: Office
    entrant: str
    live: str

    def format(self, language: str) -> Format:
        return self.office.championship.format.said(language)


async def mine_of(visit: Visit) -> Mine:
    live = visit.path("table")
    found = await visit.site.ask(lambda conn: online.place_of(conn, live))
    if found is None:
        raise missing("no-such-page")
    office = await blocking(visit.site, lambda: visit.site.offices.open(found[0]))
    room = await visit.site.tables.room(live)
    session = office.championship.state.sessions.get(found[1].session)
    table = None if session is None else session.table(found[1].number)
    seat = room.table.state.seat_of(visit.visitor.id)
    if table is None or not 0 <= seat < len(table.players):
        raise Problem("not-allowed")
    return Mine(office, table.players[seat], live)


async def line_page(visit: Visit) -> Response:
    return await show(visit, await mine_of(visit))


async def show(visit: Visit, mine: Mine, refused: Told | None = None) -> Response:
    def look() -> games.OwnLine | None:
        with mine.office.lock:
            kept = mine.office.championship
            return games.own_line(kept, mine.format(visit.language), mine.entrant, visit.language)

    line = await blocking(visit.site, look)
    answer = visit.show(
        "championships/line.html",
        name=mine.format(visit.language).name,
        line=line,
        here=f"/tables/{mine.live}",
        refresh=0 if line is not None else WAIT_SECONDS,
        refused=refused,
    )
    if refused is not None:
        answer.status_code = REFUSED
    return answer


async def sign(visit: Visit) -> Response:
    mine = await mine_of(visit)
    if not visit.site.rates.commands.allows(f"entry:{mine.office.id}:{mine.entrant}"):
        raise Problem("too-fast")
    session, table = round_named(visit.form.text("session")), visit.form.number("table", 0)
    command = games.signing(mine.entrant, session, table, visit.form.text("digest"))
    try:
        await blocking(visit.site, lambda: mine.office.perform(command, now_at(mine.office)))
    except Refused as refused:
        return await show(visit, mine, told_plainly(visit.speech, refused))
    return go_to(f"/tables/{mine.live}/line")


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", "/tables/{table}/line", line_page),
    Page("POST", "/tables/{table}/sign", sign),
)
