"""Everything into one file and back."""

import gzip
import os
import threading
from pathlib import Path

import pytest
from tests.servers import Postgres
from tests.store.samples import NOW, fill, log
from tests.store.test_writer import SOON

from passgo.store import (
    BackupBroken,
    SchemaTooNew,
    Store,
    StoreError,
    StoreInUse,
    StoreUnavailable,
    Writer,
    file_lock,
    json_lines,
    open_store,
    people,
)
from passgo.store.backup import backup, restore
from passgo.store.schema import HEAD, entries


def everything(store: Store) -> bytes:
    return b"".join(json_lines.dump(store))


def everything_at(url: str) -> bytes:
    store = open_store(url)
    try:
        return everything(store)
    finally:
        store.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "passgo.backup"


@pytest.fixture
def target(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'new' / 'store.db'}"


@pytest.mark.parametrize("rows", [False, True], ids=["native", "portable"])
def test_a_restored_database_equals_the_first(
    store: Store, file: Path, rows: bool, request: pytest.FixtureRequest
) -> None:
    fill(store)
    backup(store, file, NOW, portable_rows=rows)
    fresh = "target" if store.is_sqlite else "postgres"
    where = request.getfixturevalue(fresh)
    url = where.new_database() if isinstance(where, Postgres) else where
    assert restore(file, url).streams == 2
    assert everything_at(url) == everything(store)


def test_a_portable_backup_moves_a_laptop_to_a_server_and_back(
    sqlite_url: str, postgres: Postgres, file: Path, target: str
) -> None:
    laptop = open_store(sqlite_url)
    fill(laptop)
    backup(laptop, file, NOW, portable_rows=True)
    server_url = postgres.new_database()
    restore(file, server_url)
    assert everything_at(server_url) == everything(laptop)

    server = open_store(server_url)
    assert server.append("game-1", 3, log(1)) == 4
    backup(server, file, NOW, replace=True)
    restore(file, target)
    assert everything_at(target) == everything(server)
    server.close()
    laptop.close()


def test_a_sqlite_backup_does_not_fill_postgresql(sqlite_url: str, postgres: Postgres, file: Path) -> None:
    store = open_store(sqlite_url)
    backup(store, file, NOW)
    store.close()
    with pytest.raises(StoreError, match="portable"):
        restore(file, postgres.new_database())


@pytest.mark.parametrize("rows", [False, True], ids=["native", "portable"])
def test_a_backup_of_a_live_database_is_one_moment_of_it(store: Store, file: Path, target: str, rows: bool) -> None:
    """Writing goes on all the while; all that was acknowledged before is in the backup, and every chain is whole."""
    writer = Writer(store)
    versions = [0, 0, 0]
    stop, warm = threading.Event(), threading.Event()

    def play() -> None:
        while not stop.is_set():
            futures = [writer.append(f"game-{game}", version, log(1)) for game, version in enumerate(versions)]
            versions[:] = [future.result(SOON) for future in futures]
            if versions[0] == 20:
                warm.set()

    players = threading.Thread(target=play)
    players.start()
    try:
        assert warm.wait(SOON)
        acknowledged = list(versions)
        backup(store, file, NOW, portable_rows=rows)
    finally:
        stop.set()
        players.join(SOON)
        writer.close()
    assert restore(file, target).broken == ()
    check_prefixes(store, open_store(target), acknowledged)


def test_rows_written_while_they_are_read_belong_to_the_next_backup(store: Store) -> None:
    fill(store)
    before = everything(store)
    rows = json_lines.dump(store)
    begun = next(rows) + next(rows)
    store.append("game-3", 0, log(1))
    store.do(lambda conn: people.add(conn, "Bob", "en", NOW))
    assert begun + b"".join(rows) == before
    assert everything(store) != before


def check_prefixes(live: Store, copy: Store, acknowledged: list[int]) -> None:
    for game, version in enumerate(acknowledged):
        kept = copy.read(f"game-{game}")
        assert len(kept) >= version
        assert live.read(f"game-{game}", limit=len(kept)) == kept
    copy.close()


def test_a_broken_game_is_named_and_the_others_come_back(store: Store, file: Path, target: str) -> None:
    fill(store)
    store.do(lambda conn: conn.execute(entries.update().where(entries.c.version == 2).values(body="{}")))
    backup(store, file, NOW, portable_rows=True)
    restored = restore(file, target)
    assert (restored.streams, restored.broken) == (2, ("game-1",))


# What is refused


