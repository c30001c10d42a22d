"""The pages of a table: playing, links, replay. They work without JavaScript."""

from typing import Final
from urllib.parse import quote, urlencode

import msgspec
import segno
from starlette.responses import Response

from passgo.store import people
from passgo.tables import PUBLIC, SEAT, Refused, TableView
from passgo.tables.called import Called
from passgo.tables.commands.commands import LINK_ROLES
from passgo.tables.commands.talk import PRESETS
from passgo.tables.settings import edition_of
from passgo.tables.shown.facts import LineFacts, SeatOwnFacts
from passgo.tables.shown.happenings import Happening
from passgo.tables.shown.outlook import outlook as make_outlook
from passgo.tables.table_state import LOBBY, PLAYING, State
from passgo.web.api import wire
from passgo.web.api.endpoints import new_link, problem_in, revoke_link, table_links
from passgo.web.connect.access import Entrance, check_pace, command_of, enter, find_link, give, use_link
from passgo.web.edge.problems import Problem
from passgo.web.live.tables import AnyRoom
from passgo.web.looking_back.replays import find_replay
from passgo.web.pages import app_page, editions, fair, my_games, new_table, open_tables, outlook, preview
from passgo.web.pages.editions import names_in
from passgo.web.pages.new_table import settings_values
from passgo.web.pages.table_buttons import (
    ANSWERS,
    all_at_once,
    as_json,
    buttons,
    columns,
    dear_buttons,
    mortgages,
    paces,
    wish_fields,
)
from passgo.web.pages.table_lines import TablePage, chat_lines, log_lines, present
from passgo.web.people.visitors import address_of
from passgo.web.plumbing.edition_words import edition_look, edition_speech
from passgo.web.plumbing.forms import FORMS
from passgo.web.plumbing.local_boards import local_names
from passgo.web.plumbing.page import Page, Visit, go_to
from passgo.web.plumbing.texts import Speech

MOST_ANSWERS: Final = 40  # to one form: no board has more deeds to inherit


async def table(visit: Visit) -> Response:
    there = await enter(visit.site, visit.visitor, visit.path("table"), visit.form.text("link"))
    room = there.room
    if there.standing.role == PUBLIC:
        return await public_page(visit, room)
    room.seen_on_page(visit.visitor.id, there.standing)
    snapshot = room.table.snapshot(there.standing.name, visit.visitor.id)
    view = room.table.view(there.standing.name, visit.visitor.id)
    local = await local_names(visit.site, room.table.state, visit.language)
    played = room.table.state.edition or edition_of(view.table.settings)
    page = present(visit.csrf, visit.language, view, played, room.now(), local)
    page.outcome = room.table.state_for(there.standing.name).outcome
    page.is_host = visit.visitor.id != "" and visit.visitor.id == room.table.state.host
    page.follows = visit.form.ticked("follow")
    links = await table_links(visit.site, there) if page.is_host and view.table.status == LOBBY else []
    token = visit.form.text("link")
    game = page.game = room.table.state.game if view.version == room.table.version else None
    return visit.show(
        "table.html",
        page=page,
        say=page.names.say,
        look=edition_look(view.table.settings.edition),
        buttons=buttons(page, game),
        mortgages=mortgages(page, game),
        answers=columns(page),
        all_at_once=all_at_once(page),
        dear=dear_buttons(page, game),
        paces=paces(page),
        wishes=wish_fields(page, game),
        log=log_lines(msgspec.json.decode(snapshot.log, type=list[Happening]), page.names),
        chat=chat_lines(heard(snapshot.chat), visit.speech),
        presets=[("", "–"), *((name, visit.say(f"preset-{name}")) for name in PRESETS)],
        links=links,
        outlook=outlook_of(page, room.table.state_for(there.standing.name)),
        live=app_page.build(),
        refresh=page.refresh(),
        here=query(link=token, follow="1" if page.follows else ""),
        link_query=query(link=token),
        follow_query=query(link=token, follow="1"),
        told=told_by(visit, edition_speech(visit.language, page.names.edition)),
        bad=True,
        **settings_values(visit, view.table.settings),
    )


