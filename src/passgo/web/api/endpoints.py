"""The REST interface: people, tables, links, games and editions."""

from dataclasses import replace
from typing import Any, Final

import msgspec
from sqlalchemy import Connection as StoreConnection
from starlette.requests import HTTPConnection
from starlette.responses import Response

from passgo.store import links, lobby
from passgo.store.games import export_game
from passgo.store.people import Person
from passgo.store.tokens import token_hash
from passgo.tables import PUBLIC, SEAT, SPECTATOR, Command
from passgo.tables.called import Names
from passgo.tables.refusals import Refused
from passgo.tables.shown.outlook import OutlookFacts, outlook
from passgo.tables.table_state import ABANDONED, FINISHED, OPEN
from passgo.web.api import wire
from passgo.web.api.editions import edition_answer, edition_names
from passgo.web.api.rest import Call, Endpoint
from passgo.web.api.review import get_text, post_proposal
from passgo.web.connect.access import Entrance, check_pace, command_of, enter, find_link, give, use_link
from passgo.web.edge.problems import Problem
from passgo.web.live.connection import GOING_AWAY
from passgo.web.live.tables import AnyRoom, new_table_id
from passgo.web.looking_back.replays import find_replay
from passgo.web.people import identity
from passgo.web.people.same_device import visitor_here
from passgo.web.people.visitors import address_of, new_guest, set_session
from passgo.web.plumbing.answers import JSON, RETRY_SECONDS, json
from passgo.web.plumbing.forms import place_before
from passgo.web.site import Site, now_ms

PAGE: Final = 50
HOUR_MS: Final = 3_600_000
MOST_LINKS: Final = 20  # links to the same seat or role of a table; the oldest gives way


# People.


async def post_guest(call: Call) -> wire.Me:
    person, token = await new_guest(call.site, call.request, call.body.name, call.body.language)
    return me(person, token=token)


def me(person: Person, login: str | None = None, token: str | None = None) -> wire.Me:
    return wire.Me(person.id, person.name, person.language, login, token, person.gender)


async def get_me(call: Call) -> wire.Me:
    found = await identity.look_up(call.site, call.visitor)
    return me(found.person, None if found.account is None else found.account.login)


async def put_me(call: Call) -> wire.Me:
    wish: wire.MeWish = call.body
    visitor = await visitor_here(call.site, call.request, call.visitor, call.query("here"))
    changed: dict[str, str] = {}
    if wish.name is not None:
        changed["name"] = await identity.rename(call.site, visitor, wish.name)
    if wish.gender is not None:
        changed["gender"] = await identity.speak_of(call.site, visitor, wish.gender)
    return msgspec.structs.replace(await get_me(replace(call, visitor=visitor)), **changed)


async def delete_me(call: Call) -> wire.Empty:
    await identity.erase(call.site, call.visitor)
    return wire.Empty()


async def post_account(call: Call) -> Response:
    wish = call.body
    codes, token = await identity.create_account(call.site, call.request, call.visitor, wish.login, wish.password)
    answer = json(wire.NewAccount(codes, token), 201)
    if not call.visitor.by_bearer:
        set_session(call.site, answer, token)
    return answer


async def put_password(call: Call) -> wire.Empty:
    await identity.change_password(call.site, call.request, call.visitor, call.body.old, call.body.password)
    return wire.Empty()


async def post_codes(call: Call) -> wire.Codes:
    return wire.Codes(await identity.new_codes(call.site, call.visitor))


async def post_recovery(call: Call) -> wire.Me:
    wish = call.body
    person, token = await identity.recover(call.site, call.request, wish.login, wish.code, wish.password)
    return me(person, token=token)


async def post_session(call: Call) -> wire.Me:
    person, token = await identity.sign_in(call.site, call.request, call.body.login, call.body.password)
    return me(person, call.body.login, token)


async def get_sessions(call: Call) -> wire.Sessions:
    this = call.visitor.signed_in().id_hash
    found = await identity.look_up(call.site, call.visitor)
    return wire.Sessions(
        [wire.SessionFacts(s.id_hash, s.device, s.created_ms, s.seen_ms, s.id_hash == this) for s in found.sessions]
    )


async def delete_session(call: Call) -> wire.Empty:
    await identity.end_session(call.site, call.visitor, call.path("session"))
    return wire.Empty()


