"""`passgo i18n`: manage translations."""

import csv
import datetime
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from passgo.cli.store import Database, check_there, opened, refusals
from passgo.i18n import FALLBACK, LANGUAGES, languages, regions
from passgo.i18n import check as faults_of
from passgo.i18n.catalogue_files import base_of
from passgo.i18n.catalogues import FOLDER, begun
from passgo.i18n.corrections import COLUMNS, apply_corrections
from passgo.i18n.frozen import freeze as freeze_english
from passgo.i18n.frozen import revised as revise
from passgo.i18n.glossary import glossary
from passgo.i18n.proposals import FORMULA
from passgo.i18n.translation import TranslatingError, begin, difference, progress
from passgo.store import default_url
from passgo.store import proposals as kept
from passgo.words.matrix import matrix as sentences_of

app = typer.Typer(no_args_is_help=True, help="Manage translations.")

BAD_INPUT = 2

Code = Annotated[str, typer.Argument(metavar="CODE", help="A language code, e.g. de or pt-BR.")]


def refuse(error: TranslatingError) -> typer.Exit:
    typer.echo(str(error), err=True)
    return typer.Exit(BAD_INPUT)


def unknown(code: str) -> TranslatingError:
    return TranslatingError(f"there is no language {code!r}: passgo i18n stats lists them")


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
    typer.echo(f"{', '.join(codes or (*languages(), *regions()))}: all texts are there.")


@app.command()
def new(code: Code) -> None:
    """Start a language: a folder with every English text to translate, and the plural forms of the language.

    A region of a language that exists, such as pt-BR, starts with an empty folder: it has only what differs.
    """
    try:
        folder = begin(code)
    except TranslatingError as error:
        raise refuse(error) from None
    if base := base_of(code, FOLDER):
        typer.echo(f"{folder}: copy into it only the messages that differ from {base}, in files of the same names.")
        return
    typer.echo(f"{folder}: remove the # from each text and translate it; passgo i18n diff {code} shows what is left.")


@app.command()
def diff(code: Code) -> None:
    """Show what a language lacks, what is obsolete, and what is stale because its English has changed."""
    try:
        found = difference(code)
    except TranslatingError as error:
        raise refuse(error) from None
    for name, lines in (("missing", found.missing), ("obsolete", found.obsolete), ("stale", found.stale)):
        typer.echo(f"{name}: {len(lines)}")
        for line in lines:
            typer.echo(f"  {line}")


@app.command()
def freeze(
    reworded: Annotated[
        bool, typer.Option("--reworded", help="Only wording changed: translations stay right.")
    ] = False,
) -> None:
    """Freeze the English texts; translations of those that changed become stale."""
    changed = freeze_english(FOLDER, [name for name in begun() if name != FALLBACK], reworded)
    for part, key in changed:
        typer.echo(f"{part} {key}")
    typer.echo(
        f"{len(changed)} English texts changed; {'no translation is' if reworded else 'their translations are'} stale."
    )


@app.command()
def revised(
    code: Code, keys: Annotated[list[str] | None, typer.Argument(metavar="[KEY]…", help="All if none is named.")] = None
) -> None:
    """Take texts off the list of stale ones, after their translation was looked at."""
    typer.echo(f"{revise(FOLDER, code, keys or [])} texts are no longer stale.")


@app.command()
def apply(
    table: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="A CSV; its name is the language's code.")],
    code: Annotated[str, typer.Option(help="The language, if the file is not named after it.")] = "",
) -> None:
    """Apply corrections: a CSV with the columns file, message id, current, corrected, why."""
    try:
        outcomes = list(apply_corrections(table, code or table.stem))
    except TranslatingError as error:
        raise refuse(error) from None
    faults = [one for one in outcomes if one.fault]
    for one in faults:
        typer.echo(f"{one.key}: {one.fault}", err=True)
    typer.echo(f"{len(outcomes) - len(faults)} of {len(outcomes)} corrections are applied.")
    if faults:
        raise typer.Exit(1)


@app.command()
def proposals(
    code: Annotated[str, typer.Argument(metavar="CODE", help="Only this language; a CSV needs one.")] = "",
    csv_file: Annotated[
        Path | None, typer.Option("--csv", metavar="FILE", help="Write a CSV that `passgo i18n apply` takes.")
    ] = None,
    done: Annotated[bool, typer.Option("--done", help="Then delete what was listed or written.")] = False,
    database: Database = None,
) -> None:
    """List the better texts that visitors have proposed in the review of pages."""
    if csv_file is not None and not code:
        raise refuse(TranslatingError("a CSV holds one language: name it, as in passgo i18n proposals de --csv de.csv"))
    if code and code not in begun():
        raise refuse(unknown(code))
    with refusals():
        check_there(database or default_url())
    with opened(database) as store:
        found = store.ask(lambda conn: kept.listing(conn, code))
        if csv_file is None:
            for one in found:
                typer.echo(told(one))
        else:
            write_csv(csv_file, found)
        if done:
            store.do(lambda conn: kept.remove(conn, [one.id for one in found]))
    where = "" if csv_file is None else f" in {csv_file}"
    typer.echo(f"{len(found)} proposals{where}{', now deleted from the database' if done and found else ''}.")


def told(one: kept.Proposal) -> str:
    day = datetime.datetime.fromtimestamp(one.at_ms / 1000, datetime.UTC).date()
    lines = [("now", one.current), ("better", one.proposed), *([("why", one.why)] if one.why else [])]
    said = "\n".join(f"    {name + ':':<8}{text.replace(chr(10), chr(10) + ' ' * 12)}" for name, text in lines)
    return f"{one.language} {one.file} {one.key} ({day})\n{said}"


def write_csv(file: Path, found: list[kept.Proposal]) -> None:
    """Write a new file: one that exists may hold somebody's decisions. A reason must not begin like a formula."""
    with file.open("x", encoding="utf-8", newline="") as opened_file:
        writer = csv.writer(opened_file)
        writer.writerow([*COLUMNS, "why"])
        for one in found:
            why = f"'{one.why}" if one.why.startswith(FORMULA) else one.why
            writer.writerow([one.file, one.key, one.current, one.proposed, why])


@app.command()
def matrix(
    code: Code,
    only: Annotated[str, typer.Option(help="Only keys that start with this, e.g. event- or story-.")] = "",
) -> None:
    """Print every sentence with every kind of argument, to be read by somebody who speaks the language."""
    if code not in begun():
        raise refuse(unknown(code))
    before = ""
    for part, key, text in sentences_of(code):
        if key.startswith(only):
            typer.echo(f"    {text}" if key == before else f"{part} {key}\n    {text}")
            before = key


@app.command()
def stats() -> None:
    """Show translation progress."""
    table = Table("language", "texts", "done", "obsolete", "as English", "stale", "faults", "offered", box=box.SIMPLE)
    for one in progress():
        share = f"{100 * one.there // one.wanted} %"
        offered = "yes" if one.language in (*languages(), *regions()) else "no"
        row = (
            f"{one.there} of {one.wanted}",
            f"over {one.base}" if one.base else share,
            one.obsolete,
            one.same,
            one.stale,
            one.faults,
            offered,
        )
        table.add_row(one.language, *map(str, row))
    Console(highlight=False, width=100).print(table)
    typer.echo(f"{len(languages())} of {len(LANGUAGES)} languages are on offer.")