def outlook_of(page: TablePage, state: State) -> outlook.OutlookPage | None:
    found = make_outlook(state, page.seat) if state.status == PLAYING else None
    game = page.view.game
    if found is None or game is None:
        return None
    return outlook.present(found, [seat for seat in game.order if not game.players[seat].out], page.names)


def query(**values: str) -> str:
    """The part of an address after its path; empty values are left out."""
    said = {name: value for name, value in values.items() if value}
    return f"?{urlencode(said)}" if said else ""


def heard(lines: list[LineFacts]) -> list[LineFacts]:
    return lines[-50:]


def told_by(visit: Visit, speech: Speech) -> str:
    """Why the form before this page was refused. Only a known code is shown, never a text from the address."""
    code = visit.form.text("problem")
    return speech.refusal(code, {}) if speech.knows_refusal(code) else ""


async def public_page(visit: Visit, room: AnyRoom) -> Response:
    public = room.table.public_view()
    return visit.show(
        "public.html",
        public=public,
        name=names_in(visit, public.edition).edition_name(),
        look=edition_look(public.edition),
    )


async def do(visit: Visit) -> Response:
    """Carry out a form of the table's page. The page itself shows what the table refuses."""
    await visit.become_somebody()
    table = visit.path("table")
    there = await enter(visit.site, visit.visitor, table, visit.form.text("link"))
    follow = "1" if visit.form.ticked("follow") else ""
    if visit.form.text("kind") == "answer-all":
        problem = await answer_all(visit, there)
        return go_to(f"/tables/{quote(table)}" + query(problem=problem, follow=follow))
    found = FORMS.get(visit.form.text("kind"))
    if found is None:
        raise Problem("unknown-kind")
    kind, read = found
    check_pace(visit.site, address_of(visit.request), visit.visitor.id, kind)
    expected = visit.form.number("expected", -1) if kind == "act" or kind.startswith("judge-") else None
    command = command_of(there, visit.form.text("id"), kind, expected, read(visit.form))
    reply = await give(visit.site, there, command)
    if kind == "start" and reply.ok:
        return go_to(app_page.to_play(table))
    if kind == "rematch" and reply.ok and there.room.table.state.rematch:
        return go_to(f"/tables/{quote(there.room.table.state.rematch)}")
    return go_to(f"/tables/{quote(table)}" + query(problem="" if reply.ok else reply.code, follow=follow))


async def answer_all(visit: Visit, there: Entrance) -> str:
    """Give one answer about each mortgage received, until one is refused; returns why, or nothing."""
    answer, id = visit.form.text("answer"), visit.form.text("id")
    for number in range(MOST_ANSWERS):
        view = there.room.table.view(there.standing.name, visit.visitor.id)
        listed = view.own.actions if isinstance(view.own, SeatOwnFacts) else []
        action = next((one for one in listed if one.type == "choose" and one.answer == answer), None)
        if action is None or answer not in ANSWERS:
            return ""
        check_pace(visit.site, address_of(visit.request), visit.visitor.id, "act")
        command = command_of(there, f"{id}-{number}", "act", view.version, {"action": as_json(action)})
        reply = await give(visit.site, there, command)
        if not reply.ok:
            return reply.code
    return ""


# Links.


async def invite(visit: Visit) -> Response:
    there = await enter(visit.site, visit.visitor, visit.path("table"))
    role = visit.form.text("role")
    if role not in LINK_ROLES:
        raise Problem("bad-command", field="role")
    seat = visit.form.number("seat") if visit.form.text("seat") else None
    made = await new_link(visit.site, there, wire.LinkWish(role, seat))  # type: ignore[arg-type]  # checked above
    base = visit.site.settings.public_url.rstrip("/") or str(visit.request.base_url).rstrip("/")
    url = f"{base}/join/{made.token}"
    return visit.show("invite.html", role=role, url=url, qr=qr_code(url), id=there.room.table.id)


