"""Commands: what a person asks of a championship. Each names the roles that can give it."""

import datetime
from dataclasses import dataclass, field
from typing import ClassVar, Final

from passgo.championship.personal_data import Person
from passgo.championship.rounds import RoundId
from passgo.championship.sheets import Sheet

ENTRANT: Final = "entrant"  # only for themselves
REGISTRAR: Final = "registrar"
DIRECTOR: Final = "director"
HEAD_JUDGE: Final = "head-judge"
JUDGE: Final = "judge"
SCORER: Final = "scorer"
ROLES: Final = (ENTRANT, REGISTRAR, DIRECTOR, HEAD_JUDGE, JUDGE, SCORER)

OFFICE: Final = frozenset({REGISTRAR, DIRECTOR})
SELF: Final = frozenset({ENTRANT, REGISTRAR, DIRECTOR})
HALL: Final = frozenset({DIRECTOR, HEAD_JUDGE})
JUDGES: Final = frozenset({DIRECTOR, HEAD_JUDGE, JUDGE})
ALL_OFFICIALS: Final = frozenset({DIRECTOR, HEAD_JUDGE, JUDGE, SCORER})
EVERY_DESK: Final = ALL_OFFICIALS | OFFICE


@dataclass(frozen=True)
class Actor:
    """The person who gives a command: the driver has verified id and role."""

    id: str
    role: str


@dataclass(frozen=True)
class Command:
    roles: ClassVar[frozenset[str]] = frozenset()

    by: Actor


@dataclass(frozen=True)
class Register(Command):
    """Register an entrant; `person` never reaches the log."""

    roles = SELF
    entrant: str
    venue: str
    person: Person
    terms: int  # version of the terms that the entrant accepted
    declarations: tuple[str, ...] = ()
    consents: tuple[str, ...] = ()


@dataclass(frozen=True)
class ChangeDetails(Command):
    """An entrant corrects their own details; `person` never reaches the log."""

    roles = SELF
    entrant: str
    person: Person


@dataclass(frozen=True)
class Phone(Command):
    """An entrant was phoned and comes, or does not (CHAMP-REG-2)."""

    roles = OFFICE
    entrant: str
    comes: bool = True


@dataclass(frozen=True)
class Withdraw(Command):
    roles = SELF
    entrant: str


@dataclass(frozen=True)
class Cancel(Command):
    """The organisers cancel an entry (CHAMP-ELIG-6)."""

    roles = frozenset({DIRECTOR})
    entrant: str
    reason: str


@dataclass(frozen=True)
class Erase(Command):
    """Erase a person at any stage (CHAMP-DATA-3); `channel`: page, e-mail or telephone (CHAMP-DATA-4)."""

    roles = SELF
    entrant: str
    channel: str = "page"


@dataclass(frozen=True)
class ChangeConsent(Command):
    roles = SELF
    entrant: str
    consent: str
    given: bool


@dataclass(frozen=True)
class PublishTerms(Command):
    """CHAMP-TERMS-2, CHAMP-TERMS-3: any change takes effect with a visible notice."""

    roles = frozenset({DIRECTOR})
    text: str
    notice: str
    closes: datetime.date | None = None
    cancelled: bool = False
    mailed: bool = False
    notices: tuple[tuple[str, str], ...] = ()  # the notice by language, where there are several


@dataclass(frozen=True)
class Change(Command):
    """A change of plan (CHAMP-TERMS-2), with what the director writes about it in each language, if anything."""

    roles = frozenset({DIRECTOR})
    notice: tuple[tuple[str, str], ...] = field(default=(), kw_only=True)
    mailed: bool = field(default=False, kw_only=True)


@dataclass(frozen=True)
class ChangeVenue(Change):
    """Change what is given; the rest stays as it is."""

    venue: str
    name: str = ""
    city: str = ""
    starts: datetime.datetime | None = None
    capacity: int = 0
    tables: int = 0


@dataclass(frozen=True)
class AddVenue(Change):
    """One more venue where people register."""

    venue: str
    name: str
    city: str
    zone: str
    starts: datetime.datetime
    capacity: int
    tables: int
    heats: int = 1


@dataclass(frozen=True)
class ChangeClosing(Change):
    """Another last day of registration, that day included: earlier or later."""

    closes: datetime.date


@dataclass(frozen=True)
class ProposeNickname(Command):
    roles = SELF
    entrant: str
    nickname: str


@dataclass(frozen=True)
class ApproveNickname(Command):
    roles = frozenset({DIRECTOR})
    entrant: str


@dataclass(frozen=True)
class ReturnNickname(Command):
    roles = frozenset({DIRECTOR})
    entrant: str
    reason: str


@dataclass(frozen=True)
class CheckIn(Command):
    """Somebody has come, or gone again. Entrants say so themselves where they play from home."""

    roles = SELF
    entrant: str
    venue: str
    present: bool = True


