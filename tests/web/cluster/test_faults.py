"""Servers in reach, on a real PostgreSQL: what happens between two steps of theirs, and what the operator is told."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tests.servers import Postgres, free_port
from tests.web.cluster.servers import SECRET, MuteDatabase, in_a_thread
from tests.web.connect.test_sockets import level, my_action, run
from tests.web.live.test_crashes import LOOSE, begin, check_nothing_lost
from tests.web.live.test_databases import act, play_and_note
from tests.web.running import DEADLINE, Running, running

from passgo.client import Follower, Server, ServerRefused
from passgo.store import leases
from passgo.store.schema import entries
from passgo.web.cluster.peers import PeerLost
from passgo.web.edge.problems import Problem
from passgo.web.live.remote_room import RemoteRoom
from passgo.web.live.storage import Loaded
from passgo.web.site import now_ms


@contextmanager
def serving(folder: Path, database: str, **flags: str) -> Iterator[Running]:
    """One of several servers of this database."""
    port = str(free_port())
    named = {"peer_url": f"http://127.0.0.1:{port}", "secret": SECRET, **LOOSE, **flags}
    with running(folder, database=database, port=port, **named) as server:
        yield server


async def there(server: Running, work: Callable[[], Awaitable[Any]]) -> Any:
    """Done by a server's own loop."""

    async def working() -> Any:
        return await work()

    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(working(), server.loop))


def order(database: str, sql: str) -> None:
    with psycopg.connect(database.replace("+psycopg", ""), autocommit=True) as conn:
        conn.execute(sql)


