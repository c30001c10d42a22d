"""Slips put right: each one made, repaired, and refused when others have built on it."""

import pytest
from tests.championship.organising import Office, sheet

from passgo.championship import Actor, Event, commands, events, replay
from passgo.championship.commands import DIRECTOR, ENTRANT, JUDGE
from passgo.championship.rounds import RoundId
from passgo.championship.state import Session

CITY = RoundId("city", "volos", 1)
FINAL = RoundId("city-final", "volos", 1)
OTHER = Actor("other-director", DIRECTOR)


def reinstated(office: Office, id: str) -> list[Event]:
    return office.do(commands.Reinstate(office.registrar, id, "a wrong tap"))


def agreed(office: Office) -> list[Event]:
    """A second official agrees to the only proposal."""
    (undo,) = office.state.undos.values()
    return office.do(commands.AgreeToUndo(OTHER, undo.version))


def drawn(office: Office, number: int = 8) -> Session:
    office.confirmed(number)
    office.doors_open("volos")
    return office.seat(CITY)


def final_drawn(office: Office) -> Session:
    """Eight players, the first three of each table in the final, which is published."""
    office.confirmed(8)
    office.doors_open("volos")
    office.finish(CITY)
    return office.seat(FINAL)


def going(office: Office) -> list[str]:
    return office.state.outcomes["city", "volos"].going


def consistent(office: Office) -> None:
    """The log alone tells the same championship."""
    again = replay(office.format, office.championship.prices, office.log, office.championship.people)
    assert again.state == office.state


# Who left comes back.


@pytest.mark.parametrize("way", ["declined", "withdrawn", "cancelled"])
def test_an_entry_that_ended_by_a_slip_goes_on(way: str) -> None:
    office = Office()
    one, pending = office.register(2)
    office.do(commands.Phone(office.registrar, one))
    for id in (one, pending):
        office.do(
            {
                "declined": commands.Phone(office.registrar, id, comes=False),
                "withdrawn": commands.Withdraw(Actor(id, ENTRANT), id),
                "cancelled": commands.Cancel(office.director, id, "the wrong one"),
            }[way]
        )
        assert office.refused(commands.Reinstate(office.registrar, id, " ")).code == "no-reason"
        reinstated(office, id)
    assert (office.status(one), office.status(pending)) == ("confirmed", "pending")
    assert office.refused(commands.Reinstate(OTHER, one, "me too")).code == "already-done"
    consistent(office)


@pytest.mark.rule("CHAMP-REG-4")
def test_whose_place_is_taken_meanwhile_becomes_an_alternate() -> None:
    office = Office()
    ids = office.confirmed(37)
    office.do(commands.Phone(office.registrar, ids[0], comes=False))
    assert office.status(ids[36]) == "confirmed"
    reinstated(office, ids[0])
    assert office.status(ids[0]) == "alternate 2"
    consistent(office)


def test_an_alternate_who_left_has_the_old_number_again() -> None:
    office = Office()
    ids = office.confirmed(38)
    office.do(commands.Withdraw(office.registrar, ids[36]))
    reinstated(office, ids[36])
    assert [office.status(id) for id in ids[36:]] == ["alternate 1", "alternate 2"]


@pytest.mark.rule("CHAMP-DATA-3")
def test_an_erased_person_never_comes_back_nor_one_who_refuses_the_use_of_their_data() -> None:
    office = Office()
    erased, refusing = office.confirmed(2)
    office.do(commands.Erase(office.registrar, erased))
    office.do(commands.ChangeConsent(office.registrar, refusing, "data", False))
    assert office.refused(commands.Reinstate(office.registrar, erased, "why")).code == "no-such-entrant"
    assert office.refused(commands.Reinstate(office.registrar, refusing, "why")).rule == "CHAMP-DATA-1"
    office.do(commands.ChangeConsent(office.registrar, refusing, "data", True))
    reinstated(office, refusing)
    assert office.status(refusing) == "confirmed"


