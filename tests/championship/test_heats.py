"""The hall: judges, roll call, no-shows, alternates, clocks, expulsions."""

import datetime

import pytest
from tests.championship.organising import ATHENS, Office, sheet

from passgo.championship import Actor, commands, events
from passgo.championship.alternates import fill
from passgo.championship.codec import digest_of
from passgo.championship.command_context import Desk
from passgo.championship.commands import ENTRANT, JUDGE
from passgo.championship.rounds import RoundId
from passgo.championship.state import Session, Table


@pytest.mark.rule("CHAMP-JUDGE-1")
def test_every_table_needs_a_judge_of_its_own() -> None:
    office = Office()
    players = office.confirmed(8)
    office.doors_open("volos")
    session = office.seat(RoundId("city", "volos", 1))
    office.do(commands.AssignJudge(office.head_judge, session.id, 1, "judge"))
    assert office.refused(commands.AssignJudge(office.head_judge, session.id, 2, "judge")).rule == "CHAMP-JUDGE-1"
    assert office.refused(commands.AssignJudge(office.head_judge, session.id, 2, players[0])).rule == "CHAMP-JUDGE-1"
    assert session.starts is not None
    office.roll(session)
    assert office.refused(commands.StartHeat(office.head_judge, session.id)).code == "judge-missing"
    office.do(commands.AssignJudge(office.head_judge, session.id, 2, "other"))
    office.do(commands.StartHeat(office.head_judge, session.id))


@pytest.mark.rule("CHAMP-NOSHOW-1", "CHAMP-NOSHOW-2", "CHAMP-ALT-1", "CHAMP-ALT-2")
def test_who_is_missing_at_the_start_loses_his_seat_to_the_first_alternate_there() -> None:
    office = Office()
    ids = office.confirmed(39)
    first, second, third = ids[36:]
    missing = ids[5]
    office.doors_open("volos", absent=[missing, first])
    session = office.seat(RoundId("city", "volos", 1))
    table = session.table_of(missing)
    assert table is not None
    assert office.refused(commands.CallRoll(office.head_judge, session.id)).rule == "CHAMP-NOSHOW-2"
    office.start(session)
    assert (office.status(missing), office.status(second)) == ("no-show", "confirmed")
    assert (office.status(first), office.status(third)) == ("alternate 1", "alternate 3")
    assert second in table.players
    assert missing not in table.players
    late = office.refused(commands.CheckIn(office.registrar, missing, "volos"))
    assert (late.code, late.rule) == ("late", "CHAMP-NOSHOW-2")
    assert office.refused(commands.Withdraw(office.registrar, missing)).code == "bad-moment"


@pytest.mark.rule("CHAMP-NOSHOW-2")
def test_the_roll_is_called_by_the_ticks_of_the_tables_not_by_the_door() -> None:
    office = Office()
    office.confirmed(8)
    office.doors_open("volos", absent=[])
    session = office.seat(RoundId("city", "volos", 1))
    office.judges(session)
    first, second = session.tables
    slip, missing = first.players[0], second.players[0]
    office.do(commands.CheckIn(office.registrar, slip, "volos", present=False))
    assert session.starts is not None
    roll = commands.CallRoll(office.head_judge, session.id)
    assert office.refused(roll, session.starts).details["tables"] == (1, 2)
    for id in first.players:
        office.do(commands.TickPlayer(Actor(first.judge, JUDGE), session.id, 1, id))
    refusal = office.refused(roll, session.starts)
    assert (refusal.code, refusal.rule, refusal.details["tables"]) == ("unticked", "CHAMP-NOSHOW-2", (2,))
    for id in second.players[1:]:
        office.do(commands.TickPlayer(office.head_judge, session.id, 2, id))
    office.do(roll, session.starts)
    assert (office.status(slip), office.status(missing)) == ("confirmed", "no-show")


