"""The control room: all venues for the director of all, one for a director of one, news at once."""

import re
from collections.abc import Iterator
from itertools import count

import pytest
from tests.web.championships.opening import desk, keep, now, register, somebody
from tests.web.championships.public.test_board import listening
from tests.web.championships.staging import plain, read
from tests.web.running import Browser, Running

from passgo.championship import Actor, commands
from passgo.championship.commands import DIRECTOR, HEAD_JUDGE, REGISTRAR
from passgo.office import Office

NUMBER = count(1)
CELL = re.compile(r'<td data-label="([^"]*)"[^>]*>(\d+)</td>')


@pytest.fixture
def office(server: Running) -> Office:
    made = keep(server, f"control-{next(NUMBER)}")
    public = Browser(server)
    for number in range(3):
        register(public, made.id, somebody(number, venue="athens" if number else "volos"))
    public.close()
    return made


@pytest.fixture
def director(server: Running, office: Office) -> Iterator[Browser]:
    there = desk(server, office, DIRECTOR, "Dora")
    yield there
    there.close()


def lines(page: str) -> dict[str, dict[str, int]]:
    """The counts of each venue by their headings."""
    found: dict[str, dict[str, int]] = {}
    for row in re.findall(r"<tr>(.*?)</tr>", page, re.DOTALL):
        cells = {label: int(value) for label, value in CELL.findall(row)}
        if cells:
            name = re.search(r'<th scope="row">(?:<a [^>]*>)?(?:<bdi>)?([^<]*)', row)
            assert name is not None
            found.setdefault(name[1].strip(), cells)
    return found


def test_the_director_sees_every_venue_and_the_sum(office: Office, director: Browser) -> None:
    found = lines(read(director, f"/c/{office.id}/control"))
    assert {city: cells["Registered"] for city, cells in found.items() if cells["Registered"]} == {
        "Athens": 2, "Volos": 1, "All": 3,
    }  # fmt: skip
    assert list(found)[-1] == "All"


def test_a_director_of_one_venue_sees_that_one(server: Running, office: Office) -> None:
    there = desk(server, office, DIRECTOR, "Vera", venue="volos")
    assert list(lines(read(there, f"/c/{office.id}/control"))) == ["Volos"]
    there.close()


def test_the_control_room_is_for_those_who_run_the_day(server: Running, office: Office) -> None:
    head_judge, registrar = desk(server, office, HEAD_JUDGE, "Hector"), desk(server, office, REGISTRAR, "Rena")
    assert head_judge.get(f"/c/{office.id}/control").status_code == 200
    assert registrar.get(f"/c/{office.id}/control").status_code == 403
    for browser in (head_judge, registrar):
        browser.close()


def test_every_event_is_news_and_the_news_say_nothing(server: Running, office: Office, director: Browser) -> None:
    entrant = next(iter(office.championship.state.entrants))
    with listening(server, office, path="/desk", cookies=director.http.cookies) as stream:
        version, event = stream.next()
        assert event == {"version": version}
        office.perform(commands.Phone(Actor("r1", REGISTRAR), entrant), now())
        assert stream.next() == (office.version, {"version": office.version})
    assert lines(plain(director.get(f"/c/{office.id}/control").text))["All"]["Phoned"] == 1


def test_the_news_are_for_officials(server: Running, office: Office) -> None:
    with server.client() as public:
        assert public.get(f"/sse/championships/{office.id}/desk").status_code == 403
