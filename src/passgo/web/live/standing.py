"""Standings: what a person is at a table, and the commands that report that they come and go."""

from typing import NamedTuple

from passgo.tables import Command, Table
from passgo.tables.commands.commands import JUDGE, PUBLIC, SEAT, seat_role


class Standing(NamedTuple):
    """The standing of a person at a table: seat (with its number), judge, spectator or public."""

    role: str
    seat: int = -1

    @property
    def name(self) -> str:
        return seat_role(self.seat) if self.role == SEAT else self.role


def standing_named(role: str) -> Standing:
    kind, _, seat = role.partition(":")
    return Standing(kind, int(seat) if seat else -1)


def standing_at(table: Table, person: str, granted: str = PUBLIC) -> Standing:
    """The standing of this person. The session proves who they are; a link may allow them to watch."""
    if person and person == table.state.judge:
        granted = JUDGE
    role = table.role_of(person, granted)
    if role.startswith(SEAT):
        return Standing(SEAT, table.state.seat_of(person))
    return Standing(role)


def presence(kind: str, person: str, standing: Standing) -> Command:
    return Command(kind, kind, person, standing.role, standing.seat)
