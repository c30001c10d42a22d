"""The speed of tables over real sockets on loopback: from an action to all seats, while spectators watch too.

The server runs in a process of its own, as people run it; the clients share another. Every seat notes when it hears of
an action; an action that does not reach all seats is lost.
"""

import asyncio
import gc
import random
import tempfile
import time
from collections import Counter
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from passgo.client import Server
from passgo.engine import SeededChance
from passgo.store import Entry
from passgo.tables import Command, Table
from passgo.tables.commands.commands import PUBLIC, SYSTEM
from passgo.tables.table_state import PLAYING
from passgo.web.bench.seat import BenchSeat, Onlooker, ViewPart
from passgo.web.bench.server import BenchServers, running_servers

GRACE_SECONDS: Final = 5.0
SETTLE_SECONDS: Final = 2.0
LONG_GAME: Final = 2_000  # entries of a game that is loaded
OPENING: Final = 40  # sockets opened at once
SAMPLES: Final = 60  # readings of memory in one run
SOAK_SECONDS: Final = 300  # in longer runs another game follows a finished one


@dataclass(frozen=True)
class Load:
    """The load on the server."""

    tables: int = 100
    clients: int = 6
    actions_per_second: float = 2.0  # at each table
    spectators: int = 500
    seconds: float = 60.0
    database: str = ""  # a fresh SQLite file if empty
    servers: int = 1
    bus: str = ""
    scattered: bool = False  # seats of one table at different servers, as without a proxy that knows tables
    think: float = 0.0  # mean seconds between two actions at a table, instead of a steady pace

    def command(self, runs: int) -> str:
        """The command line of this load, without addresses: a URL may hold secrets."""
        return (
            f"passgo bench tables --json --tables {self.tables} --clients {self.clients} "
            f"--actions {self.actions_per_second:g} --spectators {self.spectators} "
            f"--seconds {self.seconds:g} --runs {runs}"
            + (" --database postgresql://…" if self.database.startswith("postgres") else "")
            + (f" --servers {self.servers}" if self.servers > 1 else "")
            + (" --bus valkey://…" if self.bus else "")
            + (" --scattered" if self.scattered else "")
            + (f" --think {self.think:g}" if self.think else "")
        )

    def facts(self) -> dict[str, object]:
        kind = "postgresql" if self.database.startswith("postgres") else "sqlite"
        return {**asdict(self), "database": kind, "bus": bool(self.bus)}


@dataclass(frozen=True)
class TableFigures:
    """The figures of one run. Times are milliseconds from sending an action to its arrival at the last seat."""

    actions: int
    refused: dict[str, int]  # how often, by code
    deliveries: int
    lost: int
    p50_ms: float
    p99_ms: float
    worst_ms: float
    acknowledged_p99_ms: float
    actions_per_second: float
    spectator_events: int
    server_cpu_seconds: float = 0.0
    server_cores: float = 0.0  # how many were busy on average
    server_rss_mib: float = 0.0
    kib_per_table: float = 0.0
    kib_per_socket: float = 0.0
    rss_growth_percent: float = 0.0  # from the first quarter of the run to its last
    resyncs: int = 0
    aborts: int = 0


@dataclass(frozen=True)
class MeasuredTables:
    load: Load
    runs: int
    worst: TableFigures
    loading_ms: float  # a game of 2,000 entries, from the store's entries to a table: the slowest of the runs


class Flight:
    """One action on its way: when it was sent and how many seats have not yet heard of it."""

    def __init__(self, seats: int) -> None:
        self.sent = 0.0
        self.missing = seats
        self.arrived = 0.0

    def land(self) -> None:
        self.missing -= 1
        if self.missing == 0:
            self.arrived = time.perf_counter()


