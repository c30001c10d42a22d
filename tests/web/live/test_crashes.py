"""The real server process is killed in mid-game; what it acknowledged is there after the restart."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.web.live.test_sockets import QUICK, level, my_action
from tests.web.running import Process

from passgo.client import Follower, Reply, Server
from passgo.store import open_store

LOOSE = {"limits__commands_per_second": "100000", "limits__commands_at_once": "100000"}


async def begin(url: str) -> tuple[list[Server], str]:
    people = [Server(url), Server(url)]
    for person, name in zip(people, ("Ann", "Bob"), strict=True):
        await person.guest(name)
    table = (await people[0].create_table({**QUICK, "open_seats": True})).id
    for seat, person in enumerate(people):
        assert (await person.command(table, "take-seat", {"seat": seat})).ok
    assert (await people[0].command(table, "start")).ok
    return people, table


async def play_until_killed(people: list[Server], table: str, acknowledged: dict[str, int], kill: Any) -> None:
    """Act as fast as possible; the server dies after some actions, in the middle of whatever it is doing."""
    async with Follower(people[0], table) as one, Follower(people[1], table) as two:
        count = 0
        while True:
            for seat in (one, two):
                action = my_action(seat)
                if action is None:
                    continue
                name = f"a{len(acknowledged)}-{seat.version}"
                command = asyncio.create_task(seat.command("act", {"action": action}, seat.version, name))
                count += 1
                if count == 12:
                    kill()
                    # Whatever of this last one was acknowledged counts; the rest may or may not have happened.
                    await asyncio.wait({command}, timeout=0.3)
                    if command.done() and command.exception() is None:
                        note(acknowledged, name, command.result())
                    command.cancel()
                    return
                reply = await command
                note(acknowledged, name, reply)
                await level([one, two], reply.version)


def note(acknowledged: dict[str, int], name: str, reply: Reply) -> None:
    if reply.ok:
        acknowledged[name] = reply.version


def check_nothing_lost(database: str, table: str, acknowledged: dict[str, int]) -> None:
    store = open_store(database)
    try:
        store.verify_chain(table)
        entries = {entry.version: entry for entry in store.read(table)}
    finally:
        store.close()
    for name, version in acknowledged.items():
        assert version in entries, f"{name} was acknowledged as version {version} and is gone"
        assert f'"{name}"' in entries[version].body


def kill_again_and_again(database: str, times: int) -> int:
    server = Process(database, **LOOSE)
    people, table = asyncio.run(begin(server.url))
    acknowledged: dict[str, int] = {}
    for _ in range(times):
        asyncio.run(play_until_killed(people, table, acknowledged, server.kill))
        check_nothing_lost(database, table, acknowledged)
        server = Process(database, **LOOSE)
        people = [Server(server.url, person.token) for person in people]
    view = asyncio.run(people[0].view(table))
    server.terminate()
    assert view["role"] == "seat:0"
    return len(acknowledged)


def test_three_kills_lose_nothing_that_was_acknowledged(database: str) -> None:
    assert kill_again_and_again(database, 3) >= 30


@pytest.mark.long
def test_twenty_kills_lose_nothing_that_was_acknowledged(database: str) -> None:
    assert kill_again_and_again(database, 20) >= 200


def test_a_stop_asks_everybody_to_leave_and_ends_soon(tmp_path: Path) -> None:
    server = Process(f"sqlite:///{tmp_path}/passgo.db")
    people, table = asyncio.run(begin(server.url))

    async def follow() -> None:
        async with Follower(people[0], table) as one:
            socket = one.socket
            assert socket is not None
            server.process.terminate()
            await asyncio.wait_for(socket.wait_closed(), 20)
            assert socket.close_code == 1012

    asyncio.run(follow())
    assert server.finish() in (0, -15)
