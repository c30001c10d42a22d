"""The computer's clock jumps while people register and play: what they see, and how two officials accept it."""

import asyncio
import datetime
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import count

import pytest
from tests.web.championships.judging import PLAYING, Judging
from tests.web.championships.opening import Form, desk, keep, register
from tests.web.championships.staging import EVENING, Crew, before, do, plain, read, rehearsed
from tests.web.running import DEADLINE, Browser, Running

from passgo.championship import commands
from passgo.championship.commands import DIRECTOR, JUDGE, REGISTRAR
from passgo.championship.state import Jump
from passgo.office import Office
from passgo.office.clock import Clock
from passgo.web.championships.background import look
from passgo.web.championships.online_tables import Keeper

HOUR = datetime.timedelta(hours=1)
DAY = datetime.timedelta(days=1)
YEARS = 3653 * DAY
NUMBER = count(1)
JUMPED = "The championship computer’s clock jumped."


class Computer:
    """Goes on from a moment like any clock, and can be set."""

    def __init__(self, office: Office, starts: datetime.datetime) -> None:
        self.office = office
        self.starts, self.began = starts, time.monotonic()
        self.wrong = datetime.timedelta()
        office.kept = replace(office.kept, rehearsed=False, shift_ms=0)
        office.clock = Clock(office.store, self.wall)
        office.watch()

    def wall(self) -> datetime.datetime:
        return self.starts + datetime.timedelta(seconds=time.monotonic() - self.began) + self.wrong

    def jump(self, by: datetime.timedelta) -> None:
        self.wrong += by
        self.office.watch()


@pytest.fixture
def hall(server: Running) -> Iterator[tuple[Crew, Computer]]:
    """The roll is called; the clock of the heat has not begun."""
    office = rehearsed(server, f"time-{next(NUMBER)}", before(commands.StartHeat))
    crew = Crew(server, office)
    last = office.championship.state.last
    assert last is not None
    yield crew, Computer(office, last)
    crew.close()


def open_entries(server: Running) -> tuple[Office, Computer]:
    office = keep(server, f"open-{next(NUMBER)}")
    return office, Computer(office, datetime.datetime.now(datetime.UTC))


# Whom it is told


def test_every_desk_is_told_what_the_clock_said_before_and_says_now(
    server: Running, hall: tuple[Crew, Computer]
) -> None:
    crew, computer = hall
    assert JUMPED not in read(crew.director, f"/c/{crew.office.id}/director")
    computer.jump(YEARS)
    registrar, judge = desk(server, crew.office, REGISTRAR, "Rena"), desk(server, crew.office, JUDGE, "Jo")
    there = f"/c/{crew.office.id}"
    for browser, address in [
        (crew.director, f"{there}/director"), (crew.head_judge, f"{there}/clock"),
        (crew.head_judge, f"{there}/clock/{EVENING}/1"), (crew.scorer, f"{there}/sheets"), (judge, f"{there}/judge"),
        (registrar, f"{there}/registrar"), (registrar, f"{there}/registrar/check-in"), (registrar, f"{there}/time"),
    ]:  # fmt: skip
        page = read(browser, address)
        assert JUMPED in page, address
        assert "Time before the jump: January 31, 2026" in page
        assert "The clock then showed: February 1, 2036" in page
        assert f'href="{there}/time"' in page
    registrar.close()
    judge.close()


def test_the_public_is_not_told(server: Running, hall: tuple[Crew, Computer]) -> None:
    crew, computer = hall
    computer.jump(HOUR)
    with server.client() as public:
        for path in ("", "/board", f"/clock/{EVENING}/1"):
            answer = public.get(f"/c/{crew.office.id}{path}")
            assert (answer.status_code, JUMPED in plain(answer.text)) == (200, False)
        assert public.get(f"/c/{crew.office.id}/time").status_code == 403


def test_the_judges_panel_is_told_in_the_judges_language(server: Running) -> None:
    judging = Judging(server, PLAYING)
    assert judging.carried()["now"]["notice"] is None
    last = judging.office.championship.state.last
    assert last is not None
    Computer(judging.office, last).jump(-DAY)
    judging.judge.http.cookies.set("language", "de")
    told = judging.carried()["now"]["notice"]
    assert plain(told["text"]).startswith(
        "Die Uhr des Meisterschaftsrechners ist gesprungen. Zeit davor: 31. Januar 2026"
    )
    assert (told["more"], told["address"]) == ("Was zu tun ist", f"/c/{judging.office.id}/time")
    judging.close()


