"""`passgo simulate`, `passgo ladder` and `passgo bench lab`: simulate games between bots, rate the bots, time both."""

import json
import os
import platform
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Annotated, TextIO

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import passgo
from passgo.bots import BOTS, UnknownBot
from passgo.cli.edition import BAD_INPUT, Settings, Variants, console, faults_reported
from passgo.editions import Edition, load
from passgo.editions.options import read_setting, variant_options
from passgo.engine.chance import SeededChance
from passgo.engine.snapshot import BadSnapshot
from passgo.engine.snapshot import to_json as position_to_json
from passgo.lab import BadPlan, Plan, PlayLost, Tally
from passgo.lab.rows import DECISIONS, GAMES, NOTHING, CsvRows, Rows
from passgo.lab.simulate import check
from passgo.lab.simulate import simulate as play_plan
from passgo.machine import processor_name
from passgo.scenarios import ScenarioError, position, read_scenarios

Games = Annotated[int, typer.Option("--games", "-n", help="Number of games.")]
Seed = Annotated[int, typer.Option(min=0, max=2**63 - 1, help="Decides dice, cards and bots: same seed, same result.")]
Workers = Annotated[int, typer.Option("--workers", "-j", help="Worker processes (0: one per core).")]
EditionName = Annotated[str, typer.Option("--edition", "-e", help="An edition's name or file.")]
Turns = Annotated[int, typer.Option(help="Turns after which a game counts as undecided.")]
Out = Annotated[Path | None, typer.Option("--out", help="Write a .json (summary) or .csv (rows) file.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")]


