"""The course of a rehearsal: terms, registrations, phone calls, nicknames, then stage after stage to the champion."""

import datetime
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count

from passgo.championship import (
    Actor,
    Championship,
    Command,
    Event,
    Format,
    Refused,
    Sheet,
    commands,
    open_championship,
)
from passgo.championship.boards import shown_name, table_board
from passgo.championship.codec import digest_of
from passgo.championship.commands import DIRECTOR, ENTRANT, HEAD_JUDGE, JUDGE, REGISTRAR, SCORER
from passgo.championship.format import GUARDIAN, Stage
from passgo.championship.lot_drawing import Lot
from passgo.championship.registration import closing
from passgo.championship.rounds import RoundId
from passgo.championship.state import ACTIVE, ALTERNATE, CONFIRMED, PENDING, Session, Table
from passgo.editions import load
from passgo.office.score_sheets import price_list
from passgo.rehearsal.bot_tables import play_table
from passgo.rehearsal.crowd import Applicant, applicants, nicknames

ABSENT = 6  # per cent of entrants who do not come
DECLINED = 4  # per cent of entrants who cancel on the telephone
SECOND = datetime.timedelta(seconds=1)


@dataclass(frozen=True)
class Report:
    champion: str  # nickname
    digest: str
    events: int


class Course:
    def __init__(
        self, format: Format, seed: int, tell: Callable[[str], None], championship: Championship | None = None
    ) -> None:
        self.format = format
        self.tell = tell
        self.lot = Lot(seed, "rehearsal")
        self.board = load(format.edition).board
        self.prices = price_list(self.board)
        opens = format.registration.opens.replace(tzinfo=format.venues[0].starts.tzinfo)
        self.now = opens - datetime.timedelta(days=1)
        self.championship = championship or open_championship(format, self.prices, self.now)
        self.log: list[Event] = [self.championship.opening(self.now)]
        self.state = self.championship.state
        self.seeds = count(seed * 1_000_003 % 2**40)
        self.sheets: dict[tuple[str, int], Sheet] = {}  # sheets of played tables, not collected yet
        self.director = Actor("director", DIRECTOR)
        self.registrar = Actor("registrar", REGISTRAR)
        self.head_judge = Actor("head-judge", HEAD_JUDGE)
        self.scorer = Actor("scorer", SCORER)

    def do(self, command: Command, at: datetime.datetime | None = None) -> None:
        """Perform a command one second after the one before, or at the time given."""
        self.now = max(self.now + SECOND, at or self.now)
        self.log += self.perform(command)

    def perform(self, command: Command) -> list[Event]:
        return self.championship.perform(command, self.now)

    def chance(self, percent: int) -> bool:
        return self.lot.below(100) < percent

    def run(self, until: str = "") -> Report:
        """Run to the champion, or to the evening before a stage."""
        self.do(commands.PublishTerms(self.director, "The terms of the rehearsal.", "First version of the terms."))
        self.register()
        self.phone()
        self.name()
        for stage in self.format.stages:
            if stage.id == until:
                break
            self.stage(stage)
        champion = shown_name(self.championship, self.championship.champion())
        return Report(champion, self.championship.digest(), self.state.version)

    def register(self) -> None:
        rules = self.format.registration
        refused: dict[str, int] = {}
        people = applicants(self.format, self.lot)
        for applicant in [*people, *intruders(people, self.format)]:
            agreed = (*rules.consents, *(word for word in rules.offered if self.chance(50)))
            command = commands.Register(
                Actor(applicant.id, ENTRANT), applicant.id, applicant.venue, applicant.person, 1, rules.declarations,
                (*agreed, GUARDIAN) if applicant.person.guardian else agreed,
            )  # fmt: skip
            try:
                self.do(command, applicant.at)
            except Refused as refusal:
                refused[refusal.code] = refused.get(refusal.code, 0) + 1
        for venue in self.format.venues:
            if venue.registers:
                places = len(self.state.at_venue(venue.id, PENDING))
                waiting = len(self.state.alternates(venue.id))
                self.tell(f"registration {venue.id}: {places} of {venue.capacity} places, {waiting} alternates")
        self.tell("refused: " + (", ".join(f"{number} {code}" for code, number in sorted(refused.items())) or "nobody"))

    def phone(self) -> None:
        """Call entrants until nobody is pending, including those who move up."""
        calls = declined = 0
        while pending := [one for one in self.state.entrants.values() if one.status == PENDING]:
            for entrant in pending:
                comes = not self.chance(DECLINED)
                calls, declined = calls + 1, declined + (not comes)
                self.do(commands.Phone(self.registrar, entrant.id, comes))
        self.tell(f"phone calls: {calls}, {declined} declined")

    def name(self) -> None:
        """Approve a nickname for everybody; one in fifty first proposes one that is returned."""
        returned = 0
        names = (name for name in nicknames(self.lot) if not self.championship.people.nicknamed(name))
        for id in [id for id, one in self.state.entrants.items() if one.status in ACTIVE]:
            if self.chance(2):
                self.do(
                    commands.ProposeNickname(self.registrar, id, f"Young {id} of {self.format.venues[0].city}"[:24])
                )
                self.do(commands.ReturnNickname(self.director, id, "no theme, and an age"))
                returned += 1
            self.do(commands.ProposeNickname(self.registrar, id, next(names)))
            self.do(commands.ApproveNickname(self.director, id))
        self.tell(f"nicknames: all approved, {returned} returned before")

    def stage(self, stage: Stage) -> None:
        self.tell(f"{stage.name}:")
        places = [place for place in self.format.places(stage) if (stage.id, place) not in self.state.outcomes]
        self.check_in(stage, places)
        for number in range(1, stage.rounds + 1):
            sessions = [self.draw(stage, place, number) for place in places]
            for heat in range(1, 1 + max((max(one.heats) for one in sessions), default=0)):
                self.play_heat(stage, [one for one in sessions if heat in one.heats], heat)
            for session in sessions:
                self.do(commands.ReleaseScores(self.director, session.id))
        for place in places:
            self.do(commands.Qualify(self.head_judge, stage.id, place, next(self.seeds)))
            self.tell_outcome(stage, place)

    def check_in(self, stage: Stage, places: list[str]) -> None:
        """Check people in on the day of the stage, an hour before the start."""
        for place in places:
            venue = self.format.venue(place)
            assert venue is not None
            doors = venue.starts - datetime.timedelta(hours=1)
            for id in self.awaited(stage, place):
                # An official may already have checked people in at the console.
                if not self.chance(ABSENT) and place not in self.state.entrants[id].present:
                    self.do(commands.CheckIn(self.registrar, id, place), doors)

    def awaited(self, stage: Stage, place: str) -> list[str]:
        """Entrants of the venue or, where all venues meet, the qualified players; one in ten of these cannot come."""
        before = self.format.before(stage)
        if before is None:
            found = [one for one in self.state.entrants.values() if one.venue == place]
            return [one.id for one in found if one.status in (CONFIRMED, ALTERNATE)]
        if stage.at == "venues" or place == self.state.entrants[self.going(before)[0]].venue:
            return []  # they are in the hall already
        for id in self.going(before):
            if self.chance(10):
                self.do(commands.Withdraw(self.registrar, id))
        return self.going(before)

    def going(self, stage: Stage) -> list[str]:
        return [id for place in self.format.places(stage) for id in self.state.outcomes[stage.id, place].going]

    def draw(self, stage: Stage, place: str, number: int) -> Session:
        session = RoundId(stage.id, place, number)
        self.do(commands.MakeSeating(self.director, session, next(self.seeds)))
        venue = self.format.venue(place)
        assert venue is not None
        self.do(commands.PublishSeating(self.director, session, max(self.now, venue.starts)))
        return self.state.sessions[session]

    def play_heat(self, stage: Stage, sessions: list[Session], heat: int) -> None:
        """Play all venues at the same time, as on the day."""
        for session in sessions:
            self.start(session, heat)
        for session in sessions:
            for table in session.tables_in(heat):
                self.play(session, table)
        over = self.now + datetime.timedelta(minutes=stage.minutes)
        for session in sessions:
            self.do(commands.CallLastRound(self.head_judge, session.id, heat), over)
            self.do(commands.EndHeat(self.head_judge, session.id, heat))
        for session in sessions:
            for table in session.tables_in(heat):
                self.collect(session, table)

    def start(self, session: Session, heat: int) -> None:
        assert session.starts is not None
        absent = len(self.missing(session, heat))
        self.tick(session, heat)
        self.do(commands.CallRoll(self.head_judge, session.id, heat), session.starts)
        try:
            self.assign_judges(session, heat)
            self.do(commands.StartHeat(self.head_judge, session.id, heat))
        except Refused as refusal:
            self.tell(f"  {session.id}: {refusal}; seated again")
            self.do(commands.MakeSeating(self.director, session.id, next(self.seeds), heat=heat))
            self.assign_judges(session, heat)
            self.do(commands.StartHeat(self.head_judge, session.id, heat))
        sizes = ", ".join(str(len(table.players)) for table in session.tables_in(heat))
        self.tell(f"  {session.id} heat {heat}: tables of {sizes}; {absent} no-shows; seed {session.seed}")

    def tick(self, session: Session, heat: int) -> None:
        """Whoever came through the door sits at their table."""
        missing = self.missing(session, heat)
        for table in session.tables_in(heat):
            for id in table.players:
                self.do(commands.TickPlayer(self.head_judge, session.id, table.number, id, id not in missing))

    def missing(self, session: Session, heat: int) -> list[str]:
        players = [player for table in session.tables_in(heat) for player in table.players]
        return [player for player in players if session.venue not in self.state.entrants[player].present]

    def assign_judges(self, session: Session, heat: int) -> None:
        for i, table in enumerate(session.tables_in(heat), 1):
            self.do(commands.AssignJudge(self.head_judge, session.id, table.number, f"judge-{session.venue}-{i}"))

    def play(self, session: Session, table: Table) -> None:
        played = play_table(self.board, self.format, self.prices, table.players, next(self.seeds))
        judge = Actor(table.judge, JUDGE)
        for entrant in played.fallen:
            self.do(commands.RecordOut(judge, session.id, table.number, entrant))
        signed = (*played.sheet.signed, table.judge)
        self.sheets[session.id, table.number] = replace(played.sheet, signed=signed)

    def collect(self, session: Session, table: Table) -> None:
        """Let the judge enter the sheet and the scorer confirm it, now and then with a wrong sum or a correction."""
        sheet = self.sheets.pop((session.id, table.number))
        judge = Actor(table.judge, JUDGE)
        if self.chance(5):
            wrong = replace(sheet, lines=(replace(sheet.lines[0], total=sheet.lines[0].total + 10), *sheet.lines[1:]))
            try:
                self.do(commands.EnterSheet(judge, session.id, table.number, wrong))
            except Refused as refusal:
                self.tell(f"  {session.id} table {table.number}: {refusal.code} ({refusal.rule}), entered again")
        self.do(commands.EnterSheet(judge, session.id, table.number, sheet))
        self.do(commands.ConfirmSheet(self.scorer, session.id, table.number, digest_of(sheet)))
        if self.chance(2) and table.sheet is not None:
            reason = "two signatures were in the wrong field"
            self.do(commands.CorrectSheet(judge, session.id, table.number, sheet, table.sheet.version, reason))
            self.do(commands.ConfirmSheet(self.scorer, session.id, table.number, digest_of(sheet)))
            self.tell(f"  {session.id} table {table.number}: corrected and confirmed again")

    def tell_outcome(self, stage: Stage, place: str) -> None:
        outcome = self.state.outcomes[stage.id, place]
        names = ", ".join(shown_name(self.championship, id) for id in outcome.going)
        last = self.state.sessions[RoundId(stage.id, place, stage.rounds)]
        best = max(row.points for table in last.tables for row in table_board(self.championship, last, table.number))
        lots = f"; {len(outcome.lots)} lots" if outcome.lots else ""
        self.tell(f"  {place}: {names} (best score {best}{lots})")


def intruders(people: list[Applicant], format: Format) -> list[Applicant]:
    """A double entry, a minor and a late entry: each must be refused."""
    last = people[-1]
    minor = replace(last.person, name="Minor Minor", email="minor@mail.example", born=last.at.date())
    late = replace(last.person, name="Late Late", email="late@mail.example")
    venue = format.venue(last.venue)
    assert venue is not None
    found = [replace(last, id="x1"), Applicant("x3", last.venue, late, closing(format, venue))]
    if format.registration.age:
        found.insert(1, Applicant("x2", last.venue, minor, last.at))
    return found


def rehearse(format: Format, seed: int, tell: Callable[[str], None]) -> Report:
    """Play a whole championship; the same seed gives the same log on every machine."""
    return Course(format, seed, tell).run()
