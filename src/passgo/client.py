"""A client for programs: REST for tables and people, a WebSocket to follow one table and act at it.

A dropped connection is the normal case: the client reconnects, says which version it has seen, and sends
again what was not answered. Commands carry ids, so nothing happens twice. A player who sits down also puts a seed of
their own into the dice, and reveals it when the game starts (docs/fair-dice.md).

    server = Server("http://127.0.0.1:8000")
    await server.guest("Ann")
    table = await server.create_table({"edition": "classic", "seats": 2})
    async with Follower(server, table.id) as seat:
        await seat.command("take-seat", {"name": "Ann"})
"""

import asyncio
import itertools
import json
import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from types import TracebackType
from typing import Any, Final, TypeVar
from urllib.parse import quote, urlsplit

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Subprotocol

from passgo.fair import seat_commitment

__all__ = [
    "PROTOCOL",
    "Disconnected",
    "ErrorMessage",
    "Follower",
    "Link",
    "Me",
    "Message",
    "Pong",
    "Presence",
    "Problem",
    "PublicUpdate",
    "Reply",
    "Resync",
    "RoleLost",
    "Server",
    "ServerRefused",
    "TableSummary",
    "Talk",
    "Update",
    "Welcome",
]

PROTOCOL: Final = 1

# Words of the protocol that this program looks at; it imports nothing of the server.
SEAT: Final = "seat"
LOBBY: Final = "lobby"
SEEDING: Final = "seeding"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
ABANDONED: Final = "abandoned"

SUBPROTOCOL: Final = Subprotocol("passgo.1")
LARGEST_ANSWER: Final = 20_000_000
FINAL_CODES: Final = frozenset({1008, 4001, 4003})  # coming back would meet the same answer
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 5.0

T = TypeVar("T")


class ServerRefused(Exception):
    """The server said no, with a code."""

    def __init__(self, status: int, code: str, args: Mapping[str, Any]) -> None:
        super().__init__(f"{code} ({status})")
        self.status = status
        self.code = code
        self.details = dict(args)


class Disconnected(Exception):
    """The server ended the connection for good."""


class Problem(Struct, frozen=True):
    code: str
    args: dict[str, Any] = {}


class Welcome(Struct, frozen=True, tag="welcome"):
    protocol: int
    role: str
    seat: int
    host: bool
    version: int
    now_ms: int
    snapshot: dict[str, Any] | None  # none where an update with what was missed follows


class Update(Struct, frozen=True, tag="update"):
    after: int
    version: int
    now_ms: int
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Reply(Struct, frozen=True, tag="reply"):
    id: str
    ok: bool
    version: int
    error: Problem | None = None


class Resync(Struct, frozen=True, tag="resync"):
    version: int
    now_ms: int
    snapshot: dict[str, Any]


class Presence(Struct, frozen=True, tag="presence"):
    seats: list[bool] = []
    judge: bool = False
    spectators: int = 0
    names: list[str] = []


class Talk(Struct, frozen=True, tag="chat"):
    after: int
    version: int
    line: dict[str, Any] | None


class RoleLost(Struct, frozen=True, tag="role-lost"):
    role: str


class ErrorMessage(Struct, frozen=True, tag="error"):
    code: str
    args: dict[str, Any] = {}


class Pong(Struct, frozen=True, tag="pong"):
    pass


class PublicUpdate(Struct, frozen=True, tag="table"):
    version: int
    view: dict[str, Any]


Message = Welcome | Update | Reply | Resync | Presence | Talk | RoleLost | ErrorMessage | Pong | PublicUpdate
DECODER: Final = msgspec.json.Decoder(Message)


class Me(Struct, frozen=True):
    """A person, and the token of a session just made for him."""

    id: str
    name: str
    language: str
    login: str | None = None
    token: str | None = None


class TableSummary(Struct, frozen=True):
    id: str
    version: int
    role: str


class Link(Struct, frozen=True):
    """An invitation. The token and its address are told only once."""

    id: str
    role: str
    seat: int | None
    token: str
    url: str


