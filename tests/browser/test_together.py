"""Several people at one device: it goes round, and nobody sees what is another's secret."""

import re

from playwright.sync_api import Locator, Page, expect
from tests.browser.sitting import Hand, People, new_table, play_until, press_main, sit_down, start
from tests.web.running import Running


def test_the_device_goes_round_and_everybody_acts_in_his_own_seat(server: Running, people: People) -> None:
    page = people.page()
    table = new_table(page, server, seats="2", here="Boris")
    sit_down(page, server, table)
    expect(page.locator(".lobby .tag")).to_have_count(2)
    start(page)
    hand = Hand(server, table)
    assert [seat.person != "" for seat in hand.room.table.state.seats] == [True, True]
    handed = set()
    for _ in range(600):
        if page.locator(".cover").count():
            handed.add(page.locator(".cover h2").inner_text())
            page.locator(".cover .press").click()
        else:
            press_main(page)
        page.wait_for_timeout(25)
        if len(handed) == 2:
            break
    assert {re.sub("[\u2066-\u2069]", "", text) for text in handed} == {
        "Pass the device to Ada",
        "Pass the device to Boris",
    }
    expect(page.locator(".player-row.away")).to_have_count(0)


def test_where_cash_is_hidden_nothing_of_it_stands_behind_the_cover(server: Running, people: People) -> None:
    page = people.page()
    table = new_table(page, server, seats="2", here="Boris", options="money.hidden = true")
    sit_down(page, server, table)
    start_covered(page)
    hand = Hand(server, table)
    first = hand.room.table.state.playing().awaiting()[0].seat
    name = ("Ada", "Boris")[first]
    expect(page.locator(".cover")).to_contain_text(name)
    assert "1,500" not in page.content()
    page.locator(".cover .press").click()
    page.wait_for_selector(".board")
    expect(page.locator(".player-row").filter(has_text=name)).to_contain_text("$1,500")
    expect(page.locator(".player-row").filter(has_text="hidden")).to_have_count(1)
    page.locator(".hand").click()
    expect(page.locator(".cover")).to_be_visible()
    assert "1,500" not in page.content()


def start_covered(page: Page) -> None:
    page.locator("[data-control=start]").click()
    page.wait_for_selector(".cover")


def test_somebody_beside_the_host_is_added_in_the_lobby(server: Running, people: People) -> None:
    page = people.page()
    table = new_table(page, server, seats="2")
    sit_down(page, server, table)
    page.locator(".beside input[name=name]").fill("Χλόη <b>")
    page.locator(".beside button").click()
    expect(page.locator(".lobby li").filter(has_text="Χλόη <b>")).to_contain_text("on this device")
    start(page)
    play_until([page], ".cover")


def test_a_reload_keeps_all_seats(server: Running, people: People) -> None:
    page = people.page()
    table = new_table(page, server, seats="3", here="Boris")
    sit_down(page, server, table)
    start(page)
    page.reload()
    page.wait_for_selector(".board")
    expect(page.locator(".hand")).to_have_count(1)


def test_each_says_how_texts_speak_of_them_while_they_hold_the_device(server: Running, people: People) -> None:
    page = people.page()
    table = new_table(page, server, seats="2", here="Boris")
    sit_down(page, server, table)
    choice = page.get_by_label("How should texts refer to you?")
    page.locator(".menu summary").click()
    choose(page, choice, "f")
    page.locator(".menu summary").click()
    start(page)
    play_until([page], ".cover")
    page.locator(".cover .press").filter(has_text="Boris").click()
    page.locator(".menu summary").click()
    expect(choice).to_have_value("")
    choose(page, choice, "m")
    seats = Hand(server, table).room.table.view("spectator").table.seats
    assert [seat.gender for seat in seats] == ["f", "m"]


def choose(page: Page, choice: Locator, value: str) -> None:
    with page.expect_response("**/api/me*"):
        choice.select_option(value)
    expect(choice).to_have_value(value)
