"""One run: a table, people, servers, and a stretch of bad luck; then quiet, in which everything must come right."""

import asyncio
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Final
from unittest.mock import patch

from sqlalchemy import insert
from tests.simulation.between import SimulatedBus, simulated_transport
from tests.simulation.luck import BadCommits, Luck
from tests.simulation.network import Client, Weather, Wire
from tests.simulation.people import Account, Person
from tests.simulation.server import Server, simulated_connections
from tests.simulation.storage import MemoryStore
from tests.simulation.witness import Witness
from tests.simulation.world import Loop, World, settle

from passgo.store.schema import people, sessions
from passgo.store.tokens import token_hash
from passgo.tables import Command
from passgo.tables.called import Called
from passgo.tables.table_state import PLAYING
from passgo.web.edge import logs

TABLE: Final = "simulated"
NEVER_MS: Final = 2**52
TROUBLE: Final = 14.0  # seconds of bad luck
QUIET: Final = 4.0  # seconds of play after it
PATIENCE: Final = 40.0  # seconds in which what must come right in the end has done so

SETTINGS: Final = {
    "seats": 4,
    "open_seats": True,
    "watch": "everybody",
    "stand_in": "random",
    "pace_ms": 400,
    "clocks": {"decision_ms": 15_000, "auction_ms": 1_000, "absent_ms": 12_000},
}
# What differs from seed to seed.
CHOICES: Final[Mapping[str, Sequence[object]]] = {
    "edition": ("classic", "championship", "voyage"),
    "claim_help": ("automatic", "reminder"),
    "leavers": ("bot", "skip"),
    "watch_delay_ms": (0, 0, 1_500),
    "unattended": (True, False),
}
PLAYERS: Final = ("ann", "bob", "cleo")
ONLOOKER: Final = "otto"


