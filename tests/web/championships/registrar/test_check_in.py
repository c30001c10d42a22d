"""The door: who is found, who may come in, and what every clerk sees."""

import re
from collections.abc import Iterator

import pytest
from tests.web.championships.entrant.test_entry import CLERK, entrant_of
from tests.web.championships.opening import desk, keep, now, register, somebody
from tests.web.championships.public.test_board import listening
from tests.web.championships.public.test_pages import words
from tests.web.running import Browser, Running

from passgo.championship import Actor, commands
from passgo.championship.commands import DIRECTOR
from passgo.office import Office

PATH = "/c/doors/registrar/check-in"
BORN = "Born May 1, 1990"


@pytest.fixture(scope="module")
def office(server: Running) -> Office:
    """Six people of Athens: two confirmed, then one of each kind who gets no button."""
    office = keep(server, "doors")
    visitor = Browser(server)
    ids = [entrant_of(server, register(visitor, "doors", somebody(number))) for number in range(6)]
    visitor.close()
    for id in ids[:5]:
        office.perform(commands.Phone(CLERK, id), now())
    office.perform(commands.Withdraw(CLERK, ids[2]), now())
    office.perform(commands.Expel(Actor("o1", DIRECTOR), ids[3], "a reason"), now())
    return office


@pytest.fixture
def clerk(server: Running, office: Office) -> Iterator[Browser]:
    browser = desk(server, office, name="Rena", venue="athens")
    browser.get(PATH)
    yield browser
    browser.close()


def people(office: Office) -> list[str]:
    return sorted(office.championship.state.entrants, key=lambda id: office.championship.state.entrants[id].order)


def searched(clerk: Browser, q: str) -> str:
    """The cards that a search gives, without the lists below."""
    page = clerk.post(f"{PATH}?venue=athens", q=q, venue="athens").text
    return words(page.partition("data-follow")[0])


def has_button(card: str) -> bool:
    return "Check in " in card


@pytest.mark.parametrize("q", ["person aa", "AA", "code"])
def test_somebody_is_found_by_name_or_code_with_the_birth_date(clerk: Browser, office: Office, q: str) -> None:
    first = people(office)[0]
    card = searched(clerk, office.badge_code(first) if q == "code" else q)
    assert "Person AA" in card
    assert "Person AB" not in card
    assert BORN in card
    assert has_button(card)


@pytest.mark.parametrize(
    ("number", "sentence"),
    [(2, "has withdrawn"), (3, "is excluded"), (5, "Not confirmed by phone yet.")],
)
def test_who_may_not_come_in_gets_a_sentence_and_no_button(
    clerk: Browser, office: Office, number: int, sentence: str
) -> None:
    card = searched(clerk, office.badge_code(people(office)[number]))
    assert sentence in card
    assert not has_button(card)


def test_the_badge_of_an_erased_person_is_told_plainly(clerk: Browser, office: Office) -> None:
    id = people(office)[4]
    code = office.badge_code(id)
    assert has_button(searched(clerk, code))
    office.perform(commands.Erase(CLERK, id), now())
    assert "If it’s on a printed badge, that entry was deleted." in searched(clerk, code)


def test_another_venue_learns_nothing(server: Running, office: Office) -> None:
    other = desk(server, office, name="Vera", venue="volos")
    other.get(PATH)
    for q in ("Person", office.badge_code(people(office)[0])):
        assert "Person AA" not in other.post(PATH, q=q, venue="athens").text
    other.close()


def test_the_birth_date_is_on_no_other_page_of_the_desk(clerk: Browser) -> None:
    assert BORN in words(clerk.get(PATH).text)
    assert BORN not in words(clerk.get("/c/doors/registrar").text)


def test_the_latest_admissions_can_be_undone_by_any_clerk(server: Running, clerk: Browser, office: Office) -> None:
    one, two = people(office)[:2]
    for id in (one, two):
        clerk.post(PATH, entrant=id, venue="athens", present="1")
    other = desk(server, office, name="Otto", venue="athens")
    page = other.get(PATH).text
    latest = re.findall(r'id="undo-(\w+)"', page)
    assert latest == [two, one]
    other.post(PATH, entrant=two, venue="athens", present="0")
    assert re.findall(r'id="undo-(\w+)"', other.page) == [one]
    other.post(PATH, entrant=one, venue="athens", present="0")
    other.close()


def test_an_admission_is_news_for_every_clerk(server: Running, clerk: Browser, office: Office) -> None:
    (id,) = people(office)[:1]
    with listening(server, office, path="/desk", cookies=clerk.http.cookies) as stream:
        before, event = stream.next()
        assert event == {"version": before}
        office.perform(commands.CheckIn(CLERK, id, "athens"), now())
        assert stream.next()[0] == office.version
    office.perform(commands.CheckIn(CLERK, id, "athens", False), now())
