"""The home page, the list of open tables, and the way to a table by its link or code."""

from typing import Final
from urllib.parse import quote, urlsplit

from starlette.responses import Response

from passgo.store.lobby import Place
from passgo.web.api.endpoints import public_tables
from passgo.web.edge.problems import Problem
from passgo.web.pages import app_page
from passgo.web.pages.board_drawing import draw
from passgo.web.pages.editions import edition_cards, names_in
from passgo.web.pages.my_games import running_game
from passgo.web.pages.new_table import USUAL_EDITION, bot_choices
from passgo.web.plumbing.forms import Form, place_before
from passgo.web.plumbing.looks import look
from passgo.web.plumbing.page import Page, Visit, go_to


async def home(visit: Visit) -> Response:
    names = names_in(visit, USUAL_EDITION)
    running = await running_game(visit)
    return visit.show(
        "home.html",
        name=visit.player_name,
        cards=edition_cards(visit),
        bots=bot_choices(visit),
        drawing=draw(names.board, [""] * names.board.size, look("classic")),
        pack=look("classic"),
        live=app_page.build(),
        back=app_page.to_play(running) if running else "",
        **await table_rows(visit),
    )


async def tables(visit: Visit) -> Response:
    return visit.show("tables.html", **await table_rows(visit, place_before(visit.form.text("before"))))


async def table_rows(visit: Visit, before: Place | None = None) -> dict[str, object]:
    """One page of the public list, with the names of the editions."""
    names = {card.id: card.name for card in edition_cards(visit)}
    found = await public_tables(visit.site, before)
    return {"rows": found.tables, "before": found.before, "edition_names": names}


async def find_table(visit: Visit) -> Response:
    """Find a table by a link or its code, typed or pasted. Only the last part counts, whatever precedes it."""
    token = token_in(visit.form)
    if not token:
        raise Problem("no-such-link")
    return go_to(f"/join/{quote(token, safe='')}")


def token_in(form: Form) -> str:
    try:
        return urlsplit(form.text("link")).path.rstrip("/").rpartition("/")[2]
    except ValueError:  # such as brackets that look like an address and are none
        return ""


PAGES: Final = (
    Page("GET", "/", home),
    Page("GET", "/tables", tables),
    Page("GET", "/join", find_table),
)
