"""Every page speaks the language of the one who looks."""

import re

import pytest
from tests.breadth import all_languages
from tests.web.running import Browser, Running

from passgo.i18n import languages
from passgo.i18n.catalogues import catalogue
from passgo.store import people

PAGES = ("/", "/tables", "/create", "/my-games", "/editions", "/account", "/privacy", "/nowhere", "/join/nonsense")
UNTRANSLATED = re.compile(r">\s*(?:page|guide|problem|refusal|event|deed|act)-[a-z-]+\s*<")


def speaking(server: Running, language: str) -> Browser:
    somebody = Browser(server)
    somebody.http.headers["accept-language"] = language
    return somebody


def head(page: str) -> tuple[str, str]:
    found = re.search(r'<html lang="([^"]*)" dir="([^"]*)">', page)
    assert found is not None
    return found[1], found[2]


def people_called(server: Running, name: str) -> list[people.Person]:
    def look(conn):  # type: ignore[no-untyped-def]  # SQLAlchemy's connection
        ids = [row[0] for row in conn.exec_driver_sql("select id from people")]
        return [person for person in people.many(conn, ids).values() if person.name == name]

    found: list[people.Person] = server.site.store.ask(look)
    return found


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("language", all_languages())
def test_a_page_is_in_the_language_of_the_browser(server: Running, language: str, path: str) -> None:
    somebody = speaking(server, f"{language};q=0.9, xx")
    somebody.get(path)
    assert head(somebody.page) == (language, "rtl" if language == "ar" else "ltr")
    assert UNTRANSLATED.search(somebody.page) is None
    somebody.close()


def test_a_language_is_chosen_by_a_link_and_kept(browser: Browser) -> None:
    answer = browser.get("/editions/classic?with=ghost&language=el")
    assert str(answer.url).endswith("/editions/classic?with=ghost")
    assert head(browser.page) == ("el", "ltr")
    browser.get("/tables")
    assert head(browser.page) == ("el", "ltr")


@pytest.mark.parametrize("unknown", ["tlh", "", "../../en", "x" * 5000, "en\r\nset-cookie: a=b"])
def test_an_unknown_language_changes_nothing(server: Running, unknown: str) -> None:
    somebody = speaking(server, "de")
    answer = somebody.http.get("/tables", params={"language": unknown})
    assert (answer.status_code, head(answer.text)[0]) == (200, "de")
    assert "language" not in answer.cookies
    somebody.close()


def test_every_page_leads_to_itself_in_every_language(browser: Browser) -> None:
    browser.get("/tables?before=5-a")
    for language in languages():
        assert f'href="?before=5-a&amp;language={language}"' in browser.page


def test_what_a_form_answers_has_no_way_to_lose_it(browser: Browser) -> None:
    browser.get("/create")
    path = browser.post("/create", name="Ann", seats="2").url.path
    invitation = browser.post(f"{path}/links", role="seat", seat="1").text
    assert "/join/" in invitation
    assert "language=" not in invitation


def test_a_new_guest_is_kept_with_his_language(server: Running) -> None:
    somebody = speaking(server, "ar")
    somebody.get("/")
    somebody.post("/play", name="Layla", edition="classic", bot="random")
    assert [person.language for person in people_called(server, "Layla")] == ["ar"]
    somebody.get("/tables?language=de")
    assert [person.language for person in people_called(server, "Layla")] == ["de"]
    somebody.close()


def test_bots_are_called_so_in_the_language_of_the_one_who_looks(server: Running) -> None:
    somebody = speaking(server, "fi")
    somebody.get("/")
    table = somebody.post("/play", name="Aino", edition="classic", bot="random").url.path
    for page in (table, "/my-games"):
        text = somebody.get(page).text
        assert all(catalogue("fi", "classic").plain(f"character-{seat}", {}) in text for seat in (2, 3, 4))
        assert catalogue("en", "classic").plain("character-2", {}) not in text
    somebody.close()


def test_the_language_comes_along_to_a_device_that_says_nothing(server: Running) -> None:
    somebody = speaking(server, "el")
    somebody.get("/")
    somebody.post("/play", name="Nikos", edition="classic", bot="random")
    del somebody.http.cookies["language"]
    somebody.http.headers["accept-language"] = "en"
    somebody.get("/tables")
    assert head(somebody.page)[0] == "el"
    somebody.close()


def test_two_players_read_one_table_each_in_his_language(server: Running) -> None:
    ann, bob = speaking(server, "en"), speaking(server, "de")
    ann.get("/create")
    table = ann.post("/create", name="Ann", seats="2", pace="0").url.path
    link = re.search(r'href="(http[^"]*/join/[^"]*)"', ann.post(f"{table}/links", role="seat", seat="1").text)
    assert link is not None
    joining = link[1].removeprefix(server.url)
    bob.get(joining)
    bob.post(joining, name="Bob")
    ann.get(table)
    ann.post(f"{table}/do", kind="start", id="start")
    assert "roll" in ann.get(table).text
    assert "würfelt" in bob.get(table).text
    ann.close()
    bob.close()


def test_a_region_is_on_the_list_while_it_is_read(server: Running) -> None:
    brazilian, other = speaking(server, "pt-BR,pt;q=0.9"), speaking(server, "en")
    page = brazilian.get("/").text
    assert head(page)[0] == "pt-BR"
    assert "Escolha uma edição" in page
    assert '<a href="?language=pt-BR" lang="pt-BR" hreflang="pt-BR" aria-current="true">Português (Brasil)</a>' in page
    assert "language=pt-BR" not in other.get("/").text
    brazilian.close()
    other.close()


def test_the_live_table_gets_the_texts_of_a_region(server: Running) -> None:
    somebody = speaking(server, "en")
    assert "act-roll = Jogar os dados" in somebody.get("/i18n/pt-BR/classic.ftl").text
    assert somebody.http.get("/i18n/pt-XX/classic.ftl").status_code == 404
    somebody.close()
