"""A table that another server has, as seen from here: read from the store; commands go to its owner."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Final, Union

from passgo.store import StoreError
from passgo.tables import Command, Table
from passgo.tables.commands.commands import JUDGE, PUBLIC, SEAT, SPECTATOR
from passgo.tables.effects import Reply
from passgo.tables.refusals import BrokenTable
from passgo.tables.table import Answer
from passgo.tables.table import reply as reply_to
from passgo.tables.table_state import PLAYING
from passgo.web.cluster.peers import OnPage, PeerLost, Peers
from passgo.web.edge import logs
from passgo.web.edge.problems import Problem
from passgo.web.live.audience import Audience
from passgo.web.live.connection import GOING_AWAY, Connection
from passgo.web.live.room import Room, snapshot
from passgo.web.live.services import Services
from passgo.web.live.standing import Standing, standing_at
from passgo.web.live.storage import read_news, take_in_news
from passgo.web.live.table_time import TableTime

LINGERS_MS: Final = 60_000
PATIENCE_SECONDS: Final = 8.0  # by then another server has taken the table, if its owner is gone
AGAIN_SECONDS: Final = 0.2


Find = Callable[[str], Awaitable[Union[Room, "RemoteRoom"]]]  # finds the table of an id, wherever it is by now


class RemoteRoom:
    """A copy of the table, followed in the store. Onlookers are served here; seats and judges by the owner, through
    `relays`.
    """

    def __init__(self, services: Services, peers: Peers, find: Find, table: Table, owner: str) -> None:
        self.services = services
        self.peers = peers
        self.find = find
        self.table = table
        self.owner = owner
        self.time = TableTime(services)
        self.audience = Audience()
        self.relays: set[Connection] = set()
        self.used_ms = services.clock()
        self.reading = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()

    def is_idle(self, now: int) -> bool:
        return not self.audience.by_role and not self.relays and now - self.used_ms > LINGERS_MS

    def now(self) -> int:
        return self.time.now(self.table.state.last_ms)

    def standing(self, person: str, granted: str = PUBLIC) -> Standing:
        return standing_at(self.table, person, granted)

    # Commands.

    async def ask(self, command: Command) -> Reply:
        """Have the owner do a command, or do it here if the owner is gone. Its id keeps it from being done twice."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await self.ask_again_and_again(command)
        except TimeoutError:
            logs.warning("another server does not answer", table=self.table.id)
            raise Problem("going-away") from None

    async def ask_again_and_again(self, command: Command) -> Reply:
        while True:
            room = await self.find(self.table.id)
            if isinstance(room, Room):
                return await room.ask(command)
            try:
                reply = await self.peers.ask(room.owner, self.table.id, command)
            except PeerLost:
                await asyncio.sleep(AGAIN_SECONDS)
            else:
                await room.catch_up()
                return reply

    def seen_on_page(self, person: str, standing: Standing) -> None:
        """Tell the owner, which keeps track of who is present."""
        if standing.role in (SEAT, JUDGE):
            self.in_background(self.tell_owner(OnPage(person, standing.role, standing.seat)))

    async def tell_owner(self, seen: OnPage) -> None:
        try:
            await self.peers.note_page(self.owner, self.table.id, seen)
        except (PeerLost, Problem):
            logs.warning("presence was not noted", table=self.table.id)

    # Following.

    def in_background(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def hear(self, version: int) -> None:
        """Follow the table when the bus reports a new version."""
        if version > self.table.version:
            self.follow_audience()

    def follow_audience(self) -> None:
        """Look for news, if anybody is watching."""
        if self.audience.by_role:
            self.in_background(self.follow())

    def stop_following(self) -> None:
        for task in self.tasks:
            task.cancel()

    async def follow(self) -> None:
        try:
            await self.catch_up()
        except (StoreError, BrokenTable) as error:
            logs.warning("table cannot be followed now", table=self.table.id, error=type(error).__name__)

    async def catch_up(self) -> None:
        """Read what the owner has written since, and show it to the onlookers here."""
        async with self.reading:
            self.used_ms = self.services.clock()
            news = await read_news(self.services.store, self.table)
            # No await from here on: a client that connects sees either all of it or none.
            now_ms = self.now()
            before = {role: self.table.state_for(role).version for role in self.audience.by_role}
            take_in_news(self.table, news, now_ms)
            self.table.release(now_ms)
            for role, there in self.audience.by_role.items():
                if self.table.state_for(role).version > before[role]:
                    for message in self.table.since(role, "", before[role], now_ms):
                        for connection in there:
                            connection.push(message)

    # Connections.

    async def attach(self, connection: Connection, standing: Standing, resume: int | None = None) -> Reply:
        settings, status = self.table.state.settings, self.table.state.status
        if standing.role == SPECTATOR and settings.watch == "nobody" and status == PLAYING:
            refused = Answer(False, self.table.version, "not-allowed")
            return reply_to(Command("connect", "connect"), refused)
        connection.resync = lambda: snapshot(self.table, connection, self.now())
        self.services.connections.add(connection)
        welcome = self.table.welcome(standing.name, connection.person, self.now(), resume)
        self.audience.let_in(connection, standing.name, welcome)
        return Reply(b"", True, "")

    def detach(self, connection: Connection) -> None:
        connection.gone = True
        self.services.connections.remove(connection)
        self.audience.drop(connection)

    def moved(self, owner: str) -> None:
        """Note the new owner: clients relayed to the former one must reconnect."""
        if owner != self.owner:
            self.owner = owner
            self.end_relays()

    def end_relays(self) -> None:
        for connection in self.relays:
            connection.close(GOING_AWAY, "going-away")

    def end(self) -> None:
        """Stop following: the table is here now, or nobody looks at it any more."""
        self.audience.send_away()
        self.end_relays()
