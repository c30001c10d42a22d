"""Signatures below a score sheet (CHAMP-WORTH-8): on paper, on the judge's screen, or everybody's on their own."""

import datetime

from passgo.championship import commands, events
from passgo.championship.codec import digest_of
from passgo.championship.command_context import Desk
from passgo.championship.events import Event
from passgo.championship.refusals import Refused
from passgo.championship.registration import needed
from passgo.championship.sheets import BANKRUPT, PLAYING, Line, Sheet
from passgo.championship.state import EnteredSheet, Table


def missing_signatures(table: Table, entered: EnteredSheet) -> list[str]:
    """Players and judge sign (CHAMP-WORTH-8), except players who were expelled or have withdrawn."""
    signed = {*entered.sheet.signed, *table.signed, *entered.own, *entered.waived}
    must = [line.entrant for line in entered.sheet.lines if line.fate in (PLAYING, BANKRUPT)]
    return [one for one in [*must, table.judge] if one not in signed]


def line_of(sheet: Sheet, entrant: str) -> Line | None:
    return next((line for line in sheet.lines if line.entrant == entrant), None)


def open_sheet(table: Table) -> EnteredSheet:
    """The sheet of a table that is entered and not confirmed yet."""
    if table.sheet is None:
        raise Refused("sheet-missing", table=table.number)
    if table.sheet.confirmed_by:
        raise Refused("already-done", table=table.number)
    return table.sheet


def sign_sheet(desk: Desk, command: commands.SignSheet) -> list[Event]:
    """Sign exactly what the signer has seen: a player their own line, the judge of the table the sheet."""
    session = desk.session(command.session)
    table = desk.table(session, command.table)
    entered = open_sheet(table)
    if desk.by not in missing_signatures(table, entered):
        raise Refused("not-awaited", table=table.number)
    line = line_of(entered.sheet, desk.by)
    if command.digest != digest_of(entered.sheet if line is None else line):
        raise Refused("sheet-changed", table=table.number)
    return [events.SheetSigned(desk.now, desk.by, session=session.id, table=table.number, version=entered.version)]


def waive_signatures(desk: Desk, command: commands.WaiveSignatures) -> list[Event]:
    """Close an online sheet without those who do not sign, once they had their time: nobody can fetch them."""
    session = desk.session(command.session)
    table = desk.table(session, command.table)
    entered = open_sheet(table)
    if not desk.venue(session.venue).online:
        raise Refused("not-allowed", table=table.number)
    missing = missing_signatures(table, entered)
    if not missing:
        raise Refused("already-done", table=table.number)
    opens = waivable_from(desk, entered)
    if desk.now < opens:
        raise Refused("too-early", "CHAMP-WORTH-8", opens=opens.isoformat())
    reason = needed(command.reason)
    return [
        events.SignaturesWaived(
            desk.now, desk.by, session=session.id, table=table.number, version=entered.version,
            missing=tuple(missing), reason=reason,
        )
    ]  # fmt: skip


def waivable_from(desk: Desk, entered: EnteredSheet) -> datetime.datetime:
    """When everybody had their time to sign."""
    return (entered.at or desk.now) + datetime.timedelta(minutes=desk.format.online.confirm_minutes)
