"""The championship: commands in, events out, and the state that results from the events."""

import datetime
import hashlib
import json
from collections.abc import Callable, Iterable
from dataclasses import asdict, replace
from typing import Any, Final

from passgo.championship import (
    alternates,
    calls,
    changes,
    commands,
    events,
    fold,
    heats,
    registration,
    results,
    seating_commands,
    signatures,
    slips,
    timepiece,
    venue_loans,
)
from passgo.championship.command_context import Desk, champion, delegate
from passgo.championship.commands import ENTRANT, Command
from passgo.championship.events import Event
from passgo.championship.format import Format
from passgo.championship.nicknames import concerns, draw
from passgo.championship.notices import changed
from passgo.championship.personal_data import People, Person, key
from passgo.championship.refusals import Refused
from passgo.championship.sheets import PriceList
from passgo.championship.state import ERASED, State

HANDLERS: Final[dict[type[Command], Callable[[Desk, Any], list[Event]]]] = {
    commands.Register: registration.register,
    commands.ChangeDetails: registration.change_details,
    commands.Phone: registration.phone,
    commands.Withdraw: registration.withdraw,
    commands.Cancel: registration.cancel,
    commands.Erase: registration.erase,
    commands.ChangeConsent: registration.change_consent,
    commands.PublishTerms: registration.publish_terms,
    commands.ChangeVenue: changes.change_venue,
    commands.AddVenue: changes.add_venue,
    commands.ChangeClosing: changes.change_closing,
    commands.ProposeNickname: registration.propose_nickname,
    commands.ApproveNickname: registration.approve_nickname,
    commands.ReturnNickname: registration.return_nickname,
    commands.CheckIn: registration.check_in,
    commands.CallAlternate: alternates.call_alternate,
    commands.MakeSeating: seating_commands.make_seating,
    commands.SwapSeats: seating_commands.swap_seats,
    commands.AssignJudge: seating_commands.assign_judge,
    commands.PublishSeating: seating_commands.publish_seating,
    commands.TickPlayer: heats.tick_player,
    commands.CallRoll: heats.call_roll,
    commands.StartHeat: heats.start_heat,
    commands.PauseHeat: heats.pause_heat,
    commands.ResumeHeat: heats.resume_heat,
    commands.CallLastRound: heats.call_last_round,
    commands.EndHeat: heats.end_heat,
    commands.AnnounceTime: heats.announce_time,
    commands.CallHeadJudge: calls.call,
    commands.TakeCall: calls.take,
    commands.EndCall: calls.end,
    commands.RecordOut: heats.record_out,
    commands.Expel: heats.expel,
    commands.EnterSheet: results.enter_sheet,
    commands.CorrectSheet: results.correct_sheet,
    commands.ConfirmSheet: results.confirm_sheet,
    commands.SignSheet: signatures.sign_sheet,
    commands.WaiveSignatures: signatures.waive_signatures,
    commands.DecideTie: results.decide_tie,
    commands.RejectSheet: results.reject_sheet,
    commands.ReleaseScores: results.release_scores,
    commands.Qualify: results.qualify,
    commands.PassPlace: registration.give_up_place,
    commands.Reinstate: slips.reinstate,
    commands.TakeBackOut: slips.take_back_out,
    commands.TakeBackRoll: slips.take_back_roll,
    commands.TakeBackRelease: slips.take_back_release,
    commands.TakeBackCancellation: slips.take_back_cancellation,
    commands.AgreeToUndo: slips.agree,
    commands.DeclineUndo: slips.decline,
    commands.LendVenue: venue_loans.lend,
    commands.FinishVenue: venue_loans.finish,
    commands.RecallVenue: venue_loans.recall,
    commands.AcceptClock: timepiece.accept,
}
# Commands that remain possible after the championship was cancelled: people keep their rights over their data.
AFTER_CANCELLING: Final = (
    commands.PublishTerms, commands.Erase, commands.ChangeConsent, commands.Withdraw, commands.AcceptClock,
    commands.FinishVenue, commands.RecallVenue, commands.TakeBackCancellation,
)  # fmt: skip