@pytest.mark.parametrize("rows", [False, True], ids=["native", "portable"])
def test_every_cut_is_refused_and_touches_nothing(
    sqlite_url: str, tmp_path: Path, file: Path, target: str, rows: bool
) -> None:
    store = open_store(sqlite_url)
    fill(store)
    backup(store, file, NOW, portable_rows=rows)
    store.close()
    whole = file.read_bytes()
    cut = tmp_path / "cut"
    for length in [*range(0, len(whole), 97), len(whole) - 1]:
        cut.write_bytes(whole[:length])
        with pytest.raises(BackupBroken):
            restore(cut, target)
    assert list((tmp_path / "new").iterdir()) == []


def test_every_changed_byte_is_refused(sqlite_url: str, tmp_path: Path, file: Path, target: str) -> None:
    """Past the gzip header, whose time stamp and name mean nothing."""
    store = open_store(sqlite_url)
    fill(store)
    backup(store, file, NOW, portable_rows=True)
    store.close()
    whole = file.read_bytes()
    for place in range(10, len(whole), 41):
        changed = bytearray(whole)
        changed[place] ^= 1
        (tmp_path / "changed").write_bytes(changed)
        with pytest.raises(BackupBroken):
            restore(tmp_path / "changed", target)


def test_a_forged_payload_is_refused_by_its_checksum(sqlite_url: str, tmp_path: Path, file: Path, target: str) -> None:
    store = open_store(sqlite_url)
    fill(store)
    backup(store, file, NOW, portable_rows=True)
    store.close()
    forged = gzip.decompress(file.read_bytes()).replace(b"good luck!", b"good duck!")
    (tmp_path / "forged").write_bytes(gzip.compress(forged))
    with pytest.raises(BackupBroken, match="checksum"):
        restore(tmp_path / "forged", target)


@pytest.mark.parametrize(
    "content",
    [b"", b"a note", gzip.compress(b""), gzip.compress(b'{"passgo_backup":1}\n')],
    ids=["empty", "text", "empty-gzip", "head-only"],
)
def test_a_file_that_is_no_backup_is_refused(tmp_path: Path, target: str, content: bytes) -> None:
    (tmp_path / "note").write_bytes(content)
    with pytest.raises(BackupBroken):
        restore(tmp_path / "note", target)


def test_a_missing_file_is_refused(tmp_path: Path, target: str) -> None:
    with pytest.raises(BackupBroken, match="no such file"):
        restore(tmp_path / "nothing", target)


def test_a_backup_of_a_newer_passgo_is_refused(store: Store, tmp_path: Path, file: Path, target: str) -> None:
    backup(store, file, NOW, portable_rows=True)
    newer = gzip.decompress(file.read_bytes()).replace(f'"schema":"{HEAD}"'.encode(), b'"schema":"9999"', 1)
    (tmp_path / "newer").write_bytes(gzip.compress(newer))
    with pytest.raises(SchemaTooNew):
        restore(tmp_path / "newer", target)


@pytest.mark.parametrize("schema", ["0000", " 004", "", "0001a"])
def test_a_schema_that_never_was_is_named(store: Store, tmp_path: Path, file: Path, target: str, schema: str) -> None:
    backup(store, file, NOW, portable_rows=True)
    spoilt = gzip.decompress(file.read_bytes()).replace(
        f'"schema":"{HEAD}"'.encode(), f'"schema":"{schema}"'.encode(), 1
    )
    (tmp_path / "spoilt").write_bytes(gzip.compress(spoilt))
    with pytest.raises(BackupBroken, match=f"no release has had the schema '{schema}'"):
        restore(tmp_path / "spoilt", target)


def test_a_database_with_data_is_not_overwritten_unasked(url: str, file: Path) -> None:
    store = open_store(url)
    fill(store)
    backup(store, file, NOW, portable_rows=True)
    store.append("game-1", 3, log(1))
    after = everything(store)
    store.close()
    with pytest.raises(StoreInUse, match="already"):
        restore(file, url)
    assert everything_at(url) == after
    restore(file, url, replace=True)
    assert everything_at(url) != after
    replaced = open_store(url)
    assert len(replaced.read("game-1")) == 3
    replaced.close()


def test_a_database_that_somebody_has_open_is_not_replaced(store: Store, file: Path) -> None:
    fill(store)
    backup(store, file, NOW, portable_rows=True)
    store.ping()
    with pytest.raises(StoreInUse, match="cannot be replaced"):
        restore(file, store.url.render_as_string(hide_password=False), replace=True)
    assert store.append("game-1", 3, log(1)) == 4


