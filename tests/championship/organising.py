"""A small office for tests: it registers, phones, checks in, seats and scores, a second for each command."""

import datetime
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from zoneinfo import ZoneInfo

from passgo.championship import (
    Actor,
    Command,
    Event,
    Format,
    Line,
    Person,
    PriceList,
    Refused,
    Sheet,
    commands,
    open_championship,
    preset,
)
from passgo.championship.codec import digest_of
from passgo.championship.commands import DIRECTOR, ENTRANT, HEAD_JUDGE, JUDGE, REGISTRAR, SCORER
from passgo.championship.format import GUARDIAN
from passgo.championship.rounds import RoundId
from passgo.championship.sheets import BANKRUPT
from passgo.championship.state import Session, Table
from passgo.editions import load
from passgo.office.score_sheets import price_list

ATHENS = ZoneInfo("Europe/Athens")
BORN = datetime.date(1980, 3, 4)


def at(text: str) -> datetime.datetime:
    """A time in Athens."""
    return datetime.datetime.fromisoformat(text).replace(tzinfo=ATHENS)


@cache
def prices() -> PriceList:
    return price_list(load("championship").board)


def person(number: str, **changes: object) -> Person:
    someone = Person(f"Name {number}", f"{number}@mail.example", f"+30 {number}", BORN, "GR")
    return replace(someone, **changes)  # type: ignore[arg-type]


