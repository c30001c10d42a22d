"""The live table on the real server: by keys alone, reloaded, dropped, taken over, and not for strangers."""

import re

from playwright.sync_api import Page, expect
from tests.browser.sitting import People, invitation, join, new_table, play_until, send, sit_down, start
from tests.web.running import Running


def press_on(page: Page, most: int = 3000) -> None:
    """Tab and Enter only: the main action again and again until the game is over."""
    page.locator("#actions").focus()
    state = "wait"
    for _ in range(most):
        if page.locator(".end").count():
            return
        state = page.evaluate(
            """() => { const free = ':not([aria-disabled=true])', here = document.activeElement;
                       const wanted = ['.actions .press.main', '.choices .press', '.debt .press.danger']
                           .map(sort => sort + free).find(sort => document.querySelector(sort));
                       return !wanted ? 'wait' : here.matches(wanted) ? 'enter' : 'tab'; }"""
        )
        if state == "wait":
            page.wait_for_timeout(15)
        else:
            page.keyboard.press("Enter" if state == "enter" else "Tab")
    raise AssertionError(f"stuck, last seen to {state}: {page.locator('.actions').inner_text()}")


def against_bots(page: Page, server: Running, **fields: str) -> str:
    table = new_table(page, server, **fields)
    sit_down(page, server, table)
    start(page)
    return table


def test_a_whole_game_is_played_by_keys_alone(server: Running, people: People) -> None:
    page = people.page()
    against_bots(page, server, options="end.turns = 60")
    press_on(page)
    expect(page.get_by_role("heading", name="Game over")).to_be_visible()
    expect(page.locator(".ranking tbody tr")).to_have_count(4)
    expect(page.get_by_role("button", name="Rematch with the same players")).to_be_visible()


def test_two_clicks_from_home_lead_to_the_live_table(server: Running, people: People) -> None:
    page = people.page()
    page.goto(server.url)
    page.locator("form[action='/play'] button[name=where]").first.click()
    page.wait_for_selector(".board")


def test_a_reload_in_the_middle_comes_back_to_the_same_table(server: Running, people: People) -> None:
    page = people.page("de-DE")
    table = against_bots(page, server, edition="voyage")
    before = page.locator(".player-row").count()
    page.reload()
    page.wait_for_selector(".board")
    expect(page).to_have_url(f"{server.url}{table}/live")
    assert page.locator(".player-row").count() == before
    assert page.evaluate("document.documentElement.lang") == "de"


def test_the_end_screen_tells_the_whole_game_also_after_a_reload(server: Running, people: People) -> None:
    page = people.page()
    against_bots(page, server, options="end.turns = 30")
    play_until([page], ".end")
    for _ in range(2):
        expect(page.locator(".end .worth-line")).to_have_count(4)
        expect(page.locator(".end .bar")).to_have_count(11)
        drawn = page.locator(".end .worth-line").first.get_attribute("points")
        assert drawn is not None
        assert len(drawn.split()) >= 30
        page.reload()
        page.wait_for_selector(".end")


def test_who_was_not_invited_sees_only_the_plain_page(server: Running, people: People) -> None:
    ada = people.page("el-GR")
    table = against_bots(ada, server)
    stranger = people.page("ar")
    stranger.goto(f"{server.url}{table}/live")
    expect(stranger).to_have_url(f"{server.url}{table}")


def test_a_seat_taken_over_elsewhere_is_told_clearly_and_can_be_looked_on_from(server: Running, people: People) -> None:
    ada = people.page()
    table = against_bots(ada, server)
    link = invitation(ada, server, table, seat="0")
    elsewhere = people.page("de-DE", 390, 844)
    _, asked = send(elsewhere, server, link, link, name="Ada")
    assert 'name="take_over"' in asked
    join(elsewhere, server, link, "Ada", take_over="1")
    sit_down(elsewhere, server, table)
    expect(ada.get_by_role("alert")).to_contain_text("open on another device")
    expect(ada.get_by_role("button", name="Play here instead")).to_be_visible()
    expect(elsewhere.locator(".actions .press").first).to_be_visible()


def test_a_dropped_line_comes_back(server: Running, people: People) -> None:
    page = people.page()
    against_bots(page, server)
    page.context.set_offline(True)
    expect(page.locator(".badge.offline")).to_be_visible(timeout=10_000)
    page.context.set_offline(False)
    expect(page.locator(".badge.online")).to_have_count(1, timeout=20_000)
    people.errors.clear()  # the browser itself reports that it was cut off


def test_a_decision_is_taken_back(server: Running, people: People) -> None:
    page = people.page()
    against_bots(page, server, seats="2")
    play_until([page], "[data-control='act:buy']")
    page.locator("[data-control='act:buy']").click()
    expect(page.locator(".panel-deeds .deeds li")).not_to_have_count(0)
    deeds = page.locator(".panel-deeds .deeds li").count()
    page.locator("[data-control=undo]").click()
    expect(page.locator("[data-control='act:buy']")).to_be_visible()
    expect(page.locator(".panel-deeds .deeds li")).to_have_count(deeds - 1)
    expect(page.locator(".log")).to_contain_text("You undo your last decision")


def test_all_that_the_first_picture_needs_is_fetched_once_and_side_by_side(server: Running, people: People) -> None:
    page = people.page("de-DE")
    sit_down(page, server, new_table(page, server, seats="2"))
    fetched = page.evaluate("performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)")
    assert sorted(fetched) == sorted(set(fetched))
    named = page.evaluate(
        "[...document.head.querySelectorAll('link, script')].map(one => new URL(one.href || one.src).pathname)"
    )
    assert set(fetched) <= set(named)


def test_the_host_invites_somebody_to_a_free_seat(server: Running, people: People) -> None:
    page = people.page()
    sit_down(page, server, new_table(page, server, seats="2"))
    page.get_by_role("button", name="Invite").click()
    expect(page.locator("img.qr")).to_be_visible()
    expect(page.locator(".token a")).to_have_attribute("href", re.compile("/join/"))