# Tables.


def listed(row: lobby.TableRow) -> wire.ListedTable:
    seats = msgspec.json.decode(row.seats, type=list[dict[str, str]])
    free = sum(not seat.get("person") and not seat.get("bot") for seat in seats)
    return wire.ListedTable(row.id, row.edition, row.status, len(seats), free, row.created_ms)


async def public_tables(site: Site, before: lobby.Place | None = None) -> wire.TableList:
    rows = await site.ask(
        lambda conn: lobby.listing(conn, status=OPEN, visibility="listed", before=before, limit=PAGE + 1)
    )
    shown, end = lobby.page(rows, PAGE)
    return wire.TableList([listed(row) for row in shown], None if end is None else str(end))


async def get_tables(call: Call) -> wire.TableList:
    return await public_tables(call.site, place_before(call.query("before")))


def check_may_found(site: Site, connection: HTTPConnection, person: str, cost: float = 1.0) -> None:
    """Check how many tables, or work worth several tables, one person and one address may set up."""
    rates = site.rates
    if not (rates.tables.allows(person, cost) and rates.tables_of_address.allows(address_of(connection), cost)):
        raise Problem("too-fast")


async def create_table(site: Site, connection: HTTPConnection, person: Person, settings: object) -> AnyRoom:
    """Make a new table with this host."""
    check_may_found(site, connection, person.id)
    command = Command(new_table_id(), "create", person.id, body={"settings": settings})
    room, reply = await site.tables.create(command, person.name)
    if not reply.ok:
        raise problem_in(reply.data)
    return room


def problem_in(reply: bytes) -> Problem:
    error = msgspec.json.decode(reply)["error"]
    return Problem(error["code"], **error.get("args", {}))


async def post_table(call: Call) -> wire.TableSummary:
    room = await create_table(call.site, call.request, call.visitor.known(), msgspec.to_builtins(call.body.settings))
    return summary(room, call.visitor.id)


def summary(room: AnyRoom, person: str) -> wire.TableSummary:
    return wire.TableSummary(room.table.id, room.table.version, room.standing(person).name)


async def entrance(call: Call) -> Entrance:
    return await enter(call.site, call.visitor, call.path("table"), call.query("link"))


async def get_table(call: Call) -> wire.TableAnswer:
    there = await entrance(call)
    table = there.room.table
    role = there.standing.name
    view = None if role == PUBLIC else table.view(role, call.visitor.id)
    return wire.TableAnswer(role, there.room.now(), table.public_view(), view)


async def get_outlook(call: Call) -> OutlookFacts:
    """The chances of the next rolls. They take a moment to work out, so they have the pace of commands."""
    there = await entrance(call)
    if there.standing.role == PUBLIC:
        raise Problem("no-such-table")
    address = address_of(call.request)
    check_pace(call.site, address, call.visitor.id or address)
    state = there.room.table.state_for(there.standing.name)
    said = call.query("seat")
    seat = int(said) if said.isascii() and said.isdigit() and len(said) < 3 else -1
    if seat >= len(state.seats):
        raise Problem("no-such-seat")
    found = outlook(state, seat)
    if found is None:
        raise Problem("not-allowed") if state.settings.official else Problem("not-playing", status=state.status)
    return found


async def post_command(call: Call) -> Response:
    """Carry out a command. A refusal by the table is an answer too; the status shows it."""
    there = await entrance(call)
    person = call.visitor.known()
    wish = call.body
    check_pace(call.site, address_of(call.request), person.id, wish.kind)
    reply = await give(call.site, there, command_of(there, wish.id, wish.kind, wish.expected, wish.body))
    if reply.code == "store-unavailable":
        return Response(reply.data, 503, {"retry-after": RETRY_SECONDS}, media_type=JSON)
    return Response(reply.data, media_type=JSON)


# Links.


def check_may_invite(there: Entrance, role: str, seat: int | None) -> None:
    """Check that the caller may make a link: the host, or a player to their own seat, to go on from another device.

    Not in an official round: there everybody comes by the link they were given, and cannot hand their seat on.
    """
    state = there.room.table.state
    person = there.visitor.known().id
    own = role == SEAT and seat is not None and state.seat_of(person) == seat and not state.settings.official
    if person != state.host and not own:
        raise Problem("not-host")
    if seat is not None and (role != SEAT or seat >= len(state.seats)):
        raise Problem("no-such-seat")


