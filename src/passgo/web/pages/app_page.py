"""The live table in the browser: its page, its files, its board and its texts."""

import hmac
import re
from functools import lru_cache
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Final
from urllib.parse import quote

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

from passgo.editions.art import ART_NAME
from passgo.editions.facts import BoardFacts, board_facts
from passgo.editions.files import SHIPPED
from passgo.i18n import browser_text, choice, languages
from passgo.i18n.catalogues import FOLDER as CATALOGUES
from passgo.tables import PUBLIC, Refused
from passgo.tables.settings import edition_of
from passgo.tables.table_state import FINISHED, LOBBY, State
from passgo.web.connect.access import enter
from passgo.web.edge.problems import Problem
from passgo.web.looking_back import moments
from passgo.web.looking_back.replays import find_replay
from passgo.web.pages import same_device
from passgo.web.plumbing.answers import json
from passgo.web.plumbing.edition_words import edition, edition_look
from passgo.web.plumbing.local_boards import local_board
from passgo.web.plumbing.looks import look
from passgo.web.plumbing.page import Page, Visit, go_to
from passgo.web.site import Site

FOLDER: Final = Path(__file__).parents[1] / "static" / "ui"
TYPES: Final = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8"}
IMPORTED: Final = re.compile(r'(?:from|import)"\./([\w-]+\.js)"')
SHARED: Final = "shared-"  # files with a digest in their names
# The address of a file changes with the build, so browsers may keep it for long.
KEPT: Final = {"cache-control": "public, max-age=31536000, immutable"}
KEPT_BRIEFLY: Final = {"cache-control": "public, max-age=300"}


@lru_cache(maxsize=1)
def build() -> str:
    """A short name for the build, its texts and art packs; empty where the table was not built at all."""
    digest = blake2b(digest_size=8)
    built = sorted(FOLDER.glob("*.*"))
    for file in (*built, *sorted(CATALOGUES.glob("*/*.ftl")), *sorted(SHIPPED.glob(f"*/{ART_NAME}"))):
        digest.update(file.read_bytes())
    return digest.hexdigest() if built else ""


def to_play(table: str) -> str:
    """The address to play a table at: the board, if it was built. Without JavaScript it leads on to the plain page."""
    return f"/tables/{quote(table)}" + ("/live" if build() else "")


@lru_cache(maxsize=1)
def imported(_build: str) -> list[str]:
    """The modules that the table's script imports first: the page names them, so that they load along with it."""
    script = FOLDER / "table.js"
    return IMPORTED.findall(script.read_text(encoding="utf-8")) if script.is_file() else []


def begin_token(site: Site, table: str, bot: str) -> str:
    """A token that lets this page start the game: another site's link must not start it for a host."""
    return hmac.new(site.secret, f"begin:{table}:{bot}".encode(), sha256).hexdigest()


def begins_with(visit: Visit, state: State) -> str:
    """The bot for free seats, if the page starts the game as soon as its player has committed to the dice."""
    bot = visit.form.text("begin")
    right = begin_token(visit.site, state.table, bot)
    fits = hmac.compare_digest(right.encode(), visit.form.text("token").encode())
    return bot if fits and state.status == LOBBY else ""


def board_of(state: State) -> str:
    """The address of a table's board: that of its edition, or its own if the edition has changed since."""
    try:
        same = edition_of(state.settings).hash == state.pinned
    except Refused:
        same = False
    return f"/editions/{state.settings.edition}/board" if same else own_address(state)


def own_address(state: State) -> str:
    return f"/tables/{state.table}/board"


async def named_board_of(site: Site, state: State) -> str:
    """The address of a table's board, which is its own too if its championship has local names."""
    return own_address(state) if (await local_board(site, state)).names() else board_of(state)


async def own_board(visit: Visit) -> Response:
    """The board that a table started with, under the names of its championship."""
    state = (await visit.site.tables.room(visit.path("table"))).table.state
    try:
        played = state.edition or edition_of(state.settings)
    except Refused:
        raise Problem("no-such-edition") from None
    local = await local_board(visit.site, state)
    return json(replace(board_facts(played), local=local.by_language()))


async def live(visit: Visit) -> Response:
    """The table as people play it. Visitors without a role there, or without JavaScript, get the plain page."""
    there = await enter(visit.site, visit.visitor, visit.path("table"), visit.form.text("link"))
    table = there.room.table
    held = await same_device.held_seats(visit.site, visit.request, visit.visitor, there.room)
    unshown = table.state.status == FINISHED and table.state.game is None  # other rules, and no position was stored
    if (there.standing.role == PUBLIC and not held) or unshown or not build():
        return go_to(f"/tables/{table.id}")
    return visit.show(
        "live.html",
        table=table.id,
        plain=f"/tables/{table.id}",
        edition=edition_look(table.state.settings.edition),
        board=await named_board_of(visit.site, table.state),
        art=f"/editions/{table.state.settings.edition}/art",
        link=visit.form.text("link"),
        held=" ".join(f"{here}:{seat}" for here, seat in held),
        begin=begins_with(visit, table.state),
        roles="",
        build=build(),
        imported=imported(build()),
        offered=" ".join(languages()),
    )


async def look_back(visit: Visit) -> Response:
    """The same board, for a replay."""
    replay = await find_replay(visit.site, visit.path("table"))
    roles = replay.roles_for(visit.visitor.id)
    if not roles:
        raise Problem("no-such-game")
    table = replay.last.table
    if not build():
        return go_to(f"/games/{table}")
    return visit.show(
        "live.html",
        table=table,
        plain=f"/games/{table}",
        edition=edition_look(replay.last.settings.edition),
        board=await named_board_of(visit.site, replay.last),
        art=f"/editions/{replay.last.settings.edition}/art",
        link="",
        held="",
        begin="",
        roles=" ".join(roles),
        build=build(),
        imported=imported(build()),
        offered=" ".join(languages()),
    )


async def file(request: Request) -> Response:
    """Serve files of one folder, by name: a path cannot leave it."""
    found = FOLDER / Path(request.path_params["name"]).name
    if found.suffix not in TYPES or not found.is_file():
        raise Problem("no-such-page")
    named = "v" in request.query_params or found.name.startswith(SHARED)
    return FileResponse(found, media_type=TYPES[found.suffix], headers=KEPT if named else KEPT_BRIEFLY)


@lru_cache(maxsize=32)
def facts(name: str) -> BoardFacts:
    return board_facts(edition(name))


async def board(request: Request) -> Response:
    return json(facts(request.path_params["edition"]))


async def art(request: Request) -> Response:
    """An edition's art pack."""
    answer = json(look(edition(request.path_params["edition"]).id))
    answer.headers.update(KEPT if "v" in request.query_params else KEPT_BRIEFLY)
    return answer


async def texts(request: Request) -> Response:
    language = request.path_params["language"]
    if choice(language) != language:
        raise Problem("no-such-page")
    words = edition_look(edition(request.path_params["edition"]).id)
    return PlainTextResponse(browser_text(language, words), media_type="text/plain; charset=utf-8", headers=KEPT)


PAGES: Final = (
    Page("GET", "/tables/{table}/live", live),
    Page("GET", "/games/{table}/live", look_back),
    Page("GET", "/tables/{table}/board", own_board),
    *moments.PAGES,
    *same_device.PAGES,
)


def routes() -> list[Route]:
    return [
        Route("/static/ui/{name}", file),
        Route("/editions/{edition}/board", board),
        Route("/editions/{edition}/art", art),
        Route("/i18n/{language}/{edition}.ftl", texts),
    ]
