"""The live table on the real server: people in two browsers and two languages, with bots."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.building import build
from tests.browser.chromium import chromium
from tests.web.running import Running, running

from passgo.web import live


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    chromium()
    folder = tmp_path_factory.mktemp("ui")
    build(folder)
    return folder


@pytest.fixture
def server(tmp_path: Path, built: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(live, "FOLDER", built)
    live.build.cache_clear()
    with running(tmp_path) as started:
        yield started
    live.build.cache_clear()


class People:
    """Contexts of one browser; every page must stay free of errors."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def page(self, locale: str, width: int = 1280, height: int = 800) -> Page:
        context = self.browser.new_context(
            locale=locale, viewport={"width": width, "height": height}, reduced_motion="reduce"
        )
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        return page


@pytest.fixture
def people(browser: Browser) -> Iterator[People]:
    there = People(browser)
    yield there
    for context in there.contexts:
        context.close()
    assert there.errors == []


def play_against_bots(page: Page, url: str, edition: str = "classic") -> str:
    """Home, two clicks, the live table. Returns its address."""
    page.goto(url)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Edition").select_option(edition)
    page.get_by_role("button", name="Play against bots now").click()
    page.wait_for_url(re.compile("/tables/.*/live"))
    page.wait_for_selector(".board")
    return page.url.partition("?")[0]


def quick_table(page: Page, url: str, edition: str = "classic", seats: str = "4", options: str = "") -> str:
    """A table of one's own with bots that do not wait, begun in the live lobby. Returns its address."""
    page.goto(f"{url}/create")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Edition").select_option(edition)
    page.get_by_label("Seats").select_option(seats)
    page.get_by_label("Bots wait before they roll (seconds)").fill("0")
    page.get_by_label("Auction countdown step").fill("0")
    if options:
        page.get_by_label("House rules").fill(options)
    page.get_by_role("button", name="New table").click()
    page.wait_for_url(re.compile("/tables/"))
    address = page.url.partition("?")[0] + "/live"
    page.goto(address)
    page.get_by_role("button", name="Start, bots take the free seats").click()
    page.wait_for_selector(".board")
    return address


def press_on(page: Page, until_over: bool, most: int = 3000) -> None:
    """Tab and Enter only: the main action again and again."""
    page.locator("#actions").focus()
    state = "wait"
    for _ in range(most):
        if page.locator(".end").count() or (not until_over and turns(page) > 12):
            return
        state = page.evaluate(
            """() => { const free = ':not([aria-disabled=true])', here = document.activeElement;
                       const wanted = ['.actions .press.main' + free, '.debt .press.danger' + free]
                           .find(sort => document.querySelector(sort));
                       return !wanted ? 'wait' : here.matches(wanted) ? 'enter' : 'tab'; }"""
        )
        if state == "wait":
            page.wait_for_timeout(15)
        else:
            page.keyboard.press("Enter" if state == "enter" else "Tab")
    raise AssertionError(f"stuck, last seen to {state}: {page.locator('.actions').inner_text()}")


def test_a_whole_game_is_played_by_keys_alone(server: Running, people: People) -> None:
    page = people.page("en-GB")
    quick_table(page, server.url, options="end.turns = 60")
    press_on(page, until_over=True)
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(page.locator(".ranking tbody tr")).to_have_count(4)
    expect(page.get_by_role("button", name="Once more, with the same players")).to_be_visible()


def turns(page: Page) -> int:
    return page.locator(".log li.turn").count()


def test_a_reload_in_the_middle_comes_back_to_the_same_table(server: Running, people: People) -> None:
    page = people.page("de-DE")
    page_home = play_against_bots(page, server.url, "voyage")
    before = page.locator(".player-row").count()
    page.reload()
    page.wait_for_selector(".board")
    assert page.url == page_home
    assert page.locator(".player-row").count() == before
    assert page.evaluate("document.documentElement.lang") == "de"


