"""Looking back: the replay of a table, worked out in a thread and kept for a while."""

import asyncio
from typing import Final

from passgo.tables import BrokenTable
from passgo.tables.replay import Replay
from passgo.web.loading import all_entries
from passgo.web.problems import Problem
from passgo.web.site import Site

LONGEST_ID: Final = 64


async def find_replay(site: Site, table: str) -> Replay:
    if not 0 < len(table) <= LONGEST_ID:
        raise Problem("no-such-game")
    try:
        room = await site.hall.room(table)
    except Problem as problem:
        raise Problem("no-such-game") if problem.code == "no-such-table" else problem from None
    found = site.replays.get(table, room.table.version)
    if found is None:
        entries = await site.ask(lambda conn: all_entries(conn, table))
        try:
            found = await asyncio.to_thread(Replay, table, entries)
        except BrokenTable as error:
            raise Problem("internal") from error
        site.replays.keep(table, found)
    return found
