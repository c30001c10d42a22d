"""Scenarios: the rules as executable examples. A file of them is read, put on the board, played and compared."""

from passgo.scenarios.expectations import Mismatch
from passgo.scenarios.given import position
from passgo.scenarios.reading import Node, ScenarioError, node_of, read_documents
from passgo.scenarios.running import run
from passgo.scenarios.scenario import Scenario, read_scenarios
from passgo.scenarios.steps import Step

__all__ = [
    "Mismatch",
    "Node",
    "Scenario",
    "ScenarioError",
    "Step",
    "node_of",
    "position",
    "read_documents",
    "read_scenarios",
    "run",
]
