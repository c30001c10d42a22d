"""An SQLite file has one server, and is free again however that one ended."""

from pathlib import Path

import pytest
from tests.web.running import Process

from passgo.store import StoreInUse, StoreUnavailable
from passgo.store.file_lock import hold
from passgo.web.server import serve
from passgo.web.settings import load


def test_a_second_server_of_one_file_is_told_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "passgo.db"
    with hold(file), pytest.raises(StoreInUse, match=r"served by another passgo.*PostgreSQL"):
        hold(file)
    hold(file).close()


def test_a_server_that_was_killed_holds_nothing(tmp_path: Path) -> None:
    file = tmp_path / "passgo.db"
    server = Process(f"sqlite:///{file}")
    with pytest.raises(StoreInUse):
        hold(file)
    server.kill()
    hold(file).close()


def test_a_file_that_is_served_is_not_upgraded_under_its_server(tmp_path: Path) -> None:
    """By a newer passgo that is started on it."""
    file = tmp_path / "passgo.db"
    with hold(file), pytest.raises(StoreInUse):
        serve(load({"port": "0", "database": f"sqlite:///{file}"}, environment={}))
    assert file.read_bytes() == b""


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable, match="nowhere"):
        hold(tmp_path / "nowhere" / "passgo.db")
