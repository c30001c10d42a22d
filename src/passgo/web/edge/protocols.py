"""The HTTP protocol of uvicorn with the limits it lacks: connections of one address, time for a request, and time to
take the answer."""

import asyncio
import socket
from typing import Any, Final, cast
from weakref import WeakSet

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from passgo.web.edge.limits import REMEMBERED, address_key
from passgo.web.edge.metrics import Metrics
from passgo.web.settings import Settings

# How much the system buffers for a client that does not read. The default grows to megabytes for each.
SEND_BUFFER: Final = 131_072
LEAST_TAKEN: Final = 4_096  # bytes of an answer, in the time after which an idle reader is cut
BUSY: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain\r\ncontent-length: 21\r\n"
    b"retry-after: 10\r\nconnection: close\r\n\r\ntoo-many-connections\n"
)


class Gate:
    """A counter of open connections. A transport that is gone no longer counts, whichever protocol it ended with."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.limits = settings.limits
        self.metrics = metrics
        # Behind a proxy every connection has the proxy's address: counting them would shut everybody out.
        # In a cluster some connections are other servers', each for one of their own clients.
        self.behind_proxy = bool(settings.trusted_proxies or settings.bus)
        self.open: dict[str, WeakSet[asyncio.Transport]] = {}

    def admits(self, transport: asyncio.Transport, address: str | None) -> bool:
        key = address_key(address)
        if len(self.open) > REMEMBERED:
            self.forget_those_gone()
        held = self.open.setdefault(key, WeakSet())
        if not self.behind_proxy and len(held) >= self.limits.connections_per_address:
            living = [other for other in held if not other.is_closing()]
            self.open[key] = held = WeakSet(living)
            if len(living) >= self.limits.connections_per_address:
                self.metrics.refused.add("connections-per-address")
                return False
        held.add(transport)
        return True

    def forget_those_gone(self) -> None:
        for key in [key for key, held in self.open.items() if not len(held)]:
            del self.open[key]


class GuardedProtocol(H11Protocol):
    """A protocol that rejects clients with too many connections, and cuts those too slow to send a request."""

    gate: Gate

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self.slow: asyncio.TimerHandle | None = None
        self.unread: asyncio.TimerHandle | None = None
        self.is_socket = False
        raw = transport.get_extra_info("socket")
        if raw is not None:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        # An endpoint uses this to cut a client that does not read: closing would wait for it.
        self.app_state = {**self.app_state, "abort": transport.abort}
        if not self.gate.admits(transport, self.client[0] if self.client else None):
            transport.write(BUSY)
            transport.close()
            return
        self.watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch()

    def watch(self) -> None:
        """Start or stop the clock of a request that has not fully arrived."""
        unfinished = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if self.is_socket or self.transport.is_closing() or not unfinished:
            self.stop_watching()
        elif self.slow is None:
            self.slow = self.loop.call_later(self.gate.limits.header_seconds, self.too_slow)

    def stop_watching(self) -> None:
        if self.slow is not None:
            self.slow.cancel()
            self.slow = None

    def too_slow(self) -> None:
        self.slow = None
        if not self.transport.is_closing():
            self.gate.metrics.refused.add("slow-request")
            self.transport.abort()

    # Answers. A client that does not take its answer would hold the connection for ever: a polite close waits too.

    def pause_writing(self) -> None:
        super().pause_writing()
        self.await_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stop_awaiting()

    def timeout_keep_alive_handler(self) -> None:
        was_open = not self.transport.is_closing()
        super().timeout_keep_alive_handler()
        if was_open:
            self.await_reader()

    def await_reader(self) -> None:
        self.stop_awaiting()
        left = self.transport.get_write_buffer_size()
        self.unread = self.loop.call_later(self.gate.limits.drain_seconds, self.look_at_reader, left)

    def look_at_reader(self, before: int) -> None:
        if before - self.transport.get_write_buffer_size() < LEAST_TAKEN:
            self.gate.metrics.aborts.add()
            self.transport.abort()
        else:
            self.await_reader()

    def stop_awaiting(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.is_socket = True
        self.stop_watching()
        self.stop_awaiting()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_watching()
        self.stop_awaiting()
        super().connection_lost(exc)


def guarded(gate: Gate) -> type[asyncio.Protocol]:
    """The protocol class of one server; uvicorn makes its objects itself, so the gate must be on the class."""
    made: Any = type("GuardedProtocol", (GuardedProtocol,), {"gate": gate})
    return cast("type[asyncio.Protocol]", made)
