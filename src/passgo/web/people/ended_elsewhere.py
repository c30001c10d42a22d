"""Sessions and people that ended at another server. They are looked up regularly, because no message reports them."""

import asyncio
from collections.abc import Iterator
from typing import Final, TypeVar

from sqlalchemy import Connection as StoreConnection

from passgo.store import StoreError, people, sessions
from passgo.web.edge import logs
from passgo.web.site import Site

LOOK_SECONDS: Final = 5.0
AT_ONCE: Final = 500
PERSON_LETTERS: Final = 32  # other ids at a table are no people, like those that hold a seat in a championship

T = TypeVar("T")


async def look_for_ever(site: Site) -> None:
    while site.leases.owner:
        await asyncio.sleep(LOOK_SECONDS)
        try:
            await end_sessions(site)
            await forget_people(site)
        except StoreError as error:
            logs.warning("what other servers ended was not looked up", error=type(error).__name__)


async def end_sessions(site: Site) -> None:
    opened = sorted({connection.session for connection in site.connections.all} - {""})
    now = site.services.clock()

    def look(conn: StoreConnection) -> set[str]:
        return {found for some in batches(opened) for found in sessions.living(conn, some, now)}

    living = await site.ask(look) if opened else set()
    for ended in set(opened) - living:
        site.connections.close_session(ended)


async def forget_people(site: Site) -> None:
    tables = site.tables.in_memory()
    named = sorted({id for table in tables for id in table.names if len(id) == PERSON_LETTERS})

    def look(conn: StoreConnection) -> set[str]:
        return {found for some in batches(named) for found in people.many(conn, some)}

    known = await site.ask(look) if named else set()
    for erased in set(named) - known:
        for table in tables:
            table.names.pop(erased, None)


def batches(items: list[T]) -> Iterator[list[T]]:
    for start in range(0, len(items), AT_ONCE):
        yield items[start : start + AT_ONCE]
