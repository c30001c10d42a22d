"""Letters to many: messages of the director to a selection of entrants, and reminders before the start."""

import datetime
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from passgo.championship.state import ACTIVE, ALTERNATE, CONFIRMED, PENDING, Entrant
from passgo.office.errors import BadDetails
from passgo.office.mail_texts import MailText
from passgo.office.office import Office, milliseconds
from passgo.store.schema import letters, mailings, reminders

STATUSES: Final = (CONFIRMED, PENDING, ALTERNATE)
MESSAGE: Final = "message"
REMINDER: Final = "reminder"
HOUR_MS: Final = 3_600_000
MOST_MESSAGES: Final = 6  # in an hour, to whomever
MOST_DAYS: Final = 60
MOST_REMINDERS: Final = 5
LONGEST_NAME: Final = 40


@dataclass(frozen=True)
class Selection:
    """Entrants who are still in; an empty field means all."""

    venue: str = ""
    status: str = ""
    group: str = ""
    stage: str = ""  # those who have a seat in it, or have qualified for it


class TooManyMessages(Exception):
    """Somebody sends messages faster than anybody reads them."""


def chosen(office: Office, selection: Selection) -> list[str]:
    """Ids of the entrants in a selection who can be written to, by registration; call it under the lock."""
    state, people = office.championship.state, office.championship.people.rows
    through = in_stage(office, selection.stage) if selection.stage else None

    def fits(one: Entrant) -> bool:
        person = people.get(one.id)
        return (
            person is not None
            and one.status in ACTIVE
            and selection.venue in ("", one.venue)
            and selection.status in ("", one.status)
            and selection.group in ("", person.group)
            and (through is None or one.id in through)
        )

    return [one.id for one in sorted(state.entrants.values(), key=lambda one: one.order) if fits(one)]


def in_stage(office: Office, stage_id: str) -> set[str]:
    state, format = office.championship.state, office.championship.format
    stage = format.stage(stage_id)
    before = format.before(stage) if stage is not None else None
    found = {id for session in state.sessions.values() if session.stage == stage_id for id in session.players()}
    if before is not None:
        found |= {
            id for (earlier, _), outcome in state.outcomes.items() if earlier == before.id for id in outcome.going
        }
    return found


def send(office: Office, name: str, selection: Selection, text: MailText, now: datetime.datetime) -> int:
    """Put a message for everybody selected into the outbox; returns to how many. The same name sends nothing twice."""
    if not 0 < len(name) <= LONGEST_NAME:
        raise BadDetails("mailing")
    mailing, now_ms = f"{MESSAGE}/{name}", milliseconds(now)
    with office.lock:
        wanted = chosen(office, selection)

    def change(conn: Connection) -> int:
        done = receivers(conn, office.id, mailing)
        if not done and recent(conn, office.id, now_ms) >= MOST_MESSAGES:
            raise TooManyMessages
        fresh = [id for id in wanted if not done]
        for id in fresh:
            office.post(conn, (id, MESSAGE, {"subject": text.subject, "body": text.body}), now)
        note(conn, office.id, mailing, fresh, now_ms)
        return len(fresh)

    count: int = office.write(change)
    return count


def recent(conn: Connection, championship: str, now_ms: int) -> int:
    """How many messages were sent in the last hour."""
    mine = (mailings.c.championship == championship) & mailings.c.mailing.startswith(f"{MESSAGE}/")
    query = select(func.count(mailings.c.mailing.distinct())).where(mine, mailings.c.at_ms > now_ms - HOUR_MS)
    return int(conn.execute(query).scalar() or 0)


def receivers(conn: Connection, championship: str, mailing: str) -> set[str]:
    mine = (mailings.c.championship == championship) & (mailings.c.mailing == mailing)
    return set(conn.execute(select(mailings.c.entrant).where(mine)).scalars())


def note(conn: Connection, championship: str, mailing: str, entrants: Iterable[str], at_ms: int) -> None:
    rows = [{"championship": championship, "mailing": mailing, "entrant": id, "at_ms": at_ms} for id in entrants]
    if rows:
        conn.execute(insert(mailings), rows)


# Reminders


def reminder_days(office: Office) -> list[int]:
    """How many days before the start reminders go out, the earliest first."""
    query = select(reminders.c.days).where(reminders.c.championship == office.id)
    return sorted(office.store.ask(lambda conn: list(conn.execute(query).scalars())), reverse=True)


def set_reminder_days(office: Office, days: Iterable[int]) -> None:
    wanted = sorted(set(days))
    if len(wanted) > MOST_REMINDERS or any(not 1 <= one <= MOST_DAYS for one in wanted):
        raise BadDetails("days")

    def change(conn: Connection) -> None:
        conn.execute(delete(reminders).where(reminders.c.championship == office.id))
        if wanted:
            conn.execute(insert(reminders), [{"championship": office.id, "days": one} for one in wanted])

    office.write(change)


def remind(office: Office, now: datetime.datetime) -> int:
    """Write the reminders that are due by the computer's time `now`; returns how many.

    Invented people get none, a venue's laptop leaves them to the server, and a clock that may be wrong sends nothing.
    """
    kept = office.championship
    if office.kept.rehearsed or kept.home or kept.state.cancelled or office.jump() is not None:
        return 0
    days = reminder_days(office)
    return sum(remind_of(office, one, now) for one in days) if days else 0


def remind_of(office: Office, days: int, now: datetime.datetime) -> int:
    """The reminder so many days before the start: until the next one is due, and at most for a day."""
    time = office.time(now)
    mailing = f"{REMINDER}/{days}"
    with office.lock:
        format, state = office.championship.format, office.championship.state
        due = {
            one.id
            for venue in format.venues
            if venue.registers and in_window(venue.starts - datetime.timedelta(days=days), time)
            for one in state.at_venue(venue.id, CONFIRMED)
            if one.id in office.championship.people.rows
        }
    if not due:
        return 0

    def change(conn: Connection) -> int:
        fresh = due - receivers(conn, office.id, mailing) - just_confirmed(conn, office.id, milliseconds(time))
        for id in sorted(fresh):
            office.post(conn, (id, REMINDER, {"days": str(days)}), time)
        note(conn, office.id, mailing, fresh, milliseconds(time))
        return len(fresh)

    count: int = office.write(change)
    return count


def in_window(begins: datetime.datetime, time: datetime.datetime) -> bool:
    return begins <= time < begins + datetime.timedelta(days=1)


def just_confirmed(conn: Connection, championship: str, now_ms: int) -> set[str]:
    """Who got their confirmation within a day: it says the same."""
    mine = (letters.c.championship == championship) & (letters.c.kind == "confirmed")
    query = select(letters.c.entrant).where(mine, letters.c.created_ms > now_ms - 24 * HOUR_MS)
    return set(conn.execute(query).scalars())
