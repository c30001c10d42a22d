"""A simulation as one page of HTML that needs nothing else: pictures, and the same figures as tables."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from passgo.editions import Edition
from passgo.lab import plots
from passgo.lab.balance import HEAD, RULE, Figures, Line, cells, findings
from passgo.lab.landing import PAY, NoChain, landing_odds
from passgo.lab.payback import LEVELS, set_values
from passgo.lab.simulate import Plan
from passgo.lab.statistics import LENGTH_STEP, WIN, WORTH_STEP, Tally, wilson

FILE: Final = "index.html"
MOST_STEPS: Final = 60  # of a worth curve
FEWEST: Final = 30  # games behind a point of a curve

ENVIRONMENT: Final = Environment(
    loader=FileSystemLoader(Path(__file__).parent), autoescape=True, undefined=StrictUndefined, trim_blocks=True
)


@dataclass(frozen=True)
class Picture:
    """A drawing, what it shows in words, and the figures behind it."""

    title: str
    told: str
    drawing: str
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    points: tuple[str, ...] = ()  # sentences in a list
    marked: frozenset[int] = frozenset()  # rows that stand out


def write(
    folder: Path, plan: Plan, tally: Tally, edition: Edition, command: str, first: Sequence[Picture] = ()
) -> Path:
    """Write the page into a folder, which is made if need be; `first` stands before its usual parts."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / FILE
    file.write_text(html(plan, tally, edition, command, first), encoding="utf-8")
    return file


def html(plan: Plan, tally: Tally, edition: Edition, command: str, first: Sequence[Picture] = ()) -> str:
    found = [*first, win_rates(tally), seats(tally), game_lengths(tally)]
    if tally.flow.games:
        found += [worth_curves(tally), landings(tally, edition), rents(tally, edition)]
    found += paybacks(edition)
    return ENVIRONMENT.get_template("page.html").render(
        edition=edition.name, plan=plan, tally=tally, command=command, pictures=found
    )


def rate_of(wins: int, games: int) -> tuple[float, float, float]:
    low, high = wilson(wins / WIN, games)
    return (wins / WIN / games if games else 0.0, low, high)


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def told(rate: tuple[float, float, float]) -> tuple[str, str]:
    return percent(rate[0]), f"{percent(rate[1])} to {percent(rate[2])}"


def win_rates(tally: Tally) -> Picture:
    names = list(tally.bot_seats)
    found = [rate_of(tally.bot_wins.get(name, 0), tally.bot_seats[name]) for name in names]
    best = max(zip(found, names, strict=True))
    return Picture(
        "Win rates",
        f"{best[1]} wins most often, {percent(best[0][0])} of its games. Bars are 95 % intervals, the dashed line is "
        "an even game.",
        plots.rates(names, found, 1 / len(tally.seat_wins), "games won, in % of the games played"),
        ("bot", "wins", "95 % interval"),
        tuple((name, *told(rate)) for name, rate in zip(names, found, strict=True)),
    )


def seats(tally: Tally) -> Picture:
    names = [f"player {place} in order" for place in range(1, len(tally.place_wins) + 1)]
    found = [rate_of(wins, tally.games) for wins in tally.place_wins]
    ahead = found[0][0] - found[-1][0]
    how = "more" if ahead >= 0 else "less"
    return Picture(
        "Seat advantage",
        f"Who plays first wins {percent(abs(ahead))} {how} of the games than who plays last.",
        plots.rates(names, found, 1 / len(names), "games won, in %"),
        ("order of play", "wins", "95 % interval"),
        tuple((name, *told(rate)) for name, rate in zip(names, found, strict=True)),
    )


def game_lengths(tally: Tally) -> Picture:
    bars = [(bar * LENGTH_STEP, games) for bar, games in sorted(tally.lengths.items())]
    return Picture(
        "Length of the games",
        f"Half of the games take at most {tally.length_at(0.5)} turns, nine in ten at most {tally.length_at(0.9)}; "
        f"the mean is {tally.mean_turns():.0f}.",
        plots.lengths(bars, LENGTH_STEP, "turns of all players together"),
        ("turns", "games"),
        tuple((f"{start} to {start + LENGTH_STEP - 1}", f"{games:,}") for start, games in bars),
    )


