"""Numbered entries that nobody can change unnoticed."""

import json
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, delete, text, update
from tests.store.samples import NOW, entry, log

from passgo.store import (
    BadEntry,
    ChainBroken,
    Entry,
    NewEntry,
    Store,
    StoreError,
    VersionConflict,
    open_store,
    streams,
)
from passgo.store.schema import entries


def test_an_unknown_stream_is_empty(store: Store) -> None:
    assert store.read("game") == []


def test_entries_are_numbered_from_one(store: Store) -> None:
    assert store.append("game", 0, log(2)) == 2
    assert store.append("game", 2, log(1)) == 3
    assert [found.version for found in store.read("game")] == [1, 2, 3]


def test_an_entry_comes_back_as_it_was_written(store: Store) -> None:
    body = '{"word": "naïve ﷼ 🎲 \\u0000"}'
    store.append("game", 0, [NewEntry("act", body, NOW)])
    # Computed by Node: SHA-256 of 32 zero bytes and JSON.stringify([stream, version, kind, body, at_ms]).
    by_node = "0987540e6b317689c1b4431493811d35bf251a1072fc1e0a51ef4097d7150c49"
    assert store.read("game") == [Entry("game", 1, "act", body, NOW, "0" * 64, by_node)]


def test_nothing_to_append_changes_nothing(store: Store) -> None:
    assert store.append("game", 0, []) == 0


def test_streams_do_not_meet(store: Store) -> None:
    store.append("game", 0, log(2))
    assert store.append("other", 0, log(1)) == 1
    assert [found.stream for found in store.read("other")] == ["other"]


def test_reading_goes_on_after_a_version(store: Store) -> None:
    store.append("game", 0, log(5))
    assert [found.version for found in store.read("game", after=2, limit=2)] == [3, 4]


@pytest.mark.parametrize("expected", [0, 1, 3, -1])
def test_an_append_against_another_version_is_refused(store: Store, expected: int) -> None:
    store.append("game", 0, log(2))
    with pytest.raises(VersionConflict) as refusal:
        store.append("game", expected, log(1))
    assert (refusal.value.expected, refusal.value.actual) == (expected, 2)
    assert len(store.read("game")) == 2


def test_of_two_that_append_at_once_one_wins(store: Store) -> None:
    start = Barrier(4)

    def attempt(number: int) -> str:
        start.wait(10)
        try:
            store.append("game", 0, [entry(str(number))])
        except VersionConflict:
            return "refused"
        return "written"

    with ThreadPoolExecutor(4) as threads:
        outcomes = sorted(threads.map(attempt, range(4)))
    assert outcomes == ["refused", "refused", "refused", "written"]
    store.verify_chain("game")


