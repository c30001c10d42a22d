"""Backup of a whole database into one file, and back.

The file is gzip of: a header line, the payload, a trailer line with the payload's SHA-256. A file that is cut off or
altered is refused before anything is touched. SQLite's payload is a database file made by its backup API; the portable
payload is one JSON line for each row and moves between SQLite and PostgreSQL. Both are taken while writing goes on.
"""

import gzip
import os
import sqlite3
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, nullcontext
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import BinaryIO, Literal

import msgspec
from sqlalchemy import URL

from passgo import machine
from passgo.store import file_lock, json_lines
from passgo.store.driver_errors import is_damage
from passgo.store.engines import parse_url, sqlite_file
from passgo.store.errors import BackupBroken, ChainBroken, SchemaTooNew, StoreError, StoreInUse, StoreUnavailable
from passgo.store.schema import HEAD
from passgo.store.store import Store, open_store
from passgo.store.streams import names, verify_chain

FORMAT = 1
CHUNK = 1 << 20
LONGEST_LINE = 1000  # of the header and the trailer
BROKEN = (EOFError, gzip.BadGzipFile, zlib.error, msgspec.MsgspecError, ValueError)
SCHEMAS = frozenset(f"{number:04}" for number in range(1, int(HEAD) + 1))  # of every release so far


