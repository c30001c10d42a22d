"""Hostile input, stale links, full and closed tables: a helpful page, and nothing breaks."""

import re
from html import unescape
from urllib.parse import urlencode

import httpx
import pytest
from tests.breadth import all_languages
from tests.web.forms_on_page import PageForm, forms_on
from tests.web.running import Browser, Running

MARKUP = "<b id=pwned>x</b>\"'><img src=x>"
BROUGHT = re.compile(r"<b id=pwned|<img src=x|=pwned>")
QUICK = {"seats": "3", "pace": "0", "decision": "0", "auction": "0", "claim_help": "none"}
LINK = re.compile(r'class="token ltr"><a href="([^"]*)"')


def table_of(browser: Browser, **fields: str) -> str:
    browser.get("/create")
    answer = browser.post("/create", **{"name": "Ann", **QUICK, **fields})
    assert answer.status_code == 200
    return answer.url.path.removesuffix("/live")  # where the table in the browser is built, a host is led there


def invited(browser: Browser, server: Running, table: str, **fields: str) -> str:
    browser.get(table)
    found = LINK.search(browser.http.post(
        f"{table}/links", data={"csrf": browser.token(), "role": "seat", **fields}, headers={"origin": server.url}
    ).text)  # fmt: skip
    assert found is not None
    return found[1].removeprefix(server.url)


def send(browser: Browser, server: Running, form: PageForm, said: str) -> httpx.Response:
    fields: dict[str, list[str]] = {}
    for name, value in [*form.fixed, *((name, said) for name in form.typed)]:
        fields.setdefault(name, []).append(value)
    if form.method == "get":
        return browser.http.get(f"{form.action.partition('#')[0]}?{urlencode(fields, doseq=True)}")
    body = urlencode(fields, doseq=True)
    headers = {"origin": server.url, "content-type": "application/x-www-form-urlencoded"}
    return browser.http.post(form.action, content=body, headers=headers)


def roll_off(browser: Browser, server: Running, table: str) -> None:
    """Roll for the start, again after a tie, until deals may be offered: before that the page has no form for them."""
    for _ in range(1000):
        page = browser.get(table).text
        if 'name="give_cash"' in page:
            return
        rolling = [form for form in forms_on(page) if ("kind", "act") in form.fixed]
        if rolling:
            send(browser, server, rolling[0], "")
    raise AssertionError("nobody could offer a deal")


def send_every_form(browser: Browser, server: Running, pages: list[str]) -> set[str]:
    """Look at each page and send all its forms with markup in whatever can be typed. Returns the fields."""
    tried: set[str] = set()
    for path in pages:
        page = browser.get(path).text
        assert BROUGHT.search(page) is None, path
        for form in forms_on(page):
            if form.typed:
                answer = send(browser, server, form, MARKUP)
                assert answer.status_code < 500, (form, answer.text)
                assert BROUGHT.search(answer.text) is None, form
                tried |= set(form.typed)
    return tried


@pytest.mark.wide
def test_markup_in_any_field_of_any_form_stays_text(server: Running) -> None:
    host, judge, stranger = Browser(server), Browser(server), Browser(server)
    table = table_of(host, name=MARKUP, listed="1", open_seats="1")
    lobby = table_of(host, name=MARKUP, here=MARKUP)
    chair = invited(host, server, table, role="judge")
    judge.get(chair)
    judge.post(chair, name=MARKUP)
    link = invited(host, server, lobby, seat="2")
    host.get(table)
    host.post(f"{table}/do", kind="start", id="start", fill="random")
    roll_off(host, server, table)
    pages = ["/", "/create", "/tables", "/my-games", f"/editions/classic?with={MARKUP}", table, lobby, link]
    pages += [f"{table}?problem={MARKUP}", f"{table}?link={MARKUP}", f"/join/{MARKUP}", f"/join?link={MARKUP}"]
    pages += ["/account", "/editions/classic/how-to-play"]
    tried: set[str] = set()
    for _ in range(2):  # the second time what the first has left behind is on the pages
        tried |= send_every_form(host, server, pages)
        tried |= send_every_form(judge, server, [table])
        tried |= send_every_form(stranger, server, ["/account", "/tables", table, lobby, link])
    typed = {"name", "here", "options", "link", "text", "login", "password", "code", "give_cash", "reason", "cash"}
    assert typed - tried == set()
    assert unescape(judge.get(table).text).count(MARKUP) >= 2  # as a name and as words, escaped
    for browser in (host, judge, stranger):
        browser.close()


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("\u202egnp.exe", False),  # runs backwards
        ("Ann\u2066\u2066\u2066", False),
        ("A" * 10_000, False),
        ("\x00", False),
        ("   ", False),
        ("\u200b", False),
        ("👩‍👩‍👧‍👦🎲", True),
        ("محمد", True),
        ("Ζ" * 40, True),
    ],
)
def test_hostile_names_are_refused_or_shown_as_they_are(browser: Browser, name: str, kept: bool) -> None:
    browser.get("/")
    answer = browser.post("/play", name=name, edition="classic", bot="random")
    assert answer.status_code == (200 if kept else 422)
    assert (f"<bdi>{name}</bdi>" in answer.text or f"{name}\u2069" in answer.text) == kept
    if not kept:
        assert "Names have 1 to 40" in answer.text


