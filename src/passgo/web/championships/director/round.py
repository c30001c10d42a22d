"""One round of a stage at one venue, as the director sees it: how far it is and what comes next."""

import datetime
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final
from zoneinfo import ZoneInfo

from passgo.championship import Refused, commands
from passgo.championship.command_context import parts
from passgo.championship.commands import JUDGE
from passgo.championship.format import Stage, Venue
from passgo.championship.layout import plan
from passgo.championship.results import missing_sheets
from passgo.championship.rounds import RoundId
from passgo.championship.seating_commands import field as field_of
from passgo.championship.state import CONFIRMED, NO_SHOW, OVER, ROLLED, WAITING, Outcome, Session, State, Table
from passgo.office import Official
from passgo.web.championships.director.seating import (
    Fixed,
    Pair,
    Reason,
    again,
    fixed_of,
    pairs_of,
    reasons,
    request_of,
)
from passgo.web.championships.links import serves
from passgo.web.championships.names import Player, choices, player
from passgo.web.championships.official_desk import HallDesk, Refusal, refusal_of
from passgo.web.championships.posting import halls, shown_status
from passgo.web.championships.rounds import address_of, heading, new_seed, sheet_address, sheet_state
from passgo.web.plumbing.texts import Speech

STEPS: Final = ("seating", "judges", "publish", "roll", "play", "sheets", "release", "qualify")
FINISHED: Final = "over"
LATER: Final = "later"
LOCAL: Final = "%Y-%m-%dT%H:%M"  # what a browser's field for day and time takes


def read_local(said: str, zone: ZoneInfo) -> datetime.datetime:
    """A day and time as a browser sends it, in the time zone of the place; or ValueError."""
    return datetime.datetime.strptime(said[:16], LOCAL).replace(tzinfo=zone)


@dataclass(frozen=True)
class Step:
    name: str
    state: str  # done, now or later


@dataclass(frozen=True)
class TableCard:
    number: int
    heat: int
    players: tuple[Player, ...]
    judge: str
    judge_name: str
    suggested: str
    again: int  # earlier meetings
    begun: bool
    sheet: str  # waiting, playing, due, entered or confirmed
    address: str


@dataclass(frozen=True)
class Tick:
    """A player before the roll call: whether their judge saw them at the table, and whether the door did."""

    player: Player
    here: bool
    door: bool


@dataclass(frozen=True)
class TickTable:
    number: int
    said: bool  # whether anybody has looked
    here: int
    ticks: tuple[Tick, ...]


@dataclass(frozen=True)
class HeatRow:
    number: int
    status: str
    players: int
    here: int  # at their tables, as their judges ticked them
    lost: tuple[Player, ...]  # who lost their seats at the roll call
    ticking: tuple[TickTable, ...]
    small: tuple[str, ...]  # tables with too few players (CHAMP-TABLE-3)
    tables: int
    clock: str


@dataclass(frozen=True)
class PlanFacts:
    players: int
    tables: int
    heats: int


@dataclass(frozen=True)
class OutcomeFacts:
    ranking: tuple[Player, ...]


@dataclass(frozen=True)
class May:
    """The actions that the official's role allows."""

    draft: bool
    swap: bool
    judge: bool
    publish: bool
    roll: bool
    start: bool
    tick: bool
    expel: bool
    release: bool
    qualify: bool
    sheets: bool
    unroll: bool
    reinstate: bool
    unrelease: bool