async def new_link(site: Site, there: Entrance, wish: wire.LinkWish) -> wire.NewLink:
    check_may_invite(there, wish.role, wish.seat)
    expires = None if wish.hours is None else now_ms() + wish.hours * HOUR_MS
    table = there.room.table.id

    def create(conn: StoreConnection) -> str:
        links.keep_newest(conn, table, wish.role, wish.seat, MOST_LINKS - 1)
        return links.create(conn, table, wish.role, now_ms(), seat=wish.seat, expires_ms=expires)

    token = await site.write(create)
    return wire.NewLink(token_hash(token), wish.role, wish.seat, token, "")


async def post_link(call: Call) -> wire.NewLink:
    made = await new_link(call.site, await entrance(call), call.body)
    return msgspec.structs.replace(made, url=link_url(call, made.token))


def link_url(call: Call, token: str) -> str:
    base = call.site.settings.public_url.rstrip("/") or str(call.request.base_url).rstrip("/")
    return f"{base}/join/{token}"


async def table_links(site: Site, there: Entrance) -> list[wire.LinkFacts]:
    if there.visitor.known().id != there.room.table.state.host:
        raise Problem("not-host")
    found = await site.ask(lambda conn: links.of(conn, there.room.table.id))
    return [
        wire.LinkFacts(link.token_hash, link.role, link.seat, link.created_ms, link.expires_ms, link.revoked_ms)
        for link in found
    ]


async def get_links(call: Call) -> wire.Links:
    return wire.Links(await table_links(call.site, await entrance(call)))


async def revoke_link(site: Site, there: Entrance, link: str) -> None:
    if there.visitor.known().id != there.room.table.state.host:
        raise Problem("not-host")

    table = there.room.table.id

    def revoke(conn: StoreConnection) -> str:
        role = next((one.role for one in links.of(conn, table) if one.token_hash == link), "")
        return role if links.revoke(conn, table, link, now_ms()) else ""

    role = await site.write(revoke)
    if not role:
        raise Problem("no-such-link")
    if role == SPECTATOR:
        for connection in there.room.audience.everybody():
            if connection.role == SPECTATOR:
                connection.close(GOING_AWAY, "going-away")  # a client that may still watch reconnects


async def delete_link(call: Call) -> wire.Empty:
    await revoke_link(call.site, await entrance(call), call.path("link"))
    return wire.Empty()


async def post_link_use(call: Call) -> wire.TableSummary:
    link = await find_link(call.site, call.body.token)
    if link is None:
        raise Problem("no-such-link")
    room, reply = await use_link(call.site, call.visitor, link, call.body.name, call.body.take_over)
    if reply is not None and not reply.ok:
        raise problem_in(reply.data)
    return summary(room, call.visitor.id)


# Games and editions.


async def get_game(call: Call) -> wire.GameAnswer:
    replay = await find_replay(call.site, call.path("table"))
    roles = replay.roles_for(call.visitor.id)
    if not roles:
        raise Problem("no-such-game")
    last = replay.last
    return wire.GameAnswer(last.table, last.settings.edition, last.status, replay.versions(), roles)


async def get_version(call: Call) -> wire.ReplayAnswer:
    replay = await find_replay(call.site, call.path("table"))
    role = call.query("role", SPECTATOR)
    said = call.path("version")
    version = int(said) if said.isascii() and said.isdigit() and len(said) < 10 else -1
    try:
        view = replay.view(call.visitor.id, role, version, await replay_names(call.site, replay.last.table))
        events = replay.events(call.visitor.id, role, version) if version else []
    except Refused as refused:
        raise Problem(refused.code, **refused.details) from refused
    return wire.ReplayAnswer(version, events, view)


async def replay_names(site: Site, table: str) -> Names:
    return (await site.tables.room(table)).table.names


async def get_record(call: Call) -> Response:
    """The whole log of a finished game. It holds deck orders and seeds, so nobody gets it before the end."""
    table = call.path("table")
    replay = await find_replay(call.site, table)
    if replay.last.status not in (FINISHED, ABANDONED):
        raise Problem("not-finished")
    if not replay.roles_for(call.visitor.id):
        raise Problem("no-such-game")
    if not replay.gives_record(call.visitor.id):
        raise Problem("not-allowed")
    return Response(await call.site.ask(lambda conn: export_game(conn, table)), media_type=JSON)


