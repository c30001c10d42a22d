"""Between servers: signed calls, sockets that one relays for another, and news on the bus. All of it gets lost.

Only the transport is simulated: what is sent, signed and checked is the servers' own.
"""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final
from unittest.mock import patch
from urllib.parse import urlsplit

from tests.simulation.network import Wire
from tests.simulation.world import Loop
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close

from passgo.web.cluster import peers
from passgo.web.cluster.bus import Bus

if TYPE_CHECKING:
    from tests.simulation.server import Server
    from tests.simulation.simulation import Simulation

FIRST_CLOSE_CODE: Final = 1000  # smaller numbers are the status of a refused upgrade


class SimulatedBus(Bus):
    def __init__(self, simulation: "Simulation", server: "Server") -> None:
        super().__init__()
        self.simulation = simulation
        self.server = server

    def publish(self, topic: str, version: int) -> None:
        for other in self.simulation.servers.values():
            if other is not self.server and not self.simulation.is_lost():
                self.simulation.world.after(self.simulation.delay(), hearing(other, topic, version))


def hearing(server: "Server", topic: str, version: int) -> Callable[[], None]:
    def hear() -> None:
        for listener in server.site.bus.listeners:
            server.loop.call_soon(listener, topic, version)

    return hear


class Upstream:
    """The end of a relayed socket at the server that relays it: what it uses of a client's connection."""

    def __init__(self) -> None:
        self.wire: Wire | None = None
        self.waiting: asyncio.Queue[bytes | Close] = asyncio.Queue()
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport = self

    def opened(self, _wire: Wire) -> None:
        if not self.ready.done():
            self.ready.set_result(None)

    def received(self, _wire: Wire, frame: bytes) -> None:
        self.waiting.put_nowait(frame)

    def closed(self, _wire: Wire, code: int) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionRefusedError(f"closed with {code}"))
        self.waiting.put_nowait(Close(max(code, FIRST_CLOSE_CODE), ""))

    async def send(self, frame: str | bytes) -> None:
        assert self.wire is not None
        if not self.wire.client_there:
            raise ConnectionClosedError(None, None)
        self.wire.send(frame.encode() if isinstance(frame, str) else frame)

    async def recv(self, decode: bool) -> bytes:
        assert not decode
        got = await self.waiting.get()
        if isinstance(got, Close):
            raise ConnectionClosedError(got, None)
        return got

    def close(self) -> None:
        assert self.wire is not None
        self.wire.leave()


def process() -> Loop:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Loop)
    return loop


@contextmanager
def simulated_transport(simulation: "Simulation") -> Iterator[None]:
    async def post(url: str, path: str, headers: Mapping[str, str], data: bytes) -> tuple[int, bytes]:
        done: asyncio.Future[tuple[int, bytes]] = process().create_future()
        simulation.call_peer(url, path, headers, data, done)
        return await done

    async def connect(url: str, additional_headers: Mapping[str, str], **_options: Any) -> Upstream:
        upstream = Upstream()
        parts = urlsplit(url)
        upstream.wire = simulation.reach_peer(
            process(), f"http://{parts.netloc}", parts.path, additional_headers, upstream
        )
        async with asyncio.timeout(peers.ANSWER_SECONDS):
            await upstream.ready
        return upstream

    with patch.object(peers, "post", post), patch.object(peers, "connect", connect):
        yield
