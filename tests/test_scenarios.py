"""Every scenario under tests/scenarios/, played by the runner that `passgo check` uses."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from passgo.cli.check import scenario_files
from passgo.engine.invariants import broken
from passgo.scenarios import Scenario, ScenarioError, read_scenarios, run

FOLDER = Path(__file__).parent / "scenarios"
READ = {file: read_scenarios(file, str(file.relative_to(FOLDER))) for file in scenario_files(FOLDER)}


def every_scenario() -> Iterator[tuple[str, Scenario]]:
    for file, (scenarios, _) in READ.items():
        title = file.relative_to(FOLDER).as_posix()
        for scenario in scenarios:
            yield f"{title}: {scenario.name}", scenario


SCENARIOS = dict(every_scenario())


@pytest.mark.parametrize("title", SCENARIOS)
def test_scenario(title: str) -> None:
    assert [str(mismatch) for mismatch in run(SCENARIOS[title], broken)] == []


def test_every_file_can_be_read() -> None:
    errors: list[ScenarioError] = [error for _, found in READ.values() for error in found]
    assert [str(error) for error in errors] == []
