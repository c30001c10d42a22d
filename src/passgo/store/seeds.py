"""Seeds of fair dice: stored apart from the log, which anybody can read, until the log itself reveals them."""

from sqlalchemy import Connection, insert, select

from passgo.store.schema import seeds


def put(conn: Connection, stream: str, seed: str) -> None:
    """Store the seed together with the entry that commits to it. A stream keeps its seed for good."""
    conn.execute(insert(seeds), {"stream": stream, "seed": seed})


def get(conn: Connection, stream: str) -> str:
    """The seed; empty where the game was imported, or is older than fair dice."""
    found = conn.execute(select(seeds.c.seed).where(seeds.c.stream == stream)).scalar()
    return "" if found is None else str(found)
