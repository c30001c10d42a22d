"""Roll call, heats and their clocks: everything between the doors and the sheets."""

import datetime

from passgo.championship import commands, events
from passgo.championship.alternates import fill, room
from passgo.championship.command_context import Desk, leave, parts, substitute
from passgo.championship.events import Event
from passgo.championship.refusals import Refused
from passgo.championship.registration import needed
from passgo.championship.rounds import RoundId
from passgo.championship.state import (
    DISQUALIFIED,
    LAST_ROUND,
    NO_SHOW,
    OVER,
    ROLLED,
    RUNNING,
    WAITING,
    Heat,
    Session,
    Table,
)


def tick_player(desk: Desk, command: commands.TickPlayer) -> list[Event]:
    """Say who is at a table before the roll is called. Players say so themselves only where nobody sees them."""
    session = desk.session(command.session)
    table = desk.table(session, command.table)
    if desk.by == command.entrant and not desk.venue(session.venue).online:
        raise Refused("not-allowed", table=table.number)
    if command.entrant not in table.players:
        raise Refused("not-awaited", entrant=command.entrant)
    if session.starts is None or session.gathered(table):
        raise Refused("bad-moment", table=table.number)
    if table.ticks.get(command.entrant) == command.here:
        raise Refused("already-done", entrant=command.entrant)
    return [
        events.PlayerTicked(
            desk.now, desk.by, session=session.id, table=table.number, entrant=command.entrant, here=command.here
        )
    ]


def call_roll(desk: Desk, command: commands.CallRoll) -> list[Event]:
    """The start waits for nobody (CHAMP-NOSHOW-1); alternates who are present take the seats, in order."""
    session = desk.session(command.session)
    heat = desk.heat(session, command.heat)
    check_turn(desk, session, heat, command.heat)
    if not desk.venue(session.venue).online:  # where players tick themselves, nobody has to look
        check_ticked(session.tables_in(command.heat))
    found: list[Event] = []
    gone: set[str] = set()
    free: dict[int, int] = {}
    for table in session.tables_in(command.heat):
        missing = [id for id in table.players if not table.ticks.get(id)]
        for id in missing:
            entrant = desk.state.entrants[id]
            found.append(events.Left(desk.now, desk.by, entrant=id, status=NO_SHOW, reason=session.id))
            found += substitute(desk, entrant, gone, session.venue)
        free[table.number] = table.size - len(table.players) + len(missing)
    if command.alternates and desk.format.before(desk.stage(session.stage)) is None:
        vacant = sum(isinstance(event, events.Left) for event in found)
        found += fill(desk, session, free, room(desk, session.venue, session.id) + vacant)
    lost = tuple(event.entrant for event in found if isinstance(event, events.Left))
    called = tuple(event.entrant for event in found if isinstance(event, events.AlternateCalled))
    roll = events.RollCalled(desk.now, desk.by, session=session.id, heat=command.heat, missing=lost, called=called)
    return [*found, roll]


def check_ticked(tables: list[Table]) -> None:
    """Where nobody has looked, nobody is missing: the door knows who came, not who sits at a table."""
    unticked = [table.number for table in tables if table.players and not table.ticks]
    if unticked:
        raise Refused("unticked", tables=tuple(unticked))


def check_turn(desk: Desk, session: Session, heat: Heat, number: int) -> None:
    if session.starts is None or heat.status != WAITING:
        raise Refused("bad-moment", session=session.id, heat=number)
    if desk.now < session.starts:
        raise Refused("too-early", starts=session.starts.isoformat())
    for earlier, other in session.heats.items():
        if earlier < number and other.status != OVER:
            raise Refused("bad-moment", "CHAMP-CAP-1", heat=earlier)


def start_heat(desk: Desk, command: commands.StartHeat) -> list[Event]:
    session = desk.session(command.session)
    stage, _, _ = parts(desk, session.id)
    if desk.heat(session, command.heat).status != ROLLED:
        raise Refused("bad-moment", session=session.id, heat=command.heat)
    for table in session.tables_in(command.heat):
        if len(table.players) < stage.fewest:
            raise Refused("table-too-small", table=table.number, players=len(table.players), fewest=stage.fewest)
        if not table.judge:
            raise Refused("judge-missing", table=table.number)
    return [events.HeatStarted(desk.now, desk.by, session=session.id, heat=command.heat)]


