"""A room: one table, its worker, and everybody who is connected to it."""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import Connection as StoreConnection

from passgo.store import Fenced, StoreBusy, StoreError, chat, editions, lobby, positions, seeds, streams
from passgo.store.chat import Said
from passgo.store.leases import Lease
from passgo.store.positions import Position
from passgo.tables import Command, Table
from passgo.tables.commands.commands import JUDGE, PUBLIC, SEAT, SYSTEM, seat_role
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
from passgo.web.live.connection import GOING_AWAY, LOST_ROLE, Connection
from passgo.web.live.storage import has_ended, load_again, row_of

if TYPE_CHECKING:
    from passgo.web.live.tables import Hall

PAGE_LINGERS_MS: Final = 90_000  # who looks at a plain page counts as present for so long
RETRY_SECONDS: Final = 1.0
PRESENCE: Final = b'{"type":"presence"'
RESEATING: Final = frozenset({"take-seat", "take-judge", "leave", "settings"})
# Entries after which the list of tables must be told; all others leave it as it is.
LISTED_KINDS: Final = frozenset(
    body.kind
    for body in (
        entries.Created, entries.SettingsChosen, entries.Seated, entries.SeatLeft, entries.BotSeated,
        entries.BotRemoved, entries.Seeding, entries.Started, entries.Closed, entries.Rematched,
    )
)  # fmt: skip


class Standing(NamedTuple):
    """What a person is at a table: seat (with its number), judge, spectator or public."""

    role: str
    seat: int = -1

    @property
    def name(self) -> str:
        return seat_role(self.seat) if self.role == SEAT else self.role


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


