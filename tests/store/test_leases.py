"""One owner at a time, and a late one is fenced off."""

from functools import partial

import pytest
from tests.store.samples import NOW, log

from passgo.store import Fenced, LeaseHeld, Store, StoreUnavailable, leases, lobby, open_store, streams
from passgo.store.leases import Lease
from passgo.store.lobby import TableRow


def acquire(store: Store, owner: str, now_ms: int = NOW) -> Lease:
    return store.do(lambda conn: leases.acquire(conn, "game", owner, now_ms, 5000))


def table(name: str) -> TableRow:
    return TableRow(name, "classic", "playing", "listed", "{}", "[]", 1, NOW, None)


def test_a_lease_is_held_until_it_runs_out(store: Store) -> None:
    assert acquire(store, "a") == Lease("game", "a", 1, NOW + 5000)
    with pytest.raises(LeaseHeld) as refusal:
        acquire(store, "b", NOW + 4999)
    assert (refusal.value.owner, refusal.value.expires_ms) == ("a", NOW + 5000)
    assert acquire(store, "b", NOW + 5000) == Lease("game", "b", 2, NOW + 10_000)


def test_the_same_owner_may_start_again_under_a_new_fence(store: Store) -> None:
    acquire(store, "a")
    assert acquire(store, "a").fence == 2


def test_a_renewed_lease_lasts_longer(store: Store) -> None:
    lease = acquire(store, "a")
    renewed = store.do(lambda conn: leases.renew(conn, lease, NOW + 3000, 5000))
    assert renewed == Lease("game", "a", 1, NOW + 8000)
    with pytest.raises(LeaseHeld):
        acquire(store, "b", NOW + 7999)


def test_a_lease_taken_over_cannot_be_renewed_or_released(store: Store) -> None:
    old = acquire(store, "a")
    new = acquire(store, "b", NOW + 5000)
    with pytest.raises(Fenced):
        store.do(lambda conn: leases.renew(conn, old, NOW + 5001, 5000))
    with pytest.raises(Fenced):
        store.do(lambda conn: leases.release(conn, old))
    assert store.ask(lambda conn: leases.holder(conn, "game")) == new


def test_a_released_lease_is_free_and_its_fence_still_grows(store: Store) -> None:
    lease = acquire(store, "a")
    store.do(lambda conn: leases.release(conn, lease))
    assert acquire(store, "b") == Lease("game", "b", 2, NOW + 5000)


def test_only_the_holder_of_the_fence_appends(store: Store) -> None:
    old = acquire(store, "a")
    assert store.append("game", 0, log(1), fence=old.fence) == 1
    new = acquire(store, "b", NOW + 5000)
    with pytest.raises(Fenced) as refusal:
        store.append("game", 1, log(1), fence=old.fence)
    assert (refusal.value.fence, refusal.value.current) == (1, 2)
    assert store.append("game", 1, log(1), fence=new.fence) == 2


def test_a_fence_without_a_lease_is_refused(store: Store) -> None:
    with pytest.raises(Fenced):
        store.append("game", 0, log(1), fence=1)


def test_a_lease_cannot_be_taken_over_in_the_middle_of_a_fenced_append(store: Store) -> None:
    """On PostgreSQL the row is locked; on SQLite nobody else writes at all. Either way the takeover has to wait."""
    old = acquire(store, "a")
    impatient = open_store(store.url.render_as_string(hide_password=False), busy_ms=50)
    with store.writing() as conn:
        streams.append(conn, "game", 0, log(1), fence=old.fence)
        with pytest.raises(StoreUnavailable):
            acquire(impatient, "b", NOW + 5000)
    assert acquire(impatient, "b", NOW + 5000).fence == 2
    impatient.close()


def test_an_owner_keeps_all_its_leases_at_once_and_learns_what_it_lost(store: Store) -> None:
    for stream in ("one", "two", "three"):
        store.do(partial(leases.acquire, stream=stream, owner="a", now_ms=NOW, ttl_ms=5000))
    store.do(partial(leases.acquire, stream="other", owner="b", now_ms=NOW, ttl_ms=5000))
    store.do(partial(leases.acquire, stream="two", owner="b", now_ms=NOW + 5000, ttl_ms=5000))
    kept = store.do(partial(leases.renew_all, owner="a", now_ms=NOW + 6000, ttl_ms=5000))
    assert kept == {"one": 1, "three": 1}
    found = store.ask(partial(leases.holders, streams=["one", "two", "other", "nothing"]))
    assert {stream: (lease.owner, lease.expires_ms) for stream, lease in found.items()} == {
        "one": ("a", NOW + 11_000),
        "two": ("b", NOW + 10_000),
        "other": ("b", NOW + 5000),
    }


def test_a_table_is_due_when_its_owner_is_gone_or_its_time_has_come(store: Store) -> None:
    for name in ("gone", "held", "sleeps", "woken", "done", "no table"):
        if name != "no table":
            store.do(partial(lobby.put, table=table(name)))
        store.do(partial(leases.acquire, stream=name, owner=name, now_ms=NOW, ttl_ms=1000))
    store.do(partial(leases.renew_all, owner="held", now_ms=NOW + 5000, ttl_ms=5000))
    for name, wake_ms in (("sleeps", NOW + 20_000), ("woken", NOW + 4000), ("done", 0)):
        lease = store.ask(partial(leases.holder, stream=name))
        assert lease is not None
        store.do(partial(leases.release, lease=lease, wake_ms=wake_ms))
    due = partial(leases.due, now_ms=NOW + 5000)
    assert store.ask(partial(due, limit=10)) == ["gone", "woken"]
    assert store.ask(partial(due, limit=1)) == ["gone"]


def test_a_clock_that_is_set_back_keeps_no_table_from_being_taken_over(store: Store) -> None:
    """By an hour, when the owner has just died: its lease would last for that hour."""
    store.do(partial(lobby.put, table=table("game")))
    acquire(store, "a")
    earlier = NOW - 3_600_000
    assert store.ask(partial(leases.due, now_ms=earlier, limit=10)) == ["game"]
    assert acquire(store, "b", earlier) == Lease("game", "b", 2, earlier + 5000)
    assert store.ask(partial(leases.due, now_ms=earlier, limit=10)) == []


def test_who_sleeps_may_be_taken_before_its_time(store: Store) -> None:
    lease = acquire(store, "a")
    store.do(lambda conn: leases.release(conn, lease, NOW + 60_000))
    assert acquire(store, "b").fence == 2


def test_a_lease_under_which_nothing_was_written_is_forgotten(store: Store) -> None:
    lease = acquire(store, "a")
    store.do(partial(leases.forget_empty, stream="game", owner="b"))
    assert store.ask(partial(leases.holder, stream="game")) == lease
    store.do(partial(leases.forget_empty, stream="game", owner="a"))
    assert store.ask(partial(leases.holder, stream="game")) is None


def test_a_lease_under_which_something_was_written_is_kept(store: Store) -> None:
    lease = acquire(store, "a")
    store.append("game", 0, log(1), fence=lease.fence)
    store.do(partial(leases.forget_empty, stream="game", owner="a"))
    assert store.ask(partial(leases.holder, stream="game")) == lease


def test_owners_share_the_clock_of_postgresql_and_have_only_their_own_with_sqlite(store: Store) -> None:
    told = store.ask(partial(leases.time_of, now_ms=5))
    assert (told == 5) == store.is_sqlite
