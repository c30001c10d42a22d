"""The pages of championships: for the public, for entrants, for officials and for the hall."""

from typing import Final

from starlette.routing import BaseRoute

from passgo.web.championships import links, paper
from passgo.web.championships.director import console, control, news
from passgo.web.championships.entrant import entry, own_table, play
from passgo.web.championships.founder import mine, publication, start, steps
from passgo.web.championships.hall import calls, clock, computer_clock, log, sheets, undo
from passgo.web.championships.judge import panel
from passgo.web.championships.public import board, pages, series, statistics
from passgo.web.championships.registrar import desk
from passgo.web.plumbing.page import Page
from passgo.web.plumbing.page import routes as page_routes
from passgo.web.site import Site

PARTS: Final = (
    pages, statistics, series, start, publication, steps, mine, links, entry, desk, console, control, calls, sheets,
    clock, board, panel, play, own_table, computer_clock, undo, log, paper,
)  # fmt: skip
STREAMS: Final = (board, news)
PAGES: Final[tuple[Page, ...]] = tuple(page for part in PARTS for page in part.PAGES)


def routes(site: Site) -> list[BaseRoute]:
    """Every page and every stream."""
    found: list[BaseRoute] = list(page_routes(site, PAGES))
    for part in STREAMS:
        found += part.routes(site)
    return found
