"""State of a championship: the result of its events. Only `fold` changes it."""

import datetime
from dataclasses import dataclass, field
from typing import Final

from passgo.championship.events import TermsPublished
from passgo.championship.local_texts import LocalText
from passgo.championship.plan_events import PlanChanged
from passgo.championship.rounds import RoundId
from passgo.championship.sheets import Sheet

PENDING: Final = "pending"
CONFIRMED: Final = "confirmed"
ALTERNATE: Final = "alternate"
WITHDRAWN: Final = "withdrawn"
NO_SHOW: Final = "no-show"
DISQUALIFIED: Final = "disqualified"
ERASED: Final = "erased"
HOLDING: Final = (PENDING, CONFIRMED)  # statuses that hold a place
ACTIVE: Final = (PENDING, CONFIRMED, ALTERNATE)

WAITING: Final = "waiting"
ROLLED: Final = "rolled"
RUNNING: Final = "running"
LAST_ROUND: Final = "last-round"
OVER: Final = "over"
PAUSED: Final = "paused"  # shown for a running heat; never its status


RETURN_UNDO: Final = "return"
OUT_UNDO: Final = "out"
RELEASE_UNDO: Final = "release"


@dataclass
class Departure:
    """What an entrant had when they left, so that a slip can be put right."""

    status: str
    seats: dict[RoundId, int]  # tables of games that had not begun
    prize: str = ""  # who got their prize


@dataclass(frozen=True)
class Undo:
    """What one official wants undone, and a second one has to agree to."""

    what: str
    by: str
    reason: str
    session: RoundId | None = None
    table: int = 0
    entrant: str = ""
    version: int = 0  # of the proposal

    @property
    def key(self) -> tuple[str, RoundId | None, int, str]:
        return self.what, self.session, self.table, self.entrant


@dataclass
class Entrant:
    id: str
    venue: str
    status: str
    order: int  # by time of registration (CHAMP-REG-3)
    at: datetime.datetime
    alternate: int = 0
    phoned: bool = False
    reason: str = ""
    left: Departure | None = None  # None for those who are in
    present: set[str] = field(default_factory=set)  # venues where the entrant is checked in
    called: set[RoundId] = field(default_factory=set)  # rounds the entrant was called for alone (CHAMP-ALT-3)
    consents: dict[str, bool] = field(default_factory=dict)
    nickname: str = ""  # "", proposed, approved, returned; the text itself is a personal row
    proposals: int = 0
    concerns: tuple[str, ...] = ()

    def shown_status(self) -> str:
        return f"{ALTERNATE} {self.alternate}" if self.status == ALTERNATE else self.status


@dataclass
class EnteredSheet:
    version: int
    sheet: Sheet
    by: str
    confirmed_by: str = ""
    at: datetime.datetime | None = None  # when the first sheet of the table was entered
    own: dict[str, datetime.datetime] = field(default_factory=dict)  # who signed on their own screen, and when
    waived: tuple[str, ...] = ()  # who did not sign in time
    waived_for: str = ""  # the head judge's reason
    decided_by: str = ""  # who decided a tie on it


@dataclass(frozen=True)
class ReturnedSheet:
    """A sheet that went back to its judge, with the reason."""

    version: int  # at which it went back
    sheet: Sheet
    by: str
    reason: str


@dataclass(frozen=True)
class Call:
    """A table waits for the head judge, or has them there."""

    at: datetime.datetime
    by: str
    taken_by: str = ""


@dataclass
class Table:
    number: int
    heat: int
    size: int
    players: list[str]
    judge: str = ""
    ticks: dict[str, bool] = field(default_factory=dict)  # who was seen at the table before the start, and who not yet
    out: list[tuple[str, str]] = field(default_factory=list)  # entrant and fate, in order
    signed: list[str] = field(default_factory=list)  # players who signed as they left
    taps: dict[str, datetime.datetime] = field(default_factory=dict)  # times of those signatures, if on a screen
    sheet: EnteredSheet | None = None
    returned: ReturnedSheet | None = None  # the last sheet, if it was sent back to the judge
    call: Call | None = None

    def tapped(self) -> dict[str, datetime.datetime]:
        """Times at which players and judge signed on a screen: as they left, or below the current sheet."""
        below = {} if self.sheet is None else {**dict(self.sheet.sheet.taps), **self.sheet.own}
        return {**self.taps, **below}

    def confirmed(self) -> bool:
        return self.sheet is not None and self.sheet.confirmed_by != ""


@dataclass
class Heat:
    status: str = WAITING
    started: datetime.datetime | None = None
    paused: datetime.datetime | None = None
    reason: str = ""  # start of the current pause
    rest: datetime.timedelta = datetime.timedelta()  # total of all pauses
    ended: datetime.datetime | None = None
    missing: tuple[str, ...] = ()  # who lost their seats at the roll call
    called: tuple[str, ...] = ()  # alternates who took one

    def on(self) -> bool:
        return self.status in (RUNNING, LAST_ROUND)

    def elapsed(self, now: datetime.datetime) -> datetime.timedelta:
        """Time played; pauses do not count."""
        if self.started is None:
            return datetime.timedelta()
        return (self.paused or now) - self.started - self.rest

    def shift(self, by: datetime.timedelta) -> None:
        """Shift the heat when the clock is set: the time played stays the same."""
        if self.on() and self.started is not None:
            self.started += by
            self.paused = self.paused + by if self.paused is not None else None


