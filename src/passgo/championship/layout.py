"""Number and size of tables and heats, from the format and the number of players (CHAMP-TABLE-1, CHAMP-TABLE-2,
CHAMP-TABLE-3, CHAMP-TABLE-4, CHAMP-TABLE-5)."""

from dataclasses import dataclass

from passgo.championship.format import Layout, Stage, Venue
from passgo.championship.refusals import Refused


@dataclass(frozen=True)
class Plan:
    sizes: tuple[int, ...]  # players at each table
    heats: tuple[int, ...]  # the heat of each table, counted from 1
    left_over: int  # players without a seat: the latest registrations
    each: int
    final: bool
    reason: str


def row_for(stage: Stage, players: int) -> Layout | None:
    for row in stage.layouts:
        if row.fewest <= players <= row.most:
            return row
    return None


def even_sizes(players: int, tables: int) -> tuple[int, ...]:
    """Sizes of tables, thinned evenly: no two differ by more than one (CHAMP-TABLE-2)."""
    size, larger = divmod(players, tables)
    return tuple(size + 1 if table < larger else size for table in range(tables))


def plan(stage: Stage, venue: Venue, players: int) -> Plan:
    """Seats for this many players; Refused where no table can be made."""
    if players < stage.fewest:
        raise Refused("too-few", players=players, fewest=stage.fewest, venue=venue.id)
    row = row_for(stage, players)
    room = venue.tables * venue.heats
    if row is not None and row.tables:
        wanted, reason = row.tables, f"{row.fewest} to {row.most} players play at {row.tables} tables"
    elif stage.spread == "full":
        wanted, reason = -(-players // stage.most), f"as few tables as hold {stage.most}"
    else:
        wanted, reason = players // stage.fewest, f"as many tables as have {stage.fewest}"
    tables = max(1, min(wanted, room, players // stage.fewest))
    seated = min(players, tables * stage.most)
    heats = -(-tables // venue.tables)
    return Plan(
        sizes=even_sizes(seated, tables),
        heats=tuple(sorted(1 + table % heats for table in range(tables))),
        left_over=players - seated,
        each=row.each if row is not None else stage.each,
        final=row.final if row is not None else False,
        reason=f"{reason}; at most {room} here, {venue.tables} at a time",
    )
