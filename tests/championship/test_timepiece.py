"""The championship's own time: a computer's clock that jumps is reported, and locks, ends and freezes nothing."""

import datetime
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.championship.organising import Office, at, prices

from passgo.championship import Actor, Command, Event, Refused, commands, replay, timepiece
from passgo.championship.codec import digest_of, from_json, to_json
from passgo.championship.commands import ENTRANT, JUDGE
from passgo.championship.rounds import RoundId

SECOND = datetime.timedelta(seconds=1)
MINUTE = datetime.timedelta(minutes=1)
HOUR = datetime.timedelta(hours=1)
DAY = datetime.timedelta(days=1)
NOTHING = datetime.timedelta()
STEPS = ("registration", "check-in", "drawing", "roll call", "round", "pause", "last round", "sheets", "correction")
JUMPS = {
    "an hour ahead": HOUR, "a day ahead": DAY, "ten years ahead": 3653 * DAY,
    "an hour back": -HOUR, "a day back": -DAY, "ten years back": -3653 * DAY,
}  # fmt: skip


class Hall(Office):
    """An office whose computer is watched. `now` is the real time; the clock of the computer is `wrong` by so much."""

    def __init__(self) -> None:
        self.wrong = NOTHING
        self.seen: timepiece.Seen | None = None
        super().__init__()

    @property
    def wall(self) -> datetime.datetime:
        return self.now.astimezone(datetime.UTC) + self.wrong

    @property
    def time(self) -> datetime.datetime:
        return self.championship.time(self.wall)

    def watch(self) -> None:
        """As a server does: what has passed is known from a clock that cannot be set."""
        passed = self.now.timestamp()
        if self.seen is not None:
            for event in self.championship.report(self.wall, self.seen.expected(self.state, "", passed)):
                self.championship.apply(event)
                self.log.append(event)
        self.seen = timepiece.seen(self.state, "", self.wall, passed)

    def jump(self, by: datetime.timedelta) -> None:
        self.watch()
        self.wrong += by
        self.watch()

    def do(self, command: Command, now: datetime.datetime | None = None) -> list[Event]:
        self.now = now or self.now + SECOND
        self.watch()
        found = self.championship.perform(command, self.wall)
        self.log += found
        return found

    def accept(self, *officials: Actor) -> None:
        for official in officials:
            self.do(commands.AcceptClock(official, self.state.jumps[""].version))

    def kinds(self) -> list[str]:
        return [event.kind for event in self.log]

    def clock_kinds(self) -> list[str]:
        return [kind for kind in self.kinds() if kind.startswith("clock-")]

    def other_kinds(self) -> list[str]:
        return [kind for kind in self.kinds() if not kind.startswith("clock-")]


def play_a_city(hall: Hall, reached: Callable[[str], None]) -> tuple[str, ...]:
    """A stage at Volos, with everything that goes by the time. What a jump must not change is looked at on the way."""
    hall.confirmed(8)
    reached("registration")
    hall.do(hall.entry("late"))
    hall.do(commands.Withdraw(hall.registrar, "late"))
    hall.doors_open("volos")
    reached("check-in")
    hall.do(commands.CheckIn(hall.registrar, "vo001", "volos", present=False))
    hall.do(commands.CheckIn(hall.registrar, "vo001", "volos"))
    reached("drawing")
    session = hall.seat(RoundId("city", "volos", 1))
    hall.judges(session)
    reached("roll call")
    venue = hall.format.venue("volos")
    assert venue is not None
    hall.now = venue.starts + MINUTE
    hall.roll(session)
    hall.do(commands.StartHeat(hall.head_judge, session.id))
    started, heat = hall.now, session.heats[1]
    hall.now += 20 * MINUTE
    reached("round")
    assert played(hall, heat.elapsed) == hall.now - started
    assert hall.refused(commands.CallLastRound(hall.head_judge, session.id), hall.wall).rule == "CHAMP-TIME-1"
    hall.do(commands.PauseHeat(hall.head_judge, session.id, 1, "fire alarm"))
    paused = hall.now
    hall.now += 10 * MINUTE
    reached("pause")
    hall.do(commands.ResumeHeat(hall.head_judge, session.id, 1))
    rest = hall.now - paused
    hall.now += 30 * MINUTE
    assert played(hall, heat.elapsed) == hall.now - started - rest
    reached("last round")
    stage = hall.format.stage("city")
    assert stage is not None
    hall.now = started + rest + stage.minutes * MINUTE
    hall.do(commands.CallLastRound(hall.head_judge, session.id))
    hall.do(commands.EndHeat(hall.head_judge, session.id))
    reached("sheets")
    for table in session.tables:
        hall.hand_in(session, table, hall.by_order(table))
    reached("correction")
    first = session.tables[0].sheet
    assert first is not None
    hall.do(commands.CorrectSheet(hall.head_judge, session.id, 1, first.sheet, first.version, "a second look"))
    hall.do(commands.ConfirmSheet(hall.scorer, session.id, 1, digest_of(first.sheet)))
    hall.do(commands.ReleaseScores(hall.director, session.id))
    hall.do(commands.Qualify(hall.head_judge, "city", "volos", 1))
    return hall.state.outcomes["city", "volos"].ranking


