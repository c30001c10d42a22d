"""The judge's panel of a table over the board: bank, shortages, the sheet and its signatures, and the rules at hand.

The page carries everything the panel needs, so that it works without a network; what the judge enters arrives as
commands with an id each, which may arrive twice.
"""

import datetime
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

import msgspec
from starlette.responses import Response

from passgo.championship import Actor, Command, Refused, commands
from passgo.championship.codec import BrokenLog, built_record, moment
from passgo.championship.commands import DIRECTOR, HEAD_JUDGE, JUDGE, SCORER
from passgo.championship.results import differences
from passgo.championship.rounds import RoundId
from passgo.championship.sheets import BANKRUPT, Mistake, Sheet, mistakes
from passgo.championship.state import Table
from passgo.office import BadDetails
from passgo.tables.shown.messages import too_deep
from passgo.web.championships.hall.sheets import place_of
from passgo.web.championships.judge.panel_facts import TableNow, facts, table_now
from passgo.web.championships.links import blocking
from passgo.web.championships.official_desk import HallDesk, desk_at, reading, reason_of, show_desk
from passgo.web.championships.refusal_texts import told
from passgo.web.championships.rounds import heading, sheet_state
from passgo.web.edge.problems import REFUSED, Problem
from passgo.web.pages.app_page import build
from passgo.web.plumbing.answers import json
from passgo.web.plumbing.page import Page, Visit

ROLES: Final = (JUDGE, HEAD_JUDGE, SCORER, DIRECTOR)
TABLE: Final = "/c/{id}/judge/{stage}/{venue}/{round}/{table}"
LONGEST_ID: Final = 80


class Fault(msgspec.Struct, frozen=True):
    """A mistake on a sheet; the panel has the words."""

    code: str
    rule: str
    entrant: str


class Refusal(msgspec.Struct, frozen=True):
    text: str
    rule: str
    faults: tuple[Fault, ...]


class Answer(msgspec.Struct, frozen=True):
    """The result of a command, and the table after it."""

    table: TableNow
    refusal: Refusal | None = None


# The tables of a judge.


@dataclass(frozen=True)
class TableRow:
    label: str
    number: int
    state: str
    address: str
    mine: bool


def rows_of(visit: Visit, desk: HallDesk) -> list[TableRow]:
    """Published tables whose scores are not released yet: the judge's own, then the others."""
    core = desk.core
    found = []
    for session in core.state.sessions.values():
        if session.starts is None or session.released:
            continue
        label = heading(visit.speech, core.stage(session.stage), core.venue(session.venue), session.round)
        found += [
            TableRow(
                label, table.number, sheet_state(session, table), address_of(desk.id, session.id, table.number),
                any(one.id == table.judge for one in desk.people),
            )
            for table in session.tables
        ]  # fmt: skip
    return found


def address_of(championship: str, session: RoundId, table: int) -> str:
    return f"/c/{championship}/judge/{session}/{table}"


async def look_tables(visit: Visit) -> Response:
    desk = await desk_at(visit, *ROLES)
    rows = await reading(visit, desk, lambda: rows_of(visit, desk))
    return show_desk(
        visit, desk, "judge_tables.html", visit.say("hall-page-judge"),
        mine=[row for row in rows if row.mine], others=[row for row in rows if not row.mine],
    )  # fmt: skip


# One table.


async def look_table(visit: Visit) -> Response:
    """Show the panel, with everything it needs for the rest of the day."""
    desk = await desk_at(visit, *ROLES)

    def look() -> tuple[object, TableNow]:
        session, table = place_of(visit, desk)
        core = desk.core
        label = heading(visit.speech, core.stage(session.stage), core.venue(session.venue), session.round)
        now = table_now(desk, session, table, visit.csrf, visit.speech)
        return facts(desk, session, table.number, label), now

    known, now = await reading(visit, desk, look)
    return visit.show(
        "championships/judge.html",
        id=desk.id,
        name=desk.name,
        table=visit.path("table"),
        facts=embedded(known),
        now=embedded(now),
        build=build(),
    )


def embedded(value: object) -> str:
    """JSON to embed in a page: no text from anybody may end the element around it."""
    return msgspec.json.encode(value).decode().replace("<", "\\u003c").replace("&", "\\u0026")


async def look_now(visit: Visit) -> Response:
    """The table at this moment; nothing if it is still at the version the panel knows."""
    desk = await desk_at(visit, *ROLES)
    known = visit.form.number("version", 0)

    def look() -> TableNow | None:
        desk.office.catch_up()
        if desk.office.version == known:
            return None
        return table_now(desk, *place_of(visit, desk), visit.csrf, visit.speech)

    now = await reading(visit, desk, look)
    return Response(status_code=204) if now is None else json(now)


# Commands.


