"""The pages: home, list, create, table, links, replay. They work without JavaScript."""

from typing import Any, Final
from urllib.parse import quote

import msgspec
import segno
from starlette.responses import Response

from passgo.bots import BOTS
from passgo.store import people
from passgo.tables import PUBLIC, SEAT, Refused, Settings, TableView
from passgo.tables.facts import LineFacts
from passgo.tables.happenings import Happening
from passgo.tables.settings import edition_of
from passgo.tables.talking import PRESETS
from passgo.web import live, texts, wire
from passgo.web.access import Entrance, command_of, enter, find_link, use_link
from passgo.web.api import create_table, new_link, problem_in, public_tables, revoke_link, table_links
from passgo.web.catalogue import edition, edition_names
from passgo.web.forms import FORMS, options_text, settings_of
from passgo.web.paging import Page, Visit, go_to
from passgo.web.presenting import TablePage, buttons, chat_lines, log_lines, present
from passgo.web.problems import Problem
from passgo.web.replays import find_replay
from passgo.web.rooms import Room
from passgo.web.site import now_ms
from passgo.web.telling import safe_player

MOST_SEATS: Final = 8


def edition_choices() -> list[tuple[str, str]]:
    return [(found.id, found.name) for found in edition_names()]


def bot_choices() -> list[tuple[str, str]]:
    return [(name, name) for name in BOTS]


async def home(visit: Visit) -> Response:
    rows = await public_tables(visit.site)
    return visit.show(
        "home.html", name=visit.name, editions=edition_choices(), bots=bot_choices(), rows=rows, live=live.build()
    )


async def tables(visit: Visit) -> Response:
    return visit.show("tables.html", rows=await public_tables(visit.site))


def settings_values(chosen: Settings) -> dict[str, object]:
    return {
        "chosen": chosen,
        "options": options_text(dict(chosen.options)),
        "editions": edition_choices(),
        "bots": bot_choices(),
        "seat_counts": [(count, count) for count in range(2, MOST_SEATS + 1)],
    }


async def create_form(visit: Visit) -> Response:
    return visit.show("create.html", name=visit.name, **settings_values(Settings()))


async def create(visit: Visit) -> Response:
    await visit.become_somebody()
    room = await create_table(visit.site, visit.visitor.known(), settings_of(visit.form))
    await ask(visit, room, "take-seat", {"seat": 0})
    return go_to(f"/tables/{room.table.id}")


async def play(visit: Visit) -> Response:
    """A table against bots, begun at once."""
    await visit.become_somebody()
    name = visit.form.text("edition", "classic")
    fewest, most = edition(name).players
    wanted = {"edition": name, "seats": max(fewest, min(4, most)), "stand_in": visit.form.text("bot", "builder")}
    room = await create_table(visit.site, visit.visitor.known(), wanted)
    await ask(visit, room, "take-seat", {"seat": 0})
    await ask(visit, room, "start", {"fill": wanted["stand_in"]})
    wants_board = visit.form.text("where") == "live" and live.build()
    return go_to(f"/tables/{room.table.id}/live" if wants_board else f"/tables/{room.table.id}")


async def ask(visit: Visit, room: Room, kind: str, body: dict[str, Any]) -> None:
    """A command of this visitor that must succeed."""
    there = Entrance(room, visit.visitor, room.standing(visit.visitor.id), PUBLIC)
    reply = await room.ask(command_of(there, f"page-{kind}", kind, None, body))
    if not reply.ok:
        raise problem_in(reply.data)


async def table(visit: Visit) -> Response:
    there = await enter(visit.site, visit.visitor, visit.path("table"), visit.form.text("link"))
    room = there.room
    if there.standing.role == PUBLIC:
        return await public_page(visit, room)
    room.seen_on_page(visit.visitor.id, there.standing)
    snapshot = room.table.snapshot(there.standing.name, visit.visitor.id)
    view = room.table.view(there.standing.name, visit.visitor.id)
    is_host = visit.visitor.id != "" and visit.visitor.id == room.table.state.host
    page = present(visit.csrf, view, edition_of(view.table.settings), now_ms(), is_host)
    links = await table_links(visit.site, there) if page.is_host and view.table.status == "lobby" else []
    hold = visit.form.ticked("hold")
    token = visit.form.text("link")
    return visit.show(
        "table.html",
        page=page,
        buttons=buttons(page, room.table.state.game if view.version == room.table.version else None),
        log=log_lines(msgspec.json.decode(snapshot.log, type=list[Happening]), page.names),
        chat=chat_lines(heard(snapshot.chat)),
        presets=[("", "–"), *((name, texts.say(f"preset-{name}")) for name in PRESETS)],
        links=links,
        hold=hold,
        live=live.build(),
        refresh=0 if hold else page.refresh(),
        here=str(visit.request.url.path) + (f"?link={quote(token)}" if token else ""),
        link_query=f"?link={quote(token)}" if token else "",
        link_more=f"&link={quote(token)}" if token else "",
        told=told_by(visit),
        bad=True,
        **settings_values(view.table.settings),
    )


def heard(lines: list[LineFacts]) -> list[LineFacts]:
    return lines[-50:]


def told_by(visit: Visit) -> str:
    """What the form before this page was refused for. Only a known code is shown, never a text from the address."""
    code = visit.form.text("problem")
    return texts.problem_text(code, {}) if code in KNOWN_PROBLEMS else ""


