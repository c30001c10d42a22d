"""Ranking of a stage over all its tables, and who goes on (CHAMP-QUAL-1, CHAMP-QUAL-2, CHAMP-QUAL-3, AMB-CHAMP-7,
AMB-CHAMP-18)."""

from collections.abc import Iterable
from dataclasses import dataclass

from passgo.championship.format import Format, Stage
from passgo.championship.lot_drawing import Lot
from passgo.championship.scoring import score
from passgo.championship.sheets import PriceList
from passgo.championship.state import Session


@dataclass(frozen=True)
class Result:
    """A player's games of one stage together. `rank` is the rank at their table where each game counts on its own."""

    entrant: str
    rank: int
    points: int
    worth: int
    deeds: int
    cash: int


def results_of(sessions: Iterable[Session], format: Format, prices: PriceList) -> list[Result]:
    """Points of every game played: an alternate has only their own (CHAMP-ALT-6, CHAMP-ALT-7)."""
    found: dict[str, Result] = {}
    for session in sessions:
        for table in session.tables:
            if table.sheet is None:
                continue
            for placing in score(table.sheet.sheet, format, prices):
                before = found.get(placing.entrant, Result(placing.entrant, placing.rank, 0, 0, 0, 0))
                found[placing.entrant] = Result(
                    placing.entrant,
                    min(before.rank, placing.rank),
                    before.points + placing.points,
                    before.worth + placing.worth,
                    before.deeds + placing.deeds,
                    before.cash + placing.cash,
                )
    return list(found.values())


def ranked(
    results: list[Result], stage: Stage, each: int, ties: tuple[str, ...], seed: int
) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """Everybody, best first, and the groups that only the lot could put in order.

    Where games count on their own, the first `each` of every table come first, whatever others scored; after them the
    second-placed, and so on. Where points are added, only the points count.
    """
    keys = {result.entrant: key(result, stage, each, ties) for result in results}
    groups: dict[tuple[int, ...], list[str]] = {}
    for entrant in sorted(keys):
        groups.setdefault(keys[entrant], []).append(entrant)
    lot = Lot(seed, f"ranking of {stage.id}")
    order: list[str] = []
    lots = []
    for values in sorted(groups):
        group = groups[values]
        if len(group) > 1:
            group = lot.shuffled(group)
            lots.append(tuple(group))
        order += group
    return tuple(order), tuple(lots)


def key(result: Result, stage: Stage, each: int, ties: tuple[str, ...]) -> tuple[int, ...]:
    values = [-result.points, *(-int(getattr(result, name)) for name in ties if name != "lot")]
    if stage.score == "table":
        # The first `each` of a table are equally sure of their place; behind them the rank at the table counts.
        return (max(result.rank, each), *values, result.rank)
    return tuple(values)