def test_who_was_not_invited_sees_only_the_plain_page(server: Running, people: People) -> None:
    ada = people.page("el-GR")
    address = play_against_bots(ada, server.url)
    stranger = people.page("ar")
    stranger.goto(address)
    assert stranger.url == address.removesuffix("/live")


def two_people(server: Running, people: People) -> tuple[Page, Page]:
    """Ada, in Greek, invites Boris, in Arabic; both sit at one live table that has begun."""
    ada = people.page("el-GR")
    ada.goto(f"{server.url}/create")
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_label("Seats").select_option("2")
    ada.get_by_label("Auction countdown step").fill("0")
    ada.get_by_role("button", name="New table").click()
    ada.wait_for_url(re.compile("/tables/"))
    table = ada.url.partition("?")[0]
    ada.get_by_role("button", name="A link for one more player").click()
    invitation = re.search(r"http://[^\s\"<]+/[^\s\"<]*", ada.locator("main").inner_text())
    assert invitation is not None
    boris = people.page("ar", 390, 844)
    boris.goto(invitation[0])
    boris.get_by_label("Your name").fill("Boris")
    boris.locator("main form button").first.click()
    boris.wait_for_url(re.compile("/tables/"))
    for page in (ada, boris):
        page.goto(f"{table}/live")
        page.wait_for_selector(".page")
    ada.locator("[data-control=start]").click()
    for page in (ada, boris):
        page.wait_for_selector(".board")
    return ada, boris


def play_until(pages: tuple[Page, Page], wanted: str) -> Page:
    """Both press their main action until one of them has this control. Returns that one."""
    for _ in range(600):
        for page in pages:
            if page.locator(wanted).count():
                return page
        for page in pages:
            page.evaluate("document.querySelector('.actions .press.main:not([aria-disabled=true])')?.click()")
        pages[0].wait_for_timeout(20)
    raise AssertionError(f"nobody got {wanted}")


def test_two_people_auction_and_deal_in_two_languages(server: Running, people: People) -> None:
    both = two_people(server, people)
    ada, boris = both
    assert [page.evaluate("document.documentElement.dir") for page in both] == ["ltr", "rtl"]
    seller = play_until(both, "[data-control='act:decline']")
    seller.locator("[data-control='act:decline']").click()
    for page in both:
        expect(page.locator(".auction")).to_be_visible()
    boris.reload()  # in the middle of the auction
    expect(boris.locator(".auction")).to_be_visible()
    boris.locator(".bidding .press.main").first.click()
    expect(ada.locator(".auction .high")).to_contain_text("Boris")
    ada.locator("[data-control='act:pass']").click()
    expect(ada.locator(".auction")).to_have_count(0)
    sell_mortgaged_deed(ada, boris)


def sell_mortgaged_deed(ada: Page, boris: Page) -> None:
    """Boris mortgages what he won and sells it to Ada, who must then say what becomes of the mortgage."""
    boris.locator(".tabs button").nth(1).click()
    boris.locator("[data-control^='act:mortgage']").first.click()
    boris.locator("[data-control=deal]").click()
    dialog = boris.get_by_role("dialog")
    dialog.locator(".chip.deed:has(.tag) input").first.check()  # the one that is mortgaged, once the table says so
    dialog.locator(".side").nth(1).locator("input[type=number]").first.fill("5")
    dialog.locator("[data-control=offer]").click()
    expect(ada.locator(".offer.mine")).to_be_visible()
    ada.locator("[data-control^='act:accept']").click()
    expect(ada.locator(".choices")).to_be_visible()
    ada.locator(".choices .press.main").click()
    expect(ada.locator(".choices")).to_have_count(0)
    expect(ada.locator(".log")).to_contain_text("Boris")


def test_a_dropped_line_comes_back(server: Running, people: People) -> None:
    page = people.page("en-GB")
    play_against_bots(page, server.url)
    page.context.set_offline(True)
    expect(page.locator(".badge.offline")).to_be_visible(timeout=10_000)
    page.context.set_offline(False)
    expect(page.locator(".badge.online")).to_have_count(1, timeout=20_000)
    people.errors.clear()  # the browser itself reports that it was cut off