def test_a_tick_can_be_taken_back_until_the_roll_is_called() -> None:
    office = Office()
    office.confirmed(8)
    office.doors_open("volos")
    session = office.seat(RoundId("city", "volos", 1))
    table, other = session.tables
    one, stranger = table.players[0], other.players[0]
    tick = commands.TickPlayer(office.head_judge, session.id, 1, one)
    office.do(tick)
    assert office.refused(tick).code == "already-done"
    office.do(commands.TickPlayer(office.head_judge, session.id, 1, one, here=False))
    assert table.ticks == {one: False}
    assert office.refused(commands.TickPlayer(office.head_judge, session.id, 1, stranger)).code == "not-awaited"
    office.roll(session)
    assert office.refused(commands.TickPlayer(office.head_judge, session.id, 1, one)).code == "bad-moment"


def test_a_player_who_changes_tables_is_ticked_there_again() -> None:
    office = Office()
    office.confirmed(8)
    office.doors_open("volos")
    session = office.seat(RoundId("city", "volos", 1))
    one, other = (table.players[0] for table in session.tables)
    office.tick(session)
    office.do(commands.SwapSeats(office.director, session.id, one, other))
    assert [sorted(table.ticks.values()) for table in session.tables] == [[True] * 3, [True] * 3]


def test_players_tick_themselves_only_online() -> None:
    hall = Office()
    one = hall.confirmed(8)[0]
    session = hall.seat(RoundId("city", "volos", 1))
    table = session.table_of(one)
    assert table is not None
    own = commands.TickPlayer(Actor(one, ENTRANT), session.id, table.number, one)
    assert hall.refused(own).code == "not-allowed"


@pytest.mark.rule("CHAMP-TABLE-3", "CHAMP-NOSHOW-1")
def test_a_table_of_three_is_not_started_but_seated_anew() -> None:
    office = Office()
    ids = office.confirmed(16)
    office.doors_open("volos", absent=[ids[0]])
    session = office.seat(RoundId("city", "volos", 1))
    office.judges(session)
    assert session.starts is not None
    office.roll(session)
    refusal = office.refused(commands.StartHeat(office.head_judge, session.id))
    assert (refusal.code, refusal.rule, refusal.details["players"]) == ("table-too-small", "CHAMP-TABLE-3", 3)
    office.do(commands.MakeSeating(office.director, session.id, 2, heat=1))
    office.judges(session)
    office.do(commands.StartHeat(office.head_judge, session.id))
    assert [len(table.players) for table in session.tables] == [5, 5, 5]


def test_of_seven_the_latest_registration_becomes_an_alternate() -> None:
    office = Office()
    ids = office.confirmed(7)
    office.doors_open("volos")
    session = office.seat(RoundId("city", "volos", 1))
    assert sorted(session.players()) == ids[:6]
    assert office.status(ids[6]) == "alternate 1"


@pytest.mark.rule("CHAMP-ALT-4", "CHAMP-ALT-5")
def test_no_alternate_enters_a_running_game_and_only_the_head_judge_calls_one() -> None:
    office = Office()
    office.confirmed(37)
    office.doors_open("volos")
    session = office.seat(RoundId("city", "volos", 1))
    assert office.refused(commands.CallAlternate(office.director, session.id)).code == "not-allowed"
    office.start(session)
    assert office.refused(commands.CallAlternate(office.head_judge, session.id)).rule == "CHAMP-ALT-4"


@pytest.mark.rule("CHAMP-ALT-5")
def test_the_head_judge_may_do_without_alternates() -> None:
    office = Office()
    ids = office.confirmed(37)
    office.doors_open("volos", absent=[ids[0]])
    session = office.seat(RoundId("city", "volos", 1))
    assert session.starts is not None
    office.roll(session, alternates=False)
    assert office.status(ids[36]) == "alternate 1"
    assert len(session.players()) == 35


