"""Lending a venue to its own machine, and taking its results back.

While a venue is lent, the server writes nothing for it but erasures, and the laptop writes only for it
(`championship.venue_loans`). So the two logs can be joined (`venue_results`): what is new is appended, in order, as
often as the laptop brings its log. The loan ends when the laptop says that it is finished, or the director recalls it.
"""

import datetime
from dataclasses import dataclass

from sqlalchemy import Connection

from passgo.championship import Actor, Championship, commands, parse
from passgo.championship.state import Loan
from passgo.championship.venue_loans import is_finished, playing
from passgo.office import archives, officials, rows
from passgo.office.archives import Content
from passgo.office.errors import ArchiveRefused, BadDetails, NoSuchChampionship
from passgo.office.office import SYSTEM, TRIES, Office, exact, stream_of
from passgo.office.offices import Offices
from passgo.office.officials import Official, Posted
from passgo.office.rows import Kept
from passgo.office.score_sheets import read_prices
from passgo.office.venue_results import followed, results_of, write
from passgo.store import NewEntry, StoreBusy, VersionConflict, streams

EXPORT = "export-{version}"  # id under which an export is remembered, so that a wipe knows of it


@dataclass(frozen=True)
class Progress:
    """How far a venue is: what both sides are told when its results travel."""

    events: int  # that are new, or on the venue's machine: written there
    playing: int
    finished: bool


def lend(office: Office, venue: str, by: Actor, now: datetime.datetime, label: str = "") -> tuple[bytes, str]:
    """The archive that the venue takes along, and its key. Repeated while it is lent, both stay the same."""
    with office.lock:
        if venue not in office.championship.state.lent:
            office.perform(commands.LendVenue(by, venue, label), now)
        branch = office.championship.state.lent[venue]

        def keep(conn: Connection) -> str:
            known = archives.key_of(conn, office.id, venue, branch)
            if known is None:
                known = archives.new_key()
                archives.keep_key(conn, office.id, venue, known, branch)
            return known

        key: str = office.write(keep)
        return archives.pack(archives.content_of(office, "branch", venue), key), key


# On the venue's machine


def settle(offices: Offices, archive: bytes, key: str) -> Office:
    """Open an office for a venue on its own machine, from the archive it took along."""
    head, body, content = archives.unpack(archive)
    archives.check_signature(head, body, key)
    if content.kind != "branch":
        raise ArchiveRefused("wrong-kind", "these are results: import them on the championship's server")
    kept = Kept(
        content.championship, content.format, content.prices, content.created_ms, content.rehearsed, content.shift_ms,
        content.venue,
    )  # fmt: skip
    log = [NewEntry(line.kind, line.body, line.at_ms) for line in content.entries]
    followed(fresh(content), content)  # it can be read, before anything is written

    def change(conn: Connection) -> None:
        if rows.find(conn, kept.id) is not None:
            raise ArchiveRefused(
                "here-already",
                f"{kept.id} is on this machine: go on with it, or first passgo championship wipe {kept.id}",
            )
        rows.add(conn, kept)
        streams.append(conn, stream_of(kept.id), 0, log)
        if streams.head(conn, stream_of(kept.id)) != (content.branch, content.branch_hash):
            raise ArchiveRefused("broken", "the log does not lead to the point where the venue left")
        for version, language, text in content.terms:
            rows.keep_terms(conn, kept.id, version, {language: text})
        archives.keep_people(conn, content, {entrant for entrant, *_ in content.people})
        keep_officials(conn, content)
        archives.keep_key(conn, kept.id, content.venue, key, content.branch)

    offices.write(change)
    return offices.open(kept.id)


def fresh(content: Content) -> Championship:
    try:
        return Championship(parse(content.format), read_prices(content.prices))
    except (ValueError, KeyError, TypeError) as error:
        raise ArchiveRefused("broken", "the format of the championship cannot be read") from error


def keep_officials(conn: Connection, content: Content) -> None:
    for line in content.officials:
        official = Official(line.id, line.role, line.name, line.venue, line.table, True)
        posted = Posted(official, line.created_ms, tuple(line.token_hashes))
        try:
            officials.keep_posted(conn, content.championship, stream_of(content.championship), posted)
        except BadDetails as error:
            raise ArchiveRefused("broken", "an official's row cannot be read") from error


def home_of(office: Office) -> Loan:
    """The loan that this machine works under."""
    venue = office.kept.home
    loan = office.championship.state.loan(venue) if venue else None
    if loan is None:
        raise ArchiveRefused("wrong-kind", "this is not a venue's machine: name the venue to lend")
    return loan


def bring_back(office: Office) -> bytes:
    """The venue's results so far, signed with its key; on the venue's machine."""
    with office.lock:
        loan = home_of(office)
        key = office.store.ask(lambda conn: archives.key_of(conn, office.id, loan.venue, loan.branch))
        if key is None:
            raise ArchiveRefused("not-lent", "the key of this venue is not here")
        return archives.pack(archives.content_of(office, "results", loan.venue), key)


def progress(office: Office) -> Progress:
    """How far this venue's machine is."""
    with office.lock:
        loan, state = home_of(office), office.championship.state
        return Progress(state.version - loan.branch, playing(state, loan.venue), is_finished(state, loan.venue))


def note_export(office: Office) -> None:
    """Remember that the results up to here have left this machine in a file."""
    command = EXPORT.format(version=office.version)

    def change(conn: Connection) -> None:
        if rows.remembered(conn, office.id, SYSTEM.id, command) is None:
            rows.remember(conn, office.id, SYSTEM.id, command, office.version, office.version)

    office.write(change)


def is_exported(office: Office) -> bool:
    command = EXPORT.format(version=office.version)
    return office.store.ask(lambda conn: rows.remembered(conn, office.id, SYSTEM.id, command)) is not None


# On the server


def take_back(
    offices: Offices, archive: bytes, by: Actor, now: datetime.datetime, *, championship: str = ""
) -> tuple[Office, Progress]:
    """Append what a venue has written since it last reported. ArchiveRefused says why not, and nothing has changed.

    `championship`: the only one whose results are taken in.
    """
    head, body, content = archives.unpack(archive)
    if championship not in ("", content.championship):
        raise ArchiveRefused("unknown", f"these are results of {content.championship}")
    try:
        office = offices.open(content.championship)
    except NoSuchChampionship as error:
        raise ArchiveRefused("unknown", str(error)) from error
    now = exact(office.machine_time(now))
    with office.lock:
        for _ in range(TRIES):
            office.catch_up()
            found = results_of(office, head, body, content)
            told = Progress(len(found.events), found.playing, found.finished)
            if not found.events:
                return office, told
            try:
                written = write(office, content, found, by, now)
            except VersionConflict:
                continue
            office.catch_up()
            office.reload()
            offices.wrote(office, written, now)
            return office, told
    raise StoreBusy(TRIES)
