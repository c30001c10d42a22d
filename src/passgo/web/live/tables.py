"""The driver of the tables: one worker each. It commits what a table wants to keep, and only then tells anybody."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace
from sqlalchemy import Connection as StoreConnection

from passgo.engine.chance import Chance
from passgo.engine.rules import RULES_VERSION
from passgo.store import LeaseHeld, Store, StoreError, Writer, leases, lobby, streams
from passgo.store.leases import Lease
from passgo.tables import Command, Table
from passgo.tables.commands.fair_dice import new_seed
from passgo.tables.effects import Reply
from passgo.tables.refusals import BrokenTable, OtherRules
from passgo.tables.state import OPEN
from passgo.web.cluster.bus import Bus
from passgo.web.cluster.peers import Peers
from passgo.web.cluster.remote_room import AwayRoom
from passgo.web.edge import logs
from passgo.web.edge.metrics import Metrics
from passgo.web.edge.problems import Problem
from passgo.web.live.connection import Connections
from passgo.web.live.room import Room
from passgo.web.live.storage import Loaded, SystemChance, load_table
from passgo.web.settings import Settings

TABLE_BYTES: Final = 9  # 72 bits: an address, not a secret
LONGEST_ID: Final = 64
TIDY_SECONDS: Final = 5.0
NAP_MS: Final = 60_000  # a table that wants nothing for longer than this may leave the memory
LEASE_MS: Final = 3_000  # a server that is silent for so long has lost its tables
BEAT_SECONDS: Final = 1.0
TAKEN_AT_ONCE: Final = 50  # tables without an owner that one server takes in one beat, so that others get some too


class Elsewhere(Problem):
    """Another server has this table."""

    def __init__(self, owner: str) -> None:
        super().__init__("going-away")
        self.owner = owner


def new_table_id() -> str:
    return secrets.token_urlsafe(TABLE_BYTES).replace("-", "a").replace("_", "b")


def with_seed(command: Command, chance: Chance) -> Command:
    """A new table gets the server's part of fair dice, whatever stood in its place."""
    return replace(command, body={**command.body, "seed": new_seed(chance)})


