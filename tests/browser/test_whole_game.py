"""A whole game: Ada in Greek, Boris in Arabic on a phone, two bots, and a judge; everything a game can bring."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.sitting import (
    Hand,
    People,
    invitation,
    join,
    new_table,
    play_until,
    press,
    press_main,
    sit_down,
    start,
)
from tests.web.running import Running

from passgo.editions import load, names

ADA, BORIS = 0, 1
BROWN = (1, 3)
DEAR = (31, 32, 34, 37, 39, 26, 27, 29)
HOTEL = 5


def test_two_people_and_two_bots_play_a_whole_game(server: Running, people: People) -> None:
    ada, boris = people.page("el-GR"), people.page("ar", 390, 844)
    table = new_table(ada, server, options="end.turns = 120", seats="4")
    join(boris, server, invitation(ada, server, table), "Boris")
    judge = people.page("en-GB")
    join(judge, server, invitation(ada, server, table, "judge"), "Jo")
    for page in (ada, boris, judge):
        sit_down(page, server, table)
    start(ada)
    for page in (boris, judge):
        page.wait_for_selector(".board")
    assert [page.evaluate("document.documentElement.dir") for page in (ada, boris)] == ["ltr", "rtl"]
    hand = Hand(server, table)
    hold_an_auction(ada, boris)
    sell_a_mortgaged_deed(hand, ada, boris)
    build(hand, ada, boris)
    ruin(hand, ada, boris)
    play_until([ada, boris], ".end", 3000)
    for page in (ada, boris):
        expect(page.locator(".ranking tbody tr")).to_have_count(4)
        expect(page.locator(".end .worth-line")).to_have_count(4)


@pytest.mark.parametrize("edition", names())
def test_a_person_and_bots_play_every_edition_to_its_end(server: Running, people: People, edition: str) -> None:
    ada = people.page()
    seats = load(edition).players[0]
    table = new_table(ada, server, edition=edition, options="end.turns = 12", seats=str(seats))
    sit_down(ada, server, table)
    start(ada)
    play_until([ada], ".end", 3000)
    expect(ada.locator(".ranking tbody tr")).to_have_count(seats)


def hold_an_auction(ada: Page, boris: Page) -> None:
    """Somebody lets a deed be auctioned; Boris reloads in the middle of it and bids on."""
    seller = play_until([ada, boris], "[data-control='act:decline']")
    seller.locator("[data-control='act:decline']").click()
    for page in (ada, boris):
        expect(page.locator(".auction")).to_be_visible()
    boris.reload()
    expect(boris.locator(".auction")).to_be_visible()
    for _ in range(200):
        if not boris.locator(".auction").count():
            break
        for page in (boris, ada):
            press(page, "[data-control='act:pass']")
        boris.wait_for_timeout(20)
    expect(boris.locator(".auction")).to_have_count(0)


def at_rest(hand: Hand, ada: Page, boris: Page) -> None:
    """Play on to a moment at which a person is to roll and nothing else is open."""
    wanted = "[data-control='act:roll']:not([aria-disabled=true])"
    expect(play_until([ada, boris], wanted).locator(wanted)).to_be_visible()
    assert hand.room.table.state.playing().settled()


def sell_a_mortgaged_deed(hand: Hand, ada: Page, boris: Page) -> None:
    """Boris sells a mortgaged deed to Ada, who must then say what becomes of the mortgage."""
    at_rest(hand, ada, boris)
    hand.correct(deeds=[{"space": 39, "owner": BORIS, "level": 0, "mortgaged": True}])
    boris.locator("[data-control=deal]").click()
    dialog = boris.get_by_role("dialog")
    dialog.locator(".partners input").first.check()
    dialog.locator(".chip.deed:has(.tag) input").first.check()
    dialog.locator(".side").nth(1).locator("input[type=number]").first.fill("5")
    dialog.locator("[data-control=offer]").click()
    expect(ada.locator(".offer.mine")).to_be_visible()
    ada.locator("[data-control^='act:accept']").click()
    expect(ada.locator(".choices")).to_be_visible()
    ada.locator(".choices .press.main").click()
    expect(ada.locator(".choices")).to_have_count(0)
    assert 39 in hand.deeds(ADA)


def build(hand: Hand, ada: Page, boris: Page) -> None:
    at_rest(hand, ada, boris)
    hand.correct(deeds=[{"space": space, "owner": ADA, "level": 0, "mortgaged": False} for space in BROWN])
    hand.set_cash(ADA, 5000)
    ada.locator("[data-control='act:build:1']").first.click()
    expect(ada.locator("[data-control='act:build:1']")).to_have_count(0)  # its neighbour comes first now
    expect(ada.locator(".log")).to_contain_text("Χτίζετε")
    title = hand.room.table.state.playing().title_at(1)
    assert title.level == 1


def ruin(hand: Hand, ada: Page, boris: Page) -> None:
    """Boris has nothing left and the dear streets are Ada's: the next rent is his last."""
    at_rest(hand, ada, boris)
    lost = [space for space in hand.deeds(BORIS) if space not in DEAR]
    nobody = [{"space": space, "owner": -1, "level": 0, "mortgaged": False} for space in lost]
    dear = [{"space": space, "owner": ADA, "level": HOTEL, "mortgaged": False} for space in DEAR]
    hand.correct(deeds=[*nobody, *dear])
    for _ in range(1500):
        if hand.room.table.state.playing().players[BORIS].out or boris.locator(".end").count():
            break
        if hand.cash(BORIS) > 1 and not hand.room.table.state.playing().debts:
            hand.set_cash(BORIS, 1)
        for page in (ada, boris):
            press_main(page)
        for control in ("bankrupt?", "act:bankrupt"):
            press(boris, f"[data-control='{control}']")
        ada.wait_for_timeout(20)
    assert hand.room.table.state.playing().players[BORIS].out
    expect(ada.locator(".player-row.out")).not_to_have_count(0)