@contextmanager
def errors_told() -> Iterator[None]:
    """End with a clear line and exit code 2 on bad input."""
    try:
        with faults_reported():
            yield
    except (BadPlan, PlayLost, UnknownBot, BadSnapshot, ScenarioError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(BAD_INPUT) from None


def bots_of(text: str, seats: int | None) -> tuple[str, ...]:
    """Bots by seat, from a comma-separated list; a list shorter than the seats is repeated."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        raise BadPlan(f"name at least one bot: {', '.join(BOTS)}")
    count = seats if seats is not None else max(4, len(names)) if len(names) == 1 else len(names)
    if count < len(names):
        raise BadPlan(f"{len(names)} bots do not fit on {count} seats")
    return tuple(names[seat % len(names)] for seat in range(count))


def options_of(edition: str, settings: list[str] | None, variants: list[str] | None) -> dict[str, object]:
    options = variant_options(variants, load(edition)) if variants else {}
    options.update(read_setting(setting) for setting in settings or [])
    return options


def start_of(path: Path, edition: str, options: Mapping[str, object]) -> dict[str, object]:
    """Position given in the first scenario of a file, on the board that is played."""
    found, errors = read_scenarios(path)
    if errors:
        raise errors[0]
    scenario = found[0]
    board = load(edition, options).board
    return position_to_json(position(board, scenario.words.players, scenario.given, SeededChance(0)))


def check_ending(path: Path | None, *endings: str) -> None:
    if path is not None and path.suffix not in endings:
        raise BadPlan(f"{path}: the name must end in {' or '.join(endings)}")


@contextmanager
def written(path: Path | None) -> Iterator[TextIO | None]:
    """Open the file before the first game, so that a folder that cannot be written to is reported immediately."""
    if path is None:
        yield None
        return
    with path.open("w", encoding="utf-8", newline="") as file:
        yield file


@contextmanager
def rows_kept(out: Path | None, decisions: Path | None, plan: Plan, edition: Edition) -> Iterator[list[Rows]]:
    """Files that take a row for each game or decision, opened before the first game."""
    games = out if out is not None and out.suffix == ".parquet" else None
    with ExitStack() as stack:
        found: list[Rows] = []
        if out is not None and out.suffix == ".csv":
            found.append(CsvRows(stack.enter_context(out.open("w", encoding="utf-8", newline=""))))
        if games is not None or decisions is not None:
            from passgo.lab.parquet import about, writing

            found.append(stack.enter_context(writing(games, decisions, about(plan, edition))))
        yield found


def kept_in(out: Path | None, decisions: Path | None) -> int:
    """Kind of rows that the workers must return for these files."""
    check_ending(out, ".json", ".csv", ".parquet")
    check_ending(decisions, ".parquet")
    if decisions is not None:
        if out is not None and out.absolute() == decisions.absolute():
            raise BadPlan(f"{out}: games and decisions need a file each")
        return DECISIONS
    return GAMES if out is not None and out.suffix != ".json" else NOTHING


def progress_bar(quiet: bool) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=quiet,
    )


def made_by(command: str) -> dict[str, object]:
    """Origin of a figure; the digest of the sources identifies them even before they are committed."""
    from passgo import _build, bench

    package = Path(passgo.__file__).parent
    return {
        "command": command,
        "version": passgo.__version__,
        "mode": passgo.mode(),
        "commit": bench.commit(package.parents[1]),
        "sources": _build.digest(str(package)),
        "cpu": processor_name(),
        "cores": os.cpu_count() or 1,
        "python": platform.python_version(),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def as_typed() -> str:
    return " ".join(["passgo", *sys.argv[1:]])


def workers_of(wanted: int) -> int:
    return os.cpu_count() or 1 if wanted == 0 else wanted


def with_progress(plan: Plan, rows: Sequence[Rows] = (), cluster: str = "") -> Tally:
    with progress_bar(not Console(stderr=True).is_terminal) as bar:
        task = bar.add_task(plan.edition, total=plan.games, rate="")

        def told(tally: Tally) -> None:
            speed = bar.tasks[task].speed
            bar.update(task, completed=tally.games, rate=f"{speed:,.0f} games/s" if speed else "")

        if not cluster:
            return play_plan(plan, told, rows)
        from passgo.lab.cluster import batches

        return play_plan(plan, told, rows, partial(batches, cluster))


def simulate(
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="Comma-separated bots by seat; exec:COMMAND runs your own.")
    ] = "trader",
    edition: EditionName = "classic",
    seats: Annotated[int | None, typer.Option(help="Number of seats; a shorter list of bots is repeated.")] = None,
    games: Games = 1_000,
    seed: Seed = 1,
    workers: Workers = 1,
    turns: Turns = 1_000,
    start: Annotated[Path | None, typer.Option(help="Start from the position given in this scenario file.")] = None,
    rotate: Annotated[bool, typer.Option(help="Let the bots change seats from game to game.")] = True,
    listen: Annotated[int, typer.Option(min=0, help="Track money in every Nth game (0: never).")] = 10,
    seconds: Annotated[float, typer.Option(min=0, help="Seconds a bot may take per decision (0: unlimited).")] = 0.0,
    cluster: Annotated[str, typer.Option(metavar="ADDRESS", help="Let the workers of this Dask scheduler play.")] = "",
    option: Settings = None,
    variant: Variants = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", help="Write a .json (summary), .csv or .parquet file (a row for each game)."),
    ] = None,
    decisions: Annotated[Path | None, typer.Option(help="Write a row for each decision to this .parquet file.")] = None,
    page: Annotated[
        Path | None, typer.Option("--report", metavar="FOLDER", help="Write an HTML report with charts.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Simulate games between bots and print win rates, lengths, seats, money and endings."""
    from passgo.lab import report

    with errors_told():
        options = options_of(edition, option, variant)
        plan = Plan(
            bots=bots_of(bots, seats),
            games=games,
            seed=seed,
            edition=edition,
            options=options,
            turns=turns,
            workers=workers_of(workers),
            rotate=rotate and start is None,
            start=None if start is None else start_of(start, edition, options),
            listen_every=listen,
            seconds=seconds,
            keep=kept_in(out, decisions),
        )
        check(plan)  # before a file is opened: a refused plan must not overwrite the results of an earlier run
        if page is not None:
            page.mkdir(parents=True, exist_ok=True)
        loaded = load(edition, options)
        summary = out if out is not None and out.suffix == ".json" else None
        with written(summary) as file, rows_kept(out, decisions, plan, loaded) as rows:
            tally = with_progress(plan, rows, cluster)
            found = report.to_json(plan, tally, loaded)
            if file is not None:
                file.write(json.dumps({"made": made_by(as_typed()), **found}, indent=2) + "\n")
            if page is not None and tally.games:
                from passgo.lab.page import write

                typer.echo(f"wrote {write(page, plan, tally, loaded, as_typed())}", err=True)
        if as_json:
            typer.echo(json.dumps(found, indent=2))
        else:
            print_tables(tally, loaded)
        if tally.games < plan.games:
            reason = f"{tally.lost}; " if tally.lost else "stopped: "
            typer.echo(f"{reason}{tally.games} of {plan.games} games were finished and are counted", err=True)


def print_tables(tally: Tally, edition: Edition) -> None:
    from passgo.lab import report

    for table in report.tables(tally, edition) if tally.games else ():
        console().print(table)


def ladder(
    bots: Annotated[str, typer.Option("--bots", "-b", help="Comma-separated bots to rate.")] = ",".join(BOTS),
    edition: EditionName = "classic",
    games: Annotated[int, typer.Option("--games", "-n", help="Games for each pair of bots.")] = 200,
    seed: Seed = 1,
    workers: Workers = 1,
    turns: Turns = 1_000,
    option: Settings = None,
    variant: Variants = None,
    out: Out = None,
    as_json: AsJson = False,
) -> None:
    """Play every pair of bots against each other, seats rotated, and rate them."""
    from passgo.lab import ladder as rungs

    with errors_told():
        names = tuple(name.strip() for name in bots.split(",") if name.strip())
        options = options_of(edition, option, variant)
        contest = rungs.Contest(names, games, seed, edition, options, workers_of(workers), turns)
        for plan in rungs.plans(contest):
            check(plan)
        check_ending(out, ".json", ".csv")
        with written(out) as file, progress_bar(not Console(stderr=True).is_terminal) as bar:
            task = bar.add_task(edition, total=games, rate="")

            def told(plan: Plan, tally: Tally) -> None:
                bar.update(task, description=" - ".join(plan.bots[:2]), completed=tally.games)

            found = rungs.climb(contest, told)
            data = {"seed": seed, "games": games, **found.to_json()}
            if file is not None and out is not None:
                text = json.dumps({"made": made_by(as_typed()), **data}, indent=2) + "\n"
                file.write(text if out.suffix == ".json" else rungs.pairs_csv(found))
        if as_json:
            typer.echo(json.dumps(data, indent=2))
        else:
            console().print(rungs.ratings_table(found))
            console().print(rungs.pairs_table(found))


def bench_lab(
    as_json: AsJson = False,
    seconds: Annotated[float, typer.Option(min=0.01, max=600, help="How long each figure is measured.")] = 5.0,
) -> None:
    """Benchmark the lab: turns of four builders, games of four traders, two workers; the worst of three runs counts."""
    from passgo.lab import bench as lab_bench

    command = f"passgo bench lab --json --seconds {seconds:g}"
    show_figures(command, lab_bench.EDITION, lab_bench.RUNS, asdict(lab_bench.measure(seconds)), as_json, 2)


def show_figures(
    command: str, edition: str, runs: int, figures: Mapping[str, float], as_json: bool, decimals: int
) -> None:
    """Print what a bench measured: as JSON with its origin, or as a table. JSON keeps at least one decimal."""
    if as_json:
        rounded = {name: round(value, max(1, decimals)) for name, value in figures.items()}
        measured = {**made_by(command), "edition": edition, "runs": runs, "figures": rounded}
        typer.echo(json.dumps(measured, indent=2))
        return
    table = Table("figure", "worst of three", title=f"passgo {passgo.__version__} ({passgo.mode()})", box=box.SIMPLE)
    for name, value in figures.items():
        table.add_row(name.replace("_", " "), f"{value:,.{decimals}f}")
    console().print(table)
