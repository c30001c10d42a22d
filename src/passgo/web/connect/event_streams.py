"""Server-sent events of a table, for onlookers and boards: every message with its version as the id, so that a browser
that lost the connection says with `Last-Event-ID` what it has seen."""

import asyncio
import re
from contextlib import suppress
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from passgo.tables import PUBLIC, SPECTATOR
from passgo.web.connect.access import Entrance, enter
from passgo.web.edge.problems import Problem
from passgo.web.live.connection import Closing, Connection, anonymous
from passgo.web.live.standing import Standing
from passgo.web.people.visitors import address_of, visitor_of
from passgo.web.site import Site

# Both are within the first bytes of a message, because fields are written in order.
VERSION: Final = re.compile(rb'"version":(\d+)')
HEARTBEAT: Final = b": still here\n\n"
RETRY: Final = b"retry: 2000\n\n"


async def table_stream(site: Site, request: Request) -> Response:
    if site.stopping:
        raise Problem("going-away")
    visitor = await visitor_of(site, request)
    entrance = await enter(site, visitor, request.path_params["table"], request.query_params.get("link", ""))
    resume = resume_from(request)
    if not site.rates.streams.take(address_of(request)):
        site.metrics.refused.add("streams-per-address")
        raise Problem("too-fast")
    return EventStream(site, entrance, resume, address_of(request))


def resume_from(request: Request) -> int | None:
    said = request.headers.get("last-event-id") or request.query_params.get("resume", "")
    return int(said) if said.isascii() and said.isdigit() and len(said) < 16 else None


class EventStream(Response):
    """An answer that the server never ends. Players see here what spectators see: their own view needs a socket."""

    def __init__(self, site: Site, entrance: Entrance, resume: int | None, address: str) -> None:
        super().__init__()
        self.site = site
        self.entrance = entrance
        self.resume = resume
        self.address = address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = Connection(
            self.site.settings.limits,
            self.site.metrics,
            role=SPECTATOR,
            person=anonymous(),
            session="" if self.entrance.visitor.session is None else self.entrance.visitor.session.id_hash,
            abort=scope.get("state", {}).get("abort", lambda: None),
        )
        try:
            await self.follow(connection, receive, send)
        finally:
            self.site.rates.streams.give_back(self.address)

    async def follow(self, connection: Connection, receive: Receive, send: Send) -> None:
        room = self.entrance.room
        standing = Standing(PUBLIC) if self.entrance.standing.role == PUBLIC else Standing(SPECTATOR)
        try:
            reply = await room.attach(connection, standing, self.resume)
            if not reply.ok:
                raise Problem(reply.code)
            await send_events(connection, self.site.settings.ping_seconds, receive, send)
        finally:
            room.detach(connection)


async def send_events(connection: Connection, ping_seconds: float, receive: Receive, send: Send) -> None:
    """Send the messages of a connection, until one side ends it."""
    await begin(send)
    works = (write(connection, send), until_gone(receive), keep_alive(connection, ping_seconds))
    tasks = [asyncio.create_task(work) for work in works]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def write(connection: Connection, send: Send) -> None:
    async def send_event(message: bytes) -> None:
        await send({"type": "http.response.body", "body": event_of(message), "more_body": True})

    with suppress(OSError):
        try:
            await connection.write(send_event)
        except Closing:
            await send({"type": "http.response.body", "body": b"", "more_body": False})


async def keep_alive(connection: Connection, seconds: float) -> None:
    while True:
        await asyncio.sleep(seconds)
        connection.push(b"")


async def begin(send: Send) -> None:
    headers = [
        (b"content-type", b"text/event-stream; charset=utf-8"),
        (b"cache-control", b"no-store"),
        (b"x-accel-buffering", b"no"),
    ]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": RETRY, "more_body": True})


def event_of(message: bytes) -> bytes:
    """A message as an event. JSON holds no line breaks, so one data line is enough."""
    if not message:
        return HEARTBEAT
    if message.startswith((b'{"type":"presence"', b'{"type":"error"')):
        return b"data: " + message + b"\n\n"
    found = VERSION.search(message, 0, 200)
    return (b"id: " + found[1] + b"\n" if found else b"") + b"data: " + message + b"\n\n"


async def until_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
