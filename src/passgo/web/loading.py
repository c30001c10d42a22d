"""From the store to a table and back: entries, names, words, and the row in the public list."""

import secrets
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection as StoreConnection

from passgo.store import Entry, Store, chat, lobby, people, streams
from passgo.store.chat import Said
from passgo.tables import Table
from passgo.tables.state import ABANDONED, FINISHED, State

RANDOM: Final = secrets.SystemRandom()
CHAT_LINES: Final = 200


class SystemChance:
    """Dice and decks from the randomness of the operating system."""

    def die(self, sides: int) -> int:
        return 1 + secrets.randbelow(sides)

    def shuffle(self, size: int) -> list[int]:
        order = list(range(size))
        RANDOM.shuffle(order)
        return order


def all_entries(conn: StoreConnection, stream: str) -> list[Entry]:
    found: list[Entry] = []
    while page := streams.read(conn, stream, found[-1].version if found else 0):
        found += page
    return found


class Loaded(NamedTuple):
    table: Table
    created_ms: int


def load_table(store: Store, table: str, now_ms: int) -> Loaded | None:
    """The table of that id; None if nothing was ever written under it. Blocking."""

    def look(conn: StoreConnection) -> tuple[list[Entry], list[Said]]:
        return all_entries(conn, table), chat.latest(conn, table, CHAT_LINES)

    entries, said = store.ask(look)
    if not entries:
        return None
    made = Table.from_entries(table, entries, now_ms)
    known = store.ask(lambda conn: people.many(conn, sorted(made.people())))
    for person in known.values():
        made.name_person(person.id, person.name)
    for line in said:
        made.load_line(line.n, line.preset or "", line.text or "")
    return Loaded(made, entries[0].at_ms)


def load_again(store: Store, table: Table, now_ms: int) -> Table:
    """The table as the store has it, with everybody who is connected. Blocking."""
    loaded = load_table(store, table.id, now_ms)
    made = Table(table.id) if loaded is None else loaded.table
    made.presence = table.presence
    made.names = {**table.names, **made.names}
    return made


def has_ended(state: State) -> bool:
    return state.status in (FINISHED, ABANDONED)


def row_of(state: State, created_ms: int) -> lobby.TableRow:
    """The table in the list, as this state has it."""
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
