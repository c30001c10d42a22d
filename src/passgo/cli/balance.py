"""`passgo edition balance`: an edition's games against those of the other editions."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from passgo.cli.edition import Settings, Variants, console
from passgo.cli.lab import (
    AsJson,
    Seed,
    Turns,
    Workers,
    as_typed,
    bots_of,
    errors_told,
    options_of,
    with_progress,
    workers_of,
)
from passgo.editions import Edition, load, names
from passgo.lab import Plan, PlayLost, Tally
from passgo.lab.simulate import check

SEATS = 4


def balance(
    name: Annotated[str, typer.Argument(help="An edition's name or file.")],
    games: Annotated[int, typer.Option("--games", "-n", help="Games per edition.")] = 1_000,
    bots: Annotated[str, typer.Option("--bots", "-b", help="Comma-separated bots by seat.")] = "trader",
    seats: Annotated[int | None, typer.Option(help="Number of seats, four unless the edition has fewer.")] = None,
    seed: Seed = 1,
    workers: Workers = 1,
    turns: Turns = 1_000,
    option: Settings = None,
    variant: Variants = None,
    page: Annotated[
        Path | None, typer.Option("--report", metavar="FOLDER", help="Write an HTML report with charts.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Simulate an edition and the shipped ones, and name what is out of line with them."""
    from passgo.lab import balance as scales

    with errors_told():
        options = options_of(name, option, variant)
        mine = load(name, options)
        count = min(SEATS, mine.board.players_max) if seats is None else seats
        plan = Plan(
            bots=bots_of(bots, count), games=games, seed=seed, edition=name, options=options, turns=turns,
            workers=workers_of(workers), listen_every=1,
        )  # fmt: skip
        check(plan)
        if page is not None:
            page.mkdir(parents=True, exist_ok=True)  # now, not after minutes of play
        tally = whole(plan)
        here = scales.figures(tally, mine, count)
        others = [scales.figures(*played, count) for played in others_played(plan, mine).values()]
        lines = scales.compared(here, others)
        if page is not None:
            from passgo.lab.page import balance_part, write

            parts = [balance_part(here, lines)]
            typer.echo(f"wrote {write(page, plan, tally, mine, as_typed(), parts)}", err=True)
    if as_json:
        typer.echo(json.dumps({"games": games, "seats": count, "seed": seed, **scales.to_json(here, lines)}, indent=2))
        return
    out = console()
    out.print(scales.table(here, lines))
    out.print(f"{games:,} games of each edition, {count} seats: {', '.join(plan.bots)}. {scales.RULE}")
    for reason in here.left_out:
        out.print(f"left out: {reason}")
    for finding in scales.findings(here, lines) or ["nothing is out of line"]:
        out.print(finding, style="bold")


def others_played(plan: Plan, mine: Edition) -> Mapping[str, tuple[Tally, Edition]]:
    """Games of the shipped editions that this many can play. Each has its own seed: two editions that share a board
    would otherwise repeat each other's games."""
    found = {}
    for number, name in enumerate(names(), 1):
        edition = load(name)
        if edition.hash == mine.hash or len(plan.bots) > edition.board.players_max:
            continue
        one = Plan(
            bots=plan.bots, games=plan.games, seed=plan.seed * 1_000 + number, edition=name, turns=plan.turns,
            workers=plan.workers, listen_every=1,
        )  # fmt: skip
        found[name] = (whole(one), edition)
    return found


def whole(plan: Plan) -> Tally:
    """Play all games of a plan, or raise: figures of a part are not compared."""
    tally = with_progress(plan)
    if tally.games < plan.games:
        raise PlayLost(f"stopped after {tally.games} of {plan.games} games of {plan.edition}: nothing was compared")
    return tally
