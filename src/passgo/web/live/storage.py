"""Storage of tables: entries, names, words of talk, and the row in the public list."""

import asyncio
import secrets
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection as StoreConnection

from passgo.store import ChainBroken, Entry, Store, chat, edition_contents, lobby, people, positions, seeds, streams
from passgo.store.chat import Said
from passgo.store.games import start
from passgo.store.people import Person
from passgo.store.streams import verify_links
from passgo.tables import Table
from passgo.tables.log.carry_over import Kept
from passgo.tables.log.entries import Carried, read_body
from passgo.tables.log.entries import Said as SaidEntry
from passgo.tables.refusals import BrokenTable, OtherRules
from passgo.tables.table_state import ABANDONED, FINISHED, State
from passgo.web.edge import logs

RANDOM: Final = secrets.SystemRandom()
CHAT_LINES: Final = 200


class SystemChance:
    """The randomness of the operating system, for secrets and for tables older than fair dice."""

    def die(self, sides: int) -> int:
        return 1 + secrets.randbelow(sides)

    def shuffle(self, size: int) -> list[int]:
        order = list(range(size))
        RANDOM.shuffle(order)
        return order


def all_entries(conn: StoreConnection, stream: str, after: int = 0) -> list[Entry]:
    found: list[Entry] = []
    while page := streams.read(conn, stream, found[-1].version if found else after):
        found += page
    return found


class Loaded(NamedTuple):
    table: Table
    created_ms: int


def load_table(store: Store, table: str, now_ms: int) -> Loaded | None:
    """Load the table of that id; None if nothing was ever written under it. Blocks."""

    def look(conn: StoreConnection) -> tuple[list[Entry], Kept, list[Said], str]:
        entries = all_entries(conn, table)
        kept = kept_with(conn, table, entries)
        return entries, kept, chat.latest(conn, table, CHAT_LINES), seeds.get(conn, table)

    entries, kept, said, seed = store.ask(look)
    if not entries:
        return None
    made = table_from(table, entries, kept, now_ms)
    made.load_seed(seed)
    known = store.ask(lambda conn: people.many(conn, sorted(made.people())))
    for person in known.values():
        made.name_person(person.id, person.name, person.gender)
    for line in said:
        made.load_line(line.n, line.preset or "", line.text or "")
    return Loaded(made, entries[0].at_ms)


def kept_with(conn: StoreConnection, table: str, entries: list[Entry]) -> Kept:
    """Read what the store holds besides these entries."""
    return Kept(edition_contents.named_in(conn, entries), positions.get(conn, table))


def table_from(table: str, entries: list[Entry], kept: Kept, now_ms: int) -> Table:
    """The table, replayed if its log still leads where it led when it was written, otherwise as it was stored.

    It is not replayed if the rules changed without a new version. A damaged log is never glossed over.
    """
    try:
        return Table.from_entries(table, entries, now_ms, kept)
    except OtherRules:
        raise
    except BrokenTable as error:
        try:
            verify_links([start(table), *entries])
        except ChainBroken as damage:
            raise BrokenTable(str(damage)) from error
        carried = [entry.version for entry in entries if entry.kind == Carried.kind]
        for replay_from in (*carried[-1:], entries[-1].version + 1):
            with suppress(BrokenTable):
                made = Table.from_entries(table, entries, now_ms, kept, replay_from)
                if made.state.game is not None or made.state.outcome is not None:
                    logs.warning("table is shown as it was stored", table=table, error=type(error).__name__)
                    return made
        raise


def load_again(store: Store, table: Table, now_ms: int) -> Table:
    """Load the table as the store has it, with everybody who is connected. Blocks."""
    loaded = load_table(store, table.id, now_ms)
    made = Table(table.id) if loaded is None else loaded.table
    made.presence = table.presence
    made.names = {**table.names, **made.names}
    return made


class News(NamedTuple):
    entries: list[Entry]
    editions: dict[str, str]
    said: list[Said]
    named: dict[str, Person]


async def read_news(store: Store, table: Table) -> News:
    """Read what another server has written to this table since, with its names and words of talk."""

    def look(conn: StoreConnection) -> News:
        entries = all_entries(conn, table.id, table.version)
        talked = any(entry.kind == SaidEntry.kind for entry in entries)
        unnamed = {read_body(entry).person for entry in entries} - table.names.keys() - {""}
        said = chat.latest(conn, table.id, CHAT_LINES) if talked else []
        kept = edition_contents.named_in(conn, entries)
        return News(entries, kept, said, people.many(conn, sorted(unnamed)) if unnamed else {})

    return await asyncio.to_thread(store.ask, look)


def take_in_news(table: Table, news: News, now_ms: int) -> None:
    table.state.kept = {**table.state.kept, **news.editions}
    table.take_in(news.entries, now_ms)
    for line in news.said:
        table.load_line(line.n, line.preset or "", line.text or "")
    for person in news.named.values():
        table.name_person(person.id, person.name, person.gender)


def has_ended(state: State) -> bool:
    return state.status in (FINISHED, ABANDONED)


def row_of(state: State, created_ms: int) -> lobby.TableRow:
    """The table's row in the list, from this state."""
    return lobby.TableRow(
        id=state.table,
        edition=state.settings.edition,
        status=state.status,
        visibility="listed" if state.settings.listed else "hidden",
        settings=msgspec.json.encode(state.settings).decode(),
        seats=msgspec.json.encode([{"person": seat.person, "bot": seat.bot} for seat in state.seats]).decode(),
        version=state.version,
        created_ms=created_ms,
        finished_ms=state.last_ms if has_ended(state) else None,
    )
