"""`passgo championship print`: the paper of a championship in a database. `sheets` prints samples without one."""

from pathlib import Path
from typing import Annotated

import typer

from passgo.cli.formats import BAD_INPUT
from passgo.cli.office import Id, offices_of
from passgo.cli.store import Database
from passgo.i18n import languages, regions


def add_to(app: typer.Typer) -> None:
    app.command("print")(print_paper)


def print_paper(
    id: Id,
    kind: Annotated[
        str,
        typer.Option(help="calls, badges, seating, wall, judges, sheets, certificates or press."),
    ] = "badges",
    venue: Annotated[str, typer.Option(help="The venue (default: the first one; press: all).")] = "",
    language: Annotated[str, typer.Option(help="The language of the paper.")] = "en",
    address: Annotated[
        str, typer.Option(envvar="PASSGO_PUBLIC_URL", help="The server's address, for the QR codes.")
    ] = "http://localhost:8000",
    out: Annotated[Path, typer.Option(help="The PDF to write.")] = Path("paper.pdf"),
    database: Database = None,
) -> None:
    """Print a championship's paper as PDF: real names, codes and results, so keep it like the list of entrants."""
    from passgo.printing import CannotPrint
    from passgo.web.championships.documents import KINDS, PRESS, Wish, work_of

    if kind not in KINDS or language not in (*languages(), *regions()):
        typer.echo(f"--kind is one of {', '.join(KINDS)}; --language one of {', '.join(languages())}", err=True)
        raise typer.Exit(BAD_INPUT)
    with offices_of(database) as offices:
        office = offices.open(id)
        first = "" if kind == PRESS else office.championship.format.venues[0].id
        try:
            written = work_of(office, Wish(kind, venue or first, language, address.rstrip("/")))()
        except CannotPrint as error:
            typer.echo(str(error), err=True)
            raise typer.Exit(BAD_INPUT) from None
    out.write_bytes(written)
    typer.echo(f"{out}: {len(written)} bytes")