@dataclass
class SessionPage:
    steps: list[Step]
    may: May
    hall: int
    zone: str
    starts_value: str
    next_seed: int
    choices: list[tuple[str, str]]
    pdf: str
    plan: PlanFacts | None = None
    plan_refusal: Refusal | None = None
    draftable: bool = True
    seed: int = 0
    seeded: bool = False
    seated: int = 0
    reasons: list[Reason] = field(default_factory=list)
    apart: list[Pair] = field(default_factory=list)
    fixed: list[Fixed] = field(default_factory=list)
    tables: list[TableCard] = field(default_factory=list)
    heats: list[HeatRow] = field(default_factory=list)
    swappable: bool = False
    judges: list[tuple[str, str]] = field(default_factory=list)
    replaceable: list[tuple[int, str]] = field(default_factory=list)  # tables that have begun and are not confirmed
    judgeable: bool = False
    judged: int = 0
    starts: datetime.datetime | None = None
    any_begun: bool = False
    alternates: int = 0
    alternates_present: int = 0
    playing: list[tuple[str, str]] = field(default_factory=list)
    confirmed: int = 0
    missing: list[str] = field(default_factory=list)
    due: list[str] = field(default_factory=list)  # players whose game is over
    at_hand: str = ""
    released: bool = False
    outcome: OutcomeFacts | None = None
    next_round: str = ""


def progress(state: State, stage: Stage, session: Session | None, outcome: Outcome | None) -> list[Step]:
    """The steps of the round; the first one that is not done is the current one."""
    finished = dict.fromkeys(STEPS, False)
    if session is not None:
        heats = session.heats.values()
        finished |= {
            "seating": True,
            "judges": all(table.judge for table in session.tables),
            "publish": session.starts is not None,
            "roll": all(heat.status != WAITING for heat in heats),
            "play": all(heat.status == OVER for heat in heats),
            "sheets": not missing_sheets(session),
            "release": session.released,
        }
        another = session.id.following() in state.sessions
        finished["qualify"] = another if session.round < stage.rounds else outcome is not None
    elif outcome is not None:  # one table was both stages (AMB-CHAMP-6)
        finished = dict.fromkeys(STEPS, True)
    at_hand = next((name for name in STEPS if not finished[name]), "")
    return [Step(name, "done" if finished[name] else "now" if name == at_hand else "later") for name in STEPS]


def at_hand(steps: list[Step]) -> str:
    return next((step.name for step in steps if step.state == "now"), FINISHED)


def session_page(desk: HallDesk, id: RoundId, officials: list[Official], speech: Speech) -> SessionPage:
    """The content of a session's page; Refused if there is no such session."""
    core = desk.core
    stage, place, number = parts(core, id)
    venue = core.venue(place)
    session = core.state.sessions.get(id)
    outcome = core.state.outcomes.get((stage.id, place))
    starts = (session.starts if session else None) or max(desk.time, venue.starts)
    page = SessionPage(
        progress(core.state, stage, session, outcome), may(desk), halls(desk.office.championship)[place],
        venue.zone, starts.astimezone(ZoneInfo(venue.zone)).strftime(LOCAL), new_seed(), [],
        f"{address_of(desk.id, id)}/sheets.pdf",
    )  # fmt: skip
    page.at_hand = at_hand(page.steps)
    add_plan(page, desk, id, stage, venue, speech)
    page.draftable = outcome is None and (session is None or all(h.status == WAITING for h in session.heats.values()))
    if session is not None:
        add_seating(page, desk, session, stage, officials, speech)
        add_hall(page, desk, session, stage)
        add_results(page, session)
    if outcome is not None:
        page.outcome = outcome_facts(desk, outcome)
    elif session is not None and session.released and number < stage.rounds:
        page.next_round = address_of(desk.id, id.following())
    return page


def may(desk: HallDesk) -> May:
    return May(
        draft=desk.may(commands.MakeSeating),
        swap=desk.may(commands.SwapSeats),
        judge=desk.may(commands.AssignJudge),
        publish=desk.may(commands.PublishSeating),
        roll=desk.may(commands.CallRoll),
        start=desk.may(commands.StartHeat),
        tick=desk.may(commands.TickPlayer),
        expel=desk.may(commands.Expel),
        release=desk.may(commands.ReleaseScores),
        qualify=desk.may(commands.Qualify),
        sheets=desk.may(commands.AssignJudge),
        unroll=desk.may(commands.TakeBackRoll),
        reinstate=desk.may(commands.Reinstate),
        unrelease=desk.may(commands.TakeBackRelease),
    )


