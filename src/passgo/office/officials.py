"""Officials, and the private links that let them and the entrants in."""

from dataclasses import dataclass
from secrets import token_hex

from sqlalchemy import Connection, delete, insert, select, update

from passgo.championship.commands import ENTRANT, ROLES
from passgo.championship.personal_data import key
from passgo.office.errors import BadDetails
from passgo.store import links
from passgo.store.people import plain
from passgo.store.schema import links as link_table
from passgo.store.schema import officials

LONGEST_NAME = 100
SPECTATOR_ROLES = ("screen",)  # can look, but gives no command
INVITED_ROLES = (*(role for role in ROLES if role != ENTRANT), *SPECTATOR_ROLES)


@dataclass(frozen=True, slots=True)
class Official:
    """One person in one role. `id` names the person in the log: a person with two roles has one id."""

    id: str
    role: str
    name: str
    venue: str
    table: int | None
    active: bool


def invite(conn: Connection, championship: str, stream: str, official: Official, now_ms: int) -> tuple[Official, str]:
    """A new link; the official's previous link for this role stops working. The same name is the same person."""
    if official.role not in INVITED_ROLES:
        raise BadDetails("role")
    name = plain(official.name, LONGEST_NAME)
    known = [one for one in listing(conn, championship) if key(one.name) == key(name)]
    id = known[0].id if known else f"o{token_hex(6)}"
    taken = Official(id, official.role, name, official.venue, official.table, True)
    mine = (officials.c.championship == championship) & (officials.c.id == id) & (officials.c.role == official.role)
    values = {"name": name, "venue": official.venue, "table_number": official.table, "revoked_ms": None}
    if conn.execute(update(officials).where(mine).values(values)).rowcount == 0:
        fixed = {"championship": championship, "id": id, "role": official.role, "created_ms": now_ms}
        conn.execute(insert(officials), values | fixed)
    links.revoke_role(conn, stream, link_role(taken), now_ms)
    return taken, links.create(conn, stream, link_role(taken), now_ms)


def link_role(official: Official) -> str:
    return f"official/{official.id}/{official.role}"


def listing(conn: Connection, championship: str) -> list[Official]:
    query = select(officials).where(officials.c.championship == championship)
    found = conn.execute(query.order_by(officials.c.created_ms, officials.c.id, officials.c.role))
    return [Official(row.id, row.role, row.name, row.venue, row.table_number, row.revoked_ms is None) for row in found]


def another_link(
    conn: Connection, championship: str, stream: str, id: str, role: str, now_ms: int, expires_ms: int
) -> str | None:
    """One more link for an official, whose other links go on working; None if they no longer have the role."""
    there = [one for one in listing(conn, championship) if (one.id, one.role) == (id, role) and one.active]
    return links.create(conn, stream, link_role(there[0]), now_ms, expires_ms=expires_ms) if there else None


def revoke(conn: Connection, championship: str, stream: str, id: str, now_ms: int) -> int:
    """End all links of one person; returns how many."""
    mine = [one for one in listing(conn, championship) if one.id == id and one.active]
    for one in mine:
        links.revoke_role(conn, stream, link_role(one), now_ms)
    which = (officials.c.championship == championship) & (officials.c.id == id) & officials.c.revoked_ms.is_(None)
    conn.execute(update(officials).where(which).values(revoked_ms=now_ms))
    return len(mine)


@dataclass(frozen=True, slots=True)
class Posted:
    """An official as they travel to a venue's machine: with the hashes of their links, which open nothing."""

    official: Official
    created_ms: int
    token_hashes: tuple[str, ...]


def posted_to(conn: Connection, championship: str, stream: str, venue: str) -> list[Posted]:
    """Officials whose links work at a venue: its own, and those of all venues."""
    created = {
        (row.id, row.role): row.created_ms
        for row in conn.execute(select(officials).where(officials.c.championship == championship))
    }
    hashes: dict[str, list[str]] = {}
    for link in links.of(conn, stream):
        if link.revoked_ms is None:
            hashes.setdefault(link.role, []).append(link.token_hash)
    mine = [one for one in listing(conn, championship) if one.active and one.venue in ("", venue)]
    return [Posted(one, created[one.id, one.role], tuple(hashes.get(link_role(one), ()))) for one in mine]


def keep_posted(conn: Connection, championship: str, stream: str, posted: Posted) -> None:
    """Let an official in on a venue's machine by the link they have."""
    one = posted.official
    if one.role not in INVITED_ROLES:
        raise BadDetails("role")
    row = {
        "championship": championship, "id": one.id, "role": one.role, "name": plain(one.name, LONGEST_NAME),
        "venue": one.venue, "table_number": one.table, "created_ms": posted.created_ms,
    }  # fmt: skip
    conn.execute(insert(officials), row)
    for hashed in posted.token_hashes:
        values = {"token_hash": hashed, "stream": stream, "role": link_role(one), "created_ms": posted.created_ms}
        conn.execute(insert(link_table), values)


def entrant_link(conn: Connection, stream: str, entrant: str, now_ms: int) -> str:
    return links.create(conn, stream, f"{ENTRANT}/{entrant}", now_ms)


def end_entrant_links(conn: Connection, stream: str, entrant: str, now_ms: int) -> None:
    links.revoke_role(conn, stream, f"{ENTRANT}/{entrant}", now_ms)


def drop_all(conn: Connection, championship: str, stream: str) -> None:
    """Delete all officials: when no personal data is left there is nobody to let in."""
    conn.execute(delete(officials).where(officials.c.championship == championship))
    conn.execute(delete(link_table).where(link_table.c.stream == stream))
