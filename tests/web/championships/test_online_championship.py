"""A championship heat on live tables, from the start of the heat to the confirmed sheet, on a real server."""

import asyncio
import datetime
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import delete
from tests.championship.organising import person
from tests.office.keeping import TERMS, Clerk, everything_in, format_text
from tests.web.running import Browser, Running, running

from passgo.championship import Actor, commands
from passgo.championship.boards import table_board
from passgo.championship.codec import digest_of
from passgo.championship.commands import ENTRANT, HEAD_JUDGE, JUDGE
from passgo.championship.results import missing_sheets
from passgo.championship.rounds import RoundId
from passgo.championship.state import Session, Table
from passgo.office import online, rows
from passgo.office.rows import Kept
from passgo.store.schema import championships
from passgo.tables import Command, Reply
from passgo.tables.table_state import State
from passgo.web.championships.background import look as look_everywhere
from passgo.web.championships.online_tables import Keeper
from passgo.web.pages.app_page import to_play
from passgo.web.plumbing.local_boards import local_names

DEADLINE = 30.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("online")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("passgo.web.championships.background.LOOK_SECONDS", 3600.0)  # the tests say when
        with running(folder, limits__guests_per_hour="100000") as server:
            yield server


@pytest.fixture
def clerk(server: Running, request: pytest.FixtureRequest) -> Clerk:
    """An evening at the tables, played online: four have come and the seats are published."""
    text = format_text("single-evening").replace("tables = 6", "tables = 6\nonline = true")
    text = re.sub(r"seats = \[\d, 6\]", "seats = [4, 6]", text)
    text += '\n[board.spaces]\nboardwalk = { el = "Πλάκα", en = "Plaka" }\n'
    id = re.sub("[^a-z0-9]+", "-", request.node.name.lower())[:60].strip("-")
    at = datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC)
    clerk = Clerk(server.site.offices, server.site.offices.create(text, at, terms=TERMS, id=id))
    for i in range(4):
        entrant = f"e00{i}"
        rules = clerk.format.registration
        entry = commands.Register(
            Actor(entrant, "entrant"), entrant, "hall", person(entrant), 1, rules.declarations, rules.consents
        )
        clerk.do(entry)
        clerk.do(commands.Phone(clerk.registrar, entrant))
        clerk.do(commands.ProposeNickname(clerk.registrar, entrant, f"Boot {i}"))
        clerk.do(commands.ApproveNickname(clerk.director, entrant))
    clerk.doors_open("hall")
    clerk.seat(RoundId("evening", "hall", 1))
    return clerk


def look(server: Running, clerk: Clerk) -> None:
    """One round of the server's keeper, which otherwise looks every second."""
    looking(server, Keeper(server.site), clerk)


async def erasures_end() -> None:
    """Wait for what the server began when somebody was erased."""
    await asyncio.gather(*(task for task in asyncio.all_tasks() if "forgotten" in repr(task.get_coro())))


def look_at_all(server: Running) -> None:
    looking = look_everywhere(server.site, Keeper(server.site), sweep=False)
    asyncio.run_coroutine_threadsafe(looking, server.loop).result(DEADLINE)


def begin(clerk: Clerk, server: Running) -> tuple[Session, Table, str]:
    session = clerk.state.sessions[RoundId("evening", "hall", 1)]
    clerk.start(session)
    key = (session.id, 1)
    look(server, clerk)
    assert status(server, live_of(clerk, key)) == "playing"
    return session, session.tables[0], live_of(clerk, key)


def live_of(clerk: Clerk, key: tuple[str, int]) -> str:
    known = clerk.office.store.ask(lambda conn: online.listing(conn, clerk.office.id))
    return known[key].live if key in known else ""


def state_of(server: Running, live: str) -> State | None:
    def look() -> State | None:
        room = server.site.tables.rooms.get(live)
        return None if room is None else room.table.state

    found: State | None = server.do(look)
    return found


def status(server: Running, live: str) -> str:
    state = state_of(server, live)
    return "" if state is None else state.status


def state(server: Running, live: str) -> State:
    found = state_of(server, live)
    assert found is not None
    return found


def told(clerk: Clerk) -> list[str]:
    return [letter.entrant for letter in clerk.office.emails() if letter.kind == "online"]


