"""Visitors and their sessions."""

from sqlalchemy import select, update
from tests.web.running import Browser, Running

from passgo.store.schema import sessions


def test_a_session_knows_when_it_was_last_used(server: Running, browser: Browser) -> None:
    """To five minutes: not every page is worth a write."""
    browser.get("/")
    browser.post("/play", name="Ann", edition="classic", bot="random")
    store = server.site.store
    created = max(store.ask(lambda conn: conn.execute(select(sessions.c.created_ms)).scalars()))
    mine = sessions.c.created_ms == created
    seen = select(sessions.c.seen_ms).where(mine)
    for before_ms, is_noted in ((60_000, False), (301_000, True)):
        set_back = update(sessions).where(mine).values(seen_ms=created - before_ms)
        store.do(lambda conn, set_back=set_back: conn.execute(set_back))
        assert browser.get("/account").status_code == 200
        now_seen = store.ask(lambda conn: conn.execute(seen).scalar_one())
        assert (now_seen >= created) == is_noted
