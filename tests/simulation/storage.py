"""The real store in memory, and the writer of one process, whose commits fail where the simulation says so."""

import sqlite3
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Dialect, Engine, create_engine, event, make_url
from sqlalchemy.pool import StaticPool
from tests.simulation.world import Loop

from passgo.store import Entry, Store, StoreBusy, StoreUnavailable, Writer, open_store
from passgo.store.writer import Job, fail, resolve

T = TypeVar("T")

ENTRIES: Final = (
    "SELECT stream, version, kind, body, at_ms, prev_hash, hash FROM entries WHERE stream = ? AND version > ?"
    " ORDER BY version"
)

COMPILED: Final[dict[Any, Any]] = {}  # statements, for all stores: to compile them takes longer than to run them


@cache
def empty_database() -> bytes:
    """A database as the migrations make it, made once."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "empty.db"
        open_store(f"sqlite:///{file}").close()
        with sqlite3.connect(file) as conn:
            conn.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            conn.execute("PRAGMA journal_mode = DELETE")
        conn.close()
        return file.read_bytes()


@cache
def sqlite_dialect() -> Dialect:
    """One for all stores, because a compiled statement belongs to its dialect."""
    engine = create_engine("sqlite://")
    engine.connect().close()
    engine.dispose()
    return engine.dialect


class MemoryStore(Store):
    """Everything real but the disk. One connection is enough where nothing happens at the same time."""

    def __init__(self) -> None:
        self.url = make_url("sqlite:///simulated")
        self.down = False
        self.unheard: Callable[[], bool] = lambda: False  # whether a commit is done, but nobody hears of it
        self.raw = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        self.raw.deserialize(empty_database())
        self.raw.execute("PRAGMA foreign_keys = ON").close()
        pool = StaticPool(lambda: self.raw, dialect=sqlite_dialect())  # type: ignore[arg-type]  # sqlite3 is one
        engine = Engine(pool, sqlite_dialect(), self.url, execution_options={"compiled_cache": COMPILED})
        event.listen(engine, "begin", lambda conn: conn.exec_driver_sql("BEGIN"))
        self.readers = self.writers = engine

    @property
    def is_sqlite(self) -> bool:
        """Several servers share it, as they do PostgreSQL."""
        return False

    def ask(self, query: Callable[[Connection], T]) -> T:
        self.check()
        return super().ask(query)

    def do(self, write: Callable[[Connection], T]) -> T:
        self.check()
        done = super().do(write)
        if self.unheard():
            raise StoreUnavailable("the connection was lost in the commit")
        return done

    def close(self) -> None:
        super().close()
        self.raw.close()

    def entries_after(self, stream: str, version: int) -> list[Entry]:
        """For who checks: by the shortest way, and even while the database is away."""
        return [Entry(*row) for row in self.raw.execute(ENTRIES, (stream, version))]

    def lease_of(self, stream: str) -> tuple[str, int]:
        """Owner and fence."""
        owner, fence = self.raw.execute("SELECT owner, fence FROM leases WHERE stream = ?", (stream,)).fetchone()
        return str(owner), int(fence)

    def seed_of(self, stream: str) -> str:
        return str(self.raw.execute("SELECT seed FROM seeds WHERE stream = ?", (stream,)).fetchone()[0])

    def check(self) -> None:
        if self.down:
            raise StoreUnavailable("the database is away")


class Commits:
    """What may befall one batch of writes; the calm one does nothing but take its time."""

    def seconds(self) -> float:
        return 0.002

    def before(self) -> None:
        """May raise StoreUnavailable: nothing is written then."""

    def after(self) -> None:
        """May raise StoreUnavailable: it is written all the same."""


class SimulatedWriter(Writer):
    """The writer of one process: the real batches and savepoints, but in the order and at the hours of the world."""

    def __init__(
        self, store: MemoryStore, loop: Loop, commits: Commits, committed: Callable[[list[Job[Any]]], None]
    ) -> None:
        self.store = store
        self.memory = store
        self.loop = loop
        self.commits = commits
        self.committed = committed
        self.capacity = 1000
        self.queued: deque[Job[Any]] = deque()
        self.busy = False
        self.full = False
        self._batches = self._writes = self._outages = 0

    def submit(self, write: Callable[[Connection], T]) -> Future[T]:
        if self.full:
            raise StoreBusy(self.capacity)
        if self.loop.dead:
            return Future()
        job = Job(write, Future[T]())
        self.queued.append(job)
        if not self.busy:
            self.busy = True
            self.loop.call_later(self.commits.seconds(), self.write_batch)
        return job.future

    def write_batch(self) -> None:
        jobs: list[Job[Any]] = []
        error: Exception | None = None
        try:
            self.memory.check()
            self.commits.before()
            self._commit(iter(list(self.queued)), jobs)
            self.committed(jobs)
            self.commits.after()
        except StoreUnavailable as raised:
            error = raised
        if self.loop.dead:
            return
        jobs = list(self.queued)
        self.queued.clear()
        self.loop.call_later(self.commits.seconds(), self.tell, jobs, error)

    def tell(self, jobs: list[Job[Any]], error: Exception | None) -> None:
        if error is not None:
            fail([*jobs, *self.queued], error)  # as the real one: they would only meet the same fault
            self.queued.clear()
        else:
            for job in jobs:
                resolve(job)
        self.busy = bool(self.queued)
        if self.busy:
            self.loop.call_later(self.commits.seconds(), self.write_batch)
