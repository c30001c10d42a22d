"""Faults by the thousand: whatever befalls servers, network and store, there is one history, and nothing is lost."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.breadth import wide
from tests.simulation.mutants import MUTANTS
from tests.simulation.simulation import Simulation
from tests.simulation.world import Broken

ROOT = Path(__file__).parents[2]
QUICK_SEEDS = 100
SEEDS = 200
LONG_SEEDS = 2_000
AT_ONCE = 20  # seeds to a test, so that several processes share them


def played(seed: int) -> Simulation:
    simulation = Simulation(seed)
    simulation.run()
    return simulation


def play(first: int) -> None:
    for seed in range(first, first + AT_ONCE):
        try:
            played(seed)
        except Broken as broken:
            pytest.fail(f"seed {seed}: {broken}; python -m tests.simulation {seed} tells all of it", pytrace=False)


@pytest.mark.parametrize("first", [*range(0, QUICK_SEEDS, AT_ONCE), *map(wide, range(QUICK_SEEDS, SEEDS, AT_ONCE))])
def test_every_fault_leaves_one_history(first: int) -> None:
    play(first)


@pytest.mark.long
@pytest.mark.parametrize("first", range(SEEDS, SEEDS + LONG_SEEDS, AT_ONCE))
def test_two_thousand_seeds(first: int) -> None:
    play(first)


def first_seed_that_breaks() -> tuple[int, Broken]:
    for seed in range(SEEDS):
        try:
            played(seed)
        except Broken as broken:
            return seed, broken
    pytest.fail(f"{SEEDS} seeds find nothing")


@pytest.mark.parametrize("name", MUTANTS)
def test_a_planted_bug_is_found(name: str) -> None:
    mutant = MUTANTS[name]
    with mutant.plant():
        seed, broken = first_seed_that_breaks()
    sys.stdout.write(f"{name}: seed {seed}: {broken}\n")
    assert broken.invariant in mutant.found_by
    played(seed)  # and it is the bug that breaks it, not the seed


def test_a_seed_tells_the_same_story_every_time() -> None:
    """Also in another process, where sets of texts have another order."""
    seed = 7
    first, second = played(seed), played(seed)
    command = [sys.executable, "-m", "tests.simulation", str(seed)]
    environment = {**os.environ, "PYTHONHASHSEED": "7"}
    elsewhere = subprocess.run(
        command, cwd=ROOT, env=environment, check=True, capture_output=True, encoding="utf-8"
    ).stdout
    assert first.world.trace == second.world.trace
    assert elsewhere.splitlines()[:-1] == [f"{at:9.4f} {who:8} {what}" for at, who, what in first.world.trace]


FAULTS = (
    "is killed",
    "is asked to end",
    "is stopped",
    "is away",
    "has its clock set",
    "both hears",
    "client hears",
    "server hears",
    "nobody hears",
    "does not hear of its commit",
    "hears nothing",
)


def test_the_seeds_meet_every_kind_of_fault() -> None:
    missing = set(FAULTS)
    for seed in range(40):
        told = " ".join(what for _, _, what in played(seed).world.trace)
        missing = {fault for fault in missing if fault not in told}
        if not missing:
            break
    assert missing == set()
