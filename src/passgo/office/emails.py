"""Letters to entrants: which events call for which letter; they stay in an outbox until somebody sends them."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from secrets import token_hex
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from passgo.championship import Championship, Event, Format, events, plan_events
from passgo.championship.notices import concerned
from passgo.championship.state import ACTIVE, ALTERNATE, DISQUALIFIED, WITHDRAWN
from passgo.i18n import catalogue
from passgo.store.schema import letters

MOST_SHOWN = 2000
LONGEST_FAULT = 200
MARKS: Final = re.compile("[\u2066-\u2069]")  # marks around what Fluent fills in; only right-to-left texts need them
LONE_LINK: Final = re.compile("^[\u2066-\u2069]*(https?://[^\\s\u2066-\u2069]+)[\u2066-\u2069]*", re.MULTILINE)
SECRET = "token"  # secret of a private link; it leaves the outbox with the letter


@dataclass(frozen=True, slots=True)
class Letter:
    id: str
    entrant: str
    kind: str
    arguments: dict[str, str]
    created_ms: int
    sent_ms: int | None
    tries: int
    fault: str


@dataclass(frozen=True, slots=True)
class Rendered:
    """A letter ready to be sent or copied."""

    to: str
    phone: str
    subject: str
    body: str


KINDS: Final = (
    "registered", "registered-alternate", "confirmed", "moved-up", "nickname-approved", "nickname-returned",
    "left-withdrawn", "left-disqualified", "terms", "terms-cancelled", "seated", "qualified", "champion", "prize",
    "link", "online", "plan", "reminder",
)  # fmt: skip

Draft = tuple[str, str, dict[str, str]]  # entrant, kind, arguments


def drafts(championship: Championship, found: list[Event]) -> Iterator[Draft]:
    """Letters that events call for; the championship need not have applied the events yet."""
    for event in found:
        yield from drafts_of(championship, event)


# Events about one entrant that call for a letter of that kind and nothing more.
PLAIN: Final[dict[type[Event], str]] = {
    events.Phoned: "confirmed",
    events.MovedUp: "moved-up",
    events.NicknameApproved: "nickname-approved",
}


def drafts_of(championship: Championship, event: Event) -> Iterator[Draft]:
    if type(event) in PLAIN:
        yield str(getattr(event, "entrant", "")), PLAIN[type(event)], {}
    elif isinstance(event, events.Registered):
        if event.status == ALTERNATE:
            yield event.entrant, "registered-alternate", {"number": str(event.alternate)}
        else:
            yield event.entrant, "registered", {}
    elif isinstance(event, events.NicknameReturned):
        yield event.entrant, "nickname-returned", {"reason": event.reason}
    elif isinstance(event, events.Left):
        if event.status in LEFT:
            yield event.entrant, LEFT[event.status], {"reason": event.reason}
    elif isinstance(event, events.TermsPublished):
        yield from notices(championship, event)
    elif isinstance(event, plan_events.PlanChanged):
        yield from changes(championship, event)
    else:
        yield from about_the_hall(championship, event)


# A no-show is informed at the door, an erased entrant not at all.
LEFT: Final = {WITHDRAWN: "left-withdrawn", DISQUALIFIED: "left-disqualified"}


def notices(championship: Championship, event: events.TermsPublished) -> Iterator[Draft]:
    """CHAMP-TERMS-5: notices at the organisers' discretion."""
    if event.mailed:
        for entrant in championship.state.entrants.values():
            if entrant.status in ACTIVE:
                arguments = {"notice": event.notice, "terms": str(event.version)}
                yield entrant.id, "terms-cancelled" if event.cancelled else "terms", arguments


def changes(championship: Championship, event: plan_events.PlanChanged) -> Iterator[Draft]:
    """CHAMP-TERMS-5: the letter names the change; its words are found when it is sent, in its reader's language."""
    if event.mailed:
        for entrant in concerned(championship.state, championship.format, event):
            yield entrant.id, "plan", {"change": str(event.number)}


def about_the_hall(championship: Championship, event: Event) -> Iterator[Draft]:
    if isinstance(event, events.SeatingPublished):
        yield from seats(championship, event)
    elif isinstance(event, events.Qualified):
        yield from places(championship, event)
    elif isinstance(event, events.Substituted):
        if event.into:
            yield event.into, "qualified", stage_after(championship, event.stage)
    elif isinstance(event, events.PlacePassed):
        yield event.into, "prize", {}


