"""Personal data: deletable rows under opaque ids, outside the log.

An erased id never gets a row again; restoring an old backup re-applies the erasures of the log (`forget`).
"""

import datetime
import unicodedata
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from typing import Final

# What an entrant can correct; nicknames have a way of their own.
DETAILS: Final = (
    "name", "email", "phone", "born", "citizenship", "employee", "relative", "guardian", "guardian_email",
    "guardian_phone", "group", "answers",
)  # fmt: skip


@dataclass(frozen=True)
class Person:
    name: str
    email: str
    phone: str
    born: datetime.date
    citizenship: str
    employee: bool = False
    relative: bool = False  # immediate relative of an employee
    nickname: str = ""
    drawn: str = ""  # the nickname they have until one of their own is approved
    guardian: str = ""  # name of the parent or guardian of a minor
    guardian_email: str = ""
    guardian_phone: str = ""
    group: str = ""  # class or club
    answers: tuple[tuple[str, str], ...] = ()  # to the organisers' own questions, by their ids


def key(text: str) -> str:
    """Spelling without case, accents, spaces and signs: what two spellings of one name have in common."""
    spread = unicodedata.normalize("NFKD", text).casefold()
    return "".join(letter for letter in spread if letter.isalnum())


def mailbox(person: Person) -> str:
    return person.email.casefold().strip()


class People:
    def __init__(self) -> None:
        self.rows: dict[str, Person] = {}
        self.erased: set[str] = set()

    def keep(self, id: str, person: Person) -> None:
        if id not in self.erased:
            self.rows[id] = person

    def rename(self, id: str, nickname: str) -> None:
        if id in self.rows:
            self.rows[id] = replace(self.rows[id], nickname=nickname)

    def forget(self, ids: Iterable[str]) -> None:
        """Erase rows for good: immediately, or again after a backup was restored."""
        for id in ids:
            self.erased.add(id)
            self.rows.pop(id, None)

    def nickname(self, id: str) -> str:
        row = self.rows.get(id)
        return row.nickname if row else ""

    def called(self, id: str) -> str:
        """The nickname as officials see it: the entrant's own, even before it is approved, or the drawn one."""
        row = self.rows.get(id)
        return row.nickname or row.drawn if row else ""

    def same(self, person: Person, own_email: bool = True) -> list[str]:
        """Ids under which this person is known: by name and birth date or, where everybody has their own, by email."""
        found = []
        for id, row in self.rows.items():
            same_name = key(row.name) == key(person.name) and row.born == person.born
            if same_name or (own_email and mailbox(row) == mailbox(person)):
                found.append(id)
        return found

    def namesakes(self) -> set[str]:
        """Ids of those whose name somebody else has as well."""
        names = {id: key(row.name) for id, row in self.rows.items()}
        often = Counter(names.values())
        return {id for id, name in names.items() if often[name] > 1}

    def sharing(self, id: str) -> bool:
        """Whether somebody else has the same email address."""
        row = self.rows.get(id)
        return row is not None and any(mailbox(other) == mailbox(row) for one, other in self.rows.items() if one != id)

    def nicknamed(self, nickname: str) -> list[str]:
        """Ids whose nickname could be mistaken for this one."""
        wanted = key(nickname)
        return [id for id, row in self.rows.items() if wanted in (key(row.nickname), key(row.drawn))]

    def export(self, id: str) -> dict[str, object]:
        """Everything stored about one person here."""
        row = self.rows.get(id)
        if row is None:
            return {}
        told: dict[str, object] = {name: str(value) for name, value in asdict(row).items()}
        return told | {"answers": dict(row.answers)}
