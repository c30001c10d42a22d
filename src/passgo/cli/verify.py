"""`passgo verify`: check a finished game without trusting the server that played it."""

from pathlib import Path
from typing import Annotated

import typer

from passgo.fair import kinds
from passgo.fair.checking import Finding, check_game, listed
from passgo.fair.reading import LARGEST_FILE, BadGame, GameFile, read_game

FAILED = 1
BAD_INPUT = 2


def verify(
    file: Annotated[Path, typer.Argument(metavar="GAME.json", help="A game, from its page or passgo export.")],
) -> None:
    """Check every die and every deck of a finished game: chain, commitments, seeds, numbers, and the rules.

    Exit code 0: valid; 1: invalid; 2: not a fair-dice game.
    """
    try:
        with file.open("rb") as opened:
            game = read_game(opened.read(LARGEST_FILE + 1))
    except (BadGame, OSError) as error:
        typer.echo(f"{file}: {error}", err=True)
        raise typer.Exit(BAD_INPUT) from error
    for found in check_game(game):
        tell(found)
    tell(replayed(game))
    typer.echo("everything is right")


def tell(found: Finding) -> None:
    if found.ok:
        typer.echo(f"{found.check:7} right: {found.text}")
        return
    where = f"entry {found.version}: " if found.version else ""
    typer.echo(f"{found.check:7} WRONG: {where}{found.text}")
    raise typer.Exit(FAILED)


def replayed(game: GameFile) -> Finding:
    """Play the game again by the rules of this passgo."""
    from passgo.store import Entry
    from passgo.tables import BrokenTable
    from passgo.tables.log.verify import play_again

    log = [
        Entry(game.stream, raw["version"], raw["kind"], raw["body"], raw["at_ms"], raw["prev_hash"], raw["hash"])
        for raw in game.raw
    ]
    try:
        position = play_again(game.stream, log, game.editions)
    except BrokenTable as error:
        return Finding("replay", False, str(error))
    revealed = game.of(kinds.REVEALED)[0]
    if position != revealed.body.get("digest", ""):
        return Finding("replay", False, "the rules lead to another position", revealed.version)
    if not position:
        return Finding("replay", True, "no game was begun")
    corrected = [entry.version for entry in game.of(kinds.CORRECTED)]
    judged = f"; what a judge put right in {listed(corrected)} rests on their word" if corrected else ""
    return Finding("replay", True, f"the rules lead to the same position, {position}{judged}")
