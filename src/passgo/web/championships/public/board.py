"""Public results: the live board, the projector, the standings as a file (CHAMP-POST-1, CHAMP-POST-2, CHAMP-POST-6)."""

from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from passgo.championship.state import LAST_ROUND, PAUSED, RUNNING
from passgo.office import NoSuchChampionship, Office
from passgo.web.championships.hall.clock import left_ms, milliseconds, shown_time
from passgo.web.championships.links import LONGEST_ID, blocking, missing, now_at, office_at
from passgo.web.championships.posting import COLUMNS, Face, Posting, halls, posting, rows, standings
from passgo.web.championships.public.stream import Watches, board_stream
from passgo.web.championships.spreadsheets import csv_answer
from passgo.web.championships.workbook import xlsx_answer
from passgo.web.plumbing.answers import json
from passgo.web.plumbing.page import Page, Visit
from passgo.web.site import Site


async def posted(visit: Visit, office: Office) -> tuple[int, Posting]:
    def look() -> tuple[int, Posting]:
        with office.lock:
            return office.version, posting(office.championship, visit.language)

    return await blocking(visit.site, look)


async def board(visit: Visit) -> Response:
    office = await office_at(visit)
    version, found = await posted(visit, office)
    return visit.show("championships/board.html", id=office.id, version=version, posted=found)


@dataclass(frozen=True)
class WallClock:
    """The clock of a heat that is on, for a corner of the projector."""

    face: Face
    address: str
    now_ms: int
    shown: str
    heats: int  # of its round


def wall_clocks(office: Office, posted: Posting) -> list[WallClock]:
    now_ms = milliseconds(office.time(now_at(office)))
    venues = {number: venue for venue, number in halls(office.championship).items()}
    on = [one for one in posted.clocks if one.status in (RUNNING, LAST_ROUND, PAUSED)]
    return [
        WallClock(
            one, f"/c/{office.id}/clock/{one.stage}/{venues[one.hall]}/{one.round}/{one.heat}", now_ms,
            shown_time(left_ms(one, now_ms)), sum(one.hall == other.hall for other in posted.clocks),
        )
        for one in on
    ]  # fmt: skip


async def projector(visit: Visit) -> Response:
    """The projector page, for a wall: one hall by its number, or all of them."""
    office = await office_at(visit)
    version, found = await posted(visit, office)
    clocks = await blocking(visit.site, lambda: wall_clocks(office, found))
    hall = visit.form.number("hall", 0)
    if hall and hall not in halls(office.championship).values():
        raise missing("no-such-page")
    boards = [one for one in found.boards if hall in (0, one.hall) and one.round == 0]
    return visit.show(
        "championships/projector.html",
        id=office.id,
        version=version,
        posted=found,
        hall=hall,
        halls=sorted(set(halls(office.championship).values())),
        boards=boards,
        seats=[one for one in found.seats if hall in (0, one.hall)],
        wall_clocks=[one for one in clocks if hall in (0, one.face.hall)],
        clocks={(one.hall, one.heat): one.status for one in found.clocks},
        stages={stage.id: stage.name for stage in office.championship.format.said(visit.language).stages},
    )


async def standings_json(visit: Visit) -> Response:
    _, found = await posted(visit, await office_at(visit))
    return json(standings(found))


async def standings_csv(visit: Visit) -> Response:
    office = await office_at(visit)
    _, found = await posted(visit, office)
    return csv_answer(f"{office.id}-standings", COLUMNS, rows(found))


async def standings_xlsx(visit: Visit) -> Response:
    office = await office_at(visit)
    _, found = await posted(visit, office)
    return xlsx_answer(f"{office.id}-standings", COLUMNS, rows(found))


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", "/c/{id}/board", board),
    Page("GET", "/c/{id}/projector", projector),
    Page("GET", "/c/{id}/standings.json", standings_json),
    Page("GET", "/c/{id}/standings.csv", standings_csv),
    Page("GET", "/c/{id}/standings.xlsx", standings_xlsx),
)


def routes(site: Site) -> list[Route]:
    watches = Watches(site)

    async def stream(request: Request) -> Response:
        id: str = request.path_params["id"]
        if len(id) > LONGEST_ID:
            raise missing("no-such-championship")
        try:
            office = await blocking(site, lambda: site.offices.open(id))
        except NoSuchChampionship:
            raise missing("no-such-championship") from None
        return await board_stream(watches, office, request)

    return [Route("/sse/championships/{id}", stream)]