def set_read_only(postgres: Postgres, database: str, switch: str) -> None:
    name = database.rpartition("/")[2]
    order(postgres.url(), f"ALTER DATABASE {name} SET default_transaction_read_only = {switch}")
    order(postgres.url(), f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")


def test_a_database_that_can_only_be_read_for_a_while(postgres: Postgres, tmp_path: Path) -> None:
    """As while another one takes its place, or when its provider finds the disk too full."""
    database = postgres.new_database()
    acknowledged: dict[str, int] = {}
    with serving(tmp_path, database) as server:
        tables = server.site.tables

        async def work() -> str:
            people, table = await begin(server.url)
            async with Follower(people[0], table) as one, Follower(people[1], table) as two:
                await play_and_note([one, two], 3, acknowledged)
                await asyncio.to_thread(set_read_only, postgres, database, "on")
                seat = next(each for each in (one, two) if my_action(each) is not None)
                refused = await seat.command("act", {"action": my_action(seat)}, seat.version, "again")
                assert refused.error is not None
                assert refused.error.code == "store-unavailable"
                await until(tables.leases.lapsed, server)
                await asyncio.to_thread(set_read_only, postgres, database, "off")
                await until(lambda: not tables.leases.lapsed(), server)  # the leases are renewed again
                await act([one, two], "again", acknowledged)
            return table

        table = asyncio.run(work())
        assert server.site.metrics.faults.values[""] == 0
    check_nothing_lost(database, table, acknowledged)


def test_a_commit_whose_answer_gets_lost_on_the_way(postgres: Postgres, tmp_path: Path) -> None:
    """It is written, and nobody here knows. The same command gets its first answer when the way is whole again."""
    database = postgres.new_database()
    between = MuteDatabase(postgres.port)
    acknowledged: dict[str, int] = {}
    with (
        in_a_thread(between.serve) as port,
        serving(tmp_path, database.replace(str(postgres.port), str(port))) as server,
    ):

        async def work() -> str:
            people, table = await begin(server.url)
            async with Follower(people[0], table) as one, Follower(people[1], table) as two:
                await play_and_note([one, two], 3, acknowledged)
                seat = next(each for each in (one, two) if my_action(each) is not None)
                action, version = my_action(seat), seat.version
                between.mute = True
                unknown = await seat.command("act", {"action": action}, version, "again")
                assert unknown.error is not None
                assert unknown.error.code == "store-unavailable"
                between.mute = False
                known = await seat.command("act", {"action": action}, version, "again")
                assert known.ok
                acknowledged["again"] = known.version
                await level([one, two], known.version)
                await play_and_note([one, two], 3, acknowledged)
            written = [entry.version for entry in server.site.store.read(table) if '"again"' in entry.body]
            assert written == [acknowledged["again"]]
            return table

        table = asyncio.run(work())
    assert between.swallowed > 0
    check_nothing_lost(database, table, acknowledged)


async def until(fact: Callable[[], bool], server: Running) -> None:
    async def look() -> bool:
        return fact()

    async with asyncio.timeout(DEADLINE):
        while not await there(server, look):
            await asyncio.sleep(0.05)


def test_a_chore_that_fails_begins_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    done: list[int] = []

    async def chore() -> None:
        done.append(len(done))
        if len(done) < 2:
            raise ZeroDivisionError

    with running(tmp_path, log_level="error") as server:
        run(there(server, lambda: server.site.keep_up(chore)))
        assert done == [0, 1]
        assert server.site.metrics.faults.values[""] == 1
    assert "chore failed and begins again" in caplog.text


def test_who_is_led_to_a_table_that_just_came_here_finds_it_here(postgres: Postgres, tmp_path: Path) -> None:
    """Else he would look on at something that nobody follows any more, for ever."""
    database = postgres.new_database()
    with serving(tmp_path, database) as first, serving(tmp_path, database) as second:

        async def work() -> None:
            _, table = await begin(first.url)
            begun, go_on = asyncio.Event(), asyncio.Event()

            async def look_on() -> bool:
                tables = second.site.tables
                room = await tables.room(table)
                assert isinstance(room, RemoteRoom)
                read = room.catch_up

                async def slowly() -> None:
                    begun.set()
                    await go_on.wait()
                    await read()

                room.catch_up = slowly  # type: ignore[method-assign]
                led = asyncio.create_task(tables.room(table))
                await begun.wait()
                gone = first.site.tables
                await there(first, lambda: gone.close(gone.rooms[table]))
                here = await tables.own_room(table)
                go_on.set()
                return await led is here

            assert await there(second, look_on)

        run(work())


def test_a_table_that_cannot_be_read_is_given_back(postgres: Postgres, tmp_path: Path) -> None:
    """It is not taken and tried again with every beat, and it does not keep others from being looked after."""
    database = postgres.new_database()
    with serving(tmp_path, database) as server:
        store, tables = server.site.store, server.site.tables

        async def work() -> None:
            people, table = await begin(server.url)
            await there(server, lambda: tables.close(tables.rooms[table]))
            store.do(lambda conn: conn.execute(entries.update().where(entries.c.version == 2).values(body="[]")))
            with pytest.raises(ServerRefused, match="damaged-table"):
                await people[0].view(table)
            held = store.ask(lambda conn: leases.holder(conn, table))
            assert held is not None
            assert (held.owner, held.expires_ms) == (leases.NOBODY, 0)

        run(work())


def test_a_table_that_was_being_read_when_the_server_is_stopped_is_given_back(
    postgres: Postgres, tmp_path: Path
) -> None:
    with serving(tmp_path, postgres.new_database()) as server:
        store, tables = server.site.store, server.site.tables

        async def work() -> None:
            _, table = await begin(server.url)
            read = tables.read

            async def stopped_meanwhile(table: str) -> Loaded:
                found = await read(table)
                tables.stopped = True
                return found

            async def ask() -> None:
                await tables.close(tables.rooms[table])
                tables.read = stopped_meanwhile  # type: ignore[method-assign]
                with pytest.raises(Problem, match="going-away"):
                    await tables.own_room(table)
                assert tables.rooms == {}

            await there(server, ask)
            held = store.ask(lambda conn: leases.holder(conn, table))
            assert held is not None
            assert held.owner == leases.NOBODY
            assert held.expires_ms > 0  # whoever is there looks after it at once

        run(work())


def test_a_lease_under_which_nothing_was_written_does_not_stay(postgres: Postgres, tmp_path: Path) -> None:
    """Of a server that died while it made a table, and came back with the same address."""
    database = postgres.new_database()
    with serving(tmp_path, database) as server:
        store, tables = server.site.store, server.site.tables
        store.do(lambda conn: leases.acquire(conn, "never-written", tables.leases.owner, 0, 0))
        run(until(lambda: store.ask(lambda conn: leases.holder(conn, "never-written")) is None, server))


def test_two_servers_with_one_address_are_told_apart_in_the_log(
    postgres: Postgres, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    database = postgres.new_database()
    with serving(tmp_path, database) as first:
        owner = first.site.leases.owner
        with serving(tmp_path, database, peer_url=owner) as second:

            async def work() -> None:
                people, table = await begin(first.url)
                async with asyncio.timeout(DEADLINE):
                    while "give each its own peer_url" not in caplog.text:
                        for server in (first, second):
                            with suppress(ServerRefused):
                                await Server(server.url, people[0].token).view(table)

            run(work())


def test_servers_whose_clocks_differ_say_so(
    postgres: Postgres, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """An hour: what one signs is too old for the other."""
    caplog.set_level(logging.WARNING)
    database = postgres.new_database()
    with serving(tmp_path, database) as first, serving(tmp_path, database) as second:
        peers, owner = second.site.peers, first.site.leases.owner
        peers.clock = lambda: now_ms() + 3_600_000

        async def work() -> None:
            people, table = await begin(first.url)
            with pytest.raises(ServerRefused, match="internal"):
                await Server(second.url, people[0].token).command(table, "chat", {"preset": "good-game"})
            assert "the clock of another server differs too much from this one's" in caplog.text
            assert "do all of them have the same secret and the right time?" in caplog.text
            caplog.clear()
            with pytest.raises(PeerLost):
                await there(second, lambda: peers.socket(owner, table, "whoever"))
            assert "do all of them have the same secret and the right time?" in caplog.text

        run(work())
