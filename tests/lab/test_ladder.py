import pytest

from passgo.lab import BadPlan
from passgo.lab.ladder import Contest, Pairing, climb, pairs_csv, plans


def test_every_pair_meets_and_shares_the_seats() -> None:
    met = [plan.bots for plan in plans(Contest(("random", "novice", "builder"), 8))]
    assert met == [
        ("random", "novice", "random", "novice"),
        ("random", "builder", "random", "builder"),
        ("novice", "builder", "novice", "builder"),
    ]


def test_the_order_of_the_bots_shows_in_a_small_ladder() -> None:
    ladder = climb(Contest(("random", "novice", "builder", "trader"), 120, seed=2))
    assert ladder.ranked() == ["trader", "builder", "novice", "random"]
    assert ladder.is_ordered()
    assert len(pairs_csv(ladder).splitlines()) == 7


@pytest.mark.parametrize(
    ("one", "other", "stronger"), [(30, 10, "trader"), (10, 30, "builder"), (21, 19, None), (0, 0, None)]
)
def test_a_lead_must_be_significant(one: float, other: float, stronger: str | None) -> None:
    assert Pairing("trader", "builder", 40, one, other).stronger() == stronger


@pytest.mark.parametrize("bots", [("trader",), ("trader", "trader"), ()])
def test_a_ladder_needs_different_bots(bots: tuple[str, ...]) -> None:
    with pytest.raises(BadPlan):
        climb(Contest(bots, 4))
