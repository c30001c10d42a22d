"""A server watches the clock of its computer, on SQLite and on PostgreSQL."""

import datetime
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from tests.office.keeping import Clerk, format_text

from passgo.championship import Actor, commands
from passgo.championship.commands import JUDGE
from passgo.championship.rounds import RoundId
from passgo.office import Office, Offices
from passgo.store import Store

SECOND = datetime.timedelta(seconds=1)
MINUTE = datetime.timedelta(minutes=1)
HOUR = datetime.timedelta(hours=1)
DAY = datetime.timedelta(days=1)
JUMPS = {"an hour ahead": HOUR, "ten years ahead": 3653 * DAY, "a day back": -DAY}


@dataclass
class Computer:
    """The two clocks of a computer: one that can be set, one that only counts."""

    wall: datetime.datetime
    passed: float = 1000.0

    def go_on(self, by: datetime.timedelta) -> None:
        self.wall += by
        self.passed += by.total_seconds()


def plug_in(offices: Offices, computer: Computer) -> None:
    """PostgreSQL's own clock cannot be set here: what all servers share is this computer's."""

    def compare() -> datetime.datetime:
        return computer.wall

    offices.clock.wall = lambda: computer.wall
    offices.clock.passed = lambda: computer.passed
    offices.clock.compare = compare  # type: ignore[method-assign]


def kinds(office: Office) -> list[str]:
    return [entry.kind for entry in office.store.read(office.stream) if entry.kind.startswith("clock-")]


@pytest.fixture
def computer(clerk: Clerk) -> Iterator[Computer]:
    """It runs, and somebody has registered."""
    clerk.register(1)
    found = Computer(clerk.now)
    plug_in(clerk.offices, found)
    clerk.office.watch()
    yield found
    clerk.office.store.verify_chain(clerk.office.stream)


def on(clerk: Clerk, computer: Computer, by: datetime.timedelta) -> None:
    computer.go_on(by)
    clerk.office.watch()


@pytest.mark.parametrize("name", JUMPS)
def test_a_jump_is_recorded_once_with_both_times(clerk: Clerk, computer: Computer, name: str) -> None:
    on(clerk, computer, 10 * MINUTE)
    assert kinds(clerk.office) == []
    right = computer.wall
    computer.wall += JUMPS[name]
    on(clerk, computer, SECOND)
    on(clerk, computer, MINUTE)
    entry = clerk.office.store.read(clerk.office.stream)[-1]
    assert (kinds(clerk.office), entry.kind) == (["clock-jumped"], "clock-jumped")
    assert entry.at_ms == round((right + JUMPS[name] + SECOND).timestamp() * 1000)
    jump = clerk.office.jump()
    assert jump is not None
    assert (jump.was, jump.says) == (right + SECOND, right + JUMPS[name] + SECOND)
    assert clerk.office.time(clerk.office.now()) == right + SECOND + MINUTE


@pytest.mark.parametrize("name", JUMPS)
def test_a_clock_that_is_set_right_again_closes_its_report(clerk: Clerk, computer: Computer, name: str) -> None:
    computer.wall += JUMPS[name]
    on(clerk, computer, SECOND)
    computer.wall -= JUMPS[name]
    on(clerk, computer, SECOND)
    assert kinds(clerk.office) == ["clock-jumped", "clock-put-right"]
    assert clerk.office.jump() is None


def test_a_command_right_after_a_jump_goes_by_the_time_before_it(clerk: Clerk, computer: Computer) -> None:
    computer.go_on(SECOND)
    computer.wall += 3653 * DAY  # the window of the registration is long over
    clerk.office.perform(clerk.entry("vo002"), clerk.office.now())
    assert kinds(clerk.office) == ["clock-jumped"]
    assert clerk.status("vo002") == "pending"
    assert clerk.state.entrants["vo002"].at == computer.wall  # as the computer said


def test_two_officials_accept_the_clock_and_no_second_report_follows(clerk: Clerk, computer: Computer) -> None:
    computer.wall += DAY
    on(clerk, computer, SECOND)
    jump = clerk.office.jump()
    assert jump is not None
    for official in (clerk.director, Actor("judge-1", JUDGE)):
        clerk.office.perform(commands.AcceptClock(official, jump.version), clerk.office.now())
        on(clerk, computer, SECOND)
    assert kinds(clerk.office) == ["clock-jumped", "clock-proposed", "clock-accepted"]
    assert clerk.office.time(computer.wall) == computer.wall


def test_half_a_minute_is_followed_without_a_word(clerk: Clerk, computer: Computer) -> None:
    for step in (30 * SECOND, -30 * SECOND, 30 * SECOND):
        computer.wall += step
        on(clerk, computer, SECOND)
    assert kinds(clerk.office) == []


# After a start


def restarted(clerk: Clerk, computer: Computer, off: datetime.timedelta = MINUTE) -> Office:
    """The computer was off, and its steady clock begins at nothing."""
    computer.wall += off
    computer.passed = 0.0
    offices = Offices(clerk.office.store)
    plug_in(offices, computer)
    office = offices.open(clerk.office.id)
    office.watch()
    return office


def test_an_open_report_outlives_a_restart(clerk: Clerk, computer: Computer) -> None:
    right = computer.wall
    computer.wall += DAY
    on(clerk, computer, SECOND)
    office = restarted(clerk, computer, HOUR)
    assert kinds(office) == ["clock-jumped"]
    assert office.time(office.now()) == right + SECOND + HOUR


