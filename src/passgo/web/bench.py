"""How fast tables are over real sockets on loopback: from an action to all seats, with onlookers beside them.

The server runs in a process of its own, as people run it; the clients share one more. Every seat that is told of an
action notes when; an action that does not reach all seats is lost.
"""

import asyncio
import gc
import os
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from passgo.client import Server
from passgo.engine import SeededChance
from passgo.store import Entry
from passgo.tables import Command, Table
from passgo.web.bench_seat import BenchSeat, Onlooker, ViewPart

GRACE_SECONDS: Final = 5.0
SETTLE_SECONDS: Final = 2.0
LONG_GAME: Final = 2_000  # entries of a game that is loaded
OPENING: Final = 40  # sockets opened at once
ROOMY: Final = {
    "limits.connections_per_address": "100000",
    "limits.streams_per_address": "100000",
    "limits.requests_per_minute": "10000000",
    "limits.guests_per_hour": "10000000",
    "limits.tables_per_hour": "10000000",
    "limits.commands_per_second": "100000",
    "limits.commands_at_once": "100000",
    "log_level": "warning",
}


@dataclass(frozen=True)
class Load:
    """What is asked of the server."""

    tables: int = 100
    clients: int = 6
    actions_per_second: float = 2.0  # at each table
    spectators: int = 500
    seconds: float = 60.0
    database: str = ""  # a fresh SQLite file if empty

    def command(self, runs: int) -> str:
        return (
            f"passgo bench tables --json --tables {self.tables} --clients {self.clients} "
            f"--actions {self.actions_per_second:g} --spectators {self.spectators} "
            f"--seconds {self.seconds:g} --runs {runs}"
        )


@dataclass(frozen=True)
class TableFigures:
    """What one run measured. Times are milliseconds from sending an action to its arrival at the last seat."""

    actions: int
    refused: int
    deliveries: int
    lost: int
    p50_ms: float
    p99_ms: float
    worst_ms: float
    acknowledged_p99_ms: float
    actions_per_second: float
    spectator_events: int
    server_cpu_seconds: float
    server_rss_mib: float
    resyncs: int
    aborts: int


@dataclass(frozen=True)
class MeasuredTables:
    load: Load
    runs: int
    worst: TableFigures
    loading_ms: float  # a game of 2,000 entries, from the store's entries to a table: the slowest of the runs


class Flight:
    """One action on its way: when it was sent and how many seats have not yet been told."""

    def __init__(self, seats: int) -> None:
        self.sent = 0.0
        self.missing = seats
        self.arrived = 0.0

    def land(self) -> None:
        self.missing -= 1
        if self.missing == 0:
            self.arrived = time.perf_counter()


