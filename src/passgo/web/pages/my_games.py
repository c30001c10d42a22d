"""The tables of one person: those they sit at and those they have played at."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from sqlalchemy import Connection as StoreConnection
from sqlalchemy import Select, select
from starlette.responses import Response

from passgo.editions import names as all_editions
from passgo.i18n import Speech
from passgo.store import people
from passgo.store.lobby import COLUMNS, Place, TableRow, newest, page
from passgo.store.schema import tables
from passgo.tables.table_state import PLAYING, SEEDING
from passgo.web.pages.editions import names_in
from passgo.web.pages.table_sentences import bot_name
from passgo.web.plumbing.forms import place_before
from passgo.web.plumbing.page import Page, Visit

PAGE: Final = 30


@dataclass(frozen=True)
class Game:
    """A table as its player sees it in their list."""

    id: str
    edition: str
    look: str
    status: str
    begun: str
    players: list[str]


def at_tables_of(person: str) -> Select[Any]:
    """Tables where this person has a seat. Ids are hexadecimal, so that none contains another."""
    return select(*COLUMNS).where(tables.c.seats.contains(f'"{person}"', autoescape=True))


def tables_of(conn: StoreConnection, person: str, before: Place | None = None, limit: int = PAGE) -> list[TableRow]:
    """The tables of a person, the newest first."""
    return newest(conn, at_tables_of(person), before, limit)


async def running_game(visit: Visit) -> str:
    """The latest game in progress in which the visitor has a seat; empty if there is none."""
    person = visit.visitor.person
    if person is None:
        return ""
    query = at_tables_of(person.id).where(tables.c.status.in_((SEEDING, PLAYING)))
    rows = await visit.site.ask(lambda conn: newest(conn, query, None, 1))
    return rows[0].id if rows else ""


async def my_games(visit: Visit) -> Response:
    person = visit.visitor.person
    if person is None:
        return visit.show("my_games.html", games=[], before=None)
    before = place_before(visit.form.text("before"))

    def look(conn: StoreConnection) -> tuple[list[TableRow], dict[str, str]]:
        rows = tables_of(conn, person.id, before, PAGE + 1)
        ids = sorted({seat["person"] for row in rows for seat in seats_in(row) if seat["person"]})
        return rows, {known.id: known.name for known in people.many(conn, ids).values()}

    rows, known = await visit.site.ask(look)
    shown, end = page(rows, PAGE)
    return visit.show("my_games.html", games=[game_of(visit, row, known) for row in shown], before=end)


def game_of(visit: Visit, row: TableRow, known: dict[str, str]) -> Game:
    here = row.edition in all_editions()  # an edition may have left the package since
    names = names_in(visit, row.edition) if here else None
    speech = visit.speech if names is None else names.speech
    return Game(
        row.id,
        row.edition if names is None else names.edition_name(),
        row.edition if here else "",
        row.status,
        visit.speech.catalogue.day(datetime.fromtimestamp(row.created_ms / 1000, UTC)),
        [seat_name(speech, number, seat, known) for number, seat in enumerate(seats_in(row)) if any(seat.values())],
    )


def seat_name(speech: Speech, number: int, seat: dict[str, str], known: dict[str, str]) -> str:
    if seat["person"]:
        return known.get(seat["person"], speech.say("page-no-name"))
    return bot_name(speech, number)


def seats_in(row: TableRow) -> list[dict[str, str]]:
    return msgspec.json.decode(row.seats, type=list[dict[str, str]])


PAGES: Final = (Page("GET", "/my-games", my_games),)
