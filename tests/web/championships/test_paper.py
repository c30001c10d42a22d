"""Paper from the officials' pages: each role its own, each venue its own, made apart from the server."""

import time
from collections.abc import Iterator
from concurrent.futures import Future

import httpx
import pytest
from tests.printing.paperwork import pages
from tests.web.championships.opening import Form, desk, keep, register, somebody
from tests.web.championships.staging import printed, rehearsed
from tests.web.running import Browser, Running

from passgo.championship.commands import DIRECTOR, HEAD_JUDGE, JUDGE, REGISTRAR
from passgo.office import Office
from passgo.printing.print_shop import Order, ShopBusy
from passgo.web.championships import paper
from passgo.web.championships.documents import KINDS


@pytest.fixture(scope="module")
def office(server: Running) -> Office:
    """Two cities with an entrant each."""
    office = keep(server, "paper")
    visitor = Browser(server)
    register(visitor, "paper", Form(venue="patras"))
    register(visitor, "paper", somebody(1, venue="volos"))
    visitor.close()
    return office


@pytest.fixture(scope="module")
def registrar(server: Running, office: Office) -> Iterator[Browser]:
    browser = desk(server, office, REGISTRAR, "Petra", "patras")
    yield browser
    browser.close()


def order(browser: Browser, id: str, kind: str, venue: str, language: str = "en") -> httpx.Response:
    """Press the button and wait for the document."""
    browser.get(f"/c/{id}/paper")
    return printed(browser, browser.post(f"/c/{id}/paper", do=kind, venue=venue, language=language))


def test_a_registrar_prints_the_people_of_their_venue(registrar: Browser) -> None:
    answer = order(registrar, "paper", "calls", "patras")
    assert answer.headers["content-type"] == "application/pdf"
    text = " ".join(pages(answer.content))
    assert "Eleni Doe" in text
    assert "Person AB" not in text


def test_the_language_of_the_paper_is_chosen(registrar: Browser) -> None:
    answer = order(registrar, "paper", "badges", "patras", "el")
    assert "Δείξτε" in " ".join(pages(answer.content))
    assert 'filename="paper-badges-patras-el.pdf"' in answer.headers["content-disposition"]


def test_another_venue_is_not_theirs(registrar: Browser) -> None:
    registrar.get("/c/paper/paper")
    assert "Volos" not in registrar.page
    assert registrar.post("/c/paper/paper", do="calls", venue="volos", language="en").status_code == 404


@pytest.mark.parametrize(("role", "refused"), [(REGISTRAR, "press"), (HEAD_JUDGE, "calls"), (HEAD_JUDGE, "badges")])
def test_what_is_not_theirs_is_not_offered_and_refused(
    server: Running, office: Office, role: str, refused: str
) -> None:
    browser = desk(server, office, role, f"One {role}")
    browser.get("/c/paper/paper")
    offered = {kind for kind in KINDS if f'value="{kind}"' in browser.page}
    assert offered == {kind for kind, roles in KINDS.items() if role in roles}
    assert browser.post("/c/paper/paper", do=refused, venue="patras", language="en").status_code == 403
    browser.close()


def test_a_judge_prints_nothing(server: Running, office: Office) -> None:
    browser = desk(server, office, JUDGE, "Jo")
    assert browser.get("/c/paper/paper").status_code == 403
    browser.close()


def test_nothing_to_print_is_told(registrar: Browser) -> None:
    answer = order(registrar, "paper", "certificates", "patras")
    assert answer.status_code == 422
    assert "There’s nothing to print yet." in answer.text


def test_a_director_gets_the_results_of_all_venues(server: Running) -> None:
    office = rehearsed(server, "paper-press")
    browser = desk(server, office, DIRECTOR, "Dora")
    answer = order(browser, "paper-press", "press", "hall")
    assert 'filename="paper-press-press-en.pdf"' in answer.headers["content-disposition"]
    browser.close()


def test_a_long_document_has_a_page_to_wait_on(
    server: Running, office: Office, registrar: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: Future[bytes] = Future()
    slow = Order("a" * 32, f"paper/{official(office, 'Petra')}", "slow", time.monotonic(), made)
    monkeypatch.setattr(paper, "PATIENCE_SECONDS", 0.05)
    monkeypatch.setattr(server.site.print_shop, "order", lambda *_: slow)
    server.site.print_shop.orders[slow.id] = slow
    registrar.get("/c/paper/paper")
    answer = registrar.post("/c/paper/paper", do="calls", venue="patras", language="en")
    assert str(answer.url).endswith(f"/c/paper/paper/{slow.id}")
    assert "Your document is being made." in answer.text
    assert 'http-equiv="refresh"' in answer.text
    made.set_result(b"%PDF-slow")
    assert "Your document is ready." in registrar.get(f"/c/paper/paper/{slow.id}").text
    assert registrar.get(f"/c/paper/paper/{slow.id}/file").content == b"%PDF-slow"
    stranger = desk(server, office, REGISTRAR, "Stavros", "volos")
    assert stranger.get(f"/c/paper/paper/{slow.id}/file").status_code == 404
    stranger.close()


def official(office: Office, name: str) -> str:
    return next(one.id for one in office.officials() if one.name == name)


def test_a_busy_shop_says_when_to_come_back(
    server: Running, registrar: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def busy(*_: object) -> Order:
        raise ShopBusy

    monkeypatch.setattr(server.site.print_shop, "order", busy)
    registrar.get("/c/paper/paper")
    answer = registrar.post("/c/paper/paper", do="calls", venue="patras", language="en")
    assert answer.status_code == 503
    assert "Try again in a minute." in answer.text
