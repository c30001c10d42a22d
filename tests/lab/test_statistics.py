import pytest

from passgo.lab.statistics import WIN, Flow, Result, Tally, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (160, 400, 0.3531, 0.4488), (0, 0, 0, 1)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0002)


def result(index: int, turns: int, winners: list[int]) -> Result:
    return Result(index, turns, "last player left", winners, winners, 0, Flow(1, {5: 10}, {5: 1}))


def test_tallies_add_up_in_any_order() -> None:
    games = [result(i, 40 + 7 * i, [i % 2]) for i in range(9)]
    names = ["trader", "builder"]
    whole, first, second = Tally(names), Tally(names), Tally(names)
    for i, game in enumerate(games):
        whole.count(game, names)
        (first if i < 4 else second).count(game, names)
    second.merge(first)
    assert second == whole


def test_a_shared_win_is_divided() -> None:
    tally = Tally(["trader", "builder"])
    tally.count(result(0, 50, [0, 1]), ["trader", "builder"])
    assert tally.seat_wins == [WIN // 2, WIN // 2]
    assert tally.bot_wins == {"trader": WIN // 2, "builder": WIN // 2}


def test_lengths_are_summed_up() -> None:
    tally = Tally(["trader"])
    for turns in (20, 40, 60, 80):
        tally.count(result(0, turns, [0]), ["trader"])
    assert (tally.shortest, tally.longest, tally.mean_turns()) == (20, 80, 50)
    assert tally.deviation() == pytest.approx(22.36, abs=0.01)
    assert tally.length_at(0.5) == 49
