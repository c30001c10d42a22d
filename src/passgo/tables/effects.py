"""Effects: what the driver has to do after the entries of an outcome are stored, in this order."""

from typing import NamedTuple

from passgo.store import NewEntry
from passgo.tables.commands.commands import Command


class Reply(NamedTuple):
    """To the connection that sent the command."""

    data: bytes
    ok: bool
    code: str  # of a refusal, for figures and for HTTP


class Tell(NamedTuple):
    """To every connection with this role and, if one is named, of this person. A seat and a judge always name one."""

    role: str
    person: str
    data: bytes


class RoleGone(NamedTuple):
    """Connections of this person no longer have the role: they are told and served as `Table.role_of` says now."""

    role: str
    person: str
    data: bytes


class KeepLine(NamedTuple):
    """The words of a line, for the deletable table beside the streams: best stored together with the entries."""

    n: int  # the version of its entry
    person: str
    preset: str  # or
    text: str
    at_ms: int


class KeepSeed(NamedTuple):
    """The server's part of fair dice, for the table of secrets beside the streams: stored together with the entries."""

    seed: str


class KeepEdition(NamedTuple):
    """The content of the edition that an entry names by its hash: stored together with the entries."""

    hash: str
    content: str


class CreateTable(NamedTuple):
    """Make another table with this command: a rematch."""

    table: str
    command: Command


class Wake(NamedTuple):
    """Give the table a `tick` at that time; an earlier Wake is replaced."""

    at_ms: int


class Unload(NamedTuple):
    """Nothing will happen here by itself any more: the table may be dropped from memory."""

    reason: str  # finished | abandoned


Effect = Reply | Tell | RoleGone | KeepLine | KeepSeed | KeepEdition | CreateTable | Wake | Unload


class Outcome(NamedTuple):
    """Store the entries first, then `Table.commit()`, then the effects. Without entries there is nothing to commit."""

    entries: list[NewEntry]
    effects: list[Effect]