@pytest.mark.rule("CHAMP-ALT-1", "CHAMP-ALT-3")
def test_alternates_fill_up_tables_for_single_games() -> None:
    office = Office()
    ids = office.confirmed(37)
    office.do(commands.Withdraw(office.registrar, ids[36]))
    office.doors_open("volos")
    session = office.seat(RoundId("city", "volos", 1))
    refusal = office.refused(commands.CallAlternate(office.head_judge, session.id, single=True))
    assert refusal.code == "no-alternate"
    other = Office()
    ids = other.confirmed(37)
    other.doors_open("volos")
    session = other.seat(RoundId("city", "volos", 1))
    other.do(commands.Withdraw(other.registrar, ids[0]))  # after the seating nobody moves up by himself
    assert other.status(ids[36]) == "alternate 1"
    other.do(commands.CallAlternate(other.head_judge, session.id, single=True))
    assert other.status(ids[36]) == "alternate 1"
    assert ids[36] in session.players()


@pytest.mark.rule("CHAMP-CAP-2", "CHAMP-REG-3")
def test_an_alternate_never_takes_the_place_of_somebody_who_is_still_to_be_phoned() -> None:
    office = Office()
    office.confirmed(8)
    office.register(29)  # 28 of them hold a place, one is an alternate
    session = office.seat(RoundId("city", "volos", 1))
    assert len(session.players()) == 8
    refusal = office.refused(commands.CallAlternate(office.head_judge, session.id))
    assert (refusal.code, refusal.rule) == ("no-vacancy", "CHAMP-CAP-1")


@pytest.mark.rule("CHAMP-CAP-2", "CHAMP-ALT-3")
def test_an_alternate_who_is_called_for_a_single_game_takes_up_a_place() -> None:
    office = Office()
    ids = office.confirmed(8)
    waiting = office.register(30)[28:]
    session = office.seat(RoundId("city", "volos", 1))
    office.do(commands.Withdraw(office.registrar, ids[0]))
    office.do(commands.CallAlternate(office.head_judge, session.id, single=True))
    assert [one for one in waiting if one in session.players()] == waiting[:1]
    refusal = office.refused(commands.CallAlternate(office.head_judge, session.id, single=True))
    assert refusal.code == "no-vacancy"


def test_who_registers_after_the_draft_stands_behind_the_alternates() -> None:
    office = Office()
    ids = office.confirmed(37)
    office.seat(RoundId("city", "volos", 1))
    office.do(commands.Withdraw(office.registrar, ids[0]))
    assert office.status(office.register(1)[0]) == "alternate 2"


@pytest.mark.rule("CHAMP-TIME-1", "CHAMP-TIME-3", "CHAMP-TIME-4", "CHAMP-TIME-5")
def test_the_head_judge_keeps_the_time_of_all_tables() -> None:
    office = Office()
    office.confirmed(12)
    office.doors_open("volos")
    session = office.seat(RoundId("city", "volos", 1))
    office.start(session)
    heat = session.heats[1]
    assert [table.heat for table in session.tables] == [1, 1, 1]
    judge = Actor(session.tables[0].judge, JUDGE)
    assert office.refused(commands.CallLastRound(judge, session.id)).code == "not-allowed"
    office.do(commands.AnnounceTime(judge, session.id, 1))
    assert office.refused(commands.AnnounceTime(judge, session.id, 2)).rule == "CHAMP-TIME-5"
    office.now += datetime.timedelta(minutes=60)
    assert office.refused(commands.CallLastRound(office.head_judge, session.id)).rule == "CHAMP-TIME-1"
    office.do(commands.PauseHeat(office.head_judge, session.id, 1, "fire alarm"))
    office.now += datetime.timedelta(minutes=30)
    office.do(commands.ResumeHeat(office.head_judge, session.id, 1))
    assert heat.elapsed(office.now) < datetime.timedelta(minutes=61)
    early = office.refused(commands.CallLastRound(office.head_judge, session.id))
    started = session.heats[1].started
    assert started is not None
    allowed = started + heat.rest + datetime.timedelta(minutes=75 - office.format.tolerance)
    assert (early.code, early.details["allowed"]) == ("last-round-early", allowed.astimezone(ATHENS).isoformat())
    office.now += datetime.timedelta(minutes=14)
    assert office.refused(commands.EndHeat(office.head_judge, session.id)).rule == "CHAMP-TIME-2"
    office.do(commands.CallLastRound(office.head_judge, session.id))
    office.do(commands.EndHeat(office.head_judge, session.id))
    assert heat.status == "over"


