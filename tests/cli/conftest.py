"""Databases of the store's tests, for the commands that work on them, and a championship in one."""

import datetime
from pathlib import Path

import pytest
from tests.office.keeping import format_text
from tests.store.conftest import sqlite_url  # noqa: F401 - a fixture


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'server.db'}"


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """A championship that is open for registration now."""
    today = datetime.datetime.now(datetime.UTC).date()
    text = format_text("single-evening")
    text = text.replace("opens = 2026-01-05", f"opens = {today - datetime.timedelta(days=9)}")
    text = text.replace("closes = 2026-01-30", f"closes = {today + datetime.timedelta(days=9)}")
    text = text.replace("starts = 2026-01-31", f"starts = {today + datetime.timedelta(days=10)}")
    file = tmp_path / "evening.toml"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.fixture
def greece(tmp_path: Path) -> Path:
    """The championship of six cities, in years to come."""
    file = tmp_path / "greece.toml"
    file.write_text(format_text("greece-2015").replace("= 2015-0", "= 2075-0"), encoding="utf-8")
    return file
