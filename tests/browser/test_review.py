"""Review in place in a real browser: on a page, at the live table, by keys alone; then into the catalogues."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from tests.browser.sitting import People, new_table, sit_down, start
from tests.browser.test_table import serious_findings
from tests.web.running import Running
from typer.testing import CliRunner

from passgo.cli import i18n
from passgo.i18n.catalogues import FOLDER
from passgo.i18n.corrections import apply_corrections
from passgo.store import proposals

MARKS = "() => /[\\u2061-\\u2064]/.test(document.title + document.body.innerHTML)"


@pytest.fixture
def page(people: People) -> Page:
    return people.page("de-DE")


def mode(page: Page, name: str) -> None:
    page.locator(f".review-modes button[value={name}]").click()
    expect(page.locator(f".review-modes button[value={name}]")).to_have_attribute("aria-pressed", "true")


def propose(page: Page, text: str, why: str = "") -> None:
    page.locator("#review-yours").fill(text)
    page.locator("#review-why").fill(why)
    page.locator(".review-send").click()


def told(page: Page) -> Locator:
    return page.locator(".review-told")


def test_a_text_of_a_page_and_one_of_the_table_are_proposed_and_applied(
    server: Running, page: Page, tmp_path: Path
) -> None:
    page.goto(server.url)
    page.locator("details.languages summary").click()
    page.get_by_role("link", name="Ist das deine Sprache?").click()
    page.get_by_role("link", name="Noch nie gespielt?").click()
    expect(page.locator(".review-key")).to_have_text("pages.ftl page-learn")
    expect(page).to_have_url(f"{server.url}/")  # the link was not followed
    propose(page, "Neu hier? So geht es", "kürzer")
    expect(told(page)).to_have_text("Danke! Dein Vorschlag ist gespeichert.")
    page.locator(".review-close").click()

    table = new_table(page, server)
    sit_down(page, server, table)
    mode(page, "use")
    start(page)
    mode(page, "review")
    assert not page.evaluate(MARKS)
    page.locator(".actions .press.main").click()
    expect(page.locator(".review-key")).to_have_text("ui.ftl act-roll")
    expect(page.locator(".review-english")).to_have_text("Roll the dice")
    propose(page, "Jetzt würfeln")
    expect(told(page)).to_have_text("Danke! Dein Vorschlag ist gespeichert.")
    expect(page.locator(".actions .press.main")).to_have_text("Würfeln")  # and nothing was rolled

    url, file = server.site.store.url.render_as_string(hide_password=False), tmp_path / "de.csv"
    assert CliRunner().invoke(i18n.app, ["proposals", "de", "--csv", str(file), "--database", url]).exit_code == 0
    shutil.copytree(FOLDER / "de", tmp_path / "catalogues" / "de")
    assert [one.fault for one in apply_corrections(file, "de", tmp_path / "catalogues")] == ["", ""]
    assert "page-learn = Neu hier? So geht es\n" in (tmp_path / "catalogues/de/pages.ftl").read_text("utf-8")
    assert "act-roll = Jetzt würfeln\n" in (tmp_path / "catalogues/de/ui.ftl").read_text("utf-8")
    server.site.store.do(lambda conn: proposals.remove(conn, [one.id for one in proposals.listing(conn)]))


def test_a_bad_proposal_is_told_in_the_language_of_the_page(server: Running, people: People) -> None:
    page = people.page("de-DE")
    page.goto(f"{server.url}/?language=de-x-review")
    page.locator("h1").click()
    propose(page, "<b>Würfeln</b>")
    expect(told(page)).to_contain_text("Nur einfacher Text")
    propose(page, "Würfeln { $amount }")
    expect(told(page)).to_contain_text("Lass alles in geschweiften Klammern")
    propose(page, "Würfeln. Kaufen. Tauschen.")
    expect(told(page)).to_contain_text("gespeichert")
    people.errors.clear()  # the browser reports each refusal


def test_texts_are_reviewed_by_keys_alone(server: Running, page: Page) -> None:
    page.goto(f"{server.url}/privacy?language=de-x-review")
    heading = page.locator("h1")
    expect(heading).to_have_attribute("tabindex", "0")
    heading.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".review-key")).to_have_text("pages.ftl page-privacy")
    expect(page.locator("#review-yours")).to_be_focused()
    page.keyboard.press("Escape")
    expect(heading).to_be_focused()
    mode(page, "use")
    expect(heading).not_to_have_attribute("tabindex", "0")


def test_while_the_page_is_used_links_lead_on_and_review_goes_on_there(server: Running, page: Page) -> None:
    page.goto(f"{server.url}/?language=de-x-review")
    mode(page, "use")
    page.get_by_role("link", name="Ausgaben", exact=True).click()
    expect(page).to_have_url(f"{server.url}/editions")
    expect(page.locator(".review-bar")).to_be_visible()
    expect(page.locator(".review-modes button[value=use]")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("link", name="Durchsicht beenden").click()
    expect(page.locator(".review-bar")).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_what_is_filled_in_can_be_chosen_beside_its_sentence(server: Running, page: Page) -> None:
    page.goto(f"{server.url}/editions/ghost?language=de-x-review")
    page.locator(".edition-head .soft").last.click()
    expect(page.locator(".review-others button").first).to_have_text("Schutzbrille")
    page.locator(".review-others button").first.click()
    expect(page.locator(".review-key")).to_contain_text("edition-ghost.ftl token-")


def test_another_language_at_the_table_ends_the_review(server: Running, page: Page) -> None:
    table = new_table(page, server)
    page.goto(f"{server.url}{table}/live?language=de-x-review")
    page.wait_for_selector(".lobby")
    mode(page, "use")
    page.locator("details.menu summary").click()
    page.locator(".menu-box select").first.select_option("sv")
    expect(page.locator("html")).to_have_attribute("lang", "sv")
    expect(page.locator(".review-bar")).to_have_count(0)
    page.locator("details.menu summary").click()
    page.get_by_role("link", name="Är det här ditt språk?").click()
    expect(page.locator(".review-bar")).to_be_visible()
    expect(page).to_have_url(f"{server.url}{table}/live")


@pytest.mark.parametrize("locale", ["de", "ar"])
def test_axe_finds_nothing_serious_and_nothing_runs_out_of_a_phone(
    server: Running, people: People, locale: str
) -> None:
    page = people.page(locale, 390, 844)
    page.goto(f"{server.url}/?language={locale}-x-review")
    expect(page.locator(".review-modes")).to_be_visible()
    assert serious_findings(page) == []
    page.locator("h1").click()
    expect(page.locator("#review-yours")).to_be_focused()
    assert serious_findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_dock_stays_in_sight_on_a_phone_under_review(server: Running, people: People) -> None:
    page = people.page("ar", 390, 844)
    table = new_table(page, server)
    page.goto(f"{server.url}{table}/live?language=ar-x-review")
    mode(page, "use")
    page.locator("[data-control=start]").click()
    expect(page.locator(".row-board")).to_be_visible()
    bottom = page.evaluate("document.querySelector('.tabs').getBoundingClientRect().bottom")
    assert bottom == pytest.approx(844, abs=1)


def test_a_text_with_variants_is_edited_in_the_direction_of_its_words(server: Running, people: People) -> None:
    def with_variants(route: Route) -> None:
        answer = route.fetch()
        variants = "{ $count ->\n    [one] لاعب\n   *[other] لاعبون\n}"
        route.fulfill(response=answer, json={**answer.json(), "current": variants})

    page = people.page("ar")
    page.route("**/api/texts/**", with_variants)
    page.goto(f"{server.url}/?language=ar-x-review")
    page.locator("h1").click()
    expect(page.locator("#review-yours")).to_have_attribute("dir", "rtl")
