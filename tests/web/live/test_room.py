"""What a room does with who waits when it ends, and what it leaves behind."""

import asyncio
import logging
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from tests.store.test_writer import Gate
from tests.web.connect.test_sockets import QUICK, guest, run, two_at_a_table
from tests.web.running import DEADLINE, Browser, Running, running

from passgo.client import Server, ServerRefused
from passgo.store import LeaseHeld, NewEntry, leases, streams
from passgo.store.schema import entries
from passgo.web.live.leases import Elsewhere, Leases


async def say(http: httpx.AsyncClient, person: Server, table: str, number: int) -> httpx.Response:
    command = {"id": f"line-{number}", "kind": "chat", "body": {"preset": "good-game"}}
    me = {"authorization": f"Bearer {person.token}"}
    return await http.post(f"/api/tables/{table}/commands", json=command, headers=me)


def test_whoever_waits_at_a_full_table_that_closes_is_answered(tmp_path: Path) -> None:
    """A command is being written and as many wait as may: then the server is stopped."""
    with running(tmp_path, limits__inbox="2", limits__commands_at_once="100") as server:
        tables = server.site.tables

        async def work() -> None:
            ann = await guest(server, "Ann")
            table = (await ann.create_table(QUICK)).id
            assert (await ann.command(table, "take-seat", {"seat": 0})).ok
            room = tables.rooms[table]
            gate = await asyncio.to_thread(Gate, server.site.writer)
            async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=DEADLINE) as http:
                said = [asyncio.create_task(say(http, ann, table, 0))]
                await until(lambda: server.site.writer.figures().waiting == 1)
                said += [asyncio.create_task(say(http, ann, table, number)) for number in (1, 2)]
                await until(room.inbox.full)
                closed = asyncio.run_coroutine_threadsafe(tables.close(room), server.loop)
                await until(lambda: room.ending)
                await asyncio.to_thread(gate.open)
                answers = await asyncio.gather(*said)
            await asyncio.wrap_future(closed)
            assert [answer.json()["ok"] for answer in answers] == [True, True, True]

        run(work())


async def until(fact: Callable[[], bool]) -> None:
    while not fact():
        await asyncio.sleep(0.01)


def test_an_onlooker_who_is_refused_leaves_nothing_behind(server: Running) -> None:
    async def work() -> None:
        _ann, _bob, table = await two_at_a_table(server)
        tables = server.site.tables
        server.do(tables.rooms[table].stop_soon)
        async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=DEADLINE) as http:
            refused = await http.get(f"/sse/tables/{table}")
        assert refused.status_code == 503
        assert server.do(lambda: len(server.site.connections.all)) == 0

    run(work())


def test_a_store_that_lost_what_was_acknowledged_is_named(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    """As after a failover to a copy that lagged behind. Play goes on from what there is."""
    caplog.set_level(logging.WARNING)

    async def work() -> None:
        ann = await guest(server, "Ann")
        table = (await ann.create_table(QUICK)).id
        seated = await ann.command(table, "take-seat", {"seat": 0})
        lost = (entries.c.stream == table) & (entries.c.version == seated.version)
        server.site.store.do(lambda conn: conn.execute(entries.delete().where(lost)))
        with pytest.raises(ServerRefused, match="store-unavailable"):
            await ann.command(table, "take-seat", {"seat": 1})
        assert (await ann.command(table, "take-seat", {"seat": 0})).version == seated.version
        assert "the store has lost what it had kept" in caplog.text

    run(work())


def test_a_table_of_a_later_release_is_refused_by_its_rules_and_kept(server: Running, browser: Browser) -> None:
    body = '{"rules":99,"settings":{"edition":"classic"},"hash":"0"}'
    server.site.store.do(lambda conn: streams.append(conn, "new-table", 0, [NewEntry("created", body, 1)]))
    page = browser.get("/tables/new-table")
    assert page.status_code == 409
    assert "played under version 99 of the rules; this server plays version 2" in re.sub(
        "[\u2068\u2069]", "", page.text
    )
    assert [entry.body for entry in server.site.store.ask(lambda conn: streams.read(conn, "new-table", 0))] == [body]


def test_a_sleeper_that_is_awake_already_is_not_woken_again_and_again(server: Running) -> None:
    async def work() -> None:
        table = (await (await guest(server, "Ann")).create_table(QUICK)).id
        tables = server.site.tables

        async def wake() -> bool:
            tables.sleeping[table] = 0
            await tables.wake_sleepers()
            return table in tables.sleeping

        assert not await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(wake(), server.loop))

    run(work())


def test_a_tick_that_finds_the_table_too_busy_comes_again(server: Running) -> None:
    async def work() -> None:
        table = (await (await guest(server, "Ann")).create_table(QUICK)).id
        room = server.site.tables.rooms[table]

        def tick_while_full() -> bool:
            kept, room.inbox = room.inbox, asyncio.Queue(1)
            room.inbox.put_nowait(None)
            room.unset_timer()
            room.tick()
            room.inbox = kept
            return room.timer is not None

        assert await asyncio.to_thread(server.do, tick_while_full)

    run(work())