def running(desk: Desk, round: RoundId, number: int) -> Heat:
    heat = desk.heat(desk.session(round), number)
    if not heat.on():
        raise Refused("bad-moment", session=round, heat=number, status=heat.status)
    return heat


def pause_heat(desk: Desk, command: commands.PauseHeat) -> list[Event]:
    if running(desk, command.session, command.heat).paused:
        raise Refused("already-done", heat=command.heat)
    reason = needed(command.reason)
    return [events.HeatPaused(desk.now, desk.by, session=command.session, heat=command.heat, reason=reason)]


def resume_heat(desk: Desk, command: commands.ResumeHeat) -> list[Event]:
    if not running(desk, command.session, command.heat).paused:
        raise Refused("already-done", heat=command.heat)
    return [events.HeatResumed(desk.now, desk.by, session=command.session, heat=command.heat)]


def call_last_round(desk: Desk, command: commands.CallLastRound) -> list[Event]:
    """Call the last round when the time is over, or about to be (CHAMP-TIME-1, CHAMP-TIME-2)."""
    heat = running(desk, command.session, command.heat)
    stage, _, _ = parts(desk, command.session)
    left = stage.minutes * 60 - heat.elapsed(desk.now).total_seconds()
    early = left - desk.format.tolerance * 60
    if early > 0:
        allowed = desk.now + datetime.timedelta(seconds=early)
        zone = desk.venue(command.session.venue).starts.tzinfo
        raise Refused("last-round-early", seconds_left=int(left), allowed=allowed.astimezone(zone).isoformat())
    if heat.status == LAST_ROUND:
        raise Refused("already-done", heat=command.heat)
    return [events.LastRoundCalled(desk.now, desk.by, session=command.session, heat=command.heat)]


def end_heat(desk: Desk, command: commands.EndHeat) -> list[Event]:
    """End a heat after the last round, or when every table has its winner (CHAMP-TIME-7)."""
    heat = running(desk, command.session, command.heat)
    tables = desk.session(command.session).tables_in(command.heat)
    if heat.status == RUNNING and any(table.sheet is None for table in tables):
        raise Refused("bad-moment", "CHAMP-TIME-2", heat=command.heat)
    return [events.HeatEnded(desk.now, desk.by, session=command.session, heat=command.heat)]


def announce_time(desk: Desk, command: commands.AnnounceTime) -> list[Event]:
    table = playing_table(desk, command.session, command.table)
    if desk.by != table.judge:
        raise Refused("not-allowed", "CHAMP-TIME-5", table=table.number)
    return [events.TimeAnnounced(desk.now, desk.by, session=command.session, table=table.number)]


def playing_table(desk: Desk, round: RoundId, number: int) -> Table:
    table = desk.table(desk.session(round), number)
    running(desk, round, table.heat)
    return table


def record_out(desk: Desk, command: commands.RecordOut) -> list[Event]:
    table = playing_table(desk, command.session, command.table)
    heat = desk.session(command.session).heats[table.heat]
    gone = [entrant for entrant, _ in table.out]
    if command.entrant not in table.players or command.entrant in gone:
        raise Refused("not-awaited", entrant=command.entrant)
    if len(table.players) - len(gone) == 1:
        raise Refused("bad-moment", "CHAMP-BANKRUPT-9", entrant=command.entrant)
    tapped = desk.tap_time(heat, command.tapped) if command.signed and command.tapped else None
    return [
        events.WentOut(
            desk.now, desk.by, session=command.session, table=table.number, entrant=command.entrant, fate="bankrupt",
            signed=command.signed, tapped=tapped,
        )
    ]  # fmt: skip


def expel(desk: Desk, command: commands.Expel) -> list[Event]:
    return leave(desk, desk.active(command.entrant), DISQUALIFIED, needed(command.reason))
