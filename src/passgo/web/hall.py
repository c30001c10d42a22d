"""The driver of the tables: one worker each. It commits what a table wants to keep, and only then tells anybody."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

from passgo.store import Store, StoreError, Writer, lobby
from passgo.tables import Command, Table
from passgo.tables.effects import Reply
from passgo.tables.refusals import BrokenTable
from passgo.web import logs
from passgo.web.connections import Connections
from passgo.web.loading import SystemChance, load_table
from passgo.web.metrics import Metrics
from passgo.web.problems import Problem
from passgo.web.rooms import Room
from passgo.web.settings import Settings

TABLE_BYTES: Final = 9  # 72 bits: an address, not a secret
LONGEST_ID: Final = 64
OPEN: Final = ["lobby", "playing"]
TIDY_SECONDS: Final = 5.0
NAP_MS: Final = 60_000  # a table that wants nothing for longer than this may leave the memory


def new_table_id() -> str:
    return secrets.token_urlsafe(TABLE_BYTES).replace("-", "a").replace("_", "b")


class Hall:
    """All tables of this server: those in memory, and when the sleeping ones want to be woken."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        writer: Writer,
        metrics: Metrics,
        connections: Connections,
        clock: Callable[[], int],
    ) -> None:
        self.settings = settings
        self.store = store
        self.writer = writer
        self.metrics = metrics
        self.connections = connections
        self.clock = clock
        self.chance = SystemChance()
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.sleeping: dict[str, int] = {}
        self.stopped = False

    async def room(self, table: str) -> Room:
        """The table of that id, from memory or from the store."""
        if self.stopped:
            raise Problem("going-away")
        found = self.rooms.get(table)
        if found is not None:
            return found
        if not 0 < len(table) <= LONGEST_ID or not table.isprintable():
            raise Problem("no-such-table")
        task = self.loading.get(table)
        if task is None:
            task = asyncio.create_task(self.load(table))
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(task)

    async def load(self, table: str) -> Room:
        self.check_space()
        try:
            loaded = await asyncio.to_thread(load_table, self.store, table, self.clock())
        except BrokenTable as error:
            self.metrics.faults.add()
            logs.fault("table cannot be read", table=table, error=type(error).__name__)
            raise Problem("internal") from error
        if loaded is None:
            raise Problem("no-such-table")
        return self.open(loaded.table, loaded.created_ms)

    def open(self, table: Table, created_ms: int = 0) -> Room:
        room = Room(self, table, created_ms)
        self.rooms[table.id] = room
        self.sleeping.pop(table.id, None)
        room.start()
        return room

    def check_space(self) -> None:
        if len(self.rooms) >= self.settings.limits.live_tables:
            self.tidy()
        if len(self.rooms) >= self.settings.limits.live_tables:
            raise Problem("too-many-tables")

    async def create(self, command: Command, name: str, table: str = "") -> tuple[Room, Reply]:
        """A new table by a `create` command."""
        if self.stopped:
            raise Problem("going-away")
        self.check_space()
        room = self.open(Table(table or new_table_id()))
        room.table.name_person(command.person, name)
        reply = await room.ask(command)
        if not reply.ok:
            await self.close(room)
        return room, reply

    def tidy(self) -> None:
        """Let tables go that nobody is at and that want nothing soon."""
        now = self.clock()
        for room in list(self.rooms.values()):
            room.forget_pages(now)
            if room.is_idle(now):
                self.let_go(room)

    def let_go(self, room: Room) -> None:
        self.rooms.pop(room.table.id, None)
        if room.wake_ms is not None:
            self.sleeping[room.table.id] = room.wake_ms
        room.stop_soon()

    async def close(self, room: Room) -> None:
        self.rooms.pop(room.table.id, None)
        await room.stop()

    async def wake_sleepers(self) -> None:
        now = self.clock()
        due = [table for table, at_ms in self.sleeping.items() if at_ms <= now]
        for table in due:
            try:
                room = await self.room(table)
            except (Problem, StoreError):
                self.sleeping[table] = now + NAP_MS
            else:
                self.sleeping.pop(table, None)
                room.tick()

    async def find_open_tables(self) -> None:
        """After a start: tables whose clocks or bots go on by themselves are woken one after the other."""
        rows = await asyncio.to_thread(
            self.store.ask, lambda conn: lobby.listing(conn, status=OPEN, limit=self.settings.limits.live_tables)
        )
        for row in rows:
            if row.id not in self.rooms:
                self.sleeping[row.id] = self.clock()

    async def tidy_for_ever(self) -> None:
        try:
            await self.find_open_tables()
        except StoreError:
            logs.warning("open tables could not be listed")
        while True:
            await self.wake_sleepers()
            await asyncio.sleep(TIDY_SECONDS)
            self.tidy()

    async def stop(self) -> None:
        """Finish what every table is doing; nothing new is begun."""
        self.stopped = True
        rooms = list(self.rooms.values())
        await asyncio.gather(*(room.stop() for room in rooms), return_exceptions=True)
        self.rooms.clear()