def add_plan(page: SessionPage, desk: HallDesk, id: RoundId, stage: Stage, venue: Venue, speech: Speech) -> None:
    """Add who would be seated now, or why nobody can be."""
    if id in desk.core.state.sessions:
        page.choices = choices(desk, desk.core.state.sessions[id].players())
        return
    try:
        players = field_of(desk.core, id)
        planned = plan(stage, venue, len(players))
    except Refused as refused:
        page.plan_refusal = refusal_of(speech, refused)
        return
    page.choices = choices(desk, players)
    page.plan = PlanFacts(len(players), len(planned.sizes), max(planned.heats))


def add_seating(
    page: SessionPage, desk: HallDesk, session: Session, stage: Stage, officials: list[Official], speech: Speech
) -> None:
    request = request_of(desk, session, stage)
    page.seed, page.seeded = session.seed, stage.seating == "seeded"
    page.seated = len(session.players())
    page.reasons = reasons(session, request, speech)
    page.apart, page.fixed = pairs_of(desk, session), fixed_of(desk, session)
    names = {one.id: one.name for one in officials}
    judges = [one for one in officials if one.active and one.role == JUDGE and one.venue in ("", session.venue)]
    page.judges = [(one.id, one.name) for one in judges]
    page.replaceable = [
        (table.number, speech.say("hall-table", number=table.number))
        for table in session.tables
        if session.begun(table) and not table.confirmed()
    ]
    suggested = suggestions(session, judges)
    page.tables = [
        table_card(desk, session, table, names, suggested.get(table.number, ""), again(table, request))
        for table in session.tables
    ]
    page.judged = sum(1 for table in session.tables if table.judge)
    page.judgeable = page.swappable = any(not session.begun(table) for table in session.tables)


def suggestions(session: Session, judges: list[Official]) -> dict[int, str]:
    """A judge for each table without one: the judge invited for it, otherwise one who is free in that heat."""
    found: dict[int, str] = {}
    for table in session.tables:
        if table.judge:
            continue
        same = session.tables_in(table.heat)
        busy = {other.judge for other in same} | {found.get(other.number, "") for other in same}
        free = sorted((one for one in judges if one.id not in busy), key=lambda one: one.table != table.number)
        found[table.number] = free[0].id if free else ""
    return found


def table_card(
    desk: HallDesk, session: Session, table: Table, officials: dict[str, str], suggested: str, meetings: int
) -> TableCard:
    out = dict(table.out)
    fixed = {entrant for entrant, _ in session.fixed}
    players = tuple(player(desk, id, fixed=id in fixed, out=out.get(id, "")) for id in table.players)
    return TableCard(
        table.number, table.heat, players, table.judge, officials.get(table.judge, table.judge), suggested, meetings,
        session.begun(table), sheet_state(session, table), sheet_address(desk.id, session.id, table.number),
    )  # fmt: skip


def add_hall(page: SessionPage, desk: HallDesk, session: Session, stage: Stage) -> None:
    waiting = desk.core.state.alternates(session.venue) if desk.core.format.before(stage) is None else []
    page.starts = None if session.starts is None else session.starts.astimezone(ZoneInfo(page.zone))
    page.any_begun = any(heat.status != WAITING for heat in session.heats.values())
    page.alternates = len(waiting)
    page.alternates_present = sum(session.venue in one.present for one in waiting)
    page.heats = [heat_row(desk, session, stage, number) for number in sorted(session.heats)]
    on = [id for table in session.tables if session.heats[table.heat].on() for id in table.players]
    page.playing = choices(desk, [id for id in on if desk.core.state.entrants[id].status == CONFIRMED])


