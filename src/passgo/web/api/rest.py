"""The plumbing of the REST interface: typed endpoints, each with what it takes, returns and requires."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from passgo.tables.commands.commands import path_in
from passgo.tables.shown.messages import too_deep
from passgo.web.api.wire import Empty
from passgo.web.edge import csrf
from passgo.web.edge.problems import Problem
from passgo.web.people.visitors import Visitor, check_sender, visitor_of
from passgo.web.plumbing.answers import json
from passgo.web.site import Site

SAFE: Final = ("GET", "HEAD")


@dataclass(frozen=True)
class Call:
    """One request, with its visitor and its decoded body."""

    site: Site
    request: Request
    visitor: Visitor
    body: Any

    def path(self, name: str) -> str:
        value: str = self.request.path_params[name]
        return value

    def query(self, name: str, default: str = "") -> str:
        return self.request.query_params.get(name, default)


Handler = Callable[[Call], Awaitable[object]]


@dataclass(frozen=True)
class Endpoint:
    """One method of one path. `query` names the query parameters with their meaning."""

    method: str
    path: str
    handler: Handler
    summary: str
    gives: Any = Empty
    takes: Any = None
    status: int = 200
    signed_in: bool = True
    query: tuple[tuple[str, str], ...] = ()
    bearer: str = "session"  # whose token is asked for

    async def answer(self, site: Site, request: Request) -> Response:
        visitor = await visitor_of(site, request)
        if self.signed_in:
            visitor.known()
        # Guests start with a POST and no session; the answer goes to the caller alone, so a foreign site gains
        # nothing, and its Origin is refused anyway.
        if self.method not in SAFE:
            token = request.headers.get(csrf.HEADER)
            bare = visitor.session is None and visitor.fresh_cookie and not self.signed_in
            check_sender(site, request, visitor, token, needs_token=not bare)
        body = await self.read(request) if self.takes is not None else None
        given = await self.handler(Call(site, request, visitor, body))
        return given if isinstance(given, Response) else json(given, self.status)

    async def read(self, request: Request) -> Any:
        data = await request.body()
        if too_deep(data):
            raise Problem("bad-command", field="")
        try:
            return msgspec.json.decode(data, type=self.takes)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Problem("bad-command", field=path_in(str(error))) from error


def routes(site: Site, endpoints: Sequence[Endpoint]) -> list[Route]:
    """One route for each path, so that the answer to a missing method lists those that exist."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [route(site, path, methods) for path, methods in by_path.items()]


def route(site: Site, path: str, methods: dict[str, Endpoint]) -> Route:
    async def answer(request: Request) -> Response:
        return await methods["GET" if request.method == "HEAD" else request.method].answer(site, request)

    return Route(path, answer, methods=list(methods))
