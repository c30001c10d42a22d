"""Which process may write a stream.

The clock only decides when a lease may be taken over. Safety rests on the fence: it grows with every owner, and
`append` refuses a smaller one, however wrong the clocks are.
"""

from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from passgo.store.errors import Fenced, LeaseHeld
from passgo.store.schema import leases


@dataclass(frozen=True, slots=True)
class Lease:
    stream: str
    owner: str
    fence: int
    expires_ms: int


def acquire(conn: Connection, stream: str, owner: str, now_ms: int, ttl_ms: int) -> Lease:
    """Take a lease that is new, free, run out or one's own; the fence grows each time."""
    query = select(leases.c.owner, leases.c.fence, leases.c.expires_ms).where(leases.c.stream == stream)
    held = conn.execute(query.with_for_update()).first()
    if held is None:
        return first_lease(conn, Lease(stream, owner, 1, now_ms + ttl_ms))
    if held.expires_ms > now_ms and held.owner != owner:
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
        raise LeaseHeld(lease.stream, "another process", lease.expires_ms) from error
    return lease


def renew(conn: Connection, lease: Lease, now_ms: int, ttl_ms: int) -> Lease:
    """Keep a lease, even one that ran out as long as nobody took it over."""
    move(conn, lease, now_ms + ttl_ms)
    return Lease(lease.stream, lease.owner, lease.fence, now_ms + ttl_ms)


def release(conn: Connection, lease: Lease) -> None:
    """Let anybody take it. The row stays, so that the fence keeps growing."""
    move(conn, lease, 0)


def move(conn: Connection, lease: Lease, expires_ms: int) -> None:
    mine = (leases.c.stream == lease.stream) & (leases.c.fence == lease.fence)
    if conn.execute(update(leases).where(mine).values(expires_ms=expires_ms)).rowcount == 0:
        current = holder(conn, lease.stream)
        raise Fenced(lease.stream, lease.fence, current.fence if current else 0)


def holder(conn: Connection, stream: str) -> Lease | None:
    """The latest lease of a stream, whether or not it ran out."""
    query = select(leases.c.stream, leases.c.owner, leases.c.fence, leases.c.expires_ms).where(
        leases.c.stream == stream
    )
    found = conn.execute(query).first()
    return Lease(*found) if found else None