@dataclass(frozen=True)
class CallAlternate(Command):
    """Fill tables with alternates, the lowest number first (CHAMP-ALT-1, CHAMP-ALT-2), at the head judge's discretion
    (CHAMP-ALT-5)."""

    roles = frozenset({HEAD_JUDGE})
    session: RoundId
    single: bool = False


@dataclass(frozen=True)
class MakeSeating(Command):
    roles = frozenset({DIRECTOR})
    session: RoundId
    seed: int
    apart: tuple[tuple[str, str], ...] = ()
    fixed: tuple[tuple[str, int], ...] = ()
    heat: int = 0  # only this heat, before it starts


@dataclass(frozen=True)
class SwapSeats(Command):
    roles = frozenset({DIRECTOR})
    session: RoundId
    one: str
    other: str


@dataclass(frozen=True)
class AssignJudge(Command):
    """The judge of a table; a game that has begun gets another one only for a reason."""

    roles = HALL
    session: RoundId
    table: int
    judge: str
    reason: str = ""


@dataclass(frozen=True)
class PublishSeating(Command):
    roles = frozenset({DIRECTOR})
    session: RoundId
    starts: datetime.datetime


@dataclass(frozen=True)
class TickPlayer(Command):
    """A player is at their table, or not yet. Online, players are ticked by coming themselves."""

    roles = JUDGES | {ENTRANT}
    session: RoundId
    table: int
    entrant: str
    here: bool = True


@dataclass(frozen=True)
class CallRoll(Command):
    """Call the roll at the official start: players not ticked at their table lose their seats (CHAMP-NOSHOW-2)."""

    roles = frozenset({HEAD_JUDGE})
    session: RoundId
    heat: int = 1
    alternates: bool = True  # CHAMP-ALT-5


@dataclass(frozen=True)
class StartHeat(Command):
    """The head judge keeps the official time (CHAMP-TIME-4)."""

    roles = frozenset({HEAD_JUDGE})
    session: RoundId
    heat: int = 1


@dataclass(frozen=True)
class PauseHeat(Command):
    roles = frozenset({HEAD_JUDGE})
    session: RoundId
    heat: int
    reason: str


@dataclass(frozen=True)
class ResumeHeat(Command):
    roles = frozenset({HEAD_JUDGE})
    session: RoundId
    heat: int


@dataclass(frozen=True)
class CallLastRound(Command):
    roles = frozenset({HEAD_JUDGE})
    session: RoundId
    heat: int = 1


@dataclass(frozen=True)
class EndHeat(Command):
    roles = frozenset({HEAD_JUDGE})
    session: RoundId
    heat: int = 1


@dataclass(frozen=True)
class AnnounceTime(Command):
    """Announce the time, at the discretion of the table's judge (CHAMP-TIME-5)."""

    roles = frozenset({JUDGE})
    session: RoundId
    table: int


@dataclass(frozen=True)
class CallHeadJudge(Command):
    """Call the head judge to a table (CHAMP-NEGO-2)."""

    roles = ALL_OFFICIALS
    session: RoundId
    table: int


@dataclass(frozen=True)
class TakeCall(Command):
    """Say that somebody is on the way to a table that called."""

    roles = HALL
    session: RoundId
    table: int


@dataclass(frozen=True)
class EndCall(Command):
    """The matter is settled, or the table no longer needs anybody."""

    roles = ALL_OFFICIALS
    session: RoundId
    table: int


@dataclass(frozen=True)
class RecordOut(Command):
    """A player is bankrupt, signs and leaves (CHAMP-SPECT-2)."""

    roles = JUDGES
    session: RoundId
    table: int
    entrant: str
    signed: bool = True
    tapped: datetime.datetime | None = None  # time of a signature on a screen; None on paper


@dataclass(frozen=True)
class Expel(Command):
    """A judge expels a player for improper conduct (CHAMP-EXPEL-3)."""

    roles = JUDGES
    entrant: str
    reason: str


@dataclass(frozen=True)
class EnterSheet(Command):
    roles = ALL_OFFICIALS
    session: RoundId
    table: int
    sheet: Sheet


@dataclass(frozen=True)
class CorrectSheet(Command):
    """A new sheet that names the version it replaces; it must be confirmed again."""

    roles = ALL_OFFICIALS
    session: RoundId
    table: int
    sheet: Sheet
    replaces: int
    reason: str


@dataclass(frozen=True)
class ConfirmSheet(Command):
    """A second person confirms exactly the sheet they have seen: `digest` names it."""

    roles = ALL_OFFICIALS
    session: RoundId
    table: int
    digest: str


@dataclass(frozen=True)
class SignSheet(Command):
    """Sign on one's own screen: a player their own line, the judge of the table the sheet; `digest` names it."""

    roles = JUDGES | {ENTRANT}
    session: RoundId
    table: int
    digest: str
    entrant: str = ""  # the player; empty for the judge


