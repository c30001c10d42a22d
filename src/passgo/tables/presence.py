"""Presence: who is connected. It follows from no entry and is gone after a restart: clients come back by themselves."""

from typing import Final

from passgo.tables.commands.commands import SPECTATOR

MOST_NAMES: Final = 200
GRACE_MS: Final = 10_000  # everybody may have lost the same network; then play stops until somebody is back


class Presence:
    """Connections by role and person. Two tabs of one seat count twice and are both served."""

    def __init__(self) -> None:
        self.connected: dict[str, dict[str, int]] = {}
        self.gone_ms: dict[str, int] = {}  # when a person who was here lost their last connection
        self.empty_ms = 0  # when the last person left; 0 while somebody is here
        self.since_ms = 0  # when this began: who has not come since counts as gone from then on

    def come(self, role: str, person: str) -> None:
        there = self.connected.setdefault(role, {})
        there[person] = there.get(person, 0) + 1
        self.gone_ms.pop(person, None)
        self.empty_ms = 0

    def go(self, role: str, person: str, now_ms: int) -> None:
        there = self.connected.get(role, {})
        left = there.get(person, 0) - 1
        if left > 0:
            there[person] = left
        else:
            self.drop(role, person)
        if not self.is_here(person):
            self.gone_ms[person] = now_ms
        if not self.connected:
            self.empty_ms = now_ms

    def drop(self, role: str, person: str) -> None:
        """Drop all connections of a person in a role at once."""
        there = self.connected.get(role, {})
        there.pop(person, None)
        if not there:
            self.connected.pop(role, None)

    def is_here(self, person: str) -> bool:
        return any(person in there for there in self.connected.values())

    def has(self, role: str, person: str) -> bool:
        return person in self.connected.get(role, {})

    def roles(self) -> list[str]:
        return list(self.connected)

    def watching(self) -> dict[str, int]:
        return self.connected.get(SPECTATOR, {})
