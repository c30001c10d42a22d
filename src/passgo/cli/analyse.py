"""`passgo analyse`: an edition's odds, exact and simulated."""

import json
from typing import Annotated

import typer

from passgo.cli.edition import BAD_INPUT, Settings, Variants, console
from passgo.cli.lab import AsJson, Seed, errors_told, options_of


def analyse(
    edition: Annotated[str, typer.Argument(help="An edition's name or file.")] = "classic",
    rolls: Annotated[int, typer.Option(min=0, max=10**9, help="Rolls to simulate for comparison (0: none).")] = 200_000,
    seed: Seed = 1,
    option: Settings = None,
    variant: Variants = None,
    as_json: AsJson = False,
) -> None:
    """Show landing odds from an exact Markov chain, compared with the engine's dice, and what each set earns."""
    from passgo.lab import analysis
    from passgo.lab.landing import NoChain

    with errors_told():
        try:
            found = analysis.analyse(edition, options_of(edition, option, variant), rolls, seed)
        except NoChain as error:
            typer.echo(str(error), err=True)
            raise typer.Exit(BAD_INPUT) from None
    if as_json:
        typer.echo(json.dumps(analysis.to_json(found), indent=2))
        return
    for table in analysis.tables(found):
        console().print(table)