@pytest.mark.rule("CHAMP-TIME-3", "CHAMP-TIME-6")
def test_a_live_table_has_the_names_of_the_championships_board(server: Running, clerk: Clerk) -> None:
    _, _, live = begin(clerk, server)
    with server.client() as http:
        board = http.get(f"/tables/{live}/board").json()
        usual = http.get("/editions/championship/board").json()
    assert board["local"] == {
        "": {"space.boardwalk": "Plaka"}, "en": {"space.boardwalk": "Plaka"}, "el": {"space.boardwalk": "Πλάκα"}
    }  # fmt: skip
    assert usual["local"] == {}
    found = server.do(lambda: server.site.tables.rooms[live].table.state)
    names = asyncio.run_coroutine_threadsafe(local_names(server.site, found, "el"), server.loop).result(DEADLINE)
    assert names == {"space.boardwalk": "Πλάκα"}


def test_a_heat_starts_its_tables_under_official_settings(clerk: Clerk, server: Running) -> None:
    _, table, live = begin(clerk, server)
    found = state(server, live)
    assert found.settings.official
    assert (found.settings.edition, found.settings.seats) == ("championship", 4)
    assert found.settings.clocks.game_ms == 45 * 60_000
    assert found.began_ms == 0  # the clock waits for the first roll
    assert found.playing().board.rules.money_hidden
    assert sorted(told(clerk)) == sorted(table.players)


@pytest.mark.rule("CHAMP-POST-2")
def test_an_entrant_sits_down_by_the_link_of_his_entry_under_his_nickname(clerk: Clerk, server: Running) -> None:
    _, table, live = begin(clerk, server)
    entrant = table.players[2]
    token = clerk.office.entry_token(entrant, datetime.datetime.now(datetime.UTC))
    browser = Browser(server)
    page = browser.get(f"/entry/{token}/play")
    assert page.status_code == 200
    assert clerk.championship.people.nickname(entrant) in browser.page
    assert f"Name {entrant}" not in browser.page
    answer = browser.post(f"/entry/{token}/play")
    assert answer.url.path == to_play(live)
    mine = state(server, live).seats[2].person
    assert not mine.startswith("entrant-")
    browser.get(f"/entry/{token}/play")
    browser.post(f"/entry/{token}/play")  # again: it is his seat already
    assert state(server, live).seats[2].person == mine
    kept = everything_in(clerk.office.store, "entrants", "letters")
    assert f"Name {entrant}" not in kept
    clerk.do(commands.Erase(clerk.registrar, entrant))
    asyncio.run_coroutine_threadsafe(erasures_end(), server.loop).result(DEADLINE)
    assert mine not in everything_in(clerk.office.store, "entries", "tables")
    browser.close()


@pytest.mark.rule("CHAMP-NOSHOW-2", "CHAMP-ALT-2")
def test_the_roll_counts_those_who_wait_at_their_table(clerk: Clerk, server: Running) -> None:
    """The registrar has checked everybody in; only those whose page is open are there."""
    session = clerk.state.sessions[RoundId("evening", "hall", 1)]
    table = session.tables[0]
    assert session.starts is not None
    clerk.now = session.starts
    waiting = [entry_of(clerk, server, entrant) for entrant in table.players[:3]]
    with at_the_clock(server, clerk):
        for browser, path in waiting:
            browser.get(f"{path}/play")
            assert 'http-equiv="refresh"' in browser.page
            assert f'action="{path}/come"' in browser.page
            browser.post(f"{path}/come")
            assert f'action="{path}/come"' not in browser.page
        assert table.ticks == dict.fromkeys(table.players[:3], True)
        gone, path = waiting[0]
        later(server, 100_000)
        for browser, path in waiting[1:]:
            browser.get(f"{path}/play")
        later(server, 100_000)
        look(server, clerk)
        assert table.ticks == {table.players[0]: False, table.players[1]: True, table.players[2]: True}
        gone.get(waiting[0][1] + "/play")
        gone.post(waiting[0][1] + "/come")
        assert table.ticks[table.players[0]]
    missing = table.players[3]
    clerk.sit_down_at(clerk.office)
    clerk.do(commands.CallRoll(clerk.head_judge, session.id))
    assert clerk.status(missing) == "no-show"
    assert missing not in table.players
    for browser, _ in waiting:
        browser.close()


