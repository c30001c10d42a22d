"""A program that answers lines of JSON. Whatever it does or fails to do, waiting time and memory are limited."""

import contextlib
import subprocess
import threading
from queue import Empty, Queue
from typing import Final

import msgspec

from passgo.machine import start_program
from passgo.remote.mistakes import BotDied, BotFlooded, BotGarbled, BotHung

ANSWER_SECONDS: Final = 5.0
START_SECONDS: Final = 30.0  # for the first answer of a game: some load a model
FAREWELL_SECONDS: Final = 1.0  # between the end of its input and the kill
LONGEST_LINE: Final = 65_536
MOST_WAITING: Final = 8  # unread lines that we keep; beyond them its own pipe fills up and it has to wait


class BotProcess:
    """One running program. Two threads move the lines, so that a time limit applies in both directions."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.number = 0
        try:
            # Ctrl-C is for the simulation, which lets games under way finish.
            self.process = start_program(command)
        except OSError as error:
            raise BotDied(f"{command} could not be started: {error.strerror}") from None
        self.heard: Queue[bytes | None] = Queue(MOST_WAITING)
        self.said: Queue[bytes | None] = Queue()
        self.threads = [threading.Thread(target=work, daemon=True) for work in (self.listen, self.speak)]
        for thread in self.threads:
            thread.start()

    def listen(self) -> None:
        assert self.process.stdout is not None
        with contextlib.suppress(OSError, ValueError):
            while line := self.process.stdout.readline(LONGEST_LINE + 1):
                self.heard.put(line)
                if not line.endswith(b"\n"):
                    break
        self.heard.put(None)

    def speak(self) -> None:
        assert self.process.stdin is not None
        with contextlib.suppress(OSError, ValueError):  # a program that does not read is noticed by its silence
            while (line := self.said.get()) is not None:
                self.process.stdin.write(line)
                self.process.stdin.flush()
        with contextlib.suppress(OSError):
            self.process.stdin.close()

    def ask(self, line: dict[str, object], seconds: float) -> dict[str, object]:
        """The program's answer to one line; it must repeat the number of the line."""
        if not self.heard.empty() and self.process.poll() is None:
            raise BotFlooded(f"{self.command} wrote a line that nobody asked for")
        self.number += 1
        self.said.put(msgspec.json.encode({"id": self.number, **line}) + b"\n")
        try:
            answer = self.heard.get(timeout=seconds)
        except Empty:
            raise BotHung(f"{self.command} did not answer within {seconds:g} seconds") from None
        return self.read(answer)

    def read(self, line: bytes | None) -> dict[str, object]:
        if line is None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(FAREWELL_SECONDS)
            raise BotDied(f"{self.command} ended with code {self.process.returncode}")
        if len(line) > LONGEST_LINE:
            raise BotFlooded(f"{self.command} wrote a line of more than {LONGEST_LINE} bytes")
        try:
            answer = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BotGarbled(f"{self.command} answered {line[:80]!r}, which is not JSON") from None
        number = answer.get("id") if isinstance(answer, dict) else None
        if type(number) is not int or number > self.number:
            raise BotGarbled(f"{self.command} answered without the id {self.number} of the question")
        if number < self.number:
            raise BotFlooded(f"{self.command} answered question {number} twice")
        return dict(answer)

    def close(self) -> None:
        """Stop the program: the end of its input tells it to end; one that does not is killed."""
        self.said.put(None)
        try:
            self.process.wait(FAREWELL_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.clear()

    def kill(self) -> None:
        self.process.kill()
        self.said.put(None)
        self.clear()

    def clear(self) -> None:
        self.process.wait()
        while any(thread.is_alive() for thread in self.threads):
            with contextlib.suppress(Empty):  # the listener may be waiting for room
                self.heard.get(timeout=0.01)
        assert self.process.stdout is not None
        self.process.stdout.close()
