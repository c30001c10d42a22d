"""One thread that writes for everybody: writes that arrive together are committed together, then futures resolve."""

import logging
import queue
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from time import monotonic
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection

from passgo.store import streams
from passgo.store.driver_errors import is_outage, is_unholdable, outages_named, unholdable
from passgo.store.errors import StoreBusy, StoreUnavailable
from passgo.store.store import Store
from passgo.store.streams import NewEntry

T = TypeVar("T")

CAPACITY = 10_000
BATCH = 200
BATCH_SECONDS = 0.010  # writes that have run for this long are committed; later ones wait for the next batch

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Job(Generic[T]):
    write: Callable[[Connection], T]
    future: Future[T]
    wanted: bool | None = None  # None until it ran; False if it was cancelled before
    result: T | None = None
    error: Exception | None = None


@dataclass(frozen=True, slots=True)
class WriterFigures:
    """Figures for metrics: writes that wait now, and totals since the start."""

    waiting: int
    batches: int
    writes: int
    outages: int


class Writer:
    """Resolves a future only after the commit that holds its write.

    Every write runs in a savepoint of its own, so one that fails takes nothing with it. Callbacks of the futures run
    in the writer's thread and must be quick.
    """

    def __init__(self, store: Store, *, capacity: int = CAPACITY, batch: int = BATCH) -> None:
        self.store = store
        self.capacity = capacity
        self.batch = batch
        self._queue: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self._gate = threading.Lock()
        self._closed = self._ended = False
        self._batches = self._writes = self._outages = 0
        self._thread = threading.Thread(target=self._run, name="passgo-store", daemon=True)
        self._thread.start()

    def submit(self, write: Callable[[Connection], T]) -> Future[T]:
        """Queue a write. Raises StoreBusy when too many wait, StoreUnavailable after `close`."""
        job = Job(write, Future[T]())
        with self._gate:
            if self._closed:
                raise StoreUnavailable("the store is closed")
            if self._queue.qsize() >= self.capacity:
                raise StoreBusy(self.capacity)
            self._queue.put(job)
        return job.future

    def append(self, stream: str, expected_version: int, new: list[NewEntry], fence: int | None = None) -> Future[int]:
        return self.submit(lambda conn: streams.append(conn, stream, expected_version, new, fence))

    def figures(self) -> WriterFigures:
        return WriterFigures(self._queue.qsize(), self._batches, self._writes, self._outages)

    def close(self, timeout: float = 10.0) -> bool:
        """Write what waits, then stop. False if that took too long: what still waited has failed."""
        deadline = monotonic() + timeout
        with self._gate:
            first, self._closed = not self._closed, True
        if first:
            self._queue.put(None)
        self._thread.join(max(0.0, deadline - monotonic()))
        if self._thread.is_alive():
            self._give_up()
            return False
        return True

    def _give_up(self) -> None:
        fail(self._waiting(), StoreUnavailable("the store was closed before this was written"))
        self._queue.put(None)

    def _run(self) -> None:
        while not self._ended and (first := self._queue.get()) is not None:
            jobs: list[Job[Any]] = []
            try:
                self._commit(self._arrivals(first), jobs)
            except Exception as error:
                # Other writers in the queue would only meet the same fault, one timeout after the other.
                jobs = [*(jobs or [first]), *self._waiting()]
                self._outages += 1
                log.warning("%d writes failed: %s", len(jobs), error)
                fail(jobs, error)
            else:
                self._batches += 1
                self._writes += len(jobs)
                for job in jobs:
                    resolve(job)

    def _arrivals(self, first: Job[Any]) -> Iterator[Job[Any]]:
        """The first job and those that wait behind it, as many as one commit should carry."""
        until = monotonic() + BATCH_SECONDS
        yield first
        for _ in range(self.batch - 1):
            if monotonic() >= until or (job := self._next()) is None:
                return
            yield job

    def _waiting(self) -> list[Job[Any]]:
        return list(iter(self._next, None))

    def _next(self) -> Job[Any] | None:
        """The next job in the queue; None if there is none or the end was reached."""
        try:
            job = self._queue.get_nowait()
        except queue.Empty:
            return None
        self._ended = self._ended or job is None
        return job

    def _commit(self, arrivals: Iterator[Job[Any]], jobs: list[Job[Any]]) -> None:
        """Run the arrivals in one transaction, noting each in `jobs`, and commit it."""
        with outages_named(), self.store.writers.connect() as conn:
            try:
                with conn.begin():
                    for job in arrivals:
                        jobs.append(job)
                        run(conn, job)
            except BaseException:
                conn.invalidate()  # after a full disk or a lost server its state is unknown
                raise


def run(conn: Connection, job: Job[Any]) -> None:
    """Run one write in a savepoint and keep its outcome until the commit."""
    job.wanted = job.future.set_running_or_notify_cancel()
    if not job.wanted:
        return
    # By hand, because SQLAlchemy's own savepoints cost more than an append.
    conn.exec_driver_sql("SAVEPOINT job")
    try:
        job.result = job.write(conn)
    except Exception as error:
        if is_outage(error):
            raise
        job.error = unholdable() if is_unholdable(error) else error
        conn.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
    conn.exec_driver_sql("RELEASE SAVEPOINT job")


def resolve(job: Job[Any]) -> None:
    if not job.wanted:
        return
    if job.error is None:
        job.future.set_result(job.result)
    else:
        job.future.set_exception(job.error)


def fail(jobs: list[Job[Any]], error: Exception) -> None:
    for job in jobs:
        if job.wanted or (job.wanted is None and job.future.set_running_or_notify_cancel()):
            told = StoreUnavailable(str(error))  # one for each job, because raising it records where it was raised
            told.__cause__ = error
            job.future.set_exception(told)
