"""Clients of the bench, as light as possible: their cost must not be mistaken for the server's."""

import asyncio
import re
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

VERSION: Final = re.compile(rb'"version":(\d+)')
HEAD: Final = 200  # bytes of a message that hold its type and version
TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
MASKED: Final = 0x80
PATIENCE: Final = 60.0


class Waiting(Struct):
    seat: int


class GamePart(Struct):
    awaiting: list[Waiting]


class OwnPart(Struct):
    actions: list[dict[str, Any]] = []


class ViewPart(Struct):
    game: GamePart
    own: OwnPart


class SnapshotPart(Struct):
    view: ViewPart


class MessagePart(Struct):
    """The part of an update, a welcome or a resync that is needed to act."""

    view: ViewPart | None = None
    snapshot: SnapshotPart | None = None

    def newest(self) -> ViewPart | None:
        return self.view if self.snapshot is None else self.snapshot.view


class ErrorPart(Struct):
    code: str = "unknown"


class ReplyPart(Struct):
    id: str
    ok: bool
    version: int
    error: ErrorPart | None = None

    @property
    def code(self) -> str:
        return self.error.code if self.error is not None else ""


READ_MESSAGE: Final = msgspec.json.Decoder(MessagePart)
READ_REPLY: Final = msgspec.json.Decoder(ReplyPart)


class BenchSeat:
    """A seat on a socket of its own. It keeps the latest message unread until it has to act."""

    def __init__(self, host: str, port: int, table: str, token: str) -> None:
        self.host = host
        self.port = port
        self.table = table
        self.token = token
        self.version = 0
        self.latest = b""
        self.told: Callable[[int], None] = lambda _version: None
        self.replies: dict[str, asyncio.Future[ReplyPart]] = {}
        self.sent = 0
        self.welcome: asyncio.Event = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        self.writer.write(
            f"GET /ws/tables/{self.table} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\n"
            f"authorization: Bearer {self.token}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        head = await self.reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head.partition(b"\r\n")[0]:
            raise ConnectionError(head.partition(b"\r\n")[0].decode("latin-1"))
        self.send(b'{"type":"hello","version":1}')
        self.task = asyncio.create_task(self.read())
        self.task.add_done_callback(self.end)
        async with asyncio.timeout(PATIENCE):
            await self.welcome.wait()

    def end(self, task: asyncio.Task[None]) -> None:
        """Fail all pending replies: the server hung up, or this client could not read its answer."""
        error = None if task.cancelled() else task.exception()
        for waiting in self.replies.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError(str(error)))

    def send(self, data: bytes, opcode: int = TEXT) -> None:
        """Send a frame under a mask of zeros, which is a mask too."""
        size = bytes([MASKED | len(data)]) if len(data) < 126 else bytes([MASKED | 126]) + len(data).to_bytes(2, "big")
        self.writer.write(bytes([0x80 | opcode]) + size + b"\0\0\0\0" + data)

    async def read(self) -> None:
        while True:
            head = await self.reader.readexactly(2)
            size = head[1]
            if size == 126:
                size = int.from_bytes(await self.reader.readexactly(2), "big")
            elif size == 127:
                size = int.from_bytes(await self.reader.readexactly(8), "big")
            data = await self.reader.readexactly(size)
            opcode = head[0] & 0x0F
            if opcode == PING:
                self.send(data, PONG)
            elif opcode == CLOSE:
                raise ConnectionError("closed by the server")
            else:
                self.take(data)

    def take(self, data: bytes) -> None:
        if data.startswith(b'{"type":"reply"'):
            reply = READ_REPLY.decode(data)
            waiting = self.replies.pop(reply.id, None)
            if waiting is not None and not waiting.done():
                waiting.set_result(reply)
        elif data.startswith((b'{"type":"update"', b'{"type":"welcome"', b'{"type":"resync"', b'{"type":"chat"')):
            found = VERSION.search(data, 0, HEAD)
            assert found is not None
            if not data.startswith(b'{"type":"chat"'):
                self.latest = data
            version = int(found[1])
            first, self.version = self.version + 1, max(self.version, version)
            if self.welcome.is_set():
                for told in range(first, version + 1):
                    self.told(told)
            self.welcome.set()

    def view(self) -> ViewPart | None:
        return READ_MESSAGE.decode(self.latest).newest()

    async def command(self, kind: str, body: object, expected: int | None = None) -> tuple[ReplyPart, float]:
        """Give a command; returns the reply and the time it was sent."""
        self.sent += 1
        name = f"{self.sent}"
        answer: asyncio.Future[ReplyPart] = asyncio.get_running_loop().create_future()
        self.replies[name] = answer
        data = msgspec.json.encode({"type": "command", "id": name, "kind": kind, "expected": expected, "body": body})
        began = time.perf_counter()
        self.send(data)
        async with asyncio.timeout(PATIENCE):
            return await answer, began

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.writer.close()


class Onlooker:
    """A spectator on an event stream."""

    def __init__(self) -> None:
        self.events = 0

    async def follow(self, host: str, port: int, table: str) -> None:
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(f"GET /sse/tables/{table} HTTP/1.1\r\nhost: {host}:{port}\r\n\r\n".encode())
        try:
            while data := await reader.read(65_536):
                self.events += data.count(b"\nid: ") + data.startswith(b"id: ")
        finally:
            writer.close()
