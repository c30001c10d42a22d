"""The time of one table."""

from passgo.web.live.services import Services


class TableTime:
    """Time that goes on from where it was, even if the clock is set back or the last server's was ahead."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.latest_ms = self.ahead_ms = 0

    def now(self, last_ms: int) -> int:
        """The time, never before `last_ms`, when the table's latest entry was made."""
        at_ms = self.services.clock() + self.ahead_ms
        before = max(self.latest_ms, last_ms)
        self.ahead_ms += max(0, before - at_ms)
        self.latest_ms = max(before, at_ms)
        return self.latest_ms