class BenchTable:
    """One table with its seats; actions are sent at a steady pace, by whoever may act."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.seats: list[BenchSeat] = []
        self.flights: dict[int, Flight] = {}
        self.acknowledged: list[float] = []
        self.refused = 0
        self.deliveries = 0
        self.people: list[Server] = []
        self.id = ""

    async def set_up(self, url: str) -> None:
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

    async def connect(self, host: str, port: int) -> None:
        for person in self.people:
            seat = BenchSeat(host, port, self.id, person.token)
            await seat.connect()
            seat.told = self.note
            self.seats.append(seat)

    def note(self, version: int) -> None:
        """One seat was told of this version."""
        self.deliveries += 1
        self.flight(version).land()

    def flight(self, version: int) -> Flight:
        """A seat may be told before the one that acts has its reply."""
        if version not in self.flights:
            self.flights[version] = Flight(len(self.seats))
        return self.flights[version]

    async def play(self, until: float, start: float) -> None:
        interval = 1 / self.load.actions_per_second
        due = start
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self.act()
            due += interval

    async def act(self) -> None:
        """Whoever is awaited does something plain; when the game is over somebody says so, which is told like it."""
        view = self.seats[0].view()
        seat = self.seats[view.game.awaiting[0].seat] if view is not None and view.game.awaiting else self.seats[0]
        action = sensible(seat.view())
        if action is None:
            reply, sent = await seat.command("chat", {"preset": "good-game"})
        else:
            reply, sent = await seat.command("act", {"action": action}, seat.version)
        if reply.ok:
            self.acknowledged.append(time.perf_counter() - sent)
            self.flight(reply.version).sent = sent
        else:
            self.refused += 1

    async def close(self) -> None:
        for seat in self.seats:
            await seat.close()


def sensible(view: ViewPart | None) -> dict[str, Any] | None:
    """Something plain this seat may do now."""
    listed = [] if view is None else view.own.actions
    for kind in ("pay", "roll", "buy", "end", "decline", "pass", "choose", "reject", "mortgage", "sell", "bankrupt"):
        for action in listed:
            if action["type"] == kind:
                return action
    return None


async def drive(url: str, load: Load, process: int) -> TableFigures:
    tables = [BenchTable(load) for _ in range(load.tables)]
    await in_groups([table.set_up(url) for table in tables], OPENING // 4)
    host, _, port = url.removeprefix("http://").partition(":")
    await in_groups([table.connect(host, int(port)) for table in tables], OPENING // 4)
    onlookers = [Onlooker() for _ in range(load.spectators)]
    watching = []
    for number, onlooker in enumerate(onlookers):
        watching.append(asyncio.create_task(onlooker.follow(host, int(port), tables[number % len(tables)].id)))
        if number % OPENING == 0:
            await asyncio.sleep(0.02)
    await asyncio.sleep(SETTLE_SECONDS)
    gc.collect()
    gc.disable()  # pauses of the six hundred clients in this process are not the server's
    cpu = cpu_seconds(process)
    start = time.perf_counter()
    spread = 1 / load.actions_per_second
    plays = [
        table.play(start + load.seconds, start + spread * number / len(tables)) for number, table in enumerate(tables)
    ]
    await asyncio.gather(*plays)
    took = time.perf_counter() - start
    await settle(tables)
    gc.enable()
    cpu = cpu_seconds(process) - cpu
    metrics = await asyncio.to_thread(read_metrics, url)
    for task in watching:
        task.cancel()
    figures = summed_up(tables, took, sum(onlooker.events for onlooker in onlookers), cpu, rss_mib(process), metrics)
    await in_groups([table.close() for table in tables], OPENING)
    return figures


async def in_groups(work: list[Any], size: int) -> None:
    for start in range(0, len(work), size):
        await asyncio.gather(*work[start : start + size])


async def settle(tables: list[BenchTable]) -> None:
    """Give what is still on its way a few seconds."""
    end = time.perf_counter() + GRACE_SECONDS
    while time.perf_counter() < end and any(flight.missing for table in tables for flight in table.flights.values()):
        await asyncio.sleep(0.05)


def summed_up(
    tables: list[BenchTable], took: float, events: int, cpu: float, rss: float, metrics: dict[str, float]
) -> TableFigures:
    flights = [flight for table in tables for flight in table.flights.values()]
    whole = sorted((flight.arrived - flight.sent) * 1000 for flight in flights if not flight.missing and flight.sent)
    acknowledged = sorted(1000 * seconds for table in tables for seconds in table.acknowledged)
    acted = sum(len(table.acknowledged) for table in tables)
    return TableFigures(
        actions=acted,
        refused=sum(table.refused for table in tables),
        deliveries=sum(table.deliveries for table in tables),
        lost=sum(flight.missing > 0 for flight in flights),
        p50_ms=percentile(whole, 0.50),
        p99_ms=percentile(whole, 0.99),
        worst_ms=percentile(whole, 1.0),
        acknowledged_p99_ms=percentile(acknowledged, 0.99),
        actions_per_second=acted / took,
        spectator_events=events,
        server_cpu_seconds=cpu,
        server_rss_mib=rss,
        resyncs=int(metrics.get("passgo_resyncs_total", 0)),
        aborts=int(metrics.get("passgo_aborts_total", 0)),
    )


def percentile(values: list[float], part: float) -> float:
    return round(values[min(len(values) - 1, int(len(values) * part))], 2) if values else 0.0


def read_metrics(url: str) -> dict[str, float]:
    _, data = Server(url).request("GET", "/metrics", None)
    found = re.findall(r"^(\w+) ([0-9.e+]+)$", data.decode(), re.M)
    return {name: float(value) for name, value in found}


def cpu_seconds(process: int) -> float:
    """What the server has used so far; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rss_mib(process: int) -> float:
    try:
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text(encoding="ascii"))
    except OSError:
        return 0.0
    return round(int(found[1]) / 1024, 1) if found else 0.0


def run_once(load: Load) -> TableFigures:
    """A fresh server, the load, and a stop."""
    with tempfile.TemporaryDirectory() as folder:
        database = load.database or f"sqlite:///{folder}/bench.db"
        options = [part for name, value in ROOMY.items() for part in ("--set", f"{name}={value}")]
        code = "import typer; from passgo.cli_web import run; typer.run(run)"
        server = subprocess.Popen(
            [sys.executable, "-c", code, "--port", "0", "--database", database, *options],
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        try:
            assert server.stdout is not None
            found = re.search(r"(http://127\.0\.0\.1:\d+)/", server.stdout.readline())
            assert found is not None, "the server did not start"
            return asyncio.run(drive(found[1], load, server.pid))
        finally:
            server.terminate()
            server.wait(30)
            assert server.stdout is not None
            server.stdout.close()


def long_game() -> list[Entry]:
    """A game of bots that is as long as a long evening."""
    table = Table("bench")
    kept: list[Entry] = []
    now = 0
    chance = SeededChance(1)
    settings = {"seats": 6, "unattended": True, "pace_ms": 0, "clocks": {"auction_ms": 0}}

    def give(kind: str, body: dict[str, Any], role: str = "public") -> None:
        outcome = table.handle(Command(kind, kind, "host", role, body=body), now, chance)
        for new in outcome.entries:
            kept.append(Entry("bench", len(kept) + 1, new.kind, new.body, new.at_ms, "", ""))
        if outcome.entries:
            table.commit()

    give("create", {"settings": settings})
    give("start", {"fill": "trader"})
    while len(kept) < LONG_GAME and table.state.status == "playing":
        now += 1_000
        give("tick", {}, "system")
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
