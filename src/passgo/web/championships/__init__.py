"""The pages of championships: for the public, for entrants, for officials and for the hall."""

from typing import Final

from starlette.routing import BaseRoute

from passgo.web.championships import boards, clock, director, entry, judge, playing, public, registrar, time_desk
from passgo.web.championships.care import look_after as look_after
from passgo.web.pages.plumbing import Page
from passgo.web.pages.plumbing import routes as page_routes
from passgo.web.site import Site

PARTS: Final = (public, entry, registrar, director, clock, boards, judge, playing, time_desk)
PAGES: Final[tuple[Page, ...]] = tuple(page for part in PARTS for page in part.PAGES)


def routes(site: Site) -> list[BaseRoute]:
    """Every page, and whatever a part serves that is no page: its own `routes(site)`."""
    found: list[BaseRoute] = list(page_routes(site, PAGES))
    for part in PARTS:
        more = getattr(part, "routes", None)
        if more is not None:
            found += more(site)
    return found
