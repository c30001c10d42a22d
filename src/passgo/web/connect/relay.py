"""Relays: sockets of tables that another server has. Every frame goes on to that server, and back."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from passgo.store.people import Person
from passgo.store.sessions import Session
from passgo.tables import Command
from passgo.web.cluster.peers import PASS, PREFIX, SIGNATURE, OnPage, raw_path
from passgo.web.connect.access import Entrance
from passgo.web.edge.problems import Problem
from passgo.web.live.connection import BROKEN_RULES, GOING_AWAY, LOST_ROLE, SIGNED_OUT, Connection
from passgo.web.live.remote_room import RemoteRoom
from passgo.web.live.room import Room
from passgo.web.live.standing import Standing
from passgo.web.people.visitors import Visitor
from passgo.web.site import Site

# Reasons that are the same at every server; after any other end the client should reconnect.
FINAL: Final = frozenset({BROKEN_RULES, SIGNED_OUT, LOST_ROLE})


class Pass(Struct, frozen=True):
    """The identity of a client, as the server it asked has established it."""

    person: str
    name: str
    language: str
    session: str
    granted: str
    gender: str = ""

    @classmethod
    def of(cls, visitor: Visitor, granted: str) -> "Pass":
        person = visitor.person
        session = "" if visitor.session is None else visitor.session.id_hash
        if person is None:
            return cls("", "", "", session, granted)
        return cls(person.id, person.name, person.language, session, granted, person.gender)

    def visitor(self) -> Visitor:
        person = Person(self.person, self.name, self.language, 0, self.gender) if self.person else None
        session = Session(self.session, self.person, "", 0, 0, 0) if self.session else None
        return Visitor(session, person, "", True, False)

    def text(self) -> str:
        return urlsafe_b64encode(msgspec.json.encode(self)).decode()


def read_pass(text: str) -> Pass:
    return msgspec.json.decode(urlsafe_b64decode(text), type=Pass)


class Relay(Connection):
    """A client of this server at another server's table. It has no snapshot for a client that cannot keep up."""

    def fall_behind(self) -> None:
        self.close(GOING_AWAY, "too-slow")


async def reach(site: Site, room: RemoteRoom, entrance: Entrance) -> ClientConnection:
    """Open a socket at the owner of the table; PeerLost if the owner does not answer."""
    return await site.peers.socket(room.owner, room.table.id, Pass.of(entrance.visitor, entrance.granted).text())


async def pass_on(upstream: ClientConnection, socket: WebSocket) -> None:
    """Pass on what the client says."""
    with suppress(ConnectionClosed):
        while (frame := await socket.receive())["type"] != "websocket.disconnect":
            said = frame.get("text")
            await upstream.send((frame.get("bytes") or b"") if said is None else said)


async def pass_back(upstream: ClientConnection, connection: Connection) -> None:
    """Pass back what the owner of the table says, and at the end why it closed."""
    try:
        while True:
            connection.push(await upstream.recv(decode=False))
    except ConnectionClosed as closed:
        told = closed.rcvd
        final = told is not None and told.code in FINAL
        connection.close(told.code if told and final else GOING_AWAY, told.reason if told and final else "going-away")


# The other end of a relay.


async def signed_body(site: Site, request: Request) -> bytes:
    data = await request.body()
    site.peers.check(raw_path(request.scope), request.headers.get(SIGNATURE, ""), data)
    return data


def routes(site: Site) -> list[BaseRoute]:
    """The routes for the other servers of the same store. The guard has checked the signature."""

    async def command(request: Request) -> Response:
        wish = msgspec.json.decode(await signed_body(site, request), type=Command)
        room = await site.tables.own_room(request.path_params["table"])
        return Response((await room.ask(wish)).data, media_type="application/json")

    async def page(request: Request) -> Response:
        seen = msgspec.json.decode(await signed_body(site, request), type=OnPage)
        room = await site.tables.own_room(request.path_params["table"])
        room.seen_on_page(seen.person, Standing(seen.role, seen.seat))
        return Response("{}", media_type="application/json")

    return [
        Route(f"{PREFIX}tables/{{table}}/commands", command, methods=["POST"]),
        Route(f"{PREFIX}tables/{{table}}/pages", page, methods=["POST"]),
    ]


async def admit_peer(site: Site, socket: WebSocket) -> tuple[Entrance, Room]:
    """Admit a client that another server relays, with the identity it has established."""
    text = socket.headers.get(PASS, "")
    site.peers.check(raw_path(socket.scope), socket.headers.get(SIGNATURE, ""), text.encode())
    who = read_pass(text)
    room = await site.tables.own_room(socket.path_params["table"])
    if not room.audience.by_role:
        # A table moves to where its people connect: a proxy seldom chooses the server that made it.
        await site.tables.close(room)
        raise Problem("going-away")
    visitor = who.visitor()
    return Entrance(room, visitor, room.standing(visitor.id, who.granted), who.granted), room