@contextmanager
def at_the_clock(server: Running, clerk: Clerk) -> Iterator[None]:
    """The server goes by the clerk's time, until the time is let pass."""
    services, right = server.site.services, server.site.services.clock
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(clerk.office, "now", lambda: clerk.now)
        patch.setattr(clerk.office, "time", lambda now: now)
        yield
    services.clock = right


def later(server: Running, ms: int) -> None:
    before = server.site.services.clock
    server.site.services.clock = lambda: before() + ms


def test_before_the_doors_open_the_page_waits(clerk: Clerk, server: Running) -> None:
    browser, path = entry_of(clerk, server, "e000")
    browser.get(f"{path}/play")
    assert 'http-equiv="refresh"' in browser.page
    assert browser.get("/entry/wrong/play").status_code == 404
    browser.close()


@pytest.mark.rule("CHAMP-TIME-2", "CHAMP-TIME-7", "CHAMP-WORTH-8")
def test_the_head_judges_time_ends_the_game_and_a_second_person_confirms(clerk: Clerk, server: Running) -> None:
    session, table, live = begin(clerk, server)
    clerk.do(commands.PauseHeat(clerk.head_judge, session.id, 1, "fire alarm"))
    look(server, clerk)
    assert state(server, live).paused_ms > 0
    clerk.do(commands.ResumeHeat(clerk.head_judge, session.id, 1))
    look(server, clerk)
    assert state(server, live).paused_ms == 0
    clerk.now += datetime.timedelta(minutes=45)
    clerk.do(commands.CallLastRound(clerk.head_judge, session.id, 1))
    look(server, clerk)
    assert state(server, live).playing().last_round
    assert missing_sheets(session) == [1]
    clerk.do(commands.EndHeat(clerk.head_judge, session.id, 1))
    look(server, clerk)
    assert table.sheet is not None
    assert status(server, live) == "finished"
    sheet = table.sheet
    assert sheet is not None
    clerk.sit_down_at(clerk.office)  # the server has written by its own clock
    assert (sheet.by, sheet.confirmed_by) == ("online", "")
    game = state(server, live).playing()
    assert [line.cash for line in sheet.sheet.lines] == [player.cash for player in game.players]
    assert [line.entrant for line in sheet.sheet.lines] == table.players
    everybody_signs(clerk, session, table)
    # Nobody has moved: only the head judge can put them in order.
    clerk.do(commands.DecideTie(clerk.head_judge, session.id, 1, tuple(table.players)))
    own = commands.ConfirmSheet(clerk.head_judge, session.id, 1, digest_of(sheet.sheet))
    assert clerk.refused(own).code == "same-person"
    clerk.do(commands.ConfirmSheet(clerk.scorer, session.id, 1, digest_of(sheet.sheet)))
    clerk.do(commands.ReleaseScores(clerk.director, session.id))
    assert len(table_board(clerk.championship, session, 1)) == 4


def test_a_table_with_one_player_left_hands_in_its_sheet_at_once(clerk: Clerk, server: Running) -> None:
    """Expelled one by one by the judge of the table, who came from his desk."""
    session, table, live = begin(clerk, server)
    judge, token = clerk.office.invite(JUDGE, "Maria", datetime.datetime.now(datetime.UTC))
    other, other_token = clerk.office.invite(HEAD_JUDGE, "Eleni", datetime.datetime.now(datetime.UTC))
    assert judge.id != other.id
    stranger = Browser(server)
    stranger.get(f"/desk/{token}")
    page = main_part(stranger.get(f"/c/{clerk.office.id}/online").text)
    assert f'action="/c/{clerk.office.id}/online"' not in page
    venue = clerk.format.venue("hall")
    assert venue is not None
    (title,) = re.findall("<h2>(.*)</h2>", page)
    assert venue.city in title
    stranger.get("/account")
    refused = stranger.post(f"/c/{clerk.office.id}/online", session=session.id, table="1")
    assert refused.status_code == 403  # another judge was assigned
    browser = Browser(server)
    assert f'href="/c/{clerk.office.id}/online"' in browser.get(f"/desk/{other_token}").text
    browser.get(f"/c/{clerk.office.id}/online")
    answer = browser.post(f"/c/{clerk.office.id}/online", session=session.id, table="1")
    assert answer.url.path == f"/tables/{live}"
    roll_for_the_start(server, live)
    for seat in (0, 1, 3):
        expel(clerk, table.players[seat])
        send(server, live, state(server, live).judge, seat)
    look(server, clerk)
    assert table.sheet is not None
    sheet = table.sheet
    assert sheet is not None
    clerk.sit_down_at(clerk.office)  # the server has written by its own clock
    assert [line.fate for line in sheet.sheet.lines] == ["expelled", "expelled", "playing", "expelled"]
    everybody_signs(clerk, session, table)
    clerk.do(commands.ConfirmSheet(clerk.scorer, session.id, 1, digest_of(sheet.sheet)))
    stranger.close()
    browser.close()


