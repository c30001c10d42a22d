"""Events: what has happened in a championship, in order. People are opaque ids here, never names.

Names, addresses, birth dates and nicknames are stored elsewhere (`people.py`), so that they can be erased while the log
remains.
"""

import datetime
from dataclasses import dataclass, field
from typing import ClassVar, Final

from passgo.championship.rounds import RoundId
from passgo.championship.sheets import Sheet

NO_SHEET: Final = Sheet(())


@dataclass(frozen=True)
class Event:
    kind: ClassVar[str] = ""

    at: datetime.datetime  # time of the computer's clock, right or wrong; the order is that of the log
    by: str  # opaque id of the person who gave the command
    time: datetime.datetime | None = None  # the championship's own time, where it differs from the computer's clock

    @property
    def when(self) -> datetime.datetime:
        """The championship's own time of the event; clocks and deadlines use it."""
        return self.time or self.at


@dataclass(frozen=True)
class Opened(Event):
    """The first event: it pins the championship to its format and price list."""

    kind = "opened"
    format: str = ""
    digest: str = ""


@dataclass(frozen=True)
class TermsPublished(Event):
    """CHAMP-TERMS-3: new terms, in force from now on, with a notice that everybody sees."""

    kind = "terms-published"
    version: int = 0
    notice: str = ""
    digest: str = ""  # of the text
    closes: str = ""  # a new last day of registration, if any
    cancelled: bool = False
    mailed: bool = False  # also sent to participants (CHAMP-TERMS-5)
    notices: tuple[tuple[str, str], ...] = ()  # the notice by language, where there are several


@dataclass(frozen=True)
class Registered(Event):
    kind = "registered"
    entrant: str = ""
    venue: str = ""
    status: str = ""
    alternate: int = 0  # the entrant's number, if an alternate
    terms: int = 0
    declarations: tuple[str, ...] = ()


@dataclass(frozen=True)
class ConsentRecorded(Event):
    kind = "consent-recorded"
    entrant: str = ""
    consent: str = ""
    given: bool = False
    to: tuple[str, ...] = ()  # CHAMP-DATA-2: each organiser
    terms: int = 0


@dataclass(frozen=True)
class DetailsChanged(Event):
    """Names of the details that an entrant has changed; their row holds the new values."""

    kind = "details-changed"
    entrant: str = ""
    fields: tuple[str, ...] = ()


@dataclass(frozen=True)
class Phoned(Event):
    kind = "phoned"
    entrant: str = ""


@dataclass(frozen=True)
class MovedUp(Event):
    """An alternate got a place that became free before the seating (CHAMP-REG-4)."""

    kind = "moved-up"
    entrant: str = ""


@dataclass(frozen=True)
class MadeAlternate(Event):
    """The layout has no seat left: the latest registration waits (AMB-CHAMP-6)."""

    kind = "made-alternate"
    entrant: str = ""
    alternate: int = 0


@dataclass(frozen=True)
class Left(Event):
    """An entrant is out of the championship: withdrawn, no-show, disqualified or erased."""

    kind = "left"
    entrant: str = ""
    status: str = ""
    reason: str = ""


@dataclass(frozen=True)
class NicknameProposed(Event):
    kind = "nickname-proposed"
    entrant: str = ""
    proposal: int = 0
    concerns: tuple[str, ...] = ()


@dataclass(frozen=True)
class NicknameApproved(Event):
    kind = "nickname-approved"
    entrant: str = ""
    proposal: int = 0


@dataclass(frozen=True)
class NicknameReturned(Event):
    kind = "nickname-returned"
    entrant: str = ""
    proposal: int = 0
    reason: str = ""


@dataclass(frozen=True)
class CheckedIn(Event):
    kind = "checked-in"
    entrant: str = ""
    venue: str = ""
    present: bool = True


@dataclass(frozen=True)
class AlternateCalled(Event):
    """An alternate was called. `table` 0: they will be seated with the others. `single`: for this session only
    (CHAMP-ALT-3)."""

    kind = "alternate-called"
    entrant: str = ""
    session: RoundId = field(kw_only=True)
    table: int = 0
    single: bool = False


@dataclass(frozen=True)
class SeatingDrafted(Event):
    kind = "seating-drafted"
    session: RoundId = field(kw_only=True)
    seed: int = 0
    tables: tuple[tuple[str, ...], ...] = ()
    heats: tuple[int, ...] = ()
    heat: int = 0  # the only heat that was seated again
    apart: tuple[tuple[str, str], ...] = ()
    fixed: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class SeatsSwapped(Event):
    kind = "seats-swapped"
    session: RoundId = field(kw_only=True)
    one: str = ""
    other: str = ""


@dataclass(frozen=True)
class JudgeAssigned(Event):
    kind = "judge-assigned"
    session: RoundId = field(kw_only=True)
    table: int = 0
    judge: str = ""
    reason: str = ""  # why the game got another judge after it had begun


@dataclass(frozen=True)
class SeatingPublished(Event):
    kind = "seating-published"
    session: RoundId = field(kw_only=True)
    starts: datetime.datetime | None = None


