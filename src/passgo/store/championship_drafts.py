"""Championships that somebody is still writing, until they publish or discard them."""

from dataclasses import asdict, dataclass

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from passgo.store.schema import championship_drafts as drafts
from passgo.store.tokens import new_token

MOST = 20  # of one person
LONGEST = 400_000  # characters: a format, and its terms in several languages


@dataclass(frozen=True, slots=True)
class DraftRow:
    id: str
    person: str
    body: str
    created_ms: int
    changed_ms: int


COLUMNS = tuple(drafts.c[name] for name in DraftRow.__slots__)


def add(conn: Connection, person: str, body: str, now_ms: int) -> str | None:
    """The id of a new draft; None if the person has to discard one first."""
    if len(body) > LONGEST or count(conn, person) >= MOST:
        return None
    row = DraftRow(new_token(), person, body, now_ms, now_ms)
    conn.execute(insert(drafts), asdict(row))
    return row.id


def count(conn: Connection, person: str) -> int:
    return conn.execute(select(func.count()).select_from(drafts).where(drafts.c.person == person)).scalar_one()


def find(conn: Connection, id: str, person: str) -> DraftRow | None:
    found = conn.execute(select(*COLUMNS).where(mine(id, person))).first()
    return DraftRow(*found) if found else None


def save(conn: Connection, id: str, person: str, body: str, now_ms: int) -> bool:
    if len(body) > LONGEST:
        return False
    values = {"body": body, "changed_ms": now_ms}
    return conn.execute(update(drafts).where(mine(id, person)).values(values)).rowcount == 1


def remove(conn: Connection, id: str, person: str) -> bool:
    return conn.execute(delete(drafts).where(mine(id, person))).rowcount == 1


def mine(id: str, person: str) -> ColumnElement[bool]:
    """Only its own author finds a draft."""
    return (drafts.c.id == id) & (drafts.c.person == person)


def of(conn: Connection, person: str) -> list[DraftRow]:
    """The drafts of a person, the latest first."""
    query = select(*COLUMNS).where(drafts.c.person == person)
    return [DraftRow(*found) for found in conn.execute(query.order_by(drafts.c.changed_ms.desc(), drafts.c.id))]


def hand_over(conn: Connection, id: str, person: str, heir: str) -> bool:
    """Give a draft to the account that its author has signed in to, unless that has too many."""
    if count(conn, heir) >= MOST:
        return False
    return conn.execute(update(drafts).where(mine(id, person)).values(person=heir)).rowcount == 1
