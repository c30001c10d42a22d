"""Pages under review: the same page with marks, a bar to end it, and nothing of it anywhere else."""

import re

import pytest
from tests.web.running import Browser, Running

from passgo.i18n import REVIEW, unreviewed
from passgo.i18n.review import FRAME
from passgo.store import people

PAGES = ("/", "/tables", "/create", "/my-games", "/editions", "/editions/ghost", "/account", "/privacy", "/nowhere")
BAR = re.compile(r'<link rel="stylesheet" href="/static/review.css">.*?</dialog>\n', re.DOTALL)
INVITATION = re.compile(r'<p><a href="[^"]*-x-review" rel="nofollow">[^<]*</a></p>\n?')
FRESH = re.compile(r'(name="(?:csrf|name|nonce)"[^>]*? value=")[^"]*')


def bare(page: str) -> str:
    return FRESH.sub(r"\1", INVITATION.sub("", BAR.sub("", unreviewed(page)))).replace("\n\n", "\n")


@pytest.mark.parametrize("language", ["de", "ar"])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_under_review_is_the_page_with_marks_and_a_bar(browser: Browser, path: str, language: str) -> None:
    browser.get(f"/?language={language}")
    plain = browser.get(path).text
    browser.get(f"/?language={language}{REVIEW}")
    reviewed = browser.get(path).text
    assert FRAME in reviewed
    assert FRAME not in plain
    assert "review-bar" not in plain
    assert bare(reviewed) == bare(plain)


def test_the_menu_of_languages_invites_to_review_the_one_of_the_page(browser: Browser) -> None:
    page = browser.get("/tables?before=5-a&language=el").text
    assert 'href="?before=5-a&amp;language=el-x-review" rel="nofollow">Είναι η γλώσσα σας;' in page


def test_the_bar_ends_the_review_of_the_same_page(browser: Browser) -> None:
    page = browser.get(f"/tables?before=5-a&language=el{REVIEW}").text
    assert 'data-language="el"' in page
    assert '<a href="?before=5-a&amp;language=el">' in page
    assert INVITATION.search(page) is None


def test_an_answer_to_a_form_can_be_left_for_the_home_page(browser: Browser) -> None:
    browser.get(f"/create?language=de{REVIEW}")
    path = browser.post("/create", name="Ann", seats="2").url.path
    invitation = browser.post(f"{path}/links", role="seat", seat="1").text
    assert '<a href="/?language=de">' in invitation


def test_review_lasts_for_the_visit_and_is_not_stored_with_the_person(server: Running, browser: Browser) -> None:
    answer = browser.http.get(f"/?language=fi{REVIEW}", follow_redirects=False)
    assert "max-age" not in answer.headers["set-cookie"].lower()
    browser.get("/create")
    browser.post("/create", name="Aino")
    browser.get(f"/?language=sv{REVIEW}")

    def spoken(conn):  # type: ignore[no-untyped-def]  # SQLAlchemy's connection
        ids = [row[0] for row in conn.exec_driver_sql("select id from people where name = 'Aino'")]
        return [person.language for person in people.many(conn, ids).values()]

    assert server.site.store.ask(spoken) == ["fi"]


def test_the_name_that_a_form_suggests_can_be_sent(browser: Browser) -> None:
    page = browser.get(f"/create?language=de{REVIEW}").text
    found = re.search(r'name="name"[^>]* value="([^"]*)"', page)
    assert found is not None
    assert browser.post("/create", name=found[1]).status_code == 200


def test_the_table_gets_marked_texts(browser: Browser) -> None:
    assert f"\nact-roll = {FRAME}" in browser.get(f"/i18n/de{REVIEW}/classic.ftl").text
    assert FRAME not in browser.get("/i18n/de/classic.ftl").text
    assert browser.get(f"/i18n/xx{REVIEW}/classic.ftl").status_code == 404


def test_paper_has_no_marks(browser: Browser) -> None:
    browser.get(f"/?language=de{REVIEW}")
    answer = browser.get("/editions/classic/how-to-play.pdf")
    assert answer.status_code == 200
    assert 'filename="classic-de.pdf"' in answer.headers["content-disposition"]


def test_a_script_whose_address_does_not_change_is_not_kept_for_long(browser: Browser) -> None:
    for path in ("/static/ui/review.js", "/static/ui/table.js?v=1"):
        answer = browser.get(path)
        if answer.status_code == 200:  # where the table was built
            assert ("immutable" in answer.headers["cache-control"]) == ("?v=" in path)
