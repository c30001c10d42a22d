"""Search behind a seating: exchange two players wherever that lowers the cost, until nothing does."""

from collections.abc import Mapping
from typing import Final

from passgo.championship.lot_drawing import Lot

Pair = frozenset[str]

APART: Final = 1_000_000  # more than all meetings of a championship together
MATES: Final = 100  # two of one group: more than a few repeated meetings
RESTARTS: Final = 20
MOST_PASSES: Final = 60


class Search:
    def __init__(self, tables: list[list[str]], costs: Mapping[Pair, int], fixed: set[str], lot: Lot) -> None:
        self.tables = tables
        self.fixed = fixed
        self.lot = lot
        # Cost of a player beside each other one; most pairs cost nothing and are not stored.
        self.dear: dict[str, dict[str, int]] = {player: {} for table in tables for player in table}
        for pair, cost in costs.items():
            one, other = sorted(pair)
            if one in self.dear and other in self.dear:
                self.dear[one][other] = self.dear[other][one] = cost
        self.at = {player: number for number, table in enumerate(tables) for player in table}

    def improve(self) -> None:
        """Descend; while something can still be gained, shake and descend again, and keep the best."""
        self.descend()
        best, kept = self.total(), [list(table) for table in self.tables]
        for _ in range(RESTARTS):
            if best == 0:
                return
            self.shake()
            self.descend()
            if self.total() < best:
                best, kept = self.total(), [list(table) for table in self.tables]
        self.tables = kept

    def total(self) -> int:
        return sum(self.beside(player, table) for table in self.tables for player in table) // 2

    def beside(self, player: str, table: list[str], without: str = "") -> int:
        dear = self.dear[player]
        if not dear:
            return 0
        return sum(dear.get(other, 0) for other in table if other != without)

    def descend(self) -> None:
        for _ in range(MOST_PASSES):
            moved = False
            for player in sorted(self.dear):
                if player not in self.fixed and self.beside(player, self.tables[self.at[player]]):
                    moved = self.move(player) or moved
            if not moved:
                return

    def move(self, player: str) -> bool:
        """Exchange the player with the one that saves most; False if no exchange does."""
        here = self.tables[self.at[player]]
        paid = self.beside(player, here)
        best, partner = 0, ""
        for table in self.tables:
            if table is here:
                continue
            whole = self.beside(player, table)
            for other in table:
                if other in self.fixed:
                    continue
                dear = self.dear[player].get(other, 0)
                after = whole - dear + self.beside(other, here, player)
                saved = paid + self.beside(other, table) - after
                if saved > best:
                    best, partner = saved, other
        if partner:
            self.exchange(player, partner)
        return partner != ""

    def exchange(self, one: str, other: str) -> None:
        i, j = self.at[one], self.at[other]
        self.tables[i][self.tables[i].index(one)] = other
        self.tables[j][self.tables[j].index(other)] = one
        self.at[one], self.at[other] = j, i

    def shake(self) -> None:
        free = sorted(player for player in self.dear if player not in self.fixed)
        if len(free) < 2:
            return
        for _ in range(max(2, len(free) // 10)):
            one, other = self.lot.pick(free), self.lot.pick(free)
            if self.at[one] != self.at[other]:
                self.exchange(one, other)
