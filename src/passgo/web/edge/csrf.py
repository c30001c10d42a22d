"""Protection of forms and sockets from foreign pages: an Origin check and a token bound to the visitor's cookie."""

import hmac
from hashlib import sha256
from typing import Final

from starlette.requests import HTTPConnection

from passgo.web.settings import Settings

FIELD: Final = "csrf"
HEADER: Final = "x-csrf-token"
SUBPROTOCOL: Final = "csrf."  # browsers cannot set headers on a socket, but they can offer subprotocols


def token_for(secret: bytes, cookie: str) -> str:
    """The token of a form, bound to the session or, before there is one, to the form cookie."""
    return hmac.new(secret, b"csrf:" + cookie.encode(), sha256).hexdigest()


def token_fits(secret: bytes, cookie: str | None, token: str | None) -> bool:
    if not cookie or not token:
        return False
    return hmac.compare_digest(token_for(secret, cookie).encode(), token.encode())


def own_origins(connection: HTTPConnection, settings: Settings) -> set[str]:
    scheme = "https" if connection.url.scheme in ("https", "wss") else "http"
    origins = {f"{scheme}://{connection.headers.get('host', '')}"}
    if settings.public_url:
        origins.add(settings.public_url.rstrip("/"))
    return origins


def is_foreign(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a browser says that another site sent this request. Programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is not None:
        return origin not in own_origins(connection, settings)
    return connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none")