class Hall:
    """All tables of this server: those in memory, and when the sleeping ones want to be woken.

    Where several servers share a store, `owner` is this one's address, and a table is opened under a lease. Sleepers
    then wait in the store, for whoever is there when their time comes.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        writer: Writer,
        metrics: Metrics,
        connections: Connections,
        clock: Callable[[], int],
        owner: str = "",
        peers: Peers | None = None,
        bus: Bus | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.writer = writer
        self.metrics = metrics
        self.connections = connections
        self.clock = clock
        self.owner = owner
        self.peers = peers
        self.bus = bus or Bus()
        self.bus.listeners.append(self.hear)
        self.chance = SystemChance()
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.sleeping: dict[str, int] = {}
        self.making: set[str] = set()  # their lease is taken before anything is written
        self.leaving: set[Room] = set()  # they still hold their lease
        self.away: dict[str, AwayRoom] = {}
        self.taking: asyncio.Task[None] | None = None
        self.kept_until = 0.0  # by the loop's clock, which is never set
        self.stopped = False

    async def room(self, table: str) -> Room:
        """The table of that id, wherever it is."""
        try:
            return await self.own_room(table)
        except Elsewhere as elsewhere:
            if self.peers is None:
                raise
            return await self.away_room(table, elsewhere.owner)

    async def away_room(self, table: str, owner: str) -> Room:
        """A table of another server, as the store has it now."""
        room = self.away.get(table)
        if room is None:
            self.check_space()
            loaded = await self.read(table)
            room = self.away.setdefault(table, AwayRoom(self, loaded.table, loaded.created_ms, owner))
        room.moved(owner)
        try:
            await room.catch_up()
        except BrokenTable as error:
            self.away.pop(table, None)
            room.end()
            raise self.unreadable(table, error) from error
        if table in self.rooms or self.away.get(table) is not room:
            return await self.room(table)  # it came here meanwhile: nobody would follow it for who looks on there
        return room

    async def own_room(self, table: str) -> Room:
        """The table of that id, from memory or from the store; Elsewhere if another server has it."""
        if self.stopped:
            raise Problem("going-away")
        found = self.rooms.get(table)
        if found is not None and (not self.lapsed() or await self.confirm(found)):
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
            task.exception()  # who asked may have gone, and then nobody else looks at it

    async def load(self, table: str) -> Room:
        self.check_space()
        # Nobody else can write from here on, so what is read below is all there is.
        lease = await self.take(table) if self.owner else None
        try:
            loaded = await self.read(table)
            if self.stopped:
                raise Problem("going-away")
        except Problem as problem:
            if lease is not None:
                # A table that cannot be read would be tried with every beat; one that is whole is looked after.
                await self.give_back(lease, self.clock() if problem.code == "going-away" else None)
            raise
        return self.open(loaded.table, loaded.created_ms, lease)

    async def read(self, table: str) -> Loaded:
        try:
            loaded = await asyncio.to_thread(load_table, self.store, table, self.clock())
        except StoreError:
            raise
        except OtherRules as error:
            raise Problem("other-rules", rules=error.rules, now=RULES_VERSION) from error
        except Exception as error:  # whatever is wrong with it, the others must not wait behind it
            raise self.unreadable(table, error) from error
        if loaded is None:
            raise Problem("no-such-table")
        return loaded

    def unreadable(self, table: str, error: Exception) -> Problem:
        self.metrics.faults.add()
        logs.fault("table cannot be read", table=table, error=type(error).__name__)
        return Problem("internal")

    async def take(self, table: str, *, new: bool = False) -> Lease:
        """The lease of a table that is written already, or of a new one; Elsewhere if another server holds it."""

        def look(conn: StoreConnection) -> None:
            # Reading first: to ask for a lease that is held would get in the way of who writes under it.
            held = leases.holder(conn, table)
            if held is not None and held.owner != self.owner and held.lasts(leases.time_of(conn, self.clock())):
                raise Elsewhere(held.owner)
            if streams.head(conn, table)[0] == 0:
                raise Problem("no-such-table")

        def take(conn: StoreConnection) -> Lease:
            return leases.acquire(conn, table, self.owner, leases.time_of(conn, self.clock()), LEASE_MS)

        try:
            if not new:
                await asyncio.to_thread(self.store.ask, look)
            return await asyncio.to_thread(self.store.do, take)
        except LeaseHeld as held:
            if not held.owner:
                return await self.take(table)  # whoever was first can be read by now
            raise Elsewhere(held.owner) from held

    def open(self, table: Table, created_ms: int = 0, lease: Lease | None = None) -> Room:
        room = Room(self, table, created_ms, lease)
        self.rooms[table.id] = room
        self.sleeping.pop(table.id, None)
        if table.id in self.away:
            self.away.pop(table.id).end()
        room.start()
        return room

    def check_space(self) -> None:
        most = self.settings.limits.live_tables
        if len(self.rooms) + len(self.away) >= most:
            self.tidy()
        if len(self.rooms) + len(self.away) >= most:
            raise Problem("too-many-tables")

    async def create(self, command: Command, name: str, table: str = "") -> tuple[Room, Reply]:
        """A new table by a `create` command."""
        if self.stopped:
            raise Problem("going-away")
        self.check_space()
        made = Table(table or new_table_id())
        self.making.add(made.id)
        try:
            lease = await self.take(made.id, new=True) if self.owner else None
            room = self.open(made, 0, lease)
        finally:
            self.making.discard(made.id)
        room.table.name_person(command.person, name)
        reply = await room.ask(with_seed(command, self.chance))
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
        for table, away in list(self.away.items()):
            if away.is_idle(now):
                del self.away[table]

    def leave(self, room: Room) -> None:
        """It is no longer the room of its table."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        self.leaving.add(room)

    def let_go(self, room: Room) -> None:
        self.leave(room)
        if room.wake_ms is not None and room.lease is None:
            self.sleeping[room.table.id] = room.wake_ms
        room.stop_soon()

    async def close(self, room: Room) -> None:
        self.leave(room)
        await room.stop()

    async def wake_sleepers(self) -> None:
        now = self.clock()
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
        """After a start: tables whose clocks or bots go on by themselves are woken one after the other."""

        def look(conn: StoreConnection) -> list[str]:
            rows = lobby.listing(conn, status=OPEN, limit=self.settings.limits.live_tables)
            # Those that were ever leased are found by their lease, when they are due.
            leased = leases.holders(conn, [row.id for row in rows]) if self.owner else {}
            return [row.id for row in rows if row.id not in leased]

        for table in await asyncio.to_thread(self.store.ask, look):
            if table not in self.rooms:
                self.sleeping[table] = self.clock()

    # Leases.

    def hear(self, topic: str, version: int) -> None:
        """The bus says that a table has a new version."""
        if topic in self.away:
            self.away[topic].hear(version)

    async def beat(self) -> None:
        """Keep the leases of all tables here, give up those that were lost, and begin to take what nobody has."""
        for away in self.away.values():
            if away.connections:
                away.in_background(away.follow())  # the bus may have lost something, or there is none
        before = dict(self.rooms)
        until = asyncio.get_running_loop().time() + LEASE_MS / 1000

        def renew(conn: StoreConnection) -> dict[str, int]:
            return leases.renew_all(conn, self.owner, leases.time_of(conn, self.clock()), LEASE_MS)

        # By the writer: it locks the same rows, and two transactions that lock many rows can block each other.
        kept = await asyncio.wrap_future(self.writer.submit(renew))
        for table, room in before.items():
            if room.lease is not None and kept.get(table) != room.lease.fence:
                if table in kept and self.rooms.get(table) is room:
                    logs.warning("another server has the address of this one: give each its own peer_url")
                room.lose()
        self.kept_until = until
        if self.taking is None or self.taking.done():
            # Beside the beat: to load many tables must not cost the leases of all others.
            self.taking = asyncio.create_task(self.take_due(list(kept)))

    def lapsed(self) -> bool:
        """Whether another server may have taken tables from here, because the leases were not renewed in time."""
        return self.owner != "" and asyncio.get_running_loop().time() >= self.kept_until

    async def confirm(self, room: Room) -> bool:
        """Whether a table is still ours, as the store says."""
        held = await asyncio.to_thread(self.store.ask, lambda conn: leases.holder(conn, room.table.id))
        if room.lease is not None and (held is None or held.fence != room.lease.fence):
            room.lose()
        return not room.lost

    async def take_due(self, kept: list[str]) -> None:
        """Tables whose server is gone, sleepers whose time has come, and what this server had before it was killed."""
        relayed = [table for table, room in self.away.items() if room.relays]

        def look(conn: StoreConnection) -> tuple[dict[str, Lease], list[str]]:
            now = leases.time_of(conn, self.clock())
            return leases.holders(conn, relayed), leases.due(conn, now, TAKEN_AT_ONCE)

        try:
            holders, due = await asyncio.to_thread(self.store.ask, look)
            for table, lease in holders.items():
                if table in self.away:
                    self.away[table].moved(lease.owner)
            for table in [*kept, *due]:
                await self.take_over(table)
        except StoreError as error:
            logs.warning("tables without a server wait", error=type(error).__name__)

    async def take_over(self, table: str) -> None:
        here = table in self.rooms or table in self.loading or table in self.making
        if here or any(room.table.id == table for room in self.leaving):
            return
        try:
            (await self.own_room(table)).tick()
        except Elsewhere:  # another server was quicker
            return
        except Problem as problem:
            if problem.code == "no-such-table":  # this server failed or died before it had written anything
                await asyncio.wrap_future(self.writer.submit(lambda conn: leases.forget_empty(conn, table, self.owner)))
            else:
                logs.warning("table was not taken over", table=table, code=problem.code)

    async def beat_for_ever(self) -> None:
        while self.owner and not self.stopped:
            try:
                await self.beat()
            except StoreError as error:
                logs.warning("leases were not renewed", error=type(error).__name__)
            await asyncio.sleep(BEAT_SECONDS)

    async def release(self, room: Room) -> None:
        """The room is empty and writes nothing more: whoever is asked for its table next may have it."""
        if room.lease is not None and not room.lost:
            await self.give_back(room.lease, room.wake_ms)

    async def give_back(self, lease: Lease, wake_ms: int | None) -> None:
        def release(conn: StoreConnection) -> None:
            # By the clock that all share: this server's may be wrong.
            shared = leases.time_of(conn, self.clock())
            leases.release(conn, lease, 0 if wake_ms is None else shared + max(1, wake_ms - self.clock()))
            leases.forget_empty(conn, lease.stream, leases.NOBODY)

        try:
            await asyncio.wrap_future(self.writer.submit(release))
        except StoreError as error:
            logs.warning("lease was not released", table=lease.stream, error=type(error).__name__)

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
        if self.taking is not None:
            self.taking.cancel()
        for away in self.away.values():
            away.stop_following()
        rooms = list(self.rooms.values())
        await asyncio.gather(*(room.stop() for room in rooms), return_exceptions=True)
        self.rooms.clear()
