"""`passgo`: all commands; errors are reported in one line."""

import io
import sys
from typing import Annotated, Final

import typer

import passgo
from passgo.bots import UnknownBot
from passgo.cli import analyse, balance, bot, championship, edition, env, i18n, lab, play, store, verify
from passgo.cli.check import check
from passgo.cli.web import bench_tables, run
from passgo.editions import EditionError
from passgo.play.saves import BadSave
from passgo.play.table import BadSetup
from passgo.store import StoreError
from passgo.web.settings import SettingsRefused

BAD_INPUT: Final = 2
# Errors that people can fix themselves: reported in one line, those of an edition in one line for each fault.
KNOWN_ERRORS: Final = (EditionError, BadSave, BadSetup, UnknownBot, SettingsRefused, StoreError)

app = typer.Typer(name="passgo", no_args_is_help=True, pretty_exceptions_enable=False)
bench = typer.Typer(no_args_is_help=True, help="Benchmark passgo on this machine.")
app.add_typer(edition.app, name="edition")
edition.app.command()(balance.balance)
app.add_typer(championship.app, name="championship")
app.add_typer(bot.app, name="bot")
app.add_typer(i18n.app, name="i18n")
app.add_typer(bench, name="bench")
app.command()(play.play)
app.command()(run)
app.command()(check)
app.command()(lab.simulate)
app.command()(lab.ladder)
app.command()(analyse.analyse)
app.command()(store.backup)
app.command()(store.restore)
app.command()(store.upgrade)
app.command()(verify.verify)
app.command("export")(store.export_game)
app.command("import")(store.import_game)
bench.command("lab")(lab.bench_lab)
bench.command("env")(env.bench_env)
bench.command("tables")(bench_tables)


def main() -> None:
    """Run the command line: bad input ends with a clear line and exit code 2, never with a traceback."""
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
    """Play, run and analyse property-trading board games."""


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
        edition.console().print(table(measured))


if __name__ == "__main__":
    main()
