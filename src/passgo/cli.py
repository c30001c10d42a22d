"""`passgo`: the commands, and errors that are told in a line."""

import io
import os
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

import passgo
from passgo import (
    cli_analyse,
    cli_balance,
    cli_bot,
    cli_championship,
    cli_edition,
    cli_env,
    cli_i18n,
    cli_lab,
    cli_store,
    cli_verify,
)
from passgo.bots import UnknownBot
from passgo.cli_check import check
from passgo.cli_web import bench_tables, run
from passgo.editions import EditionError
from passgo.play.saving import BadSave
from passgo.play.table import BadSetup
from passgo.store import StoreError
from passgo.web.settings import SettingsRefused

BAD_INPUT: Final = 2
EDITION: Final = "classic"
LARGEST_SEED: Final = 2**63 - 1
# What people can put right themselves: told in a line or, of an edition, in one line for each fault.
KNOWN_ERRORS: Final = (EditionError, BadSave, BadSetup, UnknownBot, SettingsRefused, StoreError)

app = typer.Typer(name="passgo", no_args_is_help=True, pretty_exceptions_enable=False)
bench = typer.Typer(no_args_is_help=True, help="Measure how fast passgo is here.")
app.add_typer(cli_edition.app, name="edition")
cli_edition.app.command()(cli_balance.balance)
app.add_typer(cli_championship.app, name="championship")
app.add_typer(cli_bot.app, name="bot")
app.add_typer(cli_i18n.app, name="i18n")
app.add_typer(bench, name="bench")
app.command()(run)
app.command()(check)
app.command()(cli_lab.simulate)
app.command()(cli_lab.ladder)
app.command()(cli_analyse.analyse)
app.command()(cli_store.backup)
app.command()(cli_store.restore)
app.command()(cli_store.upgrade)
app.command()(cli_verify.verify)
app.command("export")(cli_store.export_game)
app.command("import")(cli_store.import_game)
bench.command("lab")(cli_lab.bench_lab)
bench.command("env")(cli_env.bench_env)
bench.command("tables")(bench_tables)


def main() -> None:
    """The entry point: bad input ends with a clear line and exit code 2, never with a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # odd bytes and poor terminals
    try:
        app()
    except KNOWN_ERRORS as error:
        for line in str(error).splitlines():
            typer.echo("".join(letter if letter.isprintable() else "?" for letter in line), err=True)
        sys.exit(BAD_INPUT)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"passgo {passgo.__version__} ({passgo.mode()})")
        raise typer.Exit


@app.callback()
def passgo_itself(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show version and mode.")
    ] = False,
) -> None:
    """Plays, judges and studies property-trading board games."""


@app.command()
def play(
    edition: Annotated[str | None, typer.Option(help="An edition's name or file.", show_default=EDITION)] = None,
    players: Annotated[int | None, typer.Option(help="How many play, people and bots.", show_default="4")] = None,
    humans: Annotated[int | None, typer.Option(help="How many are people at this keyboard.", show_default="1")] = None,
    name: Annotated[list[str] | None, typer.Option(help="A person's name; repeat it for each.")] = None,
    token: Annotated[list[str] | None, typer.Option(help="A person's token; repeat it for each.")] = None,
    bots: Annotated[str | None, typer.Option(help="Which bot, or several with commas.", show_default="builder")] = None,
    seed: Annotated[int | None, typer.Option(min=0, max=LARGEST_SEED, help="Decides dice and cards.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Bots only: watch them play.")] = False,
    turns: Annotated[int | None, typer.Option(min=1, help="Stop after so many turns; bots alone after 1000.")] = None,
    fast: Annotated[bool, typer.Option("--fast", help="No pauses after the moves of bots.")] = False,
    option: cli_edition.Settings = None,
    variant: cli_edition.Variants = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file, after every decision.")] = None,
    load: Annotated[Path | None, typer.Option(help="Continue the game in this file, and keep it there.")] = None,
    language: Annotated[str | None, typer.Option(help="Like de or ar.", show_default="that of the terminal")] = None,
) -> None:
    """Play in the terminal: against bots, against each other, or only watch."""
    from passgo.play import beginning
    from passgo.play.speaking import language_of

    spoken = language_of(language, os.environ)
    wishes = beginning.Wishes(players, humans, name or None, token or None, bots, seed, watch)
    if load is None:
        source = edition or EDITION
        table = beginning.new(cli_edition.load_with(source, option, variant), source, spoken, wishes)
    elif option or variant:
        raise BadSetup("a saved game has its own rules: give --load without --option and --variant")
    else:
        table = beginning.saved(load, edition, wishes)
    raise typer.Exit(beginning.play(table, spoken, save, load, turns, fast))


@bench.command("engine")
def bench_engine(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    seconds: Annotated[float, typer.Option(min=0.01, max=600, help="How long each figure is measured.")] = 1.0,
) -> None:
    """Measure the engine, compiled and pure, each in fresh processes; the worst of three runs counts."""
    from passgo.bench import measure_engine, report, table

    measured = measure_engine(seconds)
    if as_json:
        typer.echo(report(measured))
    else:
        cli_edition.console().print(table(measured))


if __name__ == "__main__":
    main()