@dataclass(frozen=True)
class Order:
    """A form's request, and where it applies."""

    visit: Visit
    desk: HallDesk
    session: RoundId
    table: Table

    def by(self, command: type[Command]) -> Actor:
        """The actor of a command. It is checked first: somebody who may not give it learns nothing else about it."""
        if not self.desk.may(command):
            raise Refused("not-allowed", command=command.__name__)
        return self.desk.by(command)

    def text(self, name: str) -> str:
        return self.visit.form.text(name)

    def player(self) -> str:
        """The player that the form names, who must be at this table."""
        entrant = self.text("entrant")
        if entrant not in self.table.players:
            raise Problem("bad-command", field="entrant")
        return entrant

    def moment(self, name: str) -> datetime.datetime | None:
        try:
            return moment(self.text(name)) if self.text(name) else None
        except BrokenLog:
            raise Problem("bad-command", field=name) from None

    def sheet(self) -> Sheet:
        text = self.text("sheet")
        try:
            content = None if too_deep(text.encode()) else msgspec.json.decode(text)
            if not isinstance(content, dict):
                raise Problem("bad-command", field="sheet")
            return built_record(Sheet, content)
        except (msgspec.MsgspecError, BrokenLog, UnicodeEncodeError):
            raise Problem("bad-command", field="sheet") from None


def tick(order: Order) -> Command:
    by, here = order.by(commands.TickPlayer), order.visit.form.ticked("here")
    return commands.TickPlayer(by, order.session, order.table.number, order.player(), here)


def announce(order: Order) -> Command:
    return commands.AnnounceTime(order.by(commands.AnnounceTime), order.session, order.table.number)


def record_out(order: Order) -> Command:
    by = order.by(commands.RecordOut)
    signed = order.visit.form.ticked("signed")
    return commands.RecordOut(by, order.session, order.table.number, order.player(), signed, order.moment("tapped"))


def expel(order: Order) -> Command:
    return commands.Expel(order.by(commands.Expel), order.player(), reason_of(order.visit))


def undo_out(order: Order) -> Command:
    """A player is not out after all: a bankruptcy is taken back, anybody else comes back."""
    entrant, reason = order.player(), reason_of(order.visit)
    if dict(order.table.out).get(entrant) == BANKRUPT:
        by = order.by(commands.TakeBackOut)
        return commands.TakeBackOut(by, order.session, order.table.number, entrant, reason)
    return commands.Reinstate(order.by(commands.Reinstate), entrant, reason)


def call(order: Order) -> Command:
    return commands.CallHeadJudge(order.by(commands.CallHeadJudge), order.session, order.table.number)


def end_call(order: Order) -> Command:
    return commands.EndCall(order.by(commands.EndCall), order.session, order.table.number)


def enter(order: Order) -> Command:
    return commands.EnterSheet(order.by(commands.EnterSheet), order.session, order.table.number, order.sheet())


def correct(order: Order) -> Command:
    by = order.by(commands.CorrectSheet)
    replaces, reason = order.visit.form.number("replaces"), reason_of(order.visit)
    return commands.CorrectSheet(by, order.session, order.table.number, order.sheet(), replaces, reason)


def confirm(order: Order) -> Command:
    by = order.by(commands.ConfirmSheet)
    return commands.ConfirmSheet(by, order.session, order.table.number, order.text("digest")[:64])


def reject(order: Order) -> Command:
    by = order.by(commands.RejectSheet)
    return commands.RejectSheet(by, order.session, order.table.number, reason_of(order.visit))


ACTS: Final[Mapping[str, Callable[[Order], Command]]] = {
    "tick": tick,
    "announce": announce,
    "out": record_out,
    "expel": expel,
    "undo-out": undo_out,
    "call": call,
    "end-call": end_call,
    "enter": enter,
    "correct": correct,
    "confirm": confirm,
    "reject": reject,
}


async def act(visit: Visit) -> Response:
    """Carry out one entry of the panel's queue. A repeated id gets the same answer as the first time."""
    desk = await desk_at(visit, *ROLES)
    session, table = await reading(visit, desk, lambda: place_of(visit, desk))
    made = ACTS.get(visit.form.text("do"))
    id = visit.form.text("id")
    if made is None or not 0 < len(id) <= LONGEST_ID:
        raise Problem("unknown-kind")
    if not visit.site.rates.commands.allows(f"desk:{desk.person.id}"):
        raise Problem("too-fast")
    order = Order(visit, desk, session.id, table)
    refusal = await blocking(visit.site, lambda: perform(order, made, id))
    now = await reading(visit, desk, lambda: table_now(desk, *place_of(visit, desk), visit.csrf, visit.speech))
    return json(Answer(now, refusal), 200 if refusal is None else REFUSED)


def perform(order: Order, made: Callable[[Order], Command], id: str) -> Refusal | None:
    command: Command | None = None
    try:
        command = made(order)
        order.desk.office.perform(command, order.desk.now, command_id=id)
    except BadDetails as bad:
        raise Problem("bad-command", field=bad.field) from None
    except Refused as refused:
        plain = told(order.visit.speech, refused)
        return Refusal(plain.text, plain.rule, tuple(faults(order, command)))
    return None


def faults(order: Order, command: Command | None) -> list[Fault]:
    """The faults of a refused sheet, one by one."""
    if not isinstance(command, commands.EnterSheet | commands.CorrectSheet):
        return []
    office = order.desk.office
    with office.lock:
        _, table = place_of(order.visit, order.desk)
        kept = office.championship
        found: list[Mistake] = mistakes(command.sheet, tuple(table.players), kept.prices, kept.format.valuation)
        found += differences(command.sheet, table)
    return [Fault(one.code, one.rule, one.entrant if one.entrant in table.players else "") for one in found[:20]]


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", "/c/{id}/judge", look_tables),
    Page("GET", TABLE, look_table),
    Page("GET", f"{TABLE}/now", look_now),
    Page("POST", TABLE, act),
)