@dataclass(frozen=True)
class PlayerTicked(Event):
    """A player is at their table before the start, or not yet: the roll is called by these ticks (CHAMP-NOSHOW-2)."""

    kind = "player-ticked"
    session: RoundId = field(kw_only=True)
    table: int = 0
    entrant: str = ""
    here: bool = False


@dataclass(frozen=True)
class RollCalled(Event):
    kind = "roll-called"
    session: RoundId = field(kw_only=True)
    heat: int = 0
    missing: tuple[str, ...] = ()  # who lost their seats, and which alternates took one
    called: tuple[str, ...] = ()


@dataclass(frozen=True)
class HeatStarted(Event):
    """All tables of the heat start together (CHAMP-TIME-3)."""

    kind = "heat-started"
    session: RoundId = field(kw_only=True)
    heat: int = 0


@dataclass(frozen=True)
class HeatPaused(Event):
    kind = "heat-paused"
    session: RoundId = field(kw_only=True)
    heat: int = 0
    reason: str = ""


@dataclass(frozen=True)
class HeatResumed(Event):
    kind = "heat-resumed"
    session: RoundId = field(kw_only=True)
    heat: int = 0


@dataclass(frozen=True)
class LastRoundCalled(Event):
    kind = "last-round-called"
    session: RoundId = field(kw_only=True)
    heat: int = 0


@dataclass(frozen=True)
class HeatEnded(Event):
    kind = "heat-ended"
    session: RoundId = field(kw_only=True)
    heat: int = 0


@dataclass(frozen=True)
class TimeAnnounced(Event):
    """CHAMP-TIME-5."""

    kind = "time-announced"
    session: RoundId = field(kw_only=True)
    table: int = 0


@dataclass(frozen=True)
class HeadJudgeCalled(Event):
    """A table needs the head judge (CHAMP-NEGO-2)."""

    kind = "head-judge-called"
    session: RoundId = field(kw_only=True)
    table: int = 0


@dataclass(frozen=True)
class CallTaken(Event):
    kind = "call-taken"
    session: RoundId = field(kw_only=True)
    table: int = 0


@dataclass(frozen=True)
class CallEnded(Event):
    kind = "call-ended"
    session: RoundId = field(kw_only=True)
    table: int = 0


@dataclass(frozen=True)
class WentOut(Event):
    """A player went bankrupt, was expelled or withdrew during the game; a bankrupt player signs as they leave
    (CHAMP-SPECT-2)."""

    kind = "went-out"
    session: RoundId = field(kw_only=True)
    table: int = 0
    entrant: str = ""
    fate: str = ""
    signed: bool = False
    tapped: datetime.datetime | None = None


@dataclass(frozen=True)
class SheetEntered(Event):
    """A sheet. `replaces`: the version of the entry it corrects; 0 for the first sheet of a table."""

    kind = "sheet-entered"
    session: RoundId = field(kw_only=True)
    table: int = 0
    sheet: Sheet = NO_SHEET
    replaces: int = 0
    reason: str = ""
    voids: tuple[RoundId, ...] = ()  # later sessions that were drawn up but not begun


@dataclass(frozen=True)
class SheetConfirmed(Event):
    kind = "sheet-confirmed"
    session: RoundId = field(kw_only=True)
    table: int = 0
    version: int = 0  # version of the entry that was confirmed


@dataclass(frozen=True)
class SheetSigned(Event):
    """Whoever gave the command has signed on their own screen: a player their line, the judge the sheet."""

    kind = "sheet-signed"
    session: RoundId = field(kw_only=True)
    table: int = 0
    version: int = 0


@dataclass(frozen=True)
class SignaturesWaived(Event):
    """The head judge closes a sheet without the signatures of these people, who did not sign in time."""

    kind = "signatures-waived"
    session: RoundId = field(kw_only=True)
    table: int = 0
    version: int = 0
    missing: tuple[str, ...] = ()
    reason: str = ""


@dataclass(frozen=True)
class TieDecided(Event):
    """AMB-CHAMP-17: the head judge's order of players whom nothing else separates, the best first."""

    kind = "tie-decided"
    session: RoundId = field(kw_only=True)
    table: int = 0
    version: int = 0
    order: tuple[str, ...] = ()


@dataclass(frozen=True)
class SheetRejected(Event):
    kind = "sheet-rejected"
    session: RoundId = field(kw_only=True)
    table: int = 0
    version: int = 0
    reason: str = ""


@dataclass(frozen=True)
class ScoresReleased(Event):
    kind = "scores-released"
    session: RoundId = field(kw_only=True)


@dataclass(frozen=True)
class Qualified(Event):
    """The ranking of a finished stage at one place; the first `going` go on."""

    kind = "qualified"
    stage: str = ""
    venue: str = ""
    ranking: tuple[str, ...] = ()
    going: tuple[str, ...] = ()
    seed: int = 0
    lots: tuple[tuple[str, ...], ...] = ()  # players whom only the lot could put in order (AMB-CHAMP-18)


