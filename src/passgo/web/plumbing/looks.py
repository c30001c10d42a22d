"""How editions look on the server's pages: one sheet with the colours of all art packs, and drawings as SVG."""

from functools import lru_cache
from typing import Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from passgo.editions import names
from passgo.editions.art import Art, art_of
from passgo.editions.art_svg import colours, layers

KEPT_BRIEFLY: Final = {"cache-control": "public, max-age=300"}


@lru_cache(maxsize=32)
def look(name: str) -> Art:
    """The art pack of an edition of the package."""
    return art_of(name)


def drawn(drawing: list[str]) -> Markup:
    """A drawing as paths; the form of packs leaves no room for markup."""
    return Markup(layers(drawing))


@lru_cache(maxsize=1)
def sheet() -> str:
    return "\n".join(f'[data-look="{name}"] {{ {colours(look(name))} }}' for name in names()) + "\n"


async def looks(_request: Request) -> Response:
    return Response(sheet(), media_type="text/css; charset=utf-8", headers=KEPT_BRIEFLY)


def routes() -> list[Route]:
    return [Route("/static/looks.css", looks)]
