"""The site: what all endpoints share, such as settings, store, tables, limits and figures."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection as StoreConnection

from passgo.office import Office, Offices
from passgo.printing.print_shop import PrintShop
from passgo.store import Store, StoreUnavailable, Writer
from passgo.store.accounts import Passwords
from passgo.store.engines import sqlite_file
from passgo.web.cluster.bus import make_bus
from passgo.web.cluster.peers import Peers
from passgo.web.edge import logs
from passgo.web.edge.headers import KnownHosts
from passgo.web.edge.limits import Counts, Rate
from passgo.web.edge.metrics import Metrics
from passgo.web.edge.protocols import Gate
from passgo.web.kept_replays import Replays
from passgo.web.live.connection import Connections
from passgo.web.live.even_clock import EvenClock
from passgo.web.live.leases import Leases
from passgo.web.live.open_pages import OpenPages
from passgo.web.live.services import Services
from passgo.web.live.tables import LiveTables
from passgo.web.live.takeover import Takeover
from passgo.web.settings import Settings

T = TypeVar("T")

READERS: Final = 8
CLERKS: Final = 8  # threads for championships, which wait for the store
HASHERS: Final = 2  # one hash takes 64 MiB and a core for a fifth of a second
MINUTE: Final = 60.0
HOUR: Final = 3600.0
# One address may be a whole class or club: it counts as this many busy people, and no more. Guests cost nothing.
CROWD: Final = 20
HOSTS: Final = 5
PAUSE_SECONDS: Final = 1.0
CLOCK_SECONDS: Final = 10.0


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Rates:
    """Rates: how fast one visitor may do what costs something."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.requests = Rate(limits.requests_per_minute / MINUTE, limits.requests_per_minute)
        self.logins = Rate(limits.logins_per_minute / MINUTE, limits.logins_per_minute)
        self.guests = Rate(limits.guests_per_hour / HOUR, limits.guests_per_hour)
        self.tables = Rate(limits.tables_per_hour / HOUR, limits.tables_per_hour)
        self.tables_of_address = Rate(HOSTS * limits.tables_per_hour / HOUR, HOSTS * limits.tables_per_hour)
        self.proposals = Rate(limits.proposals_per_hour / HOUR, limits.proposals_per_hour)
        self.commands = Rate(limits.commands_per_second, limits.commands_at_once)
        self.commands_of_address = Rate(CROWD * limits.commands_per_second, CROWD * limits.commands_at_once)
        self.streams = Counts(limits.streams_per_address)