def played(hall: Hall, elapsed: Callable[[datetime.datetime], datetime.timedelta]) -> datetime.timedelta:
    hall.watch()
    return elapsed(hall.time)


@cache
def undisturbed() -> tuple[tuple[str, ...], list[str]]:
    hall = Hall()
    return play_a_city(hall, lambda _step: None), hall.kinds()


@pytest.mark.parametrize("name", JUMPS)
@pytest.mark.parametrize("step", STEPS)
def test_a_jump_that_stays_open_changes_nothing_but_the_report(step: str, name: str) -> None:
    hall = Hall()
    ranking = play_a_city(hall, lambda reached: hall.jump(JUMPS[name]) if reached == step else None)
    assert hall.clock_kinds() == ["clock-jumped"]
    assert (ranking, hall.other_kinds()) == undisturbed()
    assert hall.time == hall.now


@pytest.mark.parametrize("name", JUMPS)
@pytest.mark.parametrize("step", STEPS)
def test_a_clock_that_is_put_right_closes_its_report(step: str, name: str) -> None:
    hall = Hall()

    def reached(here: str) -> None:
        if here == step:
            hall.jump(JUMPS[name])
        elif hall.wrong:
            hall.jump(-hall.wrong)

    ranking = play_a_city(hall, reached)
    hall.jump(-hall.wrong)  # at the latest
    assert hall.clock_kinds() == ["clock-jumped", "clock-put-right"]
    assert (ranking, hall.other_kinds()) == undisturbed()
    assert hall.state.jumps == {}


@pytest.mark.parametrize("name", JUMPS)
@pytest.mark.parametrize("step", ["round", "pause", "last round", "sheets", "correction"])
def test_a_clock_that_two_accept_is_the_championships_from_then_on(step: str, name: str) -> None:
    """Rounds that are on keep what they have left; `starts` and the window are past at these steps."""
    hall = Hall()

    def reached(here: str) -> None:
        if here == step:
            hall.jump(JUMPS[name])
            hall.accept(hall.director, hall.head_judge)

    ranking = play_a_city(hall, reached)
    assert hall.clock_kinds() == ["clock-jumped", "clock-proposed", "clock-accepted"]
    assert (ranking, hall.other_kinds()) == undisturbed()
    assert (hall.state.jumps, hall.time, hall.log[-1].time) == ({}, hall.wall, None)


def test_after_an_accepted_jump_the_window_goes_by_the_new_time() -> None:
    hall = Hall()
    hall.do(hall.entry("a"), at("2015-05-19T12:00:00"))
    hall.jump(2 * DAY)
    hall.do(hall.entry("b"))
    hall.accept(hall.director, hall.registrar)
    assert hall.refused(hall.entry("c"), hall.wall).code == "window-closed"


# What is recorded


def test_an_event_keeps_what_the_computer_said_and_the_championships_time() -> None:
    office = Office()
    first = office.do(office.entry("a"), at("2015-05-02T12:00:00"))[0]
    report, second, *_ = office.do(office.entry("b"), at("2015-05-02T11:00:00"))
    assert (first.at, first.time) == (at("2015-05-02T12:00:00"), None)
    assert (report.kind, report.by) == ("clock-jumped", "")
    assert (report.at, report.time) == (at("2015-05-02T11:00:00"), at("2015-05-02T12:00:00"))
    assert (second.at, second.time) == (at("2015-05-02T11:00:00"), at("2015-05-02T12:00:00"))
    third = office.do(office.entry("c"), at("2015-05-02T11:00:10"))[0]
    assert (third.at, third.when) == (at("2015-05-02T11:00:10"), at("2015-05-02T12:00:10"))


