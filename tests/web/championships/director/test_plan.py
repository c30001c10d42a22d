"""Change of plan in the console: a look at it, then it is public; whoever may not, and what cannot change."""

import datetime
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tests.web.championships.opening import DAY, desk, keep, now, register, somebody
from tests.web.championships.staging import plain, read
from tests.web.running import Browser, Running, running

from passgo.championship import commands
from passgo.championship.commands import DIRECTOR, HEAD_JUDGE, REGISTRAR
from passgo.championship.format import Venue
from passgo.championship.rounds import RoundId
from passgo.office import SYSTEM, Office

START = (now().date() + 20 * DAY).isoformat()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("plan"), limits__requests_per_minute="100000") as server:
        yield server


@pytest.fixture
def office(server: Running) -> Office:
    return keep(server, f"plan-{len(server.site.offices.ids())}")


@pytest.fixture
def director(server: Running, office: Office) -> Iterator[Browser]:
    browser = desk(server, office, DIRECTOR, "Dora")
    yield browser
    browser.close()


def enter(server: Running, office: Office, *numbers: int, venue: str = "volos", language: str = "en") -> str:
    """People who register; the address of the last one's entry."""
    entry = ""
    for number in numbers:
        browser = Browser(server)
        browser.http.headers["accept-language"] = language
        entry = register(browser, office.id, somebody(number, venue=venue))
        browser.close()
    return entry


def hall(office: Office, venue: str = "volos") -> Venue:
    found = office.championship.format.venue(venue)
    assert found is not None
    return found


def fields(office: Office, venue: str = "volos", **typed: object) -> dict[str, Any]:
    one = hall(office, venue)
    here = {
        "city": one.city, "name": one.name, "starts": f"{one.starts:%Y-%m-%dT%H:%M}", "capacity": one.capacity,
        "tables": one.tables,
    }  # fmt: skip
    return here | typed


def send(browser: Browser, office: Office, do: str, page: str = "venue/volos", **typed: Any) -> httpx.Response:
    address = f"/c/{office.id}/director/plan/{page}"
    assert browser.get(address).status_code == 200, browser.page
    return browser.post(address, do=do, **typed)


@pytest.mark.rule("CHAMP-TERMS-3", "CHAMP-TERMS-5")
def test_a_start_is_looked_at_then_published_shown_and_mailed(
    server: Running, office: Office, director: Browser
) -> None:
    entry = enter(server, office, 1)
    enter(server, office, 2, language="el")
    enter(server, office, 3, venue="patras")
    moved = fields(office, starts=f"{START}T15:30")

    seen = plain(send(director, office, "preview", **moved).text)
    assert "The start in Volos is now" in seen
    assert "Email 2 people" in seen
    assert seen.count("<textarea") == 2  # in the languages of those concerned and of the terms
    assert "English: 1" in seen
    assert "Ελληνικά: 1" in seen
    assert hall(office).starts.hour == 12  # nothing is published yet

    notice = {"notice-en": "The hall is booked.", "notice-el": "Η αίθουσα είναι κλεισμένη."}
    done = plain(send(director, office, "publish-plan", **moved, **notice, mailed="1").text)
    assert "The change has been published." in done
    assert hall(office).starts.hour == 15

    visitor = Browser(server)
    public = read(visitor, f"/c/{office.id}")
    assert "What has changed" in public
    assert "Macro" not in public
    assert re.search(r"The start in Volos is now .*3:30.PM instead of .*12:00.PM", public)
    assert "The hall is booked." in public
    assert "3:30" in read(visitor, entry)
    visitor.http.headers["accept-language"] = "el"
    assert "Η αίθουσα είναι κλεισμένη." in read(visitor, f"/c/{office.id}")
    visitor.close()
    mails = [office.render(one) for one in office.emails() if one.kind == "plan"]
    texts = sorted(one.body for one in mails if one is not None)
    assert len(texts) == 2
    assert "The hall is booked." in texts[0]
    assert "3:30" in texts[0]
    assert "Η αίθουσα είναι κλεισμένη." in texts[1]


@pytest.mark.rule("CHAMP-REG-3", "CHAMP-REG-4")
def test_capacity_never_falls_below_those_registered_and_moves_alternates_up(
    server: Running, office: Office, director: Browser
) -> None:
    office.perform(commands.ChangeVenue(SYSTEM, "volos", capacity=4), now())
    enter(server, office, 1, 2, 3, 4, 5, 6)
    refused = send(director, office, "preview", **fields(office, capacity=3))
    assert refused.status_code == 422
    assert "4 people have a place here, so there can’t be fewer places." in plain(refused.text)
    assert 'name="capacity" id="capacity" min="1" max="1000" value="3"' in refused.text  # what was typed is there
    seen = plain(send(director, office, "preview", **fields(office, capacity=5)).text)
    assert "One alternate moves up, in order." in seen
    send(director, office, "publish-plan", **fields(office, capacity=5))
    state = office.championship.state
    assert [one.alternate for one in state.alternates("volos")] == [2]


