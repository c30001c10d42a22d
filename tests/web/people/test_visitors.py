"""Visitors and their sessions."""

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
