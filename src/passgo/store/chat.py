"""Chat: a table's log holds only that somebody spoke; the words are here and can be deleted."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select

from passgo.store.errors import BadText, NoSuchPerson
from passgo.store.people import get, plain
from passgo.store.schema import chat

LONGEST_TEXT = 500


@dataclass(frozen=True, slots=True)
class Said:
    """A preset (a message key) or free text, under the version of the table's entry that announced it."""

    stream: str
    n: int
    person: str
    preset: str | None
    text: str | None
    at_ms: int


COLUMNS = (chat.c.stream, chat.c.n, chat.c.person, chat.c.preset, chat.c.text, chat.c.at_ms)


def add(conn: Connection, said: Said) -> None:
    if (said.preset is None) == (said.text is None):
        raise BadText("either a preset or a text is needed")
    text = None if said.text is None else plain(said.text, LONGEST_TEXT)
    preset = None if said.preset is None else plain(said.preset, LONGEST_TEXT)
    values = {"stream": said.stream, "n": said.n, "person": said.person, "at_ms": said.at_ms}
    if get(conn, said.person) is None:
        raise NoSuchPerson(said.person)
    conn.execute(insert(chat), {**values, "preset": preset, "text": text})


def read(conn: Connection, stream: str, after: int = 0, limit: int = 200) -> list[Said]:
    query = select(*COLUMNS).where(chat.c.stream == stream, chat.c.n > after).order_by(chat.c.n).limit(limit)
    return [Said(*found) for found in conn.execute(query)]


def latest(conn: Connection, stream: str, limit: int = 50) -> list[Said]:
    """The latest lines, in the order they were said."""
    query = select(*COLUMNS).where(chat.c.stream == stream).order_by(chat.c.n.desc()).limit(limit)
    return [Said(*found) for found in conn.execute(query)][::-1]


def erase(conn: Connection, stream: str, n: int) -> bool:
    return conn.execute(delete(chat).where(chat.c.stream == stream, chat.c.n == n)).rowcount == 1
