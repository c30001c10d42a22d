"""The REST interface, its description, and what it refuses."""

import json
import re
import socket
from contextlib import nullcontext, suppress
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import segno
from starlette.routing import Route
from tests.web.running import Browser, Running, running

import passgo.web
from passgo.engine.actions import REFUSAL_CODES
from passgo.web.api.openapi import document
from passgo.web.api.wire import Token
from passgo.web.app import ALL_ENDPOINTS, all_routes
from passgo.web.edge.metrics import Histogram
from passgo.web.edge.problems import STATUS


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


@pytest.fixture
def token(server: Running) -> str:
    with server.client() as http:
        made: str = http.post("/api/guests", json={"name": "Ann"}).json()["token"]
        return made


def test_the_description_matches_the_routes(server: Running) -> None:
    described = {
        (method.upper(), path) for path, methods in document(ALL_ENDPOINTS)["paths"].items() for method in methods
    }
    there = {
        (method, route.path)
        for route in all_routes(server.site)
        if isinstance(route, Route) and route.path.startswith("/api/") and route.path != "/api/openapi.json"
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert described == there
    with server.client() as http:
        assert http.get("/api/openapi.json").json()["openapi"] == "3.1.0"


def test_the_protocol_page_names_every_refusal_of_the_wire() -> None:
    """Whatever code stands in the sources of the server, its tables and the rules."""
    folder = Path(passgo.web.__file__).parent
    server = [source for source in folder.rglob("*.py") if "championships" not in source.parts]
    sources = [*server, *(folder.parent / "tables").rglob("*.py")]
    raised = re.compile(r'(?:Problem|Refused)\(\s*"([a-z-]+)"')
    codes = {code for source in sources for code in raised.findall(source.read_text(encoding="utf-8"))}
    page = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert len(codes) > 50
    assert sorted(code for code in {*codes, *STATUS, *REFUSAL_CODES} if f"`{code}`" not in page) == []


def test_a_method_that_is_not_there_is_told_which_are(server: Running) -> None:
    with server.client() as http:
        answer = http.patch("/api/me")
        assert code_of(answer) == (405, "wrong-method")
        assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "PUT", "DELETE"}


@pytest.mark.parametrize(
    "body", [b"", b"x", b"[]", b"{}", b'{"name":1}', b'{"name":"a","more":1}', b"[" * 9000, b"\xff"]
)
def test_bodies_that_cannot_be_read_are_named(server: Running, body: bytes) -> None:
    with server.client() as http:
        assert code_of(http.post("/api/guests", content=body)) == (422, "bad-command")


def test_a_body_too_large_is_refused(server: Running) -> None:
    def slowly() -> Any:
        for _ in range(100):
            yield b"x" * 1000

    with server.client() as http:
        assert code_of(http.post("/api/guests", content=b"x" * 70_000)) == (413, "too-large")
        assert code_of(http.post("/api/guests", content=slowly())) == (413, "too-large")


def test_unknown_things_are_named(server: Running, token: str) -> None:
    headers = {"authorization": f"Bearer {token}"}
    with server.client() as http:
        for path, code in (
            ("/api/nothing", "no-such-page"),
            ("/api/tables/nothing", "no-such-table"),
            ("/api/games/nothing", "no-such-game"),
            ("/api/editions/nothing", "no-such-edition"),
            ("/api/editions/..%2F..%2Fetc", "no-such-page"),
            (f"/api/tables/{'x' * 500}", "no-such-table"),
        ):
            assert code_of(http.get(path, headers=headers)) == (404, code)
        assert code_of(http.put("/api/tables", headers=headers)) == (405, "wrong-method")


def test_an_empty_link_is_not_even_looked_up(server: Running, token: str) -> None:
    with server.client() as http:
        answer = http.post("/api/links", json={"token": ""}, headers={"authorization": f"Bearer {token}"})
    assert code_of(answer) == (422, "bad-command")


def test_every_edition_is_told(server: Running) -> None:
    with server.client() as http:
        names = [found["id"] for found in http.get("/api/editions").json()["editions"]]
        assert "classic" in names
        for name in names:
            assert http.get(f"/api/editions/{name}").json()["id"] == name


def test_settings_that_do_not_fit_are_named(server: Running, token: str) -> None:
    with server.client() as http:
        headers = {"authorization": f"Bearer {token}"}
        answer = http.post("/api/tables", json={"settings": {"edition": "../../x"}}, headers=headers)
        assert (code_of(answer), answer.json()["error"]["args"]["field"]) == ((422, "bad-settings"), "edition")


# Accounts.


