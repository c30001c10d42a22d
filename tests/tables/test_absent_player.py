"""An official round that goes on unattended: a player who never came, is away or has fallen asleep holds up nobody."""

from typing import Any

from tests.tables.driving import NOW, PEOPLE, Desk, lobby

from passgo.engine.game import Decision
from passgo.tables import SEAT
from passgo.tables.commands.bots import plainest

HOUR = 60 * 60 * 1000
THINKS_MS = 4_000  # somebody who is there, for each decision
OFFICIAL: dict[str, Any] = {
    "edition": "championship",
    "official": True,
    "unattended": True,
    "leavers": "skip",
    "missed_decisions": 3,
    "pace_ms": 1_000,
    "clocks": {"decision_ms": 90_000, "absent_ms": 15_000},
}


def started(there: int, **settings: Any) -> Desk:
    """Four sit at the table; as many as are there are connected."""
    desk = lobby(4, **{**OFFICIAL, **settings})
    for seat in range(4):
        desk.ok("take-seat", PEOPLE[seat], SEAT, seat)
        if seat < there:
            desk.connect(PEOPLE[seat], SEAT, seat)
    desk.ok("start", "ann")
    return desk


def play(desk: Desk, ms: int, awake: int) -> int:
    """Let those who are awake play on, each decision after the same time, and count the turns."""
    end = desk.now + ms
    while desk.now < end and desk.status() == "playing":
        state = desk.table.state
        seat = next((seat for seat in state.waits if seat < awake), -1)
        due = end if seat < 0 else max(desk.now, state.waits[seat].since_ms + THINKS_MS)
        if desk.wake is not None and desk.wake <= due:
            desk.now = max(desk.now, desk.wake)
            desk.tick()
        elif seat < 0:
            desk.now = end
        else:
            desk.now = due
            action = plainest(state.playing(), Decision(seat, state.waits[seat].kind))
            desk.ok("act", PEOPLE[seat], SEAT, seat, action=action.to_json(), expected=desk.table.version)
    return desk.table.state.playing().turns


def left(desk: Desk) -> list[int]:
    """When each player was stood in for, in seconds from the start."""
    return [(entry.at_ms - NOW) // 1000 for entry in desk.entries if entry.kind == "seat-left"]


def test_somebody_who_never_came_costs_the_others_no_turns() -> None:
    full, three = started(4), started(3)
    turns = play(full, HOUR // 4, 4), play(three, HOUR // 4, 3)
    assert turns == (45, 54)
    assert three.table.state.seats[3].stand_in == "skip"
    assert left(full) == []


def test_the_clock_for_decisions_alone_would_cost_them_nine_turns_in_ten() -> None:
    clocks = {"decision_ms": 90_000, "absent_ms": 0}
    full, three = started(4, clocks=clocks), started(3, clocks=clocks, missed_decisions=0)
    turns = play(full, HOUR // 4, 4), play(three, HOUR // 4, 3)
    assert turns == (45, 4)


def test_somebody_asleep_is_stood_in_for_after_three_missed_decisions() -> None:
    full, three = started(4), started(4)
    turns = play(full, HOUR // 4, 4), play(three, HOUR // 4, 3)
    assert turns == (45, 38)
    assert left(three) == [270]


def test_who_connects_again_plays_at_once() -> None:
    desk = started(3)
    play(desk, HOUR // 12, 3)
    assert desk.table.state.seats[3].player() == "skip"
    desk.connect("dee", SEAT, 3)
    assert desk.table.state.seats[3].player() == "person"


def test_a_decision_of_ones_own_begins_the_count_again() -> None:
    desk = started(4)
    play(desk, HOUR // 12, 3)
    desk.ok("take-seat", "dee", SEAT, 3)
    assert (desk.table.state.seats[3].player(), desk.table.state.missed) == ("person", {})


def test_after_a_restart_nobody_is_absent_before_their_time_to_come_back() -> None:
    desk = started(4)
    play(desk, 60_000, 4)
    desk.table = desk.again()
    desk.now += HOUR
    desk.connect("ann", SEAT, 0)
    desk.run(14_000)
    assert "seat-left" not in desk.kinds()
    desk.run(10_000)
    assert desk.again().digest() == desk.table.digest()


def test_at_a_real_table_the_judge_removes_players_never_the_table() -> None:
    desk = started(4, unattended=False, clocks={"decision_ms": 0, "absent_ms": 15_000})
    desk.disconnect("bob", SEAT, 1)
    desk.run(HOUR)
    assert "seat-left" not in desk.kinds()
