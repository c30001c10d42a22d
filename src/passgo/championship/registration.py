"""Registration, confirmation, withdrawal, consents, erasure, terms, nicknames: everything before the tables."""

import datetime
import hashlib
from zoneinfo import ZoneInfo

from passgo.championship import commands, events
from passgo.championship.command_context import Desk, delegate, leave, pass_place
from passgo.championship.events import Event
from passgo.championship.form_questions import unanswered
from passgo.championship.format import GUARDIAN, Format, Registration, Venue
from passgo.championship.local_texts import all_versions, local_text
from passgo.championship.nicknames import concerns, well_formed
from passgo.championship.personal_data import DETAILS, Person
from passgo.championship.refusals import Refused
from passgo.championship.state import (
    ACTIVE,
    ALTERNATE,
    DISQUALIFIED,
    ERASED,
    HOLDING,
    NO_SHOW,
    PENDING,
    WITHDRAWN,
    State,
)

LONGEST_REASON = 500
ENDING = ("data", GUARDIAN)  # consents without which nobody stays in


def register(desk: Desk, command: commands.Register) -> list[Event]:
    state, format = desk.state, desk.format
    venue = desk.venue(command.venue)
    late = walks_in(desk, venue, command.by.role)
    if not late:
        check_window(desk, venue)
    check_once(desk, command)
    check_eligible(desk, venue, command.person)
    check_declared(desk, command)
    minor = is_minor(format.registration, venue, command.person)
    if minor:
        check_guardian(command.person, GUARDIAN in command.consents)
    status, number = PENDING, 0
    # CHAMP-REG-3: an entrant who registers while alternates wait queues behind them.
    full = len(state.at_venue(venue.id, *HOLDING)) >= venue.capacity
    waiting = len(state.alternates(venue.id))
    sessions = [session for session in state.sessions.values() if session.venue == venue.id]
    seated = any(late or session.starts is not None for session in sessions)
    if full or waiting or seated:
        if waiting >= format.registration.alternates:
            raise Refused("alternates-full", venue=venue.id, alternates=waiting)
        status, number = ALTERNATE, state.next_number(venue.id)
    terms = state.terms[-1].version
    found: list[Event] = [
        events.Registered(
            desk.now, desk.by, entrant=command.entrant, venue=venue.id, status=status, alternate=number, terms=terms,
            declarations=command.declarations,
        )
    ]  # fmt: skip
    for consent in (*format.registration.consents, *format.registration.offered):
        given = consent in command.consents
        found.append(consent_event(desk, command.entrant, consent, given))
    if minor:
        found.append(consent_event(desk, command.entrant, GUARDIAN, True))
    return found


def consent_event(desk: Desk, entrant: str, consent: str, given: bool) -> events.ConsentRecorded:
    to = desk.format.organisers if consent != "terms" else ()
    version = desk.state.terms[-1].version
    return events.ConsentRecorded(
        desk.now, desk.by, entrant=entrant, consent=consent, given=given, to=to, terms=version
    )


def closing(format: Format, venue: Venue) -> datetime.datetime:
    """First moment after the last day, in the zone of the venue (CHAMP-CAL-4); its start, if that is earlier."""
    day = format.registration.closes + datetime.timedelta(days=1)
    return min(datetime.datetime.combine(day, datetime.time(), ZoneInfo(venue.zone)), venue.starts)


def check_window(desk: Desk, venue: Venue) -> None:
    opens = desk.format.registration.opens.replace(tzinfo=ZoneInfo(venue.zone))
    if not desk.state.terms or desk.now < opens:
        raise Refused("not-open", opens=opens.isoformat())
    closes = closing(desk.format, venue)
    if desk.now >= closes or not venue.registers:
        raise Refused("window-closed", closed=closes.isoformat())


def walks_in(desk: Desk, venue: Venue, role: str) -> bool:
    """Whether somebody registers at the door after the last day: with the office, on the day of the venue."""
    over = desk.now >= closing(desk.format, venue) and bool(desk.state.terms)
    today = desk.now.astimezone(ZoneInfo(venue.zone)).date() == venue.starts.date()
    return desk.format.registration.walk_ins and venue.registers and over and today and role in commands.OFFICE


def check_once(desk: Desk, command: commands.Register) -> None:
    """Each person has one active registration; an erased id is never used again."""
    known = {command.entrant, *desk.people.same(command.person, desk.format.registration.one_email_each)}
    for id in sorted(known):
        entrant = desk.state.entrants.get(id)
        if entrant is not None and entrant.status in ACTIVE:
            raise Refused("registered-twice", entrant=id, venue=entrant.venue)
        if entrant is not None and entrant.status == DISQUALIFIED:
            raise Refused("excluded", "CHAMP-ELIG-6", entrant=id)
    entrant = desk.state.entrants.get(command.entrant)
    if entrant is not None and (entrant.status == ERASED or desk.state.seated_at(command.entrant)):
        raise Refused("already-done", entrant=command.entrant)


