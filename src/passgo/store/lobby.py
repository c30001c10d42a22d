"""The list of tables: a projection of their logs, written in the same transaction as the entries."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, insert, select, update

from passgo.store.schema import tables


@dataclass(frozen=True, slots=True)
class TableRow:
    """`settings` and `seats` are JSON text; persons appear by their opaque id."""

    id: str
    edition: str
    status: str
    visibility: str
    settings: str
    seats: str
    version: int
    created_ms: int
    finished_ms: int | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """Place where a page of tables ended. Tables of the same millisecond are ordered by their id."""

    created_ms: int
    id: str

    def __str__(self) -> str:
        return f"{self.created_ms}-{self.id}"


COLUMNS = (
    tables.c.id,
    tables.c.edition,
    tables.c.status,
    tables.c.visibility,
    tables.c.settings,
    tables.c.seats,
    tables.c.version,
    tables.c.created_ms,
    tables.c.finished_ms,
)


def put(conn: Connection, table: TableRow) -> None:
    """Add a table or bring its row up to date."""
    values = asdict(table)
    if conn.execute(update(tables).where(tables.c.id == table.id).values(values)).rowcount == 0:
        conn.execute(insert(tables), values)


def get(conn: Connection, table: str) -> TableRow | None:
    found = conn.execute(select(*COLUMNS).where(tables.c.id == table)).first()
    return TableRow(*found) if found else None


def listing(
    conn: Connection,
    *,
    status: Sequence[str] | None = None,
    visibility: str | None = None,
    before: Place | None = None,
    limit: int = 50,
) -> list[TableRow]:
    """Tables, the newest first. `before` is where the previous page ended."""
    query = select(*COLUMNS)
    if status is not None:
        query = query.where(tables.c.status.in_(status))
    if visibility is not None:
        query = query.where(tables.c.visibility == visibility)
    return newest(conn, query, before, limit)


def newest(conn: Connection, query: Select[Any], before: Place | None, limit: int) -> list[TableRow]:
    """The newest tables that a query for `COLUMNS` finds after a place."""
    if before is not None:
        query = query.where(older(before))
    found = conn.execute(query.order_by(tables.c.created_ms.desc(), tables.c.id).limit(limit))
    return [TableRow(*row) for row in found]


def older(place: Place) -> ColumnElement[bool]:
    same_moment = (tables.c.created_ms == place.created_ms) & (tables.c.id > place.id)
    return (tables.c.created_ms < place.created_ms) | same_moment


def page(rows: Sequence[TableRow], most: int) -> tuple[Sequence[TableRow], Place | None]:
    """Cut rows to a page. A caller who asked for one row more learns where the page ends if others follow."""
    if len(rows) <= most:
        return rows, None
    return rows[:most], Place(rows[most - 1].created_ms, rows[most - 1].id)
