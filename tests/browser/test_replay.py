"""Looking back in the browser: the scrub bar, step by step, by itself, with other eyes."""

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import OpenTable
from tests.browser.sitting import People, new_table, play_until, sit_down, start
from tests.browser.test_table import eventually, serious_findings
from tests.web.running import Running


def place(page: Page) -> int:
    return int(page.locator(".scrub").input_value())


def stands_at(page: Page, version: int) -> None:
    expect(page.locator(".scrub")).to_have_value(str(version))


def scrub_to(page: Page, version: int) -> None:
    page.locator(".scrub").fill(str(version))


def test_it_steps_on_and_back_and_to_both_ends(open_table: OpenTable) -> None:
    page = open_table("replay")
    first = place(page)
    page.get_by_role("button", name="Next step").click()
    stands_at(page, first + 1)
    page.get_by_role("button", name="Previous step").click()
    stands_at(page, first)
    page.get_by_role("button", name="Jump to end").click()
    expect(page.locator(".centre .last")).to_contain_text("Game over")
    page.get_by_role("button", name="Jump to start").click()
    stands_at(page, first)


def test_the_bar_goes_anywhere_with_mouse_and_keys(open_table: OpenTable) -> None:
    page = open_table("replay")
    scrub_to(page, 90)
    expect(page.locator(".replay-place")).to_contain_text("Turn")
    page.locator(".scrub").focus()
    page.keyboard.press("ArrowRight")
    stands_at(page, 91)


def test_a_turn_is_jumped_to(open_table: OpenTable) -> None:
    page = open_table("replay")
    page.get_by_label("Go to turn").select_option(index=12)
    expect(page.locator(".replay-place")).to_contain_text(re.compile("Turn .13"))
    expect(page.locator(".player-row.on-turn")).to_have_count(1)


def test_it_plays_by_itself_and_stops(open_table: OpenTable) -> None:
    page = open_table("replay")
    first = place(page)
    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play").click()
    eventually(page, f"Number(document.querySelector('.scrub').value) > {first + 4}")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    stopped = place(page)
    page.wait_for_timeout(400)
    assert place(page) == stopped


def test_other_eyes_see_the_same_moment(open_table: OpenTable) -> None:
    page = open_table("replay")
    scrub_to(page, 80)
    page.get_by_label("View as").select_option(label="Ada")
    expect(page.locator(".worth")).not_to_have_count(0)
    stands_at(page, 80)
    expect(page.locator(".press[data-control]")).to_have_count(0)  # who looks back does nothing


def test_looking_back_has_nothing_serious_for_axe_on_a_phone(open_table: OpenTable) -> None:
    page = open_table("replay", 360, 740, lang="ar")
    assert serious_findings(page) == []


def test_a_finished_game_of_the_real_server_is_looked_back_at(server: Running, people: People) -> None:
    page = people.page()
    table = new_table(page, server, options="end.turns = 25", seats="2")
    sit_down(page, server, table)
    start(page)
    play_until([page], ".end")
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector(".replay")
    page.get_by_role("button", name="Jump to end").click()
    expect(page.locator(".centre .last")).to_contain_text("Game over")
    expect(page.locator(".replay .worth-line")).to_have_count(2)
    while page.locator(".log .press").count():  # back to the very first line
        page.locator(".log .press").click()
    expect(page.locator(".log li").first).to_contain_text("The table is set up")
    page.get_by_label("View as").select_option("judge")
    expect(page.locator(".worth")).to_have_count(2)
    stranger = people.page("el-GR")
    stranger.goto(page.url)
    stranger.wait_for_selector(".replay")