KNOWN_PROBLEMS: Final = frozenset(
    key.partition("-")[2] for key in texts.TEXTS if key.startswith(("problem-", "refusal-"))
)


async def public_page(visit: Visit, room: Room) -> Response:
    return visit.show(
        "public.html",
        public=room.table.public_view(),
        edition=edition(room.table.state.settings.edition),
        told_public=texts.problem_text("not-allowed", {}),
    )


async def do(visit: Visit) -> Response:
    """A form of the table's page. What the table refuses is told on the page itself."""
    await visit.become_somebody()
    table = visit.path("table")
    there = await enter(visit.site, visit.visitor, table, visit.form.text("link"))
    if not visit.site.rates.commands.allows(visit.visitor.id):
        raise Problem("too-fast")
    found = FORMS.get(visit.form.text("kind"))
    if found is None:
        raise Problem("unknown-kind")
    kind, read = found
    expected = visit.form.number("expected", -1) if kind == "act" or kind.startswith("judge-") else None
    command = command_of(there, visit.form.text("id"), kind, expected, read(visit.form))
    reply = await there.room.ask(command)
    return go_to(f"/tables/{quote(table)}" + ("" if reply.ok else f"?problem={quote(reply.code)}"))


# Links.


async def invite(visit: Visit) -> Response:
    there = await enter(visit.site, visit.visitor, visit.path("table"))
    role = visit.form.text("role")
    if role not in ("seat", "judge", "spectator"):
        raise Problem("bad-command", field="role")
    seat = visit.form.number("seat") if visit.form.text("seat") else None
    made = await new_link(visit.site, there, wire.LinkWish(role, seat))  # type: ignore[arg-type]  # checked above
    base = visit.site.settings.public_url.rstrip("/") or str(visit.request.base_url).rstrip("/")
    url = f"{base}/join/{made.token}"
    return visit.show("invite.html", role=role, url=url, qr=qr_code(url), id=there.room.table.id)


def qr_code(text: str) -> str:
    """As an image within the page: the token must not travel through another address."""
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
        room = await visit.site.hall.room(link.stream)
        if room.table.state.seat_of(visit.visitor.id) == link.seat and link.seat is not None:
            return go_to(f"/tables/{link.stream}")
    return visit.show("link.html", token=visit.path("token"), role=link.role, name=visit.name, taken=False)


async def join(visit: Visit) -> Response:
    token = visit.path("token")
    link = await find_link(visit.site, token)
    if link is None:
        raise Problem("no-such-link")
    await visit.become_somebody()
    name = visit.form.text("name")
    room, reply = await use_link(visit.site, visit.visitor, link, name, visit.form.ticked("take_over"))
    if reply is None:
        return go_to(f"/tables/{room.table.id}?link={quote(token)}")
    if reply.code in ("take-over-needed", "judge-taken"):
        return visit.show("link.html", token=token, role=link.role, name=name, taken=True)
    if not reply.ok:
        raise problem_in(reply.data)
    return go_to(f"/tables/{room.table.id}")


# Replays.


async def replay(visit: Visit) -> Response:
    found = await find_replay(visit.site, visit.path("table"))
    roles = found.roles_for(visit.visitor.id)
    if not roles:
        raise Problem("no-such-game")
    role = visit.form.text("role") or roles[0]
    version = visit.form.number("version", found.versions())
    known = await visit.site.ask(lambda conn: people.many(conn, sorted({s.person for s in found.last.seats} - {""})))
    names = {person.id: person.name for person in known.values()}
    try:
        view: TableView = found.view(visit.visitor.id, role, version, names)
        events = found.events(visit.visitor.id, role, version) if version else []
    except Refused as refused:
        raise Problem(refused.code, **refused.details) from refused
    page = present(visit.csrf, view, edition_of(view.table.settings), view_time(view))
    return visit.show(
        "replay.html",
        page=page,
        version=version,
        last=found.versions(),
        role=role,
        roles=[(name, role_text(page, name)) for name in roles],
        log=log_lines(events, page.names)[::-1],
    )


def view_time(view: TableView) -> int:
    """Deadlines of the past are shown as they stood when the decision came up."""
    game = view.game
    return 0 if game is None or not game.awaiting else game.awaiting[0].since_ms


def seat_text(page: TablePage, seat: int) -> str:
    """Who sits there; before anybody does, the number of the seat."""
    return safe_player(page.names, seat) or texts.page("seat", number=seat + 1)


def role_text(page: TablePage, role: str) -> str:
    kind, _, seat = role.partition(":")
    return texts.page(f"role-{kind}", player=seat_text(page, int(seat)) if seat else "")


PAGES: Final = (
    Page("GET", "/", home),
    Page("GET", "/tables", tables),
    Page("GET", "/create", create_form),
    Page("POST", "/create", create),
    Page("POST", "/play", play),
    Page("GET", "/tables/{table}", table),
    Page("POST", "/tables/{table}/do", do),
    Page("POST", "/tables/{table}/links", invite),
    Page("POST", "/tables/{table}/links/{link}/revoke", revoke),
    Page("GET", "/join/{token}", link_page),
    Page("POST", "/join/{token}", join),
    Page("GET", "/games/{table}", replay),
)
