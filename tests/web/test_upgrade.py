"""What becomes of tables and championships that an older release left in the store."""

import datetime
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, update
from tests.office.keeping import TERMS, format_text
from tests.tables.log.test_carry_over import SEED, kept, running_under

from passgo.engine.rules import RULES_VERSION
from passgo.office import Offices
from passgo.store import NewEntry, Store, edition_contents, lobby, open_store, positions, seeds, streams
from passgo.store.schema import championships
from passgo.web.live.storage import row_of
from passgo.web.upgrade import Fate, fates

NOW_MS = 1_800_000_000_000


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = open_store(f"sqlite:///{tmp_path}/passgo.db")
    yield opened
    opened.close()


def kinds(store: Store) -> list[str]:
    return [entry.kind for entry in store.read("t1")]


def put_running_table(store: Store) -> int:
    """Write a table as its server left it, and say how many entries it has."""
    desk = running_under(1)
    held = kept(desk)

    def write(conn: Connection) -> None:
        log = [NewEntry(entry.kind, entry.body, entry.at_ms) for entry in desk.entries]
        streams.append(conn, "t1", 0, log)
        lobby.put(conn, row_of(desk.table.state, 0))
        for hash, content in held.editions.items():
            edition_contents.keep(conn, hash, content)
        assert held.position is not None
        positions.put(conn, held.position)
        seeds.put(conn, "t1", SEED)

    store.do(write)
    return len(desk.entries)


def test_a_running_table_of_older_rules_goes_on_under_those_of_today(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("passgo.tables.log.fold.is_playable", lambda rules: rules == RULES_VERSION)
    before = put_running_table(store)

    told = Fate("table", "t1", "playing under rules 1, goes on under rules 2")
    assert list(fates(store, NOW_MS, dry_run=True)) == [told]
    assert len(kinds(store)) == before
    assert list(fates(store, NOW_MS, dry_run=False)) == [told]
    assert kinds(store)[before:] == ["rules-changed"]
    assert list(fates(store, NOW_MS, dry_run=False)) == [Fate("table", "t1", "playing, goes on as before")]


def test_a_championship_that_cannot_be_read_is_named_and_left(store: Store) -> None:
    at = datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC)
    Offices(store).create(format_text("single-evening"), at, terms=TERMS, id="evening")
    assert list(fates(store, NOW_MS, dry_run=True)) == [Fate("championship", "evening", "goes on as before")]
    store.do(lambda conn: conn.execute(update(championships).values(format="nonsense")))
    (fate,) = fates(store, NOW_MS, dry_run=True)
    assert (fate.what, fate.name, fate.whole) == ("championship", "evening", False)
    assert fate.says.startswith("cannot be read and is left as it is: ")
