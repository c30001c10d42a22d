"""Joining the log of a venue's machine to that of the server."""

import datetime
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import Connection

from passgo.championship import Actor, Championship, Event, events
from passgo.championship.codec import BrokenLog, from_json
from passgo.championship.state import ERASED, Loan
from passgo.championship.timepiece import JUMP, stamped
from passgo.championship.venue_loans import is_finished, is_right_over_data, playing, venue_of
from passgo.office import archives, rows
from passgo.office.archives import Content, Head
from passgo.office.errors import ArchiveRefused
from passgo.office.office import Office, entry_of
from passgo.store import Entry, streams

# Fields that hold versions of the log; in the server's log they are others.
OF_A_SHEET: Final = (
    events.SheetEntered, events.SheetConfirmed, events.SheetRejected, events.SheetSigned, events.SignaturesWaived,
    events.TieDecided,
)  # fmt: skip
VERSIONED: Final = ("version", "replaces")
NOTHING: Final = datetime.timedelta()
MILLISECOND: Final = datetime.timedelta(milliseconds=1)
# What only the server says about a loan.
OF_THE_SERVER: Final = (events.VenueLent, events.VenueReported, events.VenueRecalled, events.VenueReturned)


@dataclass(frozen=True)
class Results:
    """What an archive brings: its new events, and how far the venue is after them."""

    loan: Loan
    events: list[Event]
    last: datetime.datetime | None  # the championship's time on the venue's machine
    playing: int
    finished: bool
    entrants: frozenset[str]  # of the venue


def results_of(office: Office, head: Head, body: bytes, content: Content) -> Results:
    """What is new in an archive; ArchiveRefused if it does not continue what is here."""
    loan = loan_of(office, head, content)
    key = office.store.ask(lambda conn: archives.key_of(conn, office.id, content.venue, content.branch))
    lent = office.championship.state.lent.get(loan.venue) == loan.branch
    if lent or key is not None:  # the key of a loan that is over may be gone, but then nothing is taken in either
        archives.check_signature(head, body, key)
    log = archives.whole_log(office)
    if log[loan.branch - 1].hash != content.branch_hash:
        raise ArchiveRefused("diverged", "the log here is not the one the venue left with")
    check_untouched(office, loan, log)
    side = copy_of(office, [from_json(entry.body) for entry in log[: loan.branch]])
    found = followed(side, content)
    check_beginning(loan, log, found)
    new = found[len(loan.versions) :] if digest_of(head) not in office.championship.state.returned else []
    if new and not lent:
        raise ArchiveRefused("not-lent", f"the loan of {loan.venue} is over: its results came back before")
    mine = frozenset(one.id for one in side.state.entrants.values() if one.venue == loan.venue)
    return Results(
        loan, new, side.state.last, playing(side.state, loan.venue), is_finished(side.state, loan.venue), mine
    )


def digest_of(head: Head) -> str:
    """How releases up to 0.2 named an archive they took in."""
    return head.hmac[:32]


def loan_of(office: Office, head: Head, content: Content) -> Loan:
    """The loan under which the archive was written."""
    if content.kind != "results" or office.kept.home:
        raise ArchiveRefused("wrong-kind", "what a venue takes along is for its machine, results are for the server")
    if not head.hmac:
        raise ArchiveRefused("unsigned", "nobody has signed this archive")
    loan = office.championship.state.loan(content.venue, content.branch) if content.branch > 0 else None
    if loan is None:
        raise ArchiveRefused("not-lent", f"{content.venue} was not lent by this server at that point")
    if loan.recalled is not None:
        raise ArchiveRefused(
            "recalled",
            f"the director took {loan.venue} back on {loan.recalled:%Y-%m-%d %H:%M} UTC ({loan.reason}). The "
            f"{len(loan.versions)} entries imported before that are kept. Lend {loan.venue} again, wipe the laptop, "
            "import the new archive there and enter what is missing by hand",
        )
    return loan


def check_untouched(office: Office, loan: Loan, log: list[Entry]) -> None:
    """Check that the server has left the venue alone since it was lent."""
    state = office.championship.state
    if state.lent.get(loan.venue) != loan.branch:
        return  # the loan is over, and nothing will be taken in
    theirs = set(loan.versions)
    for entry in log[loan.branch :]:
        event = from_json(entry.body)
        allowed = entry.version in theirs or isinstance(event, OF_THE_SERVER) or is_right_over_data(event)
        if venue_of(state, event) == loan.venue and not allowed:
            raise ArchiveRefused("diverged", f"{entry.kind} was written here for {loan.venue} meanwhile")


def check_beginning(loan: Loan, log: list[Entry], found: list[Event]) -> None:
    """Check that what was taken in before is the beginning of this log, or this log a beginning of that."""
    for event, version in zip(found, loan.versions, strict=False):
        here = from_json(log[version - 1].body)
        if untimed(moved(event, loan.branch, loan.versions, NOTHING)) != untimed(here):
            raise ArchiveRefused(
                "diverged",
                f"two laptops have worked from the archive of {loan.venue}, and the results of the other one are here. "
                "Go on with that one, and enter there by hand what only this one has",
            )


