"""Accounts that have created a championship. They open their desk again from any device they are signed in on."""

from dataclasses import astuple, dataclass

from sqlalchemy import Connection, insert, select

from passgo.store.schema import championships, founders


@dataclass(frozen=True, slots=True)
class Founder:
    championship: str
    person: str
    official: str  # their id as a director, which opens nothing once it is revoked


COLUMNS = (founders.c.championship, founders.c.person, founders.c.official)


def add(conn: Connection, founder: Founder) -> None:
    conn.execute(insert(founders), dict(zip(Founder.__slots__, astuple(founder), strict=True)))


def find(conn: Connection, championship: str, person: str) -> Founder | None:
    mine = (founders.c.championship == championship) & (founders.c.person == person)
    found = conn.execute(select(*COLUMNS).where(mine)).first()
    return Founder(*found) if found else None


def of(conn: Connection, person: str) -> list[Founder]:
    """The championships of a person, the newest first."""
    query = select(*COLUMNS).join(championships).where(founders.c.person == person)
    order = (championships.c.created_ms.desc(), championships.c.id)
    return [Founder(*found) for found in conn.execute(query.order_by(*order))]
