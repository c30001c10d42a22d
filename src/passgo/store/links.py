"""Seat, judge and watch links: anybody who has the token can take the role."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from passgo.store.schema import links
from passgo.store.tokens import new_token, token_hash


@dataclass(frozen=True, slots=True)
class Link:
    """The hash of the token names the link in lists and forms; it opens nothing."""

    token_hash: str
    stream: str
    role: str
    seat: int | None
    created_ms: int
    expires_ms: int | None
    revoked_ms: int | None


COLUMNS = (
    links.c.token_hash,
    links.c.stream,
    links.c.role,
    links.c.seat,
    links.c.created_ms,
    links.c.expires_ms,
    links.c.revoked_ms,
)


def create(
    conn: Connection, stream: str, role: str, now_ms: int, *, seat: int | None = None, expires_ms: int | None = None
) -> str:
    """Create a link and return its token, which is stored nowhere else."""
    token = new_token()
    values = {
        "token_hash": token_hash(token),
        "stream": stream,
        "role": role,
        "seat": seat,
        "created_ms": now_ms,
        "expires_ms": expires_ms,
    }
    conn.execute(insert(links), values)
    return token


def find(conn: Connection, token: str, now_ms: int) -> Link | None:
    """The link of a token, unless it was revoked or has expired."""
    live = links.c.revoked_ms.is_(None) & (links.c.expires_ms.is_(None) | (links.c.expires_ms > now_ms))
    found = conn.execute(select(*COLUMNS).where(links.c.token_hash == token_hash(token), live)).first()
    return Link(*found) if found else None


def of(conn: Connection, stream: str) -> list[Link]:
    """Every link of a table, including those that no longer work."""
    query = select(*COLUMNS).where(links.c.stream == stream).order_by(links.c.created_ms, links.c.token_hash)
    return [Link(*found) for found in conn.execute(query)]


def revoke(conn: Connection, stream: str, token_hash: str, now_ms: int) -> bool:
    """End one link, if it belongs to this table."""
    mine = (links.c.stream == stream) & (links.c.token_hash == token_hash) & links.c.revoked_ms.is_(None)
    return conn.execute(update(links).where(mine).values(revoked_ms=now_ms)).rowcount == 1


def revoke_role(conn: Connection, stream: str, role: str, now_ms: int, seat: int | None = None) -> int:
    """End all links to a role, or to one seat; returns how many."""
    mine = (links.c.stream == stream) & (links.c.role == role) & links.c.revoked_ms.is_(None)
    if seat is not None:
        mine &= links.c.seat == seat
    return conn.execute(update(links).where(mine).values(revoked_ms=now_ms)).rowcount


def keep_newest(conn: Connection, stream: str, role: str, seat: int | None, most: int) -> int:
    """Delete the oldest links to the same seat or role, so that nobody fills the table with them."""
    same = (links.c.stream == stream) & (links.c.role == role) & (links.c.seat == seat)
    newest = select(links.c.token_hash).where(same).order_by(links.c.created_ms.desc(), links.c.token_hash).limit(most)
    return conn.execute(delete(links).where(same, links.c.token_hash.not_in(newest))).rowcount


def sweep(conn: Connection, before_ms: int) -> int:
    """Delete links that stopped working before this time."""
    over = (links.c.expires_ms < before_ms) | (links.c.revoked_ms < before_ms)
    return conn.execute(delete(links).where(over)).rowcount
