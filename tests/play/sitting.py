"""A table of people and bots without a terminal: lines go in from a list, what is shown comes out as text."""

import io
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from rich.console import Console

from passgo.editions import load
from passgo.engine.chance import ScriptedChance, SeededChance
from passgo.engine.game import Game
from passgo.play.saves import Keeper
from passgo.play.screen import Screen
from passgo.play.session import Session
from passgo.play.speech import names_for
from passgo.play.table import Table, new_table, seat_names
from passgo.scenarios import position
from passgo.scenarios.reading import node_of
from passgo.words.names import Names

PLAYERS = ["Ann", "Bob", "Cy"]


class Typist:
    """Types the lines given; an exception among them is raised where it stands, and after the last the input ends."""

    def __init__(self, lines: Iterable[str | BaseException]) -> None:
        self.lines: Iterator[str | BaseException] = iter(lines)
        self.prompts: list[str] = []

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        line = next(self.lines, EOFError())
        if isinstance(line, BaseException):
            raise line
        return line


class Sitting:
    """A session and what it showed."""

    def __init__(
        self,
        table: Table,
        lines: Iterable[str | BaseException],
        path: Path | None = None,
        turns: int | None = None,
        language: str = "en",
    ) -> None:
        self.out = io.StringIO()
        console = Console(file=self.out, width=100, markup=False, highlight=False, emoji=False)
        self.typist = Typist(lines)
        screen = Screen(console, names_for(table.edition, table.source, language, table.names), table.tokens)
        self.session = Session(table, screen, self.typist, Keeper(table, path), turns, 0)
        self.table = table
        self.game = table.log.game

    def play(self) -> int:
        return self.session.play()

    @property
    def shown(self) -> str:
        """What was shown, wrapped lines made whole."""
        return " ".join(self.out.getvalue().split())


def table(
    bots: Iterable[str] = ("", "builder", "builder"),
    edition: str = "classic",
    options: Mapping[str, object] | None = None,
    seed: int = 1,
) -> Table:
    """Ann, Ben and Cleo where people play, then the bots Bob, Cy and Dora."""
    kinds = list(bots)
    people = kinds.count("")
    names = seat_names(people, len(kinds) - people, ["Ann", "Ben", "Cleo"][:people])
    return new_table(load(edition, options), edition, names, kinds, seed)


def placed(table: Table, given: Mapping[str, object], dice: Iterable[int] = ()) -> Table:
    """The table with its game in that position; dice that are given are rolled there."""
    game = position(table.edition.board, table.names, node_of(given), table.log.chance)
    game.listen()
    table.log.game = game
    rolled = list(dice)
    if rolled:
        table.log.continue_with(ScriptedChance(rolled))
    return table


def at(given: Mapping[str, object] | None = None, edition: str = "classic") -> Game:
    """A position of Ann, Bob and Cy."""
    return position(load(edition).board, PLAYERS, node_of(given or {}), SeededChance(1))


def named(edition: str = "classic", language: str = "en") -> Names:
    return names_for(load(edition), edition, language, PLAYERS)
