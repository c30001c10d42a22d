"""One game as one JSON file: its chained log and its row in the list of tables. It names persons by opaque ids only."""

from dataclasses import asdict
from typing import Annotated

import msgspec
from sqlalchemy import Connection, insert

from passgo.store import edition_contents, lobby, positions, streams
from passgo.store.errors import BadEntry, ChainBroken, GameDiffers, GameFileBroken, NoSuchStream
from passgo.store.schema import entries
from passgo.store.streams import FIRST_HASH, LATEST_MS, Entry, NewEntry

FORMAT = 2
FORMATS = (1, 2)  # 1 had neither editions nor a position
LARGEST_FILE = 64_000_000  # bytes

Count = Annotated[int, msgspec.Meta(ge=0, le=LATEST_MS)]


class EntryDocument(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    version: Count
    kind: str
    body: str
    at_ms: Count
    prev_hash: str
    hash: str


class TableDocument(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    edition: str
    status: str
    visibility: str
    settings: str
    seats: str
    version: Count
    created_ms: Count
    finished_ms: Count | None


class EditionDocument(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """An edition that the log names by its hash."""

    hash: str
    content: str


class PositionDocument(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The latest position, as it was stored with the entry of that version."""

    version: Count
    rules: Count
    content: str


class GameDocument(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`head` is the hash of the last entry: without it a log that lost its end would look whole."""

    passgo_game: int
    stream: str
    head: str
    table: TableDocument | None
    entries: list[EntryDocument]
    editions: list[EditionDocument] = []
    position: PositionDocument | None = None

    def kept_position(self) -> positions.Position | None:
        here = self.position
        return None if here is None else positions.Position(self.stream, here.version, here.rules, here.content)


def export_game(conn: Connection, stream: str, table: str | None = None) -> bytes:
    """The game as JSON. `table` is the id of its row, if it is not the stream's name."""
    log = whole_log(conn, stream)
    if not log:
        raise NoSuchStream(stream)
    streams.verify_links([start(stream), *log])
    row = lobby.get(conn, table or stream)
    position = positions.get(conn, stream)
    document = GameDocument(
        FORMAT,
        stream,
        log[-1].hash,
        TableDocument(**asdict(row)) if row else None,
        [EntryDocument(each.version, each.kind, each.body, each.at_ms, each.prev_hash, each.hash) for each in log],
        [EditionDocument(*kept) for kept in sorted(edition_contents.named_in(conn, log).items())],
        None if position is None else PositionDocument(position.version, position.rules, position.content),
    )
    return msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"


def import_game(conn: Connection, content: bytes) -> tuple[str, int]:
    """Import a game and return its stream and version. A game that is here already does not change."""
    document = read_game(content)
    log = entries_of(document)
    here = whole_log(conn, document.stream)
    if here and here != log:
        raise GameDiffers(document.stream)
    if not here:
        conn.execute(insert(entries), [streams.row(entry) for entry in log])
        if document.table is not None and lobby.get(conn, document.table.id) is None:
            lobby.put(conn, lobby.TableRow(**msgspec.structs.asdict(document.table)))
        for kept in document.editions:
            edition_contents.keep(conn, kept.hash, kept.content)
        if (position := document.kept_position()) is not None:
            positions.put(conn, position)
    return document.stream, len(log)


def read_game(content: bytes) -> GameDocument:
    if len(content) > LARGEST_FILE:
        raise GameFileBroken(f"{len(content)} bytes are more than the {LARGEST_FILE} of the longest game")
    try:
        document = msgspec.json.decode(content, type=GameDocument)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise GameFileBroken(f"not an exported game: {error}") from error
    if document.passgo_game not in FORMATS:
        raise GameFileBroken(f"format {document.passgo_game} is not known, {FORMAT} is")
    return document


def entries_of(document: GameDocument) -> list[Entry]:
    """Entries of the log, checked as strictly as during play."""
    stream = document.stream
    log = [
        Entry(stream, each.version, each.kind, each.body, each.at_ms, each.prev_hash, each.hash)
        for each in document.entries
    ]
    try:
        streams.refuse_bad(stream, [NewEntry(entry.kind, entry.body, entry.at_ms) for entry in log])
        streams.verify_links([start(stream), *log])
    except (BadEntry, ChainBroken) as error:
        raise GameFileBroken(str(error)) from error
    if not log or log[-1].hash != document.head:
        raise GameFileBroken(f"the log of {stream} does not end where it should")
    return log


def start(stream: str) -> Entry:
    """The entry that the first one follows."""
    return Entry(stream, 0, "", "", 0, "", FIRST_HASH)


def whole_log(conn: Connection, stream: str) -> list[Entry]:
    log: list[Entry] = []
    while page := streams.read(conn, stream, len(log)):
        log += page
    return log