def test_an_account_from_guest_to_recovery(browser: Browser) -> None:
    browser.get("/")
    browser.post("/play", name="Ann", edition="classic", bot="random")
    browser.get("/account")
    page = browser.post("/account/create", login="Ann.Example", password="correct horse").text
    codes = re.findall(r"\b[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}\b", page)
    assert len(codes) == 10
    code = codes[0]

    second = Browser(browser.server)
    second.get("/account")
    assert second.post("/account/sign-in", login="ann.example", password="wrong horse").status_code == 401
    assert second.post("/account/sign-in", login="ANN.example", password="correct horse").status_code == 200
    assert second.page.count("/end") == 2

    third = Browser(browser.server)
    third.get("/account")
    assert third.post("/account/recover", login="ann.example", code=code, password="new password").status_code == 200
    assert third.page.count("/end") == 1, "a recovery ends all other sessions"
    assert third.post("/account/recover", login="ann.example", code=code, password="new password").status_code == 401
    assert "Sign in" in second.get("/account").text
    third.get("/account")
    third.post("/account/erase")
    assert third.post("/account/sign-in", login="ann.example", password="new password").status_code == 401
    second.close()
    third.close()


def test_one_device_ends_another(browser: Browser) -> None:
    browser.get("/")
    browser.post("/play", name="Ann", edition="classic", bot="random")
    browser.get("/account")
    browser.post("/account/create", login="two-devices", password="correct horse")
    second = Browser(browser.server)
    second.get("/account")
    second.post("/account/sign-in", login="two-devices", password="correct horse")
    with browser.server.client() as http:
        http.cookies = second.http.cookies
        listed = http.get("/api/sessions").json()["sessions"]
    other = next(found["id"] for found in listed if not found["this"])
    second.get("/account")
    assert second.post(f"/account/sessions/{other}/end").status_code == 200
    assert "Sign in" in browser.get("/account").text
    second.close()


def test_a_password_is_changed_by_who_knows_the_old_one(browser: Browser) -> None:
    browser.get("/")
    browser.post("/play", name="Ann", edition="classic", bot="random")
    browser.get("/account")
    assert browser.post("/account/password", old="", password="new password").status_code == 401  # a guest has none
    browser.post("/account/create", login="changing", password="correct horse")
    browser.get("/account")
    assert browser.post("/account/password", old="wrong horse", password="new password").status_code == 401
    assert browser.post("/account/password", old="correct horse", password="new password").status_code == 200
    with browser.server.client() as http:
        tried = [
            http.post("/api/sessions", json={"login": "changing", "password": password}).status_code
            for password in ("correct horse", "new password")
        ]
    assert tried == [401, 201]


def test_guessing_the_old_password_is_slowed_down(tmp_path: Path) -> None:
    with running(tmp_path, limits__logins_per_minute="3") as server:
        browser = Browser(server)
        browser.get("/")
        browser.post("/play", name="Ann", edition="classic", bot="random")
        browser.get("/account")
        tried = [browser.post("/account/password", old="guess", password="x").status_code for _ in range(4)]
        browser.close()
    assert tried == [401, 401, 401, 429]


# Links.


def test_an_invitation_shows_its_link_as_a_code_to_scan(browser: Browser) -> None:
    browser.get("/create")
    table = browser.post("/create", name="Ann", seats="2").url.path
    page = unescape(browser.post(f"{table}/links", role="seat").text)
    found = re.search(r"http://[^\s\"<]+/join/[\w-]+", page)
    assert found is not None
    assert segno.make(found[0], error="m").svg_data_uri(scale=4, border=4) in page


# Forms of other sites.


@pytest.mark.parametrize("path", ["/play", "/create", "/account/sign-in", "/tables/x/do", "/join/x", "/account/erase"])
def test_forms_without_token_or_from_elsewhere_are_refused(browser: Browser, path: str) -> None:
    browser.get("/")
    own = {"origin": browser.server.url}
    without = browser.http.post(path, data={"name": "Ann"}, headers=own)
    wrong = browser.http.post(path, data={"name": "Ann", "csrf": "0" * 64}, headers=own)
    elsewhere = browser.http.post(path, data={"csrf": browser.token()}, headers={"origin": "http://evil.example"})
    crossing = browser.http.post(path, data={"csrf": browser.token()}, headers={"sec-fetch-site": "cross-site"})
    assert [answer.status_code for answer in (without, wrong, elsewhere, crossing)] == [403] * 4


def test_a_cookie_alone_opens_no_endpoint_that_changes_something(browser: Browser) -> None:
    browser.get("/")
    browser.post("/play", name="Ann", edition="classic", bot="random")
    assert code_of(browser.http.post("/api/tables", json={})) == (403, "bad-form-token")
    browser.get("/")
    answer = browser.http.post("/api/tables", json={}, headers={"x-csrf-token": browser.token()})
    assert answer.status_code == 201


