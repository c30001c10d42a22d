"""Connections to SQLite and PostgreSQL, set up so that a commit that returned is on the disk."""

from pathlib import Path
from sqlite3 import SQLITE_BUSY, OperationalError
from sqlite3 import Connection as SQLiteConnection
from time import monotonic, sleep
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from passgo.machine import data_folder
from passgo.store.errors import StoreUnavailable, StoreUrlRefused

BUSY_MS = 5000

# A dead network must end in an error within seconds, and a stopped process must not keep a lease's row locked. What is
# acknowledged is on the disk, whatever the database does by default.
POSTGRES_OPTIONS = "-c lock_timeout={busy} -c idle_in_transaction_session_timeout=3000 -c synchronous_commit=on"
POSTGRES_CONNECT = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}


def default_url() -> str:
    """SQLite in the folder where this system keeps a user's data."""
    return str(URL.create("sqlite", database=str(data_folder() / "passgo" / "passgo.db")))


def parse_url(text: str) -> URL:
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:  # the error's own text would repeat the password
        raise StoreUrlRefused("the database URL cannot be read: sqlite:///FILE or postgresql://… is needed") from error
    if url.drivername in ("postgres", "postgresql"):
        url = url.set(drivername="postgresql+psycopg")
    if url.drivername not in ("sqlite", "postgresql+psycopg"):
        raise StoreUrlRefused(f"{url.drivername} is not known: sqlite:///FILE or postgresql://… is needed")
    if url.drivername == "sqlite" and url.database in (None, "", ":memory:"):
        raise StoreUrlRefused("SQLite needs a file, because several connections share it: sqlite:///FILE")
    return url


def sqlite_file(url: URL) -> Path:
    assert url.database is not None
    return Path(url.database)


def make_engine(url: URL, *, writes: bool, busy_ms: int = BUSY_MS, foreign_keys: bool = True) -> Engine:
    if url.drivername == "sqlite":
        return sqlite_engine(url, writes, busy_ms, foreign_keys)
    options = POSTGRES_OPTIONS.format(busy=busy_ms) + ("" if writes else " -c default_transaction_read_only=on")
    try:
        return create_engine(
            url, connect_args={**POSTGRES_CONNECT, "options": options}, pool_pre_ping=True, **pool(writes)
        )
    except (ImportError, NoSuchModuleError) as error:
        raise StoreUrlRefused("PostgreSQL needs its driver: pip install 'passgo[postgres]'") from error


def pool(writes: bool) -> dict[str, Any]:
    """Pool settings: readers have their own connections, so the writer never waits for them.

    Parameters are hidden because messages and logs must not show personal data.
    """
    size = {"pool_size": 1, "max_overflow": 4} if writes else {"pool_size": 5, "max_overflow": 10}
    return {**size, "pool_timeout": 5, "hide_parameters": True}


def make_file(file: Path) -> None:
    """Create the file for its owner only: it will hold names and password hashes. SQLite's other files follow suit."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            file.touch(mode=0o600)
    except OSError as error:
        raise StoreUnavailable(f"{file}: {error.strerror or error}") from error


def sqlite_engine(url: URL, writes: bool, busy_ms: int, foreign_keys: bool) -> Engine:
    make_file(sqlite_file(url))
    engine = create_engine(url, connect_args={"timeout": busy_ms / 1000}, **pool(writes))
    pragmas = [
        "synchronous = FULL",
        "fullfsync = ON",
        f"foreign_keys = {'ON' if foreign_keys else 'OFF'}",
        f"query_only = {'OFF' if writes else 'ON'}",
    ]

    def prepare(connection: SQLiteConnection, _record: object) -> None:
        connection.isolation_level = None  # the driver's own guesses at transactions leave DDL out of them
        write_ahead(connection, monotonic() + busy_ms / 1000)
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}").close()

    def begin(connection: Connection) -> None:
        # A transaction that reads first and writes later cannot wait for the lock, so a writer takes it immediately.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)
    return engine


def write_ahead(connection: SQLiteConnection, until: float) -> None:
    """Keep a log beside the file. SQLite does not wait while another connection does the same for a new file: we do."""
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL").close()
        except OperationalError as error:
            if error.sqlite_errorcode != SQLITE_BUSY or monotonic() >= until:
                raise
            sleep(0.01)
        else:
            return
