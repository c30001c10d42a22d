"""What somebody gave up, or what was taken from him, he cannot use any longer: seats, links, chairs, sessions."""

import asyncio
import datetime
import json
from collections.abc import Iterator
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass
from secrets import token_hex

import httpx
import pytest
from sqlalchemy import func, select
from tests.office.keeping import Clerk
from tests.web.championships.test_online_championship import begin, clerk, state  # noqa: F401 - a fixture
from tests.web.running import Browser, Running, running
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from passgo.championship.commands import DIRECTOR, HEAD_JUDGE
from passgo.store.schema import links as link_rows
from passgo.store.schema import sessions as session_rows
from passgo.web.championships.online_tables import HOST
from passgo.web.live.connection import GOING_AWAY
from passgo.web.people.sweep import sweep


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("passgo.web.championships.background.LOOK_SECONDS", 3600.0)  # the tests say when
        with running(tmp_path_factory.mktemp("taken"), limits__requests_per_minute="100000") as server:
            yield server


@dataclass
class Guest:
    http: httpx.Client
    token: str

    def call(self, method: str, path: str, body: object = None) -> httpx.Response:
        return self.http.request(method, path, json=body, headers={"authorization": f"Bearer {self.token}"})

    def command(self, table: str, kind: str, body: dict[str, object] | None = None) -> str:
        wish = {"id": token_hex(8), "kind": kind, "body": body or {}}
        error = self.call("POST", f"/api/tables/{table}/commands", wish).json()["error"]
        return str(error["code"]) if error else "ok"

    def table(self, **settings: object) -> str:
        answer = self.call("POST", "/api/tables", {"settings": {"edition": "classic", "seats": 3, **settings}})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def link(self, table: str, role: str, seat: int | None = None) -> httpx.Response:
        return self.call("POST", f"/api/tables/{table}/links", {"role": role, "seat": seat})

    def role(self, table: str) -> str:
        return str(self.call("GET", f"/api/tables/{table}").json()["role"])

    def use(self, token: str) -> httpx.Response:
        return self.call("POST", "/api/links", {"token": token, "take_over": True})


@pytest.fixture
def http(server: Running) -> Iterator[httpx.Client]:
    with server.client() as http:
        yield http


def guest(http: httpx.Client, name: str) -> Guest:
    return Guest(http, http.post("/api/guests", json={"name": name}).json()["token"])


def test_who_left_his_seat_cannot_take_it_from_the_next_one(http: httpx.Client) -> None:
    """Neither by a link he made to his own seat nor by the one he came with."""
    host, eve, bob = (guest(http, name) for name in ("Host", "Eve", "Bob"))
    table = host.table()
    brought = host.link(table, "seat", 1).json()["token"]
    anywhere = host.link(table, "seat").json()["token"]
    assert eve.use(brought).status_code == 200
    kept = eve.link(table, "seat", 1).json()["token"]
    assert eve.command(table, "leave") == "ok"
    assert bob.use(anywhere).status_code == 200
    assert [bob.command(table, "take-seat", {"seat": 1}), bob.role(table)] == ["ok", "seat:1"]
    for token in (brought, kept):
        assert eve.use(token).status_code == 404
    assert bob.role(table) == "seat:1"


def test_a_link_to_ones_own_seat_still_works_while_one_sits_there(http: httpx.Client) -> None:
    host, eve = guest(http, "Host"), guest(http, "Eve")
    table = host.table()
    eve.use(host.link(table, "seat", 1).json()["token"])
    other_device = guest(http, "Eve")
    assert other_device.use(eve.link(table, "seat", 1).json()["token"]).status_code == 200
    assert other_device.role(table) == "seat:1"


def test_who_looks_on_by_a_link_that_is_taken_back_looks_no_longer(http: httpx.Client, server: Running) -> None:
    """Not even who is looking already."""
    host, eve = guest(http, "Host"), guest(http, "Eve")
    table = host.table()
    link = host.link(table, "spectator").json()
    address = f"ws://127.0.0.1:{server.port}/ws/tables/{table}?link={link['token']}"

    def watching() -> AbstractContextManager[ClientConnection]:
        return connect(address, additional_headers={"authorization": f"Bearer {eve.token}"}, proxy=None)

    with watching() as socket:
        socket.send('{"type":"hello","version":1}')
        assert json.loads(socket.recv(30))["role"] == "spectator"
        assert host.call("DELETE", f"/api/tables/{table}/links/{link['id']}").status_code == 200
        with suppress(ConnectionClosed):
            while socket.recv(30):
                pass
        assert socket.close_code == GOING_AWAY
    with pytest.raises(InvalidStatus, match="404"), watching():
        pass


