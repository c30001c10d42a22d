"""The page on which people play: where it finds its board."""

import pytest
from tests.tables.driving import Desk

from passgo.web.pages.app_page import board_of


def test_a_table_has_a_board_of_its_own_once_its_edition_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk()
    desk.ok("create", "ann", settings={"seats": 2, "edition": "voyage"})
    assert board_of(desk.table.state) == "/editions/voyage/board"
    monkeypatch.setattr("passgo.tables.settings.names", list)
    assert board_of(desk.table.state) == "/tables/t1/board"