class Server:
    """One server and, once there is a session, one person."""

    def __init__(self, url: str, token: str = "", timeout: float = 30.0) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"http://… or https://… is needed, not {url!r}")
        self.secure = parts.scheme == "https"
        self.netloc = parts.netloc
        self.token = token
        self.timeout = timeout

    async def call(self, method: str, path: str, body: object = None, kind: type[T] | None = None) -> T:
        """One request; its answer as the type asked for. ServerRefused if the server says no."""
        status, data = await asyncio.to_thread(self.request, method, path, body)
        if status >= 400:
            raise refusal(status, data)
        answer: T = msgspec.json.decode(data, type=Any if kind is None else kind) if data else None  # type: ignore[assignment]  # asked for nothing
        return answer

    def request(self, method: str, path: str, body: object) -> tuple[int, bytes]:
        """Blocking; on a connection of its own, so that many may be under way."""
        maker: Callable[..., HTTPConnection] = HTTPSConnection if self.secure else HTTPConnection
        connection = maker(self.netloc, timeout=self.timeout)
        headers = {"accept": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        payload = None
        if body is not None:
            headers["content-type"] = "application/json"
            payload = msgspec.json.encode(body)
        try:
            connection.request(method, path, payload, headers)
            answer = connection.getresponse()
            data = answer.read(LARGEST_ANSWER + 1)
        finally:
            connection.close()
        if len(data) > LARGEST_ANSWER:
            raise HTTPException("the answer is too long")
        return answer.status, data

    async def guest(self, name: str, language: str = "en") -> Me:
        """Become somebody; later calls are made as this person."""
        me = await self.call("POST", "/api/guests", {"name": name, "language": language}, Me)
        self.token = me.token or ""
        return me

    async def sign_in(self, login: str, password: str) -> Me:
        me = await self.call("POST", "/api/sessions", {"login": login, "password": password}, Me)
        self.token = me.token or ""
        return me

    async def create_table(self, settings: Mapping[str, object]) -> TableSummary:
        return await self.call("POST", "/api/tables", {"settings": settings}, TableSummary)

    async def view(self, table: str) -> dict[str, Any]:
        return await self.call("GET", f"/api/tables/{quote(table)}", None, dict[str, Any])

    async def command(
        self, table: str, kind: str, body: Mapping[str, object] | None = None, expected: int | None = None, id: str = ""
    ) -> Reply:
        """One command without a socket. A refusal is a reply too."""
        sent = {"id": id or new_id(), "kind": kind, "expected": expected, "body": body or {}}
        return await self.call("POST", f"/api/tables/{quote(table)}/commands", sent, Reply)

    async def invite(self, table: str, role: str = SEAT, seat: int | None = None) -> Link:
        return await self.call("POST", f"/api/tables/{quote(table)}/links", {"role": role, "seat": seat}, Link)

    async def use_link(self, token: str, name: str = "", take_over: bool = False) -> TableSummary:
        sent = {"token": token, "name": name, "take_over": take_over}
        return await self.call("POST", "/api/links", sent, TableSummary)


def refusal(status: int, data: bytes) -> ServerRefused:
    try:
        error = json.loads(data)["error"]
        return ServerRefused(status, str(error["code"]), error.get("args", {}))
    except (ValueError, KeyError, TypeError, AttributeError):
        return ServerRefused(status, "unreadable", {})


def new_id() -> str:
    return secrets.token_hex(8)


class Follower:
    """Follows one table: `view` is the latest, iteration gives every message of the server.

    `seed` is this player's part of the dice; a program that may be restarted before the game starts keeps it.
    """

    def __init__(self, server: Server, table: str, link: str = "", seed: str = "") -> None:
        self.server = server
        self.table = table
        self.link = link
        self.seed = seed or secrets.token_hex(32)
        self.committed = False
        self.contribution: asyncio.Task[None] | None = None
        self.role = ""
        self.seat = -1
        self.version: int | None = None
        self.view: dict[str, Any] = {}
        self.connects = 0
        self.failure: Exception | None = None
        self.changed = asyncio.Condition()
        self.unanswered: dict[str, tuple[bytes, asyncio.Future[Reply]]] = {}
        self.messages: asyncio.Queue[Message | None] = asyncio.Queue(10_000)
        self.socket: ClientConnection | None = None
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Follower":
        self.task = asyncio.create_task(self.run())
        await self.wait_for(lambda: self.version is not None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self.task is not None
        ending = [task for task in (self.task, self.contribution) if task is not None]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)

    async def __aiter__(self) -> AsyncIterator[Message]:
        while (message := await self.messages.get()) is not None:
            yield message

    async def wait_for(self, condition: Callable[[], bool], timeout: float = 30.0) -> None:
        """Until the condition holds of this follower; Disconnected if the server ended it before."""
        async with asyncio.timeout(timeout), self.changed:
            await self.changed.wait_for(lambda: condition() or self.failure is not None)
        if self.failure is not None and not condition():
            raise Disconnected(str(self.failure)) from self.failure

    async def command(
        self, kind: str, body: Mapping[str, object] | None = None, expected: int | None = None, id: str = ""
    ) -> Reply:
        """Send a command, again after every reconnect, until it is answered."""
        name = id or new_id()
        data = msgspec.json.encode(
            {"type": "command", "id": name, "kind": kind, "expected": expected, "body": body or {}}
        )
        answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.unanswered[name] = (data, answer)
        try:
            if self.socket is not None:
                await self.transmit(self.socket, data)
            if self.failure is not None:
                raise Disconnected(str(self.failure))
            return await answer
        finally:
            self.unanswered.pop(name, None)

    async def act(self, action: Mapping[str, object]) -> Reply:
        """A game action against the version this follower has seen."""
        return await self.command("act", {"action": action}, expected=self.version)

    async def transmit(self, socket: ClientConnection, data: bytes) -> None:
        with suppress(ConnectionClosed):  # it is sent again after the reconnect
            await socket.send(data, text=True)

    async def run(self) -> None:
        try:
            for attempt in itertools.count():
                began = self.connects
                try:
                    await self.connect_once()
                except (ConnectionClosed, OSError, InvalidHandshake, TimeoutError, EOFError) as error:
                    if is_final(error):
                        raise
                pause = FIRST_PAUSE if self.connects > began else min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(attempt, 8))
                await asyncio.sleep(pause)
        except Exception as error:
            await self.fail(error)

    async def fail(self, error: Exception) -> None:
        self.failure = error
        for _, answer in self.unanswered.values():
            if not answer.done():
                answer.set_exception(Disconnected(str(error)))
        self.offer(None)
        async with self.changed:
            self.changed.notify_all()

    async def connect_once(self) -> None:
        scheme = "wss" if self.server.secure else "ws"
        query = f"?link={quote(self.link)}" if self.link else ""
        headers = {"authorization": f"Bearer {self.server.token}"} if self.server.token else {}
        async with connect(
            f"{scheme}://{self.server.netloc}/ws/tables/{quote(self.table)}{query}",
            subprotocols=[SUBPROTOCOL],
            additional_headers=headers,
            max_size=LARGEST_ANSWER,
            compression=None,
            proxy=None,
        ) as socket:
            hello = {"type": "hello", "version": PROTOCOL, "resume": self.version}
            await socket.send(msgspec.json.encode(hello), text=True)
            await self.take(DECODER.decode(await socket.recv()))
            self.connects += 1
            self.socket = socket
            try:
                for data, _ in list(self.unanswered.values()):
                    await self.transmit(socket, data)
                async for frame in socket:
                    await self.take(DECODER.decode(frame))
                raise ConnectionClosed(socket.protocol.close_rcvd, socket.protocol.close_sent)
            finally:
                self.socket = None

    async def take(self, message: Message) -> None:
        if isinstance(message, Reply):
            waiting = self.unanswered.get(message.id)
            if waiting is not None and not waiting[1].done():
                waiting[1].set_result(message)
        elif isinstance(message, Welcome):
            self.role, self.seat = message.role, message.seat
            if message.snapshot is not None:
                self.show(message.version, message.snapshot["view"])
        elif isinstance(message, Resync):
            self.show(message.version, message.snapshot["view"])
        elif isinstance(message, Update):
            self.show(message.version, message.view)
        elif isinstance(message, Talk):
            self.version = message.version
        self.offer(message)
        async with self.changed:
            self.changed.notify_all()

    def show(self, version: int, view: dict[str, Any]) -> None:
        self.version = version
        self.view = view
        self.role = view.get("role", self.role)
        if self.due() is not None and (self.contribution is None or self.contribution.done()):
            self.contribution = asyncio.create_task(self.contribute())

    def due(self) -> tuple[str, dict[str, object]] | None:
        """What this client has to do for fair dice now."""
        table = self.view["table"]
        if not self.role.startswith("seat:") or not table.get("commitment"):
            return None
        seat = table["seats"][int(self.role.partition(":")[2])]
        mine = seat_commitment(self.seed, self.table)
        if table["status"] == SEEDING and seat["commitment"] == mine and not seat["revealed"]:
            return "fair-reveal", {"seed": self.seed}
        # Another connection of this player may have committed to something else: the newest one wins, once.
        if table["status"] == LOBBY and seat["commitment"] != mine and not (seat["commitment"] and self.committed):
            return "fair-commit", {"commitment": mine}
        return None

    async def contribute(self) -> None:
        done = ""
        with suppress(Disconnected):  # a refusal changes nothing: the game goes on without it
            # Again if the start was called while the commitment was under way.
            while (due := self.due()) is not None and due[0] != done:
                self.committed = True
                done = due[0]
                await self.command(*due)

    def offer(self, message: Message | None) -> None:
        """Keep it for who iterates; who does not iterate loses the oldest, never the connection."""
        if self.messages.full():
            self.messages.get_nowait()
        self.messages.put_nowait(message)


def is_final(error: Exception) -> bool:
    if isinstance(error, InvalidStatus):
        return 400 <= error.response.status_code < 500 and error.response.status_code != 429
    if isinstance(error, ConnectionClosed) and error.rcvd is not None:
        return error.rcvd.code in FINAL_CODES
    return False
