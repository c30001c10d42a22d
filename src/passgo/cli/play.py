"""`passgo play`: a game in the terminal."""

import os
from pathlib import Path
from typing import Annotated, Final

import typer

from passgo.cli.edition import Settings, Variants, load_with

EDITION: Final = "classic"
LARGEST_SEED: Final = 2**63 - 1


def play(
    edition: Annotated[str | None, typer.Option(help="An edition's name or file.", show_default=EDITION)] = None,
    players: Annotated[
        int | None, typer.Option(help="Total number of players, people and bots.", show_default="4")
    ] = None,
    humans: Annotated[int | None, typer.Option(help="Number of people at this keyboard.", show_default="1")] = None,
    name: Annotated[list[str] | None, typer.Option(help="A player's name (repeatable).")] = None,
    token: Annotated[list[str] | None, typer.Option(help="A player's token (repeatable).")] = None,
    bots: Annotated[str | None, typer.Option(help="A bot, or a comma-separated list.", show_default="builder")] = None,
    seed: Annotated[int | None, typer.Option(min=0, max=LARGEST_SEED, help="Decides dice and cards.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Watch bots play.")] = False,
    turns: Annotated[int | None, typer.Option(min=1, help="Stop after this many turns (bots alone: 1000).")] = None,
    fast: Annotated[bool, typer.Option("--fast", help="Do not pause after a bot's move.")] = False,
    option: Settings = None,
    variant: Variants = None,
    save: Annotated[Path | None, typer.Option(help="Save the game to this file after every decision.")] = None,
    load: Annotated[Path | None, typer.Option(help="Continue the game in this file and save it there.")] = None,
    language: Annotated[str | None, typer.Option(help="e.g. de or ar", show_default="terminal language")] = None,
) -> None:
    """Play in the terminal: against bots, against each other, or just watch."""
    from passgo.play import start
    from passgo.play.speech import language_of
    from passgo.play.table import BadSetup

    spoken = language_of(language, os.environ)
    wishes = start.Wishes(players, humans, name or None, token or None, bots, seed, watch)
    if load is None:
        source = edition or EDITION
        table = start.new(load_with(source, option, variant), source, spoken, wishes)
    elif option or variant:
        raise BadSetup("a saved game has its own rules: give --load without --option and --variant")
    else:
        table = start.saved(load, edition, wishes)
    raise typer.Exit(start.play(table, spoken, save, load, turns, fast))
