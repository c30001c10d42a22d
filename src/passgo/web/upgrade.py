"""The upgrade: what a new release makes of everything older ones left, as a dry run or for real, table by table.

A server does the same with each table when it first opens it, so nothing waits for this. Each table is one
transaction: an upgrade that is killed midway leaves some tables upgraded and some not, and can run again.
"""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import Connection as StoreConnection
from sqlalchemy import inspect, select

from passgo.championship import FormatError, Refused
from passgo.editions import EditionError, load
from passgo.engine.rules import RULES_VERSION
from passgo.office.errors import OfficeError
from passgo.office.offices import Offices
from passgo.play.saves import BadSave
from passgo.play.saves import read as read_save
from passgo.store import Entry, Store, StoreError, seeds
from passgo.store.games import entries_of, read_game
from passgo.store.schema import championships, tables
from passgo.tables import SYSTEM, BrokenTable, Command, Table
from passgo.tables.log.carry_over import NOTHING_KEPT, Kept, is_behind, position_of
from passgo.tables.log.entries import Carried, Closed, Ended
from passgo.tables.refusals import OtherRules
from passgo.tables.table_state import ABANDONED, FINISHED
from passgo.web.live.room import Write
from passgo.web.live.storage import SystemChance, all_entries, kept_with, row_of, table_from

HEAD_BYTES: Final = 1000
TICK: Final = Command("tick", "tick", role=SYSTEM)


class Fate(NamedTuple):
    """The fate of something that an older release left."""

    what: str  # table | championship | file
    name: str
    says: str
    whole: bool = True  # False where it cannot go on


def fates(store: Store, now_ms: int, *, dry_run: bool) -> Iterator[Fate]:
    """The fates of every table and championship, one after the other; unless it is a dry run, tables are upgraded."""
    there = store.ask(lambda conn: set(inspect(conn).get_table_names()))
    if tables.name in there:
        for table in store.ask(lambda conn: conn.execute(select(tables.c.id).order_by(tables.c.id)).scalars().all()):
            yield fate_of_table(store, table, now_ms, "positions" in there, dry_run)
    if championships.name in there:
        for id in store.ask(lambda conn: conn.execute(select(championships.c.id)).scalars().all()):
            yield fate_of_championship(store, id, dry_run)


def fate_of_table(store: Store, table: str, now_ms: int, keeps: bool, dry_run: bool) -> Fate:
    def look(conn: StoreConnection) -> tuple[list[Entry], Kept, str]:
        entries = all_entries(conn, table)
        return entries, kept_with(conn, table, entries) if keeps else NOTHING_KEPT, seeds.get(conn, table)

    try:
        entries, kept, seed = store.ask(look)
        made = table_from(table, entries, kept, now_ms)
    except OtherRules as error:
        return Fate("table", table, f"of rules {error.rules}, which only a later release plays: left as it is", False)
    except (BrokenTable, StoreError) as error:
        return Fate("table", table, f"cannot be read and is left as it is: {error}", False)
    made.load_seed(seed)
    return bring_up(store, made, entries, now_ms, dry_run)


def bring_up(store: Store, table: Table, entries: list[Entry], now_ms: int, dry_run: bool) -> Fate:
    """Upgrade a table as opening it would do, unless it is a dry run."""
    state = table.state
    rules = state.rules if state.outcome is None else state.outcome.rules
    if not is_behind(state):
        return Fate("table", table.id, standing(table, rules))
    outcome = table.handle(TICK, max(now_ms, state.last_ms), SystemChance())
    assert table.pending is not None
    new = table.pending.state
    if not dry_run:
        store.do(Write(table.id, state.version, outcome, [], row_of(new, entries[0].at_ms), position_of(new), None))
    kinds = [entry.kind for entry in outcome.entries]
    if Closed.kind in kinds:
        return Fate("table", table.id, f"of rules {rules}, cannot be carried on: closed, its log is kept", False)
    if Carried.kind in kinds:
        return Fate("table", table.id, f"{state.status} under rules {rules}, goes on under rules {RULES_VERSION}")
    assert Ended.kind in kinds
    return Fate("table", table.id, f"finished under rules {rules}, its outcome is written down")


def standing(table: Table, rules: int) -> str:
    state = table.state
    if state.status == FINISHED and not state.replayed:
        return f"finished under rules {rules}, shown as it was stored, without a replay"
    if state.status in (FINISHED, ABANDONED):
        return f"{state.status} under rules {rules}, stays as it is"
    return f"{state.status}, goes on as before"


def fate_of_championship(store: Store, id: str, dry_run: bool) -> Fate:
    offices = Offices(store)
    try:
        (offices.replayed if dry_run else offices.open)(id)
    except (FormatError, OfficeError, Refused, StoreError, ValueError) as error:
        return Fate("championship", id, f"cannot be read and is left as it is: {error}", False)
    return Fate("championship", id, "goes on as before")


# Files. Nothing is ever written to one.


def fate_of_file(path: Path) -> Fate:
    try:
        says = what_becomes_of(path)
    except (BadSave, BrokenTable, EditionError, OSError, StoreError, ValueError) as error:
        return Fate("file", str(path), f"cannot be used: {error}", False)
    return Fate("file", str(path), says)


def what_becomes_of(path: Path) -> str:
    if path.is_dir() or path.suffix == ".toml":
        return f"an edition, {load(path).name}: as before"
    with path.open("rb") as file:
        start = file.read(2)
    if start == b"\x1f\x8b":
        return packed(path)
    content = path.read_bytes()
    if b'"passgo-game"' in content[:HEAD_BYTES]:
        game = read_save(path, None).log.game
        return f"a saved game of rules {game.board.rules_version}: goes on under them"
    document = read_game(content)
    kept = Kept({one.hash: one.content for one in document.editions}, document.kept_position())
    state = table_from(document.stream, entries_of(document), kept, 0).state
    return f"an exported game of rules {state.rules}: {state.status}, can be imported"


def packed(path: Path) -> str:
    with gzip.open(path) as file:
        head = json.loads(file.readline(HEAD_BYTES))
    if isinstance(head, dict) and "passgo_backup" in head:
        return f"a backup of schema {head.get('schema')}: can be restored, and is upgraded then"
    if isinstance(head, dict) and "passgo_archive" in head:
        return "the archive of a venue: as before"
    raise ValueError("not a known passgo file")
