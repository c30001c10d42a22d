"""A championship made on a phone by somebody who has never been here, and every form of a large one for axe."""

import datetime
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.test_championship_entry import check
from tests.web.running import Running, running

from passgo.web.championships.founder.fields import STEPS

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("founding")
    with running(folder, limits__guests_per_hour="100000") as started:
        yield started


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport=PHONE, locale="en-GB", has_touch=True, is_mobile=True)  # type: ignore[arg-type]
    yield context.new_page()
    context.close()


class Hand:
    """Somebody who fills in fields and taps buttons, and counts both."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.fields = 0
        self.taps = 0

    def fill(self, label: str, text: str) -> None:
        self.page.get_by_label(label, exact=True).first.fill(text)
        self.fields += 1

    def tap(self, role: str, name: str) -> None:
        self.page.get_by_role(role, name=name, exact=True).tap()  # type: ignore[arg-type]
        self.taps += 1


def test_a_newcomer_makes_a_school_cup_on_a_phone(server: Running, phone: Page) -> None:
    day = datetime.datetime.now(datetime.UTC).date() + datetime.timedelta(days=30)
    hand = Hand(phone)
    phone.goto(f"{server.url}/championships")
    hand.tap("link", "New championship")
    hand.fill("Name of the championship", "School cup")
    hand.fill("Date", day.isoformat())
    hand.fill("Place", "School hall, Volos")
    hand.fill("Number of players", "35")
    hand.tap("button", "Continue")
    expect(phone.get_by_text("Everything is there.")).to_be_visible()
    check(phone, "ready to publish")
    hand.fill("Your name, as director", "Maria")
    hand.fill("Username", "maria")
    hand.fill("Password (at least 8 characters)", "a long password")
    hand.tap("button", "Publish")
    expect(phone.get_by_role("heading", name="Championship created")).to_be_visible()
    check(phone, "published")
    hand.tap("link", "Open director’s console")
    expect(phone).to_have_url(f"{server.url}/c/school-cup-{day.year}/director")
    assert (hand.fields, hand.taps) == (7, 4)

    phone.goto(f"{server.url}/c/school-cup-{day.year}")
    expect(phone.locator(".places strong")).to_have_text(re.compile("35.* of .*35.* places are free"))
    phone.goto(f"{server.url}/championships/mine")
    check(phone, "my championships")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_every_form_of_a_large_championship_can_be_used_by_all(
    server: Running, browser: Browser, size: dict[str, int]
) -> None:
    context = browser.new_context(viewport=size, locale="en-GB")  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(f"{server.url}/championships/new")
    check(page, "a new championship")
    page.locator("button", has_text="Several cities").click()
    address = page.url.removesuffix("/what")
    for step in STEPS:
        page.goto(f"{address}/{step}")
        check(page, step)
    for field in ("name", "starts"):
        page.goto(f"{address}/where")
        page.locator(f"#venue-0-{field}").fill("")
        page.get_by_role("button", name="Continue", exact=True).last.click()
        expect(page.locator(f"#venue-0-{field}")).to_have_accessible_description(
            "Fill this in." if field == "name" else "Choose a date."
        )
        check(page, "a refused form")
    page.goto(f"{address}/check")
    check(page, "what is missing")
    context.close()
