"""Ctrl-C never cuts a move in half."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Self


class Interrupts:
    """Holds Ctrl-C back while the game changes or is saved; at every other moment it interrupts immediately."""

    def __init__(self) -> None:
        self.holding = False
        self.pending = False

    def __enter__(self) -> Self:
        # Python delivers signals to the main thread only, so they can be caught only there.
        self.catching = threading.current_thread() is threading.main_thread()
        if self.catching:
            self.former = signal.signal(signal.SIGINT, self.caught)
        return self

    def __exit__(self, *_: object) -> None:
        if self.catching:
            signal.signal(signal.SIGINT, self.former)

    def caught(self, _number: int, _frame: FrameType | None) -> None:
        if not self.holding:
            raise KeyboardInterrupt
        self.pending = True

    @contextmanager
    def held(self) -> Iterator[None]:
        self.holding = True
        try:
            yield
        finally:
            self.holding = False
            if self.pending:
                self.pending = False
                raise KeyboardInterrupt
