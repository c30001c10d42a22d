"""Manual seating: what the drawing respected and what it could not, pairs kept apart, fixed players, swaps."""

from dataclasses import dataclass

from passgo.championship import Refused, commands
from passgo.championship.format import Stage
from passgo.championship.seating import Request, broken, meetings, pairs
from passgo.championship.seating_commands import field, request
from passgo.championship.state import Session, Table
from passgo.web.championships.names import player
from passgo.web.championships.official_desk import BROKEN_CODES, HallDesk, Unclear
from passgo.web.edge.problems import Problem
from passgo.web.plumbing.forms import Form
from passgo.web.plumbing.texts import Speech

MOST_WISHES = 100
BETWEEN = "|"  # no id contains it


@dataclass(frozen=True)
class Reason:
    """One line of the explanation. `state`: kept, note or broken."""

    text: str
    rule: str
    state: str


@dataclass(frozen=True)
class Pair:
    value: str
    one: str
    other: str


@dataclass(frozen=True)
class Fixed:
    value: str
    name: str
    table: int


def request_of(desk: HallDesk, session: Session, stage: Stage) -> Request:
    """The request this seating has to meet now: the players to seat may have changed since it was drawn."""
    core = desk.core
    players = session.players()
    if not any(session.begun(table) for table in session.tables):
        try:
            players = field(core, session.id)
        except Refused:  # the results it was based on were taken back
            players = session.players()
    again = commands.MakeSeating(desk.by(commands.MakeSeating), session.id, session.seed, session.apart, session.fixed)
    return request(core, again, stage, tuple(players), tuple(len(table.players) for table in session.tables))


def again(table: Table, request: Request) -> int:
    met = meetings(request.history)
    return sum(met.get(pair, 0) for pair in pairs(table.players))


def reasons(session: Session, request: Request, speech: Speech) -> list[Reason]:
    """The explanation of a seating: the rules it keeps, then those it could not keep."""
    tables = tuple(tuple(table.players) for table in session.tables)
    sizes = speech.catalogue.listed([speech.catalogue.number(len(table)) for table in tables])
    sized = speech.say("hall-reason-sizes", sizes=sizes, fewest=request.fewest, most=request.most)
    found = [Reason(sized, "CHAMP-TABLE-2", "kept")]
    repeats = sum(again(table, request) for table in session.tables)
    found.append(Reason(speech.say("hall-reason-repeats", count=repeats), "", "note" if repeats else "kept"))
    if session.apart:
        found.append(Reason(speech.say("hall-reason-apart", count=len(session.apart)), "", "kept"))
    if session.fixed:
        found.append(Reason(speech.say("hall-reason-fixed", count=len(session.fixed)), "", "kept"))
    problems = [problem for problem in broken(tables, request) if problem.code in BROKEN_CODES]
    for code in dict.fromkeys(problem.code for problem in problems):
        rule = next(problem.rule for problem in problems if problem.code == code)
        found.append(Reason(speech.say(f"hall-broken-{code}"), rule, "broken"))
    return found


def pairs_of(desk: HallDesk, session: Session) -> list[Pair]:
    return [
        Pair(f"{one}{BETWEEN}{other}", player(desk, one).label, player(desk, other).label)
        for one, other in session.apart
    ]


def fixed_of(desk: HallDesk, session: Session) -> list[Fixed]:
    return [Fixed(f"{id}{BETWEEN}{table}", player(desk, id).label, table) for id, table in session.fixed]


def texts(form: Form, name: str) -> list[str]:
    """The values of all fields of one name, up to a limit."""
    values = [value for value in form.data.getlist(name) if isinstance(value, str)]
    if len(values) > MOST_WISHES or any(len(value) > 200 for value in values):
        raise Problem("bad-command", field=name)
    return values


def apart_of(form: Form) -> tuple[tuple[str, str], ...]:
    """The pairs that stay ticked, and the new one."""
    found = []
    for value in texts(form, "apart"):
        one, between, other = value.partition(BETWEEN)
        if not between:
            raise Problem("bad-command", field="apart")
        found.append((one, other))
    one, other = form.text("apart_one"), form.text("apart_other")
    found.append((one, other))
    return tuple(dict.fromkeys(pair for pair in found if pair[0] and pair[1] and pair[0] != pair[1]))


def fixed_seats(form: Form) -> tuple[tuple[str, int], ...]:
    found = {}
    for value in texts(form, "fixed"):
        entrant, _, table = value.rpartition(BETWEEN)
        if not (table.isascii() and table.isdigit() and len(table) < 4):
            raise Problem("bad-command", field="fixed")
        found[entrant] = int(table)
    if form.text("fixed_player") and form.text("fixed_table"):
        found[form.text("fixed_player")] = form.number("fixed_table")
    return tuple(found.items())


def swapped(form: Form) -> tuple[str, str]:
    ticked = texts(form, "swap")
    if len(ticked) != 2:
        raise Unclear("hall-swap-two")
    return ticked[0], ticked[1]
