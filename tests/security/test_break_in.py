"""Attempts to get in over HTTP: guessed and reused tokens, paths that climb, bombs, sessions put upon somebody."""

import gzip
import re
import secrets
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest
from tests.web.running import Browser, Running, running

from passgo.web.app import all_routes

LOOSE = {
    "limits__requests_per_minute": "100000",
    "limits__guests_per_hour": "100000",
    "limits__tables_per_hour": "100000",
}
FILES = re.compile(r"/(static|i18n|editions|games|api/editions|api/games)/")  # what a path of the disk could be made of
PARAMETER = re.compile(r"\{[a-z]+\}")
CLIMBING = (
    "..", "../../pyproject.toml", "..\\..\\passgo.db", "/etc/passwd", "....//....//etc/passwd", "\x00", "a\x00.css",
    "%2e%2e%2f", "\u2025\u2215passgo.db", "CON", "~root", "file:///etc/passwd", "x" * 3000, "' OR 1=1 --",
    "{{7*7}}", "${7*7}",
)  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("break-in"), **LOOSE) as server:
        yield server


@pytest.fixture
def browser(server: Running) -> Iterator[Browser]:
    somebody = Browser(server)
    yield somebody
    somebody.close()


def guest(http: httpx.Client, name: str) -> dict[str, str]:
    """The heads of requests of a new guest."""
    token = http.post("/api/guests", json={"name": name}).json()["token"]
    return {"authorization": f"Bearer {token}"}


def table_of(http: httpx.Client, heads: dict[str, str], **settings: object) -> str:
    answer = http.post("/api/tables", json={"settings": {"edition": "classic", "seats": 2, **settings}}, headers=heads)
    assert answer.status_code in (200, 201), answer.text
    table: str = answer.json()["id"]
    return table


# Paths.


def patterns(server: Running) -> list[str]:
    found = {str(getattr(route, "path", "")) for route in all_routes(server.site)}
    return sorted(path for path in found if PARAMETER.search(path) and not path.startswith("/ws"))


@pytest.mark.wide
def test_no_part_of_an_address_leads_anywhere_else(server: Running) -> None:
    """Every route, with tricks in each of its parts: a refusal, never a fault and never a file."""
    tried = 0
    tricks = cycle(CLIMBING)
    with server.client() as http:
        faults = http.get("/metrics").text
        for path in patterns(server):
            for trick in CLIMBING if FILES.match(path) else [next(tricks) for _ in range(3)]:
                answer = http.get(PARAMETER.sub(quote(trick, safe=""), path), follow_redirects=False)
                tried += 1
                assert answer.status_code < 500, (path, trick)
                assert "root:" not in answer.text
                assert "SQLite format" not in answer.text
                assert "[project]" not in answer.text
                assert ">49<" not in answer.text
        fault_line = re.compile(r"^passgo_faults_total.*$", re.M)
        assert fault_line.findall(http.get("/metrics").text) == fault_line.findall(faults)
    assert tried > 300


# Tokens.


def test_no_token_is_guessed_from_another(server: Running) -> None:
    """A letter less, a letter more, another case or another letter opens nothing, whatever the token was for."""
    with server.client() as http:
        ann = guest(http, "Ann")
        table = table_of(http, ann)
        link = http.post(f"/api/tables/{table}/links", json={"role": "seat"}, headers=ann).json()["token"]
        session = ann["authorization"].removeprefix("Bearer ")
        for token, opens in ((link, "link"), (session, "session")):
            flipped = token[:-1] + ("A" if token[-1] != "A" else "B")
            for wrong in (token[:-1], token + "A", token.swapcase(), flipped, token[::-1], "x", "*", "%"):
                if opens == "session":
                    status = http.get("/api/me", headers={"authorization": f"Bearer {wrong}"}).status_code
                else:
                    status = http.post("/api/links", json={"token": wrong}, headers=guest(http, "Bob")).status_code
                assert status in (401, 404, 422), (opens, wrong)


def test_a_link_opens_its_own_table_only(server: Running) -> None:
    with server.client() as http:
        ann, mallory = guest(http, "Ann"), guest(http, "Mallory")
        mine, other = table_of(http, ann), table_of(http, ann)
        link = http.post(f"/api/tables/{mine}/links", json={"role": "seat"}, headers=ann).json()["token"]
        upgrade = {
            "connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13",
            "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==", "sec-websocket-protocol": "passgo.1", **mallory,
        }  # fmt: skip
        answer = http.get(f"/ws/tables/{other}?link={link}", headers=upgrade)
        assert (answer.status_code, answer.json()) == (404, {"error": {"code": "no-such-link", "args": {}}})


