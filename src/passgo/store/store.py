"""The store: streams of entries and a few relational tables, in SQLite or PostgreSQL."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from sqlalchemy import URL, Connection, text

from passgo.store import streams
from passgo.store.driver_errors import outages_named
from passgo.store.engines import BUSY_MS, make_engine, parse_url
from passgo.store.errors import StoreUnavailable
from passgo.store.schema import HEAD
from passgo.store.streams import PAGE, Entry, NewEntry
from passgo.store.upgrade import upgrade

T = TypeVar("T")


class Store:
    """Blocking. Any thread can read; writes of a running server go through one `Writer`."""

    def __init__(self, url: URL, busy_ms: int = BUSY_MS) -> None:
        self.url = url
        self.readers = make_engine(url, writes=False, busy_ms=busy_ms)
        self.writers = make_engine(url, writes=True, busy_ms=busy_ms)

    @property
    def is_sqlite(self) -> bool:
        return self.url.drivername == "sqlite"

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with outages_named(), self.readers.connect() as conn, conn.begin():
            yield conn

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction, committed at the end."""
        with outages_named(), self.writers.connect() as conn, conn.begin():
            yield conn

    def ask(self, query: Callable[[Connection], T]) -> T:
        with self.reading() as conn:
            return query(conn)

    def do(self, write: Callable[[Connection], T]) -> T:
        with self.writing() as conn:
            return write(conn)

    def ping(self) -> None:
        """Raise StoreUnavailable if nothing can be read now."""
        self.ask(lambda conn: conn.execute(text("SELECT 1")).scalar())

    def append(self, stream: str, expected_version: int, new: list[NewEntry], fence: int | None = None) -> int:
        return self.do(lambda conn: streams.append(conn, stream, expected_version, new, fence))

    def read(self, stream: str, after: int = 0, limit: int = PAGE) -> list[Entry]:
        return self.ask(lambda conn: streams.read(conn, stream, after, limit))

    def verify_chain(self, stream: str) -> None:
        self.ask(lambda conn: streams.verify_chain(conn, stream))

    def close(self) -> None:
        self.readers.dispose()
        self.writers.dispose()


def open_store(url: str, *, busy_ms: int = BUSY_MS) -> Store:
    """Open the database, creating or upgrading its tables as needed."""
    parsed = parse_url(url)
    try:
        upgrade(parsed, HEAD)
    except StoreUnavailable as error:
        # SQLite does not say which file; the URL of a PostgreSQL may hold a password.
        if parsed.drivername != "sqlite" or str(parsed.database) in str(error):
            raise
        raise StoreUnavailable(f"{parsed.database}: {error}") from error
    return Store(parsed, busy_ms)
