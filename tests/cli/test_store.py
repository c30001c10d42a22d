"""The commands: what they say and how they end."""

from pathlib import Path

import pytest
import typer
from tests.store.samples import fill, log
from typer.testing import CliRunner, Result

from passgo.cli import store
from passgo.store import default_url, open_store
from passgo.store.schema import entries


def passgo(*words: object) -> Result:
    app = typer.Typer()
    app.command("backup")(store.backup)
    app.command("restore")(store.restore)
    app.command("export")(store.export_game)
    app.command("import")(store.import_game)
    return CliRunner().invoke(app, [str(word) for word in words])


@pytest.fixture
def database(sqlite_url: str) -> str:
    store = open_store(sqlite_url)
    fill(store)
    store.close()
    return sqlite_url


@pytest.fixture
def other(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'other.db'}"


def test_backup_and_restore(database: str, other: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    done = passgo("backup", file, "--database", database)
    assert done.stdout == f"{file}: {file.stat().st_size} bytes\n"
    done = passgo("restore", file, "--database", other)
    assert (done.exit_code, done.stdout) == (0, "2 games restored, 0 of them broken\n")


def test_export_and_import(database: str, other: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert passgo("export", "game-1", file, "--database", database).exit_code == 0
    assert passgo("export", "game-1", "--database", database).stdout == file.read_text(encoding="utf-8")
    assert passgo("import", file, "--database", other).stdout == "game-1: 3 entries\n"


def test_the_database_may_stand_in_the_environment(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PASSGO_DATABASE", database)
    assert passgo("export", "game-1", tmp_path / "game.json").exit_code == 0


def test_without_a_database_named_it_is_the_users_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("PASSGO_DATABASE", raising=False)
    there = tmp_path / "passgo" / "passgo.db"
    refused = passgo("backup", tmp_path / "backup")  # of nothing: it would look like a good one
    assert refused.exit_code == 2
    assert refused.stderr == f"{there}: no such database; name it with --database or PASSGO_DATABASE\n"
    assert not (tmp_path / "backup").exists()
    open_store(default_url()).close()
    assert passgo("backup", tmp_path / "backup").exit_code == 0


def test_a_broken_game_is_named(database: str, other: str, tmp_path: Path) -> None:
    store = open_store(database)
    store.do(lambda conn: conn.execute(entries.update().where(entries.c.version == 2).values(body="{}")))
    store.close()
    passgo("backup", tmp_path / "backup", "--database", database)
    done = passgo("restore", tmp_path / "backup", "--database", other)
    assert done.exit_code == 1
    assert "broken since before the backup: game-1" in done.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("export", "nothing"), "no game nothing"),
        (("import", "{folder}/missing.json"), "No such file"),
        (("import", "{folder}/note"), "not an exported game"),
        (("restore", "{folder}/note"), "not a complete passgo backup"),
        (("restore", "{folder}/missing"), "no such file"),
        (("backup", "{folder}/note"), "exists already"),
        (("backup", "{folder}/none/file"), "No such file"),
    ],
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_what_cannot_be_done_is_said_in_one_line(
    database: str, tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    (tmp_path / "note").write_text("only a note")
    done = passgo(*(word.format(folder=tmp_path) for word in words), "--database", database)
    assert done.exit_code == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_database_with_data_needs_to_be_asked_for(database: str, tmp_path: Path) -> None:
    passgo("backup", tmp_path / "backup", "--database", database)
    assert "holds data already" in passgo("restore", tmp_path / "backup", "--database", database).stderr
    assert passgo("restore", tmp_path / "backup", "--database", database, "--replace").exit_code == 0


def test_a_restored_game_goes_on(database: str, other: str, tmp_path: Path) -> None:
    passgo("backup", tmp_path / "backup", "--database", database)
    passgo("restore", tmp_path / "backup", "--database", other)
    store = open_store(other)
    assert store.append("game-1", 3, log(1)) == 4
    store.close()
