"""Headers that forbid browsers what no page here needs, and the host names this server answers to."""

import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from passgo.web.settings import Settings

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # Links hold tokens, so no other site may learn them; `no-referrer` would blank the Origin of our own forms too.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
    "x-robots-tag": "noindex",
}
STRICT_TRANSPORT: Final = "max-age=31536000"


class SecurityHeaders:
    """A layer that adds the headers to every answer. An answer not marked as cacheable is not stored anywhere."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.secure = settings.public_url.startswith("https:")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
                if self.secure:
                    headers["strict-transport-security"] = STRICT_TRANSPORT
            await send(message)

        await self.app(scope, receive, send_with_headers)


class KnownHosts:
    """The host names that this server answers to.

    Without this check, a page on a name whose owner points it at this machine (DNS rebinding) would count as ours.
    A numeric address cannot be pointed elsewhere, so it is always accepted.
    """

    def __init__(self, settings: Settings) -> None:
        machine = socket.gethostname().lower()
        self.names = {"localhost", machine, f"{machine}.local", *(name.lower() for name in settings.hosts)}
        if settings.public_url:
            self.names.add((urlsplit(settings.public_url).hostname or "").lower())

    def knows(self, host: str) -> bool:
        try:
            parts = urlsplit(f"//{host}")
            name = parts.hostname or ""
            if parts.netloc != host or "@" in host:  # more than a name and a port: links would start with all of it
                return False
            if name in self.names:
                return True
            ip_address(name)
        except ValueError:
            return False
        return True
