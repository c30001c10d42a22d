"""Leases: where several servers share a store, this server has its tables under them."""

import asyncio
from typing import Final

from sqlalchemy import Connection as StoreConnection

from passgo.store import LeaseHeld, StoreError, leases, streams
from passgo.store.leases import Lease
from passgo.web.edge import logs
from passgo.web.edge.problems import Problem
from passgo.web.live.services import Services

LEASE_MS: Final = 3_000  # a server that is silent for this long has lost its tables


class Elsewhere(Problem):
    """Another server has this table."""

    def __init__(self, owner: str) -> None:
        super().__init__("going-away")
        self.owner = owner


class Leases:
    """The leases of this server, whose address is `owner`: empty where it has the store alone and needs no lease."""

    def __init__(self, services: Services, owner: str) -> None:
        self.services = services
        self.owner = owner
        self.kept_until = 0.0  # by the loop's clock, which is never set

    async def take(self, table: str, *, new: bool = False) -> Lease | None:
        """Take the lease of a table in the store, or of a new one; Elsewhere if another server holds it."""
        if not self.owner:
            return None
        store, clock = self.services.store, self.services.clock

        def look(conn: StoreConnection) -> None:
            # Read first: asking for a lease that another server holds would get in the way of its writes.
            held = leases.holder(conn, table)
            if held is not None and held.owner != self.owner and held.lasts(leases.time_of(conn, clock())):
                raise Elsewhere(held.owner)
            if streams.head(conn, table)[0] == 0:
                raise Problem("no-such-table")

        def take(conn: StoreConnection) -> Lease:
            return leases.acquire(conn, table, self.owner, leases.time_of(conn, clock()), LEASE_MS)

        try:
            if not new:
                await asyncio.to_thread(store.ask, look)
            return await asyncio.to_thread(store.do, take)
        except LeaseHeld as held:
            if not held.owner:
                return await self.take(table)  # by now the store says which server was first
            raise Elsewhere(held.owner) from held

    async def renew(self) -> dict[str, int]:
        """Renew all leases of this server; returns their fences by table. A missing table was taken over."""
        until = asyncio.get_running_loop().time() + LEASE_MS / 1000

        def renew(conn: StoreConnection) -> dict[str, int]:
            return leases.renew_all(conn, self.owner, leases.time_of(conn, self.services.clock()), LEASE_MS)

        # The writer does it: it locks the same rows, and two transactions that lock many rows can block each other.
        kept = await asyncio.wrap_future(self.services.writer.submit(renew))
        self.kept_until = until
        return kept

    def lapsed(self) -> bool:
        """Whether another server may have taken tables from here, because the leases were not renewed in time."""
        return self.owner != "" and asyncio.get_running_loop().time() >= self.kept_until

    async def holds(self, table: str, lease: Lease | None) -> bool:
        """Whether a lease is still in force, as the store says."""
        held = await asyncio.to_thread(self.services.store.ask, lambda conn: leases.holder(conn, table))
        return lease is None or (held is not None and held.fence == lease.fence)

    async def give_back(self, lease: Lease, wake_ms: int | None) -> None:
        """Release a table to the next server that is asked for it. `wake_ms` says when it wants its next tick."""
        clock = self.services.clock

        def release(conn: StoreConnection) -> None:
            # By the clock that all servers share: this server's may be wrong.
            shared = leases.time_of(conn, clock())
            leases.release(conn, lease, 0 if wake_ms is None else shared + max(1, wake_ms - clock()))
            leases.forget_empty(conn, lease.stream, leases.NOBODY)

        try:
            await asyncio.wrap_future(self.services.writer.submit(release))
        except StoreError as error:
            logs.warning("lease was not released", table=lease.stream, error=type(error).__name__)
