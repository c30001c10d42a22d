"""A full disk, a locked file, a server that goes away: nothing acknowledged is lost, and later writes work."""

import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import OperationalError
from tests.servers import Postgres, running_postgres
from tests.store.samples import entry, log
from tests.store.test_writer import SOON, Gate

from passgo.store import Store, StoreUnavailable, StoreUrlRefused, Writer, open_store

BIG = entry(json.dumps("x" * 20_000))


def append_until_full(writer: Writer) -> int:
    """Append big entries until one fails; how many were acknowledged."""
    for version in range(1000):
        try:
            writer.append("big", version, [BIG]).result(SOON)
        except StoreUnavailable:
            return version
    pytest.fail("the disk never got full")


def test_a_full_database_refuses_and_recovers(sqlite_url: str) -> None:
    store = open_store(sqlite_url)

    def limit(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute("PRAGMA max_page_count = 100").close()

    event.listen(store.writers, "connect", limit)
    writer = Writer(store)
    written = append_until_full(writer)
    assert 0 < written < 100
    assert len(store.read("big")) == written

    event.remove(store.writers, "connect", limit)  # space was made
    assert writer.append("big", written, [BIG]).result(SOON) == written + 1
    writer.close()
    store.verify_chain("big")
    store.close()


def test_a_disk_that_is_full_at_commit_refuses_and_recovers(tmp_path: Path) -> None:
    """The limit on the size of files stops SQLite's log in the middle of a commit, as a full disk would."""
    child = Path(__file__).with_name("full_disk_child.py")
    done = subprocess.run(
        [sys.executable, child, f"sqlite:///{tmp_path / 'store.db'}"], check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["acknowledged"] > 0
    assert told["kept"] == told["acknowledged"]
    assert told["after"] == told["acknowledged"] + 1


def test_a_locked_file_refuses_and_recovers(sqlite_url: str) -> None:
    store = open_store(sqlite_url, busy_ms=20)
    writer = Writer(store)
    other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreUnavailable):
        writer.append("game", 0, log(1)).result(SOON)
    with pytest.raises(StoreUnavailable):
        store.append("game", 0, log(1))
    assert store.read("game") == []
    other.execute("ROLLBACK")
    other.close()
    assert writer.append("game", 0, log(1)).result(SOON) == 1
    writer.close()
    store.close()


def test_a_failing_commit_fails_all_that_were_in_it(store: Store, writer: Writer) -> None:
    def fail(_conn: object) -> None:
        raise OperationalError("COMMIT", None, OSError("disk I/O error"))

    gate = Gate(writer)
    futures = [writer.append(f"game-{number}", 0, log(1)) for number in range(3)]
    refused = writer.append("game-0", 7, log(1))  # its conflict rests on what was not committed
    event.listen(store.writers, "commit", fail)
    gate.opened.set()
    for future in (*futures, refused):
        with pytest.raises(StoreUnavailable, match="disk I/O error"):
            future.result(SOON)
    event.remove(store.writers, "commit", fail)
    assert store.read("game-0") == []
    assert writer.append("game-0", 0, log(1)).result(SOON) == 1
    assert writer.figures().outages >= 1


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A server that this test may stop."""
    with running_postgres() as server:
        yield server


def test_a_server_that_goes_away_and_returns(own_postgres: Postgres) -> None:
    store = open_store(own_postgres.new_database())
    writer = Writer(store)
    assert writer.append("game", 0, log(2)).result(SOON) == 2

    gate = Gate(writer)  # the power goes in the middle of a transaction
    cut_off = writer.append("game", 2, log(1))
    own_postgres.stop()
    gate.opened.set()
    assert isinstance(cut_off.exception(SOON), StoreUnavailable)
    for _ in range(3):
        assert isinstance(writer.append("game", 2, log(1)).exception(SOON), StoreUnavailable)
    with pytest.raises(StoreUnavailable):
        store.ping()

    own_postgres.start()
    store.ping()
    assert len(store.read("game")) == 2
    assert writer.append("game", 2, log(1)).result(SOON) == 3
    writer.close()
    store.verify_chain("game")
    store.close()


def test_what_waits_fails_with_the_batch_instead_of_meeting_the_fault_one_by_one(sqlite_url: str) -> None:
    store = open_store(sqlite_url, busy_ms=20)
    writer = Writer(store, batch=1)
    gate = Gate(writer)
    waiting = [writer.append(f"game-{number}", 0, log(1)) for number in range(100)]

    def gone(*_: object) -> None:
        raise OperationalError("BEGIN", None, OSError("the server is gone"))

    event.listen(store.writers, "begin", gone, insert=True)
    gate.open()
    assert all(isinstance(future.exception(SOON), StoreUnavailable) for future in waiting)
    assert writer.figures().outages == 1
    event.remove(store.writers, "begin", gone)
    writer.close()
    store.close()


# Opening


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "note.db").write_text("This is only a note, but long enough to be taken for a database.\n" * 50)
    with pytest.raises(StoreUnavailable, match="not a database"):
        open_store(f"sqlite:///{tmp_path / 'note.db'}")


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreUnavailable):
        open_store(f"sqlite:///{tmp_path / 'file' / 'store.db'}")


def test_a_server_that_is_not_there_is_refused() -> None:
    with pytest.raises(StoreUnavailable):
        open_store("postgresql://nobody@127.0.0.1:1/none")


@pytest.mark.parametrize("url", ["", "nonsense", "sqlite://", "sqlite:///:memory:", "mysql://user:secret@host/db"])
def test_a_url_of_no_use_is_refused_without_repeating_secrets(url: str) -> None:
    with pytest.raises(StoreUrlRefused) as refusal:
        open_store(url)
    assert "secret" not in str(refusal.value)


def test_a_commit_waits_for_the_disk_even_where_the_database_would_not(postgres: Postgres) -> None:
    url = postgres.new_database()
    hasty = f"ALTER DATABASE {url.rpartition('/')[2]} SET synchronous_commit = off"
    store = open_store(url)
    store.do(lambda conn: conn.execute(text(hasty)))
    store.close()
    store = open_store(url)
    assert store.do(lambda conn: conn.execute(text("SHOW synchronous_commit")).scalar()) == "on"
    store.close()


def test_readers_cannot_write(store: Store) -> None:
    with pytest.raises(Exception, match=r"read-?only"), store.reading() as conn:
        conn.execute(text("DELETE FROM people"))