class Office:
    def __init__(self, format: Format | None = None) -> None:
        self.format = format or preset("greece-2015")
        self.now = self.format.registration.opens.replace(tzinfo=ATHENS) - datetime.timedelta(days=1)
        self.championship = open_championship(self.format, prices(), self.now)
        self.state = self.championship.state
        self.log: list[Event] = [self.championship.opening(self.now)]
        self.director = Actor("director", DIRECTOR)
        self.registrar = Actor("registrar", REGISTRAR)
        self.head_judge = Actor("head-judge", HEAD_JUDGE)
        self.scorer = Actor("scorer", SCORER)
        self.do(commands.PublishTerms(self.director, "Terms.", "The terms are here."))
        self.now += datetime.timedelta(days=2)

    def do(self, command: Command, now: datetime.datetime | None = None) -> list[Event]:
        self.now = now or self.now + datetime.timedelta(seconds=1)
        found = self.championship.perform(command, self.now)
        assert {(type(event.when), type(event.by)) for event in found} <= {(datetime.datetime, str)}
        self.log += found
        return found

    def refused(self, command: Command, now: datetime.datetime | None = None) -> Refused:
        """The refusal of a command; the log must be as it was."""
        before = self.championship.digest()
        try:
            self.championship.handle(command, now or self.now)
        except Refused as refusal:
            assert self.championship.digest() == before
            return refusal
        raise AssertionError(f"{command} was not refused")

    def entry(self, id: str, venue: str = "volos", **changes: object) -> commands.Register:
        rules = self.format.registration
        who = person(id, **{**self.form_filled(id), **changes})
        agreed = (*rules.consents, GUARDIAN) if who.guardian else rules.consents
        return commands.Register(Actor(id, ENTRANT), id, venue, who, len(self.state.terms), rules.declarations, agreed)

    def form_filled(self, id: str) -> dict[str, object]:
        """What the format asks beside: a guardian, a group, answers."""
        format, found = self.format, dict[str, object]()
        if format.registration.guardian_below:
            young = format.venues[0].starts.year - format.registration.guardian_below + 1
            found |= {"guardian": f"Guardian {id}", "guardian_email": f"guardian-{id}@mail.example"}
            found["born"] = datetime.date(young, 6, 1)
        if format.groups is not None:
            found["group"] = format.groups.listed[len(self.state.entrants) % len(format.groups.listed)]
        if format.questions:
            found["answers"] = tuple((one.id, (one.answers() or (f"Answer {id}",))[0]) for one in format.questions)
        return found

    def register(self, number: int, venue: str = "volos") -> list[str]:
        """So many more entrants of a venue, in the order of their ids."""
        first = 1 + len(self.state.entrants)
        ids = [f"{venue[:2]}{first + i:03d}" for i in range(number)]
        for id in ids:
            self.do(self.entry(id, venue))
        return ids

    def confirmed(self, number: int, venue: str = "volos") -> list[str]:
        ids = self.register(number, venue)
        for id in ids:
            self.do(commands.Phone(self.registrar, id))
        return ids

    def status(self, id: str) -> str:
        return self.state.entrants[id].shown_status()

    def doors_open(self, venue: str, absent: Sequence[str] = ()) -> None:
        """An hour before the start everybody but the absent checks in."""
        hall = self.format.venue(venue)
        assert hall is not None
        self.now = max(self.now, hall.starts - datetime.timedelta(hours=1))
        for entrant in list(self.state.entrants.values()):
            comes = entrant.status in ("confirmed", "alternate") and entrant.id not in absent
            if comes and entrant.venue == venue and venue not in entrant.present:
                self.do(commands.CheckIn(self.registrar, entrant.id, venue))

    def seat(self, session: RoundId, seed: int = 1) -> Session:
        self.do(commands.MakeSeating(self.director, session, seed))
        hall = self.format.venue(session.venue)
        assert hall is not None
        self.do(commands.PublishSeating(self.director, session, max(hall.starts, self.now)))
        return self.state.sessions[session]

    def judges(self, session: Session) -> None:
        for table in session.tables:
            if not table.judge:
                self.do(commands.AssignJudge(self.head_judge, session.id, table.number, f"judge-{table.number}"))

    def tick(self, session: Session, heat: int = 1) -> None:
        """Everybody who came through the door sits at their table."""
        for table in session.tables_in(heat):
            for id in table.players:
                here = session.venue in self.state.entrants[id].present
                if table.ticks.get(id) != here:
                    self.do(commands.TickPlayer(self.head_judge, session.id, table.number, id, here))

    def roll(self, session: Session, heat: int = 1, alternates: bool = True) -> None:
        assert session.starts is not None
        self.now = max(self.now, session.starts)
        self.tick(session, heat)
        self.do(commands.CallRoll(self.head_judge, session.id, heat, alternates))

    def start(self, session: Session, heat: int = 1) -> None:
        assert session.starts is not None
        self.judges(session)
        self.roll(session, heat)
        self.do(commands.StartHeat(self.head_judge, session.id, heat))

    def time_over(self, session: Session, heat: int = 1) -> None:
        stage = self.format.stage(session.stage)
        assert stage is not None
        self.now += datetime.timedelta(minutes=stage.minutes)
        self.do(commands.CallLastRound(self.head_judge, session.id, heat))
        self.do(commands.EndHeat(self.head_judge, session.id, heat))

    def hand_in(self, session: Session, table: Table, sheet: Sheet) -> None:
        self.do(commands.EnterSheet(Actor(table.judge, JUDGE), session.id, table.number, sheet))
        self.do(commands.ConfirmSheet(self.scorer, session.id, table.number, digest_of(sheet)))

    def play(self, session: Session, heat: int = 1) -> None:
        """Everybody survives; who registered earlier is richer, and richer still at an earlier table."""
        self.start(session, heat)
        self.time_over(session, heat)
        for table in session.tables:
            if table.heat == heat:
                self.hand_in(session, table, self.by_order(table))

    def by_order(self, table: Table) -> Sheet:
        ranked = sorted(table.players, key=lambda id: self.state.entrants[id].order)
        bonus = 100 * (20 - table.number)
        return sheet(table, {id: 5000 - 200 * i + bonus for i, id in enumerate(ranked)})

    def finish(self, session_id: RoundId) -> tuple[str, ...]:
        """Seat, play and close one session of a stage with a single round; its ranking."""
        session = self.seat(session_id)
        for heat in sorted(session.heats):
            self.play(session, heat)
        self.do(commands.ReleaseScores(self.director, session.id))
        self.do(commands.Qualify(self.head_judge, session.stage, session.venue, 1))
        return self.state.outcomes[session.stage, session.venue].ranking


def sheet(table: Table, cash: dict[str, int], out: Sequence[str] = ()) -> Sheet:
    """A signed sheet of players who own nothing but cash."""
    lines = [Line(id, 0, 0, fate=BANKRUPT) if id in out else Line(id, cash[id], cash[id]) for id in table.players]
    return Sheet(tuple(lines), tuple(out), (*table.players, table.judge))
