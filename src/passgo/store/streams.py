"""Event streams: numbered entries, each chained to the one before by its hash."""

import json
from dataclasses import dataclass
from hashlib import sha256
from itertools import pairwise
from typing import NoReturn

from sqlalchemy import Connection, bindparam, insert, select, text
from sqlalchemy.exc import IntegrityError, OperationalError

from passgo.store.errors import BadEntry, ChainBroken, Fenced, VersionConflict
from passgo.store.schema import entries, leases
from passgo.store.statements import Prepared

FIRST_HASH = "0" * 64
LONGEST_NAME = 200
LONGEST_BODY = 1_000_000
LATEST_MS = 2**53 - 1  # beyond this a browser that checks the chain could not count
PAGE = 1000


@dataclass(frozen=True, slots=True)
class NewEntry:
    """An entry to be written. The body is JSON text and names persons only by their opaque ids."""

    kind: str
    body: str
    at_ms: int


@dataclass(frozen=True, slots=True)
class Entry:
    stream: str
    version: int
    kind: str
    body: str
    at_ms: int
    prev_hash: str
    hash: str


COLUMNS = (
    entries.c.stream,
    entries.c.version,
    entries.c.kind,
    entries.c.body,
    entries.c.at_ms,
    entries.c.prev_hash,
    entries.c.hash,
)

INSERT = Prepared(insert(entries))
HEAD = Prepared(text("SELECT version, hash FROM entries WHERE stream = :name ORDER BY version DESC LIMIT 1"))
FENCE = Prepared(select(leases.c.fence).where(leases.c.stream == bindparam("name")).with_for_update(read=True))


def entry_hash(prev_hash: str, stream: str, version: int, kind: str, body: str, at_ms: int) -> str:
    """SHA-256 of the previous hash and of the JSON array as `JSON.stringify` writes it, so that a browser can check."""
    told = json.dumps([stream, version, kind, body, at_ms], ensure_ascii=False, separators=(",", ":"))
    return sha256(bytes.fromhex(prev_hash) + told.encode()).hexdigest()


def append(conn: Connection, stream: str, expected_version: int, new: list[NewEntry], fence: int | None = None) -> int:
    """Write the entries after `expected_version`, all or none, and return the new version."""
    refuse_bad(stream, new)
    if fence is not None:
        check_fence(conn, stream, fence)
    version, prev_hash = head(conn, stream)
    if version != expected_version:
        raise VersionConflict(stream, expected_version, version)
    chained = chain(stream, version, prev_hash, new)
    if chained:
        write(conn, stream, expected_version, chained)
    return version + len(chained)


def chain(stream: str, version: int, prev_hash: str, new: list[NewEntry]) -> list[Entry]:
    chained = []
    for number, entry in enumerate(new, version + 1):
        digest = entry_hash(prev_hash, stream, number, entry.kind, entry.body, entry.at_ms)
        chained.append(Entry(stream, number, entry.kind, entry.body, entry.at_ms, prev_hash, digest))
        prev_hash = digest
    return chained


def write(conn: Connection, stream: str, expected_version: int, chained: list[Entry]) -> None:
    try:
        INSERT.run(conn, *map(row, chained))
    except IntegrityError as error:
        # Another process appended between our look at the head and this insert. What it wrote cannot be read here:
        # PostgreSQL answers nothing more until this transaction or savepoint is rolled back.
        raise VersionConflict(stream, expected_version, expected_version + 1) from error


def row(entry: Entry) -> dict[str, str | int]:
    return {
        "stream": entry.stream,
        "version": entry.version,
        "kind": entry.kind,
        "body": entry.body,
        "at_ms": entry.at_ms,
        "prev_hash": entry.prev_hash,
        "hash": entry.hash,
    }


def refuse_bad(stream: str, new: list[NewEntry]) -> None:
    for name in (stream, *(entry.kind for entry in new)):
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
            raise BadEntry(f"a name of 1 to {LONGEST_NAME} printable characters is needed, not {name[:50]!r}")
    for entry in new:
        if len(entry.body) > LONGEST_BODY:
            raise BadEntry(f"the body of a {entry.kind} has {len(entry.body)} characters, more than {LONGEST_BODY}")
        if not 0 <= entry.at_ms <= LATEST_MS:
            raise BadEntry(f"{entry.at_ms} is not a time")
        refuse_no_json(entry)


def refuse_no_json(entry: NewEntry) -> None:
    try:
        entry.body.encode()
        json.loads(entry.body, parse_constant=refuse_constant)
    except (ValueError, RecursionError) as error:
        raise BadEntry(f"the body of a {entry.kind} is not JSON: {error}") from error


def refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def check_fence(conn: Connection, stream: str, fence: int) -> None:
    """Refuse a writer whose lease was taken over. The row stays locked: nobody can take it before the commit."""
    current = FENCE.run(conn, {"name": stream}).scalar()
    if current != fence:
        raise Fenced(stream, fence, current or 0)


def head(conn: Connection, stream: str) -> tuple[int, str]:
    """Version and hash of the newest entry."""
    found = HEAD.run(conn, {"name": stream}).first()
    return (found.version, found.hash) if found else (0, FIRST_HASH)


def read(conn: Connection, stream: str, after: int = 0, limit: int = PAGE) -> list[Entry]:
    query = select(*COLUMNS).where(entries.c.stream == stream, entries.c.version > after)
    return [Entry(*found) for found in conn.execute(query.order_by(entries.c.version).limit(limit))]


def names(conn: Connection) -> list[str]:
    return list(conn.execute(select(entries.c.stream).distinct().order_by(entries.c.stream)).scalars())


def verify_chain(conn: Connection, stream: str) -> None:
    """Raise ChainBroken at the first entry that is missing or is not what was written."""
    last = Entry(stream, 0, "", "", 0, "", FIRST_HASH)
    while page := read_whole(conn, stream, last.version):
        verify_links([last, *page])
        last = page[-1]


def read_whole(conn: Connection, stream: str, after: int) -> list[Entry]:
    """A page of entries, or of one entry where SQLite meets bytes that are not text."""
    try:
        return read(conn, stream, after)
    except OperationalError as error:
        if "decode" not in str(error.orig):
            raise
    try:
        return read(conn, stream, after, limit=1)
    except OperationalError as error:
        raise ChainBroken(stream, after + 1) from error


def verify_links(run: list[Entry]) -> None:
    """Check that every entry but the first follows the one before it."""
    for before, entry in pairwise(run):
        version = before.version + 1
        if (entry.stream, entry.version, entry.prev_hash) != (before.stream, version, before.hash):
            raise ChainBroken(before.stream, version)
        try:
            right = entry_hash(entry.prev_hash, entry.stream, entry.version, entry.kind, entry.body, entry.at_ms)
        except (TypeError, ValueError) as error:  # a hash that is not hexadecimal, a text that is a blob
            raise ChainBroken(before.stream, version) from error
        if entry.hash != right:
            raise ChainBroken(before.stream, version)
