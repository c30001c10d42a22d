"""Whatever people type is text: markup does nothing, tricks are refused, long words stay in their place."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.sitting import People, invitation, join, new_table, open_talk, send, sit_down, start
from tests.browser.test_judge import seated, until_a_turn
from tests.web.running import Running

MARKUP = "<img src=x onerror=alert(1)>"
NAME = "<b onclick=alert(1)>&amp;'\"`${1}</b>"
WIDE = "W" * 40
FAMILY = "👩‍👩‍👧‍👦🏴‍☠️ Zoë"
REFUSED = ("\u202eadA", "Ada\u2066", "\u200bAda", "a\u0301\u0301\u0301\u0301\u0301\u0301", "x" * 10_000, "\u0000Ada")


def injected(page: Page) -> int:
    count: int = page.evaluate("document.querySelectorAll('img[src=x], b[onclick], [onerror]').length")
    return count


def test_markup_in_every_field_is_only_text(server: Running, people: People) -> None:
    ada, boris, judge, hand = seated(server, people)
    send(ada, server, "/account", "/account/name", name=NAME)
    until_a_turn(ada, boris)
    for page in (ada, boris):
        open_talk(page)
    for words in (MARKUP, NAME):
        ada.locator(".chat input").fill(words)
        ada.locator("[data-control=chat]").click()
        expect(boris.locator(".lines")).to_contain_text(words)
    hand.judge("judge-correct", corrects=1, reason=MARKUP, cash=[{"seat": 0, "amount": 1}])
    for page in (ada, boris, judge):
        expect(page.locator(".log")).to_contain_text(MARKUP)
        assert injected(page) == 0


@pytest.mark.parametrize("name", [NAME, WIDE, FAMILY, "עִבְרִית <i>", "e\u0301\u0302\u0303"])
def test_a_strange_name_is_shown_as_it_is_and_stays_in_its_place(server: Running, people: People, name: str) -> None:
    ada = people.page("ar", 360, 740)
    table = new_table(ada, server, name, seats="2")
    sit_down(ada, server, table)
    start(ada)
    expect(ada.locator(".player-row")).to_have_count(2)
    assert injected(ada) == 0
    assert ada.evaluate("document.documentElement.scrollWidth") == 360
    boxes = ada.evaluate(
        """[...document.querySelectorAll('.player-name')].map(e => [e, e.closest('.player-row')]
           .map(one => one.getBoundingClientRect()).map(box => [box.left, box.right]))"""
    )
    assert all(row[0] <= name_box[0] and name_box[1] <= row[1] for name_box, row in boxes)


@pytest.mark.parametrize("name", REFUSED)
def test_a_name_that_deceives_or_never_ends_is_refused_with_a_page(server: Running, people: People, name: str) -> None:
    ada, boris = people.page(), people.page()
    table = new_table(ada, server, seats="2")
    link = invitation(ada, server, table)
    token = boris.request.get(server.url + link).text().partition('name="csrf" value="')[2].partition('"')[0]
    answer = boris.request.post(server.url + link, form={"csrf": token, "name": name}, headers={"origin": server.url})
    assert 400 <= answer.status < 500
    assert "<main" in answer.text()
    join(boris, server, link, "Boris")
    sit_down(boris, server, table)


def test_words_of_ten_thousand_letters_are_refused_in_a_sentence(server: Running, people: People) -> None:
    ada, *_ = seated(server, people)
    open_talk(ada)
    ada.locator(".chat input").evaluate("one => one.removeAttribute('maxlength')")
    ada.locator(".chat input").fill("x" * 10_000)
    ada.locator("[data-control=chat]").click()
    expect(ada.get_by_role("alert")).to_be_visible()
