"""One scenario, written to a file and run: what the tests of the runner share."""

from pathlib import Path

import pytest

from passgo.engine.invariants import broken
from passgo.scenarios import Mismatch, ScenarioError, read_scenarios, run

HEAD = "name: A\nedition: classic\nplayers: [ann, bob, cy]\n"
SHORT = HEAD.replace("classic", "cthulhu-short")
VOYAGE = HEAD.replace("classic", "voyage")
MARIO = HEAD.replace("classic", "mario")
CHAMPIONSHIP = HEAD.replace("classic", "championship")
BROWN = "deeds: [mediterranean-avenue, baltic-avenue]"


def mismatches_of(folder: Path, text: str) -> list[Mismatch]:
    """What is not as expected in the one scenario of the text."""
    file = folder / "one.yaml"
    file.write_text(text, encoding="utf-8")
    scenarios, errors = read_scenarios(file)
    assert errors == []
    return run(scenarios[0], broken)


def error_of(folder: Path, text: str) -> ScenarioError:
    file = folder / "one.yaml"
    file.write_text(text, encoding="utf-8")
    scenarios, errors = read_scenarios(file)
    if errors:
        return errors[0]
    with pytest.raises(ScenarioError) as raised:
        run(scenarios[0])
    return raised.value