def won(office: Office, session: Session, table: Table) -> None:
    """All but one player go bankrupt, and the sheet is handed in."""
    winner, *losers = table.players
    for entrant in losers:
        office.do(commands.RecordOut(Actor(table.judge, JUDGE), session.id, table.number, entrant))
    office.hand_in(session, table, sheet(table, {winner: 9000}, out=losers))


@pytest.mark.rule("CHAMP-TIME-7", "CHAMP-TIME-2")
def test_a_heat_ends_before_its_time_only_when_every_table_has_handed_in() -> None:
    office = Office()
    office.confirmed(12)
    office.doors_open("volos")
    session = office.seat(RoundId("city", "volos", 1))
    office.start(session)
    first, *others = session.tables
    won(office, session, first)
    refusal = office.refused(commands.EndHeat(office.head_judge, session.id))
    assert (refusal.code, refusal.rule) == ("bad-moment", "CHAMP-TIME-2")
    for table in others:
        won(office, session, table)
    office.do(commands.EndHeat(office.head_judge, session.id))
    assert session.heats[1].status == "over"


@pytest.mark.rule("CHAMP-ALT-2")
def test_an_alternate_who_is_called_goes_to_the_emptiest_table() -> None:
    office = Office()
    ids = office.confirmed(37)
    office.doors_open("volos")
    session = office.seat(RoundId("city", "volos", 1))
    for entrant in [*session.tables[0].players[:1], *session.tables[2].players[:2]]:
        office.do(commands.Withdraw(office.registrar, entrant))
    assert [len(table.players) for table in session.tables] == [5, 6, 4, 6, 6, 6]
    office.do(commands.CallAlternate(office.head_judge, session.id))
    assert ids[36] in session.tables[2].players


@pytest.mark.rule("CHAMP-ALT-1", "CHAMP-ALT-2")
def test_at_the_roll_alternates_fill_the_emptiest_table_first() -> None:
    office = Office()
    office.confirmed(37)
    seated = office.seat(RoundId("city", "volos", 1))
    one_gone, two_gone = seated.tables[0].players[:1], seated.tables[3].players[:2]
    office.doors_open("volos", absent=[*one_gone, *two_gone])
    office.start(seated)
    assert [len(table.players) for table in seated.tables] == [5, 6, 6, 5, 6, 6]


@pytest.mark.rule("CHAMP-ALT-2")
def test_no_alternate_is_sent_to_a_full_table() -> None:
    office = Office()
    ids = office.confirmed(38)
    office.doors_open("volos")
    session = office.seat(RoundId("city", "volos", 1))
    kept = office.championship
    desk = Desk(kept.state, kept.format, kept.prices, kept.people, office.now, "head-judge")
    called = events.AlternateCalled(office.now, "head-judge", entrant=ids[36], session=session.id, table=2)
    assert list(fill(desk, session, {1: 0, 2: 1}, places=2)) == [called]
    assert list(fill(desk, session, {1: 0, 2: 0}, places=2)) == []
    assert list(fill(desk, session, {}, places=2)) == []


@pytest.mark.rule("CHAMP-CAP-2", "CHAMP-ALT-2")
@pytest.mark.parametrize("places", [0, -1])
def test_where_no_place_is_left_no_alternate_is_sent_to_a_free_seat(places: int) -> None:
    office = Office()
    office.confirmed(38)
    office.doors_open("volos")
    session = office.seat(RoundId("city", "volos", 1))
    kept = office.championship
    desk = Desk(kept.state, kept.format, kept.prices, kept.people, office.now, "head-judge")
    assert list(fill(desk, session, {1: 2}, places)) == []


