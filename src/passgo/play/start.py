"""From the flags of `passgo play` to a running game."""

import secrets
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from passgo.bots import make
from passgo.editions import Edition
from passgo.editions import names as shipped
from passgo.editions.art import art_of
from passgo.i18n import catalogue
from passgo.play.keyboard import Terminal
from passgo.play.saves import Keeper, read, refuse_to_overwrite, write
from passgo.play.screen import Screen, terminal
from passgo.play.session import PAUSE, WATCHED_TURNS, Session
from passgo.play.speech import names_for
from passgo.play.table import BadSetup, Table, new_table, seat_names, seat_tokens

BOT: Final = "builder"
PLAYERS: Final = 4
SEEDS: Final = 2**32


@dataclass(frozen=True)
class Wishes:
    """What the command line says about the players; None where it says nothing."""

    players: int | None = None
    humans: int | None = None
    names: list[str] | None = None
    tokens: list[str] | None = None
    bots: str | None = None
    seed: int | None = None
    watch: bool = False


def new(edition: Edition, source: str, language: str, wishes: Wishes) -> Table:
    """A game that has not begun."""
    most = edition.players[1]
    seats = min(PLAYERS, most) if wishes.players is None else wishes.players
    if not 2 <= seats <= most:
        raise BadSetup(f"{edition.id} is played by 2 to {most}, not by {seats}: change --players")
    people = people_among(seats, wishes)
    seed = secrets.randbelow(SEEDS) if wishes.seed is None else wishes.seed
    kinds = [kind.strip() for kind in (wishes.bots or BOT).split(",")]
    for kind in kinds:
        make(kind, seed)  # raises for a bot that does not exist
    bots = [""] * people + [kinds[number % len(kinds)] for number in range(seats - people)]
    # The full path finds an edition's file from another folder too.
    lasting = source if source in shipped() else str(Path(source).resolve())
    names = seat_names(people, seats - people, wishes.names or [], catalogue(language).say("end-player"))
    words = names_for(edition, source, language, names)
    tokens = seat_tokens(words, people, seats - people, wishes.tokens or [])
    return new_table(edition, lasting, names, bots, seed, tokens)


def people_among(seats: int, wishes: Wishes) -> int:
    if wishes.watch and wishes.humans:
        raise BadSetup("--watch is for bots only: leave --humans out")
    people = 0 if wishes.watch else 1 if wishes.humans is None else wishes.humans
    if not 0 <= people <= seats:
        raise BadSetup(f"{people} people cannot sit on {seats} seats: change --humans or --players")
    return people


def saved(path: Path, source: str | None, wishes: Wishes) -> Table:
    """The game in the file, which also says who plays it and how."""
    if wishes != Wishes(watch=wishes.watch):
        raise BadSetup("a saved game has its own players, bots and dice: give --load without them")
    table = read(path, source)
    if wishes.watch and table.people():
        raise BadSetup(f"{path}: people play in this game: leave --watch out")
    return table


def play(table: Table, language: str, save: Path | None, load: Path | None, turns: int | None, fast: bool) -> int:
    """Play the game and save it to a file, if there is one; returns the exit code."""
    path = save or load
    if path is not None:
        if load is None or path.resolve() != load.resolve():
            refuse_to_overwrite(path)
        write(table, path)
    console = terminal()
    names = names_for(table.edition, table.source, language, table.names)
    screen = Screen(console, names, table.tokens, art_of(table.source).signs)
    most_turns = turns or (None if table.people() else WATCHED_TURNS)
    pause = PAUSE if console.is_terminal and not fast else 0
    return Session(table, screen, Terminal(console, sys.stdin), Keeper(table, path), most_turns, pause).play()