class Simulation:
    def __init__(self, seed: int, servers: int = 0, **settings: object) -> None:
        self.world = World(seed)
        choice = self.world.random("settings").choice
        chosen = {name: choice(values) for name, values in CHOICES.items()}
        self.settings = {**SETTINGS, **chosen, **settings}
        self.dice = self.world.random("streets")
        self.store = MemoryStore()
        self.weather = Weather()
        self.luck = Luck(self)
        self.servers: dict[str, Server] = {}
        self.gone: list[Server] = []
        self.wires = 0
        accounts = [Account(f"{name}-id", name, f"token-of-{name}") for name in (*PLAYERS, ONLOOKER)]
        self.admit(accounts)
        self.witness = Witness(
            self.world, self.store, TABLE, {account.id: Called(account.name) for account in accounts}
        )
        for number in range(servers or 1 + seed % 3):
            self.start(f"s{number}")
        seats = (*range(len(PLAYERS)), -1)
        self.people = [
            Person(self.world, self, account, seat, self.witness.asked)
            for seat, account in zip(seats, accounts, strict=True)
        ]

    def admit(self, accounts: list[Account]) -> None:
        with self.store.writing() as conn:
            for account in accounts:
                person = {"id": account.id, "name": account.name, "language": "en", "created_ms": 0}
                session = {"id_hash": token_hash(account.token), "person": account.id, "device": "a client"}
                times = {"created_ms": 0, "seen_ms": NEVER_MS, "expires_ms": NEVER_MS}
                conn.execute(insert(people), person)
                conn.execute(insert(sessions), {**session, **times})

    # Servers.

    def start(self, name: str) -> None:
        """A process, under the address it had before."""
        self.world.note(name, "starts")
        life = f"{name}.{len(self.gone)}"
        commits = BadCommits(self.luck, self, name)
        bus = partial(SimulatedBus, self)
        self.servers[name] = Server(self.world, self.store, life, commits, self.witness.committed, bus)

    def kill(self, name: str) -> None:
        server = self.servers[name]
        if server.is_up:
            server.kill()
            self.bury(name)

    def drain(self, name: str) -> None:
        server = self.servers[name]

        def gone() -> None:
            if server.is_up:
                server.end()
                self.bury(name)

        if server.is_up and not server.site.stopping:
            server.drain(gone)

    def bury(self, name: str) -> None:
        """After a while there is another one in its place."""
        self.gone.append(self.servers[name])
        self.world.after(self.dice.uniform(0.2, 4.0), lambda: self.start(name))

    # Streets.

    def any_server(self) -> Server:
        return self.servers[self.dice.choice(sorted(self.servers))]

    def delay(self) -> float:
        return self.dice.expovariate(1 / self.weather.slow)

    def is_lost(self) -> bool:
        return self.dice.random() < self.weather.lost

    def wire_to(self, server: Server, name: str, client: Client, kind: str = "websocket") -> Wire:
        self.wires += 1
        return Wire(self.world, self.weather, f"{name}~{self.wires}", client, server.loop, kind)

    def connect(self, person: Person) -> Wire:
        """A socket for players; who only looks on follows a stream of events."""
        server = self.any_server()
        wire = self.wire_to(server, person.name, person, "websocket" if person.seat >= 0 else "http")
        self.world.note(person.name, f"comes to {server.name}")
        wire.checked = lambda frame: self.witness.sent(server.name, person.account.id, frame)
        headers = person.headers()

        def arrive() -> None:
            if not server.is_up:
                wire.end_client(1006)
            elif person.seat >= 0:
                server.take_socket(wire, f"/ws/tables/{TABLE}", TABLE, headers)
            else:
                server.take_onlooker(wire, TABLE, headers)

        self.world.after(wire.delay(), arrive)
        return wire

    def post(self, person: Person, body: bytes, answered: Callable[[bytes], None]) -> None:
        """A request takes its own way; the network may lose it or deliver it twice, and to another server."""

        def send() -> None:
            server = self.any_server()

            def back(_status: int, data: bytes) -> None:
                if b'"id":' in data:
                    self.witness.sent(server.name, person.account.id, b'{"type":"reply",' + data[1:])
                if not self.is_lost():
                    self.world.after(self.delay(), lambda: answered(data))

            if server.is_up and not self.is_lost():
                server.take_request(f"/api/tables/{TABLE}/commands", TABLE, person.headers(), body, back)

        for _ in range(2 if self.dice.random() < self.weather.doubled else 1):
            self.world.after(self.delay(), send)

    # Between servers.

    def server_at(self, url: str) -> Server:
        return self.servers[url.removeprefix("http://")]

    def call_peer(
        self, url: str, path: str, headers: Mapping[str, str], data: bytes, done: "asyncio.Future[tuple[int, bytes]]"
    ) -> None:
        def arrive() -> None:
            server = self.server_at(url)
            if not server.is_up:
                settle(done, None, ConnectionRefusedError())
            elif not self.is_lost():
                server.take_request(path, TABLE, headers, data, back)

        def back(status: int, answer: bytes) -> None:
            if not self.is_lost():
                self.world.after(self.delay(), lambda: settle(done, (status, answer), None))

        self.world.after(self.delay(), arrive)

    def reach_peer(self, asking: Loop, url: str, path: str, headers: Mapping[str, str], client: Client) -> Wire:
        server = self.server_at(url)
        wire = self.wire_to(server, asking.name, client)
        asker = next(found for found in (*self.servers.values(), *self.gone) if found.loop is asking)
        asker.upstreams = [*(known for known in asker.upstreams if known.client_there), wire]

        def arrive() -> None:
            if server.is_up:
                server.take_socket(wire, path, TABLE, headers)
            else:
                wire.end_client(1006)

        self.world.after(wire.delay(), arrive)
        return wire

    # The run.

    def run(self) -> None:
        """Raises Broken if an invariant does not hold."""
        with self.running():
            self.luck.turn_bad()
            self.world.run(self.world.now + TROUBLE)
            self.luck.turn_good()
            self.settle()

    @contextmanager
    def running(self) -> Iterator[None]:
        """The table is open and everybody is on his way; at the end nothing is left."""
        with simulated_connections(), simulated_transport(self), self.simulated_logs():
            try:
                self.open_table()
                yield
            finally:
                self.world.end([server.loop for server in (*self.gone, *self.servers.values())])
                self.store.close()

    @contextmanager
    def simulated_logs(self) -> Iterator[None]:
        """Warnings are of no interest here; a fault that a server catches and logs must not happen."""

        def fault(event: str, /, **_fields: object) -> None:
            self.world.fail("no-fault-inside", f"{event}: {sys.exc_info()[1]!r}")

        with patch.object(logs.LOGGER, "disabled", True), patch.object(logs, "fault", fault):
            yield

    def open_table(self) -> None:
        server = self.servers["s0"]
        command = Command("create", "create", self.people[0].account.id, body={"settings": self.settings})
        server.do(server.site.tables.create(command, self.people[0].name, TABLE))
        self.world.run(0.5)

    def settle(self) -> None:
        """Everybody finds back, sees the same, and can play on."""
        host = self.people[0]
        for person in self.people:
            person.calm = True
        self.wait_until("play-goes-on", lambda: self.witness.states[-1].status == PLAYING)
        self.world.run(self.world.now + QUIET)
        for person in self.people:
            person.still = True
        host.command("pause", {})
        self.wait_until("all-is-answered", lambda: not any(person.unanswered for person in self.people))
        self.wait_until("all-see-the-same", lambda: all(map(self.sees_all, self.people)))
        self.witness.check_store()
        for person in self.people:
            person.still = False
        host.command("resume", {})
        before = self.witness.actions_of_people()
        self.wait_until("play-goes-on", lambda: self.witness.actions_of_people() > before + 2)

    def wait_until(self, invariant: str, holds: Callable[[], bool]) -> None:
        end = self.world.now + PATIENCE
        while not holds():
            self.world.run(self.world.now + 1.0)
            if self.world.now > end:
                self.world.fail(invariant, f"not within {PATIENCE:.0f} s after the last fault")

    def sees_all(self, person: Person) -> bool:
        role = "spectator" if person.seat < 0 else f"seat:{person.seat}"
        version = len(self.witness.log)
        latest = range(self.witness.last_shown(), version + 1)  # talk may come with a view or without
        right = [self.witness.view(role, person.account.id, shown) for shown in latest]
        return person.version == version and person.shown in right
