"""Running programs of this process: taken for a game, returned after it, ended when this process ends."""

import atexit
from collections.abc import Callable
from typing import Final

from passgo.remote.lines import Line
from passgo.remote.mistakes import BotFault, BotGarbled, BotsLost
from passgo.remote.process import ANSWER_SECONDS, START_SECONDS, BotProcess

MOST_LOST: Final = 3  # losses of one command; it is not started a fourth time

idle: dict[str, list[BotProcess]] = {}
lost: dict[str, int] = {}


def check_command(command: str) -> None:
    if lost.get(command, 0) >= MOST_LOST:
        raise BotsLost(f"{command} died, hung or flooded {MOST_LOST} times and is not started again")


def forgive() -> None:
    """Begin a new run: programs lost in an earlier one may have been fixed."""
    lost.clear()


def take(command: str) -> BotProcess:
    """A program that waits for its next game, or a new one."""
    check_command(command)
    waiting = idle.get(command)
    return waiting.pop() if waiting else BotProcess(command)


@atexit.register
def close_all() -> None:
    for waiting in idle.values():
        while waiting:
            waiting.pop().close()


class Rider:
    """One seat's program: started for the first question, and again after a loss."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.process: BotProcess | None = None

    def ask(self, game: Callable[[], Line], line: Line) -> Line:
        """The answer to a line; a program that does not know the game yet gets that line first. Every failure is a
        BotFault."""
        try:
            if self.process is None:
                self.process = take(self.command)
                self.process.ask(game(), START_SECONDS)
            return self.process.ask(line, ANSWER_SECONDS)
        except BotGarbled:
            raise
        except BotFault:
            self.lose()
            raise

    def lose(self) -> None:
        lost[self.command] = lost.get(self.command, 0) + 1
        if self.process is not None:
            self.process.kill()
            self.process = None

    def release(self) -> None:
        """Release the program after its game: another seat can use it."""
        if self.process is not None:
            idle.setdefault(self.command, []).append(self.process)
            self.process = None