def test_who_has_registered_again_is_not_in_twice() -> None:
    office = Office()
    (one,) = office.confirmed(1)
    office.do(commands.Withdraw(office.registrar, one))
    office.do(office.entry("again", name=f"Name {one}", email=f"{one}@mail.example"))
    assert office.refused(commands.Reinstate(office.registrar, one, "why")).code == "registered-twice"


def test_a_seat_that_is_still_free_is_theirs_again() -> None:
    office = Office()
    session = drawn(office)
    table = session.tables[1]
    one = table.players[0]
    office.do(commands.Withdraw(office.registrar, one))
    assert one not in session.players()
    reinstated(office, one)
    assert one in table.players
    assert office.status(one) == "confirmed"


@pytest.mark.rule("CHAMP-NOSHOW-2")
def test_a_no_show_by_a_slip_sits_down_again_before_the_start() -> None:
    office = Office()
    session = drawn(office, 10)
    one = session.tables[0].players[0]
    office.do(commands.CheckIn(office.registrar, one, "volos", present=False))
    office.roll(session)
    assert office.status(one) == "no-show"
    reinstated(office, one)
    assert one in session.tables[0].players
    office.judges(session)
    office.do(commands.StartHeat(office.head_judge, session.id))
    consistent(office)


@pytest.mark.rule("CHAMP-ALT-4")
def test_a_no_show_after_the_start_or_without_a_seat_becomes_an_alternate() -> None:
    office = Office()
    session = drawn(office, 37)
    one, other = session.tables[0].players[:2]
    for id in (one, other):
        office.do(commands.CheckIn(office.registrar, id, "volos", present=False))
    office.start(session)  # the one alternate has a seat, the other seat stays free
    reinstated(office, one)
    assert office.status(one) == "alternate 2"
    assert one not in session.players()
    consistent(office)


# A roll call.


@pytest.mark.rule("CHAMP-NOSHOW-2", "CHAMP-ALT-2")
def test_a_roll_call_is_taken_back_with_all_it_did() -> None:
    office = Office()
    session = drawn(office, 38)
    before = [sorted(table.players) for table in session.tables]
    missing = [session.tables[0].players[0], session.tables[3].players[2]]
    alternates = [one.id for one in office.state.alternates("volos")]
    for id in missing:
        office.do(commands.CheckIn(office.registrar, id, "volos", present=False))
    office.roll(session)
    assert [office.status(id) for id in alternates] == ["confirmed", "confirmed"]
    assert office.refused(commands.TakeBackRoll(office.director, CITY, 1, "why")).code == "not-allowed"
    office.do(commands.TakeBackRoll(office.head_judge, CITY, 1, "the wrong heat"))
    assert [sorted(table.players) for table in session.tables] == before
    assert [office.status(id) for id in missing] == ["confirmed", "confirmed"]
    assert [office.status(id) for id in alternates] == ["alternate 1", "alternate 2"]
    again = commands.TakeBackRoll(office.head_judge, CITY, 1, "why")
    assert office.refused(again).code == "already-done"
    for id in missing:
        table = session.table_of(id)
        assert table is not None
        office.do(commands.TickPlayer(office.head_judge, CITY, table.number, id))
    office.do(commands.CallRoll(office.head_judge, CITY))
    assert [sorted(table.players) for table in session.tables] == before
    office.judges(session)
    office.do(commands.StartHeat(office.head_judge, CITY))
    assert office.refused(again).code == "undo-too-late"
    consistent(office)


