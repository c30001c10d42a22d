import re
from pathlib import Path

import pytest
from hypothesis import settings

import passgo

RULE_ID = re.compile(r"(?:(?:GHOST|MARIO|CTHULHU|VOYAGE|CHAMP)-[A-Z]+|RULING)-\d+")
RULES_PER_TEST = 8  # a test that claims more shows none of them well

# How long an example takes depends on the machine; how to run a failing one again must not.
settings.register_profile("passgo", deadline=None, print_blob=True)
settings.load_profile("passgo")


def pytest_report_header() -> str:
    return f"passgo {passgo.__version__}, engine {passgo.mode()}"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Schemathesis makes its cases while it is collected: four seconds of every worker, for wide tests alone."""
    wanted = config.option.markexpr
    return (
        True if collection_path.name == "test_openapi.py" and ("wide" not in wanted or "not wide" in wanted) else None
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("rule"):
            unknown = [name for name in mark.args if not RULE_ID.fullmatch(str(name))]
            if unknown or not 1 <= len(mark.args) <= RULES_PER_TEST:
                raise pytest.UsageError(
                    f"{item.nodeid}: rule() takes 1 to {RULES_PER_TEST} ids like GHOST-RENT-1, not {mark.args}"
                )