def of_age(born: datetime.date, day: datetime.date, years: int) -> bool:
    """AMB-CHAMP-2: the birthday is on or before the day."""
    return (born.year + years, born.month, born.day) <= (day.year, day.month, day.day)


def check_eligible(desk: Desk, venue: Venue, person: Person) -> None:
    rules = desk.format.registration
    if not of_age(person.born, venue.starts.date(), rules.age):
        raise Refused("too-young", age=rules.age, day=venue.starts.date().isoformat())
    if rules.citizenship and person.citizenship != rules.citizenship:
        raise Refused("wrong-citizenship", needed=rules.citizenship)
    for ground, applies in (("employee", person.employee), ("relative", person.relative)):
        if applies and ground in rules.excluded:
            raise Refused("excluded", ground=ground)
    wrong = unanswered(desk.format.questions, desk.format.groups, person)
    if wrong:
        raise Refused("answer-wrong", questions=tuple(wrong))


def is_minor(rules: Registration, venue: Venue, person: Person) -> bool:
    """Whether somebody needs a guardian on the day of their venue."""
    return not of_age(person.born, venue.starts.date(), rules.guardian_below)


def check_guardian(person: Person, agreed: bool) -> None:
    if not person.guardian or not (person.guardian_email or person.guardian_phone):
        raise Refused("guardian-missing")
    if not agreed:
        raise Refused("consent-missing", missing=(GUARDIAN,))


def check_declared(desk: Desk, command: commands.Register) -> None:
    rules = desk.format.registration
    missing = [word for word in rules.declarations if word not in command.declarations]
    if missing:
        raise Refused("declaration-missing", missing=tuple(missing))
    missing = [word for word in rules.consents if word not in command.consents]
    if missing:
        rule = {"terms": "CHAMP-ELIG-5", "publicity": "CHAMP-PUB-1"}.get(missing[0], "")
        raise Refused("consent-missing", rule, missing=tuple(missing))
    if command.terms != desk.state.terms[-1].version:
        raise Refused("old-terms", accepted=command.terms, current=desk.state.terms[-1].version)


def change_details(desk: Desk, command: commands.ChangeDetails) -> list[Event]:
    """Refuse corrected details with which the entrant could not have registered."""
    entrant = desk.active(command.entrant)
    before = desk.people.rows.get(entrant.id)
    if before is None:
        raise Refused("no-such-entrant", entrant=entrant.id)
    changed = [field for field in DETAILS if getattr(before, field) != getattr(command.person, field)]
    if not changed:
        raise Refused("already-done", entrant=entrant.id)
    for id in desk.people.same(command.person, desk.format.registration.one_email_each):
        if id != entrant.id and desk.state.entrants[id].status in (*ACTIVE, DISQUALIFIED):
            raise Refused("registered-twice", venue=desk.state.entrants[id].venue)
    venue = desk.venue(entrant.venue)
    check_eligible(desk, venue, command.person)
    if is_minor(desk.format.registration, venue, command.person):
        check_guardian(command.person, entrant.consents.get(GUARDIAN, False))
    return [events.DetailsChanged(desk.now, desk.by, entrant=entrant.id, fields=tuple(changed))]


def phone(desk: Desk, command: commands.Phone) -> list[Event]:
    entrant = desk.active(command.entrant)
    if not command.comes:
        return leave(desk, entrant, WITHDRAWN, "declined-by-phone")
    if entrant.phoned:
        raise Refused("already-done", entrant=entrant.id)
    return [events.Phoned(desk.now, desk.by, entrant=entrant.id)]


def withdraw(desk: Desk, command: commands.Withdraw) -> list[Event]:
    return leave(desk, desk.active(command.entrant), WITHDRAWN, "")


def cancel(desk: Desk, command: commands.Cancel) -> list[Event]:
    return leave(desk, desk.active(command.entrant), DISQUALIFIED, needed(command.reason))


def erase(desk: Desk, command: commands.Erase) -> list[Event]:
    """Erase an entrant immediately, at any stage, also one who has already left (AMB-CHAMP-3)."""
    entrant = desk.entrant(command.entrant)
    if entrant.status == ERASED:
        raise Refused("already-done", entrant=entrant.id)
    return leave(desk, entrant, ERASED, command.channel[:20])


def change_consent(desk: Desk, command: commands.ChangeConsent) -> list[Event]:
    """Record a consent; an entry without consent to the use of its data, or without that of a guardian, ends."""
    entrant = desk.entrant(command.entrant)
    if command.consent not in entrant.consents or entrant.consents[command.consent] == command.given:
        raise Refused("already-done", consent=command.consent)
    found: list[Event] = [consent_event(desk, entrant.id, command.consent, command.given)]
    if command.consent in ENDING and not command.given and entrant.status in ACTIVE:
        found += leave(desk, entrant, WITHDRAWN, "consent-withdrawn")
    return found