@pytest.mark.rule("CHAMP-CAP-1", "CHAMP-TIME-3")
def test_the_second_heat_waits_for_the_first() -> None:
    office = Office()
    office.confirmed(40, "athens")
    office.doors_open("athens")
    session = office.seat(RoundId("city", "athens", 1))
    office.judges(session)
    early = commands.CallRoll(office.head_judge, session.id, 2)
    assert session.starts is not None
    assert office.refused(early, session.starts).rule == "CHAMP-CAP-1"
    office.play(session, 1)
    office.play(session, 2)
    assert [heat.status for heat in session.heats.values()] == ["over", "over"]


@pytest.mark.rule("CHAMP-EXPEL-3", "CHAMP-EXPEL-6")
def test_an_expelled_player_has_no_points_and_nobody_takes_his_seat() -> None:
    office = Office()
    players = office.confirmed(5)
    office.doors_open("volos")
    session = office.seat(RoundId("city", "volos", 1))
    office.start(session)
    table = session.tables[0]
    found = office.do(commands.Expel(Actor(table.judge, JUDGE), players[0], "cheating"))
    assert isinstance(found[0], events.WentOut)
    assert (found[0].fate, office.status(players[0])) == ("expelled", "disqualified")
    assert players[0] in table.players
    office.time_over(session)
    good = sheet(table, {id: 100 * i for i, id in enumerate(players)}, [players[0]])
    refusal = office.refused(commands.EnterSheet(office.scorer, session.id, 1, good))
    assert "fate-differs" in str(refusal)  # the sheet says bankrupt


def test_erasure_in_mid_game_leaves_an_anonymous_result() -> None:
    office = Office()
    players = office.confirmed(6)
    office.doors_open("volos")
    session = office.seat(RoundId("city", "volos", 1))
    office.start(session)
    office.do(commands.Erase(office.registrar, players[0], "telephone"))
    assert office.championship.people.nickname(players[0]) == ""
    assert session.tables[0].out == [(players[0], "withdrawn")]
    assert players[0] not in office.championship.people.rows


def test_a_directors_swap_is_checked_and_a_started_game_is_left_alone() -> None:
    office = Office()
    players = office.confirmed(12)
    office.doors_open("volos")
    apart = ((players[0], players[1]),)
    office.do(commands.MakeSeating(office.director, RoundId("city", "volos", 1), 1, apart=apart))
    session = office.state.sessions[RoundId("city", "volos", 1)]
    one, other = (session.table_of(id) for id in players[:2])
    assert one is not None
    assert other is not None
    assert one is not other
    mate = next(id for id in other.players if id != players[1])
    refusal = office.refused(commands.SwapSeats(office.director, session.id, players[0], mate))
    assert "kept-apart" in str(refusal)
    third = next(table for table in session.tables if table not in (one, other))
    office.do(commands.SwapSeats(office.director, session.id, players[0], third.players[0]))
    assert players[0] in third.players
    hall = office.format.venue("volos")
    assert hall is not None
    office.do(commands.PublishSeating(office.director, session.id, hall.starts))
    office.start(session)
    again = commands.SwapSeats(office.director, session.id, players[0], mate)
    assert office.refused(again).code == "game-running"


@pytest.mark.rule("CHAMP-TABLE-3")
def test_who_finds_no_seat_when_a_heat_is_seated_again_registered_last() -> None:
    office = Office()
    ids = office.confirmed(8)
    office.doors_open("volos", absent=[ids[0]])
    session = office.seat(RoundId("city", "volos", 1))
    office.judges(session)
    assert session.starts is not None
    office.roll(session)
    office.do(commands.MakeSeating(office.director, session.id, 2, heat=1))
    assert sorted(session.players()) == ids[1:7]
    assert office.status(ids[7]) == "alternate 1"


def test_a_sheet_is_confirmed_once() -> None:
    office = Office()
    office.confirmed(4)
    office.doors_open("volos")
    session = office.seat(RoundId("city", "volos", 1))
    office.play(session)
    entered = session.tables[0].sheet
    assert entered is not None
    again = commands.ConfirmSheet(office.head_judge, session.id, 1, digest_of(entered.sheet))
    assert office.refused(again).code == "already-done"
