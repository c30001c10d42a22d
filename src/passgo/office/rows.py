"""Rows beside the log: deletable personal data, and what a championship is made from."""

import datetime
import json
from collections.abc import Iterable
from dataclasses import dataclass
from secrets import choice
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from passgo.championship import Person
from passgo.office.errors import ChampionshipExists
from passgo.store import series
from passgo.store.schema import call_notes, championships, entrants, letters, mailings, performed, terms

# No letter or digit that can be mistaken for another when it is read out or typed.
BADGE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
BADGE_LENGTH = 8
MANY = 500  # ids in one query


@dataclass(frozen=True, slots=True)
class Kept:
    """The row of a championship."""

    id: str
    format: str
    prices: str
    created_ms: int
    rehearsed: bool
    shift_ms: int
    home: str | None


COLUMNS = tuple(championships.c[name] for name in Kept.__slots__)


def add(conn: Connection, kept: Kept) -> None:
    values = {name: getattr(kept, name) for name in Kept.__slots__} | {"rehearsed": int(kept.rehearsed)}
    if find(conn, kept.id) is not None:
        raise ChampionshipExists(kept.id)
    try:
        conn.execute(insert(championships), values)
    except IntegrityError as error:  # another server was faster
        raise ChampionshipExists(kept.id) from error


def find(conn: Connection, id: str) -> Kept | None:
    found = conn.execute(select(*COLUMNS).where(championships.c.id == id)).first()
    return None if found is None else kept_row(*found)


def kept_row(
    id: str, format: str, prices: str, created_ms: int, rehearsed: int, shift_ms: int, home: str | None
) -> Kept:
    return Kept(id, format, prices, created_ms, bool(rehearsed), shift_ms, home)


def ids(conn: Connection, most: int) -> list[str]:
    query = select(championships.c.id).order_by(championships.c.created_ms.desc(), championships.c.id).limit(most)
    return list(conn.execute(query).scalars())


def shift(conn: Connection, id: str, shift_ms: int) -> None:
    conn.execute(update(championships).where(championships.c.id == id).values(shift_ms=shift_ms))


# People


@dataclass(frozen=True, slots=True)
class PersonRow:
    entrant: str
    badge: str
    language: str
    person: Person


def new_badge() -> str:
    """A new badge code of about 39 bits: nobody guesses one at the door."""
    return "".join(choice(BADGE_LETTERS) for _ in range(BADGE_LENGTH))


def values_of(person: Person) -> dict[str, str | int]:
    """A person as a row holds them; `person_of` reads it."""
    return {
        "name": person.name,
        "email": person.email,
        "phone": person.phone,
        "born": person.born.isoformat(),
        "citizenship": person.citizenship,
        "employee": int(person.employee),
        "relative": int(person.relative),
        "nickname": person.nickname,
        "drawn": person.drawn,
        "guardian": person.guardian,
        "guardian_email": person.guardian_email,
        "guardian_phone": person.guardian_phone,
        "group_name": person.group,
        "answers": json.dumps(dict(person.answers), ensure_ascii=False) if person.answers else "",
    }


def person_of(values: dict[str, Any]) -> Person:
    """A person from a row or an archive; rows of older archives have fewer values. May raise KeyError or ValueError."""
    answers = json.loads(values.get("answers") or "{}")
    return Person(
        name=str(values["name"]),
        email=str(values["email"]),
        phone=str(values["phone"]),
        born=datetime.date.fromisoformat(str(values["born"])),
        citizenship=str(values["citizenship"]),
        employee=bool(values["employee"]),
        relative=bool(values["relative"]),
        nickname=str(values["nickname"]),
        drawn=str(values.get("drawn", "")),
        guardian=str(values.get("guardian", "")),
        guardian_email=str(values.get("guardian_email", "")),
        guardian_phone=str(values.get("guardian_phone", "")),
        group=str(values.get("group_name", "")),
        answers=tuple((str(question), str(answer)) for question, answer in dict(answers).items()),
    )


