"""Which tests execute a line, learned from one run of a room's tests under coverage."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import coverage
from tests.mutants.recording import NOT_LONG, TEST, TIMES

SLOW_SETUP: Final = ("postgresql", "postgres", "valkey")  # tests named so start a server first
LOADING: Final = ""  # coverage's context outside of tests
SETUP_SECONDS: Final = 5.0

SETTINGS: Final = """\
[run]
source = {source}
data_file = {data}
parallel = true
sigterm = true
context = ${{{test}-}}
"""


@dataclass(frozen=True, slots=True)
class Reach:
    """The tests of one room that pass on the unbroken tree."""

    data: coverage.CoverageData
    seconds: dict[str, float]
    edited: list[str]  # test files written since

    def tests(self, path: Path, line: int, last: int) -> list[str]:
        """The tests that execute one of the lines of a file, the fastest first.

        What runs while modules are loaded belongs to no test: then those follow that enter the module, and all others.
        """
        lines = self.data.contexts_by_lineno(str(path))
        exact = {test for at in range(line, last + 1) for test in lines.get(at, ())}
        if LOADING not in exact:
            return sorted(exact & self.seconds.keys(), key=self.cost)
        near = {test for tests in lines.values() for test in tests}
        return sorted(self.seconds, key=lambda test: (test not in near, self.cost(test)))

    def cost(self, test: str) -> float:
        return self.seconds[test] + (SETUP_SECONDS if any(word in test for word in SLOW_SETUP) else 0.0)


def measure(copy: Path, folder: Path, tests: tuple[str, ...], processes: int) -> None:
    """Run a room's tests in a copy of the tree, and leave in a folder what they reached."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*"):
        old.unlink()
    settings = folder / "coveragerc"
    data = folder / "reached"
    settings.write_text(SETTINGS.format(source=copy / "src" / "passgo", data=data, test=TEST), encoding="utf-8")
    environment = {
        **os.environ,
        "COVERAGE_PROCESS_START": str(settings),
        "PYTHONPATH": os.pathsep.join([str(copy / "src"), str(copy)]),
        TIMES: str(folder / "seconds.json"),
    }
    alone = ["-p", "tests.mutants.recording", "-p", "no:cacheprovider", *NOT_LONG]
    command = [sys.executable, "-m", "pytest", "-q", *alone]
    with (folder / "said.txt").open("wb") as said:
        subprocess.run(
            [*command, "-n", str(processes), *tests], cwd=copy, env=environment, stdout=said, stderr=said, check=False
        )
    whole = coverage.CoverageData(str(data))
    for part in sorted(folder.glob("reached.*")):
        one = coverage.CoverageData(str(part))
        try:
            one.read()
            whole.update(one)
        except coverage.CoverageException:  # left by a process that a test killed while it was writing
            pass
        part.unlink()
    whole.write()


def load(folder: Path, edited: list[str]) -> Reach:
    data = coverage.CoverageData(str(folder / "reached"))
    data.read()
    return Reach(data, json.loads((folder / "seconds.json").read_text(encoding="utf-8")), edited)
