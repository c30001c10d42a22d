"""Links to a role at a table, and the list of tables."""

from dataclasses import replace

from sqlalchemy import select
from tests.store.samples import NOW

from passgo.store import Store, links, lobby
from passgo.store.links import Link
from passgo.store.lobby import Place, TableRow
from passgo.store.schema import links as links_table


def find(store: Store, token: str, now_ms: int = NOW) -> Link | None:
    return store.ask(lambda conn: links.find(conn, token, now_ms))


def test_a_link_opens_one_role_at_one_table(store: Store) -> None:
    token = store.do(lambda conn: links.create(conn, "game", "seat", NOW, seat=2))
    found = find(store, token)
    assert found is not None
    assert (found.stream, found.role, found.seat) == ("game", "seat", 2)


def test_a_token_has_128_bits_and_is_kept_as_a_hash(store: Store) -> None:
    token = store.do(lambda conn: links.create(conn, "game", "judge", NOW))
    assert len(token) == 22
    (kept,) = store.ask(lambda conn: links.of(conn, "game"))
    assert len(kept.token_hash) == 64
    assert token not in str(store.ask(lambda conn: conn.execute(select(links_table)).all()))
    assert find(store, kept.token_hash) is None


def test_a_wrong_token_opens_nothing(store: Store) -> None:
    token = store.do(lambda conn: links.create(conn, "game", "judge", NOW))
    for wrong in ("", token[:-1], token + "A", token.swapcase(), "\ud800", "%"):
        assert find(store, wrong) is None


def test_a_link_runs_out(store: Store) -> None:
    token = store.do(lambda conn: links.create(conn, "game", "judge", NOW, expires_ms=NOW + 100))
    assert find(store, token, NOW + 99)
    assert find(store, token, NOW + 100) is None


def test_a_revoked_link_opens_nothing(store: Store) -> None:
    token = store.do(lambda conn: links.create(conn, "game", "judge", NOW))
    found = find(store, token)
    assert found is not None
    assert not store.do(lambda conn: links.revoke(conn, "other game", found.token_hash, NOW))
    assert store.do(lambda conn: links.revoke(conn, "game", found.token_hash, NOW))
    assert find(store, token) is None
    assert store.ask(lambda conn: links.of(conn, "game"))[0].revoked_ms == NOW


def test_all_links_to_a_seat_are_revoked_together(store: Store) -> None:
    first = store.do(lambda conn: links.create(conn, "game", "seat", NOW, seat=1))
    second = store.do(lambda conn: links.create(conn, "game", "seat", NOW, seat=1))
    other = store.do(lambda conn: links.create(conn, "game", "seat", NOW, seat=2))
    assert store.do(lambda conn: links.revoke_role(conn, "game", "seat", NOW, seat=1)) == 2
    assert [find(store, token) is None for token in (first, second, other)] == [True, True, False]


def test_the_oldest_links_to_a_seat_give_way_to_the_newest(store: Store) -> None:
    def create(number: int, role: str = "seat", seat: int | None = 1, stream: str = "game") -> str:
        return store.do(lambda conn: links.create(conn, stream, role, NOW + number, seat=seat))

    oldest, older, newer, newest = [create(number) for number in (1, 2, 3, 4)]
    others = [create(0, seat=2), create(0, role="judge", seat=None), create(0, stream="other")]
    assert store.do(lambda conn: links.keep_newest(conn, "game", "seat", 1, 2)) == 2
    assert [find(store, token) is not None for token in (oldest, older, newer, newest)] == [False, False, True, True]
    assert all(find(store, token) for token in others)


def test_links_that_ended_long_ago_are_swept(store: Store) -> None:
    store.do(lambda conn: links.create(conn, "game", "judge", NOW, expires_ms=NOW + 1))
    kept = store.do(lambda conn: links.create(conn, "game", "judge", NOW))
    assert store.do(lambda conn: links.sweep(conn, NOW + 2)) == 1
    assert find(store, kept)


# The list of tables


def table(number: int, status: str = "playing", visibility: str = "public") -> TableRow:
    return TableRow(f"t{number}", "ghost", status, visibility, "{}", "[]", 0, NOW + number)


def put(store: Store, *rows: TableRow) -> None:
    with store.writing() as conn:
        for row in rows:
            lobby.put(conn, row)


def test_a_table_is_added_once_and_then_brought_up_to_date(store: Store) -> None:
    put(store, table(1))
    finished = replace(table(1), status="finished", version=80, finished_ms=NOW + 9)
    put(store, finished)
    assert store.ask(lambda conn: lobby.get(conn, "t1")) == finished
    assert store.ask(lambda conn: lobby.get(conn, "t2")) is None


def test_tables_are_listed_the_newest_first(store: Store) -> None:
    put(store, table(1), table(3), table(2))
    assert [row.id for row in store.ask(lobby.listing)] == ["t3", "t2", "t1"]
    assert [row.id for row in store.ask(lambda conn: lobby.listing(conn, limit=2))] == ["t3", "t2"]


def one_page(store: Store, before: Place | None = None) -> tuple[list[str], Place | None]:
    rows, end = lobby.page(store.ask(lambda conn: lobby.listing(conn, before=before, limit=3)), 2)
    return [row.id for row in rows], end


def test_pages_of_tables_lose_none_of_the_same_millisecond(store: Store) -> None:
    put(store, *(replace(table(number), created_ms=NOW) for number in (3, 1, 4, 2)), table(5))
    assert one_page(store) == (["t5", "t1"], Place(NOW, "t1"))
    assert one_page(store, Place(NOW, "t1")) == (["t2", "t3"], Place(NOW, "t3"))
    assert one_page(store, Place(NOW, "t3")) == (["t4"], None)


def test_a_full_page_that_holds_everything_is_the_last(store: Store) -> None:
    put(store, table(1), table(2))
    assert one_page(store) == (["t2", "t1"], None)


def test_tables_are_listed_by_status_and_visibility(store: Store) -> None:
    put(store, table(1), table(2, status="open"), table(3, visibility="private"))
    found = store.ask(lambda conn: lobby.listing(conn, status=["open", "finished"], visibility="public"))
    assert [row.id for row in found] == ["t2"]
