"""The page on which people play: where it finds its board."""

import re
from pathlib import Path

import pytest
from tests.tables.driving import Desk

from passgo.web.pages.app_page import board_of, build


def test_a_table_has_a_board_of_its_own_once_its_edition_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk()
    desk.ok("create", "ann", settings={"seats": 2, "edition": "voyage"})
    assert board_of(desk.table.state) == "/editions/voyage/board"
    monkeypatch.setattr("passgo.tables.settings.names", list)
    assert board_of(desk.table.state) == "/tables/t1/board"


def test_what_was_built_has_a_short_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("passgo.web.pages.app_page.FOLDER", tmp_path)
    assert build.__wrapped__() == ""
    (tmp_path / "table.js").write_text("one", encoding="utf-8")
    one = build.__wrapped__()
    (tmp_path / "table.js").write_text("other", encoding="utf-8")
    assert re.fullmatch("[0-9a-f]{16}", one)
    assert build.__wrapped__() != one
