"""Sign-in sessions. A session is stored on the server, so that it can be listed and ended."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from passgo.store.errors import NoSuchPerson
from passgo.store.people import plain
from passgo.store.schema import sessions
from passgo.store.tokens import new_token, token_hash

LONGEST_DEVICE = 100
LIFETIME_MS = 90 * 24 * 3600 * 1000


@dataclass(frozen=True, slots=True)
class Session:
    """The hash of the token names the session in lists and forms; it opens nothing."""

    id_hash: str
    person: str
    device: str
    created_ms: int
    seen_ms: int
    expires_ms: int


COLUMNS = (
    sessions.c.id_hash,
    sessions.c.person,
    sessions.c.device,
    sessions.c.created_ms,
    sessions.c.seen_ms,
    sessions.c.expires_ms,
)


def start(conn: Connection, person: str, device: str, now_ms: int, lifetime_ms: int = LIFETIME_MS) -> str:
    """Start a session and return the token for its cookie, which is stored nowhere else."""
    token = new_token()
    values = {
        "id_hash": token_hash(token),
        "person": person,
        "device": plain(device, LONGEST_DEVICE),
        "created_ms": now_ms,
        "seen_ms": now_ms,
        "expires_ms": now_ms + lifetime_ms,
    }
    try:
        conn.execute(insert(sessions), values)
    except IntegrityError as error:
        raise NoSuchPerson(person) from error
    return token


def find(conn: Connection, token: str, now_ms: int) -> Session | None:
    """The session of a cookie, unless it was ended or has expired."""
    live = (sessions.c.revoked_ms.is_(None)) & (sessions.c.expires_ms > now_ms)
    found = conn.execute(select(*COLUMNS).where(sessions.c.id_hash == token_hash(token), live)).first()
    return Session(*found) if found else None


def living(conn: Connection, hashes: list[str], now_ms: int) -> set[str]:
    """Sessions among these that were not ended and have not expired."""
    live = (sessions.c.revoked_ms.is_(None)) & (sessions.c.expires_ms > now_ms)
    return set(conn.execute(select(sessions.c.id_hash).where(sessions.c.id_hash.in_(hashes), live)).scalars())


def touch(conn: Connection, id_hash: str, now_ms: int, lifetime_ms: int = LIFETIME_MS) -> None:
    """Record that the device was seen. Callers do so at most every few minutes."""
    mine = (sessions.c.id_hash == id_hash) & sessions.c.revoked_ms.is_(None)
    conn.execute(update(sessions).where(mine).values(seen_ms=now_ms, expires_ms=now_ms + lifetime_ms))


def of(conn: Connection, person: str, now_ms: int) -> list[Session]:
    """Devices that are signed in, the latest seen first."""
    live = (sessions.c.revoked_ms.is_(None)) & (sessions.c.expires_ms > now_ms)
    query = select(*COLUMNS).where(sessions.c.person == person, live)
    return [Session(*found) for found in conn.execute(query.order_by(sessions.c.seen_ms.desc(), sessions.c.id_hash))]


def renew(conn: Connection, id_hash: str) -> str:
    """Give a session a new token; whoever knew the old one knows nothing any more."""
    token = new_token()
    conn.execute(update(sessions).where(sessions.c.id_hash == id_hash).values(id_hash=token_hash(token)))
    return token


def revoke(conn: Connection, person: str, id_hash: str, now_ms: int) -> bool:
    """End one session, if it belongs to this person."""
    mine = (sessions.c.id_hash == id_hash) & (sessions.c.person == person) & sessions.c.revoked_ms.is_(None)
    return conn.execute(update(sessions).where(mine).values(revoked_ms=now_ms)).rowcount == 1


def revoke_all(conn: Connection, person: str, now_ms: int, keep: str | None = None) -> int:
    """End all sessions of a person except `keep`, named by its hash; returns how many."""
    mine = (sessions.c.person == person) & sessions.c.revoked_ms.is_(None)
    if keep is not None:
        mine &= sessions.c.id_hash != keep
    return conn.execute(update(sessions).where(mine).values(revoked_ms=now_ms)).rowcount


def sweep(conn: Connection, now_ms: int) -> int:
    """Delete expired and ended sessions: a row that opens nothing is only leftover personal data."""
    over = (sessions.c.expires_ms <= now_ms) | sessions.c.revoked_ms.is_not(None)
    return conn.execute(delete(sessions).where(over)).rowcount
