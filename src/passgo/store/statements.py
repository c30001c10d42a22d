"""Statements of every move, compiled once: SQLAlchemy takes longer for that than SQLite takes to run them."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import ClauseElement, Connection, CursorResult
from sqlalchemy.sql.compiler import SQLCompiler


class Prepared:
    """A statement whose values all come with the call. A statement that returns nothing can take several `rows`."""

    def __init__(self, statement: ClauseElement) -> None:
        self.statement = statement
        self.compiled: dict[str, SQLCompiler] = {}  # by database

    def run(self, conn: Connection, *rows: Mapping[str, object]) -> CursorResult[Any]:
        compiled = self.compiled.get(conn.dialect.name)
        if compiled is None:
            compiled = self.compiled[conn.dialect.name] = compiled_for(conn, self.statement)
        if compiled.positiontup is None:
            values: list[Any] = [dict(row) for row in rows]
        else:
            values = [tuple(map(row.__getitem__, compiled.positiontup)) for row in rows]
        return conn.exec_driver_sql(compiled.string, values[0] if len(values) == 1 else values)


def compiled_for(conn: Connection, statement: ClauseElement) -> SQLCompiler:
    compiled = statement.compile(dialect=conn.dialect)
    assert isinstance(compiled, SQLCompiler)
    return compiled