def test_a_clock_that_starts_before_the_last_entry_is_reported(clerk: Clerk, computer: Computer) -> None:
    last = clerk.state.last
    computer.wall = datetime.datetime(1970, 1, 1, 0, 5, tzinfo=datetime.UTC)  # an empty battery
    office = restarted(clerk, computer)
    jump = office.jump()
    assert jump is not None
    assert (jump.was, jump.says) == (last, datetime.datetime(1970, 1, 1, 0, 6, tzinfo=datetime.UTC))


def test_a_computer_may_have_been_off_for_weeks(clerk: Clerk, computer: Computer) -> None:
    office = restarted(clerk, computer, 40 * DAY)
    assert (kinds(office), office.time(office.now())) == ([], computer.wall)


@pytest.mark.parametrize(("off", "reported"), [(59 * MINUTE, []), (61 * MINUTE, ["clock-jumped"])])
def test_in_the_middle_of_a_round_a_computer_is_not_off_for_long(
    clerk: Clerk, computer: Computer, off: datetime.timedelta, reported: list[str]
) -> None:
    clerk.confirmed(8)
    clerk.office.seen = None
    clerk.doors_open("volos")
    clerk.start(clerk.seat(RoundId("city", "volos", 1)))
    computer.wall = clerk.now
    office = restarted(clerk, computer, off)
    assert kinds(office) == reported
    heat = office.championship.state.sessions[RoundId("city", "volos", 1)].heats[1]
    assert heat.elapsed(office.time(office.now())) == (off if not reported else datetime.timedelta())


# What must not happen by a wrong clock


def test_nothing_personal_is_deleted_by_a_clock_that_jumped(clerk: Clerk, computer: Computer) -> None:
    right = computer.wall
    computer.wall += 3653 * DAY
    on(clerk, computer, SECOND)
    assert clerk.office.sweep(computer.wall) == 0
    computer.wall = right + 2 * SECOND
    on(clerk, computer, SECOND)
    assert clerk.office.sweep(clerk.office.ends() - SECOND) == 0
    assert clerk.office.sweep(clerk.office.ends()) == 1


def test_a_rehearsed_championship_travels_and_nothing_is_reported(clerk: Clerk, computer: Computer) -> None:
    log = [clerk.championship.opening(clerk.now)]
    office = clerk.offices.adopt(
        format_text("greece-2015"), type(clerk.championship)(clerk.format, clerk.championship.prices), log,
        computer.wall, id="trial", terms={},
    )  # fmt: skip
    office.watch()
    office.set_machine(clerk.now + 30 * DAY, computer.wall)
    office.watch()
    assert kinds(office) == []


# Two servers


def test_two_servers_see_one_jump_of_the_clock_they_share(clerk: Clerk, computer: Computer) -> None:
    other = Offices(clerk.office.store)
    plug_in(other, computer)
    there = other.open(clerk.office.id)
    there.watch()
    computer.wall += HOUR
    for _ in range(3):
        computer.go_on(SECOND)
        clerk.office.watch()
        there.watch()
    assert kinds(clerk.office) == ["clock-jumped"]
    jump = there.jump()
    assert jump is not None
    there.perform(commands.AcceptClock(clerk.director, jump.version), there.now())
    clerk.office.perform(commands.AcceptClock(clerk.scorer, jump.version), clerk.office.now())
    for _ in range(3):
        computer.go_on(SECOND)
        there.catch_up()
        there.watch()
        clerk.office.watch()
    assert kinds(clerk.office) == ["clock-jumped", "clock-proposed", "clock-accepted"]


def test_servers_that_share_a_database_go_by_its_clock(store: Store) -> None:
    """Whatever the computers of two servers say; an SQLite file has one server, and its computer is right."""
    offices = [Offices(store), Offices(store)]
    offices[0].clock.wall = lambda: datetime.datetime(2001, 1, 1, tzinfo=datetime.UTC)
    offices[1].clock.wall = lambda: datetime.datetime(2031, 1, 1, tzinfo=datetime.UTC)
    one, other = (each.clock.compare() for each in offices)
    if store.is_sqlite:
        assert other.year - one.year == 30
    else:
        assert abs(offices[0].clock.now() - offices[1].clock.now()) < MINUTE


def test_letters_are_listed_in_the_order_they_were_written(clerk: Clerk, computer: Computer) -> None:
    computer.wall -= DAY
    on(clerk, computer, SECOND)
    clerk.office.perform(clerk.entry("vo002"), clerk.office.now())
    assert [letter.entrant for letter in clerk.office.emails()] == ["vo001", "vo002"]


def test_a_day_at_the_hall_is_the_same_whatever_the_clock_does(clerk: Clerk, computer: Computer) -> None:
    """Stored and read again: the clock jumps ahead, back and ahead while the round is on."""
    clerk.confirmed(7)
    clerk.office.seen = None
    clerk.doors_open("volos")
    session = clerk.seat(RoundId("city", "volos", 1))
    clerk.start(session)
    computer.wall = clerk.now
    clerk.office.watch()
    for jump in (HOUR, -DAY, 3653 * DAY):
        computer.wall += jump
        on(clerk, computer, 10 * MINUTE)
    fresh = clerk_of_again(clerk, computer)
    heat = fresh.office.championship.state.sessions[session.id].heats[1]
    assert heat.elapsed(fresh.office.time(computer.wall)) == 30 * MINUTE
    assert kinds(fresh.office) == ["clock-jumped", "clock-jumped", "clock-jumped"]
    assert fresh.championship.digest() == clerk.championship.digest()


def clerk_of_again(clerk: Clerk, computer: Computer) -> Clerk:
    offices = Offices(clerk.office.store)
    plug_in(offices, computer)
    return Clerk(offices, offices.open(clerk.office.id))
