"""Leases: which process can write a stream.

The clock only decides when a lease can be taken over. Safety rests on the fence: it grows with every owner, and
`append` refuses a smaller one, however wrong the clocks are.

A released lease has no owner. Its time then says when the stream must be looked after again; 0 means not before
somebody asks for it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from passgo.store.errors import Fenced, LeaseHeld
from passgo.store.schema import entries, leases, tables

NOBODY: Final = ""
LONGEST_MS: Final = 60_000  # nobody asks for more: a longer lease was taken before the clock was set back


@dataclass(frozen=True, slots=True)
class Lease:
    stream: str
    owner: str
    fence: int
    expires_ms: int

    def lasts(self, now_ms: int) -> bool:
        return self.owner != NOBODY and now_ms < self.expires_ms <= now_ms + LONGEST_MS


COLUMNS: Final = (leases.c.stream, leases.c.owner, leases.c.fence, leases.c.expires_ms)


def time_of(conn: Connection, now_ms: int) -> int:
    """Time by the clock that all owners share: PostgreSQL's own. With SQLite they share the machine's, which is
    `now_ms`."""
    if conn.dialect.name != "postgresql":
        return now_ms
    query = text("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)")
    return int(conn.execute(query).scalar_one())


def acquire(conn: Connection, stream: str, owner: str, now_ms: int, ttl_ms: int) -> Lease:
    """Take a lease that is new, free, expired or the owner's already; the fence grows each time."""
    held = conn.execute(select(*COLUMNS).where(leases.c.stream == stream).with_for_update()).first()
    if held is None:
        return first_lease(conn, Lease(stream, owner, 1, now_ms + ttl_ms))
    if held.owner != owner and Lease(*held).lasts(now_ms):
        raise LeaseHeld(stream, held.owner, held.expires_ms)
    taken = Lease(stream, owner, held.fence + 1, now_ms + ttl_ms)
    change = update(leases).where(leases.c.stream == stream)
    conn.execute(change.values(owner=owner, fence=taken.fence, expires_ms=taken.expires_ms))
    return taken


def first_lease(conn: Connection, lease: Lease) -> Lease:
    values = {"stream": lease.stream, "owner": lease.owner, "fence": lease.fence, "expires_ms": lease.expires_ms}
    try:
        conn.execute(insert(leases), values)
    except IntegrityError as error:  # another process was first; its row cannot be read before a rollback
        raise LeaseHeld(lease.stream, NOBODY, lease.expires_ms) from error
    return lease


def renew(conn: Connection, lease: Lease, now_ms: int, ttl_ms: int) -> Lease:
    """Keep a lease, even an expired one, as long as nobody took it over."""
    move(conn, lease, lease.owner, now_ms + ttl_ms)
    return Lease(lease.stream, lease.owner, lease.fence, now_ms + ttl_ms)


def renew_all(conn: Connection, owner: str, now_ms: int, ttl_ms: int) -> dict[str, int]:
    """Keep everything this owner still has; returns fences by stream. A missing stream was taken over."""
    change = update(leases).where(leases.c.owner == owner).values(expires_ms=now_ms + ttl_ms)
    return {row.stream: row.fence for row in conn.execute(change.returning(leases.c.stream, leases.c.fence))}


def release(conn: Connection, lease: Lease, wake_ms: int = 0) -> None:
    """Let anybody take the lease. The row stays, so that the fence keeps growing."""
    move(conn, lease, NOBODY, wake_ms)


def forget_empty(conn: Connection, stream: str, owner: str) -> None:
    """Delete the lease of a stream in which nothing was ever written."""
    written = select(entries.c.stream).where(entries.c.stream == stream).exists()
    conn.execute(delete(leases).where(leases.c.stream == stream, leases.c.owner == owner, ~written))


def move(conn: Connection, lease: Lease, owner: str, expires_ms: int) -> None:
    mine = (leases.c.stream == lease.stream) & (leases.c.fence == lease.fence)
    if conn.execute(update(leases).where(mine).values(owner=owner, expires_ms=expires_ms)).rowcount == 0:
        current = holder(conn, lease.stream)
        raise Fenced(lease.stream, lease.fence, current.fence if current else 0)


def holder(conn: Connection, stream: str) -> Lease | None:
    """The latest lease of a stream, expired or not."""
    return next(iter(holders(conn, [stream]).values()), None)


def holders(conn: Connection, streams: Iterable[str]) -> dict[str, Lease]:
    """The latest leases of these streams."""
    found = conn.execute(select(*COLUMNS).where(leases.c.stream.in_(list(streams))))
    return {row.stream: Lease(*row) for row in found}


def due(conn: Connection, now_ms: int, limit: int) -> list[str]:
    """Tables whose owner is gone, or that must be looked after by now; those that waited longest first."""
    late = (leases.c.expires_ms > 0) & (leases.c.expires_ms <= now_ms)
    late |= (leases.c.owner != NOBODY) & (leases.c.expires_ms > now_ms + LONGEST_MS)
    query = select(leases.c.stream).join(tables, tables.c.id == leases.c.stream).where(late)
    query = query.order_by(leases.c.expires_ms).limit(limit)
    return list(conn.execute(query).scalars())


def any_held(conn: Connection, now_ms: int) -> bool:
    """Whether any server runs tables right now."""
    held = (leases.c.owner != NOBODY) & (leases.c.expires_ms > now_ms)
    return conn.execute(select(leases.c.stream).where(held).limit(1)).first() is not None