@pytest.mark.rule("CHAMP-NOSHOW-2")
def test_a_hall_stays_during_play_and_no_word_is_lost(server: Running, office: Office, director: Browser) -> None:
    enter(server, office, 1, 2, 3, 4)
    state = office.championship.state
    start = hall(office).starts + datetime.timedelta(minutes=1)
    for id in list(state.entrants):
        office.perform(commands.Phone(SYSTEM, id), now())
    called = RoundId("city-final", "volos", 1)
    if office.championship.format.stage("city") is not None:
        called = RoundId("city", "volos", 1)
    office.perform(commands.MakeSeating(SYSTEM, called, 1), now())
    office.perform(commands.PublishSeating(SYSTEM, called, start), now())
    session = state.sessions[called]
    session.heats[1].status = "rolled"  # as if the day had come
    refused = send(
        director, office, "publish-plan", **fields(office, name="The theatre"), **{"notice-en": "Next door, please."}
    )
    assert refused.status_code == 422
    assert "The roll has been called here" in refused.text
    assert "Next door, please." in refused.text
    assert 'value="The theatre"' in refused.text
    assert hall(office).name == "Public Volos"


def test_a_lent_venue_says_why_it_cannot_change(office: Office, director: Browser) -> None:
    office.perform(commands.LendVenue(SYSTEM, "volos"), now())
    refused = send(director, office, "preview", **fields(office, name="The theatre"))
    assert refused.status_code == 422
    assert "This venue is lent to a laptop" in refused.text


def test_a_start_in_the_past_is_refused(office: Office, director: Browser) -> None:
    refused = send(director, office, "preview", **fields(office, starts="2015-05-23T12:00"))
    assert refused.status_code == 422
    assert "That time is over" in refused.text


@pytest.mark.parametrize(
    ("name", "typed"),
    [("capacity", "many"), ("capacity", "0"), ("tables", "-1"), ("starts", "soon"), ("name", ""), ("city", "\x07")],
)
def test_a_form_that_cannot_be_read_keeps_what_was_typed(
    office: Office, director: Browser, name: str, typed: str
) -> None:
    refused = send(director, office, "preview", **(fields(office, **{name: typed}) | {"notice-en": "Because."}))
    assert refused.status_code == 422
    assert "Fill in every field" in refused.text
    assert "Because." in refused.text


@pytest.mark.rule("CHAMP-CAL-4")
def test_the_closing_day_moves_for_all(server: Running, office: Office, director: Browser) -> None:
    enter(server, office, 1)
    enter(server, office, 2, venue="patras")
    last = (now().date() + 20 * DAY).isoformat()
    assert "Email 2 people" in plain(send(director, office, "preview", "closing", closes=last).text)
    send(director, office, "publish-plan", "closing", closes=last, mailed="1")
    assert office.championship.format.registration.closes.isoformat() == last
    late = send(director, office, "preview", "closing", closes=(now().date() + 21 * DAY).isoformat())
    assert late.status_code == 422
    assert "Registration can’t go on after" in plain(late.text)
    assert sum(one.kind == "plan" for one in office.emails()) == 2


def test_a_new_venue_that_the_stages_have_no_room_for_is_refused(office: Office, director: Browser) -> None:
    new = {
        "city": "Λάρισα", "name": "The mill", "zone": "Europe/Athens", "starts": f"{START}T12:00", "capacity": "36",
        "tables": "6", "heats": "1",
    }  # fmt: skip
    refused = send(director, office, "preview", "add", **new)
    assert refused.status_code == 422
    assert "The later stages have no place" in refused.text
    assert 'value="The mill"' in refused.text
    assert "Fill in every field" in send(director, office, "preview", "add", **(new | {"zone": "../etc"})).text


def test_a_director_of_one_venue_changes_only_that_venue(server: Running, office: Office) -> None:
    bound = desk(server, office, DIRECTOR, "Vera", "volos")
    plan = f"/c/{office.id}/director/plan"
    page = read(bound, plan)
    assert f"{plan}/venue/volos" in page
    assert f"{plan}/venue/patras" not in page
    assert f"{plan}/closing" not in page
    send(bound, office, "publish-plan", **fields(office, name="The theatre"))
    assert hall(office).name == "The theatre"
    for other in ("venue/patras", "closing", "add"):
        assert bound.get(f"{plan}/{other}").status_code == 403
        bound.get(f"{plan}/venue/volos")
        assert bound.post(f"{plan}/{other}", do="publish-plan", **fields(office, "patras", name="X")).status_code == 403
    bound.close()
    assert hall(office, "patras").name == "Public Patras"


@pytest.mark.parametrize("role", [REGISTRAR, HEAD_JUDGE])
def test_nobody_else_opens_the_page(server: Running, office: Office, role: str) -> None:
    other = desk(server, office, role, "Rena")
    assert other.get(f"/c/{office.id}/director/plan").status_code == 403
    assert other.get(f"/c/{office.id}/director/plan/venue/volos").status_code == 403
    other.close()
