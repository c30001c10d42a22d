"""`passgo bot join`: your own program plays at a live table."""

import asyncio
import logging
from typing import Annotated

import typer

from passgo.bots import UnknownBot
from passgo.cli.edition import BAD_INPUT
from passgo.remote import BotsLost
from passgo.remote.join import JoinFailed
from passgo.remote.join import join as play_there
from passgo.remote.line_bot import check_runnable

app = typer.Typer(no_args_is_help=True, help="Let your own program play.")


@app.callback()
def bot() -> None:
    """Let your own program play."""


@app.command()
def join(
    url: Annotated[str, typer.Argument(help="An invitation link, or the page of a table with open seats.")],
    command: Annotated[str, typer.Option("--exec", help="The program, as typed in a shell: docs/remote-bots.md.")],
    name: Annotated[str, typer.Option(help="The name at the table.")] = "Bot",
    seed: Annotated[int, typer.Option(min=0, max=2**63 - 1, help="Passed to the program with the game.")] = 0,
) -> None:
    """Sit down at a live table and let a program play until the game is over."""
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    try:
        check_runnable(command)
        winners, seat, faults = asyncio.run(play_there(url, command, name, seed))
    except (BotsLost, JoinFailed, UnknownBot) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(BAD_INPUT) from None
    result = "won" if seat in winners else "did not win"
    typer.echo(f"seat {seat} {result}; winners: {', '.join(map(str, winners)) or 'none'}; faults: {len(faults)}")