# What goes on


@pytest.mark.parametrize("by", [HOUR, YEARS, -YEARS], ids=["an hour ahead", "ten years ahead", "ten years back"])
def test_the_clock_of_the_hall_goes_on_through_a_jump(hall: tuple[Crew, Computer], by: datetime.timedelta) -> None:
    crew, computer = hall
    address = f"/c/{crew.office.id}/clock/{EVENING}/1"
    do(crew.head_judge, address, "clock-start")
    left_before = left(crew)
    computer.jump(by)
    assert 0 <= left_before - left(crew) < 60_000  # a minute at most, for a slow machine
    for browser in (crew.director, crew.head_judge):
        do(browser, f"/c/{crew.office.id}/time", "accept-clock", jump=version(crew.office))
    assert 0 <= left_before - left(crew) < 60_000
    assert crew.office.jump() is None


def left(crew: Crew) -> int:
    told = crew.director.http.get(f"/c/{crew.office.id}/clock/{EVENING}/1/time").json()
    return int(told["ends_ms"]) - int(told["now_ms"])


def version(office: Office) -> int:
    jump = office.jump()
    return 0 if jump is None else jump.version


@pytest.mark.parametrize("by", [YEARS, -YEARS], ids=["ten years ahead", "ten years back"])
def test_people_register_while_the_clock_is_wrong(server: Running, by: datetime.timedelta) -> None:
    office, computer = open_entries(server)
    computer.jump(by)
    somebody = Browser(server)
    assert register(somebody, office.id, Form()).startswith("/entry/")
    kinds = [entry.kind for entry in office.store.read(office.stream)]
    assert kinds[2:4] == ["clock-jumped", "registered"]
    somebody.close()


# How it ends


def test_the_first_official_proposes_and_a_second_confirms(server: Running) -> None:
    office, computer = open_entries(server)
    director, registrar = desk(server, office, DIRECTOR, "Dora"), desk(server, office, REGISTRAR, "Rena")
    address = f"/c/{office.id}/time"
    assert "There’s no open report about the clock." in read(director, address)
    computer.jump(DAY)
    assert "correct it on the computer" in read(director, address)
    page = do(director, address, "accept-clock", jump=version(office))
    assert "Dora says the clock is right. A second official has to confirm it." in page
    again = do(director, address, "accept-clock", jump=version(office))
    assert "You’ve already said so. A second official has to confirm it." in again
    page = do(registrar, address, "accept-clock", jump=version(office))
    assert "There’s no open report about the clock." in page
    assert JUMPED not in page
    director.close()
    registrar.close()


def test_who_looks_at_an_old_report_reads_it_again(server: Running) -> None:
    office, computer = open_entries(server)
    director = desk(server, office, DIRECTOR, "Dora")
    computer.jump(DAY)
    old = version(office)
    computer.jump(DAY)
    page = do(director, f"/c/{office.id}/time", "accept-clock", jump=old)
    assert "The clock has changed since then. Read the report again." in page
    director.close()


def test_a_clock_that_is_set_right_closes_the_report(server: Running) -> None:
    office, computer = open_entries(server)
    director = desk(server, office, DIRECTOR, "Dora")
    computer.jump(HOUR)
    computer.jump(-HOUR)
    assert JUMPED not in read(director, f"/c/{office.id}/director")
    assert [entry.kind for entry in office.store.read(office.stream)][2:] == ["clock-jumped", "clock-put-right"]
    director.close()


def test_a_venue_with_a_wrong_clock_is_named(hall: tuple[Crew, Computer]) -> None:
    crew, _ = hall
    was = datetime.datetime(2026, 1, 31, 15, tzinfo=datetime.UTC)
    crew.office.championship.state.strayed["hall"] = Jump(1, was, was + YEARS)
    page = read(crew.director, f"/c/{crew.office.id}/time")
    assert "the clock on the computer there was wrong" in page
    assert "The clock showed: February 1, 2036" in page


def test_the_server_itself_watches(server: Running) -> None:
    """Without a command and without a look at a page: the round of the server through its championships does it."""
    office, computer = open_entries(server)
    computer.wrong = DAY
    looking = look(server.site, Keeper(server.site), sweep=False)
    asyncio.run_coroutine_threadsafe(looking, server.loop).result(DEADLINE)
    assert office.jump() is not None
