"""`passgo i18n`: look after the catalogues."""

import typer

from passgo.i18n import check as faults_of
from passgo.i18n import languages

app = typer.Typer(no_args_is_help=True, help="Look after the texts.")


@app.callback()
def texts() -> None:
    """Look after the texts."""


@app.command()
def check() -> None:
    """Check every catalogue: complete, same arguments, plurals of the language, nothing unknown."""
    faults = faults_of()
    for fault in faults:
        typer.echo(fault, err=True)
    if faults:
        raise typer.Exit(1)
    typer.echo(f"{', '.join(languages())}: all texts are there.")