async def get_editions(_call: Call) -> wire.Editions:
    return wire.Editions(edition_names())


async def get_edition(call: Call) -> wire.EditionAnswer:
    return edition_answer(call.path("edition"))


HERE: Final = (("here", "which of the guests on my device is meant; without it, me"),)
LINK: Final = (("link", "the token of a link that lets the caller watch"),)
ENDPOINTS: Final = (
    Endpoint("POST", "/api/guests", post_guest, "Become a guest", wire.Me, wire.GuestWish, 201, False),
    Endpoint("GET", "/api/me", get_me, "Who am I", wire.Me),
    Endpoint("PUT", "/api/me", put_me, "Change my name, or how texts speak of me", wire.Me, wire.MeWish, query=HERE),
    Endpoint("DELETE", "/api/me", delete_me, "Delete everything about me"),
    Endpoint("POST", "/api/accounts", post_account, "Make an account", wire.NewAccount, wire.AccountWish, 201),
    Endpoint("PUT", "/api/accounts/password", put_password, "Change the password", wire.Empty, wire.PasswordWish),
    Endpoint("POST", "/api/accounts/codes", post_codes, "New recovery codes", wire.Codes),
    Endpoint("POST", "/api/recovery", post_recovery, "Sign in by code", wire.Me, wire.RecoveryWish, 201, False),
    Endpoint("POST", "/api/sessions", post_session, "Sign in", wire.Me, wire.AccountWish, 201, False),
    Endpoint("GET", "/api/sessions", get_sessions, "Devices signed in", wire.Sessions),
    Endpoint("DELETE", "/api/sessions/{session}", delete_session, "End a session"),
    Endpoint(
        "GET",
        "/api/tables",
        get_tables,
        "Listed tables, the newest first",
        wire.TableList,
        signed_in=False,
        query=(("before", "where the previous page ended"),),
    ),
    Endpoint("POST", "/api/tables", post_table, "Set up a table", wire.TableSummary, wire.TableWish, 201),
    Endpoint(
        "GET", "/api/tables/{table}", get_table, "A table as I see it", wire.TableAnswer, signed_in=False, query=LINK
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/outlook",
        get_outlook,
        "Chances of the next rolls, and who holds what of each set; not in official rounds",
        OutlookFacts,
        signed_in=False,
        query=(*LINK, ("seat", "whose next roll is told besides that of the player on turn")),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/commands",
        post_command,
        "A command, as on the socket",
        wire.ReplyAnswer,
        wire.CommandWish,
        query=LINK,
    ),
    Endpoint("GET", "/api/tables/{table}/links", get_links, "Links of my table", wire.Links),
    Endpoint("POST", "/api/tables/{table}/links", post_link, "Make a link", wire.NewLink, wire.LinkWish, 201),
    Endpoint("DELETE", "/api/tables/{table}/links/{link}", delete_link, "Revoke a link"),
    Endpoint("POST", "/api/links", post_link_use, "Use a link", wire.TableSummary, wire.LinkUse),
    Endpoint("GET", "/api/games/{table}", get_game, "A game to look back at", wire.GameAnswer, signed_in=False),
    Endpoint(
        "GET",
        "/api/games/{table}/versions/{version}",
        get_version,
        "A game at any version",
        wire.ReplayAnswer,
        signed_in=False,
        query=(("role", "spectator, judge or seat:N"),),
    ),
    Endpoint(
        "GET", "/api/games/{table}/record", get_record, "The log of a finished game", dict[str, Any], signed_in=False
    ),
    Endpoint("GET", "/api/editions", get_editions, "All editions", wire.Editions, signed_in=False),
    Endpoint("GET", "/api/editions/{edition}", get_edition, "An edition", wire.EditionAnswer, signed_in=False),
    Endpoint(
        "GET", "/api/texts/{language}/{number}", get_text, "A text under review", wire.TextAnswer, signed_in=False
    ),
    Endpoint(
        "POST", "/api/proposals", post_proposal, "Propose a better text", wire.Empty, wire.ProposalWish, 201, False
    ),
)
