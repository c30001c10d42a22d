import pytest

from passgo.bots.odds import landing_odds, roll_odds
from passgo.editions import load, names


@pytest.mark.parametrize("edition", names())
def test_a_roll_ends_somewhere(edition: str) -> None:
    board = load(edition).board
    assert sum(roll_odds(board)) == pytest.approx(1)
    rolls_a_turn = 1.18 if board.rules.doubles_enabled and board.rules.dice_count == 2 else 1
    assert sum(landing_odds(board)) == pytest.approx(rolls_a_turn)


@pytest.mark.parametrize(
    ("space", "share"),
    [
        ("go", 3.10),
        ("illinois-avenue", 3.19),
        ("boardwalk", 2.63),
        ("new-york-avenue", 3.09),
        ("oriental-avenue", 2.26),
    ],
)
def test_the_classic_odds_are_the_published_ones(space: str, share: float) -> None:
    """Per cent of rolls, for players who leave jail at once."""
    board = load("classic").board
    odds = landing_odds(board)[board.space_named(space)]
    assert 100 * odds / 1.18 == pytest.approx(share, abs=0.12)
