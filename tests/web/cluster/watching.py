"""Clients that remember everything they were shown, so that two histories of one table would be noticed."""

import asyncio
import json
from typing import Any

from tests.web.live.test_sockets import QUICK, level, my_action

from passgo.client import Follower, Reply, Server
from passgo.store import leases, open_store


class Witness(Follower):
    """A seat that notes what it saw at which version. It is never shown an older one after a newer."""

    def __init__(self, server: Server, table: str) -> None:
        super().__init__(server, table)
        self.seen: dict[int, str] = {}
        self.went_back: list[tuple[int, int]] = []

    async def __aenter__(self) -> "Witness":
        await super().__aenter__()
        return self

    def show(self, version: int, view: dict[str, Any]) -> None:
        if version < (self.version or 0):
            self.went_back.append((self.version or 0, version))
        game = json.dumps(view["game"], sort_keys=True)
        assert self.seen.setdefault(version, game) == game, f"two histories of version {version}"
        super().show(version, view)


def check_one_history(witnesses: list[Witness]) -> None:
    for one in witnesses:
        assert one.went_back == []
        for other in witnesses:
            shared = one.seen.keys() & other.seen.keys()
            assert {version: one.seen[version] for version in shared} == {v: other.seen[v] for v in shared}


async def sit_down(url: str, **settings: Any) -> tuple[list[Server], str]:
    """Two people at a table that is made by the server at this address."""
    people = [Server(url), Server(url)]
    for person, name in zip(people, ("Ann", "Bob"), strict=True):
        await person.guest(name)
    table = (await people[0].create_table({**QUICK, "open_seats": True, **settings})).id
    for seat, person in enumerate(people):
        assert (await person.command(table, "take-seat", {"seat": seat})).ok
    assert (await people[0].command(table, "start")).ok
    return people, table


def at(url: str, people: list[Server]) -> list[Server]:
    """The same people, who ask another server."""
    return [Server(url, person.token) for person in people]


class Game:
    """Plays on and keeps what was acknowledged."""

    def __init__(self, table: str, witnesses: list[Witness]) -> None:
        self.table = table
        self.witnesses = witnesses
        self.acknowledged: dict[str, int] = {}
        self.tried = 0

    def next_command(self) -> "asyncio.Task[tuple[str, Reply]]":
        seat = next(one for one in self.witnesses if my_action(one) is not None)
        self.tried += 1
        return asyncio.create_task(self.send(seat, f"n{self.tried}"))

    async def send(self, seat: Witness, name: str) -> tuple[str, Reply]:
        return name, await seat.command("act", {"action": my_action(seat)}, seat.version, name)

    async def settle(self, command: "asyncio.Task[tuple[str, Reply]]") -> None:
        """A command that was stale may have been overtaken by what the table did by itself."""
        name, reply = await command
        if reply.ok:
            self.acknowledged[name] = reply.version
        else:
            assert reply.error is not None
            assert reply.error.code in ("stale-version", "store-unavailable"), reply
        await level(list(self.witnesses), reply.version)

    async def play(self, count: int) -> None:
        until = len(self.acknowledged) + count
        while len(self.acknowledged) < until:
            await self.settle(self.next_command())

    async def until_auction(self) -> None:
        while self.witnesses[0].view["game"]["auction"] is None:
            await self.settle(self.next_command())


def check_log(database: str, game: Game) -> None:
    """Everything that was acknowledged stands there once, where the reply said."""
    store = open_store(database)
    try:
        store.verify_chain(game.table)
        entries = store.read(game.table)
    finally:
        store.close()
    for name, version in game.acknowledged.items():
        assert [entry.version for entry in entries if f'"{name}"' in entry.body] == [version]


def owner_of(database: str, table: str) -> str:
    store = open_store(database)
    try:
        lease = store.ask(lambda conn: leases.holder(conn, table))
    finally:
        store.close()
    assert lease is not None
    return lease.owner
