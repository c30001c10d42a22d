"""Behind nginx with TLS, as docs/deploy.md has it: what the proxy must pass on, hold back and never delay."""

import asyncio
import re
import ssl
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from tests.web.cluster.proxy import Proxy, proxy
from tests.web.cluster.servers import Fleet
from tests.web.cluster.watching import Game, Witness, check_log, check_one_history, owner_of, sit_down
from tests.web.connect.test_sockets import run
from tests.web.running import DEADLINE, TOKEN, Running, running

from passgo.client import Server

REQUESTS = 20
TABLES = 4  # one that the proxy leads to its maker by chance proves nothing


@pytest.fixture
def nginx(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Proxy]:
    with proxy(tmp_path) as made:
        monkeypatch.setenv("SSL_CERT_FILE", str(made.certificate))  # for passgo.client
        yield made


@pytest.fixture
def server(nginx: Proxy, tmp_path: Path) -> Iterator[Running]:
    chosen = {"public_url": nginx.url, "trusted_proxies": "127.0.0.1", "limits__requests_per_minute": str(REQUESTS)}
    with running(tmp_path, **chosen) as server:
        nginx.start(server.port)
        yield server


@pytest.mark.usefixtures("server")
def test_pages_and_forms_pass_under_the_public_address(nginx: Proxy) -> None:
    with nginx.client() as http:
        page = http.get("/")
        assert (page.status_code, page.headers["strict-transport-security"]) == (200, "max-age=31536000")
        cookie = page.headers["set-cookie"]
        assert cookie.startswith("__Host-")
        assert "; Secure" in cookie
        found = TOKEN.search(page.text)
        assert found is not None
        form = {"csrf": found[1], "name": "Ann"}
        foreign = http.post("/play", data=form, headers={"origin": "https://elsewhere.example"})
        assert foreign.status_code == 403
        own = http.post("/play", data=form, headers={"origin": nginx.url})
        assert own.status_code == 303, own.text
        assert "Secure" in own.headers["set-cookie"]
        for hidden in ("/peers/tables/x/commands", "/metrics"):
            assert http.get(hidden).status_code == 404
        for size, by_nginx in ((70_000, False), (1_100_000, True)):
            refused = http.post("/play", content=b"x" * size)
            assert (refused.status_code, "nginx" in refused.text) == (413, by_nginx)
    plain = httpx.get(f"http://127.0.0.1:{nginx.plain_port}/account?x=1", trust_env=False)
    assert (plain.status_code, plain.headers["location"]) == (301, "https://127.0.0.1/account?x=1")


def test_an_idle_connection_of_the_proxy_is_not_closed_under_it(server: Running) -> None:
    """It might be just sending a form into it."""
    assert server.server.config.timeout_keep_alive > 120  # seconds; nginx waits 60, Caddy 120


@pytest.mark.wide
@pytest.mark.usefixtures("server")
def test_every_visitor_is_counted_by_his_own_address_whatever_he_claims(nginx: Proxy) -> None:
    with nginx.client() as one, nginx.client("127.0.0.2") as other:
        claims = [{"x-forwarded-for": f"10.0.0.{number}"} for number in range(2 * REQUESTS)]
        assert 429 in [one.get("/static/passgo.css", headers=claim).status_code for claim in claims]
        assert other.get("/static/passgo.css").status_code == 200


@pytest.mark.usefixtures("server")
def test_every_event_arrives_before_the_next_thing_happens(nginx: Proxy) -> None:
    """A proxy that buffered would keep the onlooker waiting for ever, because the table waits for him here."""

    async def work() -> None:
        people, table = await sit_down(nginx.url)
        trusting = ssl.create_default_context(cafile=nginx.certificate)
        reader, writer = await asyncio.open_connection("127.0.0.1", nginx.port, ssl=trusting, limit=10_000_000)
        writer.write(f"GET /sse/tables/{table} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n".encode())
        async with Witness(people[0], table) as one, Witness(people[1], table) as two:
            game = Game(table, [one, two])
            for _ in range(5):
                await game.play(1)
                shown = 0
                while shown < (one.version or 0):
                    found = re.match(rb"id: (\d+)", await reader.readline())
                    shown = int(found[1]) if found else shown
            check_one_history([one, two])
        writer.close()
        with suppress(OSError):  # nginx had more to say
            await writer.wait_closed()

    run(work())


@pytest.mark.wide
def test_sockets_reach_the_server_that_has_their_table_until_it_dies(nginx: Proxy, servers: Fleet) -> None:
    """Whoever made it: where people come to a table it moves, and so nothing takes a detour."""
    first, second = servers.two()
    nginx.start(first.port, second.port)

    async def work() -> None:
        played = [await play_a_little(nginx, servers.database) for _ in range(TABLES)]
        assert [one.owner for one in played] == [await way_of(nginx, one.game.table) for one in played]
        people, game, owner = played[-1]
        async with Witness(people[0], game.table) as one, Witness(people[1], game.table) as two:
            game.witnesses = [one, two]
            next(server for server in (first, second) if server.url == owner).kill()
            await game.play(6)
            check_one_history([one, two])
        check_log(servers.database, game)

    run(work())


class Played(NamedTuple):
    people: list[Server]
    game: Game
    owner: str


async def play_a_little(nginx: Proxy, database: str) -> Played:
    people, table = await sit_down(nginx.url)
    async with Witness(people[0], table) as one, Witness(people[1], table) as two:
        game = Game(table, [one, two])
        await game.play(2)
        return Played(people, game, owner_of(database, table))


async def way_of(nginx: Proxy, table: str) -> str:
    """The one server that was asked for its sockets. They are noted when they have ended."""
    path = f"/ws/tables/{table}"
    async with asyncio.timeout(DEADLINE):
        while path not in nginx.ways():
            await asyncio.sleep(0.02)
    (way,) = nginx.ways()[path]
    return f"http://{way}"
