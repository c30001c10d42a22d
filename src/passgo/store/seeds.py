"""The seeds of fair dice: kept apart from the log, which anybody may read, until the log itself reveals them."""

from sqlalchemy import Connection, insert, select

from passgo.store.schema import seeds


def put(conn: Connection, stream: str, seed: str) -> None:
    """Together with the entry that commits to it. A stream has one seed for good."""
    conn.execute(insert(seeds), {"stream": stream, "seed": seed})


def get(conn: Connection, stream: str) -> str:
    """Empty where the game came from elsewhere, or is older than fair dice."""
    found = conn.execute(select(seeds.c.seed).where(seeds.c.stream == stream)).scalar()
    return "" if found is None else str(found)
