"""Series of championships: their rules, the championships in them, and entrants who let their results count."""

from dataclasses import dataclass
from secrets import token_hex

from sqlalchemy import Connection, delete, insert, select, update

from passgo.store.schema import series, series_championships, series_entries


@dataclass(frozen=True, slots=True)
class SeriesRow:
    id: str
    name: str  # JSON by language
    points: str
    best: int


@dataclass(frozen=True, slots=True)
class Entry:
    """An entrant whose results count for a person."""

    championship: str
    entrant: str
    person: str


COLUMNS = (series.c.id, series.c.name, series.c.points, series.c.best)
ENTRY_COLUMNS = (series_entries.c.championship, series_entries.c.entrant, series_entries.c.person)


def add(conn: Connection, name: str, points: str, best: int, now_ms: int) -> str:
    """A new series; its id."""
    id = token_hex(8)
    conn.execute(insert(series), {"id": id, "name": name, "points": points, "best": best, "created_ms": now_ms})
    return id


def change(conn: Connection, row: SeriesRow) -> None:
    values = {"name": row.name, "points": row.points, "best": row.best}
    conn.execute(update(series).where(series.c.id == row.id).values(values))


def find(conn: Connection, id: str) -> SeriesRow | None:
    found = conn.execute(select(*COLUMNS).where(series.c.id == id)).first()
    return None if found is None else SeriesRow(*found)


def of(conn: Connection, championship: str) -> SeriesRow | None:
    """The series that a championship is in."""
    query = select(*COLUMNS).join(series_championships).where(series_championships.c.championship == championship)
    found = conn.execute(query).first()
    return None if found is None else SeriesRow(*found)


def championships(conn: Connection, id: str) -> list[str]:
    query = select(series_championships.c.championship).where(series_championships.c.series == id)
    return list(conn.execute(query.order_by(series_championships.c.championship)).scalars())


def join(conn: Connection, id: str, championship: str) -> None:
    conn.execute(insert(series_championships), {"championship": championship, "series": id})


def leave(conn: Connection, championship: str) -> None:
    """Take a championship out, with the agreement of its entrants; a series without championships is deleted."""
    row = of(conn, championship)
    conn.execute(delete(series_championships).where(series_championships.c.championship == championship))
    if row is not None and not championships(conn, row.id):
        conn.execute(delete(series).where(series.c.id == row.id))


def count(conn: Connection, entry: Entry) -> bool:
    """Let an entrant's results count; False where the account counts for another entry of the championship."""
    mine = (series_entries.c.championship == entry.championship) & (series_entries.c.person == entry.person)
    taken = conn.execute(select(series_entries.c.entrant).where(mine)).scalar()
    if taken is not None and taken != entry.entrant:
        return False
    forget(conn, entry.championship, entry.entrant)
    row = {"championship": entry.championship, "entrant": entry.entrant, "person": entry.person}
    conn.execute(insert(series_entries), row)
    return True


def forget(conn: Connection, championship: str, entrant: str) -> None:
    mine = (series_entries.c.championship == championship) & (series_entries.c.entrant == entrant)
    conn.execute(delete(series_entries).where(mine))


def counts(conn: Connection, championship: str, entrant: str) -> bool:
    mine = (series_entries.c.championship == championship) & (series_entries.c.entrant == entrant)
    return conn.execute(select(series_entries.c.entrant).where(mine)).first() is not None


def entries(conn: Connection, id: str) -> list[Entry]:
    query = select(*ENTRY_COLUMNS).join(series_championships).where(series_championships.c.series == id)
    return [Entry(*found) for found in conn.execute(query.order_by(*ENTRY_COLUMNS))]


def of_person(conn: Connection, person: str) -> list[Entry]:
    query = select(*ENTRY_COLUMNS).where(series_entries.c.person == person)
    return [Entry(*found) for found in conn.execute(query.order_by(*ENTRY_COLUMNS))]
