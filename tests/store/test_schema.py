"""The schema, its migrations, and the databases of every released version."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, select, text
from tests.store.samples import NOW, QUICK, fill, log

from passgo.store import (
    SchemaTooNew,
    Store,
    accounts,
    chat,
    json_lines,
    leases,
    links,
    lobby,
    open_store,
    people,
    proposals,
    schema,
    seeds,
    sessions,
)
from passgo.store.engines import default_url, make_engine, parse_url
from passgo.store.schema import HEAD, metadata
from passgo.store.upgrade import SCRIPTS, upgrade

RELEASED = Path(__file__).with_name("released")
REVISIONS = ["0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009", "0010"]

CHAMPIONSHIP_TABLES = (
    schema.championships,
    schema.terms,
    schema.entrants,
    schema.officials,
    schema.letters,
    schema.performed,
    schema.venue_keys,
    schema.online_tables,
)


def scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.set_main_option("path_separator", "os")
    return ScriptDirectory.from_config(config)


def test_the_newest_migration_is_the_head() -> None:
    assert scripts().get_heads() == [HEAD]


def test_revisions_are_numbered_without_a_gap() -> None:
    found = sorted(script.revision for script in scripts().walk_revisions())
    assert found == [f"{number:04}" for number in range(1, len(found) + 1)]


def test_every_revision_left_a_database_to_upgrade_from() -> None:
    assert sorted(script.revision for script in scripts().walk_revisions()) == REVISIONS
    assert all((RELEASED / f"{revision}.{form}").is_file() for revision in REVISIONS for form in ("sql", "rows"))


def test_migrations_arrive_at_the_schema(store: Store) -> None:
    with store.reading() as conn:
        context = MigrationContext.configure(conn, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []


def test_every_constraint_has_a_name() -> None:
    unnamed = [
        f"{table.name}: {constraint}"
        for table in metadata.sorted_tables
        for constraint in [*table.constraints, *table.indexes]
        if not getattr(constraint, "name", None)
    ]
    assert unnamed == []


def test_opening_again_changes_nothing(url: str) -> None:
    first = open_store(url)
    fill(first)
    before = b"".join(json_lines.dump(first))
    first.close()
    second = open_store(url)
    assert b"".join(json_lines.dump(second)) == before
    second.close()


def test_a_newer_database_is_refused_and_not_touched(url: str) -> None:
    store = open_store(url)
    store.append("game", 0, log(1))
    store.do(lambda conn: conn.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    store.close()
    with pytest.raises(SchemaTooNew) as refusal:
        open_store(url)
    assert (refusal.value.found, refusal.value.known) == ("9999", HEAD)


def test_a_migration_that_fails_leaves_the_database_as_it_was(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from passgo.store import upgrade as module

    right = module.migrate

    def fail_late(conn: object, revision: str) -> None:
        right(conn, revision)  # type: ignore[arg-type]
        raise ZeroDivisionError

    monkeypatch.setattr(module, "migrate", fail_late)
    with pytest.raises(ZeroDivisionError):
        open_store(url)
    monkeypatch.undo()
    store = open_store(url)
    assert store.append("game", 0, log(1)) == 1
    store.close()


def test_two_servers_may_start_together(url: str) -> None:
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(2) as threads:
        list(threads.map(lambda _: upgrade(parse_url(url), HEAD), range(2)))
    store = open_store(url)
    store.ping()
    store.close()


def test_many_may_open_a_new_file_at_the_same_moment(tmp_path: Path) -> None:
    from concurrent.futures import ThreadPoolExecutor
    from threading import Barrier

    for i in range(60):
        url, together = parse_url(f"sqlite:///{tmp_path}/{i}.db"), Barrier(6)

        def connect(_: int, url: URL = url, together: Barrier = together) -> None:
            engine = make_engine(url, writes=True)
            together.wait()
            engine.connect().close()
            engine.dispose()

        with ThreadPoolExecutor(6) as threads:
            list(threads.map(connect, range(6)))


# The databases of released versions


def from_sql(revision: str, url: str) -> None:
    script = (RELEASED / f"{revision}.sql").read_text(encoding="utf-8")
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as conn:
        conn.executescript(script)


def what_ann_left(store: Store, gender: str) -> None:
    """Everything `samples.fill` wrote under the old schema is there under the new one, and play goes on."""
    assert [found.body for found in store.read("game-1")] == [entry.body for entry in log(3)]
    for game in ("game-1", "game-2"):
        store.verify_chain(game)
    with store.reading() as conn:
        account = accounts.find(conn, "ann")
        assert account is not None
        assert QUICK.check(account, "correct horse")
        person = people.get(conn, account.person)
        assert person is not None
        assert (person.name, person.language, person.created_ms) == ("Ann Ångström", "sv", NOW)
        assert person.gender == gender
        assert accounts.recovery_codes_left(conn, person.id) == 2
        assert [session.device for session in sessions.of(conn, person.id, NOW)] == ["Firefox on Linux"]
        assert [(link.role, link.seat) for link in links.of(conn, "game-1")] == [("seat", 2)]
        assert [said.text for said in chat.read(conn, "game-1")] == ["good luck!"]
        assert [table.id for table in lobby.listing(conn)] == ["game-1"]
        lease = leases.holder(conn, "game-1")
        assert lease is not None
    assert store.append("game-1", 3, log(1), fence=lease.fence) == 4
    assert store.do(lambda conn: people.erase(conn, person.id))


def what_the_cup_left(store: Store) -> None:
    """Every row of a championship, since there are championships."""
    with store.reading() as conn:
        for table in CHAMPIONSHIP_TABLES:
            assert conn.execute(select(table)).first() is not None, table.name
        bob = conn.execute(select(schema.entrants)).one()
    assert (bob.name, bob.badge, bob.born, bob.relative) == ("Bob Μπομπ", "ABCD2345", "1980-03-04", 1)


def what_was_left(store: Store, revision: str) -> None:
    what_ann_left(store, "f" if revision >= "0005" else "")
    if revision >= "0002":
        what_the_cup_left(store)
    assert [one.proposed for one in store.ask(proposals.listing)] == (["Kasta"] if revision >= "0006" else [])
    assert store.ask(lambda conn: seeds.get(conn, "game-1")) == ("5e" * 32 if revision >= "0003" else "")


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_released_sqlite_file_is_upgraded_with_its_data(sqlite_url: str, revision: str) -> None:
    from_sql(revision, sqlite_url)
    store = open_store(sqlite_url)
    what_was_left(store, revision)
    store.close()


@pytest.mark.parametrize("revision", REVISIONS)
def test_released_rows_are_upgraded_on_both_databases(url: str, revision: str) -> None:
    json_lines.load(RELEASED / f"{revision}.rows", revision, parse_url(url), replace=False)
    store = open_store(url)
    what_was_left(store, revision)
    store.close()


# Where it is


def test_the_default_database_is_in_the_folder_for_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_url() == "sqlite:////data/passgo/passgo.db"


def test_sqlite_is_set_up_to_lose_nothing(sqlite_url: str) -> None:
    store = open_store(sqlite_url)
    with store.writing() as conn:
        found = {
            name: conn.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
    store.close()


def test_every_table_is_known_to_the_samples(store: Store) -> None:
    """A new table without a sample row would be upgraded and backed up untested."""
    fill(store)
    with store.reading() as conn:
        empty = [table.name for table in metadata.sorted_tables if conn.execute(select(table)).first() is None]
    assert empty == []
