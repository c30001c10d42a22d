"""Access to tables: from a session, and perhaps a link, to a standing, and from there to a command."""

from typing import Any, Final, NamedTuple

from passgo.store import links
from passgo.store.links import Link
from passgo.tables import CLIENT_KINDS, PUBLIC, SEAT, SPECTATOR, Command, Reply
from passgo.web.edge.problems import Problem
from passgo.web.live.connection import Connection
from passgo.web.live.room import Room
from passgo.web.live.standing import Standing
from passgo.web.live.tables import AnyRoom, new_table_id
from passgo.web.people.visitors import LONGEST_TOKEN, Visitor
from passgo.web.site import Site, now_ms

# The commands a person may give; all others are the driver's own.
ASKABLE: Final = frozenset(CLIENT_KINDS)
# Commands that take longer than others: new settings mean that the edition is built again.
COSTS: Final = {"settings": 5.0}


class Entrance(NamedTuple):
    """A visitor at a table, with their standing."""

    room: AnyRoom
    visitor: Visitor
    standing: Standing
    granted: str


async def find_link(site: Site, token: str) -> Link | None:
    if not token or len(token) > LONGEST_TOKEN:
        return None
    return await site.ask(lambda conn: links.find(conn, token, now_ms()))


async def enter(site: Site, visitor: Visitor, table: str, token: str = "") -> Entrance:
    """Find the table, and the visitor's standing there. A link must fit if one is given: a wrong one is an error."""
    link = await find_link(site, token)
    if token and (link is None or link.stream != table):
        raise Problem("no-such-link")
    room = await site.tables.room(table)
    granted = PUBLIC if link is None else SPECTATOR
    return Entrance(room, visitor, room.standing(visitor.id, granted), granted)


def command_of(entrance: Entrance, id: str, kind: str, expected: int | None, body: dict[str, Any]) -> Command:
    """The command of this person in their own role, whatever else the message claims."""
    if kind not in ASKABLE:
        raise Problem("unknown-kind")
    if kind == "rematch":
        body = {"table": new_table_id()}
    person = entrance.visitor.known()
    standing = entrance.room.standing(person.id, entrance.granted)
    if kind == "join" and standing.role == PUBLIC:
        raise Problem("no-such-table")  # somebody who may not see a table has no name there
    if kind in ("take-seat", "join") and "name" not in body:
        body = {**body, "name": person.name}
    return Command(id, kind, person.id, standing.role, standing.seat, expected, body, person.gender)


def check_pace(site: Site, address: str, person: str, kind: str = "") -> None:
    """Check the rate of a person, and of their address, which is empty where another server has checked it."""
    cost = COSTS.get(kind, 1.0)
    crowd = not address or site.rates.commands_of_address.allows(address, cost)
    if not crowd or not site.rates.commands.allows(person, cost):
        raise Problem("too-fast")


async def give(site: Site, there: Entrance, command: Command, connection: Connection | None = None) -> Reply:
    """Carry out a person's command. `connection` is theirs, if it is one to a table of this server.

    The links to a seat end when its player leaves it: with one they could take it from the next player.
    """
    room = there.room
    table = room.table
    seat = table.state.seat_of(command.person)
    reply = await (room.ask(command, connection) if isinstance(room, Room) else room.ask(command))
    if command.kind == "leave" and reply.ok and seat >= 0:
        await site.write(lambda conn: links.revoke_role(conn, table.id, SEAT, now_ms(), seat))
    return reply


async def use_link(
    site: Site, visitor: Visitor, link: Link, name: str, take_over: bool
) -> tuple[AnyRoom, Reply | None]:
    """Take what a link offers: a seat, the judge's chair, or nothing but the right to look on."""
    room = await site.tables.room(link.stream)
    if link.role == SPECTATOR:
        return room, None
    person = visitor.known()
    kind = "take-seat" if link.role == SEAT else "take-judge"
    seat = -1 if link.seat is None else link.seat
    body: dict[str, Any] = {"name": name or person.name, "take_over": take_over}
    command = Command(new_table_id(), kind, person.id, link.role, seat, None, body, person.gender)
    return room, await room.ask(command)
