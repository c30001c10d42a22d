"""A bot that is a separate program, for the lab: `exec:COMMAND` wherever a bot is named."""

import shutil
import weakref
from typing import Final

from passgo.bots import UnknownBot
from passgo.bots import make as make_bot
from passgo.bots.protocol import Bot
from passgo.engine.actions import Action
from passgo.engine.game import Decision
from passgo.engine.views import View
from passgo.machine import words_of
from passgo.remote.lines import action_in, ask_line, asked_name, game_line, legal_json
from passgo.remote.process_pool import Rider, check_command

EXEC: Final = "exec:"


class LineBot:
    """Asks its program for every decision. When the bot is no longer used, its program waits for the next game."""

    def __init__(self, command: str, seed: int) -> None:
        self.seed = seed
        self.rider = Rider(command)
        weakref.finalize(self, self.rider.release)

    def decide(self, view: View, decision: Decision) -> Action:
        line = ask_line(asked_name(decision), view.to_json(), legal_json(view, decision))
        return action_in(self.rider.ask(lambda: game_line(view.board, view.role, view.seats(), self.seed), line))


def make(name: str, seed: int) -> Bot:
    """A bot by name, as in `passgo.bots.make`, or `exec:` and the command of a program that answers lines."""
    if not name.startswith(EXEC):
        return make_bot(name, seed)
    command = name.removeprefix(EXEC).strip()
    check_runnable(command)
    check_command(command)
    return LineBot(command, seed)


def check_runnable(command: str) -> None:
    try:
        words = words_of(command)
    except ValueError as error:
        raise UnknownBot(f"{EXEC}{command}: {error}") from None
    if not words or shutil.which(words[0]) is None:
        program = words[0] if words else ""
        raise UnknownBot(f"{EXEC}{command}: there is no program {program!r} here that can be run")
