"""Calls for the head judge: a table asks for them, somebody comes, the matter is settled."""

from passgo.championship import commands, events
from passgo.championship.command_context import Desk
from passgo.championship.events import Event
from passgo.championship.refusals import Refused
from passgo.championship.rounds import RoundId
from passgo.championship.state import Call, Table


def table_of(desk: Desk, round: RoundId, number: int) -> Table:
    """A table whose seating is published and whose scores are not: only there can anybody be needed."""
    session = desk.session(round)
    if session.starts is None or session.released:
        raise Refused("bad-moment", session=round)
    return desk.table(session, number)


def call(desk: Desk, command: commands.CallHeadJudge) -> list[Event]:
    table = table_of(desk, command.session, command.table)
    if table.call is not None:
        raise Refused("already-done", table=table.number)
    return [events.HeadJudgeCalled(desk.now, desk.by, session=command.session, table=table.number)]


def waiting(desk: Desk, round: RoundId, number: int) -> tuple[Table, Call]:
    table = desk.table(desk.session(round), number)
    if table.call is None:
        raise Refused("already-done", table=number)
    return table, table.call


def take(desk: Desk, command: commands.TakeCall) -> list[Event]:
    table, call = waiting(desk, command.session, command.table)
    if call.taken_by:
        raise Refused("already-done", table=table.number)
    return [events.CallTaken(desk.now, desk.by, session=command.session, table=table.number)]


def end(desk: Desk, command: commands.EndCall) -> list[Event]:
    table, _ = waiting(desk, command.session, command.table)
    return [events.CallEnded(desk.now, desk.by, session=command.session, table=table.number)]