class Site:
    """One running server."""

    def __init__(self, settings: Settings, store: Store, passwords: Passwords | None = None, address: str = "") -> None:
        self.settings = settings
        self.store = store
        self.writer = Writer(store)
        self.metrics = Metrics()
        self.connections = Connections(self.metrics)
        self.secret = (settings.secret or kept_secret(store)).encode()
        self.peers = Peers(self.secret, now_ms)
        self.bus = make_bus(settings.bus)
        # An SQLite file has one server (`serve` ensures it), so its tables need no lease.
        owner = "" if store.is_sqlite else settings.peer_url.rstrip("/") or address or "this server"
        self.clock = EvenClock(now_ms)
        self.services = Services(settings, store, self.writer, self.metrics, self.connections, self.clock, self.bus)
        self.leases = Leases(self.services, owner)
        self.tables = LiveTables(self.services, self.leases, self.peers)
        self.takeover = Takeover(self.tables)
        self.gate = Gate(settings, self.metrics)
        self.rates = Rates(settings)
        self.hosts = KnownHosts(settings)
        self.passwords = passwords or Passwords()
        backups = Path(settings.backups) if settings.backups else None
        self.offices = Offices(store, write=lambda change: self.writer.submit(change).result(), backups=backups)
        self.clerks = ThreadPoolExecutor(CLERKS, thread_name_prefix="passgo-office")
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="passgo-read")
        self.hashers = ThreadPoolExecutor(HASHERS, thread_name_prefix="passgo-hash")
        self.print_shop = PrintShop()
        self.replays = Replays()
        self.waiting = OpenPages()  # of entrants who wait for an online round
        self.stopping = False
        self.chores: list[Callable[[], Awaitable[None]]] = [
            self.connections.sweep_for_ever,
            self.tables.tidy_for_ever,
            self.takeover.beat_for_ever,
            self.keep_time,
            self.bus.run,
        ]
        self.tasks: list[asyncio.Task[None]] = []
        self.count_for_metrics()

    def count_for_metrics(self) -> None:
        gauge = self.metrics.gauge
        gauge("passgo_connections", "Sockets and event streams open now.", lambda: len(self.connections.all))
        gauge("passgo_tables", "Tables in memory.", lambda: len(self.tables.rooms))
        gauge("passgo_tables_elsewhere", "Tables of other servers seen from here.", lambda: len(self.tables.remote))
        gauge("passgo_store_waiting", "Writes that wait for the store.", lambda: self.writer.figures().waiting)
        gauge("passgo_store_batches", "Commits since the start.", lambda: self.writer.figures().batches)
        gauge("passgo_store_writes", "Writes since the start.", lambda: self.writer.figures().writes)
        gauge("passgo_store_outages", "Failed batches since the start.", lambda: self.writer.figures().outages)

    async def ask(self, query: Callable[[StoreConnection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.store.ask, query)

    async def write(self, change: Callable[[StoreConnection], T]) -> T:
        """Write to the store; returns when the change is committed."""
        return await asyncio.wrap_future(self.writer.submit(change))

    async def in_office(self, work: Callable[[], T]) -> T:
        """Do work that touches an office: it blocks, so it never runs on the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self.clerks, work)

    async def hashing(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.hashers, work)

    async def is_ready(self) -> bool:
        try:
            await asyncio.get_running_loop().run_in_executor(self.readers, self.store.ping)
        except StoreUnavailable:
            return False
        return not self.stopping

    async def start(self) -> None:
        self.tasks = [asyncio.create_task(self.keep_up(chore)) for chore in self.chores]
        self.share_news_of_offices(asyncio.get_running_loop())

    async def keep_up(self, chore: Callable[[], Awaitable[None]]) -> None:
        """Keep a chore running after an unexpected error: without the one that renews leases all tables would go."""
        while True:
            try:
                await chore()
            except Exception:
                self.metrics.faults.add()
                logs.fault("chore failed and begins again")
                await asyncio.sleep(PAUSE_SECONDS)
            else:
                return

    def share_news_of_offices(self, loop: asyncio.AbstractEventLoop) -> None:
        """Tell championships on other servers of every write here at once, and the other way round."""

        def wrote(office: Office, _found: object, _now: object) -> None:
            loop.call_soon_threadsafe(self.bus.publish, office.stream, office.version)

        def heard(topic: str, version: int) -> None:
            room, _, id = topic.partition("/")
            office = self.offices.opened.get(id) if room == "championship" else None
            if office is not None and version > office.version:
                self.clerks.submit(office.catch_up)

        self.offices.watchers.append(wrote)
        self.bus.listeners.append(heard)

    async def keep_time(self) -> None:
        while True:
            await asyncio.sleep(CLOCK_SECONDS)
            if self.tables.rooms:
                self.clock.look()
            else:
                self.clock.follow()

    async def stop_tables(self) -> None:
        """Finish what every table is doing, and let other servers have them."""
        self.takeover.stop()
        await self.tables.stop()

    async def stop(self) -> None:
        """Finish all work in progress and close the store."""
        self.stopping = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.stop_tables()
        loop = asyncio.get_running_loop()
        self.clerks.shutdown(wait=False, cancel_futures=True)
        self.print_shop.close()
        await loop.run_in_executor(self.readers, self.writer.close)
        self.hashers.shutdown(wait=False, cancel_futures=True)
        self.readers.shutdown(wait=True)
        self.store.close()


def kept_secret(store: Store) -> str:
    """The secret, kept next to an SQLite file so that open forms survive a restart; otherwise drawn at each start."""
    if not store.is_sqlite:
        return secrets.token_hex(32)
    file = Path(f"{sqlite_file(store.url)}.secret")
    try:
        file.touch(mode=0o600, exist_ok=False)
        file.write_text(secrets.token_hex(32), encoding="ascii")
    except FileExistsError:
        pass
    except OSError:
        return secrets.token_hex(32)
    return file.read_text(encoding="ascii").strip() or secrets.token_hex(32)
