"""The latest position of every game, as its server had it when it wrote the entry.

It follows from the log for the rules of that day. A later release with other rules goes on from here instead.
"""

from typing import NamedTuple

from sqlalchemy import Connection, select, text

from passgo.store.prepared import Prepared
from passgo.store.schema import positions


class Position(NamedTuple):
    stream: str
    version: int  # of the entry that led to it
    rules: int
    content: str  # JSON


COLUMNS = (positions.c.stream, positions.c.version, positions.c.rules, positions.c.content)
# Both databases know the clause, but SQLAlchemy has a construct of its own for each.
PUT = Prepared(
    text(
        "INSERT INTO positions (stream, version, rules, content) VALUES (:stream, :version, :rules, :content)"
        " ON CONFLICT (stream) DO UPDATE"
        " SET version = excluded.version, rules = excluded.rules, content = excluded.content"
    )
)


def put(conn: Connection, position: Position) -> None:
    """Together with the entry."""
    PUT.run(conn, position._asdict())


def get(conn: Connection, stream: str) -> Position | None:
    """None for games that never began, and for those of releases that kept none."""
    found = conn.execute(select(*COLUMNS).where(positions.c.stream == stream)).first()
    return Position(*found) if found else None
