"""A room: one table and the worker that commits its entries, and only then tells its audience."""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

from sqlalchemy import Connection as StoreConnection

from passgo.store import Fenced, StoreBusy, StoreError, chat, edition_contents, lobby, positions, seeds, streams
from passgo.store.chat import Said
from passgo.store.leases import Lease
from passgo.store.positions import Position
from passgo.tables import Command, Table
from passgo.tables.commands.commands import JUDGE, PUBLIC, SEAT, SYSTEM
from passgo.tables.effects import (
    CreateTable,
    Effect,
    KeepEdition,
    KeepLine,
    KeepSeed,
    Outcome,
    Reply,
    RoleGone,
    Tell,
    Unload,
    Wake,
)
from passgo.tables.log import entries
from passgo.tables.log.carry_over import position_of
from passgo.tables.refusals import BrokenTable
from passgo.tables.table import Answer
from passgo.tables.table import reply as reply_to
from passgo.web.edge import logs
from passgo.web.edge.problems import Problem
from passgo.web.live.audience import Audience
from passgo.web.live.connection import GOING_AWAY, LOST_ROLE, Connection
from passgo.web.live.leases import Leases
from passgo.web.live.services import Services
from passgo.web.live.standing import Standing, presence, standing_at, standing_named
from passgo.web.live.storage import has_ended, load_again, row_of
from passgo.web.live.table_time import TableTime

PAGE_LINGERS_MS: Final = 90_000  # how long a visitor of a plain page counts as present
RETRY_SECONDS: Final = 1.0
PRESENCE: Final = b'{"type":"presence"'
RESEATING: Final = frozenset({"take-seat", "take-judge", "leave", "settings"})
# Entries after which the table's row in the list changes; all others leave it as it is.
LISTED_KINDS: Final = frozenset(
    body.kind
    for body in (
        entries.Created, entries.SettingsChosen, entries.Seated, entries.SeatLeft, entries.BotSeated,
        entries.BotRemoved, entries.Seeding, entries.Started, entries.Closed, entries.Rematched,
    )
)  # fmt: skip


class Attach(NamedTuple):
    """A connection that comes in, and the version it has seen."""

    standing: Standing
    resume: int | None


class Item(NamedTuple):
    command: Command
    connection: Connection | None
    done: "asyncio.Future[Reply] | None"
    arrived: float
    attach: Attach | None = None


class Keeper(Protocol):
    """The collection of this server's tables, as a room needs it."""

    async def create(self, command: Command, name: str, table: str = "") -> "tuple[Room, Reply]": ...
    def leave(self, room: "Room") -> None: ...
    def has_left(self, room: "Room") -> None: ...