class BenchTable:
    """One table with its seats. Players who may act send actions at a steady pace."""

    def __init__(self, load: Load, servers: BenchServers, number: int) -> None:
        self.load = load
        self.servers = servers
        self.number = number
        self.seats: list[BenchSeat] = []
        self.flights: dict[int, Flight] = {}
        self.past: list[Flight] = []
        self.acknowledged: list[float] = []
        self.refused: Counter[str] = Counter()
        self.deliveries = 0
        self.people: list[Server] = []
        self.id = ""
        self.pace = random.Random(number)

    async def set_up(self) -> None:
        url = self.servers.at(self.number).url
        self.people = [Server(url) for _ in range(self.load.clients)]
        for number, person in enumerate(self.people):
            await person.guest(f"Player {number}")
        host = self.people[0]
        settings = {
            "edition": "classic",
            "seats": self.load.clients,
            "watch": "everybody",
            "claim_help": "automatic",
            "clocks": {"decision_ms": 0, "auction_ms": 0},
            "open_seats": True,
        }
        self.id = (await host.create_table(settings)).id
        for number, person in enumerate(self.people):
            await person.command(self.id, "take-seat", {"seat": number})
        await host.command(self.id, "start")

    async def connect(self) -> None:
        for number, person in enumerate(self.people):
            server = self.servers.at(self.number + number if self.load.scattered else self.number)
            seat = BenchSeat("127.0.0.1", server.port, self.id, person.token)
            await seat.connect()
            seat.told = self.note
            self.seats.append(seat)

    def note(self, version: int) -> None:
        """Note that one seat has heard of this version."""
        self.deliveries += 1
        self.flight(version).land()

    def flight(self, version: int) -> Flight:
        """The flight of a version. A seat may hear of an action before the player who acted gets the reply."""
        if version not in self.flights:
            self.flights[version] = Flight(len(self.seats))
        return self.flights[version]

    async def play(self, until: float, start: float) -> None:
        interval = 1 / self.load.actions_per_second
        due = start
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self.act()
            due += self.pace.expovariate(1 / self.load.think) if self.load.think else interval

    async def act(self) -> None:
        """Do something plain for the awaited seat, or chat once the game is over: a line reaches the same seats."""
        view = self.seats[0].view()
        seat = self.seats[view.game.awaiting[0].seat] if view is not None and view.game.awaiting else self.seats[0]
        action = sensible(seat.view())
        if action is None and self.load.seconds > SOAK_SECONDS:
            await self.begin_again()
            return
        if action is None:
            reply, sent = await seat.command("chat", {"preset": "good-game"})
        else:
            reply, sent = await seat.command("act", {"action": action}, seat.version)
        if reply.ok:
            self.acknowledged.append(time.perf_counter() - sent)
            self.flight(reply.version).sent = sent
        else:
            self.refused[reply.code] += 1

    async def begin_again(self) -> None:
        """Seat the same number of people at another table after a game."""
        await self.close()
        self.seats = []
        self.past += [flight for flight in self.flights.values() if flight.sent]
        self.flights = {}
        await self.set_up()
        await self.connect()

    async def close(self) -> None:
        for seat in self.seats:
            await seat.close()


def sensible(view: ViewPart | None) -> dict[str, Any] | None:
    """A plain action this seat may take now."""
    listed = [] if view is None else view.own.actions
    for kind in ("pay", "roll", "buy", "end", "decline", "pass", "choose", "reject", "mortgage", "sell", "bankrupt"):
        for action in listed:
            if action["type"] == kind:
                return action
    return None


