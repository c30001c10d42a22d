"""A release: one place for the version, a changelog that names it, and a check that finds what is missing."""

import ast
import re
import sys
import tomllib
from pathlib import Path

import pytest
from tests.distributions import ROOT
from tests.release_check import NotReady, changelog_faults, demand, find_python
from tests.released.make import AlreadyThere, make

import passgo

READY = """\
# Changelog

## [Unreleased]

## [0.2.0] - 2026-11-16

### Added
- Doors.

## [0.1.0] - 2026-11-10

- The first one.
"""


def test_the_version_is_written_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["hatch"]["version"] == {"path": "src/passgo/__init__.py"}
    assert re.fullmatch(r"\d+\.\d+\.\d+", passgo.__version__)


def test_no_module_repeats_the_version() -> None:
    found = [
        path.relative_to(ROOT).as_posix()
        for path in sorted((ROOT / "src").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value == passgo.__version__
    ]
    assert found == ["src/passgo/__init__.py"]


def test_a_changelog_with_a_dated_section_is_ready() -> None:
    assert list(changelog_faults(READY, "0.2.0")) == []


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("## [0.2.0] - 2026-11-16", "## [0.2.0]"),
        ("## [0.2.0] - 2026-11-16", "## [0.2.0] - 2026-13-16"),
        ("## [0.2.0] - 2026-11-16", "## [0.3.0] - 2026-11-16"),
        ("### Added\n- Doors.\n", ""),
    ],
)
def test_a_changelog_without_one_is_not(before: str, after: str) -> None:
    faults = list(changelog_faults(READY.replace(before, after), "0.2.0"))
    assert faults == ["CHANGELOG.md has no section `## [0.2.0] - YYYY-MM-DD` with something in it"]


def test_entries_that_nobody_released_are_found() -> None:
    left = READY.replace("## [Unreleased]\n", "## [Unreleased]\n\n- Windows.\n")
    assert list(changelog_faults(left, "0.2.0")) == [
        "CHANGELOG.md has entries under [Unreleased]: they belong to 0.2.0"
    ]


def test_our_own_python_is_found_and_one_that_nobody_has_is_not() -> None:
    own = "{}.{}".format(*sys.version_info[:2])
    assert find_python("3.99") is None
    assert find_python(own) is not None


def test_what_differs_is_named() -> None:
    with pytest.raises(NotReady, match=r"^pages: \[404\], not \[200\]$"):
        demand("pages", [404], [200])


def test_what_a_release_left_is_never_written_over(tmp_path: Path) -> None:
    with pytest.raises(AlreadyThere, match="exists"):
        make(tmp_path)
    assert list(tmp_path.iterdir()) == []
