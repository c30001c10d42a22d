"""A table that another server has, as it is seen from here: read from the store, and asked where it is."""

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Final

from passgo.store import StoreError
from passgo.tables import Command, Table
from passgo.tables.commands.commands import JUDGE, SEAT, SPECTATOR
from passgo.tables.effects import Reply
from passgo.tables.refusals import BrokenTable
from passgo.tables.state import PLAYING
from passgo.web.cluster.peers import OnPage, PeerLost
from passgo.web.edge import logs
from passgo.web.edge.problems import Problem
from passgo.web.live.connection import GOING_AWAY, Connection
from passgo.web.live.room import Attach, Room, Standing
from passgo.web.live.storage import read_news, take_in_news

if TYPE_CHECKING:
    from passgo.web.live.tables import Hall

LINGERS_MS: Final = 60_000
PATIENCE_SECONDS: Final = 8.0  # by then another server has taken the table, if its own is gone
AGAIN_SECONDS: Final = 0.2


class AwayRoom(Room):
    """Onlookers are served here; seats and judges by the owner, through `relays`."""

    def __init__(self, hall: "Hall", table: Table, created_ms: int, owner: str) -> None:
        super().__init__(hall, table, created_ms)
        assert hall.peers is not None
        self.peers = hall.peers
        self.owner = owner
        self.relays: set[Connection] = set()
        self.reading = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()

    def is_idle(self, now: int) -> bool:
        return not self.connections and not self.relays and now - self.used_ms > LINGERS_MS

    # Commands.

    async def ask(self, command: Command, connection: Connection | None = None, attach: Attach | None = None) -> Reply:
        """Have its owner do it, or do it here if that one is gone. The id sees to it that nothing is done twice."""
        assert connection is None, "sockets are relayed"
        assert attach is None
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await self.ask_again_and_again(command)
        except TimeoutError:
            logs.warning("another server does not answer", table=self.table.id)
            raise Problem("going-away") from None

    async def ask_again_and_again(self, command: Command) -> Reply:
        while True:
            room = await self.hall.room(self.table.id)
            if not isinstance(room, AwayRoom):
                return await room.ask(command)
            try:
                reply = await self.peers.ask(room.owner, self.table.id, command)
            except PeerLost:
                await asyncio.sleep(AGAIN_SECONDS)
            else:
                await room.catch_up()
                return reply

    def note(self, command: Command) -> None:
        """Nothing is noted here: who is present is the owner's affair."""

    def seen_on_page(self, person: str, standing: Standing) -> None:
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
        """The bus says that there is something new."""
        if self.connections and version > self.table.version:
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
        """Read what its owner has written since, and show it to who looks on."""
        async with self.reading:
            self.used_ms = self.hall.clock()
            news = await read_news(self.hall.store, self.table)
            # From here on nothing is waited for: who comes in sees either all of it or none.
            now_ms = self.now()
            before = {role: self.table.state_for(role).version for role in self.connections}
            take_in_news(self.table, news, now_ms)
            self.table.release(now_ms)
            for role, there in self.connections.items():
                if self.table.state_for(role).version > before[role]:
                    for message in self.table.since(role, "", before[role], now_ms):
                        for connection in there:
                            connection.push(message)

    # Connections.

    async def attach(self, connection: Connection, standing: Standing, resume: int | None = None) -> Reply:
        settings, status = self.table.state.settings, self.table.state.status
        if standing.role == SPECTATOR and settings.watch == "nobody" and status == PLAYING:
            return self.refusal(Command("connect", "connect"), "not-allowed")
        connection.resync = lambda: self.snapshot(connection)
        connection.role = standing.name
        self.hall.connections.add(connection)
        self.connections.setdefault(connection.role, set()).add(connection)
        for message in self.table.welcome(connection.role, connection.person, self.now(), resume):
            connection.push(message)
        return Reply(b"", True, "")

    def moved(self, owner: str) -> None:
        """Another server has it now: who was led to the former one must come again."""
        if owner != self.owner:
            self.owner = owner
            for connection in self.relays:
                connection.close(GOING_AWAY, "going-away")

    def end(self) -> None:
        """The table is here now, or nobody looks at it any more."""
        for connection in [*self.everybody(), *self.relays]:
            connection.close(GOING_AWAY, "going-away")