def test_a_database_that_is_served_is_not_replaced(sqlite_url: str, file: Path) -> None:
    store = open_store(sqlite_url)
    backup(store, file, NOW)
    store.close()
    with (
        file_lock.hold(Path(sqlite_url.removeprefix("sqlite:///"))),
        pytest.raises(StoreInUse, match="served by another"),
    ):
        restore(file, sqlite_url, replace=True)


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="only Linux tells which files a process has open")
def test_on_windows_a_database_is_closed_before_it_is_replaced(
    sqlite_url: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store(sqlite_url)
    fill(store)
    backup(store, file, NOW)
    store.close()
    replaced = Path(sqlite_url.removeprefix("sqlite:///"))
    still_open: list[bool] = []
    replace = Path.replace

    def noted(payload: Path, target: Path) -> Path:
        opened = {str(entry.readlink()) for entry in Path("/proc/self/fd").iterdir() if entry.is_symlink()}
        still_open.append(str(target) in opened)
        return replace(payload, target)

    monkeypatch.setattr(Path, "replace", noted)
    restore(file, sqlite_url, replace=True)
    monkeypatch.setattr("passgo.machine.OPEN_FILES_CAN_BE_REPLACED", False)
    restore(file, sqlite_url, replace=True)
    assert still_open == [True, False]
    assert replaced.exists()


def test_what_a_lost_database_left_beside_it_is_not_applied_to_the_restored_one(sqlite_url: str, file: Path) -> None:
    """The server was killed, its file is damaged, and somebody has deleted that file only."""
    lost = Path(sqlite_url.removeprefix("sqlite:///"))
    log_beside = Path(f"{lost}-wal")
    store = open_store(sqlite_url)
    fill(store)
    backup(store, file, NOW)
    kept = everything(store)
    store.append("game-9", 0, log(30))
    left_behind = log_beside.read_bytes()
    store.close()
    lost.unlink()
    log_beside.write_bytes(left_behind)
    assert restore(file, sqlite_url).streams == 2
    assert everything_at(sqlite_url) == kept


def test_a_damaged_database_can_be_replaced(sqlite_url: str, file: Path) -> None:
    damaged = Path(sqlite_url.removeprefix("sqlite:///"))
    store = open_store(sqlite_url)
    fill(store)
    backup(store, file, NOW)
    kept = everything(store)
    store.close()
    damaged.write_bytes(damaged.read_bytes()[:5000])
    with pytest.raises(StoreUnavailable, match=r"store\.db: .*malformed: .*passgo restore FILE --replace"):
        open_store(sqlite_url)
    with pytest.raises(StoreInUse, match=r"is damaged .*--replace"):
        restore(file, sqlite_url)
    restore(file, sqlite_url, replace=True)
    assert everything_at(sqlite_url) == kept


def test_an_empty_database_may_be_filled(sqlite_url: str, file: Path, target: str) -> None:
    store = open_store(sqlite_url)
    fill(store)
    backup(store, file, NOW)
    open_store(target).close()
    assert restore(file, target).streams == 2
    assert everything_at(target) == everything(store)
    store.close()


def test_an_existing_backup_is_not_overwritten_unasked(store: Store, file: Path) -> None:
    backup(store, file, NOW)
    with pytest.raises(StoreInUse):
        backup(store, file, NOW)
    backup(store, file, NOW + 1, replace=True)


def test_a_backup_that_cannot_be_written_leaves_nothing_behind(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable):
        backup(store, tmp_path / "no such folder" / "file", NOW)
    assert [path.name for path in tmp_path.iterdir() if "backup" in path.name or "part" in path.name] == []


def test_a_failed_backup_keeps_the_last_good_one(store: Store, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    backup(store, file, NOW, portable_rows=True)
    good = file.read_bytes()

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StoreUnavailable, match="No space left"):
        backup(store, file, NOW + 1, portable_rows=True, replace=True)
    assert file.read_bytes() == good
    assert not file.with_name(file.name + ".part").exists()


def test_a_good_backup_is_not_called_broken_because_the_disk_is_full(
    store: Store, file: Path, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    backup(store, file, NOW, portable_rows=True)

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StoreUnavailable, match=r"cannot be unpacked in .*new: No space left"):
        restore(file, target)


def test_a_backup_is_for_its_owner_only(store: Store, file: Path) -> None:
    backup(store, file, NOW)
    assert file.stat().st_mode & 0o077 == 0


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can restore for somebody else")
def test_what_root_restores_belongs_to_the_account_that_has_the_folder(sqlite_url: str, file: Path) -> None:
    """A server that runs as its own user could not open it otherwise."""
    store = open_store(sqlite_url)
    backup(store, file, NOW)
    store.close()
    there = Path(sqlite_url.removeprefix("sqlite:///"))
    os.chown(there.parent, 4711, 4712)
    restore(file, sqlite_url, replace=True)
    assert (there.stat().st_uid, there.stat().st_gid) == (4711, 4712)


def test_the_database_is_for_its_owner_only(sqlite_url: str) -> None:
    store = open_store(sqlite_url)
    store.append("game", 0, log(1))
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    assert {each.name for each in path.parent.glob("store.db*")} == {"store.db", "store.db-wal", "store.db-shm"}
    assert all(each.stat().st_mode & 0o077 == 0 for each in path.parent.glob("store.db*"))
    store.close()
