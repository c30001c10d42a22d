"""One championship in the store: each command is one transaction, and everybody who waits is notified."""

import datetime
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from secrets import token_hex
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import Connection

from passgo.championship import Actor, Championship, Command, Event, Person, Refused, commands, events, timepiece
from passgo.championship.boards import export
from passgo.championship.codec import from_json, to_json
from passgo.championship.commands import DIRECTOR
from passgo.championship.state import ERASED, Jump
from passgo.i18n import FALLBACK, catalogue, language_alone
from passgo.office import call_notes, emails, mail_texts, notices, officials, rows
from passgo.office.call_notes import CallNote, Calls
from passgo.office.clock import Clock
from passgo.office.details import checked
from passgo.office.emails import Draft, Letter, Rendered
from passgo.office.errors import BadDetails
from passgo.office.mail_texts import MailText
from passgo.office.officials import Official
from passgo.office.rows import Kept, PersonRow
from passgo.store import NewEntry, Store, StoreBusy, VersionConflict, series, streams

T = TypeVar("T")

TRIES: Final = 100  # each failure means that another server has succeeded
POLL_SECONDS: Final = 1.0  # how late another server's news can be
WITH_LINK: Final = ("registered", "registered-alternate", "link", "online")
LONGEST_COMMAND_ID: Final = 100
LONGEST_STOP: Final = datetime.timedelta(hours=1)  # gap in the log during a heat; more is a jump of the clock

Write = Callable[[Callable[[Connection], Any]], Any]


class Wrote(Protocol):
    """Called after a commit, with the office, the command's events and the time."""

    def __call__(self, office: "Office", found: list[Event], now: datetime.datetime) -> None: ...


@dataclass(frozen=True, slots=True)
class TermsText:
    version: int
    text: str
    notice: str
    at: datetime.datetime
    language: str


def stream_of(id: str) -> str:
    return f"championship/{id}"


def new_entrant_id() -> str:
    """A new opaque id: it reveals neither who nor when."""
    return f"e{token_hex(8)}"


def milliseconds(now: datetime.datetime) -> int:
    return int(now.timestamp() * 1000)


