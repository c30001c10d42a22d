"""Terms are written language by language: a choice, and the one field that goes with it, with or without JavaScript."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.browser.test_table import serious_findings
from tests.web.championships.opening import TERMS, keep, now
from tests.web.running import Running, running

from passgo.championship.commands import DIRECTOR

PHONE = ViewportSize(width=360, height=740)
DESKTOP = ViewportSize(width=1280, height=900)
TALL = 2400  # 26 fields one below the other were three times as tall


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("terms"), limits__commands_at_once="1000") as started:
        yield started


@pytest.fixture(scope="module")
def desk(server: Running) -> str:
    """The address that makes a browser the director's."""
    office = keep(server, "spring")
    return f"{server.url}/desk/{office.invite(DIRECTOR, 'Dora', now())[1]}"


def opened(browser: Browser, desk: str, size: ViewportSize, locale: str, scripts: bool) -> Page:
    context = browser.new_context(
        locale=locale,
        viewport=size,
        java_script_enabled=scripts,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(desk)
    page.goto(f"{desk.partition('/desk/')[0]}/c/spring/director/terms")
    return page


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize(("locale", "own"), [("en", "en"), ("ar", "ar")])
def test_one_language_is_shown_at_a_time(
    browser: Browser, desk: str, size: ViewportSize, locale: str, own: str
) -> None:
    page = opened(browser, desk, size, locale, scripts=False)
    fields = page.locator(".tongues textarea:visible")
    expect(fields).to_have_count(1)
    expect(fields).to_have_attribute("name", f"text-{own}")
    page.locator("label[for=shown-el]").click()
    expect(fields).to_have_count(1)
    expect(fields).to_have_value(TERMS["el"])
    box = page.locator("main").bounding_box()
    assert box is not None
    assert box["height"] < TALL
    page.context.close()


def test_languages_are_chosen_by_keyboard_and_named_for_a_screen_reader(browser: Browser, desk: str) -> None:
    page = opened(browser, desk, DESKTOP, "en", scripts=True)
    page.get_by_role("radio", name="English").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Čeština")).to_be_checked()
    expect(page.get_by_role("textbox", name="Čeština")).to_be_visible()
    assert serious_findings(page) == []
    page.context.close()


def test_what_is_written_in_several_languages_is_published(browser: Browser, desk: str) -> None:
    page = opened(browser, desk, PHONE, "en", scripts=False)
    for language, text in (("de", "Alle spielen fair."), ("ar", "الجميع يلعبون بنزاهة.")):
        page.locator(f"label[for=shown-{language}]").click()
        page.locator(f"#text-{language}").fill(text)
    page.locator("#notice-ar").fill("لغتان أخريان.")
    page.get_by_role("button", name="Publish the new version").click()
    page.locator("label[for=shown-ar]").click()
    expect(page.locator("#text-ar")).to_have_value("الجميع يلعبون بنزاهة.")
    page.context.close()
