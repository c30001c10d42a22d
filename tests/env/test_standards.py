"""The makers of the standards have tests of their own; every edition passes them without a warning."""

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from passgo.editions import load, names
from passgo.env import SEAT_ENV, TableEnv

CYCLES = 60


@pytest.mark.parametrize("edition", names())
def test_a_table_passes_the_tests_of_pettingzoo(edition: str) -> None:
    api_test(TableEnv(edition, render_mode="ansi"), num_cycles=CYCLES)
    seed_test(lambda: TableEnv(edition), num_cycles=CYCLES)


@pytest.mark.parametrize("edition", names())
def test_a_table_with_all_seats_taken_passes_them_too(edition: str) -> None:
    most = load(edition).board.players_max
    api_test(TableEnv(edition, seats=most, turns=60), num_cycles=CYCLES)


@pytest.mark.long
@pytest.mark.parametrize("edition", names())
def test_whole_games_pass_the_tests_of_pettingzoo(edition: str) -> None:
    api_test(TableEnv(edition), num_cycles=20_000)
    seed_test(lambda: TableEnv(edition), num_cycles=5_000)


@pytest.mark.parametrize("edition", names())
def test_a_seat_passes_the_check_of_gymnasium(edition: str) -> None:
    env = gymnasium.make(SEAT_ENV, edition=edition, opponents=["builder", "novice"])
    check_env(env.unwrapped)
