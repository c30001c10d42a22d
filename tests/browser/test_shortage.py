"""Scarce buildings with three people in real browsers: the question, a wish, an auction, and none for the turn."""

from playwright.sync_api import Page, expect
from tests.browser.sitting import Hand, People, invitation, join, new_table, play_until, sit_down, start
from tests.web.running import Running

GROUPS = ((1, 3), (6, 8, 9), (11, 13, 14))
NAMES = ("Ada", "Boris", "Chloe")


def seated(server: Running, people: People, *, stock: int) -> tuple[list[Page], Hand]:
    """Three people, each with a group of their own, and few houses in the Bank."""
    pages = [people.page(), people.page(width=390, height=844), people.page()]
    table = new_table(pages[0], server, NAMES[0], seats="3", options=f"stock.houses = {stock}")
    for seat in (1, 2):
        join(pages[seat], server, invitation(pages[0], server, table, seat=str(seat)), NAMES[seat])
    judge = people.page()
    join(judge, server, invitation(pages[0], server, table, "judge"), "Justus")
    for page in pages:
        sit_down(page, server, table)
    start(pages[0])
    play_until(pages, "[data-control='act:end'], [data-control='act:buy']")
    hand = Hand(server, table)
    deeds = [{"space": space, "owner": seat} for seat, group in enumerate(GROUPS) for space in group]
    hand.correct(deeds=deeds)
    return pages, hand


def build(page: Page, space: int) -> None:
    page.locator("[aria-controls=panel-deeds]").first.click()
    page.locator(f"#panel-deeds [data-control='act:build:{space}']").click()


def test_three_people_share_out_scarce_houses(server: Running, people: People) -> None:
    (ada, boris, chloe), hand = seated(server, people, stock=3)
    build(ada, 1)
    expect(ada.locator(".waits")).to_contain_text("is deciding how many buildings they want")
    # Boris, on a phone, wants two houses in one answer.
    expect(boris.locator(".shortage")).to_contain_text("wants to build")
    for street in (0, 1):
        boris.locator(".wish").nth(street).click()
    boris.locator("[data-control=want]").click()
    chloe.locator(".wish").first.click()
    chloe.locator("[data-control=want]").click()
    # Four are wanted, three are there: the first one is auctioned, and Boris has it.
    expect(boris.locator(".auction-piece")).to_contain_text("A pass applies to this building only.")
    expect(boris.locator(".auction-piece li")).to_have_count(3)
    boris.locator("[data-control='bid:1']").click()
    for page in (ada, chloe):
        page.locator("[data-control='act:pass']").click()
    expect(boris.locator(".auction-piece li").nth(1)).to_contain_text("Vermont Avenue")
    titles = hand.room.table.state.playing().titles
    assert {title.space.pos: title.level for title in titles if title.level} == {6: 1}
    # Nobody wants the next one at any price: it stays with the Bank and the shortage is over.
    for page in (ada, boris, chloe):
        page.locator("[data-control='act:pass']").click()
    expect(ada.locator(".auction")).to_have_count(0)
    assert hand.room.table.state.playing().shortage is None


def test_none_for_this_turn_is_not_asked_again(server: Running, people: People) -> None:
    (ada, boris, chloe), hand = seated(server, people, stock=3)
    build(ada, 1)
    boris.locator("[data-control='act:pass:turn']").click()
    chloe.locator("[data-control='act:pass']").click()
    expect(ada.locator("#panel-log")).to_contain_text("build on")
    build(ada, 3)
    expect(chloe.locator(".shortage")).to_be_visible()
    expect(boris.locator(".shortage")).to_have_count(0)
    found = hand.room.table.state.playing().shortage
    assert found is not None
    assert found.asked == [False, False, True]
