"""The application: routes behind guards."""

import hmac
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, Router, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from passgo.web.api.endpoints import ENDPOINTS
from passgo.web.api.openapi import document
from passgo.web.api.rest import routes as api_routes
from passgo.web.championships import background, programs, round_programs
from passgo.web.championships import routes as championships
from passgo.web.cluster.peers import PREFIX
from passgo.web.connect import relay
from passgo.web.connect.event_streams import table_stream
from passgo.web.connect.sockets import peer_socket, table_socket
from passgo.web.edge.headers import SecurityHeaders
from passgo.web.edge.problems import Problem
from passgo.web.guard import Guard
from passgo.web.pages import account, app_page, table_pages
from passgo.web.people import ended_elsewhere, sweep
from passgo.web.people.visitors import bearer
from passgo.web.plumbing import looks
from passgo.web.plumbing.answers import json
from passgo.web.plumbing.page import routes
from passgo.web.site import Site

ALL_ENDPOINTS: Final = (*ENDPOINTS, *programs.ENDPOINTS, *round_programs.ENDPOINTS)
STATIC: Final = Path(__file__).parent / "static"
STATIC_TYPES: Final = {".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8"}
METRICS_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
LOOPBACK: Final = ("127.0.0.1", "::1")


def make_app(site: Site) -> ASGIApp:
    """The whole server as one ASGI application."""

    @asynccontextmanager
    async def lifespan(_app: Router) -> AsyncIterator[None]:
        await site.start()
        yield
        await site.stop()

    for chore in (ended_elsewhere.look_for_ever, sweep.sweep_for_ever, background.look_after):
        site.chores.append(partial(chore, site))
    # The bare router: Starlette's own error pages would replace those of the guard, which are better.
    inner = Router(all_routes(site), redirect_slashes=False, lifespan=lifespan)
    return SecurityHeaders(Guard(inner, site), site.settings)


def all_routes(site: Site) -> list[BaseRoute]:
    return [
        *api_routes(site, ALL_ENDPOINTS),
        *routes(site, table_pages.PAGES),
        *routes(site, account.PAGES),
        *routes(site, app_page.PAGES),
        *app_page.routes(),
        *looks.routes(),
        *championships.routes(site),
        *plain_routes(site),
        *relay.routes(site),
        WebSocketRoute("/ws/tables/{table}", socket_endpoint(site, table_socket)),
        WebSocketRoute(f"{PREFIX}tables/{{table}}/socket", socket_endpoint(site, peer_socket)),
    ]


def socket_endpoint(site: Site, endpoint: Callable[[Site, WebSocket], Awaitable[None]]):  # type: ignore[no-untyped-def]  # Starlette takes any callable of a socket
    async def serve(socket: WebSocket) -> None:
        await endpoint(site, socket)

    return serve


def plain_routes(site: Site) -> list[Route]:
    described = document(ALL_ENDPOINTS)

    async def openapi(_request: Request) -> Response:
        return json(described)

    async def stream(request: Request) -> Response:
        return await table_stream(site, request)

    async def health(_request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def ready(_request: Request) -> Response:
        is_ready = await site.is_ready()
        return PlainTextResponse("ready\n" if is_ready else "not ready\n", 200 if is_ready else 503)

    async def metrics(request: Request) -> Response:
        check_may_measure(site, request)
        return PlainTextResponse(site.metrics.text(), media_type=METRICS_TYPE)

    return [
        Route("/api/openapi.json", openapi),
        Route("/sse/tables/{table}", stream),
        Route("/healthz", health),
        Route("/readyz", ready),
        Route("/metrics", metrics),
        Route("/static/{name}", static),
        Route("/favicon.ico", no_icon),
    ]


def check_may_measure(site: Site, request: Request) -> None:
    """Check that the operator asks for the figures: by token, or from this machine where no proxy speaks for others."""
    token = site.settings.metrics_token
    if token:
        allowed = hmac.compare_digest((bearer(request) or "").encode(), token.encode())
    else:
        local = request.client is not None and request.client.host in LOOPBACK
        allowed = local and "x-forwarded-for" not in request.headers
    if not allowed:
        raise Problem("not-allowed")


async def static(request: Request) -> Response:
    """Serve files of one folder, by name: a path cannot leave it."""
    file = STATIC / Path(request.path_params["name"]).name
    if file.suffix not in STATIC_TYPES or not file.is_file():
        raise Problem("no-such-page")
    return FileResponse(file, media_type=STATIC_TYPES[file.suffix], headers={"cache-control": "public, max-age=300"})


async def no_icon(_request: Request) -> Response:
    return Response(status_code=204)
