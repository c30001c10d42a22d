"""Who goes on, who takes whose place, and who becomes champion."""

from collections import Counter

import pytest
from tests.championship.organising import Office, prices, sheet

from passgo.championship import commands, preset
from passgo.championship.ranking import Result, ranked, results_of
from passgo.championship.rounds import RoundId

GREECE = preset("greece-2015")


def city(office: Office, number: int, venue: str = "volos") -> tuple[str, ...]:
    office.confirmed(number, venue)
    return city_played(office, venue)


def city_played(office: Office, venue: str) -> tuple[str, ...]:
    office.doors_open(venue)
    return office.finish(RoundId("city", venue, 1))


def table_ranks(office: Office, venue: str) -> dict[str, tuple[int, int]]:
    """Entrant to table and rank at it, by the sheets as handed in."""
    found = {}
    for table in office.state.sessions[RoundId("city", venue, 1)].tables:
        order = sorted(table.players, key=lambda id: office.state.entrants[id].order)
        found.update({id: (table.number, i + 1) for i, id in enumerate(order)})
    return found


@pytest.mark.rule("CHAMP-QUAL-2", "CHAMP-CAP-2")
def test_in_a_small_city_the_six_table_winners_go_on() -> None:
    office = Office()
    city(office, 30)
    ranks = table_ranks(office, "volos")
    going = office.state.outcomes["city", "volos"].going
    assert sorted(ranks[id] for id in going) == [(table, 1) for table in range(1, 7)]


@pytest.mark.rule("CHAMP-QUAL-1", "CHAMP-CAP-1", "CHAMP-TIE-2")
def test_in_a_large_city_the_six_best_of_the_table_winners_go_on() -> None:
    office = Office()
    city(office, 60, "athens")
    ranks = table_ranks(office, "athens")
    going = office.state.outcomes["city", "athens"].going
    # All winners have equal points here (six survivors or five), so points come first and then net worth.
    session = office.state.sessions[RoundId("city", "athens", 1)]
    assert [len(table.players) for table in session.tables] == [5] * 12
    assert [ranks[id] for id in going] == [(table, 1) for table in range(1, 7)]


@pytest.mark.rule("CHAMP-QUAL-3", "CHAMP-TABLE-4")
def test_from_three_tables_the_first_two_go_on() -> None:
    office = Office()
    city(office, 14)
    ranks = table_ranks(office, "volos")
    going = office.state.outcomes["city", "volos"].going
    assert sorted(ranks[id] for id in going) == [(table, rank) for table in (1, 2, 3) for rank in (1, 2)]


@pytest.mark.rule("CHAMP-TABLE-5")
@pytest.mark.parametrize(("number", "winners"), [(16, 4), (23, 5), (9, 2)])
def test_runners_up_fill_the_final_to_six(number: int, winners: int) -> None:
    office = Office()
    city(office, number)
    ranks = table_ranks(office, "volos")
    going = office.state.outcomes["city", "volos"].going
    assert len(going) == 6
    places = Counter(ranks[id][1] for id in going)
    assert places == ({1: 2, 2: 2, 3: 2} if number == 9 else {1: winners, 2: 6 - winners})


def test_up_to_six_play_the_city_final_at_once() -> None:
    office = Office()
    ranking = city(office, 5)
    assert office.state.outcomes["city-final", "volos"].going == [ranking[0]]


@pytest.mark.rule("CHAMP-TIE-2")
def test_equal_points_of_two_tables_fall_to_worth_then_deeds_then_the_lot() -> None:
    results = [
        Result("lot-a", 1, 13, 5000, 3, 10), Result("lot-b", 1, 13, 5000, 3, 900), Result("deeds", 1, 13, 5000, 4, 0),
        Result("worth", 1, 13, 5001, 0, 0), Result("points", 1, 16, 1, 0, 0), Result("second", 2, 25, 9000, 9, 9),
    ]  # fmt: skip
    orders = [ranked(results, GREECE.stages[0], 1, GREECE.across_ties, seed) for seed in range(20)]
    assert {order[:3] for order, _ in orders} == {("points", "worth", "deeds")}
    assert {order[3:5] for order, _ in orders} == {("lot-a", "lot-b"), ("lot-b", "lot-a")}
    assert all(order[5] == "second" for order, _ in orders)
    assert {frozenset(lots[0]) for _, lots in orders} == {frozenset({"lot-a", "lot-b"})}


@pytest.mark.rule("CHAMP-QUAL-8", "CHAMP-QUAL-4")
def test_a_qualifier_who_is_prevented_is_replaced_by_the_next_in_the_ranking() -> None:
    office = Office()
    ranking = city(office, 30)
    office.do(commands.Withdraw(office.registrar, ranking[2]))
    assert office.state.outcomes["city", "volos"].going == [*ranking[:2], ranking[6], *ranking[3:6]]
    session = office.seat(RoundId("city-final", "volos", 1))
    assert sorted(session.players()) == sorted([*ranking[:2], ranking[6], *ranking[3:6]])
    office.do(commands.Expel(office.head_judge, ranking[0], "insult"))  # after the seating: the seat goes with it
    assert sorted(session.players()) == sorted([ranking[1], *ranking[3:8]])
    office.play(session)
    office.do(commands.ReleaseScores(office.director, session.id))
    office.do(commands.Qualify(office.head_judge, "city-final", "volos"))
    assert office.state.outcomes["city-final", "volos"].going == [min(ranking[1], *ranking[3:8])]