@pytest.mark.parametrize("language", all_languages())
def test_a_stale_link_tells_what_to_do(server: Running, browser: Browser, language: str) -> None:
    table = table_of(browser)
    link = invited(browser, server, table, seat="1")
    browser.get(table)
    for form in forms_on(browser.page):
        if form.action.endswith("/revoke"):
            send(browser, server, form, "")
    stranger = Browser(server)
    stranger.http.headers["accept-language"] = language
    answer = stranger.get(link)
    assert answer.status_code == 404
    assert 'href="/my-games"' in answer.text
    assert f'lang="{language}"' in answer.text
    stranger.close()


def test_a_link_can_be_pasted_whole_or_as_its_code(server: Running, browser: Browser) -> None:
    link = invited(browser, server, table_of(browser), seat="1")
    stranger = Browser(server)
    for said in (server.url + link, link, link.removeprefix("/join/"), f"{server.url}{link}/"):
        assert stranger.http.get("/join", params={"link": said}).url.path == link
    for said in ("", "http://[", "https://elsewhere.example/", "//", "\x00"):
        assert stranger.http.get("/join", params={"link": said}).status_code == 404
    stranger.close()


def test_at_a_full_table_a_link_tells_whom_to_ask(server: Running, browser: Browser) -> None:
    table = table_of(browser, seats="2")
    link = invited(browser, server, table)
    browser.get(table)
    browser.post(f"{table}/do", kind="add-bot", id="bot", seat="1", bot="random")
    late = Browser(server)
    late.get(link)
    answer = late.post(link, name="Late")
    assert answer.status_code == 422
    assert "Ask the host for another seat" in answer.text
    late.close()


@pytest.mark.parametrize(
    "path", ["/tables/gone", "/games/gone", "/tables/" + "x" * 5000, "/games/%00", "/tables/%2e%2e"]
)
def test_a_table_that_is_gone_shows_a_way_on(browser: Browser, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 404
    assert 'class="button main" href="/"' in answer.text


def test_a_closed_table_says_so(browser: Browser) -> None:
    table = table_of(browser)
    browser.get(table)
    browser.post(f"{table}/do", kind="close", id="close")
    assert "This table has been closed." in browser.get(table).text


def test_several_people_at_one_device_sit_down_together(server: Running, browser: Browser) -> None:
    browser.get("/create")
    path = browser.post("/create", name="Ann", here=["Bob", "", "Cleo"]).url.path.removesuffix("/live")
    state = server.site.tables.rooms[path.split("/")[2]].table.state
    page = browser.get(path).text
    assert [name in page for name in ("Ann", "Bob", "Cleo")] == [True, True, True]
    assert state.settings.shared_device
    assert browser.post("/create", name="Ann", here=["x"] * 8).status_code == 422


def test_a_table_has_a_seat_for_everybody_at_the_device(server: Running, browser: Browser) -> None:
    browser.get("/create")
    path = browser.post("/create", name="Ann", seats="2", here=["Bob", "Cleo"]).url.path.removesuffix("/live")
    assert server.site.tables.rooms[path.split("/")[2]].table.state.settings.seats == 3
