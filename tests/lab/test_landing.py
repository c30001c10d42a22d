"""Exact odds: the published figures of the classic board to their last digit, and the engine's own rolls."""

import csv
from pathlib import Path

import pytest

from passgo.editions import load, names
from passgo.lab.analysis import analyse, furthest
from passgo.lab.landing import PAY, STAY, STRATEGIES, NoChain, Odds, landing_odds
from passgo.lab.payback import set_values

# Per cent of rolls (and of turns) that end on a space, published to four digits.
PUBLISHED = list(
    csv.DictReader((Path(__file__).parent / "published-odds.csv").read_text(encoding="utf-8").splitlines())
)
WALKED = [name for name in names() if name != "championship"]


@pytest.fixture(scope="module")
def columns() -> dict[str, tuple[list[float], float]]:
    """For each column of the table the odds it is about, and those of the prisoner."""
    board = load("classic").board
    again = load("classic", {"jail.doublesGiveExtraRoll": True}).board
    pays, stays, rolls_again = landing_odds(board, PAY), landing_odds(board, STAY), landing_odds(again, STAY)
    return {
        "pays": (pays.rolls, pays.prisoner),
        "stays": (stays.rolls, stays.prisoner),
        "stays_rolls_again": (rolls_again.rolls, rolls_again.prisoner),
        "pays_turns": (pays.turns, pays.turns_prisoner),
        "stays_turns": (stays.turns, stays.turns_prisoner),
    }


@pytest.mark.parametrize("row", PUBLISHED, ids=lambda row: f"space {row['space']}")
def test_published_odds_are_met_to_the_last_digit(
    row: dict[str, str], columns: dict[str, tuple[list[float], float]]
) -> None:
    found = {
        name: f"{100 * (prisoner if row['space'] == 'jail' else odds[int(row['space'])]):.4f}"
        for name, (odds, prisoner) in columns.items()
    }
    assert found == {name: value for name, value in row.items() if name != "space"}


@pytest.mark.parametrize(("strategy", "rolls"), [(PAY, "1.1866"), (STAY, "1.1659")])
def test_rolls_in_a_turn_are_those_published(strategy: str, rolls: str) -> None:
    assert f"{landing_odds(load('classic').board, strategy).rolls_per_turn:.4f}" == rolls


# Whole sets: income on a roll, cost and rolls until it is earned back, bare / three houses / hotels.
SETS = {
    "brown": [(0.26, 120, 465), (5.81, 420, 72), (15.06, 620, 41)],
    "light-blue": [(0.92, 320, 349), (19.28, 770, 40), (39.01, 1070, 27)],
    "pink": [(1.61, 440, 274), (35.16, 1340, 38), (60.24, 1940, 32)],
    "orange": [(2.59, 560, 216), (50.02, 1460, 29), (85.27, 2060, 24)],
    "red": [(3.28, 680, 207), (62.89, 2030, 32), (93.54, 2930, 31)],
    "yellow": [(3.61, 800, 222), (65.07, 2150, 33), (92.97, 3050, 33)],
    "green": [(4.16, 920, 221), (72.73, 2720, 37), (102.62, 3920, 38)],
    "dark-blue": [(4.16, 750, 180), (60.81, 1950, 32), (85.32, 2750, 32)],
}


@pytest.mark.parametrize("group", SETS)
def test_sets_earn_what_is_published(group: str) -> None:
    board = load("classic").board
    levels = next(one.levels for one in set_values(board, landing_odds(board, PAY)) if one.group == group)
    found = [(round(level.income, 2), level.cost, round(level.rolls)) for level in (levels[0], levels[3], levels[5])]
    assert found == SETS[group]


def test_four_stations_earn_what_is_published() -> None:
    board = load("classic").board
    levels = next(one.levels for one in set_values(board, landing_odds(board, PAY)) if one.group == "stations")
    assert [(f"{level.income:.2f}", level.cost) for level in levels] == [("22.76", 800)]


def adds_up(odds: Odds) -> bool:
    return all(
        abs(total - 1) < 1e-9
        for total in (sum(odds.rolls) + odds.prisoner, sum(odds.turns) + odds.turns_prisoner)
    )  # fmt: skip


@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize("name", WALKED)
def test_every_roll_and_turn_ends_somewhere(name: str, strategy: str) -> None:
    assert adds_up(landing_odds(load(name).board, strategy))


@pytest.mark.wide
@pytest.mark.parametrize("name", WALKED)
def test_the_engine_rolls_as_the_chain_says(name: str) -> None:
    found = analyse(name, {}, rolls=20_000, seed=5)
    # Some 33 to 41 figures: the largest of them lies beyond 4.5 standard errors once in thousands of seeds.
    assert {strategy: furthest(found, strategy) < 4.5 for strategy in STRATEGIES} == dict.fromkeys(STRATEGIES, True)


def test_the_speed_die_is_refused_with_the_way_out() -> None:
    with pytest.raises(NoChain, match=r"dice\.speedDie=false"):
        analyse("championship", {}, rolls=0, seed=1)
    assert adds_up(analyse("championship", {"dice.speedDie": False}, rolls=0, seed=1).odds[PAY])


def test_an_unknown_strategy_is_refused() -> None:
    with pytest.raises(NoChain, match="pay or stay"):
        landing_odds(load("classic").board, "wait")
