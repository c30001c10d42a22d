"""Somebody who comes without being registered, where the championship allows it."""

import re
from collections.abc import Iterator

import pytest
from tests.championship.organising import ATHENS
from tests.web.championships.opening import DAY, TERMS, Form, desk, format_text, keep, now
from tests.web.running import Browser, Running

from passgo.office import Office

HIDDEN = re.compile(r'name="(nonce|terms)" value="([^"]+)"')


def open_doors(server: Running, id: str) -> Office:
    """A championship that closed yesterday and is played today."""
    text = format_text(id, opens=-9, closes=-1).replace("alternates = 100", "alternates = 100\nwalk_ins = true")
    there = now().astimezone(ATHENS).date()
    text = text.replace(f"{now().date() + 20 * DAY}T", f"{there}T")
    return server.site.offices.create(text, now() - 5 * DAY, terms=TERMS)


@pytest.fixture(scope="module")
def office(server: Running) -> Office:
    return open_doors(server, "walk-ins")


@pytest.fixture
def clerk(server: Running, office: Office) -> Iterator[Browser]:
    browser = desk(server, office, venue="athens")
    yield browser
    browser.close()


def send(clerk: Browser, form: Form) -> str:
    clerk.get("/c/walk-ins/registrar/walk-in")
    hidden = dict(HIDDEN.findall(clerk.page))
    answer = clerk.post("/c/walk-ins/registrar/walk-in", **{**hidden, **form.fields()})
    clerk.page = answer.text
    return str(answer.url)


def test_somebody_is_registered_confirmed_and_checked_in(clerk: Browser, office: Office) -> None:
    assert "Register at the door" in clerk.get("/c/walk-ins/registrar/check-in").text
    assert send(clerk, Form()).endswith("/check-in?venue=athens&done=walk-in")
    assert "Registered and checked in." in clerk.page
    (entrant,) = office.championship.state.entrants.values()
    assert (entrant.status, entrant.present) == ("confirmed", {"athens"})


def test_a_form_with_faults_keeps_what_was_typed(clerk: Browser) -> None:
    send(clerk, Form(name="Anna Late", email="no email"))
    assert "Anna Late" in clerk.page
    assert "walk-in" in clerk.page


def test_another_venue_is_not_theirs(clerk: Browser, office: Office) -> None:
    before = len(office.championship.state.entrants)
    send(clerk, Form(venue="volos", email="v@mail.example"))
    assert len(office.championship.state.entrants) == before


def test_without_the_rule_there_is_no_such_page(server: Running) -> None:
    browser = desk(server, keep(server, "no-walk-ins"))
    assert "Register at the door" not in browser.get("/c/no-walk-ins/registrar/check-in").text
    assert browser.get("/c/no-walk-ins/registrar/walk-in").status_code == 404
    browser.close()