class Header(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    passgo_backup: int
    payload: Literal["sqlite", "rows"]
    schema: str
    made_ms: int


class Trailer(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    size: int
    sha256: str


def backup(store: Store, file: Path, now_ms: int, *, portable_rows: bool = False, replace: bool = False) -> None:
    """Write the backup beside its final name and move it there when it is complete and on the disk."""
    if file.exists() and not replace:
        raise StoreInUse(f"{file} exists already")
    as_file = store.is_sqlite and not portable_rows
    header = Header(FORMAT, "sqlite" if as_file else "rows", HEAD, now_ms)
    part = file.with_name(file.name + ".part")
    try:
        with new_file(part) as raw, gzip.GzipFile("", "wb", 6, raw, mtime=0) as packed:
            packed.write(msgspec.json.encode(header) + b"\n")
            trailer = write_payload(sqlite_chunks(store.url) if as_file else json_lines.dump(store), packed.write)
            packed.write(b"\n" + msgspec.json.encode(trailer) + b"\n")
        part.replace(file)
    except OSError as error:
        raise StoreUnavailable(f"{file}: {error.strerror or error}") from error
    finally:
        part.unlink(missing_ok=True)


@contextmanager
def new_file(path: Path) -> Iterator[BinaryIO]:
    """Open a file that only its owner can read; when closed it is complete on the disk."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as raw:
        yield raw
        raw.flush()
        os.fsync(raw.fileno())


def write_payload(chunks: Iterator[bytes], write: Callable[[bytes], object]) -> Trailer:
    digest, size = sha256(), 0
    for chunk in chunks:
        write(chunk)
        digest.update(chunk)
        size += len(chunk)
    return Trailer(size, digest.hexdigest())


def sqlite_chunks(url: URL) -> Iterator[bytes]:
    """A copy of the database at one moment. SQLite makes it in one read transaction while writers go on."""
    live_file = sqlite_file(url)
    with TemporaryDirectory(prefix=".passgo-backup-", dir=live_file.parent) as folder:
        copy = Path(folder, "copy.db")
        where = f"a copy of the database is made in {live_file.parent}"
        with (
            closing(sqlite3.connect(live_file)) as live,
            closing(sqlite3.connect(copy)) as target,
            sqlite_outages(where),
        ):
            live.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # no log beside it: one file is all
        with copy.open("rb") as source:
            while chunk := source.read(CHUNK):
                yield chunk


@contextmanager
def sqlite_outages(where: str) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise StoreUnavailable(f"{where}: {error}") from error


# Restore


@dataclass(frozen=True, slots=True)
class Restored:
    """Result of a restore. A game whose log was already broken when the backup was made is named, not lost."""

    streams: int
    broken: tuple[str, ...]


def restore(file: Path, url: str, *, replace: bool = False) -> Restored:
    """Fill an empty database or, with `replace`, any that nobody has open."""
    target = parse_url(url)
    with TemporaryDirectory(prefix="passgo-restore-", dir=work_folder(target)) as folder:
        payload = Path(folder, "payload")
        header = unpack(file, payload)
        if header.schema > HEAD:
            raise SchemaTooNew(header.schema, HEAD)
        if header.schema not in SCHEMAS:
            raise BackupBroken(f"no release has had the schema {header.schema!r} of this backup")
        if header.payload == "rows":
            load_rows(payload, header.schema, target, replace=replace)
        elif target.drivername == "sqlite":
            put_sqlite(payload, sqlite_file(target), replace=replace)
        else:
            raise StoreError("a SQLite backup cannot fill PostgreSQL: make a portable one (backup --portable)")
    return verify_all(url)


def work_folder(target: URL) -> Path | None:
    """Folder on the disk of the database, so that the finished file can be moved into place."""
    if target.drivername != "sqlite":
        return None
    folder = sqlite_file(target).parent
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def unpack(file: Path, payload: Path) -> Header:
    """Write the payload to a file and check it against the trailer."""
    try:
        with gzip.open(file, "rb") as packed, new_file(payload) as out:
            header = msgspec.json.decode(packed.readline(LONGEST_LINE), type=Header)
            if header.passgo_backup != FORMAT:
                raise BackupBroken(f"{file}: format {header.passgo_backup} is not known, {FORMAT} is")
            found, last_line = split_trailer(packed, out)
            trailer = msgspec.json.decode(last_line, type=Trailer)
    except FileNotFoundError as error:
        raise BackupBroken(f"{file}: no such file") from error
    except BROKEN as error:
        raise BackupBroken(f"{file}: not a complete passgo backup ({error})") from error
    except OSError as error:  # the backup itself is fine
        where = payload.parent.parent
        raise StoreUnavailable(f"{file} cannot be unpacked in {where}: {error.strerror or error}") from error
    if found != trailer:
        raise BackupBroken(f"{file}: the content does not match its checksum")
    return header


def split_trailer(packed: gzip.GzipFile, out: BinaryIO) -> tuple[Trailer, bytes]:
    """Copy everything but the last line, whose start is known only at the end; returns both trailers."""
    held = b""

    def chunks() -> Iterator[bytes]:
        nonlocal held
        while chunk := packed.read(CHUNK):
            held += chunk
            ready, held = held[:-LONGEST_LINE], held[-LONGEST_LINE:]
            yield ready
        content, _, held = held.removesuffix(b"\n").rpartition(b"\n")
        yield content

    return write_payload(chunks(), out.write), held


def load_rows(payload: Path, schema: str, target: URL, *, replace: bool) -> None:
    if target.drivername == "sqlite":
        fresh = payload.with_name("fresh.db")
        json_lines.load(payload, schema, target.set(database=str(fresh)), replace=False)
        put_sqlite(fresh, sqlite_file(target), replace=replace)
    else:
        json_lines.load(payload, schema, target, replace=replace)


def put_sqlite(payload: Path, file: Path, *, replace: bool) -> None:
    """Move a database file into place."""
    with closing(sqlite3.connect(payload)) as conn, sqlite_outages("the database in the backup"):
        if conn.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            raise BackupBroken("the database in the backup is damaged")
        conn.execute("PRAGMA journal_mode = DELETE")
    # What root restores must be readable to the account that the server runs as, which has the folder.
    machine.give_to_owner_of(file.parent, payload)
    with out_of_service(file), given_up(file, replace=replace) if file.exists() else nullcontext():
        for name in ("-wal", "-shm", "-journal"):  # the log of a damaged or lost database would be applied to this one
            Path(f"{file}{name}").unlink(missing_ok=True)
        payload.replace(file)


@contextmanager
def out_of_service(file: Path) -> Iterator[None]:
    """Hold the file while no server has it, not even one that has read nothing yet. A new file gets no lock owned by
    root."""
    with file_lock.hold(file) if file_lock.lock_of(file).exists() else nullcontext():
        yield


@contextmanager
def given_up(file: Path, *, replace: bool) -> Iterator[None]:
    """A database that may be replaced, kept from everybody else meanwhile, unless it is too damaged for that.

    Where an open file cannot be replaced, only the lock of `out_of_service` keeps servers away meanwhile.
    """
    with closing(sqlite3.connect(file, timeout=0, isolation_level=None)) as old:
        try:
            hold(old)
            if not replace and holds_rows(old):
                raise StoreInUse(f"{file} holds data already")
        except sqlite3.Error as error:
            if not is_damage(error):
                raise StoreInUse(f"{file} cannot be replaced: {error}") from error
            if not replace:
                raise StoreInUse(f"{file} is damaged ({error}): --replace puts the backup in its place") from error
        if not machine.OPEN_FILES_CAN_BE_REPLACED:
            old.close()
        yield


def hold(old: sqlite3.Connection) -> None:
    """Keep everybody else out, and fold in the write-ahead log: left behind, it would be applied to the new file."""
    old.execute("PRAGMA locking_mode = EXCLUSIVE")
    old.execute("BEGIN EXCLUSIVE")
    old.execute("COMMIT")
    old.execute("PRAGMA journal_mode = DELETE")


def holds_rows(old: sqlite3.Connection) -> bool:
    names = [name for (name,) in old.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return any(old.execute(f'SELECT 1 FROM "{name}" LIMIT 1').fetchone() for name in names if name != "alembic_version")


def verify_all(url: str) -> Restored:
    store = open_store(url)
    broken = []
    try:
        with store.reading() as conn:
            found = names(conn)
            for stream in found:
                try:
                    verify_chain(conn, stream)
                except ChainBroken:
                    broken.append(stream)
    finally:
        store.close()
    return Restored(len(found), tuple(broken))
