"""Score sheets in the hall: the state of each, the check by a second person, and the paper to print."""

import datetime
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final
from zoneinfo import ZoneInfo

from starlette.responses import Response

from passgo.championship import Refused, commands
from passgo.championship.codec import digest_of
from passgo.championship.command_context import Desk
from passgo.championship.commands import DIRECTOR, HEAD_JUDGE
from passgo.championship.scoring import RULES, score, tied_players
from passgo.championship.sheets import Line, Worth, worth
from passgo.championship.signatures import missing_signatures, waivable_from
from passgo.championship.state import EnteredSheet, Session, Table
from passgo.web.championships.documents import Wish
from passgo.web.championships.links import actor_of, base_of, missing, round_of, serves
from passgo.web.championships.names import Player, board_names, player
from passgo.web.championships.official_desk import (
    SHEETS,
    Act,
    HallDesk,
    Refusal,
    act_at,
    desk_at,
    done_of,
    give,
    look_at,
    reading,
    reason_of,
    show_desk,
)
from passgo.web.championships.online_tables import MACHINE
from passgo.web.championships.paper import printed
from passgo.web.championships.rounds import address_of as session_address
from passgo.web.championships.rounds import sheet_address, sheet_state
from passgo.web.plumbing.page import Page, Visit
from passgo.words.names import Names

SHEET: Final = "/c/{id}/sheets/{stage}/{venue}/{round}/{table}"


# Where they are.


@dataclass(frozen=True)
class Tracked:
    table: int
    heat: int
    state: str
    address: str


@dataclass(frozen=True)
class TrackedSession:
    stage: str
    city: str
    round: int
    rounds: int
    tables: tuple[Tracked, ...]
    confirmed: int


def tracked(desk: HallDesk) -> list[TrackedSession]:
    """Every session of the official whose scores are not released yet."""
    core = desk.core
    sessions = [one for one in core.state.sessions.values() if serves(desk.person, one.venue) and not one.released]
    return [tracked_session(desk, core, session) for session in sessions]


def tracked_session(desk: HallDesk, core: Desk, session: Session) -> TrackedSession:
    stage, city = core.stage(session.stage), core.venue(session.venue).city
    tables = tuple(
        Tracked(table.number, table.heat, sheet_state(session, table), sheet_address(desk.id, session.id, table.number))
        for table in session.tables
    )
    confirmed = sum(one.state == "confirmed" for one in tables)
    return TrackedSession(stage.name, city, session.round, stage.rounds, tables, confirmed)


async def show_tracker(visit: Visit, desk: HallDesk, refusal: Refusal | None) -> Response:
    sessions = await reading(visit, desk, lambda: tracked(desk))
    return show_desk(visit, desk, "sheets.html", visit.say("hall-page-sheets"), refusal, "", sessions=sessions)


async def look_tracker(visit: Visit) -> Response:
    return await look_at(visit, SHEETS, show_tracker)


# One sheet.


@dataclass(frozen=True)
class Signature:
    """A signature: whether somebody has signed, and when, if it was on a screen; or that it was done without."""

    name: str
    given: bool
    time: str = ""
    waived: bool = False


@dataclass(frozen=True)
class ShownHolding:
    name: str
    mortgaged: bool
    houses: int
    hotel: bool


@dataclass(frozen=True)
class ShownLine:
    """A line of the sheet as it was entered, next to the sums it must have."""

    player: Player
    fate: str
    cash: int
    total: int
    worth: Worth
    holdings: tuple[ShownHolding, ...]
    signed: Signature


@dataclass(frozen=True)
class ShownPlacing:
    player: Player
    rank: int
    points: int
    reason: str
    rule: str


