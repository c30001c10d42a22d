"""Persons: the only place that knows which person is behind an opaque id."""

from dataclasses import dataclass
from secrets import token_hex

from sqlalchemy import Connection, delete, func, insert, select, update

from passgo.store.errors import BadText, NoSuchPerson
from passgo.store.schema import people

LONGEST_NAME = 60
LONGEST_LANGUAGE = 35  # of a BCP 47 tag in practice
GENDERS = ("", "f", "m")  # what texts can ask for; the first is unsaid


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    language: str
    created_ms: int
    gender: str = ""  # how texts speak of them


def plain(text: str, longest: int) -> str:
    """The text without blanks around it, or BadText. PostgreSQL cannot store every character that Python can."""
    text = text.strip()
    if not 0 < len(text) <= longest or not all(letter.isprintable() or letter in "\n\u200c\u200d" for letter in text):
        raise BadText(f"1 to {longest} printable characters are needed")
    return text


def add(conn: Connection, name: str, language: str, now_ms: int) -> Person:
    person = Person(token_hex(16), plain(name, LONGEST_NAME), plain(language, LONGEST_LANGUAGE), now_ms)
    values = {"id": person.id, "name": person.name, "language": person.language, "created_ms": person.created_ms}
    conn.execute(insert(people), values)
    return person


def get(conn: Connection, person: str) -> Person | None:
    return many(conn, [person]).get(person)


def many(conn: Connection, ids: list[str]) -> dict[str, Person]:
    """People with these ids; an erased person is absent."""
    gender = func.coalesce(people.c.gender, "")
    columns = (people.c.id, people.c.name, people.c.language, people.c.created_ms, gender)
    return {found.id: Person(*found) for found in conn.execute(select(*columns).where(people.c.id.in_(ids)))}


def known_gender(gender: str) -> str:
    if gender not in GENDERS:
        raise BadText(f"a gender is one of {GENDERS}")
    return gender


def change(
    conn: Connection, person: str, *, name: str | None = None, language: str | None = None, gender: str | None = None
) -> None:
    wanted = {
        **({} if name is None else {"name": plain(name, LONGEST_NAME)}),
        **({} if language is None else {"language": plain(language, LONGEST_LANGUAGE)}),
        **({} if gender is None else {"gender": known_gender(gender) or None}),
    }
    if wanted and conn.execute(update(people).where(people.c.id == person).values(wanted)).rowcount == 0:
        raise NoSuchPerson(person)


def erase(conn: Connection, person: str) -> bool:
    """Erase a person: name, account, sessions and every word of chat. The logs keep an id that leads nowhere."""
    return conn.execute(delete(people).where(people.c.id == person)).rowcount == 1
