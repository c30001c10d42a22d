"""Tokens in a real browser: chosen in the lobby, seen by everybody, shown wherever a player is."""

from playwright.sync_api import Page, expect
from tests.browser.sitting import Hand, People, invitation, join, new_table, sit_down, start
from tests.web.running import Running

SHIFTS = """() => { window.shifted = 0; new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted += entry.value;
}).observe({ type: "layout-shift" }); }"""


def choose(page: Page, token: str) -> None:
    page.get_by_role("button", name="Choose a token").click()
    page.locator(f"[data-control='token:{token}']").click()
    expect(page.locator("dialog")).to_have_count(0)


def row(page: Page, name: str) -> str:
    text: str = page.locator(".lobby li").filter(has_text=name).locator(".token-name").inner_text()
    return text


def test_a_token_is_chosen_in_the_lobby_and_nobody_else_can_have_it(server: Running, people: People) -> None:
    ada, boris = people.page(), people.page(width=390, height=844)
    table = new_table(ada, server, seats="3")
    join(boris, server, invitation(ada, server, table, seat="1"), "Boris")
    sit_down(ada, server, table)
    sit_down(boris, server, table)
    assert (row(ada, "Ada"), row(ada, "Boris")) == ("Car", "Top Hat")
    choose(ada, "thimble")
    expect(boris.locator(".lobby li").filter(has_text="Ada").locator(".token-name")).to_have_text("Thimble")
    boris.get_by_role("button", name="Choose a token").click()
    taken = boris.locator("[data-control='token:thimble']")
    expect(taken).to_have_attribute("aria-disabled", "true")
    expect(taken).to_contain_text("Ada")
    taken.click(force=True)
    expect(boris.locator("[data-control='token:top-hat']")).to_have_attribute("aria-pressed", "true")
    boris.locator("[data-control='token:car']").click()
    expect(ada.locator(".lobby li").filter(has_text="Boris").locator(".token-name")).to_have_text("Car")
    assert [seat.token for seat in Hand(server, table).room.table.state.seats] == ["thimble", "car", ""]


def test_choosing_moves_nothing_on_the_page(server: Running, people: People) -> None:
    ada = people.page()
    table = new_table(ada, server, seats="2")
    sit_down(ada, server, table)
    ada.evaluate(SHIFTS)
    before = ada.locator(".lobby").bounding_box()
    choose(ada, "wheelbarrow")
    expect(ada.locator(".token-name")).to_have_text("Wheelbarrow")
    assert ada.locator(".lobby").bounding_box() == before
    assert ada.evaluate("() => window.shifted") == 0


def test_players_and_board_show_the_token_and_its_name_is_read_out(server: Running, people: People) -> None:
    ada = people.page()
    table = new_table(ada, server, seats="2", token="boot")
    sit_down(ada, server, table)
    start(ada)
    expect(ada.locator(".player-row").filter(has_text="Ada").get_by_role("img", name="Boot")).to_be_visible()
    expect(ada.locator(".player-row").get_by_role("img", name="Top Hat")).to_be_visible()
    drawn = ada.locator(".player-row").filter(has_text="Ada").locator(".token .drawing").inner_html()
    assert "<path" in drawn
    assert ada.locator(".piece[data-seat='0'] .drawing").inner_html() == drawn
    assert ada.locator(".piece[data-seat='1'] .drawing").inner_html() != drawn


def test_the_host_of_a_shared_device_chooses_for_everybody(server: Running, people: People) -> None:
    page = people.page()
    table = new_table(page, server, seats="3", here="Boris")
    sit_down(page, server, table)
    buttons = page.get_by_role("button", name="Choose a token")
    expect(buttons).to_have_count(2)
    buttons.nth(1).click()
    expect(page.locator("dialog")).to_contain_text("Boris")
    page.locator("[data-control='token:iron']").click()
    expect(page.locator(".lobby li").filter(has_text="Boris").locator(".token-name")).to_have_text("Iron")


def test_somebody_beside_the_host_takes_a_token_with_the_seat(server: Running, people: People) -> None:
    page = people.page()
    table = new_table(page, server, seats="3")
    sit_down(page, server, table)
    expect(page.locator(".beside option[value=car]")).to_have_count(0)  # the host's
    page.locator(".beside input[name=name]").fill("Cleo")
    page.locator(".beside select").select_option("dog")
    page.locator(".beside button").click()
    expect(page.locator(".lobby li").filter(has_text="Cleo").locator(".token-name")).to_have_text("Dog")
