"""The live board as server-sent events: the version as the id, so that a browser that lost the connection says with
`Last-Event-ID` what it has seen. One thread waits for a championship on behalf of everybody who follows it."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from passgo.office import Office
from passgo.store import StoreError
from passgo.tables.commands.commands import PUBLIC
from passgo.web.championships.posting import Message, posting
from passgo.web.connect.event_streams import resume_from, send_events
from passgo.web.edge.problems import Problem
from passgo.web.live.connection import Connection, anonymous
from passgo.web.people.visitors import address_of
from passgo.web.site import Site

WAIT_SECONDS: Final = 1.0
BREATH_SECONDS: Final = 0.25  # at most four boards per second, however fast sheets come in
WATCHED: Final = 16  # championships that are followed at the same time; more take turns


class Watch:
    """A watch on one championship: its public facts go to all followers whenever they change."""

    def __init__(self, office: Office, threads: ThreadPoolExecutor, site: Site) -> None:
        self.office = office
        self.threads = threads
        self.site = site
        self.followers: set[Connection] = set()
        self.version = -1  # of the message
        self.message = b""
        self.seen = -1  # the last version that was read
        self.task: asyncio.Task[None] | None = None

    async def join(self, follower: Connection, resume: int | None) -> None:
        """Add a follower; one who has already seen the newest board gets only the next one."""
        await self.look()
        follower.resync = lambda: self.message
        if resume is None or not self.version <= resume <= self.seen:
            follower.push(self.message)
        self.followers.add(follower)
        self.site.connections.add(follower)
        if self.task is None:
            self.task = asyncio.create_task(self.go_on())

    def leave(self, follower: Connection) -> None:
        self.followers.discard(follower)
        self.site.connections.remove(follower)
        if not self.followers and self.task is not None:
            self.task.cancel()
            self.task = None

    async def go_on(self) -> None:
        while True:
            try:
                if await self.has_news():
                    await self.look()
            except StoreError:  # the board stays as it was until the store is back
                await asyncio.sleep(WAIT_SECONDS)
            await asyncio.sleep(BREATH_SECONDS)

    async def has_news(self) -> bool:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, self.office.wait_from, self.seen, WAIT_SECONDS)

    async def look(self) -> None:
        """Read the board and push anything new to all followers: a joining follower may be the first to find it."""
        loop = asyncio.get_running_loop()
        version, message = await loop.run_in_executor(self.threads, self.read)
        self.seen = max(self.seen, version)
        if version <= self.version or message == self.message:
            return
        self.version, self.message = version, message
        for follower in self.followers:
            follower.push(message)

    def read(self) -> tuple[int, bytes]:
        with self.office.lock:
            version, posted = self.office.version, posting(self.office.championship)
        if self.message and msgspec.json.decode(self.message, type=Message).posting == posted:
            return version, self.message
        return version, msgspec.json.encode(Message(version, posted))


class Watches:
    """Every championship that somebody follows on this server, by one kind of watch."""

    def __init__(self, site: Site, kind: type[Watch] = Watch) -> None:
        self.site = site
        self.kind = kind
        self.threads = ThreadPoolExecutor(WATCHED, thread_name_prefix="passgo-board")
        self.watches: dict[str, Watch] = {}

    def of(self, office: Office) -> Watch:
        found = self.watches.get(office.id)
        if found is None or found.office is not office:
            found = self.watches[office.id] = self.kind(office, self.threads, self.site)
        return found


class BoardStream(Response):
    """An answer that the server never ends."""

    def __init__(self, watch: Watch, resume: int | None, address: str) -> None:
        super().__init__()
        self.watch = watch
        self.resume = resume
        self.address = address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        site = self.watch.site
        abort = scope.get("state", {}).get("abort", lambda: None)
        follower = Connection(
            site.settings.limits, site.metrics, role=PUBLIC, person=anonymous(), session="", abort=abort
        )
        try:
            await self.watch.join(follower, self.resume)
            await send_events(follower, site.settings.ping_seconds, receive, send)
        finally:
            self.watch.leave(follower)
            site.rates.streams.give_back(self.address)


async def board_stream(watches: Watches, office: Office, request: Request) -> Response:
    site = watches.site
    if site.stopping:
        raise Problem("going-away")
    address = address_of(request)
    if not site.rates.streams.take(address):
        site.metrics.refused.add("streams-per-address")
        raise Problem("too-fast")
    return BoardStream(watches.of(office), resume_from(request), address)
