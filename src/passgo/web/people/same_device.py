"""Several people on one device: each is a person with a session of their own, and the browser holds them all.

The first one is the visitor of every page. The others' sessions are in a cookie of their own; a socket that asks for
`here=N` is served as the Nth of them. So a seat still belongs to one person, and tables need no special case.
"""

from typing import Final, NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

from passgo.store.sessions import LIFETIME_MS
from passgo.tables import SEAT, Command
from passgo.web.api.endpoints import problem_in
from passgo.web.edge.problems import Problem
from passgo.web.live.access import enter
from passgo.web.live.tables import AnyRoom, new_table_id
from passgo.web.pages.plumbing import Page, Visit, go_to
from passgo.web.people.visitors import LONGEST_TOKEN, Visitor, cookie_name, find, new_guest, set_cookie
from passgo.web.site import Site

TOGETHER_COOKIE: Final = "passgo_here"
BETWEEN: Final = "."  # no token contains one
MOST_HERE: Final = 7  # besides the visitor
THE_VISITOR: Final = -1


class Held(NamedTuple):
    """A seat that is played on this device."""

    here: int  # which of the cookie's sessions; -1 is the visitor's own
    seat: int


def tokens_here(site: Site, connection: HTTPConnection) -> list[str]:
    kept = connection.cookies.get(cookie_name(site, TOGETHER_COOKIE), "").split(BETWEEN)
    return [token for token in kept if 0 < len(token) <= LONGEST_TOKEN][-MOST_HERE:]


async def visitor_here(site: Site, connection: HTTPConnection, visitor: Visitor, here: str) -> Visitor:
    """The visitor, or the guest on their device whom the connection is for."""
    if not here or here == str(THE_VISITOR):
        return visitor
    tokens = tokens_here(site, connection)
    if not here.isdigit() or len(here) > 2 or int(here) >= len(tokens):
        raise Problem("not-your-seat")
    token = tokens[int(here)]
    found = await find(site, token)
    if found is None:
        raise Problem("sign-in-needed")
    return Visitor(*found, token, False, False)


async def guests_here(site: Site, connection: HTTPConnection) -> list[Visitor]:
    """The guests on the visitor's device, whose sessions this browser holds."""
    found = [(token, await find(site, token)) for token in tokens_here(site, connection)]
    return [Visitor(*known, token, False, False) for token, known in found if known is not None]


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


def hold(site: Site, connection: HTTPConnection, answer: Response, tokens: list[str]) -> None:
    """Let the browser hold these sessions too."""
    kept = [*tokens_here(site, connection), *tokens][-MOST_HERE:]
    set_cookie(site, answer, TOGETHER_COOKIE, BETWEEN.join(kept), LIFETIME_MS // 1000)


async def sit_down(visit: Visit) -> Response:
    """Let the host seat somebody on their device."""
    there = await enter(visit.site, visit.visitor, visit.path("table"))
    token = await seat_beside(visit, there.room, visit.form.text("name"), visit.form.text("token"))
    answer = go_to(f"/tables/{there.room.table.id}/live")
    hold(visit.site, visit.request, answer, [token])
    return answer


PAGES: Final = (Page("POST", "/tables/{table}/here", sit_down),)