@pytest.mark.rule("CHAMP-QUAL-8")
def test_a_roll_call_of_a_final_gives_qualifiers_their_places_again() -> None:
    office = Office()
    session = final_drawn(office)
    before, order = sorted(session.players()), list(going(office))
    for id in order[:2]:
        office.do(commands.CheckIn(office.registrar, id, "volos", present=False))
    office.roll(session)
    substitutes = set(going(office)) - set(order)
    assert len(substitutes) == 2
    office.do(commands.TakeBackRoll(office.head_judge, FINAL, 1, "the door had slipped"))
    assert sorted(going(office)) == sorted(order)
    assert sorted(session.players()) == before
    assert all(office.status(id) == "confirmed" for id in order)
    consistent(office)


# Who goes on.


@pytest.mark.rule("CHAMP-QUAL-8")
def test_a_qualifier_who_left_by_a_slip_has_place_and_seat_again_when_a_second_official_agrees() -> None:
    office = Office()
    session = final_drawn(office)
    order = list(going(office))
    office.do(commands.Withdraw(office.registrar, order[0]))
    substitute = going(office)[0]
    reinstated(office, order[0])
    assert (office.status(order[0]), going(office)[0]) == ("withdrawn", substitute)
    assert agreed(office)[0].kind == "reinstated"
    assert going(office) == order
    assert order[0] in session.players()
    assert substitute not in session.players()
    assert office.status(substitute) == "confirmed"
    consistent(office)


def test_the_last_in_the_ranking_makes_room_whoever_took_which_place() -> None:
    office = Office()
    final_drawn(office)
    order = list(going(office))
    for id in order[:2]:
        office.do(commands.Withdraw(office.registrar, id))
    first, second = going(office)[:2]
    reinstated(office, order[0])
    agreed(office)
    assert set(going(office)) == {order[0], first, *order[2:]}
    assert second not in going(office)


def test_nobody_comes_back_into_a_final_that_has_begun() -> None:
    office = Office()
    session = final_drawn(office)
    one = going(office)[0]
    office.do(commands.Withdraw(office.registrar, one))
    office.start(session)
    assert office.refused(commands.Reinstate(office.registrar, one, "why")).code == "undo-too-late"


def test_who_left_before_a_stage_was_closed_and_would_have_gone_on_goes_on() -> None:
    office = Office()
    office.confirmed(8)
    office.doors_open("volos")
    session = office.seat(CITY)
    office.play(session)
    best = min(session.tables[0].players, key=lambda id: office.state.entrants[id].order)
    office.do(commands.Expel(office.head_judge, best, "it was somebody else"))
    office.do(commands.ReleaseScores(office.director, CITY))
    office.do(commands.Qualify(office.head_judge, "city", "volos"))
    dropped = going(office)[-1]
    assert best not in going(office)
    reinstated(office, best)
    agreed(office)
    assert best in going(office)
    assert dropped not in going(office)
    assert len(going(office)) == 6


def test_a_champion_who_left_by_a_slip_has_the_prize_again() -> None:
    office = Office()
    cities = [venue.id for venue in office.format.venues if venue.registers]
    for venue in cities:
        office.confirmed(4, venue)
    for venue in cities:
        office.doors_open(venue)
        office.finish(RoundId("city", venue, 1))
    for venue in cities:
        office.do(commands.CheckIn(office.registrar, office.state.outcomes["city-final", venue].going[0], "syntagma"))
    champion, second = office.finish(RoundId("national-final", "syntagma", 1))[:2]
    office.do(commands.Withdraw(office.registrar, champion))
    assert office.championship.delegate() == second
    reinstated(office, champion)
    agreed(office)
    assert (office.championship.champion(), office.championship.delegate()) == (champion, champion)


# Games.


def leave(office: Office, session: Session) -> tuple[str, commands.TakeBackOut]:
    table = session.tables[0]
    one = table.players[0]
    judge = Actor(table.judge, JUDGE)
    office.do(commands.RecordOut(judge, CITY, 1, one, tapped=office.now))
    return one, commands.TakeBackOut(judge, CITY, 1, one, "the wrong row")


