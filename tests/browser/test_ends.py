"""Choices, offers and the ends of games at the live table, on recorded moments."""

import re
from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import OpenTable
from tests.browser.sitting import People, new_table, play_until, sit_down, start
from tests.browser.states import MOMENTS
from tests.web.running import Running


def plain(shown: Locator) -> list[str]:
    """What is read in each of them, without the marks around what was filled in."""
    return [re.sub("[\u2066-\u2069]", "", text) for text in shown.all_inner_texts()]


def stops(page: Page) -> Locator:
    return page.locator(".choices .press")


def test_the_bus_says_what_awaits_at_each_stop(open_table: OpenTable) -> None:
    page = open_table("bus")
    expect(stops(page)).to_have_count(3)
    assert plain(stops(page)) == [
        "Move 2 spaces to Pennsylvania Railroad\nFor sale: M200",
        "Move 3 spaces to St. James Place\nOwner: داليا\nRent: M550",
        "Move 5 spaces to Tennessee Avenue\nOwner: داليا\nRent: M750",
    ]


def test_no_stop_of_the_bus_is_the_main_one(open_table: OpenTable) -> None:
    page = open_table("bus")
    expect(stops(page)).to_have_count(3)
    expect(page.locator(".choices .press.main")).to_have_count(0)


def test_each_mortgage_received_has_a_row_with_both_prices(open_table: OpenTable) -> None:
    page = open_table("inherited")
    rows = page.locator(".inherited tbody tr")
    expect(rows).to_have_count(3)
    assert [" ".join(row.split()) for row in plain(rows)] == [
        "C Pink States Avenue $7 $77",
        "D Orange St. James Place $9 $99",
        "D Orange Tennessee Avenue $9 $99",
    ]
    assert plain(page.locator(".inherited .row .press")) == ["Keep all\n$25", "Unmortgage all\n$275"]


def test_the_buttons_of_a_row_say_the_deed(open_table: OpenTable) -> None:
    page = open_table("inherited", delay="60000")
    page.get_by_role("button", name=re.compile("Unmortgage now for .*99.*: .*Tennessee Avenue")).click()
    expect(page.locator("[data-control='act:choose:18:redeem']")).to_have_class(re.compile("busy"))


# What each button is called for those who hear it, and what it does where it does the same as others.
NAMES = """(within) => [...document.querySelectorAll(`${within} :is(button, a.press, summary)`)]
    .filter(one => one.checkVisibility({visibilityProperty: true}))
    .map((one, i) => {
        const name = one.ariaLabel ?? one.textContent;
        return [name.replace(/[\\u2066-\\u2069]/g, '').trim(), one.dataset.control ?? i];
    })"""


def doubles(page: Page, within: str = "body") -> list[str]:
    """Names that buttons have which do different things."""
    pairs = {(name, does) for name, does in page.evaluate(NAMES, within)}
    return [name for name, times in Counter(name for name, _ in pairs).items() if times > 1]


def test_what_is_to_be_done_comes_before_holdings_and_the_log(open_table: OpenTable) -> None:
    """In the order of the tab key, which is that of the page."""
    page = open_table("six")
    assert page.evaluate(
        """() => { const first = document.querySelector('.actions .press');
           const later = [...document.querySelectorAll('.holding, .log')];
           const follows = one => first.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
           return later.length > 1 && later.every(follows); }"""
    )


@pytest.mark.parametrize("state", MOMENTS)
def test_no_two_buttons_have_the_same_name(open_table: OpenTable, state: str) -> None:
    assert doubles(open_table(state)) == []


def test_spaces_of_the_same_name_have_numbers_in_the_list(open_table: OpenTable) -> None:
    page = open_table("roll")
    page.get_by_role("button", name="List").click()
    expect(page.locator(".board-list")).to_have_count(1)
    assert doubles(page, ".board-list") == []
    expect(page.get_by_role("button", name=re.compile("Chance.* space .*22"))).to_have_count(1)


