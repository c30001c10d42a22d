"""A computer's clock, which can be set wrong, and the time that passes, which nobody can set."""

import datetime
from collections.abc import Callable

from passgo.machine import seconds_passed
from passgo.store import Store, leases


def wall_time() -> datetime.datetime:
    return datetime.datetime.now(datetime.UTC)


class Clock:
    """This computer's clock. Servers on one PostgreSQL share its clock: their own may differ."""

    def __init__(
        self, store: Store, wall: Callable[[], datetime.datetime] = wall_time,
        passed: Callable[[], float] = seconds_passed,
    ) -> None:  # fmt: skip
        self.store = store
        self.wall = wall
        self.passed = passed
        self.shared: tuple[datetime.datetime, float] | None = None

    def now(self) -> datetime.datetime:
        if self.shared is None:
            return self.wall()
        told, then = self.shared
        return told + datetime.timedelta(seconds=self.passed() - then)

    def compare(self) -> datetime.datetime:
        """Read the clock that all servers share, and remember what it shows."""
        if self.store.is_sqlite:
            return self.wall()
        told_ms = self.store.ask(lambda conn: leases.time_of(conn, 0))
        told = datetime.datetime.fromtimestamp(told_ms / 1000, datetime.UTC)
        self.shared = (told, self.passed())
        return told
