"""Knowledge before the roll: rings on the board, a sentence, a box with chances and sets; none in official rounds."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import OpenTable
from tests.browser.test_table import serious_findings

TITLE = "Chances and sets"


def open_box(page: Page) -> None:
    page.locator(".menu summary").click()
    page.locator(".menu").get_by_role("button", name=TITLE).click()


def test_rings_mark_what_the_next_roll_may_cost(open_table: OpenTable) -> None:
    page = open_table("roll")
    expect(page.locator(".heat .ring")).to_have_count(6)
    expect(page.locator(".likely").first).to_be_visible()
    expect(page.locator(".risk")).to_contain_text("Your next roll")


# How far the chances reach into the middle, and what else stands there at its sides.
ASIDE = """() => {
    const middle = document.querySelector('.centre').getBoundingClientRect();
    const labels = [...document.querySelectorAll('.likely rect')];
    const reach = Math.max(...labels.map((one) => one.getBoundingClientRect().width));
    const aside = ({left, right}) => Math.min(left - middle.left, middle.right - right);
    const [stock, pace] = ['.stock', '.pace > span'].map((one) => document.querySelector(one).getBoundingClientRect());
    return [aside(stock) - reach, aside(pace) - reach];
}"""


@pytest.mark.parametrize("language", ["en", "ar"])
def test_nothing_stands_on_the_chances_at_the_sides(open_table: OpenTable, language: str) -> None:
    page = open_table("roll", 1280, 720, lang=language)
    expect(page.locator(".likely").first).to_be_visible()
    assert min(page.evaluate(ASIDE)) >= 0


def test_a_space_at_risk_says_so_to_a_screen_reader(open_table: OpenTable) -> None:
    page = open_table("roll")
    expect(page.locator('.spot[aria-label*="to pay"]')).to_have_count(6)


def test_the_list_says_it_too(open_table: OpenTable) -> None:
    page = open_table("roll")
    page.get_by_role("button", name="List", exact=True).click()
    expect(page.locator(".risky")).to_have_count(6)


def test_rings_are_switched_off_for_good(open_table: OpenTable) -> None:
    page = open_table("roll")
    expect(page.locator(".heat .ring")).to_have_count(6)
    open_box(page)
    page.get_by_role("button", name="Mark risks on the board").click()
    expect(page.locator(".heat .ring")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".page")
    open_box(page)
    expect(page.get_by_role("button", name="Mark risks on the board")).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".heat .ring")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_the_sets_are_a_table_that_scrolls_inside_itself(open_table: OpenTable, width: int, height: int) -> None:
    page = open_table("six", width=width, height=height)
    open_box(page)
    table = page.get_by_role("region", name="Who holds what").get_by_role("table")
    expect(table.get_by_role("row")).to_have_count(11)
    expect(table.get_by_role("columnheader")).to_have_count(9)
    box = page.locator("dialog .dialog-box")
    assert box.evaluate("box => box.scrollWidth <= box.clientWidth")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_the_box(open_table: OpenTable, theme: str) -> None:
    page = open_table("jail", theme=theme)
    open_box(page)
    expect(page.locator(".matrix")).to_be_visible()
    assert serious_findings(page) == []


def test_a_prisoner_sees_the_chances_of_each_way_out(open_table: OpenTable) -> None:
    page = open_table("jail")
    open_box(page)
    expect(page.locator(".rolls h3")).to_contain_text(["Your next roll", "to leave jail"])


@pytest.mark.parametrize("state", ["official", "official-debt", "end", "replay"])
def test_official_rounds_and_games_that_are_over_have_none(open_table: OpenTable, state: str) -> None:
    page = open_table(state)
    page.locator(".menu summary").click()
    expect(page.locator(".menu-box")).to_be_visible()
    for part in (".heat .ring", ".risk", ".outlook-open"):
        expect(page.locator(part)).to_have_count(0)
