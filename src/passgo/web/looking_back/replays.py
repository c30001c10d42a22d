"""Looking back: the replay of a table, worked out in a thread and kept for a while."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from sqlalchemy import Connection as StoreConnection

from passgo.engine.rules import RULES_VERSION
from passgo.store import Entry, edition_contents
from passgo.tables import BrokenTable
from passgo.tables.log.replay import Replay
from passgo.tables.refusals import OtherRules
from passgo.web.edge.problems import Problem
from passgo.web.live.storage import all_entries
from passgo.web.site import Site

T = TypeVar("T")

LONGEST_ID: Final = 64


async def find_replay(site: Site, table: str) -> Replay:
    if not 0 < len(table) <= LONGEST_ID:
        raise Problem("no-such-game")
    try:
        room = await site.tables.room(table)
    except Problem as problem:
        raise Problem("no-such-game") if problem.code == "no-such-table" else problem from None
    found = site.replays.get(table, room.table.version)
    if found is None:
        async with site.replays.working:
            found = site.replays.get(table, room.table.version) or await worked_out(site, table)
    found.watchable = site.services.clock() >= found.watchable_ms()
    return found


async def in_turn(site: Site, work: Callable[..., T], *arguments: object) -> T:
    """Run work that goes through a whole game, in a thread and one at a time."""
    async with site.replays.working:
        return await asyncio.to_thread(work, *arguments)


async def worked_out(site: Site, table: str) -> Replay:
    def look(conn: StoreConnection) -> tuple[list[Entry], dict[str, str]]:
        entries = all_entries(conn, table)
        return entries, edition_contents.named_in(conn, entries)

    entries, kept = await site.ask(look)
    try:
        found = await asyncio.to_thread(Replay, table, entries, kept)
    except OtherRules as error:
        raise Problem("other-rules", rules=error.rules, now=RULES_VERSION) from error
    except BrokenTable as error:
        raise Problem("internal") from error
    site.replays.keep(table, found)
    return found
