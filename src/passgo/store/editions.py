"""Editions by their hash, as the games that need them keep them: whoever edits or removes a file changes no game."""

from collections.abc import Iterable

from sqlalchemy import Connection, insert, select

from passgo.store.schema import editions


def keep(conn: Connection, hash: str, content: str) -> None:
    """Together with the entry that names the hash. What is kept already stays: the hash stands for it."""
    if conn.execute(select(editions.c.hash).where(editions.c.hash == hash)).first() is None:
        conn.execute(insert(editions), {"hash": hash, "content": content})


def many(conn: Connection, hashes: Iterable[str]) -> dict[str, str]:
    """What is kept of these, by hash."""
    query = select(editions.c.hash, editions.c.content).where(editions.c.hash.in_(list(hashes)))
    return {row.hash: row.content for row in conn.execute(query)}
