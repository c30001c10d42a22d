"""A connection: one client that follows a table, with a bounded queue and a writer of its own, so that nobody waits.

`push` never waits. When too much is waiting, all of it is dropped and the client gets one snapshot instead. A client
that takes nothing for too long is cut off by the sweeper.
"""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from passgo.tables.commands.commands import PUBLIC
from passgo.web.edge.metrics import Metrics
from passgo.web.settings import Limits

# Reasons for which this server closes a socket; 4000 to 4999 are free for applications.
GOING_AWAY: Final = 1012
BROKEN_RULES: Final = 1008
SIGNED_OUT: Final = 4001
LOST_ROLE: Final = 4003

Send = Callable[[bytes], Awaitable[None]]


def anonymous() -> str:
    """An id for an anonymous spectator, so that two of them count as two. No person's id has this form."""
    return f"~{secrets.token_hex(6)}"


class Closing(Exception):
    """The end of a connection by the server."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Connection:
    """The queue of one client. `role` says what it may see; `resync` makes the message that replaces all others."""

    def __init__(
        self,
        limits: Limits,
        metrics: Metrics,
        *,
        role: str,
        person: str = "",
        session: str = "",
        granted: str = PUBLIC,
        abort: Callable[[], None] = lambda: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limits = limits
        self.metrics = metrics
        self.role = role
        self.person = person
        self.session = session
        self.granted = granted  # what its link allows
        self.abort = abort
        self.clock = clock
        self.resync: Callable[[], bytes] = lambda: b""
        self.waiting: deque[tuple[bytes, bool]] = deque()
        self.waiting_bytes = 0
        self.behind = False
        self.closing: Closing | None = None
        self.sending_since: float | None = None
        self.counted = False  # whether its table knows that it is there
        self.gone = False
        self.something = asyncio.Event()

    def push(self, message: bytes, answer: bool = False) -> None:
        """Queue a message, or replace the queue by a snapshot. Answers are in no snapshot, so they are kept."""
        if self.closing is not None or (self.behind and not answer):
            return
        if self.is_full(len(message)):
            self.fall_behind()
            if self.is_full(len(message)):
                self.close(BROKEN_RULES, "too-slow")  # it keeps asking and takes no answer
            if not answer:
                return
        self.waiting.append((message, answer))
        self.waiting_bytes += len(message)
        self.something.set()

    def is_full(self, more: int) -> bool:
        limits = self.limits
        return len(self.waiting) >= limits.queue_messages or self.waiting_bytes + more > limits.queue_bytes

    def fall_behind(self) -> None:
        self.behind = True
        self.waiting = deque((message, answer) for message, answer in self.waiting if answer)
        self.waiting_bytes = sum(len(message) for message, _ in self.waiting)
        self.metrics.resyncs.add()
        self.something.set()

    def close(self, code: int, reason: str) -> None:
        """End the connection after the queue has been sent."""
        if self.closing is None:
            self.closing = Closing(code, reason)
            self.metrics.sockets_closed.add(reason)
            self.something.set()

    async def write(self, send: Send) -> None:
        """Send the queue, for ever; raises Closing when the server ends the connection."""
        while True:
            message = self.next_message()
            if message is None:
                if self.closing is not None:
                    raise self.closing
                self.something.clear()
                await self.something.wait()
                continue
            self.sending_since = self.clock()
            await send(message)
            self.sending_since = None

    def next_message(self) -> bytes | None:
        if self.behind:
            self.behind = False
            return self.resync()
        if not self.waiting:
            return None
        message, _ = self.waiting.popleft()
        self.waiting_bytes -= len(message)
        return message

    def is_stuck(self, now: float) -> bool:
        return self.sending_since is not None and now - self.sending_since > self.limits.drain_seconds


class Connections:
    """Everybody who is connected to this server."""

    def __init__(self, metrics: Metrics, clock: Callable[[], float] = time.monotonic) -> None:
        self.metrics = metrics
        self.clock = clock
        self.all: set[Connection] = set()

    def add(self, connection: Connection) -> None:
        self.all.add(connection)

    def remove(self, connection: Connection) -> None:
        self.all.discard(connection)

    def sweep(self) -> int:
        """Cut clients that take nothing. A polite close would wait for them, so their transports are aborted."""
        now = self.clock()
        stuck = [connection for connection in self.all if connection.is_stuck(now)]
        for connection in stuck:
            connection.sending_since = None
            self.metrics.aborts.add()
            connection.abort()
        return len(stuck)

    def close_session(self, session: str) -> None:
        """Close all connections of a session that has ended."""
        for connection in list(self.all):
            if connection.session == session:
                connection.close(SIGNED_OUT, "signed-out")

    def renew_session(self, before: str, after: str) -> None:
        """The session goes on under another token; what is open stays open."""
        for connection in self.all:
            if connection.session == before:
                connection.session = after

    def close_all(self, code: int = GOING_AWAY, reason: str = "going-away") -> None:
        for connection in list(self.all):
            connection.close(code, reason)

    async def sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(1.0)
            self.sweep()