@pytest.mark.rule("CHAMP-SPECT-2")
def test_a_wrong_bankruptcy_is_taken_back_by_two_with_its_signature() -> None:
    office = Office()
    session = drawn(office)
    office.start(session)
    table = session.tables[0]
    one, wish = leave(office, session)
    assert (table.out, table.signed, list(table.taps)) == ([(one, "bankrupt")], [one], [one])
    (proposal,) = office.do(wish)
    assert isinstance(proposal, events.UndoProposed)
    assert office.refused(wish).code == "undo-proposed"
    (undo,) = office.state.undos.values()
    own = commands.AgreeToUndo(wish.by, undo.version)
    assert office.refused(own).code == "same-person"
    agreed(office)
    assert (table.out, table.signed, table.taps, office.state.undos) == ([], [], {}, {})
    assert office.refused(commands.AgreeToUndo(office.director, undo.version)).code == "already-done"
    assert office.refused(wish).code == "already-done"
    consistent(office)


def test_a_declined_proposal_changes_nothing_and_can_be_made_again() -> None:
    office = Office()
    session = drawn(office)
    office.start(session)
    one, wish = leave(office, session)
    office.do(wish)
    (undo,) = office.state.undos.values()
    office.do(commands.DeclineUndo(office.director, undo.version))
    assert (session.tables[0].out, office.state.undos) == ([(one, "bankrupt")], {})
    assert office.refused(commands.AgreeToUndo(OTHER, undo.version)).code == "already-done"
    office.do(wish)
    agreed(office)
    assert session.tables[0].out == []


@pytest.mark.rule("CHAMP-BANKRUPT-10", "CHAMP-WORTH-8")
def test_a_sheet_that_says_bankrupt_goes_back_and_the_stage_is_open_again() -> None:
    office = Office()
    session = drawn(office)
    office.start(session)
    one, wish = leave(office, session)
    office.time_over(session)
    first, second = session.tables
    wrong = sheet(first, {id: 100 + i for i, id in enumerate(first.players)}, [one])
    office.hand_in(session, first, wrong)
    office.hand_in(session, second, office.by_order(second))
    office.do(commands.ReleaseScores(office.director, CITY))
    office.do(commands.Qualify(office.head_judge, "city", "volos", 1))
    office.seat(FINAL)
    assert one not in going(office)
    office.do(wish)
    agreed(office)
    assert (first.sheet, session.released) == (None, False)
    back = first.returned
    assert back is not None
    assert (back.sheet.out, back.sheet.lines, back.reason) == ((), wrong.lines[1:], "the wrong row")
    assert office.state.outcomes == {}
    assert FINAL not in office.state.sessions
    cash = {id: 100 + i for i, id in enumerate(first.players)} | {one: 9000}
    office.hand_in(session, first, sheet(first, cash))
    assert back not in (first.returned, None)
    office.do(commands.ReleaseScores(office.director, CITY))
    assert office.do(commands.Qualify(office.head_judge, "city", "volos", 1))[0].kind == "qualified"
    assert one in going(office)
    consistent(office)


def test_a_bankruptcy_stands_when_the_final_has_begun() -> None:
    office = Office()
    session = drawn(office)
    office.start(session)
    one, wish = leave(office, session)
    office.time_over(session)
    for table in session.tables:
        cash = {id: 900 - i for i, id in enumerate(table.players)}
        office.hand_in(session, table, sheet(table, cash, [one] if one in table.players else []))
    office.do(commands.ReleaseScores(office.director, CITY))
    office.do(commands.Qualify(office.head_judge, "city", "volos", 1))
    office.do(wish)  # in time, but nobody agrees in time
    office.start(office.seat(FINAL))
    (undo,) = office.state.undos.values()
    assert office.refused(commands.AgreeToUndo(OTHER, undo.version)).code == "undo-too-late"
    office.do(commands.DeclineUndo(OTHER, undo.version))
    assert office.refused(wish).code == "undo-too-late"


