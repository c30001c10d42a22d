"""Group commit: together on the disk, each with its own outcome."""

import threading
from concurrent.futures import Future, wait
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import Connection, text
from tests.store.samples import NOW, log

from passgo.store import BadText, NewEntry, Store, StoreBusy, StoreUnavailable, VersionConflict, Writer, people, streams

SOON = 30  # seconds until a test gives up waiting


class Gate:
    """A write that holds the writer's thread until it is opened, so that a batch can gather behind it."""

    def __init__(self, writer: Writer) -> None:
        self.entered = threading.Event()
        self.opened = threading.Event()
        self.future = writer.submit(self)
        assert self.entered.wait(SOON)

    def __call__(self, _conn: Connection) -> None:
        self.entered.set()
        assert self.opened.wait(SOON)

    def open(self) -> None:
        self.opened.set()
        self.future.result(SOON)


def test_an_append_resolves_to_the_new_version(writer: Writer) -> None:
    assert writer.append("game", 0, log(2)).result(SOON) == 2
    assert writer.append("game", 2, log(1)).result(SOON) == 3


def test_what_is_resolved_can_be_read_by_others(store: Store, writer: Writer) -> None:
    seen: list[int] = []
    future = writer.append("game", 0, log(1))
    future.add_done_callback(lambda _: seen.append(len(store.read("game"))))
    future.result(SOON)
    assert writer.close()
    assert seen == [1]


def test_nothing_resolves_before_the_commit(store: Store, writer: Writer) -> None:
    gate = Gate(writer)
    future = writer.append("game", 0, log(1))
    assert not future.done()
    assert store.read("game") == []
    gate.open()
    assert future.result(SOON) == 1


def test_what_waits_is_committed_together(writer: Writer) -> None:
    gate = Gate(writer)
    futures = [writer.append(f"game-{number}", 0, log(1)) for number in range(50)]
    gate.open()
    assert [future.result(SOON) for future in futures] == [1] * 50
    figures = writer.figures()
    assert figures.writes == 51
    assert figures.batches < 51
    assert figures.waiting == 0


def test_appends_to_one_stream_keep_their_order(store: Store, writer: Writer) -> None:
    futures = [writer.append("game", version, log(1)) for version in range(100)]
    assert [future.result(SOON) for future in futures] == list(range(1, 101))
    store.verify_chain("game")


def test_a_failing_write_does_not_hurt_the_others(store: Store, writer: Writer) -> None:
    def half_done(conn: Connection) -> None:
        people.add(conn, "Nobody", "en", NOW)
        raise KeyError("a bug in the caller")

    gate = Gate(writer)
    before = writer.append("before", 0, log(1))
    conflict = writer.append("before", 0, log(1))
    bug = writer.submit(half_done)
    wrong = writer.submit(lambda conn: conn.execute(text("SELECT nonsense FROM nowhere_at_all")).scalar())
    after = writer.append("after", 0, log(1))
    gate.open()
    assert before.result(SOON) == 1
    assert isinstance(conflict.exception(SOON), VersionConflict)
    assert isinstance(bug.exception(SOON), KeyError)
    assert wrong.exception(SOON) is not None
    assert after.result(SOON) == 1
    assert store.ask(lambda conn: conn.execute(text("SELECT count(*) FROM people")).scalar()) == 0


def test_several_writes_of_one_submission_stand_or_fall_together(store: Store, writer: Writer) -> None:
    def both(conn: Connection) -> None:
        streams.append(conn, "one", 0, log(1))
        streams.append(conn, "two", 9, log(1))

    with pytest.raises(VersionConflict):
        writer.submit(both).result(SOON)
    assert store.read("one") == []


def test_a_full_queue_is_refused_and_loses_nothing(store: Store) -> None:
    writer = Writer(store, capacity=3)
    gate = Gate(writer)
    futures = [writer.append(f"game-{number}", 0, log(1)) for number in range(3)]
    with pytest.raises(StoreBusy):
        writer.append("one-too-many", 0, log(1))
    gate.open()
    assert [future.result(SOON) for future in futures] == [1, 1, 1]
    assert writer.append("later", 0, log(1)).result(SOON) == 1
    assert writer.close()


def test_a_cancelled_write_is_not_written(store: Store, writer: Writer) -> None:
    gate = Gate(writer)
    unwanted = writer.append("unwanted", 0, log(1))
    wanted = writer.append("wanted", 0, log(1))
    assert unwanted.cancel()
    gate.open()
    assert wanted.result(SOON) == 1
    assert store.read("unwanted") == []


def test_close_writes_what_waits(store: Store) -> None:
    writer = Writer(store)
    futures = [writer.append(f"game-{number}", 0, log(1)) for number in range(500)]
    assert writer.close()
    assert [future.result(0) for future in futures] == [1] * 500


def test_a_closed_writer_refuses(store: Store) -> None:
    writer = Writer(store)
    writer.close()
    with pytest.raises(StoreUnavailable):
        writer.append("game", 0, log(1))
    assert writer.close()


def test_close_that_cannot_wait_fails_what_still_waits(store: Store) -> None:
    writer = Writer(store)
    gate = Gate(writer)
    waiting = writer.append("game", 0, log(1))
    assert not writer.close(timeout=0)
    assert isinstance(waiting.exception(SOON), StoreUnavailable)
    gate.open()
    assert writer.close()


def test_close_of_a_full_queue_that_cannot_wait(store: Store) -> None:
    writer = Writer(store, capacity=1)
    gate = Gate(writer)
    waiting = writer.append("game", 0, log(1))
    assert not writer.close(timeout=0.01)
    assert isinstance(waiting.exception(SOON), StoreUnavailable)
    gate.open()
    assert writer.close()


def test_many_threads_may_submit(store: Store, writer: Writer) -> None:
    futures: list[Future[Any]] = []

    def table(number: int) -> None:
        futures.extend(writer.append(f"game-{number}", version, [NewEntry("act", "{}", NOW)]) for version in range(20))

    threads = [threading.Thread(target=table, args=(number,)) for number in range(10)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    done, late = wait(futures, SOON)
    assert (len(done), len(late)) == (200, 0)
    assert all(len(store.read(f"game-{number}")) == 20 for number in range(10))


@pytest.mark.parametrize("unheld", ["a\x00", "\ud800"])
def test_a_text_that_cannot_be_held_fails_alone(store: Store, writer: Writer, unheld: str) -> None:
    """By name, for who reads and who writes; what is written beside it stays."""
    beside = writer.append("game", 0, log(1))
    try:
        writer.submit(lambda conn: streams.read(conn, unheld)).result(SOON)
    except BadText:
        pass
    else:
        assert (store.is_sqlite, unheld) == (True, "a\x00")  # SQLite takes a NUL
    assert beside.result(SOON) == 1
    with suppress(BadText):
        store.read(unheld)