class Room:
    """One table at work. It carries out one command after the other, each only when the one before is on disk."""

    def __init__(
        self,
        services: Services,
        leases: Leases,
        keeper: Keeper,
        table: Table,
        created_ms: int = 0,
        lease: Lease | None = None,
    ) -> None:
        self.services = services
        self.leases = leases
        self.keeper = keeper
        self.table = table
        self.lease = lease  # only where several servers share the store
        self.lost = False  # another server has the table by now
        self.ending = False
        self.time = TableTime(services)
        self.inbox: asyncio.Queue[Item | None] = asyncio.Queue(services.settings.limits.inbox)
        self.audience = Audience()
        self.pages: dict[tuple[str, str], tuple[Standing, int]] = {}
        self.wake_ms: int | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.in_doubt = False  # a commit failed: what the store holds must be read before anything else
        self.used_ms = services.clock()
        self.created_ms = created_ms
        self.task: asyncio.Task[None] | None = None

    # Life.

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name=f"table {self.table.id}")
        self.task.add_done_callback(lambda _: self.keeper.has_left(self))
        self.tick()

    def stop_soon(self) -> None:
        """End when the inbox is done. The time of the next wake is kept for the server that has the table next."""
        self.ending = True
        if self.timer is not None:
            self.timer.cancel()
        with suppress(asyncio.QueueFull):  # then it ends after the last item in the inbox
            self.inbox.put_nowait(None)

    async def stop(self) -> None:
        self.stop_soon()
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)

    def lose(self) -> None:
        """Give the table up to another server, silently: clients here must reconnect, and are led there."""
        if self.lost:
            return
        self.lost = True
        logs.warning("table was taken over", table=self.table.id)
        self.keeper.leave(self)
        self.audience.send_away()
        while not self.inbox.empty():
            waiting = self.inbox.get_nowait()
            if waiting is not None:
                self.turn_away(waiting)
        self.stop_soon()

    def is_idle(self, now: int) -> bool:
        """Whether nobody is here, nothing waits, and nothing is due soon."""
        busy = self.audience.by_role or self.pages or not self.inbox.empty()
        soon = self.wake_ms is not None and self.wake_ms < now + 60_000
        return not busy and not soon and now - self.used_ms > self.services.settings.limits.idle_seconds * 1000

    # Commands.

    async def ask(self, command: Command, connection: Connection | None = None, attach: Attach | None = None) -> Reply:
        """Carry out a command and wait for its reply, which `connection` gets in order with the other messages."""
        done: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.put(Item(command, connection, done, time.perf_counter(), attach))
        return await done

    def put(self, item: Item) -> None:
        if self.ending or self.task is None or self.task.done():
            raise Problem("going-away")
        try:
            self.inbox.put_nowait(item)
        except asyncio.QueueFull:
            raise Problem("too-fast") from None

    async def run(self) -> None:
        while (item := await self.inbox.get()) is not None:
            self.used_ms = self.services.clock()
            try:
                await self.do(item)
            except Exception:
                # A fault in one table must stay there: its clients hear of it, other tables never notice.
                self.services.metrics.faults.add()
                logs.fault("command failed", table=self.table.id, kind=item.command.kind)
                self.in_doubt = True
                self.answer(item, self.refusal(item.command, "internal"))
            if self.ending and self.inbox.empty():
                break
        self.audience.send_away()  # the last item may have let somebody in
        if self.lease is not None and not self.lost:
            await self.leases.give_back(self.lease, self.wake_ms)

    async def is_ours(self, seen: int) -> bool:
        """Whether this room is up to date. The store must confirm it if the lease ran out or a client has seen more."""
        if self.lease is None or (seen <= self.table.version and not self.leases.lapsed()):
            return True
        try:
            return await self.confirm()
        except StoreError:
            return False

    async def confirm(self) -> bool:
        """Whether the table is still ours, as the store says."""
        if not await self.leases.holds(self.table.id, self.lease):
            self.lose()
        return not self.lost

    def turn_away(self, item: Item) -> None:
        """Drop a command without a reply: its client sends it again, to the server that has the table now."""
        if item.connection is not None and item.attach is not None:
            item.connection.close(GOING_AWAY, "going-away")
        if item.done is not None and not item.done.done():
            item.done.set_exception(Problem("going-away"))

    async def do(self, item: Item) -> None:
        if item.attach is not None and not await self.is_ours(item.attach.resume or 0):
            self.turn_away(item)
            return
        # A disconnect needs no store; if forgotten, the connection would count as present for ever.
        if self.in_doubt and item.command.kind != "disconnect" and not await self.settle_doubt():
            self.answer(item, self.refusal(item.command, "store-unavailable"))
            return
        before = self.table.version
        outcome = self.table.handle(item.command, self.now(), self.services.chance)
        if outcome.entries and not (await self.make_tables(outcome) and await self.commit(outcome, before)):
            if self.lost:
                self.turn_away(item)
            else:
                self.answer(item, self.refusal(item.command, "store-unavailable"))
            return
        self.services.metrics.command_seconds.observe(time.perf_counter() - item.arrived)
        self.perform(outcome.effects, item)
        if item.attach is not None:
            self.let_in(item, outcome)
        elif item.command.kind in RESEATING:
            self.reseat(item.command.person)

    async def make_tables(self, outcome: Outcome) -> bool:
        """Make new tables before the entry that names them is stored. A table that nobody hears of closes itself."""
        for effect in outcome.effects:
            if isinstance(effect, CreateTable):
                try:
                    room, reply = await self.keeper.create(effect.command, "", effect.table)
                except (Problem, StoreError) as error:
                    logs.warning("rematch was not made", table=self.table.id, error=type(error).__name__)
                    self.table.roll_back()
                    return False
                if not reply.ok:
                    self.table.roll_back()
                    return False
                room.table.name_as_at(self.table)  # the people there have given their names here
        return True

    async def commit(self, outcome: Outcome, before: int) -> bool:
        """Write the entries; False if that failed, in which case nothing has happened."""
        write: Callable[[StoreConnection], None] = self.writing(outcome, before)
        try:
            await asyncio.wrap_future(self.services.writer.submit(write))
        except Fenced:
            self.table.roll_back()
            self.lose()
            return False
        except StoreError as error:
            self.table.roll_back()
            # A busy store has written nothing; after any other failure only the store itself knows.
            self.in_doubt = not isinstance(error, StoreBusy)
            self.services.metrics.store_failures.add()
            logs.warning("commit failed", table=self.table.id, error=type(error).__name__)
            self.retry_later()
            return False
        self.table.commit()
        self.services.bus.publish(self.table.id, self.table.version)
        return True

    def writing(self, outcome: Outcome, before: int) -> "Write":
        assert self.table.pending is not None
        state = self.table.pending.state
        said = [effect for effect in outcome.effects if isinstance(effect, KeepLine)]
        listed = has_ended(state) or any(entry.kind in LISTED_KINDS for entry in outcome.entries)
        self.created_ms = self.created_ms or outcome.entries[0].at_ms
        row = row_of(state, self.created_ms) if listed else None
        moved = state.game_version > before or any(entry.kind == entries.Ended.kind for entry in outcome.entries)
        position = position_of(state) if moved else None
        fence = None if self.lease is None else self.lease.fence
        return Write(self.table.id, before, outcome, said, row, position, fence)

    async def settle_doubt(self) -> bool:
        """Read what the store holds beyond what this table knows, and go on from there."""
        try:
            fresh = await asyncio.to_thread(load_again, self.services.store, self.table, self.now())
        except (StoreError, BrokenTable) as error:
            logs.warning("table is in doubt", table=self.table.id, error=type(error).__name__)
            self.retry_later()
            return False
        self.in_doubt = False
        if fresh.version < self.table.version:
            logs.warning("the store has lost what it had kept", table=self.table.id, version=fresh.version)
        # Onlookers who see the table late may see more of it by now, even if nothing was written.
        changed = (fresh.version, fresh.shown.version) != (self.table.version, self.table.shown.version)
        self.table = fresh
        if changed:
            self.audience.fall_behind()
        return True

    def refusal(self, command: Command, code: str) -> Reply:
        """A refusal of a command that was not carried out nor remembered: the client may send it again."""
        return reply_to(command, Answer(False, self.table.version, code))

    # Effects.

    def perform(self, effects: Sequence[Effect], item: Item) -> None:
        for effect in effects:
            if isinstance(effect, Tell):
                self.audience.tell(effect)
            elif isinstance(effect, Reply):
                self.answer(item, effect)
            elif isinstance(effect, Wake):
                self.set_timer(effect.at_ms)
            elif isinstance(effect, RoleGone):
                self.audience.dismiss(effect)
            elif isinstance(effect, Unload):
                self.unset_timer()

    def answer(self, item: Item, reply: Reply) -> None:
        self.services.metrics.commands.add("ok" if reply.ok else reply.code)
        if item.connection is not None and item.attach is None:
            item.connection.push(reply.data, answer=True)
        elif item.connection is not None and item.done is None and not reply.ok:
            item.connection.close(GOING_AWAY, "going-away")  # it was let in before, and would wait here in vain
        if item.done is not None and not item.done.done():
            item.done.set_result(reply)

    # Time.

    def now(self) -> int:
        return self.time.now(self.table.state.last_ms)

    def set_timer(self, at_ms: int) -> None:
        self.unset_timer()
        delay_ms = max(0, at_ms - self.now())
        self.wake_ms = self.services.clock() + delay_ms
        delay = delay_ms / 1000
        self.timer = asyncio.get_running_loop().call_later(delay, self.tick)

    def unset_timer(self) -> None:
        self.wake_ms = None
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def retry_later(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = asyncio.get_running_loop().call_later(RETRY_SECONDS, self.tick)

    def tick(self) -> None:
        self.timer = None
        try:
            self.put(Item(Command("tick", "tick", role=SYSTEM), None, None, time.perf_counter()))
        except Problem:
            if self.task is not None and not self.task.done():
                self.retry_later()

    # Connections.

    async def attach(self, connection: Connection, standing: Standing, resume: int | None = None) -> Reply:
        """Let a connection in, between two commands, so that it misses nothing and hears nothing twice."""
        connection.resync = lambda: snapshot(self.table, connection, self.now())
        self.services.connections.add(connection)
        command = presence("connect", connection.person, standing)
        connection.counted = True  # the command is carried out even if nobody waits for the reply any more
        try:
            reply = await self.ask(command, connection, Attach(standing, resume))
        except Problem:
            connection.counted = False
            raise
        connection.counted = reply.ok
        return reply

    def let_in(self, item: Item, outcome: Outcome) -> None:
        connection = item.connection
        refused = any(isinstance(effect, Reply) and not effect.ok for effect in outcome.effects)
        if connection is None or item.attach is None or refused or connection.gone:
            return
        role = item.attach.standing.name
        welcome = self.table.welcome(role, connection.person, self.now(), item.attach.resume)
        self.audience.let_in(connection, role, welcome)
        for effect in outcome.effects:
            # The welcome holds what the table has just told everybody else, except who is present.
            if isinstance(effect, Tell) and effect.role == connection.role and effect.data.startswith(PRESENCE):
                connection.push(effect.data)

    def reseat(self, person: str) -> None:
        """Give the connections of a person who has sat down or stood up their present role."""
        for connection in self.audience.everybody():
            if connection.person != person or connection.closing is not None:
                continue
            standing = self.standing(person, connection.granted)
            if standing.name == connection.role:
                continue
            former = connection.role
            self.audience.drop(connection)
            connection.role = standing.name
            self.note(presence("disconnect", person, standing_named(former)))
            command = presence("connect", person, standing)
            try:
                self.put(Item(command, connection, None, time.perf_counter(), Attach(standing, None)))
            except Problem:
                connection.counted = False
                connection.close(LOST_ROLE, "role-lost")

    def detach(self, connection: Connection) -> None:
        connection.gone = True
        self.services.connections.remove(connection)
        self.audience.drop(connection)
        if connection.counted:  # otherwise this would end the presence of another connection of the same person
            self.note(presence("disconnect", connection.person, standing_named(connection.role)))

    def note(self, command: Command) -> None:
        """Queue a command whose answer nobody needs."""
        try:
            self.put(Item(command, None, None, time.perf_counter()))
        except Problem:
            if not self.ending:
                logs.warning("presence was not noted", table=self.table.id)

    def standing(self, person: str, granted: str = PUBLIC) -> Standing:
        return standing_at(self.table, person, granted)

    # Plain pages.

    def seen_on_page(self, person: str, standing: Standing) -> None:
        """Note that the visitor of a plain page is present, though they have no connection."""
        if standing.role not in (SEAT, JUDGE):
            return
        key = (person, standing.name)
        if key not in self.pages:
            self.note(presence("connect", person, standing))
        self.pages[key] = (standing, self.services.clock() + PAGE_LINGERS_MS)

    def forget_pages(self, now: int) -> None:
        for key, (standing, until) in list(self.pages.items()):
            if until < now:
                del self.pages[key]
                self.note(presence("disconnect", key[0], standing))


def snapshot(table: Table, connection: Connection, now_ms: int) -> bytes:
    """The whole table, for a connection that could not keep up."""
    return table.since(connection.role, connection.person, -1, now_ms)[-1]


@dataclass(frozen=True)
class Write:
    """One commit: entries, the position they lead to, a new table's seed and edition, words of talk,
    and the row in the list.
    """

    stream: str
    before: int
    outcome: Outcome
    said: list[KeepLine]
    row: lobby.TableRow | None
    position: Position | None
    fence: int | None

    def __call__(self, conn: StoreConnection) -> None:
        streams.append(conn, self.stream, self.before, self.outcome.entries, self.fence)
        for effect in self.outcome.effects:
            if isinstance(effect, KeepSeed):
                seeds.put(conn, self.stream, effect.seed)
            elif isinstance(effect, KeepEdition):
                edition_contents.keep(conn, effect.hash, effect.content)
        if self.position is not None:
            positions.put(conn, self.position)
        for line in self.said:
            words = Said(self.stream, line.n, line.person, line.preset or None, line.text or None, line.at_ms)
            chat.add(conn, words)
        if self.row is not None:
            lobby.put(conn, self.row)