def qr_code(text: str) -> str:
    """A QR code as an image within the page: no other address may carry the token."""
    return segno.make(text, error="m").svg_data_uri(scale=4, border=4)


async def revoke(visit: Visit) -> Response:
    there = await enter(visit.site, visit.visitor, visit.path("table"))
    await revoke_link(visit.site, there, visit.path("link"))
    return go_to(f"/tables/{there.room.table.id}")


async def link_page(visit: Visit) -> Response:
    link = await find_link(visit.site, visit.path("token"))
    if link is None:
        raise Problem("no-such-link")
    if visit.visitor.person is not None and link.role == SEAT:
        room = await visit.site.tables.room(link.stream)
        if room.table.state.seat_of(visit.visitor.id) == link.seat and link.seat is not None:
            return go_to(app_page.to_play(link.stream))
    return visit.show("link.html", token=visit.path("token"), role=link.role, name=visit.player_name, taken=False)


async def join(visit: Visit) -> Response:
    token = visit.path("token")
    link = await find_link(visit.site, token)
    if link is None:
        raise Problem("no-such-link")
    await visit.become_somebody()
    name = visit.form.text("name")
    room, reply = await use_link(visit.site, visit.visitor, link, name, visit.form.ticked("take_over"))
    if reply is None:
        return go_to(app_page.to_play(room.table.id) + query(link=token))
    if reply.code in ("take-over-needed", "judge-taken"):
        return visit.show("link.html", token=token, role=link.role, name=name, taken=True)
    if not reply.ok:
        raise problem_in(reply.data)
    return go_to(app_page.to_play(room.table.id))


# Replays.


async def replay(visit: Visit) -> Response:
    found = await find_replay(visit.site, visit.path("table"))
    roles = found.roles_for(visit.visitor.id)
    if not roles:
        raise Problem("no-such-game")
    role = visit.form.text("role") or roles[0]
    version = visit.form.number("version", found.end())
    known = await visit.site.ask(lambda conn: people.many(conn, sorted({s.person for s in found.last.seats} - {""})))
    names = {person.id: Called(person.name, person.gender) for person in known.values()}
    try:
        view: TableView = found.view(visit.visitor.id, role, version, names)
        events = found.events(visit.visitor.id, role, version) if version else []
    except Refused as refused:
        raise Problem(refused.code, **refused.details) from refused
    local = await local_names(visit.site, found.last, visit.language)
    played = found.last.edition or edition_of(view.table.settings)
    page = present(visit.csrf, visit.language, view, played, view_time(view), local)
    return visit.show(
        "replay.html",
        page=page,
        say=page.names.say,
        look=edition_look(view.table.settings.edition),
        live=app_page.build(),
        version=version,
        last=found.versions(),
        role=role,
        roles=[(name, role_text(page, name)) for name in roles],
        log=log_lines(events, page.names)[::-1],
        record=found.gives_record(visit.visitor.id),
    )


def view_time(view: TableView) -> int:
    """The time to show deadlines by: past ones are shown as they were when the decision came up."""
    game = view.game
    return 0 if game is None or not game.awaiting else game.awaiting[0].since_ms


def seat_text(page: TablePage, seat: int) -> str:
    """The name of the person in a seat or, before anybody sits there, its number."""
    return page.names.player(seat) or page.say("page-seat", number=seat + 1)


def role_text(page: TablePage, role: str) -> str:
    kind, _, seat = role.partition(":")
    return page.say(f"page-role-{kind}", player=seat_text(page, int(seat)) if seat else "")


PAGES: Final = (
    *open_tables.PAGES,
    *new_table.PAGES,
    *editions.PAGES,
    *preview.PAGES,
    *my_games.PAGES,
    *fair.PAGES,
    Page("GET", "/tables/{table}", table),
    Page("POST", "/tables/{table}/do", do),
    Page("POST", "/tables/{table}/links", invite),
    Page("POST", "/tables/{table}/links/{link}/revoke", revoke),
    Page("GET", "/join/{token}", link_page),
    Page("POST", "/join/{token}", join),
    Page("GET", "/games/{table}", replay),
)
