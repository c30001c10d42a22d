"""A director invited for one venue acts for that venue: no other people, no other officials, no national pages."""

from collections.abc import Iterator

import pytest
from tests.web.championships.opening import desk, keep, now, register, somebody
from tests.web.championships.staging import plain, read
from tests.web.running import Browser, Running, running

from passgo.championship import commands
from passgo.championship.commands import DIRECTOR, JUDGE
from passgo.office import SYSTEM, Office


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("bound"), limits__requests_per_minute="100000") as server:
        yield server


@pytest.fixture(scope="module")
def office(server: Running) -> Office:
    """One person at Volos and one at Patras, each with a nickname that waits."""
    office = keep(server, "bound")
    for number, venue in enumerate(("volos", "patras")):
        browser = Browser(server)
        register(browser, "bound", somebody(number, venue=venue))
        browser.close()
    for one in list(office.championship.state.entrants.values()):
        office.perform(commands.ProposeNickname(SYSTEM, one.id, f"Boot {one.venue}"), now())
    return office


@pytest.fixture
def director(server: Running, office: Office) -> Iterator[Browser]:
    browser = desk(server, office, DIRECTOR, "Vera", "volos")
    yield browser
    browser.close()


def of(office: Office, venue: str) -> str:
    return next(one.id for one in office.championship.state.entrants.values() if one.venue == venue)


def status_of(browser: Browser, path: str, **fields: object) -> int:
    browser.get("/account")
    return browser.post(path, **fields).status_code


@pytest.mark.parametrize("page", ["terms", "outbox", "loans", "loans/patras/archive"])
def test_no_national_page_opens(director: Browser, page: str) -> None:
    assert director.get(f"/c/bound/director/{page}").status_code == 403


def test_no_national_page_takes_a_form(director: Browser) -> None:
    assert status_of(director, "/c/bound/director/terms", do="publish") == 403
    assert status_of(director, "/c/bound/director/loans", do="recall", venue="volos", reason="x") == 403
    assert status_of(director, "/c/bound/director/loans/lend", venue="volos", label="x") == 403


def test_the_console_shows_its_rounds_and_no_way_to_the_others(director: Browser) -> None:
    page = read(director, "/c/bound/director")
    assert "/city/volos/" in page
    assert "/city/patras/" not in page
    for shut in ("director/terms", "director/outbox", "director/loans"):
        assert f"/c/bound/{shut}" not in page


@pytest.mark.parametrize("page", ["entrants", "nicknames"])
def test_only_people_of_its_venue_are_seen(director: Browser, page: str) -> None:
    shown = read(director, f"/c/bound/director/{page}")
    assert "Person AA" in shown
    assert "Person AB" not in shown


@pytest.mark.parametrize(
    ("page", "do"),
    [("entrants", "cancel"), ("entrants", "expel"), ("nicknames", "approve"), ("nicknames", "approve-all"),
     ("nicknames", "give-back")],
)  # fmt: skip
def test_nobody_of_another_venue_is_changed(director: Browser, office: Office, page: str, do: str) -> None:
    before = office.version
    assert status_of(director, f"/c/bound/director/{page}", do=do, entrant=of(office, "patras"), reason="x") == 422
    assert office.version == before


def test_a_person_of_its_venue_is_changed(director: Browser, office: Office) -> None:
    assert status_of(director, "/c/bound/director/nicknames", do="approve", entrant=of(office, "volos")) == 200
    assert office.championship.state.entrants[of(office, "volos")].nickname == "approved"


@pytest.mark.parametrize("venue", ["", "patras"])
def test_officials_are_invited_for_its_venue_only(director: Browser, office: Office, venue: str) -> None:
    assert status_of(director, "/c/bound/director/officials/invite", role=JUDGE, name="Kostas", venue=venue) == 422
    assert "Kostas" not in {one.name for one in office.officials()}
    assert status_of(director, "/c/bound/director/officials/invite", role=JUDGE, name="Ilias", venue="volos") == 200


def test_links_of_other_officials_cannot_be_replaced_or_revoked(director: Browser, office: Office) -> None:
    nadia, token = office.invite(DIRECTOR, "Nadia", now())
    assert "Nadia" not in read(director, "/c/bound/director/officials")
    answer = director.post("/c/bound/director/officials/invite", role=DIRECTOR, name="nadia ", venue="volos")
    assert (answer.status_code, "already an official of that name" in plain(answer.text)) == (422, True)
    assert status_of(director, "/c/bound/director/officials", do="revoke", official=nadia.id) == 422
    offices_official = office.officials()
    assert [one.venue for one in offices_official if one.id == nadia.id] == [""]
    found = director.server.site.offices.official(token)
    assert found is not None
