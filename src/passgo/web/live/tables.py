"""The tables of this server: opened, created, woken and let go."""

import asyncio
import secrets
from typing import Final

from msgspec.structs import replace
from sqlalchemy import Connection as StoreConnection

from passgo.engine.chance import Chance
from passgo.engine.rules import RULES_VERSION
from passgo.store import StoreError, leases, lobby
from passgo.store.leases import Lease
from passgo.tables import Command, Table
from passgo.tables.commands.fair_dice import new_seed
from passgo.tables.effects import Reply
from passgo.tables.refusals import BrokenTable, OtherRules
from passgo.tables.table_state import OPEN
from passgo.web.cluster.peers import Peers
from passgo.web.edge import logs
from passgo.web.edge.problems import Problem
from passgo.web.live.leases import Elsewhere, Leases
from passgo.web.live.remote_room import RemoteRoom
from passgo.web.live.room import Room
from passgo.web.live.services import Services
from passgo.web.live.storage import Loaded, load_table

TABLE_BYTES: Final = 9  # 72 bits: an address, not a secret
LONGEST_ID: Final = 64
TIDY_SECONDS: Final = 5.0
NAP_MS: Final = 60_000  # a table with nothing due for longer than this may leave memory


AnyRoom = Room | RemoteRoom  # a table of this server, or one of another server as seen from here


def new_table_id() -> str:
    return secrets.token_urlsafe(TABLE_BYTES).replace("-", "a").replace("_", "b")


def with_seed(command: Command, chance: Chance) -> Command:
    """Put the server's part of fair dice into the command for a new table, whatever was there before."""
    return replace(command, body={**command.body, "seed": new_seed(chance)})