def heat_row(desk: HallDesk, session: Session, stage: Stage, number: int) -> HeatRow:
    tables = session.tables_in(number)
    seated = [id for table in tables for id in table.players]
    heat = session.heats[number]
    early = heat.status in (WAITING, ROLLED)
    ticking = tuple(tick_table(desk, session, table) for table in tables)
    here = sum(table.here for table in ticking) + sum(id in heat.called for id in seated)
    return HeatRow(
        number, shown_status(heat), len(seated), here,
        tuple(player(desk, id) for id in heat.missing if desk.core.state.entrants[id].status == NO_SHOW),
        ticking,
        tuple(str(table.number) for table in tables if early and len(table.players) < stage.fewest),
        len(tables), f"/c/{desk.id}/clock/{session.id}/{number}",
    )  # fmt: skip


def tick_table(desk: HallDesk, session: Session, table: Table) -> TickTable:
    ticks = tuple(
        Tick(player(desk, id), table.ticks.get(id, False), session.venue in desk.core.state.entrants[id].present)
        for id in table.players
    )
    return TickTable(table.number, bool(table.ticks), sum(tick.here for tick in ticks), ticks)


def add_results(page: SessionPage, session: Session) -> None:
    page.missing = [str(number) for number in missing_sheets(session)]
    page.due = [str(table.number) for table in session.tables if sheet_state(session, table) == "due"]
    page.confirmed = len(session.tables) - len(page.missing)
    page.released = session.released


def outcome_facts(desk: HallDesk, outcome: Outcome) -> OutcomeFacts:
    drawn = {id for group in outcome.lots for id in group}
    order = [*outcome.going, *(id for id in outcome.ranking if id not in outcome.going)]
    return OutcomeFacts(tuple(player(desk, id, going=id in outcome.going, lot=id in drawn) for id in order))


# The overview.


@dataclass(frozen=True)
class SessionRow:
    city: str
    round: int
    players: int
    step: str
    detail: str
    address: str
    label: str


@dataclass(frozen=True)
class StageRows:
    name: str
    rounds: int
    rows: tuple[SessionRow, ...]


def overview(desk: HallDesk, speech: Speech) -> list[StageRows]:
    """Every round of every stage at every place, in playing order."""
    format = desk.core.format
    stages = [StageRows(one.name, one.rounds, tuple(session_rows(desk, one, speech))) for one in format.stages]
    return [one for one in stages if one.rows]


def session_rows(desk: HallDesk, stage: Stage, speech: Speech) -> Iterator[SessionRow]:
    core = desk.core
    for place in (one for one in core.format.places(stage) if serves(desk.person, one)):
        for number in range(1, stage.rounds + 1):
            id = RoundId(stage.id, place, number)
            session = core.state.sessions.get(id)
            steps = progress(core.state, stage, session, core.state.outcomes.get((stage.id, place)))
            step = at_hand(steps) if session is not None or can_be_seated(desk, stage, id) else LATER
            step = FINISHED if all(one.state == "done" for one in steps) else step
            venue = core.venue(place)
            yield SessionRow(
                venue.city, number, players_of(desk, id, session), step, detail_of(session, step, speech),
                address_of(desk.id, id), heading(speech, stage, venue, number),
            )  # fmt: skip


def can_be_seated(desk: HallDesk, stage: Stage, id: RoundId) -> bool:
    """Whether the previous stage or round is finished."""
    _, place, number = parts(desk.core, id)
    earlier = desk.core.state.sessions.get(RoundId(stage.id, place, number - 1))
    if number > 1 and (earlier is None or not earlier.released):
        return False
    try:
        return bool(field_of(desk.core, id))
    except Refused:
        return False


def players_of(desk: HallDesk, id: RoundId, session: Session | None) -> int:
    if session is not None:
        return len(session.players())
    try:
        return len(field_of(desk.core, id))
    except Refused:
        return 0


def detail_of(session: Session | None, step: str, speech: Speech) -> str:
    if session is not None and step == "sheets":
        missing = missing_sheets(session)
        return speech.say("hall-sheets-short", confirmed=len(session.tables) - len(missing), tables=len(session.tables))
    return ""
