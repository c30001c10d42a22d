"""Effects: what the driver has to do after the entries of an outcome are stored, in this order."""

from typing import NamedTuple

from passgo.store import NewEntry
from passgo.tables.commands.commands import Command


class Reply(NamedTuple):
    """An answer to the connection that sent the command."""

    data: bytes
    ok: bool
    code: str  # of a refusal, for figures and for HTTP


class Tell(NamedTuple):
    """A message to every connection with this role and, if named, this person. A seat and a judge always name one."""

    role: str
    person: str
    data: bytes


class RoleGone(NamedTuple):
    """A lost role: the person's connections hear of it, and are served in the role that `Table.role_of` now gives."""

    role: str
    person: str
    data: bytes


class KeepLine(NamedTuple):
    """The words of a line, for the deletable table outside the streams: best stored together with the entries."""

    n: int  # the version of its entry
    person: str
    preset: str  # or
    text: str
    at_ms: int


class KeepSeed(NamedTuple):
    """The server's part of fair dice, for the table of secrets outside the streams: stored with the entries."""

    seed: str


class KeepEdition(NamedTuple):
    """The content of the edition that an entry names by its hash: stored together with the entries."""

    hash: str
    content: str


class CreateTable(NamedTuple):
    """A rematch: make another table with this command."""

    table: str
    command: Command


class Wake(NamedTuple):
    """A time at which the table wants a `tick`; it replaces an earlier Wake."""

    at_ms: int


class Unload(NamedTuple):
    """The end of a table's work: nothing more happens here without a command, so the server may drop it from memory."""

    reason: str  # finished | abandoned


Effect = Reply | Tell | RoleGone | KeepLine | KeepSeed | KeepEdition | CreateTable | Wake | Unload


class Outcome(NamedTuple):
    """Entries to store first, then, after `Table.commit()`, effects to perform. Without entries there is no commit."""

    entries: list[NewEntry]
    effects: list[Effect]
