"""Seating, roll call, heats and clocks: everything between the doors and the sheets."""

from collections.abc import Iterator

from passgo.championship import commands, events
from passgo.championship.desk import Desk, leave, substitute
from passgo.championship.entering import needed
from passgo.championship.events import Event
from passgo.championship.format import Stage
from passgo.championship.layout import Plan, even_sizes, plan
from passgo.championship.refusals import Refused
from passgo.championship.rounds import RoundId
from passgo.championship.seating import Request, broken, make, swap
from passgo.championship.state import (
    CONFIRMED,
    DISQUALIFIED,
    HOLDING,
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


def parts(desk: Desk, id: RoundId) -> tuple[Stage, str, int]:
    """Stage, venue and number of a round, which need not have been seated yet."""
    stage = desk.stage(id.stage)
    known = id.venue in desk.format.places(stage) and 1 <= id.round <= stage.rounds
    if not known or id != RoundId(id.stage, id.venue, id.round):  # "01" would be a second first round
        raise Refused("no-such-session", session=id)
    return stage, id.venue, id.round


def field(desk: Desk, session: RoundId) -> list[str]:
    """Who plays a session: confirmed entrants by time of registration, or who qualified, best first."""
    stage, venue, _ = parts(desk, session)
    before = desk.format.before(stage)
    if before is None:
        entrants = desk.state.at_venue(venue, CONFIRMED)
        entrants += [one for one in desk.state.alternates(venue) if session in one.called]
        return [one.id for one in sorted(entrants, key=lambda one: one.order)]
    going = []
    for place in desk.format.places(before):
        if stage.at == "venues" and place != venue:
            continue
        outcome = desk.state.outcomes.get((before.id, place))
        if outcome is None:
            raise Refused("not-finished", "CHAMP-QUAL-5", stage=before.id, venue=place)
        going += [id for id in outcome.going if desk.state.entrants[id].status == CONFIRMED]
    return going


def make_seating(desk: Desk, command: commands.MakeSeating) -> list[Event]:
    if command.heat:
        return reseat_heat(desk, command)
    stage, venue_id, number = parts(desk, command.session)
    if (stage.id, venue_id) in desk.state.outcomes:
        raise Refused("stage-over", stage=stage.id, venue=venue_id)
    session = desk.state.sessions.get(command.session)
    if session is not None and any(heat.status != WAITING for heat in session.heats.values()):
        raise Refused("bad-moment", session=session.id)
    before = RoundId(stage.id, venue_id, number - 1)
    if number > 1 and not desk.session(before).released:
        raise Refused("not-finished", session=before)
    players = field(desk, command.session)
    planned = plan(stage, desk.venue(venue_id), len(players))
    kept, late = players[: len(players) - planned.left_over], players[len(players) - planned.left_over :]
    tables = make(request(desk, command, stage, tuple(kept), planned.sizes))
    return [*made_alternates(desk, venue_id, late), drafted(desk, command, tables, planned)]


def drafted(
    desk: Desk, command: commands.MakeSeating, tables: tuple[tuple[str, ...], ...], planned: Plan
) -> events.SeatingDrafted:
    return events.SeatingDrafted(
        desk.now, desk.by, session=command.session, seed=command.seed, tables=tables, heats=planned.heats,
        apart=command.apart, fixed=command.fixed,
    )  # fmt: skip


def request(
    desk: Desk, command: commands.MakeSeating, stage: Stage, players: tuple[str, ...], sizes: tuple[int, ...]
) -> Request:
    history = tuple(
        tuple(tuple(table.players) for table in session.tables if session.begun(table))
        for session in desk.state.sessions.values()
        if session.id != command.session
    )
    return Request(
        players, sizes, command.seed, stage.fewest, stage.most, history, command.apart, dict(command.fixed),
        seeded=stage.seating == "seeded",
    )  # fmt: skip


def reseat_heat(desk: Desk, command: commands.MakeSeating) -> list[Event]:
    """Seat one heat anew from those who are left, when a table became too small; other heats stay as they are."""
    stage, _, _ = parts(desk, command.session)
    session = desk.session(command.session)
    heat = desk.heat(session, command.heat)
    if heat.status not in (WAITING, ROLLED):
        raise Refused("game-running", session=session.id, heat=command.heat)
    tables = session.tables_in(command.heat)
    players = tuple(player for table in tables for player in table.players)
    if len(players) < stage.fewest:
        raise Refused("too-few", players=len(players), fewest=stage.fewest)
    number = min(len(tables), len(players) // stage.fewest)
    by_time = sorted(players, key=lambda id: desk.state.entrants[id].order)
    kept, late = by_time[: number * stage.most], by_time[number * stage.most :]
    sizes = even_sizes(len(kept), number)
    seats = make(request(desk, command, stage, tuple(id for id in players if id in kept), sizes))
    again = events.SeatingDrafted(
        desk.now, desk.by, session=session.id, seed=command.seed, tables=seats, heats=(command.heat,) * len(seats),
        heat=command.heat, apart=command.apart, fixed=command.fixed,
    )  # fmt: skip
    return [*made_alternates(desk, session.venue, late), again]


def made_alternates(desk: Desk, venue: str, late: list[str]) -> list[Event]:
    """Who finds no seat: the latest registrations (AMB-CHAMP-6)."""
    first = desk.state.next_number(venue)
    return [events.MadeAlternate(desk.now, desk.by, entrant=id, alternate=first + i) for i, id in enumerate(late)]


def swap_seats(desk: Desk, command: commands.SwapSeats) -> list[Event]:
    stage, _, _ = parts(desk, command.session)
    session = desk.session(command.session)
    for entrant in (command.one, command.other):
        table = session.table_of(entrant)
        if table is not None and session.begun(table):
            raise Refused("game-running", entrant=entrant, table=table.number)
    tables = tuple(tuple(table.players) for table in session.tables)
    sizes = tuple(len(table) for table in tables)
    again = commands.MakeSeating(command.by, session.id, session.seed, session.apart, session.fixed)
    swap(tables, request(desk, again, stage, tuple(session.players()), sizes), command.one, command.other)
    return [events.SeatsSwapped(desk.now, desk.by, session=session.id, one=command.one, other=command.other)]


def assign_judge(desk: Desk, command: commands.AssignJudge) -> list[Event]:
    """CHAMP-JUDGE-1: one judge for each table, at one table at a time; no player judges."""
    session = desk.session(command.session)
    table = desk.table(session, command.table)
    if command.judge in desk.state.entrants:
        raise Refused("already-judging", judge=command.judge)
    for other in session.tables:
        if other is not table and other.heat == table.heat and other.judge == command.judge:
            raise Refused("already-judging", judge=command.judge, table=other.number)
    return [events.JudgeAssigned(desk.now, desk.by, session=session.id, table=table.number, judge=command.judge)]


def publish_seating(desk: Desk, command: commands.PublishSeating) -> list[Event]:
    session = desk.session(command.session)
    stage, venue_id, _ = parts(desk, session.id)
    venue = desk.venue(venue_id)
    if command.starts < venue.starts:
        raise Refused("too-early", "CHAMP-CAL-1", starts=venue.starts.isoformat())
    tables = tuple(tuple(table.players) for table in session.tables)
    again = commands.MakeSeating(command.by, session.id, session.seed, session.apart, session.fixed)
    problems = [
        problem
        for problem in broken(tables, request(desk, again, stage, tuple(session.players()), ()))
        if problem.code not in ("tables-differ", "thinned-unevenly", "table-too-small", "kept-apart", "fixed-seat")
    ]
    if problems:
        raise Refused("seating-broken", problems[0].rule, problems=tuple(problems))
    return [events.SeatingPublished(desk.now, desk.by, session=session.id, starts=command.starts)]


def call_alternate(desk: Desk, command: commands.CallAlternate) -> list[Event]:
    """To fill up tables. Never into a game that has begun (CHAMP-ALT-4)."""
    stage, venue_id, _ = parts(desk, command.session)
    session = desk.state.sessions.get(command.session)
    if desk.format.before(stage) is not None:
        raise Refused("no-alternate", "CHAMP-QUAL-8", stage=stage.id)
    waiting = [one for one in desk.state.alternates(venue_id) if command.session not in one.called]
    if not waiting:
        raise Refused("no-alternate", venue=venue_id)
    opened = [table for table in session.tables if not session.begun(table)] if session is not None else []
    if session is not None and not opened:
        raise Refused("game-running", session=session.id)
    free = [table for table in opened if len(table.players) < stage.most]
    if room(desk, venue_id, command.session) <= 0 or (session is not None and not free):
        raise Refused("no-vacancy", session=command.session)
    emptiest = min(free, key=lambda table: (len(table.players), table.number), default=None)
    table = emptiest.number if emptiest is not None else 0
    called = waiting[0].id
    return [
        events.AlternateCalled(
            desk.now, desk.by, entrant=called, session=command.session, table=table, single=command.single
        )
    ]


def room(desk: Desk, venue: str, session: RoundId) -> int:
    """Places that nobody holds, not even somebody who is still to be phoned: capacity is never exceeded."""
    guests = [one for one in desk.state.alternates(venue) if session in one.called]
    return desk.venue(venue).capacity - len(desk.state.at_venue(venue, *HOLDING)) - len(guests)


def call_roll(desk: Desk, command: commands.CallRoll) -> list[Event]:
    """The start waits for nobody (CHAMP-NOSHOW-1); alternates who are there take the seats, in order."""
    session = desk.session(command.session)
    heat = desk.heat(session, command.heat)
    check_turn(desk, session, heat, command.heat)
    found: list[Event] = []
    gone: set[str] = set()
    free: dict[int, int] = {}
    for table in session.tables_in(command.heat):
        missing = [id for id in table.players if session.venue not in desk.state.entrants[id].present]
        for id in missing:
            entrant = desk.state.entrants[id]
            found.append(events.Left(desk.now, desk.by, entrant=id, status=NO_SHOW, reason=session.id))
            found += substitute(desk, entrant, gone, session.venue)
        free[table.number] = table.size - len(table.players) + len(missing)
    if command.alternates and desk.format.before(desk.stage(session.stage)) is None:
        lost = sum(isinstance(event, events.Left) for event in found)
        found += fill(desk, session, free, room(desk, session.venue, session.id) + lost)
    return [*found, events.RollCalled(desk.now, desk.by, session=session.id, heat=command.heat)]


def check_turn(desk: Desk, session: Session, heat: Heat, number: int) -> None:
    if session.starts is None or heat.status != WAITING:
        raise Refused("bad-moment", session=session.id, heat=number)
    if desk.now < session.starts:
        raise Refused("too-early", starts=session.starts.isoformat())
    for earlier, other in session.heats.items():
        if earlier < number and other.status != OVER:
            raise Refused("bad-moment", "CHAMP-CAP-1", heat=earlier)


def fill(desk: Desk, session: Session, free: dict[int, int], places: int) -> Iterator[Event]:
    """Vacant seats, the emptiest table first, to alternates who are there, the lowest number first (CHAMP-ALT-2)."""
    seated = set(session.players())
    waiting = [
        one for one in desk.state.alternates(session.venue) if session.venue in one.present and one.id not in seated
    ]
    for alternate in waiting[: max(0, places)]:
        table = max(free, key=lambda number: (free[number], -number), default=0)
        if not table or free[table] <= 0:
            return
        free[table] -= 1
        yield events.AlternateCalled(desk.now, desk.by, entrant=alternate.id, session=session.id, table=table)


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
    """When the time is over, or about to be (CHAMP-TIME-1, CHAMP-TIME-2)."""
    heat = running(desk, command.session, command.heat)
    stage, _, _ = parts(desk, command.session)
    left = stage.minutes * 60 - heat.elapsed(desk.now).total_seconds()
    if left > desk.format.tolerance * 60:
        raise Refused("too-early", "CHAMP-TIME-1", seconds_left=int(left))
    if heat.status == LAST_ROUND:
        raise Refused("already-done", heat=command.heat)
    return [events.LastRoundCalled(desk.now, desk.by, session=command.session, heat=command.heat)]


def end_heat(desk: Desk, command: commands.EndHeat) -> list[Event]:
    """After the last round, or when every table has its winner (CHAMP-TIME-7)."""
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
