"""The sweep that deletes what is no longer valid: sessions that ran out or were ended, links that stopped working."""

import asyncio
from typing import Final

from sqlalchemy import Connection as StoreConnection

from passgo.store import StoreError, links, sessions
from passgo.web.edge import logs
from passgo.web.site import Site

SWEEP_SECONDS: Final = 3600.0
DAY_MS: Final = 24 * 3600 * 1000  # a host still sees in their list what they have revoked today


async def sweep_for_ever(site: Site) -> None:
    while True:
        try:
            await sweep(site)
        except StoreError as error:
            logs.warning("nothing was swept", error=type(error).__name__)
        await asyncio.sleep(SWEEP_SECONDS)


async def sweep(site: Site) -> int:
    now = site.services.clock()

    def delete(conn: StoreConnection) -> int:
        return sessions.sweep(conn, now) + links.sweep(conn, now - DAY_MS)

    return await site.write(delete)
