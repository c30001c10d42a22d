"""An edition in figures: exact landing odds held against the engine's own rolls, and what sets earn."""

import math
from collections.abc import Mapping
from dataclasses import dataclass

from rich import box
from rich.table import Table

from passgo.editions import Edition, load
from passgo.lab.landing import STRATEGIES, Odds, landing_odds
from passgo.lab.payback import SetValue, set_values
from passgo.lab.wandering import Walk, walk


@dataclass(frozen=True)
class Analysis:
    edition: Edition
    odds: dict[str, Odds]
    walks: dict[str, Walk]  # empty where nothing was simulated
    sets: dict[str, list[SetValue]]


def analyse(edition: str, options: Mapping[str, object], rolls: int, seed: int) -> Analysis:
    """Under both jail strategies; `rolls` is how many of each are simulated, 0 for none. Raises NoChain."""
    loaded = load(edition, options)
    odds = {strategy: landing_odds(loaded.board, strategy) for strategy in STRATEGIES}
    walks = {strategy: walk(edition, options, strategy, rolls, seed) for strategy in STRATEGIES} if rolls else {}
    sets = {strategy: set_values(loaded.board, found) for strategy, found in odds.items()}
    return Analysis(loaded, odds, walks, sets)


def errors_apart(share: float, count: int, rolls: int) -> float:
    """How far a simulated share lies from the exact one, in standard errors."""
    spread = math.sqrt(share * (1 - share) * rolls)
    return (count - share * rolls) / spread if spread else 0.0


def furthest(analysis: Analysis, strategy: str) -> float:
    """The largest difference between engine and chain over all spaces, in standard errors."""
    odds, walked = analysis.odds[strategy], analysis.walks[strategy]
    pairs = [*zip(odds.rolls, walked.spaces, strict=True), (odds.prisoner, walked.prisoner)]
    return max(abs(errors_apart(share, count, walked.counted)) for share, count in pairs)


# For people.


def tables(analysis: Analysis) -> list[Table]:
    return [landing_table(analysis), *(sets_table(analysis, strategy) for strategy in STRATEGIES)]


def landing_table(analysis: Analysis) -> Table:
    """A row for each space: how many of a hundred rolls end there, exact and simulated."""
    table = Table(title=f"{analysis.edition.name}: rolls that end on a space, in %", box=box.SIMPLE)
    table.add_column("space")
    for strategy in STRATEGIES:
        table.add_column(f"{strategy}: exact", justify="right")
        if analysis.walks:
            table.add_column("simulated", justify="right")
    board = analysis.edition.board
    for space in board.spaces:
        shares = [(analysis.odds[s].rolls[space.pos], s, space.pos) for s in STRATEGIES]
        table.add_row(space.name, *cells(analysis, shares))
    shares = [(analysis.odds[s].prisoner, s, -1) for s in STRATEGIES]
    table.add_row("in jail", *cells(analysis, shares), end_section=True)
    per_turn = [f"{analysis.odds[s].rolls_per_turn:.4f}" for s in STRATEGIES]
    table.add_row("rolls in a turn", *spread(analysis, per_turn))
    if analysis.walks:
        apart = [f"{furthest(analysis, s):.1f}" for s in STRATEGIES]
        table.add_row("furthest apart, in standard errors", *[cell for one in apart for cell in ("", one)])
    return table


def cells(analysis: Analysis, shares: list[tuple[float, str, int]]) -> list[str]:
    found = []
    for share, strategy, pos in shares:
        found.append(f"{100 * share:.4f}")
        if analysis.walks:
            walked = analysis.walks[strategy]
            count = walked.prisoner if pos < 0 else walked.spaces[pos]
            found.append(f"{100 * count / walked.counted:.2f}")
    return found


def spread(analysis: Analysis, values: list[str]) -> list[str]:
    return [cell for value in values for cell in ((value, "") if analysis.walks else (value,))]


def sets_table(analysis: Analysis, strategy: str) -> Table:
    """Income on one roll of one opponent, the cost of the set, and the rolls until it is earned back."""
    table = Table(title=f"Sets when opponents {strategy} in jail: income on a roll / cost / rolls", box=box.SIMPLE)
    sets = analysis.sets[strategy]
    names = list(dict.fromkeys(level.name for one in sets for level in one.levels))
    table.add_column("set")
    for name in names:
        table.add_column(name, justify="right")
    for one in sets:
        levels = {level.name: level for level in one.levels}
        told = [levels.get(name) for name in names]
        table.add_row(one.group, *(f"{it.income:.2f} / {it.cost:,} / {it.rolls:.1f}" if it else "" for it in told))
    return table


def to_json(analysis: Analysis) -> dict[str, object]:
    board = analysis.edition.board
    return {
        "edition": analysis.edition.id,
        "hash": analysis.edition.hash,
        "strategies": {strategy: strategy_json(analysis, strategy) for strategy in STRATEGIES},
        "spaces": [space.id for space in board.spaces],
    }


def strategy_json(analysis: Analysis, strategy: str) -> dict[str, object]:
    odds = analysis.odds[strategy]
    walked = analysis.walks.get(strategy)
    return {
        "rolls": odds.rolls,
        "prisoner": odds.prisoner,
        "turns": odds.turns,
        "turns_prisoner": odds.turns_prisoner,
        "landings": odds.landings,
        "rolls_per_turn": odds.rolls_per_turn,
        "simulated": None
        if walked is None
        else {"rolls": walked.counted, "spaces": walked.spaces, "prisoner": walked.prisoner},
        "sets": {
            one.group: [{"level": it.name, "income": it.income, "cost": it.cost} for it in one.levels]
            for one in analysis.sets[strategy]
        },
    }
