"""How far a venue is: people, tables, sheets, calls, and what runs late."""

import datetime

from tests.championship.organising import Office

from passgo.championship import Actor, commands
from passgo.championship.commands import JUDGE
from passgo.championship.rounds import RoundId
from passgo.championship.venue_progress import LATE_END, LATE_START, Late, Progress, progress_at

ROUND = RoundId("city", "volos", 1)
MINUTE = datetime.timedelta(minutes=1)


def counted(office: Office, now: datetime.datetime | None = None, venue: str = "volos") -> Progress:
    found = office.format.venue(venue)
    assert found is not None
    return progress_at(office.championship, found, now or office.now)


def test_people_are_counted_from_registration_to_seat() -> None:
    office = Office()
    ids = office.register(10)
    for id in ids[:9]:
        office.do(commands.Phone(office.registrar, id))
    assert counted(office) == Progress(registered=10, phoned=9)
    office.doors_open("volos", absent=ids[:1])
    office.seat(ROUND)
    assert counted(office) == Progress(registered=10, phoned=9, present=8, seated=9)
    assert counted(office, venue="patras") == Progress()


def test_tables_and_sheets_are_counted_until_the_scores_are_out() -> None:
    office = Office()
    office.confirmed(8)
    office.doors_open("volos")
    session = office.seat(ROUND)
    office.start(session)
    office.do(commands.CallHeadJudge(office.head_judge, ROUND, 1))
    playing = counted(office)
    assert (playing.playing, playing.due, playing.unconfirmed, playing.calls) == (2, 0, 0, 1)
    office.time_over(session)
    table = session.tables[0]
    office.do(commands.EnterSheet(Actor(table.judge, JUDGE), ROUND, 1, office.by_order(table)))
    over = counted(office)
    assert (over.playing, over.due, over.unconfirmed, over.late) == (0, 1, 1, ())


def test_a_start_that_passed_and_a_round_over_its_time_are_late() -> None:
    office = Office()
    office.confirmed(8)
    office.doors_open("volos")
    session = office.seat(ROUND)
    assert session.starts is not None
    assert counted(office, session.starts).late == ()
    assert counted(office, session.starts + MINUTE).late == (Late(LATE_START, session.starts),)
    office.start(session)
    started = session.heats[1].started
    assert started is not None
    assert counted(office, started + 75 * MINUTE).late == ()
    assert counted(office, started + 76 * MINUTE).late == (Late(LATE_END, started + 75 * MINUTE),)


def test_a_pause_is_not_late() -> None:
    office = Office()
    office.confirmed(8)
    office.doors_open("volos")
    session = office.seat(ROUND)
    office.start(session)
    office.do(commands.PauseHeat(office.head_judge, ROUND, 1, "fire alarm"))
    assert counted(office, office.now + 100 * MINUTE).late == ()


def test_all_venues_together_are_the_sum() -> None:
    late = (Late(LATE_START, datetime.datetime(2026, 5, 23, tzinfo=datetime.UTC)),)
    assert Progress(1, 2, 3, 4, 5, 6, 7, 8, late) + Progress(1, 1, 1, 1, 1, 1, 1, 1) == Progress(
        2, 3, 4, 5, 6, 7, 8, 9, late
    )
