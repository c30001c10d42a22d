"""Ranks and points of one table (CHAMP-SCORE-1, CHAMP-SCORE-2, CHAMP-SCORE-3, CHAMP-SCORE-4, CHAMP-SCORE-5,
CHAMP-SCORE-6), each rank with the reason that decided it."""

from dataclasses import dataclass
from functools import cmp_to_key
from typing import Final

from passgo.championship.format import Format
from passgo.championship.refusals import Refused
from passgo.championship.sheets import EXPELLED, PLAYING, Line, PriceList, Sheet, worth

RULES: Final = {
    "worth": "CHAMP-SCORE-4",
    "deeds": "CHAMP-TIE-1",
    "cash": "AMB-CHAMP-17",
    "head-judge": "AMB-CHAMP-17",
    "survived": "CHAMP-SCORE-1",
    "left-later": "AMB-CHAMP-48",
    "expelled": "AMB-CHAMP-19",
}


@dataclass(frozen=True)
class Placing:
    """A player's result at one table. `reason` says what puts them before the next one; empty for the last."""

    entrant: str
    rank: int
    points: int
    worth: int
    deeds: int  # un-mortgaged ones
    cash: int
    reason: str
    survived: bool


@dataclass(frozen=True)
class Standing:
    """Figures by which survivors are compared."""

    entrant: str
    worth: int
    deeds: int
    cash: int


def standings(sheet: Sheet, format: Format, prices: PriceList) -> list[Standing]:
    found = []
    for line in sheet.lines:
        if line.fate == PLAYING:
            value = worth(line, prices, format.valuation)
            found.append(Standing(line.entrant, value.total, value.free_deeds, line.cash))
    return found


def compare(one: Standing, other: Standing, sheet: Sheet, ties: tuple[str, ...]) -> tuple[int, str]:
    """Negative when `one` is better, with the criterion that decides; 0 when nothing does."""
    for name in ("worth", *ties):
        if name == "head-judge":
            if one.entrant in sheet.decided and other.entrant in sheet.decided:
                return sheet.decided.index(one.entrant) - sheet.decided.index(other.entrant), name
            continue
        mine, yours = getattr(one, name), getattr(other, name)
        if mine != yours:
            return yours - mine, name
    return 0, ""


def undecided(sheet: Sheet, format: Format, prices: PriceList) -> list[tuple[str, str]]:
    """Pairs of survivors that only the head judge can put in order (AMB-CHAMP-17)."""
    found = standings(sheet, format, prices)
    return [
        (one.entrant, other.entrant)
        for i, one in enumerate(found)
        for other in found[i + 1 :]
        if compare(one, other, sheet, format.table_ties)[0] == 0
    ]


def tied_players(sheet: Sheet, format: Format, prices: PriceList) -> tuple[str, ...]:
    """The survivors whom only the head judge can put in order, in the order of the sheet."""
    tied = {entrant for pair in undecided(sheet, format, prices) for entrant in pair}
    return tuple(line.entrant for line in sheet.lines if line.entrant in tied)


def score(sheet: Sheet, format: Format, prices: PriceList) -> list[Placing]:
    """Everybody at the table, best first. Refused while a tie awaits the head judge."""
    if open_ties := undecided(sheet, format, prices):
        raise Refused("tie-undecided", players=open_ties)
    ties = format.table_ties

    def order(one: Standing, other: Standing) -> int:
        return compare(one, other, sheet, ties)[0]

    survivors = sorted(standings(sheet, format, prices), key=cmp_to_key(order))
    row = format.points[len(survivors) - 1]
    placings = []
    for i, standing in enumerate(survivors):
        last = i + 1 == len(survivors)
        reason = ("survived" if sheet.out else "") if last else compare(standing, survivors[i + 1], sheet, ties)[1]
        values = (standing.worth, standing.deeds, standing.cash)
        placings.append(Placing(standing.entrant, i + 1, row[i], *values, reason, True))
    return placings + fallen(sheet, len(survivors))


def fallen(sheet: Sheet, survivors: int) -> list[Placing]:
    """Players who are out have no points; later out ranks higher, expelled last (AMB-CHAMP-48, AMB-CHAMP-19)."""
    fates = {line.entrant: line.fate for line in sheet.lines}
    order = [entrant for entrant in reversed(sheet.out) if fates[entrant] != EXPELLED]
    order += [entrant for entrant in reversed(sheet.out) if fates[entrant] == EXPELLED]
    placings = []
    for i, entrant in enumerate(order):
        following = fates[order[i + 1]] if i + 1 < len(order) else ""
        reason = "" if not following else "expelled" if following == EXPELLED else "left-later"
        placings.append(Placing(entrant, survivors + i + 1, 0, 0, 0, 0, reason, False))
    return placings


def written(line: Line, format: Format, prices: PriceList) -> Line:
    """The same line with the right net worth, as the judge's panel fills it in."""
    value = worth(line, prices, format.valuation)
    return Line(line.entrant, line.cash, value.total, line.holdings, line.fate)
