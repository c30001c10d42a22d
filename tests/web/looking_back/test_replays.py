"""Looking back at a finished game, and playing it once more."""

import asyncio
from typing import Any

import pytest
from tests.web.connect.test_sockets import guest, play, run, two_at_a_table
from tests.web.running import Browser, Running

from passgo.client import Follower, Server, ServerRefused


async def finished(server: Running, **settings: Any) -> tuple[Server, Server, str]:
    """A game that the judge ends by expelling a player."""
    ann, bob, table = await two_at_a_table(server, **settings)
    judge = await guest(server, "Jo")
    await judge.use_link((await ann.invite(table, "judge")).token)
    async with Follower(ann, table) as one, Follower(bob, table) as two:
        while any(wait["what"] == "start-roll" for wait in one.view["game"]["awaiting"]):
            await play([one, two], 1)
        reply = await judge.command(table, "judge-expel", {"seat": 1}, expected=one.version)
        assert reply.ok, reply
        await one.wait_for(lambda: one.view["game"]["over"])
    return ann, bob, table


def test_a_finished_game_can_be_stepped_through(server: Running) -> None:
    async def work() -> None:
        ann, _, table = await finished(server)
        stranger = Server(server.url)
        game = await stranger.call("GET", f"/api/games/{table}", None, dict[str, Any])
        assert game["roles"] == ["spectator", "seat:0", "seat:1", "judge"]
        for version in range(game["versions"] + 1):
            found = await stranger.call("GET", f"/api/games/{table}/versions/{version}", None, dict[str, Any])
            assert found["view"]["version"] == version
        record = await stranger.call("GET", f"/api/games/{table}/record", None, dict[str, Any])
        assert len(record["entries"]) == game["versions"]
        with pytest.raises(ServerRefused, match="no-such-version"):
            await stranger.call("GET", f"/api/games/{table}/versions/{game['versions'] + 1}")
        assert (await ann.view(table))["view"]["game"]["over"]

    run(work())


def test_a_running_game_shows_its_log_to_nobody(server: Running) -> None:
    async def work() -> None:
        ann, _, table = await two_at_a_table(server)
        for path in ("record", "versions/1"):
            with pytest.raises(ServerRefused, match="not-finished"):
                await ann.call("GET", f"/api/games/{table}/{path}")

    run(work())


def test_the_replay_page_steps_back_and_on(server: Running, browser: Browser) -> None:
    _, _, table = asyncio.run(finished(server))
    last = browser.get(f"/games/{table}")
    assert last.status_code == 200
    assert "Game over" in last.text
    assert "Replay" in browser.get(f"/games/{table}?version=0").text
    assert browser.get(f"/games/{table}?version=5&role=seat:1").status_code == 200
    assert browser.get(f"/games/{table}?version=99999").status_code == 404
    assert browser.get(f"/games/{table}?role=nobody").status_code == 403


def test_a_rematch_moves_everybody_on(server: Running) -> None:
    async def work() -> None:
        ann, bob, table = await finished(server)
        async with Follower(ann, table) as one:
            assert (await one.command("rematch")).ok
            await one.wait_for(lambda: one.view["table"]["rematch"] != "")
            following = one.view["table"]["rematch"]
        assert (await bob.view(following))["role"] == "seat:0"
        assert (await ann.view(following))["role"] == "seat:1"
        seats = (await ann.view(following))["view"]["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["Bob", "Ann"]

    run(work())


def test_a_table_comes_back_from_the_store_as_it_was(server: Running) -> None:
    async def work() -> None:
        ann, bob, table = await two_at_a_table(server)
        async with Follower(ann, table) as one, Follower(bob, table) as two:
            await play([one, two], 6)
            assert (await one.command("chat", {"text": "Hello there"})).ok
        before = server.site.tables.rooms[table].table.digest()
        room = server.site.tables.rooms[table]
        server.do(lambda: server.site.tables.let_go(room))
        async with Follower(ann, table) as one:
            assert server.site.tables.rooms[table] is not room
            assert server.site.tables.rooms[table].table.digest() == before
            assert [seat["name"] for seat in one.view["table"]["seats"]] == ["Ann", "Bob"]

    run(work())
