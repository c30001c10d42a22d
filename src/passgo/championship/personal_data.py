"""Personal data: deletable rows under opaque ids, outside the log.

An erased id never gets a row again; restoring an old backup re-applies the erasures of the log (`forget`).
"""

import datetime
import unicodedata
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace


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


def key(text: str) -> str:
    """Spelling without case, accents, spaces and signs: what two spellings of one name have in common."""
    spread = unicodedata.normalize("NFKD", text).casefold()
    return "".join(letter for letter in spread if letter.isalnum())


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

    def same(self, person: Person) -> list[str]:
        """Ids under which this person is known: by e-mail, or by name and birth date."""
        found = []
        for id, row in self.rows.items():
            same_name = key(row.name) == key(person.name) and row.born == person.born
            if row.email.casefold().strip() == person.email.casefold().strip() or same_name:
                found.append(id)
        return found

    def nicknamed(self, nickname: str) -> list[str]:
        """Ids whose nickname could be mistaken for this one."""
        wanted = key(nickname)
        return [id for id, row in self.rows.items() if row.nickname and key(row.nickname) == wanted]

    def export(self, id: str) -> dict[str, str]:
        """Everything stored about one person here."""
        row = self.rows.get(id)
        return {name: str(value) for name, value in asdict(row).items()} if row else {}