def keep_person(conn: Connection, championship: str, row: PersonRow) -> None:
    """Write a person's row, new or replacing the old one, whose badge it keeps."""
    mine = (entrants.c.championship == championship) & (entrants.c.entrant == row.entrant)
    values = values_of(row.person) | ({"language": row.language} if row.language else {})
    if conn.execute(update(entrants).where(mine).values(values)).rowcount == 0:
        fixed = {"championship": championship, "entrant": row.entrant, "badge": row.badge, "language": row.language}
        conn.execute(insert(entrants), values | fixed)


def rename(conn: Connection, championship: str, entrant: str, nickname: str) -> None:
    mine = (entrants.c.championship == championship) & (entrants.c.entrant == entrant)
    conn.execute(update(entrants).where(mine).values(nickname=nickname))


def people(conn: Connection, championship: str, wanted: Iterable[str] | None = None) -> dict[str, PersonRow]:
    """People who have a row: all, or those with the wanted ids."""
    query = select(entrants).where(entrants.c.championship == championship).order_by(entrants.c.entrant)
    if wanted is None:
        return {found["entrant"]: person_row(found) for found in conn.execute(query).mappings()}
    listed, found_rows = sorted(set(wanted)), {}
    for start in range(0, len(listed), MANY):
        some = query.where(entrants.c.entrant.in_(listed[start : start + MANY]))
        found_rows.update({found["entrant"]: person_row(found) for found in conn.execute(some).mappings()})
    return found_rows


def person_row(found: RowMapping) -> PersonRow:
    return PersonRow(found["entrant"], found["badge"], found["language"], person_of(dict(found)))


def forget(conn: Connection, championship: str, entrant: str) -> None:
    """Delete everything that reveals who this was."""
    conn.execute(delete(entrants).where(entrants.c.championship == championship, entrants.c.entrant == entrant))
    for table in (letters, call_notes, mailings):
        conn.execute(delete(table).where(table.c.championship == championship, table.c.entrant == entrant))
    series.forget(conn, championship, entrant)


def by_badge(conn: Connection, championship: str, badge: str) -> str | None:
    found = select(entrants.c.entrant).where(entrants.c.championship == championship, entrants.c.badge == badge)
    entrant = conn.execute(found).scalar()
    return None if entrant is None else str(entrant)


# Terms, which are public


def keep_terms(conn: Connection, championship: str, version: int, texts: dict[str, str]) -> None:
    rows = [
        {"championship": championship, "version": version, "language": language, "text": text}
        for language, text in texts.items()
    ]
    if rows:
        conn.execute(insert(terms), rows)


def terms_texts(conn: Connection, championship: str, version: int) -> dict[str, str]:
    query = select(terms.c.language, terms.c.text)
    found = conn.execute(query.where(terms.c.championship == championship, terms.c.version == version))
    return {row.language: row.text for row in found}


def texts_of(text: str) -> dict[str, str]:
    """Texts by language from the one text of a command; a plain text counts for all languages."""
    try:
        found = json.loads(text)
    except ValueError:
        return {"": text}
    plain = isinstance(found, dict) and found and all(isinstance(words, str) for words in found.values())
    return found if plain else {"": text}


def text_of(texts: dict[str, str]) -> str:
    """All languages as one text, so that its digest in the log pins every one of them."""
    return json.dumps(texts, sort_keys=True, ensure_ascii=False)


# Commands that came with an id


def remember(conn: Connection, championship: str, actor: str, command: str, first: int, last: int) -> None:
    row = {"championship": championship, "actor": actor, "command": command, "first": first, "last": last}
    conn.execute(insert(performed), row)


def remembered(conn: Connection, championship: str, actor: str, command: str) -> tuple[int, int] | None:
    """Versions that a command with this id has led to."""
    mine = (performed.c.championship == championship) & (performed.c.actor == actor) & (performed.c.command == command)
    found = conn.execute(select(performed.c.first, performed.c.last).where(mine)).first()
    return None if found is None else (found.first, found.last)