class Room:
    """Commands are done one after the other; the next is not looked at before the one before is on the disk."""

    def __init__(self, hall: "Hall", table: Table, created_ms: int = 0, lease: Lease | None = None) -> None:
        self.hall = hall
        self.table = table
        self.lease = lease  # where several servers share the store
        self.lost = False  # another server has the table by now
        self.ending = False
        self.latest_ms = self.ahead_ms = 0
        self.inbox: asyncio.Queue[Item | None] = asyncio.Queue(hall.settings.limits.inbox)
        self.connections: dict[str, set[Connection]] = {}
        self.pages: dict[tuple[str, str], tuple[Standing, int]] = {}
        self.wake_ms: int | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.in_doubt = False  # a commit failed: what stands in the store must be read before anything else
        self.used_ms = hall.clock()
        self.created_ms = created_ms
        self.task: asyncio.Task[None] | None = None

    # Life.

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name=f"table {self.table.id}")
        self.task.add_done_callback(lambda _: self.hall.leaving.discard(self))
        self.tick()

    def stop_soon(self) -> None:
        """End when what waits is done. When the table wanted to be woken is kept for who has it next."""
        self.ending = True
        if self.timer is not None:
            self.timer.cancel()
        with suppress(asyncio.QueueFull):  # then it ends after the last that waits
            self.inbox.put_nowait(None)

    async def stop(self) -> None:
        self.stop_soon()
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)

    def lose(self) -> None:
        """Another server has the table: whoever is here must come back, and will be led there. Nothing is told."""
        if self.lost:
            return
        self.lost = True
        logs.warning("table was taken over", table=self.table.id)
        self.hall.leave(self)
        for connection in self.everybody():
            connection.close(GOING_AWAY, "going-away")
        while not self.inbox.empty():
            waiting = self.inbox.get_nowait()
            if waiting is not None:
                self.turn_away(waiting)
        self.stop_soon()

    def is_idle(self, now: int) -> bool:
        """Nobody here, nothing waiting, and nothing to do by itself soon."""
        busy = self.connections or self.pages or not self.inbox.empty()
        soon = self.wake_ms is not None and self.wake_ms < now + 60_000
        return not busy and not soon and now - self.used_ms > self.hall.settings.limits.idle_seconds * 1000

    # Commands.

    async def ask(self, command: Command, connection: Connection | None = None, attach: Attach | None = None) -> Reply:
        """Have a command done and wait for its reply, which `connection` gets at its place among the other messages."""
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
            self.used_ms = self.hall.clock()
            try:
                await self.do(item)
            except Exception:
                # A fault in one table must stay there: its clients hear of it, the others never notice.
                self.hall.metrics.faults.add()
                logs.fault("command failed", table=self.table.id, kind=item.command.kind)
                self.in_doubt = True
                self.answer(item, self.refusal(item.command, "internal"))
            if self.ending and self.inbox.empty():
                break
        for connection in self.everybody():
            connection.close(GOING_AWAY, "going-away")  # it was let in as the last thing that was done here
        await self.hall.release(self)

    async def is_ours(self, seen: int) -> bool:
        """Whether all there is of the table is here. Not sure if the lease ran out, or somebody has seen more of it."""
        if self.lease is None or (seen <= self.table.version and not self.hall.lapsed()):
            return True
        try:
            return await self.hall.confirm(self)
        except StoreError:
            return False

    def turn_away(self, item: Item) -> None:
        """Not even refused: a client that gets no reply sends the same command again, to who has the table now."""
        if item.connection is not None and item.attach is not None:
            item.connection.close(GOING_AWAY, "going-away")
        if item.done is not None and not item.done.done():
            item.done.set_exception(Problem("going-away"))

    async def do(self, item: Item) -> None:
        if item.attach is not None and not await self.is_ours(item.attach.resume or 0):
            self.turn_away(item)
            return
        # A connection that goes needs no store; forgotten, it would count as present for ever.
        if self.in_doubt and item.command.kind != "disconnect" and not await self.settle_doubt():
            self.answer(item, self.refusal(item.command, "store-unavailable"))
            return
        before = self.table.version
        outcome = self.table.handle(item.command, self.now(), self.hall.chance)
        if outcome.entries and not (await self.make_tables(outcome) and await self.commit(outcome, before)):
            if self.lost:
                self.turn_away(item)
            else:
                self.answer(item, self.refusal(item.command, "store-unavailable"))
            return
        self.hall.metrics.command_seconds.observe(time.perf_counter() - item.arrived)
        self.perform(outcome.effects, item)
        if item.attach is not None:
            self.let_in(item, outcome)
        elif item.command.kind in RESEATING:
            self.reseat(item.command.person)

    async def make_tables(self, outcome: Outcome) -> bool:
        """Before the entry that names one, which must not lead nowhere. One that nobody hears of closes itself."""
        for effect in outcome.effects:
            if isinstance(effect, CreateTable):
                try:
                    _, reply = await self.hall.create(effect.command, "", effect.table)
                except (Problem, StoreError) as error:
                    logs.warning("rematch was not made", table=self.table.id, error=type(error).__name__)
                    self.table.roll_back()
                    return False
                if not reply.ok:
                    self.table.roll_back()
                    return False
        return True

    async def commit(self, outcome: Outcome, before: int) -> bool:
        """Write the entries; False if that failed, and then nothing has happened."""
        write: Callable[[StoreConnection], None] = self.writing(outcome, before)
        try:
            await asyncio.wrap_future(self.hall.writer.submit(write))
        except Fenced:
            self.table.roll_back()
            self.lose()
            return False
        except StoreError as error:
            self.table.roll_back()
            # A busy store has written nothing; after any other failure only the store itself knows.
            self.in_doubt = not isinstance(error, StoreBusy)
            self.hall.metrics.store_failures.add()
            logs.warning("commit failed", table=self.table.id, error=type(error).__name__)
            self.retry_later()
            return False
        self.table.commit()
        self.hall.bus.publish(self.table.id, self.table.version)
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
            fresh = await asyncio.to_thread(load_again, self.hall.store, self.table, self.now())
        except (StoreError, BrokenTable) as error:
            logs.warning("table is in doubt", table=self.table.id, error=type(error).__name__)
            self.retry_later()
            return False
        self.in_doubt = False
        if fresh.version < self.table.version:
            logs.warning("the store has lost what it had kept", table=self.table.id, version=fresh.version)
        # Who sees the table late may be shown more of it by now, even where nothing was written.
        changed = (fresh.version, fresh.shown.version) != (self.table.version, self.table.shown.version)
        self.table = fresh
        if changed:
            for connection in self.everybody():
                connection.fall_behind()
        return True

    def refusal(self, command: Command, code: str) -> Reply:
        """Not done, and not remembered: the same command may be sent again."""
        return reply_to(command, Answer(False, self.table.version, code))

    # Effects.

    def perform(self, effects: Sequence[Effect], item: Item) -> None:
        for effect in effects:
            if isinstance(effect, Tell):
                self.tell(effect)
            elif isinstance(effect, Reply):
                self.answer(item, effect)
            elif isinstance(effect, Wake):
                self.set_timer(effect.at_ms)
            elif isinstance(effect, RoleGone):
                self.dismiss(effect)
            elif isinstance(effect, Unload):
                self.unset_timer()

    def tell(self, effect: Tell) -> None:
        for connection in self.connections.get(effect.role, ()):
            if not effect.person or connection.person == effect.person:
                connection.push(effect.data)

    def answer(self, item: Item, reply: Reply) -> None:
        self.hall.metrics.commands.add("ok" if reply.ok else reply.code)
        if item.connection is not None and item.attach is None:
            item.connection.push(reply.data, answer=True)
        elif item.connection is not None and item.done is None and not reply.ok:
            item.connection.close(GOING_AWAY, "going-away")  # it was let in before, and would wait here for nothing
        if item.done is not None and not item.done.done():
            item.done.set_result(reply)

    def dismiss(self, effect: RoleGone) -> None:
        for connection in list(self.connections.get(effect.role, ())):
            if connection.person == effect.person:
                connection.push(effect.data)
                connection.close(LOST_ROLE, "role-lost")

    # Time.

    def now(self) -> int:
        """The table's time. It goes on where it was, even if the clock is set back or the last server's was ahead."""
        at_ms = self.hall.clock() + self.ahead_ms
        before = max(self.latest_ms, self.table.state.last_ms)
        self.ahead_ms += max(0, before - at_ms)
        self.latest_ms = max(before, at_ms)
        return self.latest_ms

    def set_timer(self, at_ms: int) -> None:
        self.unset_timer()
        delay_ms = max(0, at_ms - self.now())
        self.wake_ms = self.hall.clock() + delay_ms
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

    def snapshot(self, connection: Connection) -> bytes:
        """The whole table, for a connection that could not keep up."""
        return self.table.since(connection.role, connection.person, -1, self.now())[-1]

    def everybody(self) -> list[Connection]:
        return [connection for there in self.connections.values() for connection in there]

    async def attach(self, connection: Connection, standing: Standing, resume: int | None = None) -> Reply:
        """Let a connection in, between two commands, so that it misses nothing and hears nothing twice."""
        connection.resync = lambda: self.snapshot(connection)
        self.hall.connections.add(connection)
        command = presence("connect", connection.person, standing)
        connection.counted = True  # even if nobody waits for the reply any more, the command will be done
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
        connection.role = item.attach.standing.name
        self.connections.setdefault(connection.role, set()).add(connection)
        for message in self.table.welcome(connection.role, connection.person, self.now(), item.attach.resume):
            connection.push(message)
        for effect in outcome.effects:
            # What the table has just told everybody else is in the welcome, but for who is there.
            if isinstance(effect, Tell) and effect.role == connection.role and effect.data.startswith(PRESENCE):
                connection.push(effect.data)

    def reseat(self, person: str) -> None:
        """Somebody has sat down or stood up: his connections get the role that is his now."""
        for connection in self.everybody():
            if connection.person != person or connection.closing is not None:
                continue
            standing = self.standing(person, connection.granted)
            if standing.name == connection.role:
                continue
            former = connection.role
            self.drop(connection)
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
        self.hall.connections.remove(connection)
        self.drop(connection)
        if connection.counted:  # else this would take away the presence of another connection of the same person
            self.note(presence("disconnect", connection.person, standing_named(connection.role)))

    def drop(self, connection: Connection) -> None:
        there = self.connections.get(connection.role)
        if there is not None:
            there.discard(connection)
            if not there:
                del self.connections[connection.role]

    def note(self, command: Command) -> None:
        """A command whose answer nobody needs."""
        try:
            self.put(Item(command, None, None, time.perf_counter()))
        except Problem:
            if not self.ending:
                logs.warning("presence was not noted", table=self.table.id)

    def standing(self, person: str, granted: str = PUBLIC) -> Standing:
        """What this person is here. The session proves who it is; a link may grant him to look on."""
        if person and person == self.table.state.judge:
            granted = JUDGE
        role = self.table.role_of(person, granted)
        if role.startswith(SEAT):
            return Standing(SEAT, self.table.state.seat_of(person))
        return Standing(role)

    # Plain pages.

    def seen_on_page(self, person: str, standing: Standing) -> None:
        """Who loads a page has no connection, but is there."""
        if standing.role not in (SEAT, JUDGE):
            return
        key = (person, standing.name)
        if key not in self.pages:
            self.note(presence("connect", person, standing))
        self.pages[key] = (standing, self.hall.clock() + PAGE_LINGERS_MS)

    def forget_pages(self, now: int) -> None:
        for key, (standing, until) in list(self.pages.items()):
            if until < now:
                del self.pages[key]
                self.note(presence("disconnect", key[0], standing))


def standing_named(role: str) -> Standing:
    kind, _, seat = role.partition(":")
    return Standing(kind, int(seat) if seat else -1)


def presence(kind: str, person: str, standing: Standing) -> Command:
    return Command(kind, kind, person, standing.role, standing.seat)


@dataclass(frozen=True)
class Write:
    """What is committed together: entries, the position they lead to, a new table's seed and edition, words of talk,
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
                editions.keep(conn, effect.hash, effect.content)
        if self.position is not None:
            positions.put(conn, self.position)
        for line in self.said:
            words = Said(self.stream, line.n, line.person, line.preset or None, line.text or None, line.at_ms)
            chat.add(conn, words)
        if self.row is not None:
            lobby.put(conn, self.row)
