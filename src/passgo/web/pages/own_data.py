"""The export of everything the server holds about one person, for that person."""

from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection as StoreConnection
from sqlalchemy import select

from passgo.store import championship_drafts, chat, founders, series
from passgo.store.founders import Founder
from passgo.store.lobby import TableRow
from passgo.store.schema import chat as chat_rows
from passgo.web.pages.my_games import tables_of
from passgo.web.people import identity
from passgo.web.people.visitors import Visitor
from passgo.web.site import Site

MOST_GAMES: Final = 10_000
MOST_WORDS: Final = 100_000


async def everything_about(site: Site, visitor: Visitor) -> dict[str, Any]:
    found = await identity.look_up(site, visitor)
    person = found.person

    def look(
        conn: StoreConnection,
    ) -> tuple[list[TableRow], list[chat.Said], list[Founder], list[championship_drafts.DraftRow]]:
        return (
            tables_of(conn, person.id, limit=MOST_GAMES),
            words_of(conn, person.id),
            founders.of(conn, person.id),
            championship_drafts.of(conn, person.id),
        )

    games, words, founded, drafts = await site.ask(look)
    counted = await site.ask(lambda conn: series.of_person(conn, person.id))
    return {
        "id": person.id,
        "name": person.name,
        "language": person.language,
        "gender": person.gender,
        "since": told(person.created_ms),
        "login": None if found.account is None else found.account.login,
        "recovery_codes_left": found.codes_left,
        "devices": [{"device": s.device, "since": told(s.created_ms), "seen": told(s.seen_ms)} for s in found.sessions],
        "words": [
            {"table": said.stream, "at": told(said.at_ms), "phrase": said.preset, "text": said.text} for said in words
        ],
        "games": [
            {"table": row.id, "edition": row.edition, "status": row.status, "since": told(row.created_ms)}
            for row in games
        ],
        "championships": [one.championship for one in founded],
        "counts_in_series": [{"championship": one.championship, "entrant": one.entrant} for one in counted],
        "championship_drafts": [{"since": told(row.created_ms), "draft": row.body} for row in drafts],
    }


def words_of(conn: StoreConnection, person: str) -> list[chat.Said]:
    query = select(*chat.COLUMNS).where(chat_rows.c.person == person).order_by(chat_rows.c.at_ms).limit(MOST_WORDS)
    return [chat.Said(*found) for found in conn.execute(query)]


def time_of(at_ms: int) -> datetime:
    return datetime.fromtimestamp(at_ms / 1000, UTC)


def told(at_ms: int) -> str:
    return time_of(at_ms).isoformat(timespec="seconds")
