import pytest

from passgo.bots import BOTS, UnknownBot, make


def test_bots_are_listed_from_the_weakest_to_the_strongest() -> None:
    assert list(BOTS) == ["random", "novice", "builder", "trader", "champion"]


def test_an_unknown_bot_is_named_and_the_known_ones_are_listed() -> None:
    with pytest.raises(UnknownBot) as refusal:
        make("nobody", 1)
    assert "'nobody'" in str(refusal.value)
    assert "trader" in str(refusal.value)


@pytest.mark.parametrize("name", ["champion:0", "champion:-5", "champion:5min", "champion:", "trader:5"])
def test_a_budget_that_makes_no_sense_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        make(name, 1)


@pytest.mark.parametrize("name", ["champion:10", "champion:2ms", "champion:0.5ms"])
def test_a_champion_takes_a_budget_of_rollouts_or_milliseconds(name: str) -> None:
    assert make(name, 1) is not None
