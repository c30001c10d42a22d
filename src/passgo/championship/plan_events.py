"""Events that change the plan of a championship after it was created (CHAMP-TERMS-2)."""

import datetime
from dataclasses import dataclass

from passgo.championship.events import Event


@dataclass(frozen=True)
class PlanChanged(Event):
    """A change of plan, public like new terms (CHAMP-TERMS-3). It says what is new; `notices` tells what was before."""

    number: int = 0  # of the change: 1, 2, 3 …
    notice: tuple[tuple[str, str], ...] = ()  # what the director wrote, by language
    mailed: bool = False  # also sent to those concerned (CHAMP-TERMS-5)


@dataclass(frozen=True)
class VenueChanged(PlanChanged):
    """Fields left at their default did not change."""

    kind = "venue-changed"
    venue: str = ""
    name: str = ""
    city: str = ""
    starts: datetime.datetime | None = None
    was: datetime.datetime | None = None  # the start before
    capacity: int = 0
    tables: int = 0


@dataclass(frozen=True)
class VenueAdded(PlanChanged):
    kind = "venue-added"
    venue: str = ""
    name: str = ""
    city: str = ""
    zone: str = ""
    starts: datetime.datetime | None = None
    capacity: int = 0
    tables: int = 0
    heats: int = 0


@dataclass(frozen=True)
class ClosingChanged(PlanChanged):
    kind = "closing-changed"
    closes: str = ""
