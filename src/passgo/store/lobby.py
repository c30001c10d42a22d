"""The list of tables: a projection of their logs, written in the same transaction as the entries."""

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, insert, select, update

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
    status: list[str] | None = None,
    visibility: str | None = None,
    before_ms: int | None = None,
    limit: int = 50,
) -> list[TableRow]:
    """Tables, the newest first. `before_ms` is the creation time where the previous page ended."""
    query = select(*COLUMNS)
    if status is not None:
        query = query.where(tables.c.status.in_(status))
    if visibility is not None:
        query = query.where(tables.c.visibility == visibility)
    if before_ms is not None:
        query = query.where(tables.c.created_ms < before_ms)
    found = conn.execute(query.order_by(tables.c.created_ms.desc(), tables.c.id).limit(limit))
    return [TableRow(*row) for row in found]