class Memory:
    """The memory of the servers during the run."""

    def __init__(self, servers: BenchServers) -> None:
        self.servers = servers
        self.samples: list[float] = []

    async def watch(self, every: float) -> None:
        while True:
            self.samples.append(self.servers.rss_mib())
            await asyncio.sleep(every)

    def growth_percent(self) -> float:
        part = max(1, len(self.samples) // 4)
        first, last = self.samples[:part], self.samples[-part:]
        return round(100 * (sum(last) / len(last) / (sum(first) / len(first)) - 1), 1) if first and first[0] else 0.0


async def drive(servers: BenchServers, load: Load) -> TableFigures:
    tables = [BenchTable(load, servers, number) for number in range(load.tables)]
    rss = [servers.rss_mib()]
    await in_groups([table.set_up() for table in tables], OPENING // 4)
    rss.append(servers.rss_mib())
    await in_groups([table.connect() for table in tables], OPENING // 4)
    rss.append(servers.rss_mib())
    spectators = [Onlooker() for _ in range(load.spectators)]
    watching = []
    for number, spectator in enumerate(spectators):
        port = servers.at(number).port
        watching.append(asyncio.create_task(spectator.follow("127.0.0.1", port, tables[number % len(tables)].id)))
        if number % OPENING == 0:
            await asyncio.sleep(0.02)
    await asyncio.sleep(SETTLE_SECONDS)
    memory = Memory(servers)
    watching.append(asyncio.create_task(memory.watch(load.seconds / SAMPLES)))
    cpu = servers.cpu_seconds()
    took = await play_all(tables, load)
    cpu = servers.cpu_seconds() - cpu
    figures = summed_up(tables, took, sum(spectator.events for spectator in spectators))
    resyncs, aborts = [
        await asyncio.to_thread(servers.metric, f"passgo_{name}_total") for name in ("resyncs", "aborts")
    ]
    for task in watching:
        task.cancel()
    await in_groups([table.close() for table in tables], OPENING)
    return replace(
        figures,
        server_cpu_seconds=round(cpu, 2),
        server_cores=round(cpu / took, 2),
        server_rss_mib=round(servers.rss_mib(), 1),
        kib_per_table=round(1024 * (rss[1] - rss[0]) / load.tables, 1),
        kib_per_socket=round(1024 * (rss[2] - rss[1]) / (load.tables * load.clients), 1),
        rss_growth_percent=memory.growth_percent(),
        resyncs=resyncs,
        aborts=aborts,
    )


async def play_all(tables: list[BenchTable], load: Load) -> float:
    """Play at all tables; returns how long it took, longer than asked for where the server cannot keep up."""
    gc.collect()
    gc.disable()  # garbage collection of the clients in this process is not the server's
    start = time.perf_counter()
    spread = load.think or 1 / load.actions_per_second  # tables start one after the other, not all at once
    plays = [
        table.play(start + load.seconds, start + spread * number / len(tables)) for number, table in enumerate(tables)
    ]
    try:
        await asyncio.gather(*plays)
        took = time.perf_counter() - start
        await settle(tables)
    finally:
        gc.enable()
    return took


async def in_groups(work: list[Any], size: int) -> None:
    for start in range(0, len(work), size):
        await asyncio.gather(*work[start : start + size])


async def settle(tables: list[BenchTable]) -> None:
    """Give actions that are still on their way a few seconds."""
    end = time.perf_counter() + GRACE_SECONDS
    while time.perf_counter() < end and any(flight.missing for table in tables for flight in table.flights.values()):
        await asyncio.sleep(0.05)


def summed_up(tables: list[BenchTable], took: float, events: int) -> TableFigures:
    flights = [flight for table in tables for flight in (*table.past, *table.flights.values())]
    whole = sorted((flight.arrived - flight.sent) * 1000 for flight in flights if not flight.missing and flight.sent)
    acknowledged = sorted(1000 * seconds for table in tables for seconds in table.acknowledged)
    acted = sum(len(table.acknowledged) for table in tables)
    return TableFigures(
        actions=acted,
        refused=dict(sum((table.refused for table in tables), Counter())),
        deliveries=sum(table.deliveries for table in tables),
        lost=sum(flight.missing > 0 for flight in flights),
        p50_ms=percentile(whole, 0.50),
        p99_ms=percentile(whole, 0.99),
        worst_ms=percentile(whole, 1.0),
        acknowledged_p99_ms=percentile(acknowledged, 0.99),
        actions_per_second=acted / took,
        spectator_events=events,
    )


def percentile(values: list[float], part: float) -> float:
    return round(values[min(len(values) - 1, int(len(values) * part))], 2) if values else 0.0


def run_once(load: Load) -> TableFigures:
    """Start fresh servers, apply the load, and stop them."""
    with tempfile.TemporaryDirectory() as folder:
        database = load.database or f"sqlite:///{folder}/bench.db"
        with running_servers(load.servers, database, load.bus) as servers:
            return asyncio.run(drive(servers, load))


def long_game() -> list[Entry]:
    """A game of bots, as long as a long evening: only those that play at random need so many steps."""
    table = Table("bench")
    kept: list[Entry] = []
    now = 0
    chance = SeededChance(1)
    settings = {"seats": 6, "unattended": True, "pace_ms": 0, "clocks": {"auction_ms": 0}}

    def give(kind: str, body: dict[str, Any], role: str = PUBLIC) -> None:
        outcome = table.handle(Command(kind, kind, "host", role, body=body), now, chance)
        for new in outcome.entries:
            kept.append(Entry("bench", len(kept) + 1, new.kind, new.body, new.at_ms, "", ""))
        if outcome.entries:
            table.commit()

    give("create", {"settings": settings})
    give("start", {"fill": "random"})
    while len(kept) < LONG_GAME and table.state.status == PLAYING:
        now += 1_000
        give("tick", {}, SYSTEM)
    return kept[:LONG_GAME]


def loading_ms(kept: list[Entry]) -> float:
    began = time.perf_counter()
    Table.from_entries("bench", kept)
    return round((time.perf_counter() - began) * 1000, 1)


def measure_tables(load: Load, runs: int = 1) -> MeasuredTables:
    """The worst of the runs, by its 99th percentile; one that lost something is worse than any."""
    found = [run_once(load) for _ in range(runs)]
    worst = max(found, key=lambda figures: (figures.lost, figures.p99_ms))
    kept = long_game()
    return MeasuredTables(load, runs, worst, max(loading_ms(kept) for _ in range(runs)))
