"""Running the server: the socket, uvicorn, and a stop that loses nothing."""

import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from typing import Final

import uvicorn

from passgo.store import default_url, open_store
from passgo.store.accounts import Passwords
from passgo.store.engines import make_file, parse_url, sqlite_file
from passgo.store.file_lock import hold
from passgo.web.app import make_app
from passgo.web.edge import garbage_collection, logs
from passgo.web.edge.protocols import guarded
from passgo.web.settings import Settings, SettingsRefused
from passgo.web.site import Site

BACKLOG: Final = 1024

# How long an idle connection stays. The proxy must be the one that ends it: a form sent into a closing connection is
# lost. nginx waits a minute, Caddy two.
IDLE_SECONDS: Final = 5
IDLE_PROXY_SECONDS: Final = 150


def make_site(settings: Settings, passwords: Passwords | None = None, address: str = "") -> Site:
    return Site(settings, open_store(settings.database or default_url()), passwords, address)


def listen(settings: Settings) -> socket.socket:
    """The listening socket. It is opened first, so that a port in use is reported in one line."""
    try:
        found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, _, _, _, address = found[0]
        return socket.create_server(address[:2], family=family, backlog=BACKLOG)
    except OSError as error:
        where = f"{settings.host}:{settings.port}"
        raise SettingsRefused(f"cannot listen on {where}: {error.strerror or error}; try another --port") from None


def address_of(listening: socket.socket) -> str:
    """The address people type into a browser on this machine."""
    host, port = listening.getsockname()[:2]
    parsed = ip_address(host)
    if parsed.is_unspecified:
        host = "127.0.0.1"
    return f"{url_of(host, port)}/"


def for_others(listening: socket.socket) -> str:
    """A line on how phones and friends on the same network reach this server."""
    host, port = listening.getsockname()[:2]
    parsed = ip_address(host)
    if parsed.is_loopback:
        return "Only this machine can reach it; with --host 0.0.0.0 others on the same network can, too."
    own = own_address() if parsed.is_unspecified else ""
    return f"Others on the same network open {url_of(own, port)}/" if own else ""


def own_address() -> str:
    """The address this machine sends from, by its routes; empty where they lead nowhere. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as going_out:
        try:
            going_out.connect(("192.0.2.1", 9))  # reserved for examples (RFC 5737): nobody has it
        except OSError:
            return ""
        return str(going_out.getsockname()[0])


def url_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def peer_address(listening: socket.socket) -> str:
    """The address of this server for others, unless `peer_url` says it: a name, if it listens on all addresses."""
    host, port = listening.getsockname()[:2]
    return url_of(socket.gethostname() if ip_address(host).is_unspecified else host, port)


def config_of(site: Site) -> uvicorn.Config:
    settings = site.settings
    limits = settings.limits
    return uvicorn.Config(
        make_app(site),
        loop="asyncio",
        http=guarded(site.gate),
        ws="websockets-sansio",
        ws_max_size=limits.frame_bytes,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        ws_per_message_deflate=False,  # a shared compressor is memory for every socket and a way to guess secrets
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        server_header=False,
        limit_concurrency=limits.connections,
        backlog=BACKLOG,
        timeout_keep_alive=IDLE_PROXY_SECONDS if settings.trusted_proxies else IDLE_SECONDS,
        timeout_graceful_shutdown=max(1, round(settings.shutdown_seconds)),
        h11_max_incomplete_event_size=limits.header_bytes,
    )


class Server(uvicorn.Server):
    """A server that prints its address, and asks clients to leave before it stops, so that none keeps it waiting."""

    def __init__(self, site: Site) -> None:
        super().__init__(config_of(site))
        self.site = site

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or []:
            logs.info("listening", port=listening.getsockname()[1])
            sys.stdout.write(f"passgo is at {address_of(listening)}\n")
            if not self.site.settings.public_url and (line := for_others(listening)):
                sys.stdout.write(f"{line}\n")
        sys.stdout.flush()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.site.stopping = True
        self.site.connections.close_all()
        # First the tables, so that another server has them before their players reconnect.
        await self.site.stop_tables()
        await super().shutdown(sockets)


def serve(settings: Settings) -> None:
    """Run the server until somebody stops it."""
    logs.set_up(settings.log_level)
    listening = listen(settings)
    try:
        with alone(settings):
            site = make_site(settings, address=peer_address(listening))
            server = Server(site)
            garbage_collection.by_the_clock_only()
            site.chores.append(garbage_collection.collect_for_ever)
            server.run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()


@contextmanager
def alone(settings: Settings) -> Iterator[None]:
    """Lock an SQLite file before it is opened: a newer passgo must not upgrade it while another serves it."""
    url = parse_url(settings.database or default_url())
    if url.drivername != "sqlite":
        yield
        return
    make_file(sqlite_file(url))
    with hold(sqlite_file(url)):
        yield