def untimed(event: Event) -> Event:
    """The event without the times that depend on when it was brought back."""
    return replace(event, time=None, to=None) if isinstance(event, events.ClockAccepted) else replace(event, time=None)


def followed(championship: Championship, content: Content) -> list[Event]:
    """The events of an archive, each tried on a separate championship."""
    found: list[Event] = []
    for line in content.entries:
        try:
            event = from_json(line.body)
            if content.kind == "results":
                check_place(championship, content.venue, event)
            championship.apply(event)
        except (BrokenLog, LookupError, AssertionError, ValueError, TypeError) as error:
            raise ArchiveRefused("broken", f"{line.kind} cannot follow what is before it") from error
        found.append(event)
    return found


def check_place(championship: Championship, venue: str, event: Event) -> None:
    if venue_of(championship.state, event) != venue or isinstance(event, OF_THE_SERVER):
        raise ArchiveRefused("other-venue", f"{event.kind} does not belong to {venue}")
    if is_finished(championship.state, venue):
        raise ArchiveRefused("broken", f"{event.kind} was written after {venue} had finished")


def copy_of(office: Office, log: list[Event]) -> Championship:
    """A separate championship on which events are tried."""
    kept = office.championship
    copy = Championship(kept.base, kept.prices)
    for event in log:
        copy.apply(event)
    return copy


# Writing


def write(office: Office, content: Content, found: Results, by: Actor, now: datetime.datetime) -> list[Event]:
    """Append the new events, with the rows of the venue's people."""
    before = office.version
    new = joined(office, found, by, now)
    erased = set(office.championship.people.erased) | {
        event.entrant for event in new if isinstance(event, events.Left) and event.status == ERASED
    }

    def change(conn: Connection) -> None:
        streams.append(conn, office.stream, before, [entry_of(event) for event in new])
        archives.keep_people(conn, content, set(found.entrants) - erased)
        for entrant in erased:
            rows.forget(conn, office.id, entrant)

    office.write(change)
    return new


def joined(office: Office, found: Results, by: Actor, now: datetime.datetime) -> list[Event]:
    """Events to append here, in order: the venue's events keep their sequence and their computer's time."""
    state, loan = office.championship.state, found.loan
    report = office.championship.report(now)
    time = report[0].when if report else office.time(now)
    late = max(found.last - time, NOTHING) if found.last is not None else NOTHING
    first = state.version + len(report) + 2  # after the event that announces them
    versions = [*loan.versions, *range(first, first + len(found.events))]
    theirs = [moved(event, loan.branch, versions, late) for event in found.events]
    was, said = (None, None) if office.kept.rehearsed else difference(theirs)
    announced = events.VenueReported(
        now, by.id, venue=loan.venue, branch=loan.branch, events=len(theirs), playing=found.playing,
        late_ms=late // MILLISECOND, was=was, said=said,
    )  # fmt: skip
    taken = [*report, stamped(announced, now, time), *theirs]
    again = erased_again(office, taken, by, now)
    return [*taken, *(stamped(event, now, time) for event in again)]


def erased_again(office: Office, taken: list[Event], by: Actor, now: datetime.datetime) -> list[Event]:
    """People who were erased here meanwhile stay erased, whatever the venue has written about them."""
    both = copy_of(office, [from_json(entry.body) for entry in archives.whole_log(office)] + taken)
    return [
        events.Left(now, by.id, entrant=one.id, status=ERASED, reason="erased-while-lent")
        for one in both.state.entrants.values()
        if one.id in office.championship.people.erased and one.status != ERASED
    ]


def difference(theirs: list[Event]) -> tuple[datetime.datetime | None, datetime.datetime | None]:
    """The time of the venue's last entry and its computer's time then, if that was clearly wrong."""
    last = theirs[-1]
    was = last.to if isinstance(last, events.ClockAccepted) and last.to is not None else last.when
    return (was, last.at) if abs(last.at - was) > JUMP else (None, None)


def moved(event: Event, branch: int, versions: list[int], late: datetime.timedelta) -> Event:
    """The same event in the server's log, where the venue's entries stand at these versions.

    A venue whose time was ahead of the server's is moved back as a whole, so that its rounds keep their length.
    """
    changed: dict[str, object] = {}
    if isinstance(event, OF_A_SHEET):
        for name in VERSIONED:
            theirs = getattr(event, name, 0) - branch
            if theirs > 0:
                changed[name] = versions[theirs - 1]
    if isinstance(event, events.ClockAccepted) and event.to is not None:
        changed["to"] = event.to - late
    copy = replace(event, **changed)  # type: ignore[arg-type]  # fields of this very event
    return stamped(copy, event.at, event.when - late)
