"""A table belongs to one server, and is there at every other."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest
from tests.web.cluster.servers import Fleet, LossyBus, Valkey
from tests.web.cluster.watching import Game, Witness, at, check_log, check_one_history, owner_of, sit_down
from tests.web.live.test_sockets import run
from tests.web.running import DEADLINE, Process

from passgo.client import Disconnected, Server


class Spectator:
    """On an event stream: the versions he was shown."""

    def __init__(self, reader: asyncio.StreamReader) -> None:
        self.reader = reader
        self.versions: list[int] = []

    async def reach(self, version: int) -> None:
        async with asyncio.timeout(DEADLINE):
            while not self.versions or self.versions[-1] < version:
                line = await self.reader.readline()
                assert line, "the stream ended"
                found = re.match(rb"id: (\d+)", line)
                if found:
                    self.versions.append(int(found[1]))


@asynccontextmanager
async def watching(server: Process, table: str) -> AsyncIterator[Spectator]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=10_000_000)
    writer.write(f"GET /sse/tables/{table} HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n\r\n".encode())
    try:
        yield Spectator(reader)
    finally:
        writer.close()


def test_seats_play_through_any_server(servers: Fleet) -> None:
    first, second = servers.two()

    async def work() -> None:
        people, table = await sit_down(first.url)
        ann, bob = people[0], at(second.url, people)[1]
        async with Witness(ann, table) as one, Witness(bob, table) as two:
            game = Game(table, [one, two])
            await game.play(20)
            check_one_history([one, two])
            assert (two.role, two.seat) == ("seat:1", 1)
        check_log(servers.database, game)
        assert owner_of(servers.database, table) == first.url

    run(work())


def test_requests_are_answered_by_any_server(servers: Fleet) -> None:
    """A view, a command that is repeated elsewhere, an invitation that is taken elsewhere, a page."""
    first, second = servers.two()

    async def work() -> None:
        host, other = Server(first.url), Server(second.url)
        await host.guest("Ann")
        await other.guest("Bob")
        table = (await host.create_table({"edition": "classic", "seats": 2})).id
        assert (await host.command(table, "take-seat", {"seat": 0})).ok
        link = await host.invite(table, "seat", 1)
        assert (await other.use_link(link.token, "Bob")).role == "seat:1"
        started = await at(second.url, [host])[0].command(table, "start", id="once")
        assert started.ok
        assert await host.command(table, "start", id="once") == started
        views = [(await server.view(table))["view"] for server in (other, Server(first.url, other.token))]
        assert views[0] == views[1]
        assert views[0]["own"]["seat"] == 1
        async with httpx.AsyncClient(base_url=second.url, trust_env=False, timeout=DEADLINE) as http:
            page = await http.get(f"/tables/{table}", headers={"authorization": f"Bearer {other.token}"})
        assert page.status_code == 200
        assert "Bob" in page.text
        assert owner_of(servers.database, table) == first.url

    run(work())


def test_spectators_anywhere_see_everything_though_the_bus_loses_news(
    servers: Fleet, bus: tuple[LossyBus, str], valkey: Valkey
) -> None:
    """And though it restarts in between."""
    first, second = servers.two()
    lossy = bus[0]

    async def work() -> None:
        people, table = await sit_down(first.url)
        async with (
            Witness(people[0], table) as one,
            Witness(people[1], table) as two,
            watching(first, table) as near,
            watching(second, table) as far,
        ):
            game = Game(table, [one, two])
            while lossy.swallowed < 3:
                await game.play(3)
                for spectator in (near, far):
                    await spectator.reach(one.version or 0)
            await asyncio.to_thread(valkey.stop)
            await game.play(5)
            await far.reach(one.version or 0)
            await asyncio.to_thread(valkey.start)
            passed = lossy.passed
            while lossy.passed == passed:
                await game.play(1)
            await far.reach(one.version or 0)
            assert far.versions == sorted(set(far.versions))
            assert far.versions[-1] == one.version

    run(work())


def test_who_is_erased_at_one_server_is_gone_from_all(servers: Fleet) -> None:
    first, second = servers.two()

    async def work() -> None:
        people, table = await sit_down(second.url)
        everywhere = [at(server.url, people)[0] for server in (first, second)]
        for there in everywhere:
            assert "Bob" in json.dumps(await there.view(table))
        async with Witness(people[1], table) as bob:
            await at(first.url, people)[1].call("DELETE", "/api/me")
            with pytest.raises(Disconnected, match="4001"):
                await bob.wait_for(lambda: False)
        for there in everywhere:
            async with asyncio.timeout(DEADLINE):
                while "Bob" in json.dumps(await there.view(table)):
                    await asyncio.sleep(0.2)
            assert (await there.view(table))["role"] == "seat:0"

    run(work())


@pytest.mark.parametrize("path", ["commands", "pages"])
@pytest.mark.parametrize("signature", ["", "1.2.3", f"{2**41}.{'0' * 64}.{'0' * 64}", "x", "..", "\xff.\xff.\xff"])
def test_only_servers_may_use_the_way_between_servers(servers: Fleet, path: str, signature: str) -> None:
    first, _second = servers.two()
    command = {"id": "1", "kind": "start", "person": "somebody", "role": "system"}
    with httpx.Client(base_url=first.url, trust_env=False, timeout=DEADLINE) as http:
        headers = {b"x-passgo-peer": signature.encode("latin-1")}
        answer = http.post(f"/peers/tables/x/{path}", content=json.dumps(command), headers=headers)
        assert answer.status_code == 403
        assert http.get("/peers/tables/x/socket").status_code == 403