def test_a_link_that_was_taken_back_opens_nothing(server: Running) -> None:
    with server.client() as http:
        ann = guest(http, "Ann")
        table = table_of(http, ann)
        made = http.post(f"/api/tables/{table}/links", json={"role": "seat"}, headers=ann).json()
        bob = guest(http, "Bob")
        assert http.post("/api/links", json={"token": made["token"]}, headers=bob).status_code == 200
        assert http.delete(f"/api/tables/{table}/links/{made['id']}", headers=bob).status_code in (403, 404)
        assert http.delete(f"/api/tables/{table}/links/{made['id']}", headers=ann).status_code < 300
        assert http.post("/api/links", json={"token": made["token"]}, headers=bob).status_code == 404


def test_guessing_tokens_is_slowed_down(tmp_path: Path) -> None:
    with running(tmp_path, limits__requests_per_minute="20") as server, server.client() as http:
        answers = [http.get(f"/entry/{secrets.token_urlsafe(16)}").status_code for _ in range(21)]
        assert answers == [404] * 20 + [429]


def test_a_session_put_upon_somebody_is_not_the_one_he_signs_in_with(browser: Browser) -> None:
    """A cookie planted before signing in is worth nothing after it."""
    browser.get("/")
    browser.post("/play", name="Ann", edition="classic", bot="random")
    browser.get("/account")
    browser.post("/account/create", login="ann-fixed", password="a long password")
    before = browser.http.cookies["passgo_session"]
    browser.get("/account")
    browser.post("/account/sign-out")
    browser.http.cookies.set("passgo_session", before)
    browser.get("/account")
    browser.post("/account/sign-in", login="ann-fixed", password="a long password")
    jar = [cookie.value for cookie in browser.http.cookies.jar if cookie.name == "passgo_session"]
    assert any(value != before for value in jar)
    with browser.server.client() as other:
        other.cookies.set("passgo_session", before)
        assert "ann-fixed" not in other.get("/account").text


# Bombs.


@pytest.mark.parametrize(
    "bomb",
    [
        b"[" * 30_000,
        b'{"a":' * 10_000,
        b"[" * 30_000 + b"]" * 30_000,
        b'{"name":"' + b"x" * 60_000 + b'"}',
        b'{"name":1' + b"0" * 60_000 + b"}",
        b"\xff\xfe" * 30_000,
    ],
    ids=["open", "objects", "nested", "long text", "long number", "no text"],
)
def test_a_bomb_in_a_body_is_refused_by_every_endpoint(server: Running, bomb: bytes) -> None:
    with server.client() as http:
        ann = guest(http, "Ann")
        table = table_of(http, ann)
        for path in ("/api/guests", "/api/tables", "/api/accounts", "/api/sessions", "/api/recovery", "/api/links",
                     f"/api/tables/{table}/commands", f"/api/tables/{table}/links"):  # fmt: skip
            answer = http.post(path, content=bomb, headers={**ann, "content-type": "application/json"})
            assert 400 <= answer.status_code < 500, path
        assert http.get(f"/api/tables/{table}", headers=ann).status_code == 200


def test_packed_bodies_are_not_unpacked(server: Running) -> None:
    with server.client() as http:
        packed = gzip.compress(b'{"name":"' + b"a" * 50_000_000 + b'"}')
        heads = {"content-type": "application/json", "content-encoding": "gzip"}
        assert len(packed) < 60_000
        assert http.post("/api/guests", content=packed, headers=heads).status_code == 422  # no JSON


def test_a_form_of_ten_thousand_fields_is_refused(server: Running, browser: Browser) -> None:
    """One that would do with fewer."""
    browser.get("/create")
    heads = {"origin": server.url, "content-type": "application/x-www-form-urlencoded"}
    status = {}
    for fields in (100, 8_000):
        body = "&".join(f"f{number}=" for number in range(fields))
        sent = f"csrf={browser.token()}&name=Ann&edition=classic&seats=2&{body}"
        status[fields] = browser.http.post("/create", content=sent, headers=heads).status_code
        browser.get("/create")
    assert status == {100: 200, 8_000: 422}
