"""One question to one player: show it and read what they type until they act or leave it open."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from passgo.engine.actions import Action, IllegalAction
from passgo.engine.game import Game
from passgo.engine.views import View
from passgo.play.choices import Choice, by_enter
from passgo.play.explanations import explain, shown
from passgo.play.keyboard import Keyboard
from passgo.play.saves import Keeper, NotSaved
from passgo.play.screen import Screen
from passgo.play.typed_commands import LONGEST_LINE, OFFICIALS, actor_of, full_space, parse
from passgo.words.names import Names

LONGEST_NUMBER: Final = 4
SAVE_COMMAND: Final = "save game.json"

Do = Callable[[int, Action], None]


class Quit(Exception):
    """Raised when a player leaves the game."""


class BadLine(ValueError):
    """Raised when the typed line cannot be read as a command."""


class Asking:
    """Asks players; the session's `do` carries out what they decide."""

    def __init__(self, game: Game, people: Sequence[int], screen: Screen, keyboard: Keyboard, keeper: Keeper) -> None:
        self.game = game
        self.people = people
        self.screen = screen
        self.names: Names = screen.names
        self.keyboard = keyboard
        self.keeper = keeper
        self.warned = False  # whether the player has been warned that the game is not saved

    def ask(self, seat: int, question: str, choices: Sequence[Choice], do: Do) -> None:
        """Return when an action was done or the question was left open; raise Quit if the person leaves."""
        self.screen.question(question)
        self.screen.choices(choices)
        listed = choices
        while True:
            try:
                line = self.read(seat, listed)
                choice = self.chosen(line, listed)
                if choice is None and line and not self.show(line, seat, choices):
                    self.act(line, seat, do)
                    return
                if choice is not None and choice.action is not None:
                    do(seat, choice.action)
                    return
                if choice is not None and not choice.more:
                    return
                listed = choices if choice is None else choice.more
                if choice is not None or not line:
                    self.screen.choices(listed)
            except IllegalAction as refusal:
                self.screen.refused(explain(refusal, self.names, View(self.game, seat)))
            except BadLine as error:
                self.screen.refused(str(error))
            except NotSaved as error:
                self.screen.not_saved(error)

    def read(self, seat: int, choices: Sequence[Choice]) -> str:
        enter = by_enter(choices)
        name = self.names.player(seat)
        prompt = f"{name}> " if enter is None else f"{name} (Enter: {enter.command})> "
        line = self.keyboard.ask(prompt).replace("\t", " ").strip()
        if len(line) > LONGEST_LINE:
            raise BadLine(self.names.say("problem-too-large"))
        if not line.isprintable():
            raise BadLine(self.names.say("problem-bad-text"))
        return line

    def act(self, line: str, seat: int, do: Do) -> None:
        """Carry out what was typed, for the player who types or, with a name before a colon, for another one."""
        word, command = actor_of(self.names, line)
        actor = seat
        if word:
            actor = OFFICIALS.get(word.lower(), self.names.seat(word))
            if actor >= 0 and actor not in self.people:
                raise BadLine(self.names.say("problem-not-your-seat"))
        do(actor, parse(self.game, self.names, max(actor, 0), command))

    def show(self, line: str, seat: int, choices: Sequence[Choice]) -> bool:
        """Run a command that only shows or saves something. False if the line is none of them."""
        verb, _, rest = line.partition(" ")
        view = View(self.game, seat)
        plain: dict[str, Callable[[], None]] = {
            "help": self.screen.help,
            "?": self.screen.help,
            "board": lambda: self.screen.board(view),
            "players": lambda: self.screen.players(view),
            "choices": lambda: self.screen.choices(choices),
            "back": lambda: self.screen.choices(choices),
            "history": self.screen.history,
            "quit": self.quit,
            "exit": self.quit,
        }
        verb = verb.lower()
        if verb in plain and not rest:
            plain[verb]()
        elif verb in ("deeds", "deed"):
            self.deeds(view, seat, rest.strip())
        elif verb == "save":
            self.save(rest.strip())
        else:
            return False
        return True

    def deeds(self, view: View, seat: int, word: str) -> None:
        if not word or self.names.seat(word) >= 0:
            self.screen.deeds(view, self.names.seat(word) if word else seat)
            return
        pos = self.game.board.space_named(full_space(self.names, word))
        if pos < 0 or self.game.board.spaces[pos].deed < 0:
            raise IllegalAction("unknown-space", {"space": word})
        self.screen.deed_table(view, [self.game.board.spaces[pos]])

    def save(self, file: str) -> None:
        if file:
            self.keeper.move_to(Path(file))
        elif self.keeper.path is None:
            raise BadLine(self.names.say("play-save-where", command=SAVE_COMMAND))
        else:
            self.keeper.save()
        self.screen.line(self.names.say("play-saved", file=shown(str(self.keeper.path))))

    def quit(self) -> None:
        if self.keeper.path is None and not self.warned:
            self.warned = True
            raise BadLine(self.names.say("play-unsaved", command=SAVE_COMMAND, quit="quit"))
        raise Quit

    def chosen(self, line: str, choices: Sequence[Choice]) -> Choice | None:
        """The choice picked by a number, a plain Enter or its exact words; None for anything else."""
        if not line:
            return by_enter(choices)
        if not (line.isascii() and line.isdigit()):
            return next((choice for choice in choices if choice.command == line.lower()), None)
        number = int(line) if len(line) <= LONGEST_NUMBER else 0
        if not 1 <= number <= len(choices):
            raise BadLine(self.names.say("play-no-choice", most=len(choices)))
        return choices[number - 1]
