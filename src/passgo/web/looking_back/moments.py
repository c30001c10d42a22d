"""Looking back in the browser: many moments of a game at once, and its course from turn to turn."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from starlette.responses import Response

from passgo.engine import View
from passgo.tables import Refused
from passgo.tables.called import Names
from passgo.tables.commands.commands import JUDGE
from passgo.tables.log.fold import fold_stored
from passgo.tables.log.replay import Replay
from passgo.tables.shown.facts import GameFacts, OwnFacts, TableFacts
from passgo.tables.shown.happenings import Happening
from passgo.tables.shown.views import engine_role, typed_view, worth_facts
from passgo.tables.table_state import FINISHED, State
from passgo.web.edge.problems import Problem
from passgo.web.looking_back.replays import find_replay, in_turn
from passgo.web.plumbing.answers import json
from passgo.web.plumbing.page import Page, Visit

MOST: Final = 64  # moments in one answer: what a browser shows in a few seconds at full speed
ROLLED: Final = "rolled"


class Moment(Struct, frozen=True):
    """The table at one version and what led there."""

    version: int
    events: list[Happening]
    table: TableFacts | None  # null: as in the moment before
    game: GameFacts | None
    own: OwnFacts


class Moments(Struct, frozen=True):
    role: str
    moments: list[Moment]


class Told(Struct, frozen=True):
    """All happenings, version by version, as the role saw them."""

    role: str
    events: list[list[Happening]]


class TurnMark(Struct, frozen=True):
    """The start of a turn, and what everybody was worth then, which stays secret until the end."""

    version: int
    turn: int
    seat: int
    worth: list[int | None]


class Course(Struct, frozen=True):
    versions: int
    roles: list[str]
    turns: list[TurnMark]
    rolls: list[list[int]]


def states_from(replay: Replay, version: int) -> Iterator[State]:
    """The table at this version and every later one. It is one state that changes: read it before the next."""
    state = replay.state_at(version)
    yield state
    while state.version < replay.versions():
        fold_stored(state, replay.stored[state.version])
        yield state


def moments_of(replay: Replay, person: str, role: str, first: int, names: Names) -> Moments:
    """The moments from this version on, as the role saw them."""
    replay.check(person, role)
    found: list[Moment] = []
    before: TableFacts | None = None
    for state in states_from(replay, first):
        view = typed_view(state, names, role, "")
        events = replay.events(person, role, state.version) if state.version else []
        found.append(Moment(state.version, events, None if view.table == before else view.table, view.game, view.own))
        before = view.table
        if len(found) == MOST:
            break
    return Moments(role, found)


def told_of(replay: Replay, person: str, role: str) -> Told:
    replay.check(person, role)
    versions = range(1, replay.versions() + 1)
    return Told(role, [[], *(replay.events(person, role, version) for version in versions)])


def course_of(replay: Replay, person: str) -> Course:
    """All turns and rolls. Worth is shown only after the end, and only for players whose cash this person may see."""
    roles = replay.roles_for(person)
    open_book = replay.last.status == FINISHED
    role = JUDGE if JUDGE in roles else roles[-1]
    turns: list[TurnMark] = []
    for state in states_from(replay, 0):
        game = state.game
        if game is None or (turns and turns[-1].turn == game.turns and not game.is_over()):
            continue
        worth = worth_facts(View(game, engine_role(role))) if open_book else []
        if turns and turns[-1].turn == game.turns:
            turns[-1] = TurnMark(turns[-1].version, game.turns, turns[-1].seat, worth)
        else:
            turns.append(TurnMark(state.version, game.turns, game.turn, worth))
    rolls = [told.numbers for entry in replay.told for told in entry if told.type == ROLLED and told.numbers]
    return Course(replay.versions(), roles, turns, rolls)


async def course(visit: Visit) -> Response:
    replay = await find_replay(visit.site, visit.path("table"))
    if not replay.roles_for(visit.visitor.id):
        raise Problem("no-such-game")
    return json(await in_turn(visit.site, course_of, replay, visit.visitor.id))


async def moments(visit: Visit) -> Response:
    replay = await find_replay(visit.site, visit.path("table"))
    names = (await visit.site.tables.room(visit.path("table"))).table.names
    person, role = visit.visitor.id, visit.form.text("role")
    first = visit.form.number("first", 0)
    try:
        return json(await in_turn(visit.site, moments_of, replay, person, role, first, names))
    except Refused as refused:
        raise Problem(refused.code, **refused.details) from refused


async def told(visit: Visit) -> Response:
    replay = await find_replay(visit.site, visit.path("table"))
    person, role = visit.visitor.id, visit.form.text("role")
    try:
        return json(await in_turn(visit.site, told_of, replay, person, role))
    except Refused as refused:
        raise Problem(refused.code, **refused.details) from refused


PAGES: Final = (
    Page("GET", "/games/{table}/course", course),
    Page("GET", "/games/{table}/moments", moments),
    Page("GET", "/games/{table}/told", told),
)
