"""Seats: who plays a round, at which table, and which judge sits there."""

from passgo.championship import commands, events
from passgo.championship.alternates import made_alternates
from passgo.championship.command_context import Desk, parts
from passgo.championship.events import Event
from passgo.championship.format import Stage
from passgo.championship.layout import Plan, even_sizes, plan
from passgo.championship.personal_data import key
from passgo.championship.refusals import Refused
from passgo.championship.registration import needed
from passgo.championship.rounds import RoundId
from passgo.championship.seating import Request, broken, make, swap
from passgo.championship.state import (
    CONFIRMED,
    ROLLED,
    WAITING,
)


def field(desk: Desk, session: RoundId) -> list[str]:
    """Players of a session: confirmed entrants by time of registration, or qualified players, best first."""
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
        if place in desk.state.lent and place != venue:  # its machine may still correct who goes on
            raise Refused("venue-lent", venue=place)
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
    first = desk.format.before(stage) is None and command.session.round == 1
    groups = groups_of(desk, players) if first else {}
    return Request(
        players, sizes, command.seed, stage.fewest, stage.most, history, command.apart, dict(command.fixed),
        seeded=stage.seating == "seeded", groups=groups,
    )  # fmt: skip


def groups_of(desk: Desk, players: tuple[str, ...]) -> dict[str, str]:
    """The groups that avoid each other, by player. Only the tables they lead to are logged."""
    if desk.format.groups is None or not desk.format.groups.apart:
        return {}
    rows = desk.people.rows
    return {player: key(rows[player].group) for player in players if player in rows}


def reseat_heat(desk: Desk, command: commands.MakeSeating) -> list[Event]:
    """Seat one heat again with the players who are left when a table became too small; other heats do not change."""
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
    reason = needed(command.reason) if session.begun(table) else ""
    return [
        events.JudgeAssigned(
            desk.now, desk.by, session=session.id, table=table.number, judge=command.judge, reason=reason
        )
    ]


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
