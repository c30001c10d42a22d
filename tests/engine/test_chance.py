"""Chance is passed in: seeded, scripted, recorded."""

import pytest

from passgo.engine import NoChance, ScriptedChance, SeededChance
from passgo.engine.chance import RecordingChance


def test_one_seed_gives_one_sequence() -> None:
    one = SeededChance(12)
    other = SeededChance(12)
    assert [one.die(6) for _ in range(50)] == [other.die(6) for _ in range(50)]


def test_seeds_differ() -> None:
    assert SeededChance(1).shuffle(52) != SeededChance(2).shuffle(52)


def test_dice_are_even() -> None:
    """Chi-squared of 60,000 throws with 5 degrees of freedom stays below its 0.1 % point."""
    chance = SeededChance(2026)
    counts = [0] * 6
    for _ in range(60_000):
        counts[chance.die(6) - 1] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5


def test_pairs_of_dice_are_independent() -> None:
    """Chi-squared of 72,000 consecutive pairs with 35 degrees of freedom stays below its 0.1 % point."""
    chance = SeededChance(7)
    counts = [0] * 36
    for _ in range(72_000):
        counts[(chance.die(6) - 1) * 6 + chance.die(6) - 1] += 1
    assert sum((count - 2000) ** 2 / 2000 for count in counts) < 66.7


def test_every_card_comes_to_every_place_of_a_shuffled_deck() -> None:
    chance = SeededChance(5)
    counts = [[0] * 16 for _ in range(16)]
    for _ in range(16_000):
        for place, card in enumerate(chance.shuffle(16)):
            counts[card][place] += 1
    assert all(850 < count < 1150 for row in counts for count in row)


def test_a_script_gives_what_it_holds_and_no_more() -> None:
    script = ScriptedChance([3, 1, 0, 2])
    assert (script.die(6), script.shuffle(3)) == (3, [1, 0, 2])
    with pytest.raises(NoChance, match="a die was needed"):
        script.die(6)


def test_a_script_refuses_impossible_faces_and_shuffles() -> None:
    with pytest.raises(NoChance, match="cannot show 9"):
        ScriptedChance([9]).die(6)
    with pytest.raises(NoChance, match="a shuffle of 3"):
        ScriptedChance([0, 0, 1]).shuffle(3)


def test_a_recording_can_be_played_again() -> None:
    recording = RecordingChance(SeededChance(3))
    given = [recording.die(6), *recording.shuffle(5), recording.die(4)]
    script = ScriptedChance(recording.drawn)
    assert [script.die(6), *script.shuffle(5), script.die(4)] == given
