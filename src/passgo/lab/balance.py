"""Is an edition in line with the others? Figures of its games against theirs, by rules that are stated beside them."""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from rich import box
from rich.table import Table

from passgo.editions import Edition
from passgo.engine.board import SPACE_STREET, Board
from passgo.lab.landing import PAY, NoChain, landing_odds
from passgo.lab.payback import SetValue, set_values
from passgo.lab.statistics import CAPPED, WIN, WORTH_STEP, Tally, Z, wilson

ROUNDS: Final = WORTH_STEP  # after which growth is measured: with so many rounds its turn is a step of every curve
FENCE: Final = 1.5  # times the distance of the quartiles, Tukey's rule for what is out of line
FEWEST: Final = 30  # games behind the win rate of a set's owner
FEWEST_OTHERS: Final = 3  # editions to compare with

RULE: Final = (
    "Out of line is a figure whose 95 % interval lies wholly beyond the fence: the quartiles of the other editions, "
    "widened by one and a half times their distance or by the margin, whichever is more."
)


@dataclass(frozen=True)
class Value:
    """A figure with its 95 % interval; an exact one is its own interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Measure:
    name: str
    too_low: str  # what is said of an edition below the fence
    too_high: str
    margin: float
    relative: bool = False  # the margin is a part of the others' median
    share: bool = False  # shown in per cent
    least: float = 0.0  # that it can be
    most: float = math.inf

    def shown(self, value: float) -> str:
        rounded = round(100 * value, 1) + 0.0  # no minus before a zero
        return f"{rounded:.1f} %" if self.share else f"{value:,.2f}"


LENGTH: Final = Measure("turns of each player", "games are short", "games are long", 0.25, relative=True)
UNDECIDED: Final = Measure("games that reach the turn limit", "", "many games do not end", 0.02, share=True, most=1.0)
SEATS: Final = Measure(
    "wins of the first seat over the last",
    "the first seat is worse",
    "the first seat is better",
    0.03,
    share=True,
    least=-1.0,
    most=1.0,
)
GROWTH: Final = Measure(
    f"net worth after {ROUNDS} rounds, by starting cash",
    "players grow slowly",
    "players grow fast",
    0.25,
    relative=True,
)
RAREST: Final = Measure(
    "games that complete the rarest set", "a set is hardly ever completed", "", 0.05, share=True, most=1.0
)
STRONGEST: Final = Measure(
    "wins of the owner of the strongest set",
    "no set decides the game",
    "one set decides the game",
    0.05,
    share=True,
    most=1.0,
)
PAY_BACK: Final = Measure(
    "rolls until the quickest set has paid", "a set pays back quickly", "sets pay back slowly", 0.25, relative=True
)
SPREAD: Final = Measure(
    "slowest set by quickest set to pay",
    "sets pay back much alike",
    "sets pay back very differently",
    0.25,
    relative=True,
)
MEASURES: Final = (LENGTH, UNDECIDED, SEATS, GROWTH, RAREST, STRONGEST, PAY_BACK, SPREAD)


@dataclass(frozen=True)
class Figures:
    """What was measured of one edition. A figure that it cannot have is left out, and `left_out` says why."""

    edition: str
    values: Mapping[Measure, Value]
    never: tuple[str, ...]  # sets of streets that nobody ever completed
    left_out: tuple[str, ...]


def figures(tally: Tally, edition: Edition, seats: int) -> Figures:
    """Every game of the tally must have been listened to."""
    values: dict[Measure, Value] = {
        LENGTH: mean_of(tally.turns, tally.squares, tally.games, tally.games, seats),
        UNDECIDED: share(tally.endings.get(CAPPED, 0), tally.games),
        SEATS: first_over_last(tally),
    }
    growth = growth_of(tally, edition.board, seats)
    left_out: list[str] = []
    if growth is None:
        left_out.append(f"growth: no game lasted {ROUNDS} rounds")
    else:
        values[GROWTH] = growth
    streets = [
        number for number, group in enumerate(edition.board.groups) if group.kind == SPACE_STREET and group.deeds
    ]
    if not streets:
        left_out.append("sets: the edition has no streets")
        return Figures(edition.id, values, (), tuple(left_out))
    completed = {number: tally.flow.completed.get(number, 0) for number in streets}
    values[RAREST] = share(min(completed.values()), tally.flow.games)
    strongest = strongest_of(tally, streets)
    if strongest is not None:
        values[STRONGEST] = strongest
    try:
        values |= pay_backs(set_values(edition.board, landing_odds(edition.board, PAY)), edition.board)
    except NoChain as error:
        left_out.append(f"pay-back: {error}")
    never = tuple(edition.name_of(f"group.{edition.board.groups[n].id}") for n in streets if not completed[n])
    return Figures(edition.id, values, never, tuple(left_out))


def share(count: float, games: int) -> Value:
    return Value(count / games, *wilson(count, games))


def mean_of(total: int, squares: int, count: int, games: int, unit: float) -> Value:
    """A mean in that unit; values of one game hang together, so the interval is that of so many games."""
    mean = total / count
    spread = Z * math.sqrt(max(0.0, squares / count - mean * mean) / games)
    return Value(mean / unit, (mean - spread) / unit, (mean + spread) / unit)


def first_over_last(tally: Tally) -> Value:
    first, last = (tally.place_wins[place] / WIN / tally.games for place in (0, -1))
    spread = Z * math.sqrt(max(0.0, first + last - (first - last) ** 2) / tally.games)
    return Value(first - last, first - last - spread, first - last + spread)


def growth_of(tally: Tally, board: Board, seats: int) -> Value | None:
    flow = tally.flow
    step = ROUNDS * seats // WORTH_STEP
    keys = [key for key in (2 * step, 2 * step + 1) if key in flow.worth_counts]
    count = sum(flow.worth_counts[key] for key in keys)
    if not count:
        return None
    total, squares = (sum(sums[key] for key in keys) for sums in (flow.worths, flow.worth_squares))
    return mean_of(total, squares, count, count // seats, board.rules.start_cash)


def strongest_of(tally: Tally, streets: Sequence[int]) -> Value | None:
    flow = tally.flow
    found = [
        share(flow.won.get(number, 0) / WIN, flow.completed[number])
        for number in streets
        if flow.completed.get(number, 0) >= FEWEST
    ]
    return max(found, key=lambda value: value.value, default=None)


def pay_backs(sets: Sequence[SetValue], board: Board) -> dict[Measure, Value]:
    """Of each set of streets at the level that pays back soonest."""
    streets = {group.id for group in board.groups if group.kind == SPACE_STREET}
    rolls = [min(level.rolls for level in one.levels) for one in sets if one.group in streets]
    quickest, slowest = min(rolls), max(rolls)
    if not math.isfinite(slowest):
        return {}
    spread = slowest / quickest
    return {PAY_BACK: Value(quickest, quickest, quickest), SPREAD: Value(spread, spread, spread)}


# Against the others.


@dataclass(frozen=True)
class Line:
    """One figure of the edition, those of the others, and what is said of it."""

    measure: Measure
    mine: Value
    others: Mapping[str, float]
    fence: tuple[float, float]

    @property
    def finding(self) -> str:
        """Why it is out of line; empty if it is not."""
        if self.mine.high < self.fence[0]:
            return self.measure.too_low
        return self.measure.too_high if self.mine.low > self.fence[1] else ""


def compared(mine: Figures, others: Sequence[Figures]) -> list[Line]:
    """A line for every figure that the edition and enough of the others have."""
    lines = []
    for measure in MEASURES:
        theirs = {other.edition: other.values[measure].value for other in others if measure in other.values}
        if measure in mine.values and len(theirs) >= FEWEST_OTHERS:
            lines.append(Line(measure, mine.values[measure], theirs, fence_of(measure, list(theirs.values()))))
    return lines


def fence_of(measure: Measure, values: Sequence[float]) -> tuple[float, float]:
    low, middle, high = (float(bound) for bound in np.percentile(values, [25, 50, 75]))
    margin = measure.margin * (abs(middle) if measure.relative else 1.0)
    room = max(FENCE * (high - low), margin)
    return max(measure.least, low - room), min(measure.most, high + room)


def findings(mine: Figures, lines: Sequence[Line]) -> list[str]:
    """Sentences for all that is out of line."""
    found = [f"{line.finding}: {told(line)}" for line in lines if line.finding]
    if mine.never:
        found.append(f"never completed by anybody: {', '.join(mine.never)}")
    return found


def told(line: Line) -> str:
    shown = line.measure.shown(line.mine.value)
    return (
        f"{line.measure.name} {shown} ({interval(line)}), the other editions {span(line, line.others.values())}, "
        f"the fence {span(line, line.fence)}"
    )


def interval(line: Line) -> str:
    mine = line.mine
    return span(line, (mine.low, mine.high)) if mine.low < mine.high else "exact"


def span(line: Line, values: Iterable[float]) -> str:
    """From the least to the most."""
    inside = list(values)
    return f"{line.measure.shown(min(inside))} to {line.measure.shown(max(inside))}"


HEAD: Final = ("figure", "here", "95 % interval", "other editions", "fence", "verdict")


def cells(line: Line) -> tuple[str, ...]:
    return (
        line.measure.name,
        line.measure.shown(line.mine.value),
        interval(line),
        span(line, line.others.values()),
        span(line, line.fence),
        line.finding or "in line",
    )


def table(mine: Figures, lines: Sequence[Line]) -> Table:
    out = Table(*HEAD, title=f"Balance of {mine.edition}", box=box.SIMPLE)
    for line in lines:
        out.add_row(*cells(line), style="bold" if line.finding else "")
    return out


def to_json(mine: Figures, lines: Sequence[Line]) -> dict[str, object]:
    return {
        "edition": mine.edition,
        "rule": RULE,
        "figures": [
            {
                "name": line.measure.name,
                "value": line.mine.value,
                "interval": [line.mine.low, line.mine.high],
                "others": dict(line.others),
                "fence": list(line.fence),
                "finding": line.finding,
            }
            for line in lines
        ],
        "never_completed": list(mine.never),
        "left_out": list(mine.left_out),
        "out_of_line": findings(mine, lines),
    }
