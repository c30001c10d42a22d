"""Rows as Parquet files, written while the games are played; what waits to be written is bounded."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import passgo
from passgo.editions import Edition
from passgo.lab.rows import DECISION_COLUMNS, GAME_COLUMNS, Column, Columns, Rows
from passgo.lab.simulate import BadPlan, Plan

try:
    import pyarrow as pa  # type: ignore[import-untyped]
    from pyarrow import parquet as pq
except ImportError:
    raise BadPlan("Parquet files need the extra: pip install 'passgo[parquet]'") from None

# Rows of one group. Groups are cut by their number of rows alone, so that the file does not depend on the workers.
GAMES_IN_GROUP: Final = 10_000
DECISIONS_IN_GROUP: Final = 100_000
ABOUT: Final = "passgo"  # the key of a file's metadata under which its origin stands, as JSON

TYPES: Final[dict[str, Any]] = {
    "bool": pa.bool_(),
    "int8": pa.int8(),
    "int16": pa.int16(),
    "int32": pa.int32(),
    "int64": pa.int64(),
    "string": pa.string(),
    "list of int8": pa.list_(pa.int8()),
    "list of int16": pa.list_(pa.int16()),
    "list of int64": pa.list_(pa.int64()),
    "list of string": pa.list_(pa.string()),
    "list of set": pa.list_(pa.struct([("group", pa.string()), ("seat", pa.int8()), ("turn", pa.int32())])),
}


def schema_of(columns: tuple[Column, ...], about: str = "") -> Any:
    fields = [pa.field(column.name, TYPES[column.type], nullable=column.nullable) for column in columns]
    return pa.schema(fields, metadata={ABOUT: about} if about else None)


def about(plan: Plan, edition: Edition) -> str:
    """Where the rows come from: enough to play the games again."""
    board = edition.board
    told = {
        "version": passgo.__version__,
        "edition": edition.id,
        "hash": edition.hash,
        "options": dict(plan.options),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": plan.games,
        "turn_limit": plan.turns,
        "rotated": plan.rotate,
        "start": plan.start,
        "spaces": [space.id for space in board.spaces],
        "groups": [group.id for group in board.groups],
    }
    return json.dumps(told)


class Table:
    """One file, filled row group by row group."""

    def __init__(self, path: Path, schema: Any, in_group: int) -> None:
        self.path = path
        self.schema = schema
        self.in_group = in_group
        self.file = path.open("wb")
        self.writer = pq.ParquetWriter(self.file, schema, compression="zstd")
        self.waiting: list[Any] = []
        self.rows = 0

    def add(self, columns: Columns) -> None:
        batch = pa.table(columns, schema=self.schema)
        self.waiting.append(batch)
        self.rows += len(batch)
        while self.rows >= self.in_group:
            self.write(self.in_group)

    def write(self, count: int) -> None:
        """The oldest rows that wait, as one group."""
        table = pa.concat_tables(self.waiting).combine_chunks()
        with self.named():
            self.writer.write_table(table.slice(0, count), row_group_size=count)
        self.waiting = [table.slice(count)]
        self.rows -= count

    def close(self) -> None:
        with self.named(), self.file:
            if self.rows:
                self.write(self.rows)
            self.writer.close()

    @contextmanager
    def named(self) -> Iterator[None]:
        """A full disk is told with the name of the file."""
        try:
            yield
        except OSError as error:
            raise OSError(error.errno, error.strerror or str(error), str(self.path)) from None


class ParquetRows:
    """A file of games, one of decisions, or both."""

    def __init__(self, games: Table | None, decisions: Table | None) -> None:
        self.games = games
        self.decisions = decisions

    def add(self, games: Columns, decisions: Columns) -> None:
        if self.games is not None:
            self.games.add(games)
        if self.decisions is not None:
            self.decisions.add(decisions)


@contextmanager
def writing(games: Path | None, decisions: Path | None, origin: str) -> Iterator[Rows]:
    """Open the files now, so that a folder that cannot be written to is known before the first game."""
    with ExitStack() as stack:

        def table(path: Path | None, columns: tuple[Column, ...], in_group: int) -> Table | None:
            if path is None:
                return None
            found = Table(path, schema_of(columns, origin), in_group)
            stack.callback(found.close)
            return found

        yield ParquetRows(
            table(games, GAME_COLUMNS, GAMES_IN_GROUP), table(decisions, DECISION_COLUMNS, DECISIONS_IN_GROUP)
        )
