"""Scenarios: the rules as executable examples. A file of them is read, put on the board, played and compared."""

from passgo.scenarios.expectations import Mismatch
from passgo.scenarios.given import position
from passgo.scenarios.reading import ScenarioError
from passgo.scenarios.running import run
from passgo.scenarios.scenario import Scenario, read_scenarios

__all__ = ["Mismatch", "Scenario", "ScenarioError", "position", "read_scenarios", "run"]
