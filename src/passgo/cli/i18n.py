"""`passgo i18n`: manage translations."""

from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from passgo.i18n import LANGUAGES, languages
from passgo.i18n import check as faults_of
from passgo.i18n.glossary import glossary
from passgo.i18n.translation import TranslatingError, begin, difference, progress

app = typer.Typer(no_args_is_help=True, help="Manage translations.")

BAD_INPUT = 2

Code = Annotated[str, typer.Argument(metavar="CODE", help="A language code, e.g. de or pt-BR.")]


def refuse(error: TranslatingError) -> typer.Exit:
    typer.echo(str(error), err=True)
    return typer.Exit(BAD_INPUT)


@app.command()
def check(
    codes: Annotated[list[str] | None, typer.Argument(metavar="[CODE]…", help="Check only these languages.")] = None,
) -> None:
    """Check that every catalogue is complete, uses the same arguments and follows the conventions of its language."""
    faults = faults_of(wanted=codes or None)
    for fault in faults:
        typer.echo(fault, err=True)
    if not glossary():
        typer.echo("The glossary belongs to the sources and is not here: its terms were not checked.")
    if faults:
        raise typer.Exit(1)
    typer.echo(f"{', '.join(codes or languages())}: all texts are there.")


@app.command()
def new(code: Code) -> None:
    """Start a language: a folder with every English text to translate, and the plural forms of the language."""
    try:
        folder = begin(code)
    except TranslatingError as error:
        raise refuse(error) from None
    typer.echo(f"{folder}: remove the # from each text and translate it; passgo i18n diff {code} shows what is left.")


@app.command()
def diff(
    code: Code,
    since: Annotated[str, typer.Option(help="Compare English with this commit, not with the last of CODE.")] = "",
) -> None:
    """Show what a language lacks, what is obsolete, and where English has changed since the last edit."""
    try:
        found = difference(code, since)
    except TranslatingError as error:
        raise refuse(error) from None
    for name, lines in (("missing", found.missing), ("obsolete", found.obsolete), ("changed", found.changed)):
        typer.echo(f"{name}: {len(lines)}")
        for line in lines:
            typer.echo(f"  {line}")
    if not found.since:
        typer.echo("No commit has touched this language, so it is not known where English has changed since.")


@app.command()
def stats() -> None:
    """Show translation progress."""
    table = Table("language", "texts", "done", "obsolete", "as English", "faults", "offered", box=box.SIMPLE)
    for one in progress():
        share = f"{100 * one.there // one.wanted} %"
        offered = "yes" if one.language in languages() else "no"
        row = (f"{one.there} of {one.wanted}", share, one.obsolete, one.same, one.faults, offered)
        table.add_row(one.language, *map(str, row))
    Console(highlight=False, width=100).print(table)
    typer.echo(f"{len(languages())} of {len(LANGUAGES)} languages are on offer.")
