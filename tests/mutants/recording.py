"""A plugin of pytest: tells coverage which test runs, and keeps how long each took and whether it passed."""

import json
import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import coverage
import pytest

TEST: Final = "PASSGO_MUTANTS_TEST"  # the test that started a process, read by the coverage of that process
NOT_LONG: Final = ("-m", "not long")  # every case of a test, but none that takes minutes
TIMES: Final = "PASSGO_MUTANTS_TIMES"  # where to write what each test took

took: dict[str, float] = defaultdict(float)
failed: set[str] = set()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    os.environ[TEST] = item.nodeid
    current = coverage.Coverage.current()
    if current is not None:
        current.switch_context(item.nodeid)
    return (yield)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    took[report.nodeid] += report.duration
    if not report.passed:  # a test that was skipped here notices nothing either
        failed.add(report.nodeid)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if not hasattr(session.config, "workerinput"):
        passed = {name: round(seconds, 3) for name, seconds in took.items() if name not in failed}
        Path(os.environ[TIMES]).write_text(json.dumps(passed, indent=0), encoding="utf-8")
