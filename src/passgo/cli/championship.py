"""`passgo championship rehearse | validate | seat …`; `cli/office.py` has the commands for those in a database."""

import json
from pathlib import Path
from typing import Annotated

import typer

from passgo.championship import FormatError, Refused
from passgo.championship.layout import plan
from passgo.championship.seating import Request, Tables, broken
from passgo.championship.seating import check as check_tables
from passgo.championship.seating import explain as explain_tables
from passgo.championship.seating import make as make_tables
from passgo.championship.seating_files import BadSeating, read_seating, seating_text
from passgo.cli import championship_clock, championship_paper, championship_plan, office, venues
from passgo.cli.formats import BAD_INPUT, faults_reported, format_text, load_format
from passgo.cli.printing import sheets
from passgo.editions import EditionError

BROKEN = 1
LARGEST_SEED = 2**63 - 1

app = typer.Typer(no_args_is_help=True, help="Run championships: create, invite, rehearse, seat players, move venues.")
seat = typer.Typer(no_args_is_help=True, help="Make, check and explain a seating.")
app.add_typer(seat, name="seat")
office.add_to(app)
venues.add_to(app)
championship_clock.add_to(app)
championship_paper.add_to(app)
championship_plan.add_to(app)
app.command()(sheets)

Seed = Annotated[
    int, typer.Option(min=0, max=LARGEST_SEED, help="Decides everything drawn by lot; printed with the result.")
]


@app.command()
def rehearse(
    preset: Annotated[str, typer.Option(help="A shipped championship, or the path of a file.")] = "greece-2015",
    seed: Seed = 7,
    into: Annotated[
        str, typer.Option(metavar="URL", help="Keep it in this database, with a clock that the director can move.")
    ] = "",
    id: Annotated[str, typer.Option("--as", metavar="ID", help="The id to store it under.")] = "",
    until: Annotated[
        str, typer.Option(metavar="STAGE", help="With --into: stop on the evening before this stage.")
    ] = "",
) -> None:
    """Play a championship through with generated people and bots."""
    from passgo.rehearsal import rehearse as play_through

    with faults_reported():
        format = load_format(preset)
        if until and (not into or format.stage(until) is None):
            raise Refused("no-such-stage", stage=until, known=tuple(stage.id for stage in format.stages))
        typer.echo(f"{format.name}, seed {seed}")
        if into:
            office.keep_rehearsal(into, format_text(preset), format, seed, until, id)
            return
        report = play_through(format, seed, typer.echo)
    typer.echo(f"champion {report.champion}; {report.events} events; digest {report.digest}")


@app.command()
def validate(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Championship files, or names of presets.")],
) -> None:
    """Check championship files and list every fault in them."""
    from passgo.office.offices import edition_for

    faults = 0
    for name in files:
        try:
            format = load_format(name)
            edition_for(format, name)
        except (EditionError, FormatError) as error:
            faults += len(error.faults)
            typer.echo(str(error), err=True)
        except (OSError, UnicodeDecodeError) as error:
            faults += 1
            typer.echo(f"{name}: cannot be read: {error}", err=True)
        else:
            typer.echo(f"{name}: OK, {format.id} {format.digest[:16]}")
    if faults:
        typer.echo(f"{faults} fault{'' if faults == 1 else 's'}", err=True)
        raise typer.Exit(BAD_INPUT)


@seat.command("make")
def seat_make(
    players: Annotated[
        int | None, typer.Option(min=1, max=1000, help="Number of players, named p1, p2 and so on.")
    ] = None,
    names: Annotated[Path | None, typer.Option(help="A text file with one player per line.")] = None,
    preset: Annotated[str, typer.Option(help="Championship whose rules apply: a shipped one or a file.")] = (
        "greece-2015"
    ),
    venue: Annotated[str, typer.Option(help="The venue (default: the first one).")] = "",
    after: Annotated[list[Path] | None, typer.Option(help="The seating of an earlier round (repeatable).")] = None,
    apart: Annotated[list[str] | None, typer.Option(metavar="A,B", help="Two players to be kept apart.")] = None,
    seed: Seed = 7,
) -> None:
    """Seat players by the rules of a championship and print the seating as JSON."""
    with faults_reported():
        format = load_format(preset)
        ids = named(names) if names else tuple(f"p{i + 1}" for i in range(players or 0))
        hall = format.venue(venue) if venue else format.venues[0]
        if hall is None:
            raise Refused("no-such-venue", venue=venue, known=[one.id for one in format.venues])
        stage = format.stages[0]
        planned = plan(stage, hall, len(ids))
        kept = ids[: len(ids) - planned.left_over]
        history = tuple(read_seating(path.read_text(encoding="utf-8"), str(path))[1] for path in after or [])
        request = Request(
            kept, planned.sizes, seed, stage.fewest, stage.most, history, tuple(pair(text) for text in apart or [])
        )
        tables = make_tables(request)
    for late in ids[len(kept) :]:
        typer.echo(f"{late} finds no seat and becomes an alternate (AMB-CHAMP-6)", err=True)
    typer.echo(seating_text(request, tables))


def named(path: Path) -> tuple[str, ...]:
    return tuple(line.strip() for line in path.read_text(encoding="utf-8").splitlines() if line.strip())


def pair(text: str) -> tuple[str, str]:
    one, comma, other = text.partition(",")
    if not comma or not one.strip() or not other.strip():
        raise BadSeating(f"--apart takes two players with a comma between them, not {text!r}")
    return one.strip(), other.strip()


def given(file: Path) -> tuple[Request, Tables]:
    return read_seating(file.read_text(encoding="utf-8"), str(file))


@seat.command("check")
def seat_check(
    file: Annotated[Path, typer.Argument(help="A seating as JSON, from any source.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check a seating; exit code 1 if it breaks a rule."""
    with faults_reported():
        request, tables = given(file)
    problems = check_tables(tables, request)
    if as_json:
        rows = [{"code": one.code, "rule": one.rule, "told": one.told, "warning": one.warning} for one in problems]
        typer.echo(json.dumps(rows))
    for problem in [] if as_json else problems:
        typer.echo(str(problem))
    if broken(tables, request):
        raise typer.Exit(BROKEN)
    if not as_json:
        typer.echo(f"OK: {len(request.players)} players at {len(tables)} tables")


@seat.command("explain")
def seat_explain(file: Annotated[Path, typer.Argument(help="A seating as JSON.")]) -> None:
    """Explain a seating in words: what was asked for, the result, and what was not possible."""
    with faults_reported():
        request, tables = given(file)
    for line in explain_tables(tables, request):
        typer.echo(line)