def test_a_name_that_somebody_points_here_is_refused(server: Running) -> None:
    with server.client() as http:
        assert code_of(http.get("/api/tables", headers={"host": "evil.example"})) == (421, "unknown-host")


def test_every_answer_carries_the_headers(server: Running) -> None:
    with server.client() as http:
        for path in ("/", "/nowhere", "/api/tables", "/api/nothing", "/static/passgo.css"):
            headers = http.get(path).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"


def test_cookies_are_out_of_reach_of_scripts(browser: Browser) -> None:
    answer = browser.get("/")
    for cookie in answer.headers.get_list("set-cookie"):
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie


# Limits.


def test_one_address_is_slowed_down(tmp_path: Path) -> None:
    with running(tmp_path, limits__requests_per_minute="5") as server, server.client() as http:
        answers = [http.get("/api/tables").status_code for _ in range(6)]
        assert answers == [200] * 5 + [429]
        assert http.get("/api/tables").headers["retry-after"] == "5"
        assert http.get("/healthz").status_code == 200


def test_guessing_passwords_is_slowed_down(tmp_path: Path) -> None:
    with running(tmp_path, limits__logins_per_minute="3") as server, server.client() as http:
        wish = {"login": "ann", "password": "guess guess"}
        answers = [http.post("/api/sessions", json=wish).status_code for _ in range(4)]
        assert answers == [401] * 3 + [429]


def test_one_address_gets_only_so_many_connections(tmp_path: Path) -> None:
    with running(tmp_path, limits__connections_per_address="5") as server:
        opened = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(5)]
        late = socket.create_connection(("127.0.0.1", server.port), timeout=10)
        assert b"503" in late.recv(1000)
        for one in opened:
            one.shutdown(socket.SHUT_WR)
            assert one.recv(1) == b"", "the server has hung up too"
        for one in (*opened, late):
            one.close()
        with server.client() as http:
            assert http.get("/healthz").status_code == 200


def test_who_does_not_finish_his_request_is_cut(tmp_path: Path) -> None:
    with running(tmp_path, limits__header_seconds="0.2") as server:
        for begun in (
            b"",
            b"GET / HT",
            b"POST /api/guests HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 10\r\n\r\nab",
        ):
            slow = socket.create_connection(("127.0.0.1", server.port))
            slow.settimeout(10)
            slow.sendall(begun)
            with suppress(ConnectionResetError):
                assert slow.recv(1000) == b""
            slow.close()


def test_a_head_too_long_is_refused(server: Running) -> None:
    with server.client() as http:
        assert http.get("/", headers={"x-long": "x" * 40_000}).status_code == 413


def test_figures_hold_no_names(browser: Browser) -> None:
    browser.get("/")
    browser.post("/play", name="Unmistakable", edition="classic", bot="random")
    figures = browser.get("/metrics").text
    assert "passgo_commands_total" in figures
    assert "Unmistakable" not in figures
    assert browser.http.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"}).status_code == 403


def test_readiness_follows_the_store(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    from passgo.store import StoreUnavailable

    def away() -> None:
        raise StoreUnavailable("away")

    with server.client() as http:
        assert http.get("/readyz").status_code == 200
        monkeypatch.setattr(server.site.store, "ping", away)
        assert http.get("/readyz").status_code == 503
        assert http.get("/healthz").status_code == 200


def test_the_log_is_structured_and_allows_no_other_fields() -> None:
    import logging

    from passgo.web.edge import logs

    record = logging.LogRecord("passgo.web", logging.INFO, "", 0, "request", (), None)
    record.fields = {"route": "/", "status": 200}
    line = json.loads(logs.JsonLines().format(record))
    assert (line["event"], line["route"], line["status"]) == ("request", "/", 200)
    with pytest.raises(AssertionError, match="address"):
        logs.info("request", address="192.0.2.1")


def test_a_histogram_counts_from_nothing() -> None:
    seen = Histogram("passgo_wait_seconds", "How long.")
    seen.observe(0.000_001)
    lines = list(seen.lines())
    assert lines[2].endswith(" 1")
    assert lines[-1] == "passgo_wait_seconds_count 1"


def test_every_refusal_has_a_status_of_http() -> None:
    assert set(STATUS.values()) == {401, 403, 404, 405, 409, 413, 421, 429, 500, 503}
    later = {code for code, status in STATUS.items() if status == 503}
    assert later == {"too-many-tables", "too-many-proposals", "store-unavailable", "going-away"}


@pytest.mark.parametrize(("length", "fits"), [(0, False), (1, True), (200, True), (201, False)])
def test_a_token_has_bounds(length: int, fits: bool) -> None:
    with nullcontext() if fits else pytest.raises(msgspec.ValidationError):
        msgspec.convert("x" * length, Token)
