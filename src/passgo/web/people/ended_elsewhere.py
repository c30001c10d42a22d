"""What changed at another server: sessions and people that ended, and how texts speak of people.

It is looked up regularly, because no message reports it.
"""

import asyncio
from collections.abc import Iterator
from typing import Final, TypeVar

from sqlalchemy import Connection as StoreConnection

from passgo.store import StoreError, people, sessions
from passgo.store.people import Person
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
            await follow_people(site)
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


async def follow_people(site: Site) -> None:
    tables = site.tables.in_memory()
    named = sorted({id for table in tables for id in table.names if len(id) == PERSON_LETTERS})

    def look(conn: StoreConnection) -> dict[str, Person]:
        return {id: found for some in batches(named) for id, found in people.many(conn, some).items()}

    known = await site.ask(look) if named else {}
    for person in named:
        for table in tables:
            if person in known:
                table.speak_of(person, known[person].gender)
            else:
                table.names.pop(person, None)


def batches(items: list[T]) -> Iterator[list[T]]:
    for start in range(0, len(items), AT_ONCE):
        yield items[start : start + AT_ONCE]
