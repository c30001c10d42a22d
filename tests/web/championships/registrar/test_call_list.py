"""The registrar's calls: attempts with their times, appointments, and whom to call now."""

import datetime
import re
from collections.abc import Iterator
from itertools import count

import pytest
from tests.web.championships.opening import desk, keep, now, register, somebody
from tests.web.championships.staging import read
from tests.web.running import Browser, Running

from passgo.championship import Actor, commands
from passgo.championship.commands import REGISTRAR
from passgo.office import Office

NUMBER = count(1)
HOUR = datetime.timedelta(hours=1)


@pytest.fixture
def office(server: Running) -> Office:
    made = keep(server, f"calls-{next(NUMBER)}")
    public = Browser(server)
    for number in range(3):
        register(public, made.id, somebody(number))
    public.close()
    return made


@pytest.fixture
def rena(server: Running, office: Office) -> Iterator[Browser]:
    there = desk(server, office)
    yield there
    there.close()


def ids(office: Office) -> list[str]:
    return list(office.championship.state.entrants)


def note(office: Office, rena: Browser, entrant: str, outcome: str, **more: str) -> str:
    rena.get(f"/c/{office.id}/registrar")
    return rena.post(f"/c/{office.id}/registrar/call", entrant=entrant, outcome=outcome, list="calls", **more).text


def listed(page: str) -> list[str]:
    return re.findall(r'<li id="(e\w+)">', page)


def local(office: Office, moment: datetime.datetime) -> str:
    zone = office.championship.format.venues[0].starts.tzinfo
    return moment.astimezone(zone).strftime("%Y-%m-%dT%H:%M")


def test_attempts_are_counted_and_those_never_called_come_first(office: Office, rena: Browser) -> None:
    first, second, third = ids(office)
    note(office, rena, first, "no-answer")
    page = note(office, rena, first, "no-answer", note="only a machine")
    assert "Noted." in page
    assert listed(page) == [second, third, first]
    page = read(rena, f"/c/{office.id}/registrar?list=calls")
    assert "2 attempts, the last on" in page
    assert "only a machine" in page


def test_who_asked_to_be_called_now_is_first_and_has_a_list(office: Office, rena: Browser) -> None:
    first, second, third = ids(office)
    note(office, rena, second, "call-back", back=local(office, now() - HOUR))
    page = note(office, rena, first, "call-back", back=local(office, now() + HOUR))
    assert listed(page) == [second, third, first]
    assert listed(read(rena, f"/c/{office.id}/registrar?list=back")) == [second]
    office.perform(commands.Phone(Actor("r1", REGISTRAR), second), now())
    assert listed(read(rena, f"/c/{office.id}/registrar?list=back")) == []


def test_an_appointment_without_a_time_is_refused_with_a_reason(office: Office, rena: Browser) -> None:
    (first, *_) = ids(office)
    assert "Choose a day and time to call back" in note(office, rena, first, "call-back")
    assert office.calls() == {}


def test_a_registrar_of_another_venue_notes_nothing(server: Running, office: Office) -> None:
    elsewhere = desk(server, office, venue="volos")
    elsewhere.get(f"/c/{office.id}/registrar")
    answer = elsewhere.post(f"/c/{office.id}/registrar/call", entrant=ids(office)[0], outcome="no-answer")
    assert answer.status_code == 404
    assert office.calls() == {}
    elsewhere.close()
