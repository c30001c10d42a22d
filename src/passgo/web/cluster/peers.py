"""Calls between the servers of one store: short, signed, over plain HTTP, on a network of their own.

Only the server that has a table changes it. Other servers pass on what they are asked for by these calls.
"""

import asyncio
import hmac
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Final
from urllib.parse import quote, urlsplit

import msgspec
from msgspec import Struct
from starlette.types import Scope
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidStatus

from passgo.tables import Command, Reply
from passgo.web.edge import logs
from passgo.web.edge.problems import Problem

PREFIX: Final = "/peers/"
SIGNATURE: Final = "x-passgo-peer"
PASS: Final = "x-passgo-pass"
GOOD_FOR_MS: Final = 60_000  # the clocks of servers differ
ANSWER_SECONDS: Final = 4.0
LARGEST_ANSWER: Final = 1_000_000
LARGEST_FRAME: Final = 20_000_000
UNAVAILABLE: Final = 503
REFUSED: Final = Problem("not-allowed").status
REFUSED_US: Final = "another server refuses this one: do all of them have the same secret and the right time?"


class PeerLost(Exception):
    """Another server does not answer, or is about to stop."""


class OnPage(Struct, frozen=True):
    """A notice that somebody looks at a plain page of a table."""

    person: str
    role: str
    seat: int


class Fault(Struct, frozen=True):
    code: str


class ReplyFacts(Struct, frozen=True):
    """The part of a reply that the driver needs."""

    ok: bool
    error: Fault | None = None


class Peers:
    """The other servers, by their addresses."""

    def __init__(self, secret: bytes, clock: Callable[[], int]) -> None:
        # Not the secret itself: what signs a form must not open this connection.
        self.key = hmac.digest(secret, b"passgo peers", sha256)
        self.clock = clock

    # Signatures.

    def sign(self, path: str, data: bytes) -> str:
        at = str(self.clock())
        digest = sha256(data).hexdigest()
        return f"{at}.{digest}.{self.seal(at, path, digest)}"

    def seal(self, at: str, path: str, digest: str) -> str:
        return hmac.new(self.key, f"{at}\n{path}\n{digest}".encode(), sha256).hexdigest()

    def digest_signed(self, path: str, signature: str) -> str:
        """The digest of what a peer sends under this signature; Problem if no peer signed it, or long ago."""
        at, _, rest = signature.partition(".")
        digest, _, seal = rest.partition(".")
        right = self.seal(at, path, digest)
        if not hmac.compare_digest(seal.encode(), right.encode()):
            raise Problem("not-allowed")
        ahead = int(at) - self.clock()
        if abs(ahead) > GOOD_FOR_MS:
            logs.warning("the clock of another server differs too much from this one's: set both right", ms=ahead)
            raise Problem("not-allowed")
        return digest

    def check(self, path: str, signature: str, data: bytes) -> None:
        if self.digest_signed(path, signature) != sha256(data).hexdigest():
            raise Problem("not-allowed")

    # Calls.

    async def ask(self, owner: str, table: str, command: Command) -> Reply:
        """Have the owner of a table carry out a command."""
        data = await self.call(owner, f"{PREFIX}tables/{quote(table, safe='')}/commands", msgspec.json.encode(command))
        reply = msgspec.json.decode(data, type=ReplyFacts)
        return Reply(data, reply.ok, "" if reply.error is None else reply.error.code)

    async def note_page(self, owner: str, table: str, seen: OnPage) -> None:
        await self.call(owner, f"{PREFIX}tables/{quote(table, safe='')}/pages", msgspec.json.encode(seen))

    async def call(self, owner: str, path: str, data: bytes) -> bytes:
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                status, answer = await post(owner, path, {SIGNATURE: self.sign(path, data)}, data)
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            raise PeerLost(owner) from error
        if status == UNAVAILABLE:
            raise PeerLost(owner)
        if status == REFUSED:
            logs.warning(REFUSED_US)
        if status >= 400:
            raise Problem("internal")
        return answer

    async def socket(self, owner: str, table: str, passed: str) -> ClientConnection:
        """Open a socket at the owner of a table, for the client of this server that the pass describes."""
        path = f"{PREFIX}tables/{quote(table, safe='')}/socket"
        headers = {PASS: passed, SIGNATURE: self.sign(path, passed.encode())}
        url = f"{owner.replace('http', 'ws', 1)}{path}"
        try:
            return await connect(
                url, additional_headers=headers, max_size=LARGEST_FRAME, compression=None, proxy=None,
                open_timeout=ANSWER_SECONDS,
            )  # fmt: skip
        except (OSError, TimeoutError, InvalidHandshake, EOFError) as error:
            if isinstance(error, InvalidStatus) and error.response.status_code == REFUSED:
                logs.warning(REFUSED_US)
            raise PeerLost(owner) from error


def raw_path(scope: Scope) -> str:
    """The path as it was sent and signed."""
    path: bytes = scope["raw_path"]
    return path.partition(b"?")[0].decode("latin-1")


async def post(url: str, path: str, headers: Mapping[str, str], data: bytes) -> tuple[int, bytes]:
    """Send one request on a connection of its own; returns the status and the body of the answer."""
    address = urlsplit(url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port or 80)
    try:
        named = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        head = f"POST {path} HTTP/1.1\r\nhost: {address.netloc}\r\nconnection: close\r\ncontent-length: {len(data)}\r\n"
        writer.write(f"{head}{named}\r\n".encode() + data)
        await writer.drain()
        answer = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        length = int(answer.partition("content-length:")[2].partition("\r\n")[0])
        if length > LARGEST_ANSWER:
            raise ValueError("the answer is too long")
        return int(answer.split(" ", 2)[1]), await reader.readexactly(length)
    finally:
        writer.close()
