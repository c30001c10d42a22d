"""A server process: the real tables, rooms, sockets and requests, on a loop, a clock and a writer of the simulation."""

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final
from unittest.mock import patch

from starlette.requests import Request
from starlette.routing import Route
from starlette.websockets import WebSocket
from tests.simulation.network import Wire
from tests.simulation.storage import Commits, MemoryStore, SimulatedWriter
from tests.simulation.world import BEGIN_MS, Loop, World

from passgo.engine import SeededChance
from passgo.store.writer import Job
from passgo.web.api import endpoints
from passgo.web.cluster.bus import Bus
from passgo.web.cluster.peers import PREFIX, Peers
from passgo.web.edge.limits import Counts, Rate
from passgo.web.edge.metrics import Metrics
from passgo.web.edge.problems import Problem, as_problem
from passgo.web.live import event_streams, relay, sockets
from passgo.web.live.connection import Connection, Connections
from passgo.web.live.leases import Leases
from passgo.web.live.relay import Relay
from passgo.web.live.services import Services
from passgo.web.live.tables import LiveTables
from passgo.web.live.takeover import Takeover
from passgo.web.settings import Limits, Settings
from passgo.web.site import Site

SETTINGS: Final = Settings(limits=Limits(queue_messages=16, drain_seconds=8.0), secret="s" * 32, ping_seconds=2.0)
POST_COMMAND: Final = next(found for found in endpoints.ENDPOINTS if found.handler is endpoints.post_command)
FAST: Final = 10_000  # nobody is too fast here

Answered = Callable[[int, bytes], None]
Committed = Callable[[str, list[Job[Any]]], None]


class Numbered(Connection):
    """Counted, so that a set of them has the same order in every run; its clock is the process's own."""

    def __init__(self, *args: Any, **named: Any) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Loop)
        super().__init__(*args, **named, clock=loop.time)
        loop.world.counted += 1
        self.number = loop.world.counted

    def __hash__(self) -> int:
        return self.number


class NumberedRelay(Numbered, Relay):
    pass


@contextmanager
def simulated_connections() -> Iterator[None]:
    relays = patch.object(sockets, "Relay", NumberedRelay)
    with patch.object(sockets, "Connection", Numbered), patch.object(event_streams, "Connection", Numbered), relays:
        yield


class SimulatedRates:
    def __init__(self, loop: Loop) -> None:
        self.commands = self.commands_of_address = Rate(FAST, FAST, loop.time)
        self.streams = Counts(FAST)


class SimulatedSite(Site):
    """What the endpoints of live tables use of a site; made without threads and files."""

    def __init__(
        self, store: MemoryStore, writer: SimulatedWriter, loop: Loop, clock: Callable[[], int], bus: Bus
    ) -> None:
        self.settings = SETTINGS
        self.store = store
        self.writer = writer
        self.metrics = Metrics()
        self.connections = Connections(self.metrics, loop.time)
        self.secret = SETTINGS.secret.encode()
        self.peers = Peers(self.secret, clock)
        self.bus = bus
        owner = address(loop.name)
        chance = SeededChance(loop.dice.getrandbits(60))
        self.services = Services(SETTINGS, store, writer, self.metrics, self.connections, clock, bus, chance)
        self.leases = Leases(self.services, owner)
        self.tables = LiveTables(self.services, self.leases, self.peers)
        self.takeover = Takeover(self.tables)
        self.rates = SimulatedRates(loop)  # type: ignore[assignment]
        self.readers = None  # type: ignore[assignment]
        self.stopping = False


def address(server: str) -> str:
    """Under which a server holds its leases; a restarted one has the same."""
    return f"http://{server.partition('.')[0]}"