def test_in_an_official_round_nobody_hands_his_seat_on(http: httpx.Client) -> None:
    host, eve = guest(http, "Host"), guest(http, "Eve")
    table = host.table(edition="championship", seats=4, official=True)
    assert eve.use(host.link(table, "seat", 1).json()["token"]).status_code == 200
    assert eve.link(table, "seat", 1).status_code == 403


def test_links_do_not_pile_up(http: httpx.Client) -> None:
    """The oldest to the same seat give way; those to other seats do not."""
    host = guest(http, "Host")
    table = host.table()
    first, other = host.link(table, "seat", 1).json()["token"], host.link(table, "seat", 2).json()["token"]
    last = [host.link(table, "seat", 1).json()["token"] for _ in range(20)][-1]
    kept = host.call("GET", f"/api/tables/{table}/links").json()["links"]
    assert len(kept) == 20 + 1
    assert [guest(http, "Bob").use(token).status_code for token in (first, other, last)] == [404, 200, 200]


@pytest.mark.parametrize("how", ["revoked", "invited again"])
def test_a_judge_whose_link_was_taken_back_judges_no_longer(
    clerk: Clerk,  # noqa: F811
    server: Running,
    how: str,
) -> None:
    """Also where he sits already: at a table he sees everybody's cash and may correct it."""
    session, _, live = begin(clerk, server)
    now = datetime.datetime.now(datetime.UTC)
    official, token = clerk.office.invite(HEAD_JUDGE, "Mallory", now)
    judge, director = Browser(server), Browser(server)
    judge.get(f"/desk/{token}")
    judge.get(f"/c/{clerk.office.id}/online")
    judge.post(f"/c/{clerk.office.id}/online", session=session.id, table="1")
    former = state(server, live).judge
    assert judge.http.get(f"/api/tables/{live}").json()["role"] == "judge"

    director.get(f"/desk/{clerk.office.invite(DIRECTOR, 'Dora', now)[1]}")
    director.get(f"/c/{clerk.office.id}/director/officials")
    desk = f"/c/{clerk.office.id}/director/officials"
    if how == "revoked":
        answer = director.post(desk, do="revoke", official=official.id)
    else:
        answer = director.post(f"{desk}/invite", role=HEAD_JUDGE, name="Mallory")
    assert answer.status_code == 200, answer.text

    assert state(server, live).judge == HOST != former
    seen = judge.http.get(f"/api/tables/{live}").json()
    assert seen["role"] == "spectator"
    director.get(f"/c/{clerk.office.id}/online")
    director.post(f"/c/{clerk.office.id}/online", session=session.id, table="1")
    assert state(server, live).judge not in (HOST, former)  # the chair is there for who still may have it
    for browser in (judge, director):
        browser.close()


def test_sessions_and_links_that_open_nothing_are_deleted(http: httpx.Client, server: Running) -> None:
    """The page on privacy says for how long a device is known."""
    host = guest(http, "Host")
    table = host.table()
    gone = host.link(table, "judge").json()
    host.call("DELETE", f"/api/tables/{table}/links/{gone['id']}")
    sessions = host.call("GET", "/api/sessions").json()["sessions"]
    assert host.call("DELETE", f"/api/sessions/{sessions[0]['id']}").status_code == 200

    def kept() -> tuple[int, int]:
        mine = select(func.count()).select_from(session_rows).where(session_rows.c.id_hash == sessions[0]["id"])
        link = select(func.count()).select_from(link_rows).where(link_rows.c.token_hash == gone["id"])
        return server.site.store.ask(lambda conn: (conn.execute(mine).scalar_one(), conn.execute(link).scalar_one()))

    def swept(later_ms: int) -> tuple[int, int]:
        clock = server.site.services.clock
        server.site.services.clock = lambda: clock() + later_ms
        try:
            asyncio.run_coroutine_threadsafe(sweep(server.site), server.loop).result(30)
        finally:
            server.site.services.clock = clock
        return kept()

    assert kept() == (1, 1)
    assert swept(0) == (0, 1)
    day_ms = 24 * 60 * 60 * 1000
    assert swept(day_ms - 60_000) == (0, 1)
    assert swept(day_ms + 1) == (0, 0)
