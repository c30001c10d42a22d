"""Ctrl-C never cuts a move in half."""

from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Self

from passgo.machine import ctrl_c


class Interrupts:
    """Holds Ctrl-C back while the game changes or is saved; at every other moment it interrupts immediately."""

    def __init__(self) -> None:
        self.holding = False
        self.pending = False

    def __enter__(self) -> Self:
        self.catching = ctrl_c(self.caught)
        self.catching.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.catching.__exit__(None, None, None)

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