class Server:
    """One process from its start to its end. A restart makes another one."""

    def __init__(
        self,
        world: World,
        store: MemoryStore,
        name: str,
        commits: Commits,
        committed: Committed,
        make_bus: Callable[["Server"], Bus],
    ) -> None:
        self.world = world
        self.name = name
        self.loop = Loop(world, name)  # type: ignore[abstract]  # sockets and signals are not simulated
        self.skew_ms = 0
        self.wires: list[Wire] = []
        self.upstreams: list[Wire] = []  # at other servers, for clients of this one
        self.writer = SimulatedWriter(store, self.loop, commits, lambda jobs: committed(name, jobs))
        self.site = SimulatedSite(store, self.writer, self.loop, self.clock, make_bus(self))
        routes = [route for route in relay.routes(self.site) if isinstance(route, Route)]
        self.calls = {route.path.rpartition("/")[2]: route.endpoint for route in routes}
        site = self.site
        for work in (
            site.tables.tidy_for_ever(),
            site.takeover.beat_for_ever(),
            site.connections.sweep_for_ever(),
        ):
            self.do(work)

    def clock(self) -> int:
        return BEGIN_MS + int(self.world.now * 1000) + self.skew_ms

    def do(self, work: Coroutine[Any, Any, Any]) -> None:
        self.loop.create_task(work)

    @property
    def is_up(self) -> bool:
        return not self.loop.dead

    # What comes from outside.

    def keep(self, wire: Wire) -> None:
        self.wires = [*(known for known in self.wires if known.server_there), wire]

    def take_socket(self, wire: Wire, path: str, table: str, headers: Mapping[str, str]) -> None:
        """Of a client, or of another server for one of its own."""
        self.keep(wire)
        serve = sockets.peer_socket if path.startswith(PREFIX) else sockets.table_socket
        self.do(serve(self.site, WebSocket(wire.scope(path, table, headers), wire.receive, wire.answer)))

    def take_onlooker(self, wire: Wire, table: str, headers: Mapping[str, str]) -> None:
        self.keep(wire)
        scope = wire.scope(f"/sse/tables/{table}", table, headers)

        async def show() -> None:
            try:
                response = await event_streams.table_stream(self.site, Request(scope, wire.receive))
                await response(scope, wire.receive, wire.answer)
            except Exception as error:
                self.known(error)
                wire.abort()

        self.do(show())

    def take_request(self, path: str, table: str, headers: Mapping[str, str], body: bytes, answered: Answered) -> None:
        """A command of a client, or a call of another server."""

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        scope = {
            "type": "http",
            "method": "POST",
            "path": path,
            "raw_path": path.encode(),
            "path_params": {"table": table},
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        }
        self.do(self.answer(Request(scope, receive), answered))

    async def answer(self, request: Request, answered: Answered) -> None:
        path = request.url.path
        try:
            if path.startswith(PREFIX):
                response = await self.calls[path.rpartition("/")[2]](request)
            else:
                response = await POST_COMMAND.answer(self.site, request)
        except Exception as error:
            problem = self.known(error)
            answered(problem.status, json.dumps({"error": {"code": problem.code}}).encode())
        else:
            answered(response.status_code, bytes(response.body))

    def known(self, error: Exception) -> Problem:
        """An error that a visitor is told; any other must not happen."""
        problem = as_problem(error)
        if problem is None:
            self.world.fail("no-fault-inside", f"{self.name}: {error!r}")
        return problem or Problem("internal")

    # What befalls it.

    def kill(self) -> None:
        self.world.note(self.name, "is killed")
        self.end()

    def end(self) -> None:
        self.loop.dead = True
        for wire in self.wires:
            wire.die()
        for wire in self.upstreams:
            wire.break_off("server")

    def drain(self, gone: Callable[[], None]) -> None:
        """As before an upgrade: the server finishes what it was doing, and hands its tables over."""
        self.world.note(self.name, "is asked to end")

        async def finish() -> None:
            self.site.stopping = True
            self.site.connections.close_all()
            await self.site.stop_tables()
            gone()

        self.do(finish())

    def stop(self) -> None:
        self.world.note(self.name, "is stopped")
        self.loop.stopped = True

    def go_on(self) -> None:
        if self.loop.stopped:
            self.world.note(self.name, "goes on")
            self.loop.go_on()

    def set_clock(self, skew_ms: int) -> None:
        self.world.note(self.name, f"has its clock set {skew_ms} ms off")
        self.skew_ms = skew_ms