@pytest.mark.parametrize(("seconds", "kind"), [(30, "registered"), (31, "clock-jumped")])
def test_half_a_minute_is_no_jump(seconds: int, kind: str) -> None:
    office = Office()
    office.do(office.entry("a"), at("2015-05-02T12:00:00"))
    back = at("2015-05-02T12:00:00") - seconds * SECOND
    found = office.do(office.entry("b"), back)[0]
    assert (found.kind, found.at, found.when) == (kind, back, at("2015-05-02T12:00:00"))


def test_a_log_with_two_times_is_read_as_it_was_written() -> None:
    hall = Hall()
    play_a_city(hall, lambda step: hall.jump(DAY) if step == "round" else None)
    hall.accept(hall.director, hall.head_judge)
    lines = [to_json(event) for event in hall.log]
    assert [to_json(from_json(line)) for line in lines] == lines
    again = replay(hall.format, prices(), [from_json(line) for line in lines])
    assert again.digest() == hall.championship.digest()
    assert (again.state.sessions, again.state.last) == (hall.state.sessions, hall.state.last)


OLD_LOG = """
{"at":"2015-05-23T09:00:00.000+00:00","by":"d","heats":[1],"kind":"seating-drafted","seed":1,"session":"city/volos/1","tables":[["a","b"]]}
{"at":"2015-05-23T09:10:00.000+00:00","by":"h","heat":1,"kind":"heat-started","session":"city/volos/1"}
{"at":"2015-05-23T09:20:00.000+00:00","by":"h","heat":1,"kind":"heat-paused","reason":"alarm","session":"city/volos/1"}
{"at":"2015-05-23T09:25:00.000+00:00","by":"h","heat":1,"kind":"heat-resumed","session":"city/volos/1"}
{"at":"2015-05-23T08:00:00.000+00:00","branch":1,"by":"x","digest":"0","events":0,"kind":"venue-returned","venue":"patras"}
"""  # as older versions wrote it


def test_a_log_of_an_older_version_folds_as_it_did() -> None:
    office = Office()
    again = replay(office.format, prices(), [from_json(line) for line in OLD_LOG.split("\n") if line])
    assert again.digest() == "6d3669fb72a391dce2fbe96a08d77d9b2da23713c07a72d806f6cc1b10171fb8"
    heat = again.state.sessions[RoundId("city", "volos", 1)].heats[1]
    assert heat.elapsed(at("2015-05-23T12:35:00")) == 20 * MINUTE
    assert again.state.last == at("2015-05-23T12:25:00")


# Who says so


def test_one_official_proposes_and_another_confirms() -> None:
    hall = Hall()
    hall.register(1)
    hall.jump(HOUR)
    report = hall.state.jumps[""].version
    hall.accept(hall.director)
    assert hall.state.jumps[""].proposed_by == "director"
    twice = hall.refused(commands.AcceptClock(hall.director, report), hall.wall)
    assert (twice.code, twice.details) == ("clock-same-person", {"official": "director"})
    hall.accept(Actor("judge-1", JUDGE))
    assert hall.clock_kinds() == ["clock-jumped", "clock-proposed", "clock-accepted"]
    assert hall.refused(commands.AcceptClock(hall.director, report), hall.wall).code == "already-done"


def test_who_read_an_older_report_does_not_accept_a_newer_one() -> None:
    hall = Hall()
    hall.register(1)
    hall.jump(HOUR)
    read = hall.state.jumps[""].version
    hall.accept(hall.director)
    hall.jump(DAY)
    assert hall.refused(commands.AcceptClock(hall.scorer, read), hall.wall).code == "clock-changed"
    hall.accept(hall.scorer)
    assert hall.state.jumps[""].proposed_by == "scorer"  # the director spoke of another time


def test_nobody_accepts_a_clock_that_has_jumped_again_unseen() -> None:
    office = Office()
    office.register(1)
    office.do(office.entry("b"), office.now - HOUR)
    report = office.state.jumps[""].version
    assert office.refused(commands.AcceptClock(office.director, report), office.now - DAY).code == "clock-changed"


def test_an_entrant_does_not_accept_the_clock() -> None:
    office = Office()
    office.register(1)
    assert office.refused(commands.AcceptClock(Actor("vo001", ENTRANT), 1)).code == "not-allowed"


# Where nobody has watched the clock


