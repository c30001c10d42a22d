"""Results: sheets are entered, confirmed by a second person, corrected by new events, released; stages are closed."""

from collections.abc import Iterator
from dataclasses import replace

from passgo.championship import commands, events
from passgo.championship.codec import digest_of
from passgo.championship.command_context import Desk
from passgo.championship.events import Event
from passgo.championship.format import Stage
from passgo.championship.layout import row_for
from passgo.championship.ranking import ranked, results_of
from passgo.championship.refusals import Refused
from passgo.championship.registration import needed
from passgo.championship.rounds import RoundId
from passgo.championship.scoring import tied_players, undecided
from passgo.championship.sheets import BANKRUPT, PLAYING, Mistake, Sheet, mistakes
from passgo.championship.signatures import missing_signatures
from passgo.championship.state import ALTERNATE, CONFIRMED, OVER, EnteredSheet, Session, Table


def enter_sheet(desk: Desk, command: commands.EnterSheet) -> list[Event]:
    session = desk.session(command.session)
    table = desk.table(session, command.table)
    if table.sheet is not None:
        raise Refused("already-done", table=table.number, version=table.sheet.version)
    check_sheet(desk, session, table, command.sheet)
    sheet = timed(desk, session, table, command.sheet)
    return [events.SheetEntered(desk.now, desk.by, session=session.id, table=table.number, sheet=sheet)]


def timed(desk: Desk, session: Session, table: Table, sheet: Sheet) -> Sheet:
    """The sheet with the taps of people who signed, each at a time that is possible."""
    heat = session.heats[table.heat]
    return replace(sheet, taps=tuple((who, desk.tap_time(heat, at)) for who, at in sheet.taps if who in sheet.signed))


def check_sheet(desk: Desk, session: Session, table: Table, sheet: Sheet) -> None:
    """Refuse a sheet with the rule of the first mistake; the details list all of them."""
    if not session.begun(table):
        raise Refused("bad-moment", table=table.number)
    alone = sum(line.fate == PLAYING for line in sheet.lines) == 1
    if session.heats[table.heat].status != OVER and not alone:
        raise Refused("bad-moment", "CHAMP-TIME-7", table=table.number)
    found = mistakes(sheet, tuple(table.players), desk.prices, desk.format.valuation)
    found += list(differences(sheet, table))
    if found:
        raise Refused("sheet-wrong", found[0].rule, mistakes=tuple(found))


def differences(sheet: Sheet, table: Table) -> Iterator[Mistake]:
    """The sheet must contain what the judge recorded during the game."""
    fates = {line.entrant: line.fate for line in sheet.lines}
    for entrant, fate in table.out:
        if fates.get(entrant) != fate:
            yield Mistake("fate-differs", "CHAMP-BANKRUPT-10", entrant, f"recorded as {fate}")
    recorded = [entrant for entrant, _ in table.out]
    if [entrant for entrant in sheet.out if entrant in recorded] != recorded:
        yield Mistake("order-differs", "CHAMP-BANKRUPT-10", "", f"recorded in the order {', '.join(recorded)}")
    for entrant, fate in fates.items():
        if fate not in (PLAYING, BANKRUPT) and entrant not in recorded:
            yield Mistake("fate-differs", "CHAMP-EXPEL-3", entrant, f"was not recorded as {fate}")


def entered(desk: Desk, round: RoundId, number: int) -> tuple[Session, Table, EnteredSheet]:
    session = desk.session(round)
    table = desk.table(session, number)
    if table.sheet is None:
        raise Refused("sheet-missing", table=number)
    return session, table, table.sheet


def confirm_sheet(desk: Desk, command: commands.ConfirmSheet) -> list[Event]:
    session, table, sheet = entered(desk, command.session, command.table)
    if sheet.confirmed_by:
        raise Refused("already-done", table=table.number)
    if desk.by in (sheet.by, sheet.decided_by):
        raise Refused("same-person", table=table.number)
    if command.digest != digest_of(sheet.sheet):
        raise Refused("sheet-changed", table=table.number, digest=digest_of(sheet.sheet))
    unsigned = missing_signatures(table, sheet)
    if unsigned:
        rule = "CHAMP-BANKRUPT-10" if all(one in sheet.sheet.out for one in unsigned) else ""
        raise Refused("unsigned", rule, table=table.number, missing=tuple(unsigned))
    ties = undecided(sheet.sheet, desk.format, desk.prices)
    if ties:
        raise Refused("tie-undecided", table=table.number, players=ties)
    return [events.SheetConfirmed(desk.now, desk.by, session=session.id, table=table.number, version=sheet.version)]