@dataclass(frozen=True)
class SheetPage:
    table: int
    state: str
    judge: str
    version: int = 0
    digest: str = ""
    by: str = ""
    confirmed_by: str = ""
    own: bool = False  # this official entered it: somebody else confirms
    lines: tuple[ShownLine, ...] = ()
    placings: tuple[ShownPlacing, ...] = ()
    undecided: bool = False
    unsigned: tuple[str, ...] = ()
    judge_signs: Signature | None = None
    tied: tuple[Player, ...] = ()
    decided: bool = False  # this official decided a tie on it: somebody else confirms
    may_decide: bool = False
    may_sign: bool = False  # as the judge of the table
    may_waive: bool = False
    waive_from: datetime.datetime | None = None  # until then players have time to sign
    waive_zone: str = ""
    waived_for: str = ""
    online: bool = False


def place_of(visit: Visit, desk: HallDesk) -> tuple[Session, Table]:
    word = visit.path("table")
    session = desk.office.championship.state.sessions.get(round_of(visit))
    number = int(word) if word.isascii() and word.isdigit() and len(word) < 5 else 0
    table = None if session is None else session.table(number)
    if session is None or table is None:
        raise missing("no-such-page")
    return session, table


def writer(visit: Visit, known: Mapping[str, str], by: str) -> str:
    return visit.say("remote-live-table") if by == MACHINE.id else known.get(by, by)


def sheet_page(visit: Visit, desk: HallDesk) -> SheetPage:
    session, table = place_of(visit, desk)
    known = {one.id: one.name for one in desk.office.officials()}
    judge = known.get(table.judge, table.judge)
    state = sheet_state(session, table)
    entered = table.sheet
    if entered is None:
        return SheetPage(table.number, state, judge)
    signature = signing(desk, session, table, entered)
    placings, undecided = placings_of(visit, desk, entered)
    unsigned = missing_signatures(table, entered)
    return SheetPage(
        table.number, state, judge, entered.version, digest_of(entered.sheet), writer(visit, known, entered.by),
        known.get(entered.confirmed_by, entered.confirmed_by), any(entered.by == one.id for one in desk.people),
        lines_of(desk, entered, signature), placings, undecided,
        tuple(known.get(one) or player(desk, one).label for one in unsigned), signature(table.judge, judge),
        **open_questions(desk, session, table, entered),
    )  # fmt: skip


def open_questions(desk: HallDesk, session: Session, table: Table, entered: EnteredSheet) -> dict[str, Any]:
    """What is still to be done about a sheet before somebody confirms it, and by whom."""
    core, missing = desk.core, missing_signatures(table, entered)
    venue, here = core.venue(session.venue), [one.id for one in desk.people]
    waives = bool(missing) and venue.online and desk.may(commands.WaiveSignatures)
    return {
        "tied": tuple(player(desk, one) for one in tied_players(entered.sheet, core.format, core.prices)),
        "decided": entered.decided_by in here,
        "may_decide": desk.may(commands.DecideTie),
        "may_sign": table.judge in missing and table.judge in here,
        "may_waive": waives and desk.time >= waivable_from(core, entered),
        "waive_from": waivable_from(core, entered).astimezone(ZoneInfo(venue.zone)) if waives else None,
        "waive_zone": venue.zone,
        "waived_for": entered.waived_for,
        "online": venue.online,
    }


Signing = Callable[[str, str], Signature]


def signing(desk: HallDesk, session: Session, table: Table, entered: EnteredSheet) -> Signing:
    """The signature of anybody at this table, with the time of the hall."""
    signed, tapped = {*entered.sheet.signed, *table.signed, *entered.own}, table.tapped()
    zone = ZoneInfo(desk.core.venue(session.venue).zone)

    def signature(id: str, name: str) -> Signature:
        at = tapped.get(id)
        time = at.astimezone(zone).strftime("%H:%M") if at else ""
        return Signature(name, id in signed, time, id in entered.waived)

    return signature


def lines_of(desk: HallDesk, entered: EnteredSheet, signature: Signing) -> tuple[ShownLine, ...]:
    names = board_names(desk)
    return tuple(shown_line(desk, line, names, signature) for line in entered.sheet.lines)