@dataclass(frozen=True)
class WaiveSignatures(Command):
    """Close the sheet of an online table without those who have not signed in time."""

    roles = frozenset({HEAD_JUDGE})
    session: RoundId
    table: int
    reason: str


@dataclass(frozen=True)
class DecideTie(Command):
    """Put players in order whom nothing else separates, the best first (AMB-CHAMP-17)."""

    roles = frozenset({HEAD_JUDGE})
    session: RoundId
    table: int
    order: tuple[str, ...]


@dataclass(frozen=True)
class RejectSheet(Command):
    roles = ALL_OFFICIALS
    session: RoundId
    table: int
    reason: str


@dataclass(frozen=True)
class ReleaseScores(Command):
    roles = frozenset({DIRECTOR})
    session: RoundId


@dataclass(frozen=True)
class Qualify(Command):
    """Close a stage at one place; `seed` decides what only the lot can (AMB-CHAMP-18)."""

    roles = HALL
    stage: str
    venue: str
    seed: int = 0


@dataclass(frozen=True)
class PassPlace(Command):
    """The champion cannot travel (CHAMP-QUAL-7); an official who says so for them gives a reason."""

    roles = SELF
    entrant: str
    reason: str = ""


@dataclass(frozen=True)
class Reinstate(Command):
    """An entrant left by mistake: a wrong tap at the telephone, at the desk, at the roll call or at a table.

    If they have played, a second official has to agree.
    """

    roles = JUDGES | OFFICE
    entrant: str
    reason: str


@dataclass(frozen=True)
class TakeBackOut(Command):
    """Propose that a player did not go bankrupt."""

    roles = JUDGES
    session: RoundId
    table: int
    entrant: str
    reason: str


@dataclass(frozen=True)
class TakeBackRoll(Command):
    """Call the roll again, as long as no table of the heat has started."""

    roles = frozenset({HEAD_JUDGE})
    session: RoundId
    heat: int
    reason: str


@dataclass(frozen=True)
class TakeBackRelease(Command):
    """Propose to take scores off the boards again, as long as the stage is not closed."""

    roles = frozenset({DIRECTOR})
    session: RoundId
    reason: str


@dataclass(frozen=True)
class TakeBackCancellation(Command):
    """The championship takes place after all."""

    roles = frozenset({DIRECTOR})
    reason: str


@dataclass(frozen=True)
class AgreeToUndo(Command):
    """Do what another official has proposed."""

    roles = ALL_OFFICIALS
    undo: int  # version of the proposal that they have read


@dataclass(frozen=True)
class DeclineUndo(Command):
    roles = ALL_OFFICIALS
    undo: int


@dataclass(frozen=True)
class LendVenue(Command):
    """Lend a venue to its own machine until that says it is finished; `label` names the machine."""

    roles = frozenset({DIRECTOR})
    venue: str
    label: str = ""


@dataclass(frozen=True)
class FinishVenue(Command):
    """Say on a venue's machine that its work is done: nothing more is written there."""

    roles = HALL
    venue: str


@dataclass(frozen=True)
class RecallVenue(Command):
    """Take a lent venue back by force. What its machine has not brought back by then is refused later."""

    roles = frozenset({DIRECTOR})
    venue: str
    reason: str


@dataclass(frozen=True)
class AcceptClock(Command):
    """The computer's clock jumped and is right: the first official proposes to accept it, a second one confirms."""

    roles = EVERY_DESK
    jump: int  # version of the report that they have read


COMMANDS: Final[tuple[type[Command], ...]] = (
    Register, ChangeDetails, Phone, Withdraw, Cancel, Erase, ChangeConsent, PublishTerms, ChangeVenue, AddVenue,
    ChangeClosing, ProposeNickname, ApproveNickname, ReturnNickname, CheckIn, CallAlternate, MakeSeating, SwapSeats,
    AssignJudge, PublishSeating, TickPlayer, CallRoll, StartHeat, PauseHeat, ResumeHeat, CallLastRound, EndHeat,
    AnnounceTime, CallHeadJudge, TakeCall, EndCall, RecordOut, Expel, EnterSheet, CorrectSheet, ConfirmSheet,
    SignSheet, WaiveSignatures, DecideTie, RejectSheet, ReleaseScores, Qualify, PassPlace, Reinstate, TakeBackOut,
    TakeBackRoll, TakeBackRelease, TakeBackCancellation, AgreeToUndo, DeclineUndo, LendVenue, FinishVenue,
    RecallVenue, AcceptClock,
)  # fmt: skip


def matrix() -> dict[str, dict[str, bool]]:
    """Which role can give which command."""
    return {command.__name__: {role: role in command.roles for role in ROLES} for command in COMMANDS}
