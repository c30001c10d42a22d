"""The latest position of every game, as its server had it when it wrote the entry.

It follows from the log for the rules of that day. A later release with other rules goes on from here instead.
"""

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, insert, select, update

from passgo.store.schema import positions


@dataclass(frozen=True, slots=True)
class Position:
    stream: str
    version: int  # of the entry that led to it
    rules: int
    content: str  # JSON


COLUMNS = (positions.c.stream, positions.c.version, positions.c.rules, positions.c.content)


def put(conn: Connection, position: Position) -> None:
    """Together with the entry."""
    values = asdict(position)
    if conn.execute(update(positions).where(positions.c.stream == position.stream).values(values)).rowcount == 0:
        conn.execute(insert(positions), values)


def get(conn: Connection, stream: str) -> Position | None:
    """None for games that never began, and for those of releases that kept none."""
    found = conn.execute(select(*COLUMNS).where(positions.c.stream == stream)).first()
    return Position(*found) if found else None
