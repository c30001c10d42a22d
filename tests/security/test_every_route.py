"""Facts about every route there is, so that a new one cannot be forgotten: who may send it, what its answer carries."""

import re
from collections.abc import Iterator
from itertools import cycle

import httpx
import pytest
from starlette.routing import Route
from tests.web.running import Browser, Running, running

from passgo.web.app import all_routes
from passgo.web.cluster.peers import PREFIX
from passgo.web.edge.headers import HEADERS

PARAMETER = re.compile(r"\{[a-z]+\}")
UNSAFE = frozenset({"POST", "PUT", "DELETE", "PATCH"})
# What holds nothing of anybody and may lie in a cache.
SHARED = re.compile(r"/(static|i18n)/")
ENDLESS = "/sse/"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    loose = {"limits__requests_per_minute": "100000", "limits__logins_per_minute": "100000"}
    with running(tmp_path_factory.mktemp("routes"), **loose) as server:
        yield server


@pytest.fixture
def guest(server: Running) -> Iterator[Browser]:
    """Somebody with a session, whose browser a strange page would like to use."""
    browser = Browser(server)
    browser.get("/")
    browser.post("/play", name="Ann", edition="classic", bot="random")
    browser.get("/account")
    yield browser
    browser.close()


def routes(server: Running) -> list[tuple[str, str]]:
    """Method and path of everything."""
    found = [route for route in all_routes(server.site) if isinstance(route, Route)]
    return [(method, PARAMETER.sub("x", route.path)) for route in found for method in sorted(route.methods or ())]


def unsafe(server: Running) -> list[tuple[str, str]]:
    return [(method, path) for method, path in routes(server) if method in UNSAFE and not path.startswith(PREFIX)]


DESK = "/api/championships/x/"
FORGED = frozenset({"foreign-origin", "bad-form-token"})


def send(browser: Browser, method: str, path: str, heads: dict[str, str], token: str) -> httpx.Response:
    """An empty form, or an empty body, with the token where it belongs."""
    heads = {**heads, "x-csrf-token": token}
    if not path.startswith("/api"):
        return browser.http.request(method, path, headers=heads, data={"csrf": token}, follow_redirects=False)
    return browser.http.request(method, path, headers=heads, content=b"{}", follow_redirects=False)


def is_refused_as_forged(answer: httpx.Response) -> bool:
    return answer.status_code == 403 and any(code in answer.text for code in FORGED)


@pytest.mark.wide
def test_no_route_that_changes_something_is_sent_by_a_strange_page(server: Running, guest: Browser) -> None:
    """With the visitor's cookies alone; and in turn with a made-up token, or with a right one from elsewhere."""
    token = guest.token()
    own = {"origin": server.url}
    tricks = cycle(
        [
            (own, "0" * 64),
            ({"origin": "https://evil.example"}, token),
            ({"origin": "http://127.0.0.1:1"}, token),
            ({"origin": "null"}, token),
            ({"sec-fetch-site": "cross-site"}, token),
            ({"sec-fetch-site": "same-site"}, token),
        ]
    )
    let_in = [
        (method, path, heads)
        for method, path in unsafe(server)
        for heads, said in ((own, ""), next(tricks))
        if not is_refused_as_forged(send(guest, method, path, heads, said))
    ]
    # Organisers' programs send the token of a private link: a visitor's cookies are nothing there.
    assert [path for _, path, heads in let_in if heads != own] == []
    assert [path for _, path, _ in let_in if not path.startswith(DESK)] == []
    assert {send(guest, method, path, own, "").status_code for method, path, _ in let_in} == {401}
    assert len(unsafe(server)) > 60


@pytest.mark.wide
def test_the_same_routes_take_what_our_own_pages_send(server: Running, guest: Browser) -> None:
    """Else the fact above would also hold for a server that refuses everybody."""
    ending = ("/account/erase", "/account/sign-out", "/api/me")  # no session, no further question
    shut = [
        (method, path)
        for method, path in unsafe(server)
        if path not in ending and is_refused_as_forged(send(guest, method, path, {"origin": server.url}, guest.token()))
    ]
    assert shut == []


def test_the_way_between_servers_is_shut_to_everybody_else(server: Running, guest: Browser) -> None:
    ways = [(method, path) for method, path in routes(server) if path.startswith(PREFIX)]
    assert ways
    for method, path in ways:
        for heads in ({}, {"origin": server.url, "x-csrf-token": guest.token()}):
            assert guest.http.request(method, path, headers=heads).status_code in (401, 403, 404), path


@pytest.mark.wide
def test_every_answer_says_what_browsers_may_do_with_it(server: Running, guest: Browser) -> None:
    """Strict headers on all of them, also on refusals; and nothing of a person stays in a cache."""
    looked = 0
    for method, path in routes(server):
        if method != "GET" or path.startswith(ENDLESS):
            continue
        answer = guest.http.get(path, follow_redirects=False)
        looked += 1
        assert answer.status_code < 500, path
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, path
        if answer.status_code >= 400 or not SHARED.match(path):
            assert answer.headers["cache-control"] == "no-store", path
        else:
            assert "set-cookie" not in answer.headers, path
    assert looked > 60


@pytest.mark.parametrize("method", ["TRACE", "CONNECT", "OPTIONS", "PATCH", "PROPFIND"])
def test_no_other_method_is_answered(server: Running, method: str) -> None:
    with server.client() as http:
        for path in ("/", "/api/me", "/account", "/static/style.css"):
            assert http.request(method, path).status_code in (400, 404, 405), path


def test_no_page_sends_a_browser_to_another_site(guest: Browser) -> None:
    """Whatever stands in an address, a redirect stays here."""
    elsewhere = "//evil.example"
    tried = 0
    for path in (
        f"/{elsewhere}", f"{elsewhere}/?language=de", f"/join?link={elsewhere}", f"/?language=de&next={elsewhere}",
        "/join?link=https://evil.example/join/x", "/%2f%2fevil.example?language=de", "/\\evil.example?language=de",
        f"/tables/x?problem={elsewhere}", f"/join/{elsewhere}?language=de",
        "/account?language=de&x=%0d%0alocation:%20//evil.example",
    ):  # fmt: skip
        answer = guest.http.get(path, follow_redirects=False)
        tried += 1
        target = answer.headers.get("location", "/")
        assert re.match(r"/(?![/\\])", target), (path, target)
        assert "evil.example" not in answer.headers.get("set-cookie", "")
    assert tried == 10


@pytest.mark.parametrize(
    "host",
    [
        "localhost.evil.example", "evil.example", "localhost@evil.example", "evil.example@localhost", "localhost/evil",
        "localhost#evil", "localhost?x=evil", "localhost\\evil", "127.0.0.1.evil.example", "[::1", "",
    ],
)  # fmt: skip
def test_a_host_that_is_more_than_a_name_is_refused(server: Running, host: str) -> None:
    """Links that are handed out begin with it where no public address is set."""
    with server.client() as http:
        assert http.get("/", headers={"host": host}).status_code in (400, 421)


def test_a_stranger_speaks_for_no_other_address(server: Running) -> None:
    """Heads of proxies are believed from proxies only."""
    with server.client() as http:
        for name in ("x-forwarded-for", "forwarded", "x-real-ip", "true-client-ip"):
            http.get("/healthz", headers={name: "203.0.113.7"})
        http.get("/", headers={"x-forwarded-for": "203.0.113.7", "x-forwarded-host": "evil.example"})
        assert http.get("/metrics", headers={"x-forwarded-for": "127.0.0.1"}).status_code == 403
    assert "203.0.113.7" not in server.do(lambda: list(server.site.rates.requests.buckets))
