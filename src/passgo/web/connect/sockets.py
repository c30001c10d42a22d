"""The WebSocket of a table, for seats and judges: hello, commands, pings."""

import asyncio
from contextlib import suppress
from typing import Final, NamedTuple, TypeVar

from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection

from passgo.tables import PROTOCOL, Command, Refused, read_client
from passgo.tables.shown.messages import CommandMessage, ErrorMessage, Hello, Ping, Pong, encode
from passgo.web.cluster.peers import PeerLost
from passgo.web.connect.access import Entrance, check_pace, command_of, enter, give
from passgo.web.connect.relay import Relay, admit_peer, pass_back, pass_on, reach
from passgo.web.edge import csrf, logs
from passgo.web.edge.problems import Problem, as_problem
from passgo.web.live.connection import BROKEN_RULES, GOING_AWAY, Closing, Connection, anonymous
from passgo.web.live.remote_room import AGAIN_SECONDS, PATIENCE_SECONDS, RemoteRoom
from passgo.web.live.room import Room
from passgo.web.people.same_device import visitor_here
from passgo.web.people.visitors import address_of, check_sender, visitor_of
from passgo.web.plumbing.answers import problem_answer
from passgo.web.site import Site

SUBPROTOCOL: Final = "passgo.1"
HELLO_SECONDS: Final = 10.0
FAULTS_ALLOWED: Final = 20  # messages that cannot be read, before the connection is ended
PONG: Final = encode(Pong())

C = TypeVar("C", bound=Connection)


async def table_socket(site: Site, socket: WebSocket) -> None:
    """Serve one connection from its upgrade to its end. A refused upgrade gets an HTTP answer with the code."""
    address = address_of(socket)
    try:
        entrance = await admit(site, socket)
        if not site.rates.streams.take(address):
            site.metrics.refused.add("streams-per-address")
            raise Problem("too-fast")
    except Exception as error:
        await refuse(socket, problem_of(site, error))
        return
    try:
        await let_in(site, socket, entrance)
    finally:
        site.rates.streams.give_back(address)


async def peer_socket(site: Site, socket: WebSocket) -> None:
    """Serve a connection that another server relays for one of its clients."""
    try:
        entrance, room = await admit_peer(site, socket)
    except Exception as error:
        await refuse(socket, problem_of(site, error))
        return
    await socket.accept()
    await serve(site, socket, entrance, room)


def problem_of(site: Site, error: Exception) -> Problem:
    problem = as_problem(error)
    if problem is None:
        site.metrics.faults.add()
        logs.fault("socket failed")
        problem = Problem("internal")
    return problem


class Way(NamedTuple):
    """The way to a table of another server."""

    room: RemoteRoom
    upstream: ClientConnection