class LiveTables:
    """All tables of this server: those in memory, and when to wake the sleeping ones.

    Where several servers share a store, a table is opened under a lease. Sleeping tables then wait in the store, for
    any server that is there when their time comes.
    """

    def __init__(self, services: Services, leases: Leases, peers: Peers | None = None) -> None:
        self.services = services
        self.leases = leases
        self.peers = peers
        services.bus.listeners.append(self.hear)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.sleeping: dict[str, int] = {}
        self.making: set[str] = set()  # tables whose lease is taken before anything is written
        self.leaving: set[Room] = set()  # rooms that still hold their lease
        self.remote: dict[str, RemoteRoom] = {}
        self.stopped = False

    async def room(self, table: str) -> AnyRoom:
        """The table of that id, wherever it is."""
        try:
            return await self.own_room(table)
        except Elsewhere as elsewhere:
            if self.peers is None:
                raise
            return await self.remote_room(table, elsewhere.owner, self.peers)

    async def remote_room(self, table: str, owner: str, peers: Peers) -> AnyRoom:
        """A table of another server, as the store has it now."""
        room = self.remote.get(table)
        if room is None:
            self.check_space()
            loaded = await self.read(table)
            room = self.remote.setdefault(table, RemoteRoom(self.services, peers, self.room, loaded.table, owner))
        room.moved(owner)
        try:
            await room.catch_up()
        except BrokenTable as error:
            self.remote.pop(table, None)
            room.end()
            raise self.unreadable(table, error) from error
        if table in self.rooms or self.remote.get(table) is not room:
            return await self.room(table)  # it moved here meanwhile: nobody would follow the copy for its onlookers
        return room

    async def own_room(self, table: str) -> Room:
        """The table of that id, from memory or from the store; Elsewhere if another server has it."""
        if self.stopped:
            raise Problem("going-away")
        found = self.rooms.get(table)
        if found is not None and (not self.leases.lapsed() or await found.confirm()):
            return found
        if not 0 < len(table) <= LONGEST_ID or not table.isprintable():
            raise Problem("no-such-table")
        task = self.loading.get(table)
        if task is None:
            task = asyncio.create_task(self.load(table))
            self.loading[table] = task
            task.add_done_callback(lambda done: self.loaded(table, done))
        return await asyncio.shield(task)

    def loaded(self, table: str, task: asyncio.Task[Room]) -> None:
        self.loading.pop(table, None)
        if not task.cancelled():
            task.exception()  # the caller may have gone, and then nobody else looks at it

    async def load(self, table: str) -> Room:
        self.check_space()
        # No other server can write from here on, so what is read below is complete.
        lease = await self.leases.take(table)
        try:
            loaded = await self.read(table)
            if self.stopped:
                raise Problem("going-away")
        except Problem as problem:
            if lease is not None:
                # A readable table wants its next tick; an unreadable one would be tried with every beat.
                await self.leases.give_back(lease, self.services.clock() if problem.code == "going-away" else None)
            raise
        return self.open(loaded.table, loaded.created_ms, lease)

    async def read(self, table: str) -> Loaded:
        try:
            loaded = await asyncio.to_thread(load_table, self.services.store, table, self.services.clock())
        except StoreError:
            raise
        except OtherRules as error:
            raise Problem("other-rules", rules=error.rules, now=RULES_VERSION) from error
        except Exception as error:  # whatever is wrong with this table, others must not wait behind it
            raise self.unreadable(table, error) from error
        if loaded is None:
            raise Problem("no-such-table")
        return loaded

    def unreadable(self, table: str, error: Exception) -> Problem:
        self.services.metrics.faults.add()
        logs.fault("table cannot be read", table=table, error=type(error).__name__)
        return Problem("damaged-table")

    def open(self, table: Table, created_ms: int = 0, lease: Lease | None = None) -> Room:
        room = Room(self.services, self.leases, self, table, created_ms, lease)
        self.rooms[table.id] = room
        self.sleeping.pop(table.id, None)
        if table.id in self.remote:
            self.remote.pop(table.id).end()
        room.start()
        return room

    def check_space(self) -> None:
        most = self.services.settings.limits.live_tables
        if len(self.rooms) + len(self.remote) >= most:
            self.tidy()
        if len(self.rooms) + len(self.remote) >= most:
            raise Problem("too-many-tables")

    async def create(self, command: Command, name: str, table: str = "") -> tuple[Room, Reply]:
        """Make a new table by a `create` command."""
        if self.stopped:
            raise Problem("going-away")
        self.check_space()
        made = Table(table or new_table_id())
        self.making.add(made.id)
        try:
            lease = await self.leases.take(made.id, new=True)
            room = self.open(made, 0, lease)
        finally:
            self.making.discard(made.id)
        room.table.name_person(command.person, name)
        reply = await room.ask(with_seed(command, self.services.chance))
        if not reply.ok:
            await self.close(room)
        return room, reply

    def tidy(self) -> None:
        """Let go of tables where nobody is and nothing is due soon."""
        now = self.services.clock()
        for room in list(self.rooms.values()):
            room.forget_pages(now)
            if room.is_idle(now):
                self.let_go(room)
        for table, remote in list(self.remote.items()):
            if remote.is_idle(now):
                del self.remote[table]

    def leave(self, room: Room) -> None:
        """Note that this is no longer the room of its table."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        self.leaving.add(room)

    def has_left(self, room: Room) -> None:
        self.leaving.discard(room)

    def let_go(self, room: Room) -> None:
        self.leave(room)
        if room.wake_ms is not None and room.lease is None:
            self.sleeping[room.table.id] = room.wake_ms
        room.stop_soon()

    async def close(self, room: Room) -> None:
        self.leave(room)
        await room.stop()

    async def wake_sleepers(self) -> None:
        now = self.services.clock()
        due = [table for table, at_ms in self.sleeping.items() if at_ms <= now]
        for table in due:
            try:
                room = await self.own_room(table)
            except Elsewhere:
                self.sleeping.pop(table, None)
            except (Problem, StoreError):
                self.sleeping[table] = now + NAP_MS
            else:
                self.sleeping.pop(table, None)
                room.tick()

    async def find_open_tables(self) -> None:
        """Find the tables whose clocks or bots go on by themselves after a start, and wake them one by one."""

        def look(conn: StoreConnection) -> list[str]:
            rows = lobby.listing(conn, status=OPEN, limit=self.services.settings.limits.live_tables)
            # Tables that were ever leased are found by their lease, when they are due.
            leased = leases.holders(conn, [row.id for row in rows]) if self.leases.owner else {}
            return [row.id for row in rows if row.id not in leased]

        for table in await asyncio.to_thread(self.services.store.ask, look):
            if table not in self.rooms:
                self.sleeping[table] = self.services.clock()

    def hear(self, topic: str, version: int) -> None:
        """Pass on that the bus reports a new version of a table."""
        if topic in self.remote:
            self.remote[topic].hear(version)

    def in_memory(self) -> list[Table]:
        return [*(room.table for room in self.rooms.values()), *(remote.table for remote in self.remote.values())]

    def is_here(self, table: str) -> bool:
        """Whether this server has the table, is about to have it, or has not yet let go of it."""
        here = table in self.rooms or table in self.loading or table in self.making
        return here or any(room.table.id == table for room in self.leaving)

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
        """Finish what every table is doing, and start nothing new."""
        self.stopped = True
        for room in self.remote.values():
            room.stop_following()
        rooms = list(self.rooms.values())
        await asyncio.gather(*(room.stop() for room in rooms), return_exceptions=True)
        self.rooms.clear()
