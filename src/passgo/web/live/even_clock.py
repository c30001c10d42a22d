"""An even clock for tables: it runs evenly even if somebody sets the machine's clock, so no minute becomes an hour."""

import time
from collections.abc import Callable
from typing import Final

from passgo.web.edge import logs

NOTED_MS: Final = 5_000  # smaller jumps come from keeping a clock right


class EvenClock:
    """A clock that starts at the machine's time and then counts by one that cannot be set."""

    def __init__(self, wall: Callable[[], int], passed: Callable[[], float] = time.monotonic) -> None:
        self.wall = wall
        self.passed = passed
        self.noted = False
        self.follow()

    def __call__(self) -> int:
        return self.began_ms + int((self.passed() - self.began) * 1000)

    def follow(self) -> None:
        """Take the machine's time, while no table is in memory."""
        self.began_ms, self.began = self.wall(), self.passed()
        self.noted = False

    def look(self) -> None:
        """Tell the operator, once, that the two clocks differ: somebody set the machine's, or the machine slept."""
        ahead = self.wall() - self()
        if abs(ahead) > NOTED_MS and not self.noted:
            self.noted = True
            logs.warning("the clock of this machine jumped; tables keep their time until none is in memory", ms=ahead)
