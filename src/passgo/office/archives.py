"""Archives of a venue: the one a laptop takes along, and the signed one in which its results come back.

An archive is gzip of two lines: a head with an HMAC-SHA-256, and the content it covers. The venue gets the key by
another way than the file: a file alone proves nothing.
"""

import gzip
import hashlib
import hmac
import zlib
from base64 import b32encode
from functools import partial
from io import BytesIO
from secrets import token_bytes
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection, delete, insert, select

from passgo.championship import Person
from passgo.office import officials, rows
from passgo.office.errors import ArchiveRefused
from passgo.office.office import Office
from passgo.office.rows import PersonRow
from passgo.store import Entry
from passgo.store.schema import venue_keys

FORMAT: Final = 1
MOST_BYTES: Final = 64_000_000  # unpacked; a championship of 600 players has about one
LONGEST_HEAD: Final = 500
KEY_BYTES: Final = 20
GROUP: Final = 4

Short = Annotated[str, Meta(max_length=200)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Head(Struct, forbid_unknown_fields=True, frozen=True):
    passgo_archive: int
    hmac: Short = ""


class Line(Struct, forbid_unknown_fields=True, frozen=True, array_like=True):
    """An entry of the log."""

    kind: Short
    body: str
    at_ms: int


class PostedLine(Struct, forbid_unknown_fields=True, frozen=True, array_like=True):
    """An official whom a venue takes along; of their links only the hashes."""

    id: Short
    role: Short
    name: Short
    venue: Short
    table: int | None
    created_ms: int
    token_hashes: list[Hash]


class Content(Struct, forbid_unknown_fields=True, frozen=True):
    """`branch`: what a venue takes along, the log until it leaves. `results`: what it wrote after that."""

    kind: Literal["branch", "results"]
    championship: Short
    venue: Short
    branch: int  # the version at which the venue left
    branch_hash: Short
    format: str
    prices: str
    created_ms: int
    terms: list[tuple[int, str, str]]
    entries: list[Line]
    people: list[tuple[str, str, str, dict[str, str | int]]]  # entrant, badge, language, row
    rehearsed: bool = False
    shift_ms: int = 0  # of a rehearsed championship's clock
    officials: list[PostedLine] = []


# Keys


def new_key() -> str:
    """A new key: 160 random bits in groups, to be read out or copied onto paper."""
    letters = b32encode(token_bytes(KEY_BYTES)).decode()
    return "-".join(letters[start : start + GROUP] for start in range(0, len(letters), GROUP))


def signature(key: str, content: bytes) -> str:
    plain = "".join(key.upper().replace("-", " ").split())
    return hmac.new(plain.encode(), content, hashlib.sha256).hexdigest()


def key_of(conn: Connection, championship: str, venue: str, branch: int) -> str | None:
    """The key of the venue since it left at this version."""
    mine = (venue_keys.c.championship == championship) & (venue_keys.c.venue == venue)
    mine &= venue_keys.c.branch == branch
    found = conn.execute(select(venue_keys.c.key).where(mine)).scalar()
    return None if found is None else str(found)


def keep_key(conn: Connection, championship: str, venue: str, key: str, branch: int) -> None:
    mine = (venue_keys.c.championship == championship) & (venue_keys.c.venue == venue)
    conn.execute(delete(venue_keys).where(mine))
    row = {"championship": championship, "venue": venue, "key": key, "branch": branch}
    conn.execute(insert(venue_keys), row)


# Writing


def pack(content: Content, key: str) -> bytes:
    body = msgspec.json.encode(content)
    head = msgspec.json.encode(Head(FORMAT, signature(key, body)))
    return gzip.compress(head + b"\n" + body, mtime=0)


def content_of(office: Office, kind: Literal["branch", "results"], venue: str) -> Content:
    """Everything a venue takes along, or brings back."""
    state = office.championship.state
    branch = state.lent[venue]
    log = whole_log(office)
    chosen = log[:branch] if kind == "branch" else log[branch:]
    terms = [] if kind == "results" else all_terms(office)
    mine = {entrant.id for entrant in state.entrants.values() if entrant.venue == venue}
    people = office.store.ask(lambda conn: rows.people(conn, office.id, mine))
    return Content(
        kind, office.id, venue, branch, log[branch - 1].hash, office.kept.format, office.kept.prices,
        office.kept.created_ms, terms, [Line(one.kind, one.body, one.at_ms) for one in chosen],
        [(row.entrant, row.badge, row.language, rows.values_of(row.person)) for _, row in sorted(people.items())],
        office.kept.rehearsed, office.kept.shift_ms, [] if kind == "results" else posted_lines(office, venue),
    )  # fmt: skip


def posted_lines(office: Office, venue: str) -> list[PostedLine]:
    found = office.store.ask(lambda conn: officials.posted_to(conn, office.id, office.stream, venue))
    return [
        PostedLine(
            one.official.id, one.official.role, one.official.name, one.official.venue, one.official.table,
            one.created_ms, list(one.token_hashes),
        )
        for one in found
    ]  # fmt: skip


def whole_log(office: Office) -> list[Entry]:
    found: list[Entry] = []
    while page := office.store.read(office.stream, after=len(found)):
        found += page
    return found


def all_terms(office: Office) -> list[tuple[int, str, str]]:
    found = []
    for version in range(1, len(office.championship.state.terms) + 1):
        texts = office.store.ask(partial(rows.terms_texts, championship=office.id, version=version))
        found += [(version, language, text) for language, text in sorted(texts.items())]
    return found


# Reading


def keep_people(conn: Connection, content: Content, wanted: set[str]) -> None:
    """Write the rows of these people, as far as the archive has them."""
    for entrant, badge, language, values in content.people:
        if entrant in wanted:
            rows.keep_person(conn, content.championship, PersonRow(entrant, badge, language, person_of(values)))


def person_of(values: dict[str, str | int]) -> Person:
    try:
        return rows.person_of(values)
    except (KeyError, TypeError, ValueError) as error:
        raise ArchiveRefused("broken", "a person's row cannot be read") from error


def unpack(archive: bytes) -> tuple[Head, bytes, Content]:
    try:
        with gzip.GzipFile(fileobj=BytesIO(archive)) as packed:
            head = msgspec.json.decode(packed.readline(LONGEST_HEAD), type=Head)
            body = packed.read(MOST_BYTES + 1)
        if len(body) > MOST_BYTES:
            raise ArchiveRefused("broken", f"more than {MOST_BYTES} bytes")
        content = msgspec.json.decode(body, type=Content)
    except (EOFError, OSError, zlib.error, msgspec.MsgspecError, ValueError) as error:
        raise ArchiveRefused("broken", "this is not a complete archive of a championship") from error
    if head.passgo_archive != FORMAT:
        raise ArchiveRefused("broken", f"archive format {head.passgo_archive} is not known here")
    return head, body, content


def check_signature(head: Head, body: bytes, key: str | None) -> None:
    if not head.hmac:
        raise ArchiveRefused("unsigned", "nobody has signed this archive")
    if key is None:
        raise ArchiveRefused("not-lent", "this venue has no key here: it was never lent")
    if not hmac.compare_digest(head.hmac, signature(key, body)):
        raise ArchiveRefused("signature", "the archive was changed, or signed with another key")
