"""Terms as long as organisers write them, in the letters of any language."""

import random
from collections.abc import Iterator

import pytest
from tests.web.championships.opening import DAY, desk, keep, now, register, somebody
from tests.web.championships.staging import plain
from tests.web.running import Browser, Running, running

from passgo.championship.commands import DIRECTOR
from passgo.office import Office
from passgo.web.championships.public.pages import Change, changes

ALPHABET = "αβγδεζηθικλμνξοπρστυφχψωάέήίόύώ"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("terms"), limits__requests_per_minute="100000") as server:
        yield server


@pytest.fixture
def office(server: Running) -> Office:
    return keep(server, f"terms-{len(server.site.offices.ids())}")


@pytest.fixture
def director(server: Running, office: Office) -> Iterator[Browser]:
    browser = desk(server, office, DIRECTOR, "Dora")
    yield browser
    browser.close()


def greek(length: int) -> str:
    """So many Greek characters, in words and paragraphs."""
    lot = random.Random(length)
    words = ["".join(lot.choices(ALPHABET, k=lot.randint(2, 12))) for _ in range(length // 4)]
    text = "".join(word + ("\n\n" if i % 90 == 89 else " ") for i, word in enumerate(words))[: length - 1]
    return text.rstrip() + "." * (length - len(text.rstrip()))


def publish(director: Browser, office: Office, texts: dict[str, str], **more: str) -> tuple[int, str]:
    address = f"/c/{office.id}/director/terms"
    assert director.get(address).status_code == 200
    fields = {f"text-{language}": text for language, text in texts.items()}
    answer = director.post(address, **({"do": "publish", "notice-en": "Everything new."} | fields | more))
    return answer.status_code, plain(answer.text)


@pytest.mark.parametrize("length", [12_483, 60_000])
def test_long_greek_terms_are_published(office: Office, director: Browser, length: int) -> None:
    text = greek(length)
    assert len(text) == length
    status, _ = publish(director, office, {"el": text, "en": "x" * 60_000})
    assert status == 200
    kept = office.terms(None, "el")
    assert kept is not None
    assert kept.text == text
    visitor = director.http.get(f"/c/{office.id}/terms", headers={"accept-language": "el"})
    assert text[:50] in visitor.text


@pytest.mark.rule("CHAMP-TERMS-3", "CHAMP-TERMS-5")
def test_the_notice_is_read_and_mailed_in_the_language_of_its_reader(
    server: Running, office: Office, director: Browser
) -> None:
    for number, language in enumerate(("el", "en")):
        browser = Browser(server)
        browser.http.headers["accept-language"] = language
        register(browser, office.id, somebody(number, venue="volos"))
        browser.close()
    said = {"notice-en": "Bring a photo ID.", "notice-el": "Φέρτε ταυτότητα."}
    assert publish(director, office, {"en": "New.", "el": "Νέοι."}, mailed="1", **said)[0] == 200
    for language, notice in (("el", "Φέρτε ταυτότητα."), ("en", "Bring a photo ID."), ("de", "Bring a photo ID.")):
        for page in (f"/c/{office.id}", f"/c/{office.id}/terms"):
            assert notice in director.http.get(page, headers={"accept-language": language}).text
    letters = [one for one in office.emails() if one.kind == "terms"]
    told = [one.body for one in map(office.render, letters) if one is not None]
    assert sum("Φέρτε ταυτότητα." in body for body in told) == 1
    assert sum("Bring a photo ID." in body for body in told) == 1


def test_terms_that_are_too_long_together_stay_in_the_form(office: Office, director: Browser) -> None:
    texts = {language: greek(55_000) for language in ("el", "en", "de", "it")}
    status, page = publish(director, office, texts, closes="2015-01-01", mailed="1")
    assert status == 422
    assert "The terms are too long" in page
    assert texts["el"] in page
    assert 'value="2015-01-01"' in page
    assert len(office.championship.state.terms) == 1


def test_long_terms_are_compared_paragraph_by_paragraph() -> None:
    one, other = greek(60_000), greek(59_000)  # a comparison of their letters would take seconds
    assert len(changes(one, other)) > 100
    assert changes("One.\n\nTwo.\n\nThree.", "One.\n\nTwo and a half.\n\nThree.") == [
        Change("removed", "Two."),
        Change("added", "Two and a half."),
    ]


@pytest.mark.rule("CHAMP-CAL-4")
def test_terms_cannot_let_registration_go_on_after_the_start(office: Office, director: Browser) -> None:
    late = (now().date() + 21 * DAY).isoformat()
    status, page = publish(director, office, {"en": "New."}, closes=late)
    assert status == 422
    assert "Registration can’t go on after" in page


def test_other_forms_stay_small(office: Office, director: Browser) -> None:
    director.get(f"/c/{office.id}/director/plan/venue/volos")
    answer = director.post(f"/c/{office.id}/director/plan/venue/volos", **{"do": "preview", "notice-el": greek(60_000)})
    assert answer.status_code == 413
