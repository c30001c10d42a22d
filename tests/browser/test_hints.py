"""Hints for a first game, and official rounds, in which nobody helps anybody (CHAMP-MAT-2)."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import OpenTable
from tests.browser.test_table import sent_actions

HINTS = {
    "roll": "your token moves automatically",
    "auction": "The highest bid wins",
    "offer": "You have an offer",
    "debt": "You’re short of cash",
    "jail": "Doubles get you out",
    "bus": "It’s up to you",
    "buy-mario": "everyone can bid on it",
}
OFFICIAL = ("official", "official-debt")


@pytest.mark.parametrize("state", HINTS)
def test_a_hint_fits_the_moment(open_table: OpenTable, state: str) -> None:
    expect(open_table(state).locator(".tip")).to_contain_text(HINTS[state])


def test_hints_are_switched_off_for_good_and_on_again_in_the_menu(open_table: OpenTable) -> None:
    page = open_table("roll")
    page.get_by_role("button", name="Turn off hints").click()
    expect(page.locator(".tip")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".page")
    expect(page.locator(".tip")).to_have_count(0)
    page.locator(".menu summary").click()
    page.get_by_role("button", name="Hints off").click()
    expect(page.locator(".tip")).to_be_visible()


def test_a_hint_is_neither_spoken_over_the_game_nor_in_the_way_of_keys(open_table: OpenTable) -> None:
    page = open_table("roll")
    assert page.locator(".tip").evaluate("tip => tip.closest('[aria-live], [role=status], [role=alert]')") is None
    page.get_by_role("button", name="Roll the dice").focus()
    page.keyboard.press("Enter")
    assert sent_actions(page) == [{"type": "roll"}]


def figures(page: Page) -> list[str]:
    """All sums on controls for deeds."""
    found: list[str] = page.locator(".deed-actions .press, .debt .press").all_inner_texts()
    return [text for text in found if any(letter.isdigit() for letter in text)]


@pytest.mark.parametrize("state", OFFICIAL)
def test_official_rounds_have_no_hint_no_reminder_and_no_sums(open_table: OpenTable, state: str) -> None:
    page = open_table(state)
    for help_of_some_sort in (".tip", ".worth", ".ways", ".rent", "[data-control^='act:claim']", "[data-control=undo]"):
        expect(page.locator(help_of_some_sort)).to_have_count(0)
    assert page.locator(".deed-actions .press").count() > 0
    assert figures(page) == []
    expect(page.get_by_role("button", name="Claim rent")).to_be_visible()
    page.locator(".menu summary").click()
    expect(page.get_by_role("button", name="Hints")).to_have_count(0)


def test_a_debt_of_an_official_round_is_raised_without_a_helper(open_table: OpenTable) -> None:
    page = open_table("official-debt")
    expect(page.locator(".debt")).to_contain_text("No help with the maths here")
    expect(page.locator(".debt")).not_to_contain_text("missing")
    page.locator(".deed-actions .press").first.click()
    (action,) = sent_actions(page)
    assert action["type"] in ("sell", "mortgage")


def test_deed_and_deal_of_an_official_round_show_what_is_printed_only(open_table: OpenTable) -> None:
    page = open_table("official")
    page.locator(".deed-open").first.click()
    dialog = page.get_by_role("dialog")
    for sum_of_ours in ("Current rent", "Unmortgage cost", "With colour set"):
        expect(dialog).not_to_contain_text(sum_of_ours)
    page.keyboard.press("Escape")
    page.locator("[data-control=deal]").click()
    dialog.locator(".partners input").first.check()
    dialog.locator(".chip.deed input").first.check()
    expect(dialog).not_to_contain_text("What changes")


def test_an_ordinary_debt_is_helped_with(open_table: OpenTable) -> None:
    page = open_table("debt")
    expect(page.locator(".ways li")).not_to_have_count(0)
    assert figures(page) != []


@pytest.mark.parametrize(
    "language", ["de", "ar", *(pytest.param(name, marks=pytest.mark.long) for name in ("en", "el"))]
)
@pytest.mark.parametrize("state", ["roll", "buy-voyage", "buy-mario", "cthulhu", "ride"])
def test_a_token_covers_no_name(open_table: OpenTable, state: str, language: str) -> None:
    page = open_table(state, 1440, 900, lang=language)
    covered = page.evaluate(
        """() => { const box = e => e.getBoundingClientRect();
             const names = [...document.querySelectorAll('.cell .name tspan')];
             return [...document.querySelectorAll('.piece .body > g')].flatMap(piece => names.filter(name => {
               const a = box(piece), b = box(name);
               const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
               const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
               return width > 2 && height > b.height / 3; }).map(name => name.textContent)); }"""
    )
    assert covered == []
