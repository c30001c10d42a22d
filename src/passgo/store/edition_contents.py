"""Editions by their hash, stored for the games that need them: editing or removing an edition file changes no game."""

from collections.abc import Iterable
from contextlib import suppress

import msgspec
from sqlalchemy import Connection, insert, select

from passgo.store.schema import editions
from passgo.store.streams import Entry


class Naming(msgspec.Struct):
    """The body of any entry, read for the edition it may name."""

    hash: str = ""


READER = msgspec.json.Decoder(Naming)


def keep(conn: Connection, hash: str, content: str) -> None:
    """Store an edition with the entry that names its hash. One that is stored already stays: the hash pins it."""
    if conn.execute(select(editions.c.hash).where(editions.c.hash == hash)).first() is None:
        conn.execute(insert(editions), {"hash": hash, "content": content})


def named_in(conn: Connection, log: Iterable[Entry]) -> dict[str, str]:
    """Stored editions that these entries name, by hash."""
    hashes: set[str] = set()
    for entry in log:
        if '"hash"' in entry.body:
            with suppress(msgspec.MsgspecError):  # the code that plays it reports what is wrong with it
                hashes.add(READER.decode(entry.body).hash)
    if not hashes:
        return {}
    query = select(editions.c.hash, editions.c.content).where(editions.c.hash.in_(hashes))
    return {row.hash: row.content for row in conn.execute(query)}
