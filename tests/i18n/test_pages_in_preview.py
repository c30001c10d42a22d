"""The server shows keys or longer words to who asks for them, and to nobody else."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.web.running import Browser, Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("preview")
    with running(folder) as started:
        yield started


@pytest.fixture
def visitor(server: Running) -> Iterator[Browser]:
    somebody = Browser(server)
    yield somebody
    somebody.close()


def test_a_page_in_keys_is_english_to_machines_and_offers_every_language(visitor: Browser) -> None:
    page = visitor.get("/?language=keys").text
    assert '<html lang="en" dir="ltr">' in page
    assert ">page-play-now<" in page
    assert 'href="?language=de"' in page
    assert 'hreflang="keys"' not in page


def test_longer_words_are_in_brackets(visitor: Browser) -> None:
    assert "[Ţåååbļéš]" in visitor.get("/?language=en-XA").text


def test_a_preview_lasts_for_the_visit_and_a_language_for_a_year(visitor: Browser) -> None:
    def kept(language: str) -> str:
        return visitor.http.get(f"/?language={language}", follow_redirects=False).headers["set-cookie"].lower()

    assert "max-age" not in kept("keys")
    assert "max-age" in kept("de")


def test_a_preview_is_not_kept_with_the_person(visitor: Browser) -> None:
    visitor.get("/create?language=de")
    visitor.post("/create", name="Ada")
    visitor.get("/?language=keys")
    visitor.http.cookies.delete("language")
    assert '<html lang="de"' in visitor.get("/").text


def test_no_browser_gets_a_preview_by_its_own_wish(visitor: Browser) -> None:
    for tag in ("en-XA", "keys"):
        page = visitor.http.get("/", headers={"accept-language": tag}).text
        assert "Play bots now" in page


def test_the_table_gets_the_texts_of_previews(visitor: Browser) -> None:
    assert "act-roll = act-roll\n" in visitor.get("/i18n/keys/classic.ftl").text
    assert "act-roll = [" in visitor.get("/i18n/en-XA/classic.ftl").text
    assert visitor.get("/i18n/xx/classic.ftl").status_code == 404


def test_every_page_says_that_translations_await_review(visitor: Browser) -> None:
    assert "are waiting for review by native players" in visitor.get("/").text