class Championship:
    """`handle` returns the events of a command and changes nothing; `apply` takes an event in.

    The driver stores the events of one command together, then applies them, then stores personal data: `perform` does
    all of it where nothing is stored.
    """

    def __init__(self, format: Format, prices: PriceList, people: People | None = None, home: str = "") -> None:
        self.base = format  # as it was created; the log pins it
        self.format = format  # with every change of plan since
        self.prices = prices
        self.people = People() if people is None else people
        self.home = home  # the only venue this machine writes for; empty on the server that has them all
        self.state = State()

    def opening(self, now: datetime.datetime) -> Event:
        """First event of the log: it pins format and price list."""
        prices = hashlib.sha256(json.dumps(asdict(self.prices), sort_keys=True, default=dict).encode()).hexdigest()
        digest = hashlib.sha256(f"{self.base.digest}\n{prices}".encode()).hexdigest()
        return events.Opened(now, "", format=self.base.id, digest=digest)

    def handle(self, command: Command, now: datetime.datetime) -> list[Event]:
        """The events of a command, or Refused; the state does not change.

        `now` is the time of the computer's clock. If it does not fit what was recorded, a report comes first.
        """
        now = timepiece.universal(now)
        self.check_role(command)
        if self.state.cancelled and not isinstance(command, AFTER_CANCELLING):
            raise Refused("cancelled")
        report = self.report(now)
        if report and isinstance(command, commands.AcceptClock):
            raise Refused("clock-changed")
        time = report[0].when if report else self.time(now)
        desk = Desk(self.state, self.format, self.prices, self.people, time, command.by.id, self.home)
        found = venue_loans.own_events(self.state, self.home, command, HANDLERS[type(command)](desk, command))
        return report + [timepiece.stamped(event, now, time) for event in found]

    def time(self, now: datetime.datetime) -> datetime.datetime:
        """The championship's own time when the computer's clock shows `now`."""
        return timepiece.time(self.state, self.home, timepiece.universal(now))

    def report(self, now: datetime.datetime, expected: datetime.datetime | None = None) -> list[Event]:
        """Events to record about the computer's clock: that it jumped, or that it is right again."""
        if venue_loans.is_finished(self.state, self.home):
            return []
        return timepiece.report(self.state, self.home, timepiece.universal(now), expected)

    def check_role(self, command: Command) -> None:
        role = command.by.role
        if role not in command.roles:
            raise Refused("not-allowed", role=role, command=type(command).__name__)
        if role == ENTRANT and getattr(command, "entrant", "") != command.by.id:
            raise Refused("not-yours")

    def apply(self, event: Event) -> None:
        fold.apply(self.state, event)
        self.format = changed(self.format, event)
        if isinstance(event, events.Left) and event.status == ERASED:
            self.people.forget([event.entrant])

    def keep(self, command: Command) -> None:
        """Move personal data to their rows, after the events are stored."""
        if isinstance(command, commands.Register | commands.ChangeDetails):
            self.people.keep(command.entrant, command.person)
        elif isinstance(command, commands.ProposeNickname):
            self.people.rename(command.entrant, command.nickname)
        elif isinstance(command, commands.ReturnNickname):
            self.people.rename(command.entrant, "")

    def named(self, command: Command, language: str = "") -> Command:
        """A command as it is kept: a new person has a drawn nickname, one who changes keeps the nicknames they have."""
        if isinstance(command, commands.Register):
            person = replace(command.person, nickname="", drawn="")
            return replace(command, person=self.with_nickname(command.entrant, person, language))
        before = self.people.rows.get(getattr(command, "entrant", ""))
        if isinstance(command, commands.ChangeDetails) and before is not None:
            person = replace(command.person, nickname=before.nickname, drawn=before.drawn)
            return replace(command, person=person)
        return command

    def with_nickname(self, entrant: str, person: Person, language: str = "") -> Person:
        """The person with a drawn nickname, the same for the same entrant as long as it is free."""
        if person.drawn:
            return person
        places = registration.places_of(self.format)
        others = [row for id, row in self.people.rows.items() if id != entrant]
        taken = {key(nickname) for row in others for nickname in (row.nickname, row.drawn)}
        drawn = draw(entrant, language, taken, lambda nickname: bool(concerns(nickname, person, places)))
        return replace(person, drawn=drawn)

    def perform(self, command: Command, now: datetime.datetime) -> list[Event]:
        command = self.named(command)
        found = self.handle(command, now)
        for event in found:
            self.apply(event)
        self.keep(command)
        return found

    def digest(self) -> str:
        """Digest of the whole log so far."""
        return self.state.chain

    def champion(self) -> str:
        return champion(self.state, self.format)

    def delegate(self) -> str:
        return delegate(self.state, self.format)


def open_championship(format: Format, prices: PriceList, now: datetime.datetime) -> Championship:
    championship = Championship(format, prices)
    championship.apply(championship.opening(now))
    return championship


def replay(format: Format, prices: PriceList, log: Iterable[Event], people: People | None = None) -> Championship:
    """Rebuild the championship from its log; erasures in it are applied to the people again."""
    championship = Championship(format, prices, people)
    for event in log:
        championship.apply(event)
    return championship
