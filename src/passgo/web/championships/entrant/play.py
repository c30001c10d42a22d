"""The way to an online table: entrants come by the link of their entry, officials from their desk."""

from typing import Final

from starlette.responses import Response

from passgo.championship import Format
from passgo.championship.boards import shown_name
from passgo.championship.commands import DIRECTOR, HEAD_JUDGE, JUDGE
from passgo.championship.local_texts import said_in
from passgo.championship.rounds import RoundId
from passgo.championship.state import OVER, Session, Table
from passgo.office import Office, online
from passgo.store.people import Person
from passgo.tables import Command
from passgo.tables.commands.commands import JUDGE as JUDGE_LINK
from passgo.tables.commands.commands import SEAT
from passgo.tables.table_state import LOBBY, PLAYING, SEEDING
from passgo.web.championships.entrant.entry import mine_of
from passgo.web.championships.links import blocking, missing, round_named, serves
from passgo.web.championships.official_desk import SHEETS, HallDesk, desk_at, show_desk
from passgo.web.championships.online_tables import check
from passgo.web.edge.problems import Problem
from passgo.web.live.tables import AnyRoom, new_table_id
from passgo.web.pages.app_page import to_play
from passgo.web.people.visitors import Visitor, new_guest
from passgo.web.plumbing.page import Page, Visit, go_to

WAIT_SECONDS: Final = 5


async def room_at(visit: Visit, office: Office, session: Session, table: Table) -> AnyRoom | None:
    """The live table; None until it is made, or if it was made for other players than those who play there now."""
    known = await visit.site.ask(lambda conn: online.listing(conn, office.id))
    found = known.get((session.id, table.number))
    if found is None or not (session.begun(table) or found.live.endswith(online.mark_of(table.players))):
        return None
    return await visit.site.tables.room(found.live)


def running_table(office: Office, entrant: str) -> tuple[Session, Table] | None:
    """The table where an entrant plays now, or is expected because the roll was called."""
    with office.lock:
        for session, table in office.championship.state.seated_at(entrant):
            is_open = session.gathered(table) and session.heats[table.heat].status != OVER
            if online.is_online(office.championship, session) and is_open:
                return session, table
    return None


async def play_page(visit: Visit) -> Response:
    """The page with the way to the table; until the heat has started it reloads itself."""
    mine = await mine_of(visit)
    found = await blocking(visit.site, lambda: running_table(mine.office, mine.id))
    room = None if found is None else await room_at(visit, mine.office, *found)
    return visit.show(
        "championships/play.html",
        name=said_in(mine.office.championship.format.name, visit.language),
        nickname=shown_name(mine.office.championship, mine.id),
        number=0 if room is None or found is None else found[1].number,
        refresh=0 if room is not None else WAIT_SECONDS,
        path=mine.path,
    )


async def play(visit: Visit) -> Response:
    """Take the entrant's own seat, as a guest under the nickname alone (CHAMP-POST-2)."""
    mine = await mine_of(visit)
    found = await blocking(visit.site, lambda: running_table(mine.office, mine.id))
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


async def tables_page(visit: Visit) -> Response:
    """All tables that are played here, for officials."""
    desk = await desk_at(visit, *SHEETS)
    office = desk.office
    known = await visit.site.ask(lambda conn: online.listing(conn, office.id))
    rows, called = [], set()
    for (id, number), found in sorted(known.items()):
        with office.lock:
            session = office.championship.state.sessions.get(id)
            table = None if session is None else session.table(number)
        if table is not None:
            if table.call is not None:
                called.add((id, number))
            room = await visit.site.tables.room(found.live)
            status = LOBBY if room.table.state.status == SEEDING else room.table.state.status
            judging = may_judge(desk, id.venue, table) and status == PLAYING
            rows.append((id, *named(desk.format, id), number, found.live, status, judging))
    return show_desk(
        visit, desk, "online.html", visit.say("hall-page-online"), rows=rows, called=called, refresh=WAIT_SECONDS
    )


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
    Page("GET", "/c/{id}/online", tables_page),
    Page("POST", "/c/{id}/online", judge_table),
)
