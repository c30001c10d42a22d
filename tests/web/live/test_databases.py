"""The same server on SQLite and on a real PostgreSQL; both go away in mid-game and come back."""

import asyncio
import resource
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.servers import running_postgres
from tests.web.live.test_crashes import LOOSE, begin, check_nothing_lost
from tests.web.live.test_sockets import level, my_action, play, run, two_at_a_table
from tests.web.running import Process, running

from passgo.client import Follower, Server


def test_a_game_is_played_followed_and_looked_back_at(database: str, tmp_path: Path) -> None:
    with running(tmp_path, database=database, **LOOSE) as server:

        async def work() -> None:
            ann, bob, table = await two_at_a_table(server)
            async with Follower(ann, table) as one, Follower(bob, table) as two:
                assert await play([one, two], 20) == 20
                assert one.socket is not None
                one.socket.transport.abort()
                await one.wait_for(lambda: one.connects == 2)
                assert await play([one, two], 10) == 10
                assert one.view["game"] == two.view["game"]
                past = await ann.call("GET", f"/api/games/{table}", None, dict[str, Any])
                assert (past["versions"], past["roles"]) == (one.version, ["seat:0"])

        run(work())


def test_after_a_restart_the_game_goes_on_where_it_was(database: str, tmp_path: Path) -> None:
    with running(tmp_path, database=database, **LOOSE) as server:

        async def first() -> tuple[Server, Server, str, int]:
            ann, bob, table = await two_at_a_table(server)
            async with Follower(ann, table) as one, Follower(bob, table) as two:
                await play([one, two], 12)
                return ann, bob, table, one.version or 0

        ann, bob, table, version = asyncio.run(first())
    with running(tmp_path, database=database, **LOOSE) as again:

        async def second() -> None:
            people = [Server(again.url, person.token) for person in (ann, bob)]
            async with Follower(people[0], table) as one, Follower(people[1], table) as two:
                assert (one.version or 0) >= version
                await play([one, two], 6)

        run(second())


Fault = Callable[[], Awaitable[None]]


def bearer(person: Server) -> dict[str, str]:
    return {"authorization": f"Bearer {person.token}"}


async def play_and_note(followers: list[Follower], count: int, acknowledged: dict[str, int]) -> None:
    for _ in range(count):
        await act(followers, f"n{len(acknowledged)}", acknowledged)


async def act(followers: list[Follower], name: str, acknowledged: dict[str, int]) -> None:
    seat = next(one for one in followers if my_action(one) is not None)
    reply = await seat.command("act", {"action": my_action(seat)}, seat.version, name)
    assert reply.ok, reply
    acknowledged[name] = reply.version
    await level(followers, reply.version)


async def survive(people: list[Server], table: str, acknowledged: dict[str, int], breaks: Fault, mends: Fault) -> None:
    """Play, meet the fault, be refused by name, and do the very same command when it is over."""
    async with Follower(people[0], table) as one, Follower(people[1], table) as two:
        followers = [one, two]
        await play_and_note(followers, 6, acknowledged)
        await breaks()
        seat = next(each for each in followers if my_action(each) is not None)
        reply = await seat.command("act", {"action": my_action(seat)}, seat.version, "again")
        assert reply.error is not None
        assert reply.error.code == "store-unavailable"
        await mends()
        await act(followers, "again", acknowledged)
        await play_and_note(followers, 6, acknowledged)


def test_a_postgresql_that_goes_away_and_returns(tmp_path: Path) -> None:
    with running_postgres() as postgres:
        database = postgres.new_database()
        acknowledged: dict[str, int] = {}
        with running(tmp_path, database=database, **LOOSE) as server:

            async def work() -> str:
                people, table = await begin(server.url)

                async def stop() -> None:
                    await asyncio.to_thread(postgres.stop)
                    async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
                        away = await http.get(f"/api/tables/{table}", headers=bearer(people[0]))
                        assert (away.status_code, away.json()["error"]["code"]) == (503, "store-unavailable")
                        assert "retry-after" in away.headers
                        assert (await http.get("/healthz")).status_code == 200
                        assert (await http.get("/readyz")).status_code == 503

                async def start() -> None:
                    await asyncio.to_thread(postgres.start)

                await survive(people, table, acknowledged, stop, start)
                return table

            table = asyncio.run(work())
        check_nothing_lost(database, table, acknowledged)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="this system cannot limit another process's files")
def test_a_full_disk_refuses_and_play_goes_on_when_there_is_space(tmp_path: Path) -> None:
    """The files of the running server may not grow any more, as on a full disk; then they may again."""
    file = tmp_path / "passgo.db"
    server = Process(f"sqlite:///{file}", **LOOSE)
    process = server.process.pid
    roomy = resource.prlimit(process, resource.RLIMIT_FSIZE)
    acknowledged: dict[str, int] = {}

    async def work() -> str:
        people, table = await begin(server.url)
        _, other = await begin(server.url)

        async def fill_up() -> None:
            size = Path(f"{file}-wal").stat().st_size
            resource.prlimit(process, resource.RLIMIT_FSIZE, (size, roomy[1]))
            async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
                refused = await http.post("/api/guests", json={"name": "Late"})
                assert (refused.status_code, refused.json()["error"]["code"]) == (503, "store-unavailable")
                for path in (f"/api/tables/{table}", f"/api/tables/{other}", "/api/tables", "/api/me", "/readyz"):
                    assert (await http.get(path, headers=bearer(people[0]))).status_code == 200, path

        async def make_space() -> None:
            resource.prlimit(process, resource.RLIMIT_FSIZE, roomy)

        await survive(people, table, acknowledged, fill_up, make_space)
        return table

    try:
        table = asyncio.run(work())
    finally:
        server.terminate()
    check_nothing_lost(f"sqlite:///{file}", table, acknowledged)


def test_texts_that_a_database_cannot_hold_are_refused_by_name(database: str, tmp_path: Path) -> None:
    """PostgreSQL takes no NUL in a text, SQLite no lone surrogate."""
    with running(tmp_path, database=database, **LOOSE) as server, server.client() as http:
        token = http.post("/api/guests", json={"name": "Ann"}).json()["token"]
        me = {"authorization": f"Bearer {token}"}
        asked = [
            http.get("/api/tables/%00", headers=me),
            http.get("/api/games/%00", headers=me),
            http.get("/api/tables/%ED%A0%80", headers=me),
            http.get("/api/tables/x?link=%00", headers=me),
            http.get("/api/me", headers={"authorization": "Bearer \x01"}),
            http.delete("/api/sessions/%00", headers=me),
            http.post("/api/guests", json={"name": "\x00"}),
            http.post("/api/guests", json={"name": "Ann", "language": "\x00"}),
            http.post("/api/guests", content=b'{"name":"\\ud800"}'),
            http.put("/api/me", json={"name": "a\x00"}, headers=me),
            http.post("/api/accounts", json={"login": "a\x00", "password": "long enough"}, headers=me),
            http.post("/api/sessions", json={"login": "a\x00", "password": "\x00"}),
            http.post("/api/recovery", json={"login": "\x00", "code": "\x00", "password": "long enough"}),
            http.post("/api/links", json={"token": "\x00"}, headers=me),
        ]
        assert [(answer.url.path, answer.status_code) for answer in asked if not 400 <= answer.status_code < 500] == []