@dataclass
class Session:
    """One round of a stage at one venue."""

    id: RoundId
    seed: int = 0
    tables: list[Table] = field(default_factory=list)
    heats: dict[int, Heat] = field(default_factory=dict)
    apart: tuple[tuple[str, str], ...] = ()
    fixed: tuple[tuple[str, int], ...] = ()
    starts: datetime.datetime | None = None  # set when published
    released: bool = False

    @property
    def stage(self) -> str:
        return self.id.stage

    @property
    def venue(self) -> str:
        return self.id.venue

    @property
    def round(self) -> int:
        return self.id.round

    def table(self, number: int) -> Table | None:
        return self.tables[number - 1] if 1 <= number <= len(self.tables) else None

    def tables_in(self, heat: int) -> list[Table]:
        return [table for table in self.tables if table.heat == heat]

    def table_of(self, entrant: str) -> Table | None:
        return next((table for table in self.tables if entrant in table.players), None)

    def begun(self, table: Table) -> bool:
        return self.heats[table.heat].status in (RUNNING, LAST_ROUND, OVER)

    def gathered(self, table: Table) -> bool:
        """Whether the roll was called: from then on players take their seats."""
        return self.heats[table.heat].status != WAITING

    def players(self) -> list[str]:
        return [player for table in self.tables for player in table.players]


@dataclass
class Outcome:
    """A finished stage at one place."""

    ranking: tuple[str, ...]
    going: list[str]
    lots: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Terms:
    version: int
    notice: LocalText
    digest: str
    at: datetime.datetime
    mailed: bool


@dataclass(frozen=True)
class Jump:
    """The clock of a computer jumped, and nobody has put it right or accepted it yet."""

    version: int  # of the report
    was: datetime.datetime  # the championship's time at that moment
    says: datetime.datetime  # time of the computer's clock
    proposed_by: str = ""  # the official who proposes to accept it

    @property
    def ahead(self) -> datetime.timedelta:
        return self.says - self.was


@dataclass
class Loan:
    """A venue on its own machine, from the version at which it left."""

    venue: str
    branch: int
    at: datetime.datetime
    label: str = ""
    versions: list[int] = field(default_factory=list)  # where each entry of that machine stands in this log
    reported: datetime.datetime | None = None  # last time that entries came in
    playing: int = 0  # tables that were not finished then
    late: datetime.timedelta = datetime.timedelta()  # by which the times of those entries were moved back
    finished: bool = False
    recalled: datetime.datetime | None = None
    reason: str = ""  # why it was recalled


@dataclass
class State:
    version: int = 0  # of the last event
    last: datetime.datetime | None = None  # the championship's time at the last event
    chain: str = ""
    terms: list[Terms] = field(default_factory=list)
    notices: list[TermsPublished | PlanChanged] = field(default_factory=list)  # all there ever were, the newest last
    cancelled: bool = False
    entrants: dict[str, Entrant] = field(default_factory=dict)
    sessions: dict[RoundId, Session] = field(default_factory=dict)
    outcomes: dict[tuple[str, str], Outcome] = field(default_factory=dict)
    undos: dict[tuple[str, RoundId | None, int, str], Undo] = field(default_factory=dict)  # proposed, by their keys
    delegate: str = ""  # entrant who got the champion's place
    lent: dict[str, int] = field(default_factory=dict)  # venues on their own machines, with the version they left at
    loans: list[Loan] = field(default_factory=list)  # all there ever were, the newest last
    returned: set[str] = field(default_factory=set)  # digests of the archives that came back
    jumps: dict[str, Jump] = field(default_factory=dict)  # by the venue whose computer it is; empty: the server
    moved: dict[str, datetime.timedelta] = field(default_factory=dict)  # sum of all accepted jumps, by venue
    strayed: dict[str, Jump] = field(default_factory=dict)  # venues that came back from a computer with a wrong clock

    def table(self, round: RoundId, number: int) -> Table:
        """A table that an event names, so it must exist."""
        return self.sessions[round].tables[number - 1]

    def venue_of(self, undo: Undo) -> str:
        return undo.session.venue if undo.session is not None else self.entrants[undo.entrant].venue

    def loan(self, venue: str, branch: int = 0) -> Loan | None:
        """The loan of a venue that began at this version; without one, its last loan."""
        found = (one for one in reversed(self.loans) if one.venue == venue and branch in (0, one.branch))
        return next(found, None)

    def at_venue(self, venue: str, *statuses: str) -> list[Entrant]:
        """Entrants of a venue in these statuses, in the order of their registration."""
        found = [entrant for entrant in self.entrants.values() if entrant.venue == venue]
        return sorted((entrant for entrant in found if entrant.status in statuses), key=lambda one: one.order)

    def alternates(self, venue: str) -> list[Entrant]:
        """Alternates in the order of their numbers (CHAMP-ALT-2)."""
        return sorted(self.at_venue(venue, ALTERNATE), key=lambda one: one.alternate)

    def next_number(self, venue: str) -> int:
        """Next number for an alternate: numbers are never given twice."""
        return 1 + max((one.alternate for one in self.entrants.values() if one.venue == venue), default=0)

    def seated_at(self, entrant: str) -> list[tuple[Session, Table]]:
        """Every table where the entrant sits or sat."""
        found = []
        for session in self.sessions.values():
            table = session.table_of(entrant)
            if table is not None:
                found.append((session, table))
        return found
