"""Visitors and their sessions."""

import httpx
from sqlalchemy import select, update
from tests.web.running import Browser, Running

from passgo.store.schema import sessions


def test_a_session_knows_when_it_was_last_used(server: Running, browser: Browser) -> None:
    """To five minutes: not every page is worth a write."""
    browser.get("/")
    browser.post("/play", name="Ann", edition="classic", bot="random")
    store = server.site.store
    created: int = store.ask(lambda conn: conn.execute(select(sessions.c.created_ms)).scalar_one())

    def seen_after(seen_ms: int) -> int:
        store.do(lambda conn: conn.execute(update(sessions).values(seen_ms=seen_ms)))
        assert browser.get("/account").status_code == 200
        seen: int = store.ask(lambda conn: conn.execute(select(sessions.c.seen_ms)).scalar_one())
        return seen

    assert seen_after(created - 60_000) == created - 60_000
    assert seen_after(created - 301_000) >= created


def test_an_account_ends_the_token_that_the_guest_came_with(server: Running, browser: Browser) -> None:
    """Somebody may have put a session that they know upon the visitor, to share the account."""
    browser.get("/")
    browser.post("/play", name="Ann", edition="classic", bot="random")
    with server.client() as knowing:
        knowing.cookies = httpx.Cookies(browser.http.cookies)
        assert knowing.get("/api/me").json()["name"] == "Ann"
        browser.get("/account")
        page = browser.post("/account/create", login="not-shared", password="correct horse")
        assert page.status_code == 200
        assert knowing.get("/api/me").status_code == 401
    assert browser.post("/account/codes").status_code == 200, "the forms of the same page work"


def test_a_program_gets_the_token_of_its_session_with_its_account(server: Running) -> None:
    with server.client() as http:
        before = http.post("/api/guests", json={"name": "Bob"}).json()["token"]
        wish = {"login": "a-program", "password": "correct horse"}
        made = http.post("/api/accounts", json=wish, headers={"authorization": f"Bearer {before}"})
        after = made.json()["token"]
        asked = [http.get("/api/me", headers={"authorization": f"Bearer {one}"}) for one in (before, after)]
    assert made.status_code == 201
    assert [answer.status_code for answer in asked] == [401, 200]
    assert asked[1].json()["login"] == "a-program"