def publish_terms(desk: Desk, command: commands.PublishTerms) -> list[Event]:
    notices = tuple((one, text.strip()[:LONGEST_REASON]) for one, text in command.notices if text.strip())
    notice = command.notice.strip() or (str(local_text(notices)) if notices else "")
    if not notice:
        raise Refused("no-notice")
    if command.closes:
        check_closing(desk, command.closes)
    version = len(desk.state.terms) + 1
    digest = hashlib.sha256(command.text.encode()).hexdigest()[:16]
    closes = command.closes.isoformat() if command.closes else ""
    return [
        events.TermsPublished(
            desk.now, desk.by, version=version, notice=notice[:LONGEST_REASON], digest=digest, closes=closes,
            cancelled=command.cancelled, mailed=command.mailed, notices=notices,
        )
    ]  # fmt: skip


def check_closing(desk: Desk, day: datetime.date) -> None:
    """Registration ends after it has opened, not in the past, and on no later day than the first start."""
    if day < desk.format.registration.opens.date():
        raise Refused("closes-early", opens=desk.format.registration.opens.isoformat())
    for venue in desk.format.venues:
        if venue.registers and day > venue.starts.date():
            raise Refused("closes-late", day=venue.starts.date().isoformat())
    if all(day < desk.now.astimezone(ZoneInfo(venue.zone)).date() for venue in desk.format.venues):
        raise Refused("time-over")


def needed(reason: str) -> str:
    if not reason.strip():
        raise Refused("no-reason")
    return reason[:LONGEST_REASON]


def places_of(format: Format) -> list[str]:
    """What a nickname must not reveal (CHAMP-POST-2)."""
    return [word for venue in format.venues for word in (*all_versions(venue.city), venue.id)]


def propose_nickname(desk: Desk, command: commands.ProposeNickname) -> list[Event]:
    entrant = desk.active(command.entrant)
    if command.by.role == commands.ENTRANT and is_posted(desk.state, entrant.id):
        raise Refused("bad-moment", entrant=entrant.id)
    if not well_formed(command.nickname):
        raise Refused("nickname-unfit", nickname=command.nickname[:40])
    if any(id != entrant.id for id in desk.people.nicknamed(command.nickname)):
        raise Refused("nickname-taken", nickname=command.nickname)
    found = concerns(command.nickname, desk.people.rows.get(entrant.id), places_of(desk.format))
    return [
        events.NicknameProposed(desk.now, desk.by, entrant=entrant.id, proposal=entrant.proposals + 1, concerns=found)
    ]


def is_posted(state: State, entrant: str) -> bool:
    """Whether a seating with this entrant hangs in the hall: from then on people look for that nickname."""
    return any(session.starts is not None for session, _ in state.seated_at(entrant))


def approve_nickname(desk: Desk, command: commands.ApproveNickname) -> list[Event]:
    entrant = desk.active(command.entrant)
    if entrant.nickname != "proposed":
        raise Refused("nickname-missing", entrant=entrant.id)
    return [events.NicknameApproved(desk.now, desk.by, entrant=entrant.id, proposal=entrant.proposals)]


def return_nickname(desk: Desk, command: commands.ReturnNickname) -> list[Event]:
    entrant = desk.active(command.entrant)
    if entrant.nickname not in ("proposed", "approved"):
        raise Refused("nickname-missing", entrant=entrant.id)
    reason = needed(command.reason)
    return [events.NicknameReturned(desk.now, desk.by, entrant=entrant.id, proposal=entrant.proposals, reason=reason)]


def check_in(desk: Desk, command: commands.CheckIn) -> list[Event]:
    entrant = desk.entrant(command.entrant)
    venue = desk.venue(command.venue)
    if desk.by == entrant.id and not venue.online:
        raise Refused("not-allowed", venue=venue.id)
    if entrant.status == NO_SHOW:
        raise Refused("late", entrant=entrant.id)
    if entrant.status not in ACTIVE:
        raise Refused("bad-moment", entrant=entrant.id, status=entrant.status)
    if entrant.status == PENDING:
        raise Refused("not-confirmed", entrant=entrant.id)
    if venue.registers and entrant.venue != venue.id:
        raise Refused("not-awaited", "CHAMP-REG-1", entrant=entrant.id, venue=entrant.venue)
    if (venue.id in entrant.present) == command.present:
        raise Refused("already-done", entrant=entrant.id)
    return [events.CheckedIn(desk.now, desk.by, entrant=entrant.id, venue=venue.id, present=command.present)]


def give_up_place(desk: Desk, command: commands.PassPlace) -> list[Event]:
    """The champion keeps the title and lets another entrant travel."""
    if delegate(desk.state, desk.format) != command.entrant:
        raise Refused("not-qualified", entrant=command.entrant)
    reason = command.reason[:LONGEST_REASON] if desk.by == command.entrant else needed(command.reason)
    found = pass_place(desk, command.entrant, reason)
    if not found:
        raise Refused("no-alternate", "CHAMP-QUAL-7", entrant=command.entrant)
    return found