def worth_curves(tally: Tally) -> Picture:
    flow = tally.flow
    steps = [
        step
        for step in range(MOST_STEPS)
        if min(flow.worth_counts.get(2 * step, 0), flow.worth_counts.get(2 * step + 1, 0)) >= FEWEST
    ]
    lines = []
    for name, odd in (("the later winner", 1), ("the others", 0)):
        keys = [2 * step + odd for step in steps]
        means = [flow.worths[key] / flow.worth_counts[key] for key in keys]
        squares = [flow.worth_squares[key] / flow.worth_counts[key] for key in keys]
        spreads = [math.sqrt(max(0.0, s - m * m)) for s, m in zip(squares, means, strict=True)]
        lines.append((name, means, spreads))
    turns = [step * WORTH_STEP for step in steps]
    return Picture(
        "Net worth",
        f"Mean net worth of winners and of all others while the game lasts, in {flow.games:,} games; the bands are one "
        "standard deviation.",
        plots.curves(turns, lines, "net worth"),
        ("turn", *(name for name, _, _ in lines)),
        tuple(
            (str(turn), *(f"{means[i]:,.0f}" for _, means, _ in lines)) for i, turn in enumerate(turns)
        ),
    )  # fmt: skip


def names_of(edition: Edition) -> list[str]:
    return [edition.name_of(f"space.{space.id}") for space in edition.board.spaces]


def landings(tally: Tally, edition: Edition) -> Picture:
    names = names_of(edition)
    total = sum(tally.flow.landed.values()) or 1
    values = [100 * tally.flow.landed.get(pos, 0) / total for pos in range(len(names))]
    most = max(zip(values, names, strict=True))
    return Picture(
        "Where tokens come to",
        f"Of a hundred moves so many end on each space; most often, {most[0]:.1f}, on {most[1]}.",
        plots.board_heat(names, values, [f"{value:.1f} %" for value in values], "% of the moves"),
        ("space", "share of the moves"),
        tuple((name, f"{value:.2f} %") for name, value in zip(names, values, strict=True)),
    )


def rents(tally: Tally, edition: Edition) -> Picture:
    names = names_of(edition)
    values = [tally.flow.rents.get(pos, 0) / tally.flow.games for pos in range(len(names))]
    most = max(zip(values, names, strict=True))
    return Picture(
        "Rent",
        f"What each space brings its owners in a game; the most, {most[0]:,.0f}, comes from {most[1]}.",
        plots.board_heat(names, values, [f"{value:,.0f}" if value else "" for value in values], "rent in a game"),
        ("space", "rent in a game"),
        tuple((name, f"{value:,.1f}") for name, value in zip(names, values, strict=True) if value),
    )


def paybacks(edition: Edition) -> list[Picture]:
    """Exact, where the edition allows it; a board without sets has none."""
    board = edition.board
    try:
        sets = set_values(board, landing_odds(board, PAY))
    except NoChain:
        return []
    if not sets:
        return []
    rows = []
    for one in sets:
        levels = {level.name: level for level in one.levels}
        cells = [f"{levels[name].rolls:.0f}" if name in levels else "" for name in LEVELS]
        rows.append((edition.name_of(f"group.{one.group}"), *cells))
    return [
        Picture(
            "Pay-back",
            "Rolls of one opponent until a whole set has earned what it cost, from the exact odds, by the buildings on "
            "each street.",
            "",
            ("set", *LEVELS),
            tuple(rows),
        )
    ]


def balance_part(figures: Figures, lines: Sequence[Line]) -> Picture:
    """An edition against the others."""
    said = findings(figures, lines) or ["nothing is out of line"]
    return Picture(
        "Balance",
        RULE,
        "",
        HEAD,
        tuple(cells(line) for line in lines),
        (*said, *(f"left out: {reason}" for reason in figures.left_out)),
        frozenset(row for row, line in enumerate(lines) if line.finding),
    )
