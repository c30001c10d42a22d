"""All championships in one store."""

import datetime
import logging
import re
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection

from passgo.championship import Championship, Event, Format, commands, parse
from passgo.championship.codec import from_json
from passgo.championship.format_checks import Surroundings, check_new
from passgo.championship.registration import closing
from passgo.editions import Edition, load
from passgo.i18n.catalogues import begun
from passgo.office import rows
from passgo.office.backups import write_backup
from passgo.office.clock import Clock
from passgo.office.errors import BadDetails, InThePast, NoSuchChampionship
from passgo.office.office import SYSTEM, Office, Write, entry_of, milliseconds, stream_of
from passgo.office.officials import Official
from passgo.office.rows import Kept
from passgo.office.score_sheets import price_list, prices_text, read_prices
from passgo.store import Store, StoreError, links, streams

ID: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,59}")
MOST_LISTED: Final = 200
MOST_KEPT: Final = 100_000
FIRST_NOTICE: Final = "First version of the terms."

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Summary:
    """A line of the list of championships. `status`: announced, open, closed, running, over or cancelled."""

    id: str
    name: str
    status: str
    opens: datetime.datetime
    closes: datetime.datetime
    cities: tuple[str, ...]
    rehearsed: bool


class Offices:
    """Open offices by id. `write` runs a change in one committed transaction; `backups` is the folder for backups."""

    def __init__(self, store: Store, *, write: Write | None = None, backups: Path | None = None) -> None:
        self.store = store
        self.write: Callable[[Callable[[Connection], Any]], Any] = write or store.do
        self.backups = backups
        self.clock = Clock(store)
        self.opened: dict[str, Office] = {}
        self.lock = threading.Lock()
        self.watchers: list[Callable[[Office, list[Event], datetime.datetime], None]] = []

    def create(
        self, format_text: str, now: datetime.datetime, *, terms: dict[str, str], id: str = "",
        along: Callable[[Connection], None] = lambda _: None,
    ) -> Office:  # fmt: skip
        """Create a championship with its first terms; FormatError lists what is wrong with the format.

        `along` belongs to the same transaction.
        """
        format = parse(format_text)
        prices = price_list(edition_for(format).board)
        check_future(format, now)
        kept = Kept(checked_id(id or format.id), format_text, prices_text(prices), milliseconds(now), False, 0, None)
        championship = Championship(format, prices)
        opening = championship.opening(now.replace(microsecond=0))

        def change(conn: Connection) -> None:
            rows.add(conn, kept)
            streams.append(conn, stream_of(kept.id), 0, [entry_of(opening)])
            along(conn)

        self.write(change)
        office = self.open(kept.id)
        if terms:
            office.publish_terms(SYSTEM, terms, FIRST_NOTICE, now)
        return office

    def adopt(
        self, format_text: str, championship: Championship, log: list[Event], now: datetime.datetime, *,
        id: str, terms: dict[str, str],
    ) -> Office:  # fmt: skip
        """Store a championship that was rehearsed elsewhere; its time is that of its last event."""
        last = log[-1].at
        shift_ms = milliseconds(last) - milliseconds(now)
        prices = prices_text(championship.prices)
        kept = Kept(checked_id(id), format_text, prices, milliseconds(now), True, shift_ms, None)

        def change(conn: Connection) -> None:
            rows.add(conn, kept)
            streams.append(conn, stream_of(id), 0, [entry_of(event) for event in log])
            for version in range(1, len(championship.state.terms) + 1):
                rows.keep_terms(conn, id, version, terms)
            for entrant, person in championship.people.rows.items():
                rows.keep_person(conn, id, rows.PersonRow(entrant, rows.new_badge(), "", person))

        self.write(change)
        return self.open(id)

    def open(self, id: str) -> Office:
        with self.lock:
            office = self.opened.get(id)
            if office is None:
                office = self.opened[id] = self.loaded(id)
            return office

    def preview(self, format_text: str, now: datetime.datetime) -> Office:
        """The office of a championship that nobody has created yet. It writes nothing."""
        format = parse(format_text)
        prices = price_list(edition_for(format).board)
        kept = Kept(format.id, format_text, prices_text(prices), milliseconds(now), False, 0, None)
        championship = Championship(format, prices)
        at = now.replace(microsecond=0)
        championship.apply(championship.opening(at))
        for event in championship.handle(commands.PublishTerms(SYSTEM, FIRST_NOTICE, FIRST_NOTICE), at):
            championship.apply(event)
        return Office(self.store, write_nothing, kept, championship, self.wrote, self.clock)

    def loaded(self, id: str) -> Office:
        office = self.replayed(id)
        office.reload()
        return office

    def replayed(self, id: str) -> Office:
        """An office from its log alone, without people: a database of an older schema has that too."""
        kept = self.store.ask(lambda conn: rows.find(conn, id))
        if kept is None:
            raise NoSuchChampionship(id)
        championship = Championship(parse(kept.format), read_prices(kept.prices), home=kept.home or "")
        office = Office(self.store, self.write, kept, championship, self.wrote, self.clock)
        after = 0
        while entries := self.store.read(office.stream, after=after):
            after = entries[-1].version
            for entry in entries:
                championship.apply(from_json(entry.body))
        return office

    def wrote(self, office: Office, found: list[Event], now: datetime.datetime) -> None:
        """Write a backup at each release (docs/championship.md); a full disk does not stop the hall."""
        if self.backups is not None:
            try:
                write_backup(self.store, self.backups, office.id, office.version, found, milliseconds(now))
            except StoreError as error:
                log.warning("no backup of %s was written: %s", office.id, error)
        for watcher in list(self.watchers):
            watcher(office, found, now)

    def ids(self, most: int = MOST_KEPT) -> list[str]:
        """Ids, the newest first. Chores get all of them: a crowd of new championships must not push out an old one."""
        return self.store.ask(lambda conn: rows.ids(conn, most))

    def listing(self, now: datetime.datetime | None = None) -> list[Summary]:
        """Summaries, the newest first."""
        at = now or datetime.datetime.now(datetime.UTC)
        return [summary(self.open(id), at) for id in self.ids(MOST_LISTED)]

    def official(self, token: str, now: datetime.datetime | None = None) -> tuple[Office, Official] | None:
        """The official whom a private link lets in, with their office."""
        found = self.behind(token, now, "official")
        if found is None:
            return None
        office, words = found
        id, _, role = words.partition("/")
        mine = [one for one in office.officials() if (one.id, one.role) == (id, role) and one.active]
        return (office, mine[0]) if mine else None

    def entrant(self, token: str, now: datetime.datetime | None = None) -> tuple[Office, str] | None:
        found = self.behind(token, now, "entrant")
        return found if found is None or found[1] in found[0].championship.state.entrants else None

    def behind(self, token: str, now: datetime.datetime | None, kind: str) -> tuple[Office, str] | None:
        """The office of a live link, and what follows `kind/` in its role."""
        at = now or datetime.datetime.now(datetime.UTC)
        if not 0 < len(token) <= 200:
            return None
        link = self.store.ask(lambda conn: links.find(conn, token, milliseconds(at)))
        if link is None or not link.stream.startswith("championship/") or not link.role.startswith(f"{kind}/"):
            return None
        office = self.open(link.stream.partition("/")[2])
        office.catch_up()
        return office, link.role.partition("/")[2]

    def catch_up(self) -> int:
        """Apply in all open offices what other processes have written."""
        return sum(office.catch_up() for office in list(self.opened.values()))

    def sweep(self, now: datetime.datetime) -> dict[str, int]:
        """Delete personal rows whose time is over; returns how many people of which championships."""
        swept = {id: self.open(id).sweep(now) for id in self.ids()}
        return {id: people for id, people in swept.items() if people}


