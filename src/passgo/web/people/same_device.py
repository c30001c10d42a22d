"""Several people on one device: each is a person with a session of their own, and the browser holds them all.

The first one is the visitor of every page. The others' sessions are in a cookie of their own; a socket that asks for
`here=N` is served as the Nth of them. So a seat still belongs to one person, and tables need no special case.
"""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from passgo.store.sessions import LIFETIME_MS
from passgo.web.edge.problems import Problem
from passgo.web.people.visitors import LONGEST_TOKEN, Visitor, cookie_name, find, set_cookie
from passgo.web.site import Site

TOGETHER_COOKIE: Final = "passgo_here"
BETWEEN: Final = "."  # no token contains one
MOST_HERE: Final = 7  # besides the visitor
THE_VISITOR: Final = -1


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


def hold(site: Site, connection: HTTPConnection, answer: Response, tokens: list[str]) -> None:
    """Let the browser hold these sessions too."""
    kept = [*tokens_here(site, connection), *tokens][-MOST_HERE:]
    set_cookie(site, answer, TOGETHER_COOKIE, BETWEEN.join(kept), LIFETIME_MS // 1000)
