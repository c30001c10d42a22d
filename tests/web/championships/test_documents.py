"""Documents are filled from the championship itself, and say no more about anybody than they need."""

import re

import pytest
from tests.printing.paperwork import pages
from tests.web.championships.opening import now
from tests.web.championships.staging import before, rehearsed
from tests.web.running import Running

from passgo.championship import Actor, Person, commands
from passgo.championship.commands import REGISTRAR
from passgo.championship.state import CONFIRMED
from passgo.office import Office
from passgo.printing import CannotPrint
from passgo.web.championships.documents import KINDS, Wish, work_of

SITE = "https://cup.example"
NAMELESS = ("wall", "judges", "sheets")


def text_of(office: Office, kind: str, language: str = "en") -> str:
    printed = " ".join(pages(work_of(office, Wish(kind, "hall", language, SITE))()))
    return re.sub(r"\s+", " ", printed)


def people(office: Office) -> dict[str, Person]:
    return office.championship.people.rows


@pytest.fixture(scope="module")
def finished(server: Running) -> Office:
    return rehearsed(server, "printed")


@pytest.fixture(scope="module")
def at_the_doors(server: Running) -> Office:
    return rehearsed(server, "printed-before", before(commands.CheckIn))


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("calls", "badges")])
def test_no_paper_but_call_lists_has_a_phone_number_and_none_a_birth_date(finished: Office, kind: str) -> None:
    text = text_of(finished, kind)
    for person in people(finished).values():
        assert person.phone not in text
        assert person.born.isoformat() not in text
        assert (person.name in text) <= (kind not in NAMELESS)


def test_certificates_are_for_everybody_who_played(finished: Office) -> None:
    text = text_of(finished, "certificates")
    played = {id for one in finished.championship.state.sessions.values() for id in one.players()}
    assert all(people(finished)[id].name in text for id in played)
    champion = people(finished)[finished.championship.champion()].name
    assert f"{champion} Place 1" in text


def test_an_erased_person_is_on_no_paper(server: Running) -> None:
    office = rehearsed(server, "printed-erased")
    champion = office.championship.champion()
    person = people(office)[champion]
    office.perform(commands.Erase(Actor(champion, "entrant"), champion), office.machine_time(now()))
    for kind in ("certificates", "press", "seating", "wall", "judges", "sheets"):
        text = text_of(office, kind)
        assert person.name not in text, kind
        assert person.nickname not in text, kind


@pytest.mark.rule("CHAMP-PUB-6")
def test_the_press_learns_names_by_consent_only(server: Running) -> None:
    office = rehearsed(server, "printed-press")
    champion = office.championship.champion()
    person = people(office)[champion]
    given = office.championship.state.entrants[champion].consents.get("publicity", False)
    assert (person.name in text_of(office, "press")) is given
    for agreed in (not given, given):
        wish = commands.ChangeConsent(Actor("o1", REGISTRAR), champion, "publicity", agreed)
        office.perform(wish, office.machine_time(now()))
        text = text_of(office, "press")
        assert (person.name in text) is agreed
        assert (person.nickname in text) is not agreed


def test_badges_carry_the_codes_that_the_door_knows(at_the_doors: Office) -> None:
    confirmed = [one.id for one in at_the_doors.championship.state.at_venue("hall", CONFIRMED)]
    text = text_of(at_the_doors, "badges")
    for id in confirmed:
        assert people(at_the_doors)[id].name in text
        assert at_the_doors.badge_code(id) in text


def test_seats_by_name_are_for_the_office_and_by_nickname_for_the_wall(finished: Office) -> None:
    named, posted = text_of(finished, "seating"), text_of(finished, "wall")
    session = list(finished.championship.state.sessions.values())[-1]
    for id in session.players():
        assert people(finished)[id].name in named
        assert people(finished)[id].nickname in posted


def test_a_call_list_has_names_and_numbers(server: Running) -> None:
    office = rehearsed(server, "printed-calls", before(commands.Phone))
    pending = office.championship.state.at_venue("hall", "pending")
    text = text_of(office, "calls")
    assert pending
    assert all(people(office)[one.id].phone in text for one in pending)


def test_arabic_paper_is_made_from_the_same_facts(finished: Office) -> None:
    assert work_of(finished, Wish("certificates", "hall", "ar", SITE))().startswith(b"%PDF-")


@pytest.mark.parametrize("kind", ["seating", "judges", "certificates"])
def test_nothing_is_printed_before_there_is_something(at_the_doors: Office, kind: str) -> None:
    with pytest.raises(CannotPrint) as refused:
        text_of(at_the_doors, kind)
    assert refused.value.code in ("no-tables", "no-results")
