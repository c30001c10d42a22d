"""Rehearsed championships in a running server, stopped at the moment a test needs, and officials with their links."""

import datetime
import re
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache

import httpx
from tests.web.championships.opening import desk, now
from tests.web.running import Browser, Running

from passgo.championship import Actor, Championship, Command, Event, commands, parse
from passgo.championship.commands import DIRECTOR, HEAD_JUDGE, JUDGE, SCORER
from passgo.championship.format import preset_text
from passgo.championship.rounds import RoundId
from passgo.office import Office
from passgo.rehearsal.bot_tables import play_table
from passgo.rehearsal.script import SECOND, Course
from passgo.web.championships.paper import PDF

TERMS = {"en": "Everybody plays fair."}
EVENING = RoundId("evening", "hall", 1)
PRINT_SECONDS = 60.0
WAITING = re.compile("/c/.*/paper/[0-9a-f]{32}")


class Stopped(Exception):
    """The moment has come."""


class Recorded(Course):
    """A rehearsal that keeps its log and stops before a command."""

    def __init__(self, text: str, seed: int, stop: Callable[[Command], bool]) -> None:
        super().__init__(parse(text), seed, lambda _line: None)
        self.log: list[Event] = [self.championship.opening(self.now)]
        self.stop = stop

    def do(self, command: Command, at: datetime.datetime | None = None) -> None:
        if self.stop(command):
            raise Stopped
        self.now = max(self.now + SECOND, at or self.now)
        self.log += self.championship.perform(command, self.now)


@cache
def staged(preset: str, seed: int, stop: Callable[[Command], bool]) -> Recorded:
    """Played once for all tests; the store of each keeps its own."""
    course = Recorded(preset_text(preset), seed, stop)
    with suppress(Stopped):
        course.run()
    return course


def never(_command: Command) -> bool:
    return False


@cache
def before(kind: type[Command]) -> Callable[[Command], bool]:
    return lambda command: isinstance(command, kind)


def rehearsed(
    server: Running,
    id: str,
    stop: Callable[[Command], bool] = never,
    *,
    preset: str = "single-evening",
    seed: int = 3,
) -> Office:
    """In the store of the server, living at the time of its last event."""
    course = staged(preset, seed, stop)
    return server.site.offices.adopt(preset_text(preset), course.championship, course.log, now(), id=id, terms=TERMS)


class Crew:
    """Every official of a championship, each with a browser."""

    def __init__(self, server: Running, office: Office, judges: int = 4) -> None:
        self.office = office
        self.director = desk(server, office, DIRECTOR, "Dora")
        self.head_judge = desk(server, office, HEAD_JUDGE, "Hector")
        self.scorer = desk(server, office, SCORER, "Sofia")
        for number in range(1, judges + 1):
            office.invite(JUDGE, f"Judge {number}", now())

    def close(self) -> None:
        for browser in (self.director, self.head_judge, self.scorer):
            browser.close()

    def official(self, name: str) -> str:
        return next(one.id for one in self.office.officials() if one.name == name)


def do(browser: Browser, address: str, what: str, **fields: object) -> str:
    """Open a page, send one of its forms, and give back the page that follows."""
    assert browser.get(address).status_code == 200, browser.page
    answer = browser.post(address, do=what, **fields)
    browser.page = answer.text
    assert answer.status_code in (200, 422), answer.text
    return plain(answer.text)


def read(browser: Browser, address: str) -> str:
    assert browser.get(address).status_code == 200, browser.page
    return plain(browser.page)


def printed(browser: Browser, answer: httpx.Response) -> httpx.Response:
    """The document that was ordered; a busy machine lets people wait for it on a page."""
    until = time.monotonic() + PRINT_SECONDS
    while (waiting := WAITING.search(str(answer.url))) and answer.headers["content-type"] != PDF:
        assert time.monotonic() < until
        time.sleep(0.1)
        answer = browser.http.get(f"{waiting[0]}/file")
    return answer


def plain(page: str) -> str:
    """Without the marks that keep what is filled in apart from the words around it."""
    return page.replace("\u2068", "").replace("\u2069", "")


def session_address(office: Office, session: str = EVENING) -> str:
    return f"/c/{office.id}/director/session/{session}"


def travel(crew: Crew, to: datetime.datetime) -> None:
    """By the time machine of the director's console."""
    page = do(crew.director, f"/c/{crew.office.id}/director", "travel", to=to.strftime("%Y-%m-%dT%H:%M"))
    assert "Time set." in page


def play_and_enter(office: Office, session: RoundId, seed: int = 1) -> None:
    """Every judge writes the sheet of his table, signed by all."""
    kept: Championship = office.championship
    board = Course(kept.format, seed, lambda _line: None).board
    for table in kept.state.sessions[session].tables:
        played = play_table(board, kept.format, kept.prices, table.players, seed + table.number)
        judge = Actor(table.judge, JUDGE)
        at = office.machine_time(now())
        signed = (*played.sheet.signed, table.judge)
        sheet = type(played.sheet)(played.sheet.lines, played.sheet.out, signed, played.sheet.decided)
        office.perform(commands.EnterSheet(judge, session, table.number, sheet), at)


def hidden(page: str, name: str) -> str:
    found = re.search(rf'name="{name}" value="([^"]*)"', page)
    assert found is not None, f"no {name} in {page[:3000]}"
    return found[1]