def edition_for(format: Format, file: str = "championship.toml") -> Edition:
    """The edition of a championship; FormatError where a new championship would come to a dead end."""
    edition = load(format.edition)
    check_new(format, surroundings(edition), file)
    return edition


def surroundings(edition: Edition) -> Surroundings:
    board = edition.board
    return Surroundings(
        players=edition.players,
        timed=board.rules.end_time != "none",
        spaces=list(dict.fromkeys(space.id for space in board.spaces)),
        groups=[group.id for group in board.groups],
        languages=begun(),
    )


def write_nothing(_change: Callable[[Connection], Any]) -> Any:
    raise NoSuchChampionship("preview")


def check_future(format: Format, now: datetime.datetime) -> None:
    """Nobody could play at a venue whose start is over, and personal data would be deleted too soon."""
    for venue in format.venues:
        if venue.starts <= now:
            raise InThePast(venue.id, venue.starts)


def checked_id(id: str) -> str:
    if not ID.fullmatch(id):
        raise BadDetails("id")
    return id


def summary(office: Office, now: datetime.datetime) -> Summary:
    now = office.time(office.machine_time(now))
    format = office.championship.format
    halls = [venue for venue in format.venues if venue.registers] or list(format.venues)
    opens = min(format.registration.opens.replace(tzinfo=venue.starts.tzinfo) for venue in halls)
    closes = max(closing(format, venue) for venue in halls)
    cities = tuple(dict.fromkeys(venue.city for venue in format.venues))
    return Summary(
        office.id, format.name, status(office, opens, closes, now), opens, closes, cities, office.kept.rehearsed
    )


def status(office: Office, opens: datetime.datetime, closes: datetime.datetime, now: datetime.datetime) -> str:
    state = office.championship.state
    if state.cancelled:
        return "cancelled"
    if office.championship.champion():
        return "over"
    if state.sessions:
        return "running"
    if not state.terms or now < opens:
        return "announced"
    return "open" if now < closes else "closed"