def test_lines_of_one_author_have_buttons_of_different_names(open_table: OpenTable) -> None:
    page = open_table("chat")
    page.locator("[aria-controls=panel-chat]").click()
    expect(page.locator(".objection")).to_have_count(3)
    assert doubles(page) == []


def test_an_offer_lights_up_its_deeds_on_the_board(open_table: OpenTable) -> None:
    page = open_table("offer")
    given = page.locator(".cell.offered:not(.wanted)")
    expect(given).to_have_count(2)
    expect(page.locator(".cell.offered.wanted")).to_have_count(1)
    expect(open_table("roll").locator(".cell.offered")).to_have_count(0)


def test_an_offer_says_since_when_it_stands(open_table: OpenTable) -> None:
    page = open_table("offer")
    expect(page.locator(".offer .hint").first).to_have_text("Made just now")


def test_an_offer_with_a_deadline_counts_down(open_table: OpenTable) -> None:
    page = open_table("judge-talk")
    expect(page.locator(".offer .deal-time [role=timer]")).to_have_count(1)


def test_the_pace_of_the_bots_is_in_the_menu(people: People, server: Running) -> None:
    ada = people.page()
    table = new_table(ada, server, seats="3", pace="3")
    sit_down(ada, server, table)
    start(ada)
    ada.locator(".menu summary").click()
    choice = ada.get_by_label("Pace of the bots")
    expect(choice).to_have_value("3000")
    choice.select_option("Instant")
    state = server.site.tables.rooms[table.rpartition("/")[2]].table
    for _ in range(200):
        if state.state.settings.pace_ms == 0:
            break
        ada.wait_for_timeout(25)
    assert state.state.settings.pace_ms == 0


def test_nobody_is_offered_a_pace_in_an_official_round(open_table: OpenTable) -> None:
    page = open_table("official")
    page.locator(".menu summary").click()
    expect(page.get_by_label("Language")).to_have_count(1)
    expect(page.get_by_label("Pace of the bots")).to_have_count(0)


def test_a_deed_that_one_cannot_pay_keeps_its_button_and_says_why(open_table: OpenTable) -> None:
    page = open_table("poor")
    buy = page.locator("[data-control='act:buy']")
    expect(buy).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".mine > .hint")).to_have_text(re.compile("You only have .*20"))
    buy.click(force=True)
    assert page.evaluate("window.sent.filter(one => one.type === 'command').length") == 0


def test_a_rematch_takes_one_press(people: People, server: Running) -> None:
    ada = people.page()
    table = new_table(ada, server, seats="2", options="end.turns = 2")
    sit_down(ada, server, table)
    start(ada)
    play_until([ada], ".end")
    ada.locator("[data-control=rematch]").click()
    expect(ada).not_to_have_url(re.compile(table))
    expect(ada.locator(".lobby")).to_have_count(1)


def test_the_result_can_be_shared(open_table: OpenTable) -> None:
    page = open_table("end")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    share = page.locator("[data-control=share]")
    share.click()
    expect(share).to_have_text("Copied")
    shared = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert shared[0] == "passgo, Classic"
    assert re.fullmatch(r"1\. \S+: \$[0-9,]+", shared[2])
    assert len(shared) == 6


def test_the_record_can_be_downloaded_by_a_player(open_table: OpenTable) -> None:
    expect(open_table("end").get_by_role("link", name="Download")).to_have_attribute("href", "/api/games/t1/record")
    expect(open_table("end-official").get_by_role("link", name="Download")).to_have_count(0)


def test_a_shared_device_says_who_plays_now(open_table: OpenTable) -> None:
    page = open_table("roll", 390, 844, held="-1:0 0:1")
    expect(page.locator(".mine > .hint").first).to_have_text(re.compile("Now playing: .*Ada"))
    expect(page.locator(".mine > .hint").first).to_be_in_viewport()
    expect(open_table("roll").locator(".mine > .hint")).to_have_count(0)