def test_a_championship_that_one_entry_of_next_year_had_locked_goes_on() -> None:
    office = Office()
    office.do(office.entry("a"), at("2015-05-10T12:00:00"))
    office.do(commands.Phone(office.registrar, "a"), at("2016-05-10T12:00:00"))
    back = at("2015-05-10T12:05:00")
    office.do(commands.Withdraw(office.registrar, "a"), back)
    assert office.refused(office.entry("b"), back).code == "window-closed"  # held as before the jump
    report = office.state.jumps[""].version
    office.do(commands.AcceptClock(office.registrar, report), back + MINUTE)
    office.do(commands.AcceptClock(office.director, report), back + 2 * MINUTE)
    office.do(office.entry("b"), back + 3 * MINUTE)
    assert (office.log[-1].at, office.log[-1].time) == (back + 3 * MINUTE, None)
    assert list(office.state.entrants) == ["a", "b"]
    assert office.state.entrants["a"].order < office.state.entrants["b"].order


def test_a_clock_that_was_put_right_while_the_computer_was_off_is_believed() -> None:
    hall = Hall()
    hall.do(hall.entry("a"), at("2015-05-10T12:00:00"))
    hall.jump(DAY)
    found = hall.championship.perform(hall.entry("b"), at("2015-05-10T13:00:00"))
    assert [event.kind for event in found[:2]] == ["clock-put-right", "registered"]
    assert (found[1].at, found[1].time) == (at("2015-05-10T13:00:00"), None)


# Any jumps at all


def seconds(least: int, most: int) -> st.SearchStrategy[datetime.timedelta]:
    return st.integers(least, most).map(lambda count: datetime.timedelta(seconds=count))


MOVES = st.lists(
    st.one_of(
        st.tuples(st.just("pass"), seconds(1, 900)),
        st.tuples(st.just("jump"), seconds(-400_000_000, 400_000_000)),
        st.tuples(st.just("accept"), seconds(1, 60)),
        st.tuples(st.just("right"), seconds(1, 60)),
        st.tuples(st.just("write"), seconds(1, 60)),
    ),
    max_size=25,
)


def moved(hall: Hall, moves: list[tuple[str, datetime.timedelta]]) -> Iterator[datetime.timedelta]:
    """Do as the moves say; how much time each of them took."""
    for what, much in moves:
        before = hall.now
        if what == "jump":
            hall.jump(much)
        elif what == "right" and hall.state.jumps:
            hall.now += much
            hall.jump(-hall.state.jumps[""].ahead)
        elif what == "accept" and hall.state.jumps:
            hall.accept(hall.director, hall.scorer)
        elif what == "write":
            hall.do(commands.AnnounceTime(Actor("judge-1", JUDGE), RoundId("city", "volos", 1), 1))
        else:
            hall.now += min(much, 900 * SECOND)
        hall.watch()
        yield hall.now - before


@settings(max_examples=60, deadline=None)
@given(MOVES)
def test_however_the_clock_jumps_a_round_lasts_as_long_as_it_lasts(moves: list[tuple[str, datetime.timedelta]]) -> None:
    hall = running_hall()
    heat, begun = hall.state.sessions[RoundId("city", "volos", 1)].heats[1], hall.now
    unseen = 0
    for (what, much), _took in zip(moves, moved(hall, moves), strict=True):
        unseen += what in ("jump", "right") and abs(much) <= 30 * SECOND
        off = abs(heat.elapsed(hall.time) - (hall.now - begun))
        assert off <= unseen * 30 * SECOND  # so much is followed without a report
    versions = [entrant.order for entrant in hall.state.entrants.values()]
    assert versions == sorted(versions)
    accepted = "clock-accepted"
    times = [(one, other) for one, other in pairwise(hall.log) if one.kind != accepted]
    assert all(one.when <= other.when for one, other in times)


def running_hall() -> Hall:
    hall = Hall()
    hall.confirmed(8)
    hall.doors_open("volos")
    hall.start(hall.seat(RoundId("city", "volos", 1)))
    return hall


@settings(max_examples=40, deadline=None)
@given(st.lists(seconds(-400_000_000, 400_000_000), max_size=12))
def test_no_command_is_refused_because_of_what_earlier_entries_say(jumps: list[datetime.timedelta]) -> None:
    """Without a watch: whatever times they come at, entries about people that know no deadline are taken."""
    office = Office()
    ids = office.register(len(jumps))
    times = [office.now + jump for jump in jumps]
    for id, now in zip(ids, times, strict=True):
        try:
            office.do(commands.Phone(office.registrar, id), now)
        except Refused as refusal:  # pragma: no cover
            raise AssertionError(refusal) from refusal
    phoned = [event for event in office.log if event.kind == "phoned"]
    assert [event.at for event in phoned] == times  # as they came
    assert [getattr(event, "entrant", "") for event in phoned] == ids
