"""All rows as JSON lines: a line that names a table and its columns, then one array for each of its rows."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
from sqlalchemy import URL, Connection, insert, inspect, select, sql, text
from sqlalchemy.exc import DBAPIError

from passgo.store.driver_errors import is_outage, outages_named
from passgo.store.engines import make_engine
from passgo.store.errors import BackupBroken, StoreInUse
from passgo.store.schema import HEAD, metadata
from passgo.store.store import Store
from passgo.store.upgrade import lock, migrate

ROWS = 1000
FORMER = ("snapshots",)  # tables of older schemas, which a database that is replaced may still have


class TableLine(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    table: str
    columns: list[str]


Row = list[str | int | None]


def dump(store: Store) -> Iterator[bytes]:
    """Every row at one moment, parents before children."""
    with store.reading() as conn:
        if not store.is_sqlite:  # a SQLite transaction sees one moment anyway
            conn.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            conn.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
        for each in metadata.sorted_tables:
            yield msgspec.json.encode(TableLine(str(each.name), [str(column.name) for column in each.columns])) + b"\n"
            query = select(each).order_by(*each.primary_key).execution_options(yield_per=ROWS)
            for rows in conn.execute(query).partitions():
                yield b"".join(msgspec.json.encode(tuple(row)) + b"\n" for row in rows)


def load(payload: Path, schema: str, target: URL, *, replace: bool) -> None:
    """Fill a database in the schema of the rows, then upgrade it, all in one transaction."""
    engine = make_engine(target, writes=True, foreign_keys=False)
    try:
        with outages_named(), engine.connect() as conn, conn.begin():
            lock(conn)
            make_room(conn, replace)
            migrate(conn, schema)
            fill(conn, payload)
            migrate(conn, HEAD)
    finally:
        engine.dispose()


def make_room(conn: Connection, replace: bool) -> None:
    found = inspect(conn).get_table_names()
    ours = [each for each in metadata.sorted_tables if each.name in found]
    if not replace and any(conn.execute(select(each).limit(1)).first() for each in ours):
        raise StoreInUse("the database holds data already")
    if replace and conn.dialect.name == "postgresql":
        refuse_company(conn)
    for each in reversed(ours):
        each.drop(conn)
    for name in (*FORMER, "alembic_version"):
        conn.execute(text(f"DROP TABLE IF EXISTS {name}"))


def refuse_company(conn: Connection) -> None:
    others = (
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
        "AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    count = conn.execute(text(others)).scalar()
    if count:
        raise StoreInUse(f"the database cannot be replaced: {count} other connections are open")


def fill(conn: Connection, payload: Path) -> None:
    known = set(inspect(conn).get_table_names())
    try:
        for line, rows in batches(payload):
            if line.table not in known:
                raise BackupBroken(f"the backup holds a table {line.table} that its schema does not have")
            target = sql.table(line.table, *(sql.column(name) for name in line.columns))
            conn.execute(insert(target), [dict(zip(line.columns, row, strict=True)) for row in rows])
    except (msgspec.MsgspecError, ValueError) as error:
        raise BackupBroken(f"the backup holds a line that is not a row: {error}") from error
    except DBAPIError as error:
        if is_outage(error):
            raise
        raise BackupBroken(f"the backup holds a row that does not fit: {error.orig}") from error


def batches(payload: Path) -> Iterator[tuple[TableLine, list[Row]]]:
    head: TableLine | None = None
    rows: list[Row] = []
    with payload.open("rb") as lines:
        for line in lines:
            names_table = line.startswith(b"{")
            if head and rows and (names_table or len(rows) == ROWS):
                yield head, rows
                rows = []
            if names_table:
                head = msgspec.json.decode(line, type=TableLine)
            else:
                rows.append(msgspec.json.decode(line, type=Row))
    if head and rows:
        yield head, rows
