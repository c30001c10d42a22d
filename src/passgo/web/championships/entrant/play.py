"""The way to an online table: entrants come by the link of their entry, officials from their desk."""

import datetime
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar
from zoneinfo import ZoneInfo

from starlette.responses import Response

from passgo.championship import Format
from passgo.championship.boards import shown_name
from passgo.championship.commands import DIRECTOR, HEAD_JUDGE, JUDGE
from passgo.championship.local_texts import said_in
from passgo.championship.rounds import RoundId
from passgo.championship.state import Session, Table
from passgo.office import Office, online
from passgo.office.online import OnlineTable
from passgo.store.people import Person
from passgo.tables import Command
from passgo.tables.commands.commands import JUDGE as JUDGE_LINK
from passgo.tables.commands.commands import SEAT
from passgo.tables.table_state import LOBBY, PLAYING, SEEDING
from passgo.web.championships.entrant.entry import mine_of, perform
from passgo.web.championships.links import blocking, missing, round_named, serves
from passgo.web.championships.names import player
from passgo.web.championships.official_desk import SHEETS, HallDesk, desk_at, show_desk
from passgo.web.championships.online_tables import check
from passgo.web.championships.waiting_room import DOORS, Wait, coming, is_here, playing, wait_of
from passgo.web.edge.problems import REFUSED, Problem
from passgo.web.live.tables import AnyRoom, new_table_id
from passgo.web.pages.app_page import to_play
from passgo.web.people.visitors import Visitor, new_guest
from passgo.web.plumbing.page import Page, Visit, go_to

T = TypeVar("T")

WAIT_SECONDS: Final = 5
MINUTE: Final = datetime.timedelta(minutes=1)


async def room_at(visit: Visit, office: Office, session: Session, table: Table) -> AnyRoom | None:
    """The live table; None until it is made, or if it was made for other players than those who play there now."""
    known = await visit.site.ask(lambda conn: online.listing(conn, office.id))
    found = known.get((session.id, table.number))
    if found is None or not (session.begun(table) or found.live.endswith(online.mark_of(table.players))):
        return None
    return await visit.site.tables.room(found.live)


async def play_page(visit: Visit) -> Response:
    """The way to the table: a waiting room until the roll is called, then the entrant's own seat."""
    mine = await mine_of(visit)
    office = mine.office
    found = await in_turn(visit, office, lambda: playing(office.championship, mine.id))
    wait = await in_turn(visit, office, lambda: wait_of(office.championship, mine.id))
    room = None if found is None else await room_at(visit, office, *found)
    if found is None and wait is None:
        return go_to(mine.path)  # nothing to wait for: their own page says what came of it
    here = wait is not None and is_here(office.championship, mine.id, wait)
    if here:
        visit.site.waiting.note(office.id, mine.id, visit.site.services.clock())
    return visit.show(
        "championships/play.html",
        name=said_in(office.championship.format.name, visit.language),
        nickname=shown_name(office.championship, mine.id),
        number=0 if room is None or found is None else found[1].number,
        waits=None if found is not None or wait is None else shown_wait(office, wait),
        here=here,
        rules=office.championship.format.online,
        refresh=0 if room is not None else WAIT_SECONDS,
        path=mine.path,
    )