def test_a_table_that_is_being_made_here_is_not_taken_over(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is nothing of it in the store yet: its lease would be taken for one that nobody needs."""
    tables = server.site.tables
    asked: list[str] = []

    async def own_room(table: str) -> None:
        asked.append(table)
        raise Elsewhere("another")

    async def take_over() -> None:
        monkeypatch.setattr(tables, "own_room", own_room)
        tables.making.add("made")
        await server.site.takeover.take_over("made")
        tables.making.discard("made")
        await server.site.takeover.take_over("lost")

    asyncio.run_coroutine_threadsafe(take_over(), server.loop).result(DEADLINE)
    assert asked == ["lost"]


def test_commands_are_counted_by_their_result(server: Running) -> None:
    counted = server.site.metrics.commands.values

    async def work() -> None:
        ann = await guest(server, "Ann")
        table = (await ann.create_table(QUICK)).id
        before = dict(counted)
        assert (await ann.command(table, "take-seat", {"seat": 0})).ok
        refused = await ann.command(table, "act", {"action": {"type": "roll"}})
        assert refused.error is not None
        added = {code: count - before.get(code, 0) for code, count in counted.items() if count > before.get(code, 0)}
        assert added == {"ok": 1, refused.error.code: 1}

    run(work())


def test_a_table_is_idle_when_nobody_has_used_it_for_five_minutes(server: Running) -> None:
    async def work() -> None:
        table = (await (await guest(server, "Ann")).create_table(QUICK)).id
        room = server.site.tables.rooms[table]
        assert [room.is_idle(room.used_ms + ms) for ms in (300_000, 300_001)] == [False, True]

    run(work())


def test_whoever_only_watches_a_plain_page_is_not_noted_as_present(server: Running, browser: Browser) -> None:
    browser.get("/create")
    path = browser.post("/create", name="Ann", seats="2", listed="1").url.path
    onlooker = Browser(server)
    assert onlooker.get(path).status_code == 200
    onlooker.close()
    assert browser.get(path).status_code == 200
    room = server.site.tables.rooms[path.removeprefix("/tables/")]
    assert [role for _person, role in server.do(lambda: list(room.pages))] == ["seat:0"]


def test_an_open_table_that_left_the_memory_is_found_after_a_start(server: Running) -> None:
    async def work() -> None:
        table = (await (await guest(server, "Ann")).create_table(QUICK)).id
        tables = server.site.tables

        async def find() -> bool:
            await tables.close(tables.rooms[table])
            tables.sleeping.pop(table, None)
            await tables.find_open_tables()
            return table in tables.sleeping

        assert await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(find(), server.loop))

    run(work())


def test_a_server_that_stops_opens_no_table(tmp_path: Path) -> None:
    with running(tmp_path) as server:

        async def work() -> None:
            ann = await guest(server, "Ann")
            table = (await ann.create_table(QUICK)).id
            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(server.site.tables.stop(), server.loop))
            with pytest.raises(ServerRefused, match="going-away"):
                await ann.view(table)
            with pytest.raises(ServerRefused, match="going-away"):
                await ann.create_table(QUICK)

        run(work())


def test_a_lease_that_another_server_took_at_the_same_moment_is_asked_for_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        table = (await (await guest(server, "Ann")).create_table(QUICK)).id
        acquire = leases.acquire

        def too_late(*_: object) -> leases.Lease:
            monkeypatch.setattr(leases, "acquire", acquire)
            raise LeaseHeld(table, "", 0)

        monkeypatch.setattr(leases, "acquire", too_late)
        lease = await Leases(server.site.services, "http://one.example").take(table)
        assert lease is not None
        assert (lease.stream, lease.owner) == (table, "http://one.example")

    run(work())


@pytest.mark.parametrize("body", ["[]", '{"person":"x","settings":{"edition":"lost"},"hash":"none","rules":2}'])
def test_a_table_whose_record_is_damaged_is_named_and_kept(server: Running, body: str) -> None:
    """An entry that is none, or an edition that neither the package nor the store has."""

    async def work() -> str:
        ann = await guest(server, "Ann")
        table = (await ann.create_table(QUICK)).id
        room = server.site.tables.rooms[table]
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(server.site.tables.close(room), server.loop))
        first = entries.update().where(entries.c.stream == table, entries.c.version == 1)
        server.site.store.do(lambda conn: conn.execute(first.values(body=body)))
        with pytest.raises(ServerRefused, match="damaged-table"):
            await ann.view(table)
        return table

    table = asyncio.run(work())
    with server.client() as http:
        answer = http.get(f"/tables/{table}")
    assert answer.status_code == 409
    assert "its stored data is damaged" in answer.text
    assert len(server.site.store.ask(lambda conn: streams.read(conn, table))) >= 1