@pytest.mark.rule("CHAMP-SPECT-1")
def test_the_public_site_lists_games_to_watch_and_their_replays(clerk: Clerk, server: Running) -> None:
    site = f"/c/{clerk.office.id}"
    browser = Browser(server)
    assert 'id="games"' not in browser.get(site).text
    session, _, live = begin(clerk, server)
    assert f'href="/tables/{live}"' in browser.get(site).text
    assert browser.get(f"/tables/{live}").status_code == 200
    time_over(clerk, server, session)
    assert f'href="/games/{live}"' in browser.get(site).text
    assert browser.get(f"/games/{live}").status_code == 200
    browser.close()


def test_the_head_judge_is_called_once_for_somebody_who_never_came(clerk: Clerk, server: Running) -> None:
    _, table, live = begin(clerk, server)
    keeper = Keeper(server.site)
    looking(server, keeper, clerk)
    assert not called(table)
    with later_on(server, 100_000):
        while any(not seat.stand_in for seat in state(server, live).seats):
            ask(server, live, Command("tick", "tick", role="system"))
        looking(server, keeper, clerk)
        assert called(table)
        clerk.sit_down_at(clerk.office)
        session = clerk.state.sessions[RoundId("evening", "hall", 1)]
        clerk.do(commands.EndCall(clerk.head_judge, session.id, table.number))
        looking(server, keeper, clerk)
    assert not called(table)


def called(table: Table) -> bool:
    return table.call is not None


def looking(server: Running, keeper: Keeper, clerk: Clerk) -> None:
    asyncio.run_coroutine_threadsafe(keeper.round(clerk.office), server.loop).result(DEADLINE)


@contextmanager
def later_on(server: Running, ms: int) -> Iterator[None]:
    services = server.site.services
    right = services.clock
    services.clock = lambda: right() + ms
    yield
    services.clock = right


@pytest.mark.rule("CHAMP-WORTH-8")
def test_a_player_confirms_their_own_line_on_their_own_page(clerk: Clerk, server: Running) -> None:
    session, table, _ = begin(clerk, server)
    browser, path = entry_of(clerk, server, table.players[1])
    assert 'id="line"' not in browser.get(path).text
    time_over(clerk, server, session)
    browser.get(path)
    assert 'id="line"' in browser.page
    assert "2,500" in browser.page
    assert f'href="{path}/play"' not in browser.page  # nothing to play until the next seats are out
    form = fields(browser.page, f"{path}/sign")
    assert browser.post(f"{path}/sign", **form).url.query == b"done=signed"
    assert table.sheet is not None
    assert list(table.sheet.own) == [table.players[1]]
    assert 'action="' + path + '/sign"' not in browser.page
    other, elsewhere = entry_of(clerk, server, table.players[2])
    other.get(elsewhere)
    assert other.post(f"{elsewhere}/sign", **form).status_code == 422  # somebody else's line
    assert list(table.sheet.own) == [table.players[1]]
    browser.close()
    other.close()


