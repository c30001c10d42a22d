"""The queue of one connection, without any network."""

import asyncio

import pytest

from passgo.web.edge.limits import Counts, Rate, address_key
from passgo.web.edge.metrics import Metrics
from passgo.web.live.connection import Closing, Connection, Connections
from passgo.web.settings import Limits


def connection(**limits: int) -> Connection:
    made = Connection(Limits(**limits), Metrics(), role="spectator")
    made.resync = lambda: b"snapshot"
    return made


def taken(made: Connection) -> list[bytes]:
    found = []
    while (message := made.next_message()) is not None:
        found.append(message)
    return found


def test_messages_come_in_their_order() -> None:
    made = connection()
    for message in (b"a", b"b", b"c"):
        made.push(message)
    assert taken(made) == [b"a", b"b", b"c"]


def test_a_full_queue_becomes_one_snapshot() -> None:
    made = connection(queue_messages=2)
    for message in (b"a", b"b", b"c", b"d"):
        made.push(message)
    assert taken(made) == [b"snapshot"]


def test_too_many_bytes_become_one_snapshot() -> None:
    made = connection(queue_bytes=10)
    made.push(b"12345678")
    made.push(b"12345678")
    assert taken(made) == [b"snapshot"]


def test_as_many_bytes_as_allowed_wait() -> None:
    made = connection(queue_bytes=10)
    made.push(b"12345")
    made.push(b"67890")
    assert taken(made) == [b"12345", b"67890"]
    made.push(b"12345")
    made.push(b"678901")
    assert taken(made) == [b"snapshot"]


def test_answers_outlive_a_full_queue() -> None:
    made = connection(queue_messages=3)
    made.push(b"a")
    made.push(b"answer", answer=True)
    made.push(b"b")
    made.push(b"c")
    made.push(b"later", answer=True)
    assert taken(made) == [b"snapshot", b"answer", b"later"]


def test_after_the_snapshot_messages_come_again() -> None:
    made = connection(queue_messages=1)
    made.push(b"a")
    made.push(b"b")
    assert taken(made) == [b"snapshot"]
    made.push(b"c")
    assert taken(made) == [b"c"]


def test_who_asks_and_takes_no_answer_is_closed() -> None:
    made = connection(queue_messages=2)
    for _ in range(3):
        made.push(b"answer", answer=True)
    assert made.closing is not None
    assert made.closing.reason == "too-slow"


def test_a_close_comes_after_what_waits() -> None:
    sent: list[bytes] = []

    async def send(message: bytes) -> None:
        sent.append(message)

    async def work() -> None:
        made = connection()
        made.push(b"a")
        made.close(1012, "going-away")
        made.push(b"too late")
        with pytest.raises(Closing) as closing:
            await made.write(send)
        assert closing.value.code == 1012

    asyncio.run(work())
    assert sent == [b"a"]


def test_a_session_that_ends_takes_its_connections_along() -> None:
    metrics = Metrics()
    everybody = Connections(metrics)
    ended, other = (Connection(Limits(), metrics, role="spectator", session=session) for session in ("s1", "s2"))
    everybody.add(ended)
    everybody.add(other)
    everybody.close_session("s1")
    assert ended.closing is not None
    assert (ended.closing.code, ended.closing.reason) == (4001, "signed-out")
    assert other.closing is None


def test_the_sweeper_cuts_who_takes_nothing() -> None:
    now = 0.0
    cut: list[str] = []
    metrics = Metrics()
    everybody = Connections(metrics, lambda: now)
    stuck = Connection(Limits(), metrics, role="spectator", abort=lambda: cut.append("stuck"), clock=lambda: now)
    fine = Connection(Limits(), metrics, role="spectator", abort=lambda: cut.append("fine"), clock=lambda: now)
    everybody.add(stuck)
    everybody.add(fine)
    stuck.sending_since = now
    now = 9.0
    assert everybody.sweep() == 0
    now = 11.0
    assert everybody.sweep() == 1
    assert cut == ["stuck"]


def test_a_rate_fills_again_with_time() -> None:
    now = 0.0
    rate = Rate(1.0, 2, lambda: now)
    assert [rate.allows("a") for _ in range(3)] == [True, True, False]
    assert rate.allows("b")
    now = 1.0
    assert [rate.allows("a") for _ in range(2)] == [True, False]


def test_a_rate_remembers_only_so_many() -> None:
    rate = Rate(1.0, 1, lambda: 0.0, remembered=10)
    for number in range(1000):
        rate.allows(str(number))
    assert len(rate.buckets) == 10


def test_counts_are_given_back() -> None:
    counts = Counts(1)
    assert counts.take("a")
    assert not counts.take("a")
    counts.give_back("a")
    assert counts.take("a")


def test_one_that_is_given_back_leaves_room_for_one() -> None:
    counts = Counts(2)
    assert [counts.take("a") for _ in range(3)] == [True, True, False]
    counts.give_back("a")
    assert [counts.take("a") for _ in range(2)] == [True, False]


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        (None, "unknown"),
        ("no address", "no address"),
    ],
)
def test_an_address_counts_as_its_household(address: str | None, key: str) -> None:
    assert address_key(address) == key