class Office:
    """Blocking and thread-safe. `championship` is for reading only; its state changes only through `perform`."""

    def __init__(
        self, store: Store, write: Write, kept: Kept, championship: Championship, wrote: Wrote, clock: Clock
    ) -> None:
        self.store = store
        self.clock = clock
        self.seen: timepiece.Seen | None = None  # when the clock was last compared; None where nobody watches it
        self.kept = kept
        self.id = kept.id
        self.stream = stream_of(kept.id)
        self.championship = championship
        self.badges: dict[str, str] = {}  # by entrant
        self.languages: dict[str, str] = {}
        self.write = write
        self.wrote = wrote
        self.lock = threading.RLock()
        self.news = threading.Condition(self.lock)
        self.polled = 0.0
        self.listeners: list[Callable[[int], None]] = []

    @property
    def version(self) -> int:
        return self.championship.state.version

    # Commands

    def perform(
        self, command: Command, now: datetime.datetime, *, command_id: str = "", language: str = ""
    ) -> list[Event]:
        """The stored and applied events of a command; or Refused or StoreError, and nothing has changed.

        A `command_id` that the same actor has used before returns its first events.
        """
        if len(command_id) > LONGEST_COMMAND_ID:
            raise BadDetails("command_id")
        command = checked(command)
        now = exact(now)
        with self.lock:
            if self.seen is not None:
                self.watch()  # it may have jumped since the last look
            for _ in range(TRIES):
                known = self.known(command, command_id)
                if known is not None:
                    return known
                command = self.championship.named(command, language)
                try:
                    found = self.championship.handle(command, now)
                    self.commit(command, found, command_id, language)
                except Refused:
                    if self.catch_up() == 0:  # otherwise it was refused because of a change long ago
                        raise
                except VersionConflict:
                    self.catch_up()
                else:
                    self.take_in(command, found, language)
                    self.wrote(self, found, now)
                    return found
        raise StoreBusy(TRIES)

    def known(self, command: Command, command_id: str) -> list[Event] | None:
        if not command_id:
            return None
        span = self.store.ask(lambda conn: rows.remembered(conn, self.id, command.by.id, command_id))
        if span is None:
            return None
        first, last = span
        entries = self.store.read(self.stream, after=first - 1, limit=last - first + 1)
        return [from_json(entry.body) for entry in entries]

    def commit(self, command: Command, found: list[Event], command_id: str, language: str) -> None:
        """Store entries, personal rows and letters together."""
        before = self.version
        drafts = list(emails.drafts(self.championship, found))
        badge = rows.new_badge()

        def change(conn: Connection) -> None:
            streams.append(conn, self.stream, before, [entry_of(event) for event in found])
            self.keep(conn, command, found, PersonRow("", badge, language, NOBODY))
            for draft in drafts:
                self.post(conn, draft, found[0].when)
            if command_id and found:
                rows.remember(conn, self.id, command.by.id, command_id, before + 1, before + len(found))

        self.write(change)
        if isinstance(command, commands.Register):
            self.badges[command.entrant] = badge
            self.languages[command.entrant] = language

    def keep(self, conn: Connection, command: Command, found: list[Event], blank: PersonRow) -> None:
        """Store what the log must not hold."""
        if isinstance(command, commands.Register):
            row = PersonRow(command.entrant, blank.badge, blank.language, command.person)
            rows.forget(conn, self.id, command.entrant)  # an entry that ended and starts again
            rows.keep_person(conn, self.id, row)
        elif isinstance(command, commands.ChangeDetails):
            rows.keep_person(conn, self.id, PersonRow(command.entrant, "", blank.language, command.person))
        elif isinstance(command, commands.ProposeNickname):
            rows.rename(conn, self.id, command.entrant, command.nickname)
        elif isinstance(command, commands.ReturnNickname):
            rows.rename(conn, self.id, command.entrant, "")
        for event in found:
            if isinstance(event, events.TermsPublished) and isinstance(command, commands.PublishTerms):
                rows.keep_terms(conn, self.id, event.version, rows.texts_of(command.text))
            if isinstance(event, events.Left) and event.status == ERASED:
                rows.forget(conn, self.id, event.entrant)
                officials.end_entrant_links(conn, self.stream, event.entrant, milliseconds(event.at))

    def take_in(self, command: Command, found: list[Event], language: str) -> None:
        for event in found:
            self.championship.apply(event)
        self.championship.keep(command)
        if isinstance(command, commands.ChangeDetails) and language:
            self.languages[command.entrant] = language
        self.tell()

    def tell(self) -> None:
        self.news.notify_all()
        for listener in list(self.listeners):
            listener(self.version)

    def catch_up(self) -> int:
        """Apply what other processes have written; returns how many events."""
        with self.lock:
            taken = 0
            while entries := self.store.read(self.stream, after=self.version):
                found = [from_json(entry.body) for entry in entries]
                for event in found:
                    self.championship.apply(event)
                self.reload({str(getattr(event, "entrant", "")) for event in found} - {""})
                taken += len(found)
            if taken:
                self.tell()
            return taken

    def reload(self, ids: set[str] | None = None) -> None:
        """Read personal rows again: all, or those of entrants in the news."""
        found = self.store.ask(lambda conn: rows.people(conn, self.id, ids))
        people = self.championship.people
        for id in list(people.rows) if ids is None else ids:
            if id not in found:
                people.rows.pop(id, None)
        for id, row in found.items():
            people.keep(id, self.championship.with_nickname(id, row.person, row.language))
            self.badges[id], self.languages[id] = row.badge, row.language

    def wait_from(self, version: int, seconds: float) -> bool:
        """Wait until there is a newer version; other processes' writes are looked up now and then."""
        until = time.monotonic() + seconds
        with self.news:
            while self.version <= version:
                now = time.monotonic()
                if now - self.polled >= POLL_SECONDS:
                    self.polled = now
                    self.catch_up()
                    continue
                if now >= until:
                    return False
                self.news.wait(min(until - now, POLL_SECONDS))
            return True

    def listen(self, listener: Callable[[int], None]) -> Callable[[], None]:
        """Call the listener with every new version, from whichever thread wrote it; returns a function that ends it."""
        self.listeners.append(listener)
        return lambda: self.listeners.remove(listener)

    # The computer's clock

    def now(self) -> datetime.datetime:
        """The computer's time, shifted in a rehearsed championship."""
        return self.machine_time(self.clock.now())

    def time(self, now: datetime.datetime) -> datetime.datetime:
        """The championship's own time, used by clocks and deadlines, when the computer's clock shows `now`."""
        return self.championship.time(now)

    def jump(self) -> Jump | None:
        """The open report about this computer's clock, if any."""
        return self.championship.state.jumps.get(self.championship.home)

    def watch(self) -> list[Event]:
        """Compare the computer's clock with the time that has passed; a server calls it every second.

        A rehearsed championship travels in time, so no clock is wrong for it.
        """
        if self.kept.rehearsed:
            return []
        with self.lock:
            state, home = self.championship.state, self.championship.home
            now, passed = exact(self.clock.now()), self.clock.passed()
            expected = self.seen.expected(state, home, passed) if self.seen is not None else self.interrupted(now)
            found = self.notice(now, expected)
            self.seen = timepiece.seen(state, home, now, passed)
            return found

    def interrupted(self, now: datetime.datetime) -> datetime.datetime | None:
        """After a start: the time of the last entry, if it was written long ago and a heat was running.

        While no heat is running, a computer may have been off for as long as it says.
        """
        state, home = self.championship.state, self.championship.home
        mine = [one for one in state.sessions.values() if (one.venue == home if home else one.venue not in state.lent)]
        on = any(heat.on() and heat.paused is None for session in mine for heat in session.heats.values())
        return state.last if on and state.last is not None and self.time(now) - state.last > LONGEST_STOP else None

    def notice(self, now: datetime.datetime, expected: datetime.datetime | None = None) -> list[Event]:
        """Record that the computer's clock has jumped, or is right again; nothing if it fits."""
        with self.lock:
            for _ in range(TRIES):
                found = self.championship.report(exact(now), expected)
                if not found:
                    return []
                try:
                    self.append(found)
                except VersionConflict:
                    self.catch_up()
                else:
                    self.wrote(self, found, now)
                    return found
        raise StoreBusy(TRIES)

    def append(self, found: list[Event]) -> None:
        """Store and apply events that come from no command."""
        before = self.version
        self.write(lambda conn: streams.append(conn, self.stream, before, [entry_of(event) for event in found]))
        for event in found:
            self.championship.apply(event)
        self.tell()

    # Terms

    def publish_terms(
        self, by: Actor, texts: dict[str, str], notice: str, now: datetime.datetime, *,
        closes: datetime.date | None = None, cancelled: bool = False, mailed: bool = False,
        notices: tuple[tuple[str, str], ...] = (),
    ) -> list[Event]:  # fmt: skip
        """Publish terms in several languages, one version for all of them (CHAMP-TERMS-3)."""
        command = commands.PublishTerms(by, rows.text_of(texts), notice, closes, cancelled, mailed, notices)
        return self.perform(command, now)

    def terms(self, version: int | None = None, language: str = FALLBACK) -> TermsText | None:
        """The terms in force, or an older version; in the region's language, in English, or in any there is."""
        known = self.championship.state.terms
        wanted = len(known) if version is None else version
        if not 1 <= wanted <= len(known):
            return None
        texts = self.store.ask(lambda conn: rows.terms_texts(conn, self.id, wanted))
        order = [language, language_alone(language), "", FALLBACK, *sorted(texts)]
        chosen = next((one for one in order if one in texts), "")
        entry = known[wanted - 1]
        return TermsText(entry.version, texts.get(chosen, ""), entry.notice.said(language), entry.at, chosen)

    def terms_texts(self) -> dict[str, str]:
        """The terms in force, by language."""
        latest = len(self.championship.state.terms)
        return self.store.ask(lambda conn: rows.terms_texts(conn, self.id, latest))

    def terms_languages(self) -> list[str]:
        """The languages of the terms in force; empty for a text that counts for all."""
        return sorted(self.terms_texts())

    # Officials and links

    def invite(
        self, role: str, name: str, now: datetime.datetime, *, venue: str = "", table: int | None = None
    ) -> tuple[Official, str]:
        """An official and the token of their private link, which is shown once and stored only as a hash."""
        if venue and self.championship.format.venue(venue) is None:
            raise BadDetails("venue")
        wanted = Official("", role, name, venue, table, True)
        found: tuple[Official, str] = self.write(
            lambda conn: officials.invite(conn, self.id, self.stream, wanted, milliseconds(now))
        )
        return found

    def another_link(self, official: str, role: str, now: datetime.datetime, until: datetime.datetime) -> str | None:
        """The token of one more link for an official; None if they no longer have the role."""
        at, end = milliseconds(now), milliseconds(until)
        found: str | None = self.write(
            lambda conn: officials.another_link(conn, self.id, self.stream, official, role, at, end)
        )
        return found

    def officials(self) -> list[Official]:
        return self.store.ask(lambda conn: officials.listing(conn, self.id))

    def revoke(self, official: str, now: datetime.datetime | None = None) -> int:
        at = now or datetime.datetime.now(datetime.UTC)
        ended: int = self.write(lambda conn: officials.revoke(conn, self.id, self.stream, official, milliseconds(at)))
        return ended

    def entry_token(self, entrant: str, now: datetime.datetime) -> str:
        """A new private link to an entrant's own entry; earlier links keep working."""
        token: str = self.write(lambda conn: officials.entrant_link(conn, self.stream, entrant, milliseconds(now)))
        return token

    def badge_code(self, entrant: str) -> str:
        """The code to show at the door; empty for an entrant without a row."""
        return self.badges.get(entrant, "") if entrant in self.championship.people.rows else ""

    def by_badge(self, code: str) -> str | None:
        wanted = code.strip().upper()[:50]
        return self.store.ask(lambda conn: rows.by_badge(conn, self.id, wanted))

    # Notes of telephone calls

    def note_call(self, entrant: str, note: CallNote) -> None:
        note = call_notes.checked(note)
        if entrant not in self.championship.people.rows:
            raise BadDetails("entrant")  # erased: nothing is noted about them any more
        self.write(lambda conn: call_notes.add(conn, self.id, entrant, note))

    def calls(self, entrant: str = "") -> dict[str, Calls]:
        """The notes about one entrant or about all, by entrant."""
        return self.store.ask(lambda conn: call_notes.listing(conn, self.id, entrant))

    # Letters

    def post(self, conn: Connection, draft: Draft, at: datetime.datetime) -> None:
        entrant, kind, arguments = draft
        if kind in WITH_LINK:
            token = officials.entrant_link(conn, self.stream, entrant, milliseconds(at))
            arguments = {**arguments, emails.SECRET: token}
        emails.add(conn, self.id, (entrant, kind, arguments), milliseconds(at))

    def letter(self, kind: str, entrant: str, arguments: dict[str, str], now: datetime.datetime) -> None:
        """Put a letter into the outbox; `link` sends an entrant a new private link."""
        self.write(lambda conn: self.post(conn, (entrant, kind, arguments), now))

    def emails(self, unsent: bool = True) -> list[Letter]:
        return self.store.ask(lambda conn: emails.listing(conn, self.id, unsent))

    def count_unsent(self) -> int:
        return self.store.ask(lambda conn: emails.count_unsent(conn, self.id))

    def mark_sent(self, id: str, now: datetime.datetime) -> bool:
        done: bool = self.write(lambda conn: emails.mark_sent(conn, self.id, id, milliseconds(now)))
        return done

    def mark_failed(self, id: str, fault: str, more_tries: int = 1) -> None:
        self.write(lambda conn: emails.mark_failed(conn, self.id, id, fault, more_tries))

    def render(self, letter: Letter, language: str = "", base: str = "") -> Rendered | None:
        """The words of a letter; None if its recipient was erased. `base` is the address of this server."""
        row = self.championship.people.rows.get(letter.entrant)
        entrant = self.championship.state.entrants.get(letter.entrant)
        if row is None or entrant is None:
            return None
        language = language or self.languages.get(letter.entrant) or FALLBACK
        format = self.championship.format.said(language)
        venue = format.venue(entrant.venue)
        token = letter.arguments.get(emails.SECRET, "")
        arguments = {
            "name": row.name,
            "nickname": row.nickname or row.drawn,
            "championship": format.name,
            "venue": venue.name if venue else "",
            "city": venue.city if venue else "",
            "starts": catalogue(language).moment(venue.starts) if venue else "",
            "badge": self.badge_code(letter.entrant),
            "site": f"{base}/c/{self.id}",
            "link": f"{base}/entry/{token}" if token else f"{base}/c/{self.id}",
            "organiser": ", ".join(format.organisers),
            **emails.in_words(letter.arguments, format),
        }
        if change := letter.arguments.get("change", ""):
            arguments["what"] = notices.told(self.championship, int(change), language)
        shared = self.championship.people.sharing(letter.entrant)
        if terms := letter.arguments.get("terms", ""):
            arguments["notice"] = self.championship.state.terms[int(terms) - 1].notice.said(language)
        subject, body = self.words(letter.kind, language, arguments)
        if shared:
            subject = emails.about(row.name, subject, language)
        return Rendered(row.email, row.phone, subject, body)

    def words(self, kind: str, language: str, arguments: dict[str, str]) -> tuple[str, str]:
        """Subject and body: a message's own, or those of the director for this kind, or the standard ones."""
        if kind == "message":
            own: MailText | None = MailText(arguments["subject"], arguments["body"])
        else:
            own = self.store.ask(lambda conn: mail_texts.find(conn, self.id, kind, language))
        return emails.words(kind, language, arguments) if own is None else mail_texts.filled(own, arguments)

    # Rights over one's data

    def export_person(self, entrant: str) -> dict[str, object]:
        """Everything stored about one person (CHAMP-DATA-3)."""
        found = export(self.championship, entrant)
        if not found:
            return {}
        written = [letter for letter in self.emails(unsent=False) if letter.entrant == entrant]
        told = [{"kind": one.kind, "written_ms": one.created_ms, "sent_ms": one.sent_ms} for one in written]
        return {
            **found,
            "championship": self.id,
            "language": self.languages.get(entrant, ""),
            "badge": self.badge_code(entrant),
            "letters": told,
            "calls": [
                {"at_ms": one.at_ms, "outcome": one.outcome, "back_ms": one.back_ms, "note": one.note}
                for calls in self.calls(entrant).values()
                for one in calls.notes
            ],
            "counts_in_series": self.store.ask(lambda conn: series.counts(conn, self.id, entrant)),
            "history": self.history(entrant),
        }

    def history(self, entrant: str) -> list[dict[str, str]]:
        """What the log says about one entrant."""
        found, after = [], 0
        while entries := self.store.read(self.stream, after=after):
            after = entries[-1].version
            for entry in entries:
                event = from_json(entry.body)
                if getattr(event, "entrant", "") == entrant:
                    found.append({"at": event.at.isoformat(), "what": entry.kind, "entry": entry.body})
        return found

    def ends(self) -> datetime.datetime:
        """End of the retention period, counted from the last day of the championship."""
        last = max(venue.starts for venue in self.championship.format.venues)
        return last + datetime.timedelta(days=self.championship.format.retention_days)

    def sweep(self, now: datetime.datetime) -> int:
        """Delete all personal rows when the retention period is over. Results stay, without names; the log does not
        change."""
        if self.jump() is not None or self.time(self.machine_time(now)) < self.ends():
            return 0  # a clock that may be wrong deletes nothing
        with self.lock:
            ids = set(self.championship.people.rows)
            if not ids and not self.officials():
                return 0

            def change(conn: Connection) -> None:
                for id in ids | set(rows.people(conn, self.id)):
                    rows.forget(conn, self.id, id)
                emails.drop_all(conn, self.id)
                officials.drop_all(conn, self.id, self.stream)

            self.write(change)
            self.championship.people.rows.clear()
            self.badges.clear()
            self.languages.clear()
            self.tell()
        return len(ids)

    # The time machine of rehearsed championships

    def machine_time(self, now: datetime.datetime) -> datetime.datetime:
        """The time this championship is at: now, except for a rehearsed one."""
        if not self.kept.rehearsed:
            return now
        return now + datetime.timedelta(milliseconds=self.kept.shift_ms)

    def set_machine(self, wanted: datetime.datetime, now: datetime.datetime) -> None:
        """Move a rehearsed championship to another time, never before the end of its log."""
        if not self.kept.rehearsed:
            raise Refused("not-allowed", command="set_machine")
        last = self.championship.state.last
        if last is not None and wanted < last:
            raise Refused("clock-back", now=wanted.isoformat(), last=last.isoformat())
        shift_ms = milliseconds(wanted) - milliseconds(now)
        self.write(lambda conn: rows.shift(conn, self.id, shift_ms))
        self.kept = Kept(
            self.id, self.kept.format, self.kept.prices, self.kept.created_ms, True, shift_ms, self.kept.home
        )


NOBODY: Final = Person("", "", "", datetime.date(1900, 1, 1), "")
SYSTEM: Final = Actor("office", DIRECTOR)  # what the program does on its own


def exact(now: datetime.datetime) -> datetime.datetime:
    """A time rounded to the precision of the log."""
    return now.replace(microsecond=now.microsecond // 1000 * 1000)


def entry_of(event: Event) -> NewEntry:
    return NewEntry(event.kind, to_json(event), milliseconds(event.at))
