"""The engine keeps no time; it tells when time begins."""

import pytest

from passgo.editions import load
from passgo.engine import Log, SeededChance
from passgo.testing import RandomPlayer


def clocks_started(edition: str, seed: int) -> list[int]:
    log = Log(load(edition).board, 4, SeededChance(seed), opening=True)
    player = RandomPlayer(seed)
    found: list[int] = []
    for i in range(150):
        events = log.apply(*player.choose(log.game))
        found += [i for event in events if event.type == "clock-started"]
    return found


@pytest.mark.rule("CHAMP-TIME-6")
@pytest.mark.parametrize("seed", range(5))
def test_the_clock_starts_once_with_the_first_movement_roll(seed: int) -> None:
    started = clocks_started("championship", seed)
    assert len(started) == 1
    assert started[0] >= 4  # after everybody's starting roll


def test_without_time_no_clock_starts() -> None:
    assert clocks_started("classic", 1) == []
