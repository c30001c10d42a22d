"""What a set earns on an opponent's roll, and how many rolls it takes to earn back what it cost."""

from dataclasses import dataclass
from typing import Final

from passgo.engine.board import HOTEL, SPACE_STATION, SPACE_STREET, Board, Group
from passgo.lab.landing import Odds, totals

LEVELS: Final = ("bare", "1", "2", "3", "4", "hotel")


@dataclass(frozen=True)
class Level:
    """A whole set at one level of building. Rents that a card multiplies are not counted."""

    name: str
    income: float  # on one roll of one opponent
    cost: int  # deeds and buildings

    @property
    def rolls(self) -> float:
        """Rolls of one opponent until it has paid for itself."""
        return self.cost / self.income if self.income else float("inf")


@dataclass(frozen=True)
class SetValue:
    group: str
    levels: tuple[Level, ...]


def set_values(board: Board, odds: Odds) -> list[SetValue]:
    """Every set of the board, in board order."""
    return [SetValue(group.id, tuple(levels_of(board, group, odds))) for group in board.groups if group.deeds]


def levels_of(board: Board, group: Group, odds: Odds) -> list[Level]:
    deeds = [board.deeds[deed] for deed in group.deeds]
    price = sum(deed.price for deed in deeds)
    if group.kind != SPACE_STREET:
        rent = station_rent(board, len(deeds)) if group.kind == SPACE_STATION else utility_rent(board, len(deeds))
        return [Level(LEVELS[0], sum(odds.landings[deed.pos] for deed in deeds) * rent, price)]
    found = [Level(LEVELS[0], sum(odds.landings[deed.pos] * 2 * deed.rents[0] for deed in deeds), price)]
    for level in (*range(1, board.rules.build_max_houses + 1), HOTEL):
        houses = min(level, board.rules.build_max_houses)
        built = sum(houses * deed.house_cost + (deed.hotel_cost if level == HOTEL else 0) for deed in deeds)
        income = sum(odds.landings[deed.pos] * deed.rents[level] for deed in deeds)
        found.append(Level(LEVELS[level], income, price + built))
    return found


def station_rent(board: Board, held: int) -> int:
    return board.station_rents[held - 1]


def utility_rent(board: Board, held: int) -> float:
    """The factor of a full set times the mean of the dice."""
    mean = sum(total * chance for total, chance in totals(board).items())
    return board.utility_factors[held - 1] * mean
