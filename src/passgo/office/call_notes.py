"""Notes of telephone calls with entrants (CHAMP-REG-2): what came of each attempt, and when to call again."""

from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import Connection, func, insert, select

from passgo.office.errors import BadDetails
from passgo.store import BadText
from passgo.store.people import plain
from passgo.store.schema import call_notes

NO_ANSWER: Final = "no-answer"
CALL_BACK: Final = "call-back"
NOTE: Final = "note"  # no attempt, only a note
OUTCOMES: Final = (NO_ANSWER, CALL_BACK, NOTE)
LONGEST_NOTE: Final = 500
MOST_NOTES: Final = 100  # for one entrant


@dataclass(frozen=True, slots=True)
class CallNote:
    at_ms: int
    by: str
    outcome: str
    back_ms: int | None
    note: str


@dataclass(frozen=True, slots=True)
class Calls:
    """What the notes about one entrant come to."""

    notes: tuple[CallNote, ...]

    @property
    def attempts(self) -> int:
        return sum(note.outcome != NOTE for note in self.notes)

    @property
    def last_ms(self) -> int | None:
        """The last attempt."""
        return max((note.at_ms for note in self.notes if note.outcome != NOTE), default=None)

    def is_due(self, now_ms: int) -> bool:
        """Whether somebody asked to be called back by now."""
        return self.back_ms is not None and self.back_ms <= now_ms

    @property
    def back_ms(self) -> int | None:
        """When to call again, unless somebody has called since it was said."""
        tried = [note for note in self.notes if note.outcome != NOTE]
        return tried[-1].back_ms if tried else None


def checked(note: CallNote) -> CallNote:
    """The note, tidied, or BadDetails that names the field."""
    if note.outcome not in OUTCOMES:
        raise BadDetails("outcome")
    if (note.back_ms is not None) != (note.outcome == CALL_BACK):
        raise BadDetails("back")
    words = " ".join(note.note.split())
    try:
        words = plain(words, LONGEST_NOTE) if words else ""
    except BadText as error:
        raise BadDetails("note") from error
    if note.outcome == NOTE and not words:
        raise BadDetails("note")
    return replace(note, note=words)


def add(conn: Connection, championship: str, entrant: str, note: CallNote) -> None:
    mine = (call_notes.c.championship == championship) & (call_notes.c.entrant == entrant)
    last = conn.execute(select(func.max(call_notes.c.number)).where(mine)).scalar() or 0
    if last >= MOST_NOTES:
        raise BadDetails("note")
    row = {"championship": championship, "entrant": entrant, "number": last + 1, "at_ms": note.at_ms, "by": note.by}
    conn.execute(insert(call_notes), row | {"outcome": note.outcome, "back_ms": note.back_ms, "note": note.note})


def listing(conn: Connection, championship: str, entrant: str = "") -> dict[str, Calls]:
    """The notes by entrant, the oldest first."""
    query = select(call_notes).where(call_notes.c.championship == championship)
    if entrant:
        query = query.where(call_notes.c.entrant == entrant)
    found: dict[str, list[CallNote]] = {}
    for row in conn.execute(query.order_by(call_notes.c.number)):
        found.setdefault(row.entrant, []).append(CallNote(row.at_ms, row.by, row.outcome, row.back_ms, row.note))
    return {id: Calls(tuple(notes)) for id, notes in found.items()}
