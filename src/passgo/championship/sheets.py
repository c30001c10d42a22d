"""Score sheets: what each player of a table owns at the end, and whether the sums on the sheet are right."""

import datetime
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from passgo.championship.format import Valuation

PLAYING: Final = "playing"
BANKRUPT: Final = "bankrupt"
EXPELLED: Final = "expelled"
WITHDRAWN: Final = "withdrawn"
FATES: Final = (PLAYING, BANKRUPT, EXPELLED, WITHDRAWN)
MOST_CASH: Final = 10_000_000


@dataclass(frozen=True)
class Price:
    """A deed as printed, with what a valuation needs."""

    group: str
    price: int
    house: int  # 0: nothing is built here
    hotel: int


@dataclass(frozen=True)
class PriceList:
    """The board used at the tables. The caller makes it from the edition."""

    deeds: Mapping[str, Price]
    houses: int  # in the box
    hotels: int
    most_houses: int

    def group(self, name: str) -> list[str]:
        return [deed for deed, price in self.deeds.items() if price.group == name]


@dataclass(frozen=True)
class Holding:
    """A deed on a sheet."""

    deed: str
    mortgaged: bool = False
    houses: int = 0
    hotel: bool = False


@dataclass(frozen=True)
class Line:
    """One player's part of the sheet. `total` is the net worth that the player wrote down."""

    entrant: str
    cash: int
    total: int
    holdings: tuple[Holding, ...] = ()
    fate: str = PLAYING
    parts: tuple[tuple[str, int], ...] = ()  # subtotals as written: cash, deeds, mortgaged, houses, hotels


@dataclass(frozen=True)
class Sheet:
    lines: tuple[Line, ...]
    out: tuple[str, ...] = ()  # players who went out, in order
    signed: tuple[str, ...] = ()  # entrants, and the judge of the table
    decided: tuple[str, ...] = ()  # the head judge's order of players whom nothing else separates (AMB-CHAMP-17)
    taps: tuple[tuple[str, datetime.datetime], ...] = ()  # times of signatures on a screen; none for those on paper


@dataclass(frozen=True)
class Mistake:
    """A mistake on a sheet, with the rule and the right figure where there is one."""

    code: str
    rule: str
    entrant: str
    told: str

    def __str__(self) -> str:
        who = f"{self.entrant}: " if self.entrant else ""
        return f"{self.code} ({self.rule}): {who}{self.told}"


@dataclass(frozen=True)
class Worth:
    """Net worth and its parts (CHAMP-WORTH-1, CHAMP-WORTH-2, CHAMP-WORTH-3, CHAMP-WORTH-4, CHAMP-WORTH-5); nothing else
    counts (CHAMP-WORTH-6)."""

    cash: int
    deeds: int
    mortgaged: int
    houses: int
    hotels: int
    free_deeds: int  # their number, for ties

    @property
    def total(self) -> int:
        return self.cash + self.deeds + self.mortgaged + self.houses + self.hotels


PART_RULES: Final = {
    "cash": "CHAMP-WORTH-1",
    "deeds": "CHAMP-WORTH-2",
    "mortgaged": "CHAMP-WORTH-3",
    "houses": "CHAMP-WORTH-4",
    "hotels": "CHAMP-WORTH-5",
}


