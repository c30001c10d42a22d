"""Connections between clients and servers. Frames of one connection keep their order, as TCP has it; everything else
may go wrong: it takes long, it breaks and loses what was under way, or one end never hears that the other is gone.
"""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Protocol

from tests.simulation.world import Loop, World

WINDOW: Final = 12  # frames under way; who sends more waits, as on a full socket
OK: Final = 200
KEEPALIVE: Final = 40.0  # after so long without a sign a server gives a connection up


class Client(Protocol):
    """The end that people sit at."""

    def opened(self, wire: "Wire") -> None: ...
    def received(self, wire: "Wire", frame: bytes) -> None: ...
    def closed(self, wire: "Wire", code: int) -> None: ...


@dataclass
class Weather:
    """How the network is now."""

    slow: float = 0.01  # mean of a delay, in seconds
    breaks: float = 0.0  # the share of frames at which a connection breaks
    lost: float = 0.0  # of requests, and of their answers
    doubled: float = 0.0  # of requests


class Wire:
    """One WebSocket, or one stream of events. The server's end speaks ASGI."""

    def __init__(
        self, world: World, weather: Weather, name: str, client: Client, loop: Loop, kind: str = "websocket"
    ) -> None:
        self.world = world
        self.weather = weather
        self.name = name
        self.client = client
        self.loop = loop
        self.kind = kind
        self.dice: Random = world.random(f"wire {name}")
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()  # by the server
        self.room = asyncio.Event()
        self.under_way = 0
        self.up = self.down = True  # whether frames still arrive in that direction
        self.client_there = self.server_there = True
        self.last_up = self.last_down = 0.0
        self.checked: Callable[[bytes], None] = lambda _frame: None
        if kind == "websocket":
            self.heard.put_nowait({"type": "websocket.connect"})

    # The client's end.

    def send(self, frame: bytes) -> None:
        self.tempt_fate()
        self.last_up = max(self.last_up, self.world.now + self.delay())
        self.world.put(
            self.last_up, lambda: self.reach_server({"type": "websocket.receive", "text": frame.decode()}), None
        )

    def leave(self) -> None:
        """The client closes its end; the server hears of it, if it hears anything."""
        self.client_there = False
        self.last_up = max(self.last_up, self.world.now + self.delay())
        self.world.put(self.last_up, self.hang_up, None)

    # Between.

    def delay(self) -> float:
        return self.dice.expovariate(1 / self.weather.slow)

    def tempt_fate(self) -> None:
        if self.dice.random() < self.weather.breaks:
            self.break_off(self.dice.choice(["both", "both", "client", "server", "nobody"]))

    def break_off(self, hears: str) -> None:
        """What is under way is lost. Both ends hear of it, or one, or nobody."""
        if not self.up and not self.down:
            return
        self.world.note(self.name, f"breaks, {hears} hears")
        self.up = self.down = False
        if hears in ("both", "client"):
            self.world.after(self.delay(), lambda: self.end_client(1006))
        self.world.after(self.delay() if hears in ("both", "server") else KEEPALIVE, self.end_server)

    def reach_server(self, message: dict[str, Any]) -> None:
        if self.up and self.server_there and not self.loop.dead:
            self.heard.put_nowait(message)

    def hang_up(self) -> None:
        if self.up:
            self.end_server()

    def end_server(self) -> None:
        if self.server_there and not self.loop.dead:
            self.server_there = False
            self.heard.put_nowait({"type": f"{self.kind}.disconnect", "code": 1006})
            self.room.set()

    def end_client(self, code: int) -> None:
        if self.client_there:
            self.client_there = False
            self.client.closed(self, code)

    def reach_client(self, frame: bytes) -> None:
        if self.down:
            self.under_way -= 1
            self.room.set()
            if self.client_there:
                self.client.received(self, frame)

    # The server's end.

    def scope(self, path: str, table: str, headers: Mapping[str, str]) -> dict[str, Any]:
        return {
            "type": self.kind,
            "method": "GET",
            "path": path,
            "raw_path": path.encode(),
            "path_params": {"table": table},
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "subprotocols": ["passgo.1"],
            "client": ("192.0.2.1", 1),
            "state": {"abort": self.abort},
            "extensions": {"websocket.http.response": {}},
        }

    async def receive(self) -> dict[str, Any]:
        return await self.heard.get()

    async def answer(self, message: Any) -> None:
        """What the server sends, in ASGI's words."""
        kind = message["type"]
        if self.loop.dead:
            return
        if kind == "websocket.send":
            await self.send_down(message["text"].encode())
        elif kind == "websocket.accept":
            self.later_down(lambda: self.client.opened(self) if self.client_there else None)
        elif kind == "websocket.close":
            self.server_there = False
            self.later_down(lambda: self.end_client(message.get("code", 1000)))
        elif kind == "http.response.body":
            await self.send_event(message["body"], message.get("more_body", False))
        elif kind == "websocket.http.response.start" or (kind == "http.response.start" and message["status"] != OK):
            self.server_there = False
            self.later_down(lambda: self.end_client(message["status"]))

    async def send_event(self, body: bytes, more: bool) -> None:
        _, found, data = body.partition(b"data: ")
        if found:
            await self.send_down(data.strip())
        elif not more:
            self.server_there = False
            self.later_down(lambda: self.end_client(OK))
        else:
            self.later_down(lambda: self.client.opened(self) if self.client_there else None)

    async def send_down(self, frame: bytes) -> None:
        self.checked(frame)
        while self.under_way >= WINDOW and self.server_there:
            self.room.clear()
            await self.room.wait()
        if not self.server_there:
            raise OSError("the connection is gone")
        self.tempt_fate()
        self.under_way += 1
        self.later_down(lambda: self.reach_client(frame))

    def later_down(self, call: Callable[[], None]) -> None:
        self.last_down = max(self.last_down, self.world.now + self.delay())
        self.world.put(self.last_down, lambda: call() if self.down else None, None)

    def abort(self) -> None:
        self.end_server()
        self.break_off("both")

    def die(self) -> None:
        """The server's process is gone. Its machine says so, or went down with it."""
        self.server_there = False
        if self.dice.random() < 0.7:
            self.later_down(lambda: self.end_client(1006))
        else:
            self.down = False