@pytest.mark.rule("CHAMP-EXPEL-3")
def test_a_player_expelled_by_a_slip_plays_on() -> None:
    office = Office()
    session = drawn(office)
    office.start(session)
    table = session.tables[0]
    one = table.players[0]
    office.do(commands.Expel(Actor(table.judge, JUDGE), one, "the wrong one"))
    assert table.out == [(one, "expelled")]
    office.do(commands.Reinstate(Actor(table.judge, JUDGE), one, "I meant another"))
    assert office.status(one) == "disqualified"
    agreed(office)
    assert (office.status(one), table.out) == ("confirmed", [])
    office.time_over(session)
    office.hand_in(session, table, office.by_order(table))
    consistent(office)


def test_an_expulsion_undone_after_the_stage_was_closed_opens_it_again() -> None:
    office = Office()
    session = drawn(office)
    office.start(session)
    table, other = session.tables
    one = table.players[0]
    office.do(commands.Expel(office.head_judge, one, "the wrong one"))
    office.time_over(session)
    made = sheet(table, {id: 500 + i for i, id in enumerate(table.players)}, [one])
    lines = tuple(line if line.entrant != one else type(line)(one, 0, 0, fate="expelled") for line in made.lines)
    office.hand_in(session, table, type(made)(lines, made.out, made.signed))
    office.hand_in(session, other, office.by_order(other))
    office.do(commands.ReleaseScores(office.director, CITY))
    office.do(commands.Qualify(office.head_judge, "city", "volos", 1))
    reinstated(office, one)
    agreed(office)
    assert office.state.outcomes == {}
    assert table.returned is not None
    consistent(office)


@pytest.mark.rule("CHAMP-WORTH-8")
def test_a_sheet_that_was_sent_back_is_kept_with_the_reason() -> None:
    office = Office()
    session = drawn(office)
    office.start(session)
    office.time_over(session)
    table = session.tables[0]
    made = office.by_order(table)
    office.do(commands.EnterSheet(Actor(table.judge, JUDGE), CITY, 1, made))
    office.do(commands.RejectSheet(office.scorer, CITY, 1, "Boardwalk is missing"))
    back = table.returned
    assert back is not None
    assert (back.sheet, back.by, back.reason) == (made, "scorer", "Boardwalk is missing")
    office.hand_in(session, table, made)
    assert table.returned != back


# Scores and the whole championship.


@pytest.mark.rule("CHAMP-POST-1")
def test_a_wrong_release_is_taken_back_until_the_stage_is_closed() -> None:
    office = Office()
    session = drawn(office)
    office.play(session)
    office.do(commands.ReleaseScores(office.director, CITY))
    wish = commands.TakeBackRelease(office.director, CITY, "too early")
    office.do(wish)
    assert session.released
    agreed(office)
    assert (session.id in office.state.sessions, session.released) == (True, False)
    assert office.refused(wish).code == "already-done"
    assert all(table.confirmed() for table in session.tables)
    office.do(commands.ReleaseScores(office.director, CITY))
    office.do(wish)
    office.do(commands.Qualify(office.head_judge, "city", "volos"))
    (undo,) = office.state.undos.values()
    assert office.refused(commands.AgreeToUndo(OTHER, undo.version)).code == "undo-too-late"


@pytest.mark.rule("CHAMP-TERMS-2")
def test_a_cancelled_championship_takes_place_after_all() -> None:
    office = Office()
    (one,) = office.register(1)
    wish = commands.TakeBackCancellation(office.director, "the wrong championship")
    assert office.refused(wish).code == "already-done"
    office.do(commands.PublishTerms(office.director, "Terms.", "It is off.", cancelled=True))
    assert office.refused(commands.Phone(office.registrar, one)).code == "cancelled"
    assert office.refused(commands.TakeBackCancellation(office.director, "")).code == "no-reason"
    office.do(wish)
    office.do(commands.Phone(office.registrar, one))
    assert office.status(one) == "confirmed"
