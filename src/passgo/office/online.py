"""Live tables of an online championship: which table each belongs to, and the sheet that a finished game writes."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from passgo.championship import Championship, Sheet
from passgo.championship.rounds import RoundId
from passgo.championship.state import Session, Table
from passgo.engine.game import Game
from passgo.office.score_sheets import line_of
from passgo.store.schema import online_tables


@dataclass(frozen=True, slots=True)
class OnlineTable:
    session: RoundId
    number: int
    live: str  # the id of the live table


def listing(conn: Connection, championship: str) -> dict[tuple[RoundId, int], OnlineTable]:
    query = select(online_tables.c.session, online_tables.c.number, online_tables.c.live)
    found = conn.execute(query.where(online_tables.c.championship == championship))
    tables = [OnlineTable(RoundId.parse(row.session), row.number, row.live) for row in found]
    return {(table.session, table.number): table for table in tables}


def championship_of(conn: Connection, live: str) -> str:
    """The championship that a live table belongs to; empty for any other table."""
    return str(conn.execute(select(online_tables.c.championship).where(online_tables.c.live == live)).scalar() or "")


def place_of(conn: Connection, live: str) -> tuple[str, OnlineTable] | None:
    """The championship that a live table belongs to, and where there."""
    row = conn.execute(select(online_tables).where(online_tables.c.live == live)).first()
    return None if row is None else (row.championship, OnlineTable(RoundId.parse(row.session), row.number, row.live))


def mark_of(players: Sequence[str]) -> str:
    """End of a live table's id: for whom, and in which order, it was made."""
    return sha256("\n".join(players).encode()).hexdigest()[:12]


def claim(conn: Connection, championship: str, table: OnlineTable, instead_of: str = "") -> bool:
    """Reserve the id of a live table before it exists; False if another server already did."""
    row = {"championship": championship, "session": table.session, "number": table.number, "live": table.live}
    if instead_of:
        known = online_tables.c
        here = (known.championship == championship) & (known.session == table.session) & (known.number == table.number)
        again = update(online_tables).where(here & (known.live == instead_of)).values(live=table.live)
        return conn.execute(again).rowcount == 1
    if (table.session, table.number) in listing(conn, championship):
        return False
    try:
        conn.execute(insert(online_tables), row)
    except IntegrityError:
        return False
    return True


def is_online(championship: Championship, session: Session) -> bool:
    venue = championship.format.venue(session.venue)
    return venue is not None and venue.online


def automatic_sheet(game: Game, table: Table) -> Sheet:
    """The sheet of a finished live table, whose seats are the players of the table in their order.

    It carries no signature: players and judge sign on their own screens, and a second person still confirms it
    (CHAMP-WORTH-8).
    """
    fates = dict(table.out)  # expelled or withdrawn, as it was recorded
    lines = [line_of(game, seat, entrant) for seat, entrant in enumerate(table.players)]
    lines = [replace(line, fate=fates[line.entrant]) if line.entrant in fates else line for line in lines]
    lines = [replace(line, cash=0, total=0, holdings=()) if line.entrant in fates else line for line in lines]
    fallen = [table.players[seat] for seat in game.fallen]
    late = [entrant for entrant in fates if entrant not in fallen]  # left the hall, but not the board
    return Sheet(tuple(lines), out=(*fallen, *late))