@pytest.mark.rule("CHAMP-NOSHOW-2", "CHAMP-QUAL-8")
def test_a_finalist_who_is_not_there_is_replaced_at_the_roll_call() -> None:
    office = Office()
    ranking = city(office, 30)
    session = office.seat(RoundId("city-final", "volos", 1))
    office.do(commands.CheckIn(office.registrar, ranking[1], "volos", present=False))
    office.do(commands.CheckIn(office.registrar, ranking[6], "volos", present=False))
    office.start(session)
    assert office.status(ranking[1]) == "no-show"
    assert sorted(session.players()) == sorted([ranking[0], *ranking[2:6], ranking[7]])


@pytest.mark.rule("CHAMP-QUAL-4", "CHAMP-QUAL-5", "CHAMP-QUAL-6", "CHAMP-QUAL-7")
def test_six_local_champions_play_for_the_title_and_the_place_can_be_passed_on() -> None:
    office = Office()
    cities = [venue.id for venue in GREECE.venues if venue.registers]
    for venue in cities:
        office.confirmed(8, venue)
    for venue in cities:
        office.doors_open(venue)
    for venue in cities:
        office.finish(RoundId("city", venue, 1))
        office.finish(RoundId("city-final", venue, 1))
    local = [office.state.outcomes["city-final", venue].going[0] for venue in cities]
    runner_up = office.state.outcomes["city-final", "volos"].ranking[1]
    office.do(commands.Withdraw(office.registrar, local[-1]))
    finalists = [*local[:-1], runner_up]
    for id in finalists:
        office.do(commands.CheckIn(office.registrar, id, "syntagma"))
    ranking = office.finish(RoundId("national-final", "syntagma", 1))
    assert sorted(ranking) == sorted(finalists)
    championship = office.championship
    assert championship.champion() == championship.delegate() == ranking[0] == finalists[0]
    assert office.refused(commands.PassPlace(office.registrar, ranking[0])).code == "no-reason"
    (passed,) = office.do(commands.PassPlace(office.registrar, ranking[0], "no passport"))
    assert getattr(passed, "reason", None) == "no passport"
    assert (championship.champion(), championship.delegate()) == (ranking[0], ranking[1])
    office.do(commands.Withdraw(office.registrar, ranking[1]))
    assert championship.delegate() == ranking[2]
    assert office.refused(commands.PassPlace(office.registrar, ranking[0], "no passport")).rule == "CHAMP-QUAL-7"


@pytest.mark.rule("CHAMP-SCORE-5")
def test_points_are_not_carried_to_the_final() -> None:
    office = Office()
    ranking = city(office, 24)
    session = office.seat(RoundId("city-final", "volos", 1))
    office.start(session)
    office.time_over(session)
    table = session.tables[0]
    # The last of the preliminary ranking wins the final although all others had as many points before.
    office.hand_in(session, table, sheet(table, {id: 100 * ranking.index(id) for id in table.players}))
    office.do(commands.ReleaseScores(office.director, session.id))
    office.do(commands.Qualify(office.head_judge, "city-final", "volos"))
    assert office.state.outcomes["city-final", "volos"].ranking == tuple(reversed(ranking[:6]))
    assert sum(one.points for one in results_of([session], GREECE, prices())) == 13 + 6 + 3 + 1 + 1


@pytest.mark.rule("CHAMP-ALT-6", "CHAMP-ALT-7")
def test_an_alternate_scores_what_he_plays_and_inherits_nothing() -> None:
    office = Office(preset("single-evening"))
    office.now = office.format.registration.opens.replace(tzinfo=office.now.tzinfo)
    ids = office.confirmed(25, "hall")
    office.doors_open("hall")
    for number in (1, 2):
        session = office.seat(RoundId("evening", "hall", number), number)
        if number == 2:
            office.do(commands.CheckIn(office.registrar, ids[0], "hall", present=False))
        office.play(session)
        office.do(commands.ReleaseScores(office.director, session.id))
    sessions = [office.state.sessions[RoundId("evening", "hall", number)] for number in (1, 2)]
    points = {one.entrant: one.points for one in results_of(sessions, office.format, prices())}
    only_second = {one.entrant: one.points for one in results_of(sessions[1:], office.format, prices())}
    assert office.status(ids[0]) == "no-show"
    assert ids[24] in sessions[1].players()
    assert ids[24] not in sessions[0].players()
    assert points[ids[24]] == only_second[ids[24]]
    assert points[ids[0]] == 13  # his own game, and nothing of the second round


def test_stages_are_closed_in_order() -> None:
    office = Office()
    office.confirmed(8)
    office.doors_open("volos")
    seat = commands.MakeSeating(office.director, RoundId("city-final", "volos", 1), 1)
    assert office.refused(seat).code == "not-finished"
    session = office.seat(RoundId("city", "volos", 1))
    office.start(session)
    office.time_over(session)
    refusal = office.refused(commands.ReleaseScores(office.director, session.id))
    assert (refusal.code, refusal.details["tables"]) == ("sheet-missing", [1, 2])
    assert office.refused(commands.Qualify(office.head_judge, "city", "volos")).code == "not-finished"


@pytest.mark.rule("CHAMP-QUAL-8")
def test_two_missing_finalists_have_two_substitutes() -> None:
    office = Office()
    ranking = city(office, 30)
    session = office.seat(RoundId("city-final", "volos", 1))
    for id in ranking[:2]:
        office.do(commands.CheckIn(office.registrar, id, "volos", present=False))
    office.start(session)
    assert sorted(session.players()) == sorted(ranking[2:8])
