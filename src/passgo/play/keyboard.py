"""Lines from a person or a script."""

import io
import sys
from typing import Protocol, TextIO

from rich.console import Console

from passgo.machine import edit_lines
from passgo.play.typed_commands import LONGEST_LINE

CHUNK = 65_536


class Keyboard(Protocol):
    def ask(self, prompt: str) -> str:
        """Next line; EOFError when there is none."""
        ...


class Terminal:
    """Standard input: with editing and history at a terminal, plain lines from a pipe."""

    def __init__(self, console: Console, stream: TextIO | None) -> None:
        self.console = console
        self.stream = stream or io.StringIO()  # a process can be started without one
        self.interactive = self.stream is sys.stdin and self.stream.isatty() and console.is_terminal
        if self.interactive:
            edit_lines()

    def ask(self, prompt: str) -> str:
        if self.interactive:
            return input(prompt)
        self.console.print(prompt, end="", soft_wrap=True)
        line = self.stream.readline(LONGEST_LINE + 2)
        if not line:
            raise EOFError
        self.console.print()
        if not line.endswith("\n"):
            self.skip_rest()
        return line.rstrip("\r\n")

    def skip_rest(self) -> None:
        """Read the rest of a line that is too long for a command, in pieces, and drop it."""
        while (chunk := self.stream.readline(CHUNK)) and not chunk.endswith("\n"):
            pass