def seats(championship: Championship, event: events.SeatingPublished) -> Iterator[Draft]:
    session = championship.state.sessions[event.session]
    for table in session.tables:
        arguments = {"table": str(table.number), "heat": str(table.heat)}
        for player in table.players:
            yield player, "seated", arguments


def places(championship: Championship, event: events.Qualified) -> Iterator[Draft]:
    stage = championship.format.stage(event.stage)
    last = stage is None or championship.format.after(stage) is None
    for player in event.going:
        if last:
            yield player, "champion", {}
        else:
            yield player, "qualified", stage_after(championship, event.stage)


def stage_after(championship: Championship, stage_id: str) -> dict[str, str]:
    stage = championship.format.stage(stage_id)
    after = None if stage is None else championship.format.after(stage)
    return {"stage": after.id if after else ""}


def add(conn: Connection, championship: str, draft: Draft, now_ms: int) -> str:
    entrant, kind, arguments = draft
    row = {
        "id": token_hex(8),
        "championship": championship,
        "entrant": entrant,
        "kind": kind,
        "arguments": json.dumps(arguments, ensure_ascii=False),
        "created_ms": now_ms,
        "tries": 0,
        "fault": "",
    }
    conn.execute(insert(letters), row)
    return str(row["id"])


def listing(conn: Connection, championship: str, unsent: bool, most: int = MOST_SHOWN) -> list[Letter]:
    """Letters, the oldest first."""
    query = select(letters).where(letters.c.championship == championship)
    if unsent:
        query = query.where(letters.c.sent_ms.is_(None))
    found = conn.execute(query.order_by(letters.c.created_ms, letters.c.id).limit(most))
    return [
        Letter(
            row.id, row.entrant, row.kind, json.loads(row.arguments), row.created_ms, row.sent_ms, row.tries, row.fault
        )
        for row in found
    ]


def count_unsent(conn: Connection, championship: str) -> int:
    query = select(func.count()).select_from(letters).where(letters.c.championship == championship)
    return int(conn.execute(query.where(letters.c.sent_ms.is_(None))).scalar() or 0)


def mark_sent(conn: Connection, championship: str, id: str, now_ms: int) -> bool:
    """Mark a letter as sent, once; the secret it carried is deleted."""
    mine = (letters.c.championship == championship) & (letters.c.id == id) & letters.c.sent_ms.is_(None)
    kept = conn.execute(select(letters.c.arguments).where(mine)).scalar()
    if kept is None:
        return False
    arguments = {name: value for name, value in json.loads(kept).items() if name != SECRET}
    values = {"sent_ms": now_ms, "arguments": json.dumps(arguments, ensure_ascii=False), "fault": ""}
    return conn.execute(update(letters).where(mine).values(values)).rowcount == 1


def mark_failed(conn: Connection, championship: str, id: str, fault: str, more_tries: int) -> None:
    mine = (letters.c.championship == championship) & (letters.c.id == id)
    conn.execute(update(letters).where(mine).values(tries=letters.c.tries + more_tries, fault=fault[:LONGEST_FAULT]))


def drop_all(conn: Connection, championship: str) -> None:
    conn.execute(delete(letters).where(letters.c.championship == championship))


def in_words(arguments: dict[str, str], format: Format) -> dict[str, str]:
    """The arguments of a letter with a stage by its name, which older letters have already."""
    stage = format.stage(arguments.get("stage", ""))
    return {"prize": format.prize, **arguments, **({"stage": stage.name} if stage else {})}


def words(kind: str, language: str, arguments: dict[str, str]) -> tuple[str, str]:
    """Subject and body, from the texts of the catalogue."""
    said = catalogue(language)
    return polished(language, *(said.say(f"mail-{kind}-{part}", arguments) for part in ("subject", "body")))


def about(name: str, subject: str, language: str) -> str:
    """The subject in a mailbox that several entrants share: it begins with the name."""
    return polished(language, catalogue(language).say("mail-about", {"name": name, "subject": subject}), "")[0]


def polished(language: str, subject: str, body: str) -> tuple[str, str]:
    said = catalogue(language)
    texts = (subject, body)
    subject, body = (text if said.direction == "rtl" else MARKS.sub("", text) for text in texts)
    return subject, LONE_LINK.sub(r"\1", body)
