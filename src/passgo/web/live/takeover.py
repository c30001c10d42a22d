"""The heartbeat of a server in a cluster: it keeps leases, gives up lost tables and takes those without a server."""

import asyncio
from typing import Final

from sqlalchemy import Connection as StoreConnection

from passgo.store import StoreError, leases
from passgo.store.leases import Lease
from passgo.web.edge import logs
from passgo.web.edge.problems import Problem
from passgo.web.live.leases import Elsewhere
from passgo.web.live.tables import LiveTables

BEAT_SECONDS: Final = 1.0
TAKEN_AT_ONCE: Final = 50  # tables without an owner that one server takes in one beat, so that others get some too


class Takeover:
    """The heartbeat where several servers share a store; with one server it has nothing to do."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables
        self.services = tables.services
        self.leases = tables.leases
        self.taking: asyncio.Task[None] | None = None

    async def beat_for_ever(self) -> None:
        while self.leases.owner and not self.tables.stopped:
            try:
                await self.beat()
            except StoreError as error:
                logs.warning("leases were not renewed", error=type(error).__name__)
            await asyncio.sleep(BEAT_SECONDS)

    async def beat(self) -> None:
        """Keep the leases of all tables here, give up lost tables, and start to take those that no server has."""
        for remote in self.tables.remote.values():
            remote.follow_audience()  # the bus may have lost something, or there is none
        before = dict(self.tables.rooms)
        kept = await self.leases.renew()
        for table, room in before.items():
            if room.lease is not None and kept.get(table) != room.lease.fence:
                if table in kept and self.tables.rooms.get(table) is room:
                    logs.warning("another server has the address of this one: give each its own peer_url")
                room.lose()
        if self.taking is None or self.taking.done():
            # Outside the beat: loading many tables must not cost the leases of all others.
            self.taking = asyncio.create_task(self.take_due(list(kept)))

    async def take_due(self, kept: list[str]) -> None:
        """Take tables whose server is gone, sleeping ones that are due, and those this server had before a crash."""
        relayed = [table for table, room in self.tables.remote.items() if room.relays]

        def look(conn: StoreConnection) -> tuple[dict[str, Lease], list[str]]:
            now = leases.time_of(conn, self.services.clock())
            return leases.holders(conn, relayed), leases.due(conn, now, TAKEN_AT_ONCE)

        try:
            holders, due = await asyncio.to_thread(self.services.store.ask, look)
            for table, lease in holders.items():
                if table in self.tables.remote:
                    self.tables.remote[table].moved(lease.owner)
            for table in [*kept, *due]:
                await self.take_over(table)
        except StoreError as error:
            logs.warning("tables without a server wait", error=type(error).__name__)

    async def take_over(self, table: str) -> None:
        if self.tables.is_here(table):
            return
        try:
            (await self.tables.own_room(table)).tick()
        except Elsewhere:  # another server was quicker
            return
        except Problem as problem:
            if problem.code == "no-such-table":  # this server failed or died before it had written anything
                owner = self.leases.owner
                forget = self.services.writer.submit(lambda conn: leases.forget_empty(conn, table, owner))
                await asyncio.wrap_future(forget)
            else:
                logs.warning("table was not taken over", table=table, code=problem.code)

    def stop(self) -> None:
        if self.taking is not None:
            self.taking.cancel()