def decide_tie(desk: Desk, command: commands.DecideTie) -> list[Event]:
    """Put players in order whom nothing else separates (AMB-CHAMP-17); the sheet stays what it is."""
    session, table, sheet = entered(desk, command.session, command.table)
    if sheet.confirmed_by:
        raise Refused("already-done", table=table.number)
    tied = tied_players(sheet.sheet, desk.format, desk.prices)
    if not tied:
        raise Refused("already-done", table=table.number)
    if sorted(command.order) != sorted(tied):
        raise Refused("tie-undecided", table=table.number, players=tied)
    return [
        events.TieDecided(
            desk.now, desk.by, session=session.id, table=table.number, version=sheet.version, order=command.order
        )
    ]


def reject_sheet(desk: Desk, command: commands.RejectSheet) -> list[Event]:
    session, table, sheet = entered(desk, command.session, command.table)
    if sheet.confirmed_by:
        raise Refused("already-done", table=table.number)
    if desk.by == sheet.by:
        raise Refused("same-person", table=table.number)
    reason = needed(command.reason)
    return [
        events.SheetRejected(
            desk.now, desk.by, session=session.id, table=table.number, version=sheet.version, reason=reason
        )
    ]


def correct_sheet(desk: Desk, command: commands.CorrectSheet) -> list[Event]:
    session, table, sheet = entered(desk, command.session, command.table)
    if command.replaces != sheet.version:
        raise Refused("wrong-replacement", table=table.number, version=sheet.version)
    reason = needed(command.reason)
    check_sheet(desk, session, table, command.sheet)
    voids = later_sessions(desk, session)
    return [
        events.SheetEntered(
            desk.now, desk.by, session=session.id, table=table.number,
            sheet=timed(desk, session, table, command.sheet), replaces=sheet.version, reason=reason, voids=voids,
        )
    ]  # fmt: skip


def later_sessions(desk: Desk, session: Session) -> tuple[RoundId, ...]:
    """Sessions based on this one. Refused when one of them has begun: played games remain."""
    stages = [stage.id for stage in desk.format.stages]
    found = []
    for other in desk.state.sessions.values():
        place = stages.index(other.stage) - stages.index(session.stage)
        same_way = other.venue == session.venue or desk.stage(other.stage).at != "venues"
        later = place > 0 or (place == 0 and other.venue == session.venue and other.round > session.round)
        if later and same_way:
            if any(other.begun(table) for table in other.tables):
                raise Refused("stage-over", session=other.id)
            found.append(other.id)
    return tuple(found)


def missing_sheets(session: Session) -> list[int]:
    """Tables without a confirmed sheet, for the tracker in the hall."""
    return [table.number for table in session.tables if not table.confirmed()]


def release_scores(desk: Desk, command: commands.ReleaseScores) -> list[Event]:
    """Release the scores at the end of each round (CHAMP-POST-1)."""
    session = desk.session(command.session)
    if session.released:
        raise Refused("already-done", session=session.id)
    missing = missing_sheets(session)
    if missing:
        raise Refused("sheet-missing", "CHAMP-POST-1", tables=missing)
    return [events.ScoresReleased(desk.now, desk.by, session=session.id)]


def qualify(desk: Desk, command: commands.Qualify) -> list[Event]:
    stage = desk.stage(command.stage)
    if command.venue not in desk.format.places(stage):
        raise Refused("no-such-venue", venue=command.venue)
    if (stage.id, command.venue) in desk.state.outcomes:
        raise Refused("already-done", stage=stage.id, venue=command.venue)
    sessions = [desk.session(RoundId(stage.id, command.venue, 1 + i)) for i in range(stage.rounds)]
    waiting = [session.id for session in sessions if not session.released]
    if waiting:
        raise Refused("not-finished", sessions=waiting)
    results = results_of(sessions, desk.format, desk.prices)
    players = len(sessions[0].players())
    row = row_for(stage, players)
    each = row.each if row is not None else stage.each
    ranking, lots = ranked(results, stage, each, desk.format.across_ties, command.seed)
    found: list[Event] = [qualified(desk, command, stage, ranking, lots)]
    after = desk.format.after(stage)
    if row is not None and row.final and after is not None:
        found.append(qualified(desk, command, after, ranking, lots))
    return found


def qualified(
    desk: Desk, command: commands.Qualify, stage: Stage, ranking: tuple[str, ...], lots: tuple[tuple[str, ...], ...]
) -> events.Qualified:
    """Entrants who go on: only those still in the championship (CHAMP-QUAL-8)."""
    able = [id for id in ranking if desk.state.entrants[id].status in (CONFIRMED, ALTERNATE)]
    return events.Qualified(
        desk.now, desk.by, stage=stage.id, venue=command.venue, ranking=ranking, going=tuple(able[: stage.advance]),
        seed=command.seed, lots=lots,
    )  # fmt: skip
