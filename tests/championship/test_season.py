"""Points for places, added up over the championships of a series."""

from collections import Counter

from tests.championship.organising import Office

from passgo.championship import commands
from passgo.championship.rounds import RoundId
from passgo.championship.season import SeasonRule, places, season

RULE = SeasonRule((10, 7, 5, 3, 2, 1))


def summary(results: dict[str, dict[str, int]], rule: SeasonRule = RULE) -> list[tuple[int, str, int]]:
    return [(line.rank, line.player, line.total) for line in season(results, rule)]


def test_points_for_places_are_added_up() -> None:
    found = season({"ann": {"spring": 1, "autumn": 3}, "bob": {"spring": 2, "autumn": 7}}, RULE)
    assert [(line.rank, line.player, line.total) for line in found] == [(1, "ann", 15), (2, "bob", 7)]
    assert found[1].points == {"spring": 7, "autumn": 0}


def test_only_the_best_results_count() -> None:
    results = {"ann": {"a": 2, "b": 2, "c": 2}, "bob": {"a": 1, "b": 3}}
    assert summary(results) == [(1, "ann", 21), (2, "bob", 15)]
    assert summary(results, SeasonRule(RULE.points, best=2)) == [(1, "bob", 15), (2, "ann", 14)]


def test_equal_totals_are_decided_by_the_better_single_result() -> None:
    assert summary({"ann": {"a": 3, "b": 3}, "bob": {"a": 1}}) == [(1, "bob", 10), (2, "ann", 10)]


def test_equal_results_share_a_rank() -> None:
    results = {"ann": {"a": 1, "b": 2}, "bob": {"a": 2, "b": 1}, "cy": {"a": 3}}
    assert sorted(summary(results)) == [(1, "ann", 17), (1, "bob", 17), (3, "cy", 5)]


def test_nobody_has_a_place_before_there_is_a_champion() -> None:
    office = Office()
    office.confirmed(30)
    office.doors_open("volos")
    office.finish(RoundId("city", "volos", 1))
    assert places(office.championship) == {}


def test_finalists_come_first_and_equals_of_several_cities_share_a_place() -> None:
    """Six cities of eight players: six in each city's final, the six winners in the national one."""
    office = Office()
    cities = [venue.id for venue in office.format.venues if venue.registers]
    for city in cities:
        office.confirmed(8, city)
    for city in cities:
        office.doors_open(city)
        office.finish(RoundId("city", city, 1))
        office.finish(RoundId("city-final", city, 1))
    winners = [office.state.outcomes["city-final", city].going[0] for city in cities]
    for id in winners:
        office.do(commands.CheckIn(office.registrar, id, "syntagma"))
    ranking = office.finish(RoundId("national-final", "syntagma", 1))
    found = places(office.championship)
    assert [found[id] for id in ranking] == [1, 2, 3, 4, 5, 6]
    assert Counter(found.values()) == Counter([1, 2, 3, 4, 5, 6, *[7, 13, 19, 25, 31, 37, 43] * 6])
    in_volos = office.state.outcomes["city-final", "volos"].ranking
    assert [found[id] for id in in_volos if id not in ranking] == [7, 13, 19, 25, 31]

    office.do(commands.Cancel(office.director, ranking[1], "cheated"))
    found = places(office.championship)
    assert (ranking[1] in found, [found[id] for id in (ranking[0], ranking[2])]) == (False, [1, 2])
