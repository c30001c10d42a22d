"""Sitting down beside somebody: several people play at one device."""

from typing import Final, NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

from passgo.tables import SEAT, Command
from passgo.web.api.endpoints import problem_in
from passgo.web.connect.access import enter
from passgo.web.edge.problems import Problem
from passgo.web.live.tables import AnyRoom, new_table_id
from passgo.web.people.same_device import THE_VISITOR, hold, tokens_here
from passgo.web.people.visitors import Visitor, find, new_guest
from passgo.web.plumbing.page import Page, Visit, go_to
from passgo.web.site import Site


class Held(NamedTuple):
    """A seat that is played on this device."""

    here: int  # which of the cookie's sessions; -1 is the visitor's own
    seat: int


async def held_seats(site: Site, connection: HTTPConnection, visitor: Visitor, room: AnyRoom) -> list[Held]:
    """The seats of one table that this device holds, in order."""
    people = [(THE_VISITOR, visitor.id)]
    for here, token in enumerate(tokens_here(site, connection)):
        found = await find(site, token)
        if found is not None:
            people.append((here, found[1].id))
    seats = [Held(here, room.table.state.seat_of(person)) for here, person in people]
    return sorted((held for held in seats if held.seat >= 0), key=lambda held: held.seat)


async def seat_beside(visit: Visit, room: AnyRoom, name: str, game_token: str = "") -> str:
    """Give a new guest the next free seat of the host's own table. Returns the token of their session."""
    state = room.table.state
    if visit.visitor.known().id != state.host:
        raise Problem("not-host")
    if state.settings.official:
        raise Problem("not-allowed")
    if not any(seat.is_open() for seat in state.seats):
        raise Problem("seats-full")  # before a guest is made in vain
    person, token = await new_guest(visit.site, visit.request, name, visit.language)
    command = Command(new_table_id(), "take-seat", person.id, SEAT, -1, None, {"name": name, "token": game_token})
    reply = await room.ask(command)
    if not reply.ok:
        raise problem_in(reply.data)
    return token


async def sit_down(visit: Visit) -> Response:
    """Let somebody beside the host sit down."""
    there = await enter(visit.site, visit.visitor, visit.path("table"))
    token = await seat_beside(visit, there.room, visit.form.text("name"), visit.form.text("token"))
    answer = go_to(f"/tables/{there.room.table.id}/live")
    hold(visit.site, visit.request, answer, [token])
    return answer


PAGES: Final = (Page("POST", "/tables/{table}/here", sit_down),)
