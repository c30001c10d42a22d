"""Playing with nothing but pages and forms."""

import html
import json
import re

import pytest
from tests.web.running import Browser, Running

OVERTAKEN = ("stale-version", "not-playing")  # the bot moved, or ended the game, between page and answer
BUTTON = re.compile(
    r'name="kind" value="act"><input type="hidden" name="id" value="(\w+)">'
    r'<input type="hidden" name="expected" value="(\d+)"><input type="hidden" name="action" value="([^"]*)">'
)


def begin(browser: Browser, **fields: str) -> str:
    """A game against bots; the path of its table."""
    browser.get("/")
    answer = browser.post("/play", name="Ann", edition="classic", bot="random", **fields)
    assert answer.status_code == 200
    return answer.url.path


def test_looking_makes_nobody(server: Running, browser: Browser) -> None:
    before = server.site.store.ask(lambda conn: conn.exec_driver_sql("select count(*) from people").scalar())
    for path in ("/", "/tables", "/create", "/account"):
        assert browser.get(path).status_code == 200

    after = server.site.store.ask(lambda conn: conn.exec_driver_sql("select count(*) from people").scalar())
    assert after == before


def test_a_guest_plays_at_once(browser: Browser) -> None:
    path = begin(browser)
    assert path.startswith("/tables/")
    assert "Ann (you)" in re.sub(r"<[^>]+>", "", browser.page)
    assert "Roll the dice" in browser.page


def test_a_form_button_acts_once_however_often_it_is_sent(server: Running, browser: Browser) -> None:
    path = begin(browser)
    found = BUTTON.search(browser.page)
    assert found is not None
    fields = {"kind": "act", "id": found[1], "expected": found[2], "action": html.unescape(found[3])}
    browser.post(f"{path}/do", **fields)
    table = server.site.tables.rooms[path.removeprefix("/tables/")].table
    once = sum(entry.kind == "acted" and found[1] in entry.body for entry in server.site.store.read(table.id))
    browser.post(f"{path}/do", **fields)
    twice = sum(entry.kind == "acted" and found[1] in entry.body for entry in server.site.store.read(table.id))

    assert (once, twice) == (1, 1)


@pytest.mark.wide
def test_a_whole_game_is_played_through_the_forms(server: Running, browser: Browser) -> None:
    """With quick bots; every button that is offered is accepted."""
    browser.get("/create")
    path = browser.post(
        "/create", name="Ann", edition="classic", seats="2", watch="link", leavers="bot", stand_in="random",
        claim_help="automatic", pace="0", decision="0", auction="0", game="0", options="",
    ).url.path  # fmt: skip
    browser.post(f"{path}/do", kind="start", id="start", fill="random")
    room = server.site.tables.rooms[path.removeprefix("/tables/")]
    pressed = 0
    for _ in range(3000):
        browser.get(path)
        found = list(BUTTON.finditer(browser.page))
        if room.table.state.status != "playing" or pressed >= 120:
            break
        if not found:
            continue
        wanted = preferred([html.unescape(match[3]) for match in found])
        match = found[wanted]
        answer = browser.post(f"{path}/do", kind="act", id=match[1], expected=match[2], action=html.unescape(match[3]))
        assert "problem=" not in str(answer.url) or any(code in str(answer.url) for code in OVERTAKEN), answer.url
        pressed += 1
    assert pressed >= 100 or room.table.state.status == "finished"


def preferred(offered: list[str]) -> int:
    kinds = [json.loads(action)["type"] for action in offered]
    for kind in ("pay", "buy", "roll", "end", "pass", "decline", "choose", "reject", "mortgage", "sell", "bankrupt"):
        if kind in kinds:
            return kinds.index(kind)
    return 0


def test_a_page_loads_itself_again_only_for_whoever_asks(browser: Browser) -> None:
    path = begin(browser)
    assert 'http-equiv="refresh"' not in browser.get(path).text
    assert 'http-equiv="refresh"' in browser.get(f"{path}?follow=1").text


def test_a_seat_that_the_table_refuses_is_told(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tokens are looked at before there is a table; here nobody does."""
    monkeypatch.setattr("passgo.web.pages.new_table.settle_tokens", lambda _name, wanted: wanted)
    browser.get("/create")
    answer = browser.post("/create", name="Ann", edition="classic", seats="2", token="nothing")
    assert (answer.status_code, answer.url.path) == (422, "/create")


def test_names_cannot_bring_markup(browser: Browser) -> None:
    browser.get("/")
    browser.post("/play", name="<script>alert(1)</script>", edition="classic", bot="random")

    assert "<script" not in browser.page
    assert "&lt;script&gt;" in browser.page


def test_an_unknown_page_says_so(browser: Browser) -> None:
    answer = browser.get("/nowhere")
    assert (answer.status_code, "Page not found." in answer.text) == (404, True)


def test_a_table_that_nobody_may_watch_tells_its_edition_and_no_more(server: Running, browser: Browser) -> None:
    browser.get("/create")
    table = browser.post("/create", name="Unmistakable", seats="2", edition="voyage", watch="nobody").url.path
    with server.client() as stranger:
        answer = stranger.get(table.removesuffix("/live"))
    assert answer.status_code == 200
    assert "<h1>Voyage</h1>" in answer.text
    assert "You can’t watch this table without a link." in answer.text
    assert "Unmistakable" not in answer.text


def test_a_fault_of_the_server_is_told_as_one(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_table: str) -> None:
        raise ZeroDivisionError

    before = server.site.metrics.faults.values.get("", 0)
    monkeypatch.setattr(server.site.tables, "room", broken)
    with server.client() as http:
        answer = http.get("/api/tables/anything")
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "internal")
    assert server.site.metrics.faults.values[""] == before + 1
