"""Latest position of every game, as its server had it when it wrote the entry.

The log leads to it under the rules of that time. A later release with other rules continues from here instead.
"""

from typing import NamedTuple

from sqlalchemy import Connection, select, text

from passgo.store.schema import positions
from passgo.store.statements import Prepared


class Position(NamedTuple):
    stream: str
    version: int  # version of the entry that led to it
    rules: int
    content: str  # JSON


COLUMNS = (positions.c.stream, positions.c.version, positions.c.rules, positions.c.content)
# Both databases know the clause, but SQLAlchemy has a separate construct for each.
PUT = Prepared(
    text(
        "INSERT INTO positions (stream, version, rules, content) VALUES (:stream, :version, :rules, :content)"
        " ON CONFLICT (stream) DO UPDATE"
        " SET version = excluded.version, rules = excluded.rules, content = excluded.content"
    )
)


def put(conn: Connection, position: Position) -> None:
    """Store the position together with the entry."""
    PUT.run(conn, position._asdict())


def get(conn: Connection, stream: str) -> Position | None:
    """The position; None for games that never began, and for those of releases that stored none."""
    found = conn.execute(select(*COLUMNS).where(positions.c.stream == stream)).first()
    return Position(*found) if found else None