def test_a_race_that_only_the_database_sees_is_a_conflict(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the look at the head and the insert, another server may append."""
    store.append("game", 0, log(1))
    monkeypatch.setattr(streams, "head", lambda _conn, _stream: (0, streams.FIRST_HASH))
    with pytest.raises(VersionConflict):
        store.append("game", 0, log(1))


@pytest.mark.parametrize(
    "bad",
    [
        entry("no json"),
        entry(""),
        entry('{"n": NaN}'),
        entry('"\ud800"'),
        entry("[" * 100_000),
        entry('"' + "x" * 1_000_000 + '"'),
        entry(kind=""),
        entry(kind="a\0b"),
        entry(kind="x" * 201),
        entry(at_ms=-1),
        entry(at_ms=2**53),
    ],
    ids=lambda bad: f"{bad.kind[:5]!r}-{bad.body[:8]!r}-{bad.at_ms}",
)
def test_a_bad_entry_is_refused_with_all_beside_it(store: Store, bad: NewEntry) -> None:
    with pytest.raises(BadEntry):
        store.append("game", 0, [entry(), bad])
    assert store.read("game") == []


@pytest.mark.parametrize("name", ["", "a\nb", "x" * 201])
def test_a_bad_name_of_a_stream_is_refused(store: Store, name: str) -> None:
    with pytest.raises(BadEntry):
        store.append(name, 0, log(1))


@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(body=st.text(max_size=30) | st.recursive(st.none(), st.lists, max_leaves=3).map(str), kind=st.text(max_size=5))
@example(body='"\x7f\u2028"', kind="a")
def test_only_named_errors_leave_the_door(store: Store, body: str, kind: str) -> None:
    stream = f"game-{len(store.ask(streams.names))}"
    try:
        store.append(stream, 0, [NewEntry(kind, body, NOW)])
    except StoreError:
        return
    assert store.read(stream)[0].body == body


# The chain


def broken_at(store: Store) -> int:
    with pytest.raises(ChainBroken) as refusal:
        store.verify_chain("game")
    return refusal.value.version


def test_an_untouched_chain_holds_over_many_pages(store: Store) -> None:
    store.append("game", 0, log(2500))
    store.verify_chain("game")


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("kind", "acT"),
        ("body", '{"n":2,"word":"naïve – ﷺ"}'),
        ("at_ms", NOW + 1),
        ("prev_hash", "0" * 64),
        ("prev_hash", "no hash"),
        ("hash", "f" * 64),
        ("version", 7),
        ("stream", "other"),
    ],
)
def test_a_changed_column_breaks_the_chain(store: Store, column: str, value: str | int) -> None:
    store.append("game", 0, log(4))
    store.do(lambda conn: conn.execute(update(entries).where(entries.c.version == 2).values({column: value})))
    assert broken_at(store) in (2, 3)


def stored_bytes(conn: Connection, column: str) -> bytes:
    found: bytes = conn.execute(text(f"SELECT CAST({column} AS BLOB) FROM entries WHERE version = 2")).scalar_one()
    return found


def turn_bit(conn: Connection, column: str, place: int) -> None:
    changed = bytearray(stored_bytes(conn, column))
    changed[place] ^= 4
    kind = "INTEGER" if column in ("version", "at_ms") else "TEXT"
    statement = text(f"UPDATE entries SET {column} = CAST(:changed AS {kind}) WHERE version = 2")
    conn.execute(statement, {"changed": bytes(changed)})


@pytest.mark.parametrize("column", [column.name for column in entries.columns])
def test_any_changed_byte_breaks_the_chain(sqlite_url: str, column: str) -> None:
    """Every byte of the stored entry in turn, one bit of it turned over."""
    store = open_store(sqlite_url)
    store.append("game", 0, log(3))
    size = len(store.ask(lambda conn: stored_bytes(conn, column)))
    for place in range(size):
        with store.writers.connect() as conn, conn.begin() as transaction:
            turn_bit(conn, column, place)
            with pytest.raises(ChainBroken):
                streams.verify_chain(conn, "game")
            transaction.rollback()
    store.verify_chain("game")
    store.close()


def test_bytes_that_are_no_text_break_the_chain_where_they_stand(sqlite_url: str) -> None:
    store = open_store(sqlite_url)
    store.append("game", 0, log(4))
    statement = text("UPDATE entries SET body = CAST(x'ff' AS TEXT) WHERE version = 2")
    store.do(lambda conn: conn.execute(statement))
    assert broken_at(store) == 2
    store.close()


def test_a_missing_entry_breaks_the_chain(store: Store) -> None:
    store.append("game", 0, log(4))
    store.do(lambda conn: conn.execute(delete(entries).where(entries.c.version == 2)))
    assert broken_at(store) == 2


def test_a_browser_would_compute_the_same_hash() -> None:
    """Node made this from JSON.stringify of every character where escapes could differ."""
    body = json.dumps("".join(map(chr, range(1, 256))) + "\u2028\u2029\ufeff", ensure_ascii=False)
    by_node = "b631eb211c80084ea97ab0622b1f221df0911a8e10290173f6938f6453a81a40"
    assert streams.entry_hash(streams.FIRST_HASH, "game", 1, "act", body, NOW) == by_node


def test_the_latest_time_is_the_last_that_a_browser_counts_exactly() -> None:
    streams.refuse_bad("game", [entry(at_ms=0), entry(at_ms=9_007_199_254_740_991)])
    for wrong in (-1, 9_007_199_254_740_992):
        with pytest.raises(BadEntry, match=f"{wrong} is not a time"):
            streams.refuse_bad("game", [entry(at_ms=wrong)])
