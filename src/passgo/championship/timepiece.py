"""The championship's own time. It runs evenly, whatever the computer's clock is set to.

Every event keeps the time of the computer's clock (`at`) and, where that differs, the championship's time (`time`). The
order of events is that of the log. A jump of the computer's clock is reported; until two officials accept it, or the
clock is put right, the championship's time is the computer's less that jump.
"""

import datetime
from dataclasses import dataclass, replace
from typing import Final

from passgo.championship import commands, events
from passgo.championship.command_context import Desk
from passgo.championship.events import Event
from passgo.championship.refusals import Refused
from passgo.championship.state import State

# Smaller steps are normal clock corrections; they are followed without a report.
JUMP: Final = datetime.timedelta(seconds=30)
NOTHING: Final = datetime.timedelta()


def universal(now: datetime.datetime) -> datetime.datetime:
    """Convert to UTC: sums within a zone would be wrong by an hour when summer time begins or ends."""
    if now.tzinfo is None:
        raise ValueError("a time without zone")
    return now.astimezone(datetime.UTC)


def shifted(state: State, home: str, now: datetime.datetime) -> datetime.datetime:
    jump = state.jumps.get(home)
    return now if jump is None else now - jump.ahead


def time(state: State, home: str, now: datetime.datetime) -> datetime.datetime:
    found = shifted(state, home, now)
    return found if state.last is None else max(found, state.last)


def report(state: State, home: str, now: datetime.datetime, expected: datetime.datetime | None) -> list[Event]:
    """Whether the computer's clock fits. `expected`: the championship's time by a clock that cannot be set.

    Without it nobody has watched the clock, and only the log can tell: time does not go back.
    """

    def fits(time: datetime.datetime) -> bool:
        if expected is not None:
            return abs(time - expected) <= JUMP
        return state.last is None or time >= state.last - JUMP

    if fits(shifted(state, home, now)):
        return []
    right = home in state.jumps and fits(now)
    known = expected or (now if right else None)
    held = max(time for time in (known, state.last) if time is not None)
    kind = events.ClockPutRight if right else events.ClockJumped
    return [stamped(kind(held, "", venue=home), now, held)]


@dataclass(frozen=True)
class Seen:
    """A look at the computer's clock: the championship's time then, and the seconds of a clock that cannot be set."""

    time: datetime.datetime
    passed: float
    moved: datetime.timedelta  # sum of all jumps accepted until then

    def expected(self, state: State, home: str, passed: float) -> datetime.datetime:
        """The championship's time now, if nobody has touched the computer's clock since."""
        moved = state.moved.get(home, NOTHING) - self.moved
        return self.time + datetime.timedelta(seconds=passed - self.passed) + moved


def seen(state: State, home: str, now: datetime.datetime, passed: float) -> Seen:
    return Seen(time(state, home, now), passed, state.moved.get(home, NOTHING))


def stamped(event: Event, now: datetime.datetime, time: datetime.datetime) -> Event:
    """The event as it is recorded: with the computer's time, and the championship's time if it differs."""
    return replace(event, at=now, time=None if time == now else time)


def accept(desk: Desk, command: commands.AcceptClock) -> list[Event]:
    """Two people are needed, so that nobody moves a deadline or a round alone."""
    jump = desk.state.jumps.get(desk.home)
    if jump is None:
        raise Refused("already-done", jump=command.jump)
    if command.jump != jump.version:
        raise Refused("clock-changed", jump=jump.version)
    if not jump.proposed_by:
        return [events.ClockProposed(desk.now, desk.by, venue=desk.home)]
    if jump.proposed_by == desk.by:
        raise Refused("clock-same-person", official=desk.by)
    return [events.ClockAccepted(desk.now, desk.by, venue=desk.home, to=desk.now + jump.ahead)]