def share(amount: int, percent: int, rounding: str) -> int:
    return -(-amount * percent // 100) if rounding == "up" else amount * percent // 100


def deed_value(price: Price, mortgaged: bool, valuation: Valuation) -> int:
    """Value of the deed itself (CHAMP-WORTH-2, CHAMP-WORTH-3)."""
    percent = valuation.mortgaged if mortgaged else valuation.deed
    return share(price.price, percent, valuation.rounding)


def houses_value(price: Price, houses: int, valuation: Valuation) -> int:
    return share(houses * price.house, valuation.house, valuation.rounding)


def hotel_value(price: Price, valuation: Valuation) -> int:
    """Value of a hotel with the houses that were turned in for it (CHAMP-WORTH-5)."""
    turned_in = houses_value(price, valuation.hotel_houses, valuation)
    return share(price.hotel, valuation.hotel, valuation.rounding) + turned_in


def worth(line: Line, prices: PriceList, valuation: Valuation) -> Worth:
    """Net worth of a player. Deeds must be on the price list."""
    deeds = mortgaged = houses = hotels = free = 0
    for holding in line.holdings:
        price = prices.deeds[holding.deed]
        if holding.mortgaged:
            mortgaged += deed_value(price, True, valuation)
        else:
            deeds += deed_value(price, False, valuation)
            free += 1
        houses += houses_value(price, holding.houses, valuation)
        if holding.hotel:
            hotels += hotel_value(price, valuation)
    return Worth(line.cash, deeds, mortgaged, houses, hotels, free)


def mistakes(sheet: Sheet, players: tuple[str, ...], prices: PriceList, valuation: Valuation) -> list[Mistake]:
    """Everything that is wrong on a sheet of these players; empty when it can be entered."""
    found = [*player_mistakes(sheet, players), *estate_mistakes(sheet, prices)]
    if not found:
        found += [*building_mistakes(sheet, prices), *sum_mistakes(sheet, prices, valuation)]
    return found


def player_mistakes(sheet: Sheet, players: tuple[str, ...]) -> Iterator[Mistake]:
    listed = [line.entrant for line in sheet.lines]
    for entrant in sorted(set(listed) ^ set(players)):
        told = "plays here but is not on the sheet" if entrant in players else "does not play at this table"
        yield Mistake("players-differ", "CHAMP-WORTH-7", entrant, told)
    if len(set(listed)) != len(listed):
        yield Mistake("players-differ", "CHAMP-WORTH-7", "", "a player appears twice")
    if not any(line.fate == PLAYING for line in sheet.lines):
        yield Mistake("nobody-left", "CHAMP-BANKRUPT-9", "", "the last player left has won and is not out")
    gone = sorted(line.entrant for line in sheet.lines if line.fate != PLAYING)
    if sorted(sheet.out) != gone:
        yield Mistake("order-missing", "CHAMP-BANKRUPT-8", "", f"the order in which {', '.join(gone) or 'nobody'} left")
    for line in sheet.lines:
        if line.fate not in FATES:
            yield Mistake("unknown-fate", "CHAMP-SCORE-1", line.entrant, f"one of {', '.join(FATES)}")


def estate_mistakes(sheet: Sheet, prices: PriceList) -> Iterator[Mistake]:
    owners: dict[str, str] = {}
    for line in sheet.lines:
        if not 0 <= line.cash <= MOST_CASH:
            yield Mistake("bad-cash", "CHAMP-WORTH-1", line.entrant, f"cash from 0 to {MOST_CASH}")
        if line.fate != PLAYING and (line.cash or line.holdings or line.total):
            yield Mistake("out-but-owns", "CHAMP-BANKRUPT-8", line.entrant, "a player who is out owns nothing")
        for holding in line.holdings:
            price = prices.deeds.get(holding.deed)
            if price is None:
                yield Mistake("no-such-deed", "CHAMP-COMP-3", line.entrant, holding.deed)
                continue
            if holding.deed in owners:
                yield Mistake("deed-twice", "CHAMP-COMP-3", line.entrant, holding.deed)
            owners[holding.deed] = line.entrant
            if not 0 <= holding.houses <= prices.most_houses or (holding.hotel and holding.houses):
                yield Mistake("bad-buildings", "CHAMP-BUILD-6", line.entrant, holding.deed)
            if (holding.houses or holding.hotel) and price.house == 0:
                yield Mistake("bad-buildings", "CHAMP-BUILD-1", line.entrant, f"nothing is built on {holding.deed}")


def building_mistakes(sheet: Sheet, prices: PriceList) -> Iterator[Mistake]:
    houses = sum(holding.houses for line in sheet.lines for holding in line.holdings)
    hotels = sum(holding.hotel for line in sheet.lines for holding in line.holdings)
    if houses > prices.houses:
        yield Mistake("too-many-houses", "CHAMP-COMP-5", "", f"{houses} of {prices.houses}")
    if hotels > prices.hotels:
        yield Mistake("too-many-hotels", "CHAMP-COMP-6", "", f"{hotels} of {prices.hotels}")
    for line in sheet.lines:
        held = {holding.deed: holding for holding in line.holdings}
        for group in sorted({prices.deeds[deed].group for deed, holding in held.items() if level(holding, prices)}):
            yield from group_mistakes(line.entrant, group, held, prices)


def level(holding: Holding, prices: PriceList) -> int:
    return prices.most_houses + 1 if holding.hotel else holding.houses


def group_mistakes(entrant: str, group: str, held: Mapping[str, Holding], prices: PriceList) -> Iterator[Mistake]:
    """A group with buildings is complete, free of mortgages, and evenly built."""
    deeds = prices.group(group)
    if any(deed not in held for deed in deeds):
        yield Mistake("group-incomplete", "CHAMP-BUILD-1", entrant, group)
        return
    if any(held[deed].mortgaged for deed in deeds):
        yield Mistake("group-mortgaged", "CHAMP-BUILD-8", entrant, group)
    levels = [level(held[deed], prices) for deed in deeds]
    if max(levels) - min(levels) > 1:
        yield Mistake("built-unevenly", "CHAMP-BUILD-6", entrant, group)


def sum_mistakes(sheet: Sheet, prices: PriceList, valuation: Valuation) -> Iterator[Mistake]:
    for line in sheet.lines:
        value = worth(line, prices, valuation)
        right = {part: int(getattr(value, part)) for part in PART_RULES}
        for part, written in line.parts:
            if part not in right:
                yield Mistake("unknown-part", "CHAMP-WORTH-6", line.entrant, part)
            elif written != right[part]:
                told = f"{part} is {right[part]}, not {written}"
                yield Mistake("sums-differ", PART_RULES[part], line.entrant, told)
        if line.total != value.total:
            told = f"net worth is {value.total}, not {line.total}"
            yield Mistake("sums-differ", "CHAMP-WORTH-7", line.entrant, told)
