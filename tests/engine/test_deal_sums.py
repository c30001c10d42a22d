"""What a deal changes for both sides: sets, interest, and whether one side gives far more than it gets."""

import pytest
from tests.play.sitting import at

from passgo.engine.actions import Deal
from passgo.engine.sums import DealSums

MED, BALTIC, ORIENTAL, VERMONT = 1, 3, 6, 8
HELD = {
    "Ann": {"deeds": ["mediterranean-avenue", "oriental-avenue"], "mortgaged": ["oriental-avenue"]},
    "Bob": {"deeds": ["baltic-avenue", "vermont-avenue"]},
}


def sums(deal: Deal) -> DealSums:
    return DealSums(at(HELD), 0, 1, deal)


def test_a_set_is_made_and_broken() -> None:
    made = sums(Deal(60, [], 0, 0, [BALTIC], 0)).sets
    assert [(change.seat, change.group, change.gains) for change in made] == [(0, 0, True)]
    game = at({"Ann": {"deeds": ["mediterranean-avenue", "baltic-avenue"]}})
    broken = DealSums(game, 0, 1, Deal(0, [MED], 0, 60, [], 0)).sets
    assert [(change.seat, change.gains) for change in broken] == [(0, False)]


def test_a_deed_for_one_of_its_own_set_makes_none() -> None:
    assert sums(Deal(0, [MED], 0, 0, [BALTIC], 0)).sets == []


def test_the_new_owner_of_a_mortgaged_deed_owes_the_interest() -> None:
    found = sums(Deal(0, [ORIENTAL], 0, 50, [], 0))
    assert (found.maker_interest, found.other_interest) == (0, 5)


@pytest.mark.parametrize(
    ("deal", "giver", "times"),
    [
        (Deal(179, [], 0, 0, [BALTIC], 0), -1, 0),
        (Deal(180, [], 0, 0, [BALTIC], 0), 0, 3),
        (Deal(360, [], 0, 0, [BALTIC], 0), 0, 6),
        (Deal(10, [], 0, 0, [BALTIC], 0), 1, 6),
        (Deal(0, [MED], 0, 0, [], 0), 0, 0),
        (Deal(0, [ORIENTAL], 0, 150, [], 0), 1, 3),  # the Bank has lent 50 of its 100
    ],
)
def test_who_gives_three_times_what_they_get_is_warned(deal: Deal, giver: int, times: int) -> None:
    found = sums(deal)
    assert (found.giver, found.times) == (giver, times)


def test_a_jail_card_counts_as_the_fine_it_saves() -> None:
    assert sums(Deal(150, [], 0, 0, [], 1)).times == 3