def shown_line(desk: HallDesk, line: Line, names: Names, signature: Signing) -> ShownLine:
    kept = desk.office.championship
    holdings = tuple(
        ShownHolding(names.named("space", one.deed), one.mortgaged, one.houses, one.hotel) for one in line.holdings
    )
    value = worth(line, kept.prices, kept.format.valuation)
    signed = signature(line.entrant, "")
    return ShownLine(player(desk, line.entrant), line.fate, line.cash, line.total, value, holdings, signed)


def placings_of(visit: Visit, desk: HallDesk, entered: EnteredSheet) -> tuple[tuple[ShownPlacing, ...], bool]:
    kept = desk.office.championship
    try:
        found = score(entered.sheet, kept.format, kept.prices)
    except Refused:  # a tie that waits for the head judge (AMB-CHAMP-17)
        return (), True
    rows = tuple(
        ShownPlacing(
            player(desk, one.entrant), one.rank, one.points,
            visit.say(f"hall-decided-{one.reason}") if one.reason else "", RULES.get(one.reason, ""),
        )
        for one in found
    )  # fmt: skip
    return rows, False


async def show_sheet(visit: Visit, desk: HallDesk, refusal: Refusal | None) -> Response:
    page = await reading(visit, desk, lambda: sheet_page(visit, desk))
    return show_desk(
        visit, desk, "sheet.html", visit.say("hall-sheet-of", number=page.table), refusal, done_of(visit, ACTS),
        page=page, session=session_address(desk.id, round_of(visit)),
    )  # fmt: skip


async def confirm(visit: Visit, desk: HallDesk) -> None:
    session, table = place_of(visit, desk)
    digest = visit.form.text("digest")[:64]
    await give(visit, desk, commands.ConfirmSheet(desk.by(commands.ConfirmSheet), session.id, table.number, digest))


async def reject(visit: Visit, desk: HallDesk) -> None:
    session, table = place_of(visit, desk)
    await give(
        visit, desk, commands.RejectSheet(desk.by(commands.RejectSheet), session.id, table.number, reason_of(visit))
    )


async def sign(visit: Visit, desk: HallDesk) -> None:
    """Sign as the judge of the table, whichever of the roles at this desk that is."""
    session, table = place_of(visit, desk)
    judge = next((actor_of(one) for one in desk.people if one.id == table.judge), desk.by(commands.SignSheet))
    digest = visit.form.text("digest")[:64]
    await give(visit, desk, commands.SignSheet(judge, session.id, table.number, digest))


async def waive(visit: Visit, desk: HallDesk) -> None:
    session, table = place_of(visit, desk)
    by = desk.by(commands.WaiveSignatures)
    await give(visit, desk, commands.WaiveSignatures(by, session.id, table.number, reason_of(visit)))


async def decide(visit: Visit, desk: HallDesk) -> None:
    """Decide a tie: the form names the players by their places, the best first."""
    session, table = place_of(visit, desk)
    chosen = [visit.form.text(f"place{number}") for number in range(1, len(table.players) + 1)]
    order = tuple(one for one in chosen if one)
    await give(visit, desk, commands.DecideTie(desk.by(commands.DecideTie), session.id, table.number, order))


ACTS: Final[Mapping[str, Act]] = {
    "confirm": confirm, "reject": reject, "sign": sign, "waive": waive, "decide": decide,
}  # fmt: skip


async def look_sheet(visit: Visit) -> Response:
    return await look_at(visit, SHEETS, show_sheet)


async def act_sheet(visit: Visit) -> Response:
    return await act_at(visit, SHEETS, ACTS, show_sheet)


# On paper.


async def paper(visit: Visit) -> Response:
    """Print sheets for every table of a session, filled in as far as possible, and blank ones."""
    desk = await desk_at(visit, DIRECTOR, HEAD_JUDGE)
    round = round_of(visit)
    if round not in desk.office.championship.state.sessions:
        raise missing("no-such-page")
    return await printed(visit, desk, Wish("sheets", round.venue, visit.tag, base_of(visit), round))


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", "/c/{id}/sheets", look_tracker),
    Page("GET", SHEET, look_sheet),
    Page("POST", SHEET, act_sheet),
)
