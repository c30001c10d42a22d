"""Lending a venue to its own machine, and taking its results back.

While a venue is lent, the server writes nothing for it but erasures, and the laptop writes only for it
(`championship.loans`). So the two logs can be joined: what comes back is appended, in order, once.
"""

import datetime
from dataclasses import replace
from typing import Final

from sqlalchemy import Connection

from passgo.championship import Actor, Championship, Event, Person, commands, events, parse
from passgo.championship.codec import BrokenLog, from_json
from passgo.championship.state import ERASED
from passgo.championship.timepiece import JUMP, stamped
from passgo.championship.venue_loans import is_right_over_data, venue_of
from passgo.office import archives, rows
from passgo.office.archives import Content
from passgo.office.errors import ArchiveRefused, NoSuchChampionship
from passgo.office.office import TRIES, Office, entry_of, exact, stream_of
from passgo.office.offices import Offices
from passgo.office.rows import Kept, PersonRow
from passgo.office.score_sheets import read_prices
from passgo.store import NewEntry, StoreBusy, VersionConflict, streams

# Fields that hold versions of the log; they shift with it.
VERSIONED: Final = ("version", "replaces")
NOTHING: Final = datetime.timedelta()


def lend(office: Office, venue: str, by: Actor, now: datetime.datetime) -> tuple[bytes, str]:
    """The archive that the venue takes along, and its key. Repeated while it is lent, both stay the same."""
    with office.lock:
        if venue not in office.championship.state.lent:
            office.perform(commands.LendVenue(by, venue), now)
        branch = office.championship.state.lent[venue]

        def keep(conn: Connection) -> str:
            known = archives.key_of(conn, office.id, venue, branch)
            if known is None:
                known = archives.new_key()
                archives.keep_key(conn, office.id, venue, known, branch)
            return known

        key: str = office.write(keep)
        return archives.pack(archives.content_of(office, "branch", venue), key), key


def settle(offices: Offices, archive: bytes, key: str) -> Office:
    """Open an office for a venue on its own machine, from the archive it took along."""
    head, body, content = archives.unpack(archive)
    archives.check_signature(head, body, key)
    if content.kind != "branch":
        raise ArchiveRefused("wrong-kind", "these are results: import them on the championship's server")
    kept = Kept(content.championship, content.format, content.prices, content.created_ms, False, 0, content.venue)
    log = [NewEntry(line.kind, line.body, line.at_ms) for line in content.entries]
    followed(fresh(content), content)  # it can be read, before anything is written

    def change(conn: Connection) -> None:
        rows.add(conn, kept)
        streams.append(conn, stream_of(kept.id), 0, log)
        if streams.head(conn, stream_of(kept.id)) != (content.branch, content.branch_hash):
            raise ArchiveRefused("broken", "the log does not lead to the point where the venue left")
        for version, language, text in content.terms:
            rows.keep_terms(conn, kept.id, version, {language: text})
        keep_people(conn, content, set())
        archives.keep_key(conn, kept.id, content.venue, key, content.branch)

    offices.write(change)
    return offices.open(kept.id)


def bring_back(office: Office) -> bytes:
    """The venue's results, signed with its key; on the venue's machine."""
    venue = office.kept.home
    if venue is None:
        raise ArchiveRefused("wrong-kind", "this is not a venue's machine: name the venue to lend")
    with office.lock:
        branch = office.championship.state.lent[venue]
        key = office.store.ask(lambda conn: archives.key_of(conn, office.id, venue, branch))
        if key is None:
            raise ArchiveRefused("not-lent", "the key of this venue is not here")
        return archives.pack(archives.content_of(office, "results", venue), key)


def take_back(offices: Offices, archive: bytes, by: Actor, now: datetime.datetime) -> tuple[Office, int]:
    """Append what a venue has written, once. ArchiveRefused says why not, and nothing has changed."""
    head, body, content = archives.unpack(archive)
    try:
        office = offices.open(content.championship)
    except NoSuchChampionship as error:
        raise ArchiveRefused("unknown", str(error)) from error
    now = exact(office.machine_time(now))
    with office.lock:
        for _ in range(TRIES):
            office.catch_up()
            key = office.store.ask(lambda conn: archives.key_of(conn, office.id, content.venue, content.branch))
            archives.check_signature(head, body, key)
            found = joined(office, content, head.hmac[:32], by, now)
            try:
                write(office, content, found)
            except VersionConflict:
                continue
            office.catch_up()
            office.reload()
            offices.wrote(office, found, now)
            return office, len(content.entries)
    raise StoreBusy(TRIES)


def write(office: Office, content: Content, found: list[Event]) -> None:
    before = office.version
    erased = set(office.championship.people.erased) | {
        event.entrant for event in found if isinstance(event, events.Left) and event.status == ERASED
    }

    def change(conn: Connection) -> None:
        streams.append(conn, office.stream, before, [entry_of(event) for event in found])
        keep_people(conn, content, erased)
        for entrant in erased:
            rows.forget(conn, office.id, entrant)

    office.write(change)