@dataclass(frozen=True)
class Substituted(Event):
    """The next in the ranking takes a qualifier's place (CHAMP-QUAL-8); `into` is empty if nobody is left."""

    kind = "substituted"
    stage: str = ""
    venue: str = ""
    out: str = ""
    into: str = ""
    session: RoundId | None = None  # where the substitute takes the seat, if seats were given out already
    table: int = 0


@dataclass(frozen=True)
class PlacePassed(Event):
    """The champion cannot travel; the next by score goes (CHAMP-QUAL-7)."""

    kind = "place-passed"
    out: str = ""
    into: str = ""
    reason: str = ""


@dataclass(frozen=True)
class Reinstated(Event):
    """An entrant who had left is back: it was a slip. `session` and `table`: the seat they get."""

    kind = "reinstated"
    entrant: str = ""
    status: str = ""
    alternate: int = 0  # a new number, if an alternate
    reason: str = ""
    session: RoundId | None = None
    table: int = 0


@dataclass(frozen=True)
class AlternateReturned(Event):
    """An alternate waits again: the roll call that gave them a seat was a slip."""

    kind = "alternate-returned"
    entrant: str = ""
    session: RoundId = field(kw_only=True)
    table: int = 0


@dataclass(frozen=True)
class OutTakenBack(Event):
    """A player did not go out after all. A sheet that says so goes back to its judge."""

    kind = "out-taken-back"
    session: RoundId = field(kw_only=True)
    table: int = 0
    entrant: str = ""
    reason: str = ""
    voids: tuple[RoundId, ...] = ()


@dataclass(frozen=True)
class RollTakenBack(Event):
    """The roll is to be called again; the events before this one undid what it changed."""

    kind = "roll-taken-back"
    session: RoundId = field(kw_only=True)
    heat: int = 0
    reason: str = ""


@dataclass(frozen=True)
class ReleaseTakenBack(Event):
    kind = "release-taken-back"
    session: RoundId = field(kw_only=True)
    reason: str = ""
    voids: tuple[RoundId, ...] = ()


@dataclass(frozen=True)
class CancellationTakenBack(Event):
    kind = "cancellation-taken-back"
    reason: str = ""


@dataclass(frozen=True)
class UndoProposed(Event):
    """One official wants something undone that touches results; a second one has to agree."""

    kind = "undo-proposed"
    what: str = ""  # return, out or release
    session: RoundId | None = None
    table: int = 0
    entrant: str = ""
    reason: str = ""


@dataclass(frozen=True)
class UndoDeclined(Event):
    kind = "undo-declined"
    what: str = ""
    session: RoundId | None = None
    table: int = 0
    entrant: str = ""


@dataclass(frozen=True)
class VenueLent(Event):
    """From here on a venue's events are written on its own machine."""

    kind = "venue-lent"
    venue: str = ""
    label: str = ""  # name of the machine; never of a person


@dataclass(frozen=True)
class VenueReported(Event):
    """The `events` after this one were written on the venue's machine; the loan goes on until one of them ends it."""

    kind = "venue-reported"
    venue: str = ""
    branch: int = 0  # version at which the venue left
    events: int = 0
    playing: int = 0  # tables of the venue that were not finished then
    late_ms: int = 0  # by which the times of these events are moved back
    was: datetime.datetime | None = None  # at its last entry, where its computer said something else:
    said: datetime.datetime | None = None


@dataclass(frozen=True)
class VenueFinished(Event):
    """Last event of a venue's machine: nothing more is written there, and its loan ends when this comes back."""

    kind = "venue-finished"
    venue: str = ""


@dataclass(frozen=True)
class VenueRecalled(Event):
    """The director took a venue back without what its machine has not reported yet."""

    kind = "venue-recalled"
    venue: str = ""
    branch: int = 0
    reason: str = ""


@dataclass(frozen=True)
class VenueReturned(Event):
    """The `events` before this one came back in an archive with this digest, written after version `branch`.

    Releases up to 0.2 wrote it; it ended the loan.
    """

    kind = "venue-returned"
    venue: str = ""
    branch: int = 0
    events: int = 0
    digest: str = ""
    was: datetime.datetime | None = None  # at its last entry, where its computer said something else:
    said: datetime.datetime | None = None


@dataclass(frozen=True)
class ClockJumped(Event):
    """The computer's clock jumped from `time` to `at`. `venue`: the venue of that computer; empty for the server."""

    kind = "clock-jumped"
    venue: str = ""


@dataclass(frozen=True)
class ClockPutRight(Event):
    """The computer's clock agrees with the championship's time again."""

    kind = "clock-put-right"
    venue: str = ""


@dataclass(frozen=True)
class ClockProposed(Event):
    """An official says that the computer is right; a second one has to agree."""

    kind = "clock-proposed"
    venue: str = ""


@dataclass(frozen=True)
class ClockAccepted(Event):
    """From here on the championship's time is `to`. Running heats keep the time they have played."""

    kind = "clock-accepted"
    venue: str = ""
    to: datetime.datetime | None = None