@pytest.mark.rule("CHAMP-WORTH-8")
def test_a_player_confirms_their_own_line_from_the_end_of_the_table(clerk: Clerk, server: Running) -> None:
    session, table, live = begin(clerk, server)
    browser, path = entry_of(clerk, server, table.players[2])
    browser.get(f"{path}/play")
    browser.post(f"{path}/play")
    assert 'http-equiv="refresh"' in browser.get(f"/tables/{live}/line").text  # the game is on
    time_over(clerk, server, session)
    browser.get(f"/tables/{live}/line")
    form = fields(browser.page, f"/tables/{live}/sign")
    browser.post(f"/tables/{live}/sign", **form)
    assert table.sheet is not None
    assert list(table.sheet.own) == [table.players[2]]
    stranger = Browser(server)
    stranger.get("/account")
    assert stranger.get(f"/tables/{live}/line").status_code == 403
    assert stranger.get("/tables/elsewhere/line").status_code == 404
    stranger.close()
    browser.close()


def entry_of(clerk: Clerk, server: Running, entrant: str) -> tuple[Browser, str]:
    token = clerk.office.entry_token(entrant, datetime.datetime.now(datetime.UTC))
    return Browser(server), f"/entry/{token}"


def fields(page: str, action: str) -> dict[str, str]:
    """The hidden fields of a form, without its token."""
    form = page.partition(f'action="{action}"')[2].partition("</form>")[0]
    found = dict(re.findall(r'type="hidden" name="(\w+)" value="([^"]*)"', form))
    found.pop("csrf", None)
    return found


def time_over(clerk: Clerk, server: Running, session: Session) -> None:
    """The head judge ends the game when its time is over, and the sheet comes in by itself."""
    clerk.time_over(session)
    look(server, clerk)
    assert session.tables[0].sheet is not None
    clerk.sit_down_at(clerk.office)  # the server has written by its own clock


def roll_for_the_start(server: Running, live: str) -> None:
    """Nobody does anything, so the clock decides for everybody, a minute and a half each."""
    services = server.site.services
    right = services.clock
    for shift in range(100_000, 100_000_000, 100_000):
        if not state(server, live).playing().start_due:
            break
        services.clock = lambda shift=shift: right() + shift  # type: ignore[misc]  # bound at once
        ask(server, live, Command("tick", "tick", role="system"))
    services.clock = right


def ask(server: Running, live: str, command: Command) -> Reply:
    room = server.do(lambda: server.site.tables.rooms[live])
    reply: Reply = asyncio.run_coroutine_threadsafe(room.ask(command), server.loop).result(DEADLINE)
    return reply


def everybody_signs(clerk: Clerk, session: Session, table: Table) -> None:
    """Players and judge sign, as each of them does on their own screen."""
    assert table.sheet is not None
    sheet = table.sheet.sheet
    for line in sheet.lines:
        if line.fate == "playing":
            player = Actor(line.entrant, ENTRANT)
            clerk.do(commands.SignSheet(player, session.id, table.number, digest_of(line), line.entrant))
    clerk.do(commands.SignSheet(Actor(table.judge, JUDGE), session.id, table.number, digest_of(sheet)))


def main_part(page: str) -> str:
    return page.partition("<main")[2].partition("</main>")[0]


def expel(clerk: Clerk, entrant: str) -> None:
    clerk.do(commands.Expel(clerk.head_judge, entrant, "improper conduct"))


def send(server: Running, live: str, judge: str, seat: int) -> None:
    """The judge's command at the live table."""
    reply = ask(server, live, Command(f"expel-{seat}", "judge-expel", judge, "judge", body={"seat": seat}))
    assert reply.ok, reply


def test_a_restarted_server_goes_on_with_the_same_table(clerk: Clerk, server: Running) -> None:
    session, _, live = begin(clerk, server)
    server.do(lambda: server.site.tables.rooms.pop(live).stop_soon())  # as if it had left the memory
    look_at_all(server)
    assert status(server, live) == "playing"
    assert live_of(clerk, (session.id, 1)) == live


def test_a_championship_that_cannot_be_read_does_not_hold_up_the_others(clerk: Clerk, server: Running) -> None:
    session = clerk.state.sessions[RoundId("evening", "hall", 1)]
    clerk.start(session)
    newest = Kept("unreadable", "rounds = ", "{}", 2**50, False, 0, None)
    server.site.store.do(lambda conn: rows.add(conn, newest))
    try:
        look_at_all(server)
    finally:
        server.site.store.do(lambda conn: conn.execute(delete(championships).where(championships.c.id == newest.id)))
    assert status(server, live_of(clerk, (session.id, 1))) == "playing"