async def let_in(site: Site, socket: WebSocket, entrance: Entrance) -> None:
    """Serve the connection here, or through the server that has the table."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            there = await find_way(site, entrance)
    except TimeoutError:
        logs.warning("another server does not answer", table=entrance.room.table.id)
        await refuse(socket, Problem("going-away"))
        return
    except Exception as error:
        await refuse(socket, problem_of(site, error))
        return
    await socket.accept(subprotocol=SUBPROTOCOL if SUBPROTOCOL in socket.scope["subprotocols"] else None)
    if isinstance(there, Room):
        await serve(site, socket, entrance._replace(room=there), there, address_of(socket))
    else:
        await relay(site, socket, entrance, there)


async def find_way(site: Site, entrance: Entrance) -> Room | Way:
    """The table, if it is here or moves here because its server is gone; otherwise the way to it."""
    room = entrance.room
    while isinstance(room, RemoteRoom):
        try:
            return Way(room, await reach(site, room, entrance))
        except PeerLost:
            await asyncio.sleep(AGAIN_SECONDS)
            room = await site.tables.room(room.table.id)
    return room


async def admit(site: Site, socket: WebSocket) -> Entrance:
    """Check session, Origin and token before the upgrade: a foreign page must not even get a connection."""
    if site.stopping:
        raise Problem("going-away")
    visitor = await visitor_of(site, socket)
    if visitor.session is not None or socket.headers.get("origin") is not None:
        check_sender(site, socket, visitor, offered_token(socket))
    visitor = await visitor_here(site, socket, visitor, socket.query_params.get("here", ""))
    return await enter(site, visitor, socket.path_params["table"], socket.query_params.get("link", ""))


def offered_token(socket: WebSocket) -> str | None:
    for offered in socket.scope["subprotocols"]:
        if offered.startswith(csrf.SUBPROTOCOL):
            token: str = offered.removeprefix(csrf.SUBPROTOCOL)
            return token
    return None


async def refuse(socket: WebSocket, problem: Problem) -> None:
    await socket.send_denial_response(problem_answer(socket, problem))


def connection_of(kind: type[C], site: Site, socket: WebSocket, entrance: Entrance) -> C:
    visitor = entrance.visitor
    return kind(
        site.settings.limits,
        site.metrics,
        role=entrance.standing.name,
        person=visitor.id or anonymous(),
        session="" if visitor.session is None else visitor.session.id_hash,
        granted=entrance.granted,
        abort=getattr(socket.state, "abort", lambda: None),
    )


async def relay(site: Site, socket: WebSocket, entrance: Entrance, way: Way) -> None:
    """Relay a socket until one side ends it."""
    room, upstream = way
    connection = connection_of(Relay, site, socket, entrance)
    room.relays.add(connection)
    site.connections.add(connection)
    writer = asyncio.create_task(write(socket, connection))
    ways = [asyncio.create_task(pass_on(upstream, socket)), asyncio.create_task(pass_back(upstream, connection))]
    try:
        await asyncio.wait({writer, *ways}, return_when=asyncio.FIRST_COMPLETED)
        if connection.closing is not None:
            await asyncio.wait({writer}, timeout=site.settings.limits.drain_seconds)
    finally:
        room.relays.discard(connection)
        site.connections.remove(connection)
        upstream.transport.close()
        if not writer.done() or connection.sending_since is not None:
            connection.abort()
        for task in (writer, *ways):
            task.cancel()
        await asyncio.gather(writer, *ways, return_exceptions=True)


async def serve(site: Site, socket: WebSocket, entrance: Entrance, room: Room, address: str = "") -> None:
    connection = connection_of(Connection, site, socket, entrance)
    writer = asyncio.create_task(write(socket, connection))
    reader = asyncio.create_task(Reading(site, socket, entrance, room, connection, address).run())
    try:
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        if reader.done() and connection.closing is not None:
            # The queue still goes out, if the client takes it.
            await asyncio.wait({writer}, timeout=site.settings.limits.drain_seconds)
    finally:
        room.detach(connection)
        for task in (writer, reader):
            task.cancel()
        await asyncio.gather(writer, reader, return_exceptions=True)
        if not writer.done() or connection.sending_since is not None:
            connection.abort()


async def write(socket: WebSocket, connection: Connection) -> None:
    """Send the queue until one side ends the connection."""

    async def send(message: bytes) -> None:
        await socket.send({"type": "websocket.send", "text": message.decode()})

    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        try:
            await connection.write(send)
        except Closing as closing:
            await socket.close(closing.code, closing.reason)


class Reading:
    """The messages of one client, taken one after the other: a client that sends faster waits for itself."""

    def __init__(
        self, site: Site, socket: WebSocket, entrance: Entrance, room: Room, connection: Connection, address: str = ""
    ) -> None:
        self.site = site
        self.room = room
        self.address = address
        self.socket = socket
        self.entrance = entrance
        self.connection = connection
        self.faults = 0
        self.greeted = False

    async def run(self) -> None:
        try:
            while self.connection.closing is None:
                wait = None if self.greeted else HELLO_SECONDS
                async with asyncio.timeout(wait):
                    frame = await self.socket.receive()
                if frame["type"] == "websocket.disconnect":
                    return
                await self.take(frame.get("text") or frame.get("bytes") or b"")
        except TimeoutError:
            self.connection.close(BROKEN_RULES, "no-hello")
        except Exception:
            self.site.metrics.faults.add()
            logs.fault("socket failed", table=self.room.table.id)
            self.connection.close(1011, "internal")

    async def take(self, frame: str | bytes) -> None:
        try:
            message = read_client(frame)
            if isinstance(message, Hello):
                await self.greet(message)
            elif not self.greeted:
                self.connection.close(BROKEN_RULES, "no-hello")
            elif isinstance(message, Ping):
                check_pace(self.site, self.address, self.connection.person)
                self.connection.push(PONG)
            else:
                await self.command(message)
        except Refused as refused:
            self.complain(refused.code, dict(refused.details))
        except Problem as problem:
            self.complain(problem.code, problem.args_of_text)

    def complain(self, code: str, args: dict[str, object]) -> None:
        self.connection.push(encode(ErrorMessage(code, args)))
        self.count_fault(code)

    def count_fault(self, code: str) -> None:
        self.faults += 1
        if self.faults >= FAULTS_ALLOWED:
            self.connection.close(BROKEN_RULES, code)

    async def greet(self, hello: Hello) -> None:
        if hello.version != PROTOCOL:
            self.connection.push(encode(ErrorMessage("bad-version", {"protocol": PROTOCOL})))
            self.connection.close(BROKEN_RULES, "bad-version")
        elif self.greeted:
            self.complain("bad-message", {})
        else:
            self.greeted = True
            standing = self.room.standing(self.entrance.visitor.id, self.entrance.granted)
            try:
                reply = await self.room.attach(self.connection, standing, hello.resume)
            except Problem:  # the table has just moved: a client that reconnects is led to it
                self.connection.close(GOING_AWAY, "going-away")
                return
            if not reply.ok:
                self.connection.push(encode(ErrorMessage(reply.code, {})))
                self.connection.close(BROKEN_RULES, reply.code)

    async def command(self, message: CommandMessage) -> None:
        try:
            check_pace(self.site, self.address, self.connection.person, message.kind)
            command = command_of(self.entrance, message.id, message.kind, message.expected, message.body)
            await give(self.site, self.entrance, command, self.connection)
        except Problem as problem:
            # The table has not seen it; the reply tells the client which of its commands it was.
            unseen = Command(message.id[:64], message.kind)
            self.connection.push(self.room.refusal(unseen, problem.code).data, answer=True)
            self.count_fault(problem.code)