def shown_wait(office: Office, wait: Wait) -> dict[str, object]:
    now = office.time(office.now())
    left = wait.starts - now
    return {
        "table": 0 if wait.table is None else wait.table.number,
        "starts": wait.starts.astimezone(ZoneInfo(wait.venue.zone)),
        "zone": wait.venue.zone,
        "starts_ms": round(wait.starts.timestamp() * 1000),
        "now_ms": round(now.timestamp() * 1000),
        "minutes": max(0, -(-left // MINUTE)),
        "open": left <= DOORS,
    }


async def come(visit: Visit) -> Response:
    """The entrant says that they are there."""
    mine = await mine_of(visit)
    office = mine.office
    for command in await in_turn(visit, office, lambda: coming(office.championship, mine.id)):
        answer = await perform(visit, mine, command, "")
        if answer.status_code == REFUSED:
            return answer
    visit.site.waiting.note(office.id, mine.id, visit.site.services.clock())
    return go_to(f"{mine.path}/play")


async def in_turn(visit: Visit, office: Office, look: Callable[[], T]) -> T:
    """Read a championship while nobody changes it."""

    def work() -> T:
        with office.lock:
            return look()

    return await blocking(visit.site, work)


async def play(visit: Visit) -> Response:
    """Take the entrant's own seat, as a guest under the nickname alone (CHAMP-POST-2)."""
    mine = await mine_of(visit)
    found = await in_turn(visit, mine.office, lambda: playing(mine.office.championship, mine.id))
    room = None if found is None else await room_at(visit, mine.office, *found)
    if found is None or room is None:
        return go_to(f"{mine.path}/play")
    seat = found[1].players.index(mine.id)
    if visit.visitor.id != room.table.state.seats[seat].person:
        name = shown_name(mine.office.championship, mine.id)
        person = await become(visit, name)
        body = {"seat": seat, "name": name, "take_over": True}
        check(await room.ask(Command(new_table_id(), "take-seat", person.id, SEAT, seat, None, body)))
    return go_to(to_play(room.table.id))


async def become(visit: Visit, name: str) -> Person:
    """Make the visitor a new guest: an account's name must not appear at the table."""
    person, token = await new_guest(visit.site, visit.request, name, visit.language)
    visit.new_token = token
    visit.visitor = Visitor(None, person, visit.visitor.cookie, False, False)
    return person


@dataclass(frozen=True)
class Seated:
    """A player of an online table, and whether they are there: here, away, stood-in or out."""

    name: str
    state: str


@dataclass(frozen=True)
class OnlineRow:
    """A table that is played here, as officials see it."""

    session: RoundId
    stage: str
    city: str
    round: str
    table: int
    live: str
    status: str
    judging: bool
    called: bool
    players: tuple[Seated, ...]


async def tables_page(visit: Visit) -> Response:
    """All tables that are played here, for officials: from the publication of their seats to the end."""
    desk = await desk_at(visit, *SHEETS)
    office = desk.office
    known = await visit.site.ask(lambda conn: online.listing(conn, office.id))
    with office.lock:
        sessions = sorted(office.championship.state.sessions.items())
    rows = [
        await online_row(visit, desk, session, table, known.get((id, table.number)))
        for id, session in sessions
        if online.is_online(office.championship, session) and session.starts is not None and not session.released
        for table in session.tables
    ]
    return show_desk(visit, desk, "online.html", visit.say("hall-page-online"), rows=rows, refresh=WAIT_SECONDS)


async def online_row(
    visit: Visit, desk: HallDesk, session: Session, table: Table, found: OnlineTable | None
) -> OnlineRow:
    live = found.live if found is not None and session.gathered(table) else ""
    room = await visit.site.tables.room(live) if live else None
    state = None if room is None else room.table.state
    status = "gathering" if state is None else LOBBY if state.status == SEEDING else state.status
    judging = status == PLAYING and may_judge(desk, session.venue, table)
    players = tuple(Seated(player(desk, one).name, seat_state(room, table, one)) for one in table.players)
    return OnlineRow(
        session.id, *named(desk.format, session.id), table.number, live, status, judging, table.call is not None,
        players,
    )  # fmt: skip


def seat_state(room: AnyRoom | None, table: Table, entrant: str) -> str:
    if room is None:
        return "here" if table.ticks.get(entrant) else "away"
    seat = table.players.index(entrant)
    if seat >= len(room.table.state.seats):
        return "away"
    there = room.table.state.seats[seat]
    if entrant in dict(table.out):
        return "out"
    if there.stand_in:
        return "stood-in"
    return "here" if room.table.presence.is_here(there.person) else "away"


def named(format: Format, id: RoundId) -> tuple[str, str, str]:
    """The stage, city and number of a round, as people call them."""
    stage, venue = format.stage(id.stage), format.venue(id.venue)
    return stage.name if stage else id.stage, venue.city if venue else id.venue, str(id.round)


def may_judge(desk: HallDesk, venue: str, table: Table) -> bool:
    here = [one for one in desk.people if serves(one, venue)]
    return any(one.role in (HEAD_JUDGE, DIRECTOR) or (one.role == JUDGE and one.id == table.judge) for one in here)


async def judge_table(visit: Visit) -> Response:
    """Sit down as the judge of a table, in place of any judge who sat there."""
    desk = await desk_at(visit, *SHEETS)
    office = desk.office
    session = office.championship.state.sessions.get(round_named(visit.form.text("session")))
    table = None if session is None else session.table(visit.form.number("table", 0))
    if session is None or table is None:
        raise missing("no-such-page")
    room = await room_at(visit, office, session, table)
    # Before the heat starts there is nothing to judge, and a judge could start their table before the others.
    if room is None or not session.begun(table) or not may_judge(desk, session.venue, table):
        raise Problem("not-allowed")
    if visit.visitor.id != room.table.state.judge or not visit.visitor.id:
        person = await become(visit, visit.say("online-judge"))
        body = {"name": person.name, "take_over": True}
        check(await room.ask(Command(new_table_id(), "take-judge", person.id, JUDGE_LINK, -1, None, body)))
    return go_to(f"/tables/{room.table.id}")


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", "/entry/{token}/play", play_page),
    Page("POST", "/entry/{token}/play", play),
    Page("POST", "/entry/{token}/come", come),
    Page("GET", "/c/{id}/online", tables_page),
    Page("POST", "/c/{id}/online", judge_table),
)