def keep_people(conn: Connection, content: Content, erased: set[str]) -> None:
    for entrant, badge, language, values in content.people:
        if entrant not in erased:
            rows.keep_person(conn, content.championship, PersonRow(entrant, badge, language, person_of(values)))


def person_of(values: dict[str, str | int]) -> Person:
    try:
        return Person(
            str(values["name"]), str(values["email"]), str(values["phone"]),
            datetime.date.fromisoformat(str(values["born"])), str(values["citizenship"]), bool(values["employee"]),
            bool(values["relative"]), str(values["nickname"]),
        )  # fmt: skip
    except (KeyError, ValueError) as error:
        raise ArchiveRefused("broken", "a person's row cannot be read") from error


# Joining two logs


def joined(office: Office, content: Content, digest: str, by: Actor, now: datetime.datetime) -> list[Event]:
    """Events to append here, in order: the venue's events keep their sequence and their computer's time."""
    state = office.championship.state
    check_point(office, content, digest)
    log = [from_json(entry.body) for entry in archives.whole_log(office)]
    side = fresh(content, log[: content.branch])
    venue_log = followed(side, content)
    report = office.championship.report(now)
    time = report[0].when if report else office.time(now)
    late = max(side.state.last - time, NOTHING) if side.state.last is not None else NOTHING
    shift = state.version + len(report) - content.branch
    moved = [shifted(event, content.branch, shift, late) for event in venue_log]
    was, said = difference(moved)
    returned = events.VenueReturned(
        now, by.id, venue=content.venue, branch=content.branch, events=len(moved), digest=digest, was=was, said=said
    )
    both = fresh(content, [*log, *report, *moved])
    again: list[Event] = [
        events.Left(now, by.id, entrant=one.id, status=ERASED, reason="erased-while-lent")
        for one in both.state.entrants.values()
        if one.id in office.championship.people.erased and one.status != ERASED
    ]
    return [*report, *moved, *[stamped(event, now, time) for event in (*again, returned)]]


def difference(moved: list[Event]) -> tuple[datetime.datetime | None, datetime.datetime | None]:
    """The time of the venue's last entry and its computer's time then, if that was clearly wrong."""
    if not moved:
        return None, None
    last = moved[-1]
    was = last.to if isinstance(last, events.ClockAccepted) and last.to is not None else last.when
    return (was, last.at) if abs(last.at - was) > JUMP else (None, None)


def check_point(office: Office, content: Content, digest: str) -> None:
    """Check that this is the venue's first return, from exactly the point where it left."""
    state = office.championship.state
    if content.kind != "results" or office.kept.home:
        raise ArchiveRefused("wrong-kind", "what a venue takes along is for its machine, results are for the server")
    if digest in state.returned:
        raise ArchiveRefused("twice", "this archive was imported already")
    if state.lent.get(content.venue) != content.branch:
        raise ArchiveRefused("not-lent", f"the results of {content.venue} were imported before, or it was never lent")
    here = office.store.read(office.stream, after=content.branch - 1)
    if not here or here[0].hash != content.branch_hash:
        raise ArchiveRefused("diverged", "the log here is not the one the venue left with")
    while here:
        for entry in here[1:]:
            event = from_json(entry.body)
            if venue_of(state, event) == content.venue and not is_right_over_data(event):
                raise ArchiveRefused("diverged", f"{entry.kind} was written here for {content.venue} meanwhile")
        here = office.store.read(office.stream, after=here[-1].version)


def fresh(content: Content, log: list[Event] | None = None) -> Championship:
    """A separate championship on which events are tried."""
    try:
        championship = Championship(parse(content.format), read_prices(content.prices))
    except (ValueError, KeyError, TypeError) as error:
        raise ArchiveRefused("broken", "the format of the championship cannot be read") from error
    for event in log or []:
        championship.apply(event)
    return championship


def followed(championship: Championship, content: Content) -> list[Event]:
    """The events of an archive, each tried on a separate championship."""
    found: list[Event] = []
    for line in content.entries:
        try:
            event = from_json(line.body)
            if content.kind == "results" and venue_of(championship.state, event) != content.venue:
                raise ArchiveRefused("other-venue", f"{line.kind} does not belong to {content.venue}")
            championship.apply(event)
        except (BrokenLog, LookupError, AssertionError, ValueError, TypeError) as error:
            raise ArchiveRefused("broken", f"{line.kind} cannot follow what is before it") from error
        found.append(event)
    return found


def shifted(event: Event, branch: int, by: int, late: datetime.timedelta) -> Event:
    """The same event in a longer log.

    A venue whose time was ahead of the server's is moved back as a whole, so that its rounds keep their length.
    """
    changed: dict[str, object] = {}
    if isinstance(event, events.SheetEntered | events.SheetConfirmed | events.SheetRejected):
        for name in VERSIONED:
            if getattr(event, name, 0) > branch:
                changed[name] = getattr(event, name) + by
    if isinstance(event, events.ClockAccepted) and event.to is not None:
        changed["to"] = event.to - late
    moved = replace(event, **changed)  # type: ignore[arg-type]  # fields of this very event
    return stamped(moved, event.at, event.when - late)
