"""The store fails and comes back: nothing that was refused has happened, nothing acknowledged is lost."""

from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any

from tests.web.live.test_sockets import play, run, two_at_a_table
from tests.web.running import Running

from passgo.client import Follower
from passgo.store import StoreUnavailable


@contextmanager
def broken_store(server: Running, *, after_commit: bool) -> Iterator[None]:
    """Every write fails, before it is done or, worse, after: then nobody knows."""
    writer = server.site.writer
    real = writer.submit

    def submit(write: Any) -> Future[Any]:
        if after_commit:
            real(write).result(10)
        failed: Future[Any] = Future()
        failed.set_exception(StoreUnavailable("the disk is full"))
        return failed

    writer.submit = submit  # type: ignore[method-assign]
    try:
        yield
    finally:
        writer.submit = real  # type: ignore[method-assign]


def test_a_store_that_is_away_refuses_and_play_goes_on_when_it_is_back(server: Running) -> None:
    async def work() -> None:
        ann, bob, table = await two_at_a_table(server)
        async with Follower(ann, table) as one, Follower(bob, table) as two:
            version = one.version
            with broken_store(server, after_commit=False):
                reply = await one.command("act", {"action": {"type": "roll"}}, version, "first")
                assert reply.error is not None
                assert reply.error.code == "store-unavailable"
                assert server.site.tables.rooms[table].table.version == version
            again = await one.command("act", {"action": {"type": "roll"}}, version, "first")
            assert again.ok
            await play([one, two], 4)

    run(work())


def test_a_write_that_arrived_after_all_is_found_again(server: Running) -> None:
    """The commit succeeded, its answer did not: the same command sent again gets its first result."""

    async def work() -> None:
        ann, bob, table = await two_at_a_table(server)
        async with Follower(ann, table) as one, Follower(bob, table) as two:
            version = one.version or 0
            with broken_store(server, after_commit=True):
                reply = await one.command("act", {"action": {"type": "roll"}}, version, "twice")
                assert reply.error is not None
            again = await one.command("act", {"action": {"type": "roll"}}, version, "twice")
            assert (again.ok, again.version) == (True, version + 1)
            await two.wait_for(lambda: (two.version or 0) > version)
            await play([one, two], 2)
            entries = server.site.store.read(table)
            assert sum('"twice"' in entry.body for entry in entries) == 1

    run(work())


def test_other_tables_never_notice_a_fault_in_one(server: Running) -> None:
    async def work() -> None:
        ann, _bob, table = await two_at_a_table(server)
        cy, dee, other = await two_at_a_table(server)
        room = server.site.tables.rooms[table]

        def explode(*_: object) -> None:
            raise ZeroDivisionError

        async with Follower(ann, table) as one, Follower(cy, other) as two, Follower(dee, other) as three:
            real = room.table.handle
            room.table.handle = explode  # type: ignore[method-assign, assignment]
            reply = await one.command("act", {"action": {"type": "roll"}}, one.version)
            assert reply.error is not None
            assert reply.error.code == "internal"
            await play([two, three], 4)
            room.table.handle = real  # type: ignore[method-assign]
            again = await one.command("act", {"action": {"type": "roll"}}, one.version)
            assert again.ok

    run(work())
