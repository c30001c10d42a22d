"""The time of tables goes on evenly, even if somebody sets the machine's clock: nobody's minute becomes an hour."""

import time
from collections.abc import Callable
from typing import Final

from passgo.web.edge import logs

NOTED_MS: Final = 5_000  # less than this is what keeping a clock right costs


class EvenClock:
    """Starts with the machine's clock and counts on by one that cannot be set."""

    def __init__(self, wall: Callable[[], int], passed: Callable[[], float] = time.monotonic) -> None:
        self.wall = wall
        self.passed = passed
        self.noted = False
        self.follow()

    def __call__(self) -> int:
        return self.began_ms + int((self.passed() - self.began) * 1000)

    def follow(self) -> None:
        """Take the machine's time, while no table counts."""
        self.began_ms, self.began = self.wall(), self.passed()
        self.noted = False

    def look(self) -> None:
        """Tell the operator, once, that the two differ: it was set, or the machine slept."""
        ahead = self.wall() - self()
        if abs(ahead) > NOTED_MS and not self.noted:
            self.noted = True
            logs.warning("the clock of this machine jumped; tables keep their time until none is in memory", ms=ahead)
