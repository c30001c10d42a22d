"""What matters now, on the stage: the deed and the set, bids, deals with what they change, what others think about."""

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import OpenTable

ISOLATES = re.compile("[\u2066-\u2069]")


def lines(page: Page, selector: str) -> list[str]:
    return [" ".join(ISOLATES.sub("", text).split()) for text in page.locator(selector).all_inner_texts()]


def test_an_estate_auction_says_whose_it_is_and_which_deed(open_table: OpenTable) -> None:
    page = open_table("estate")
    expect(page.locator(".sale .estate")).to_have_text(re.compile("Boris.*estate: .*2.* of .*[3-9]"))


def test_everybodys_bid_is_on_the_stage(open_table: OpenTable) -> None:
    page = open_table("estate")
    expect(page.locator(".bids .leads")).to_have_count(1)
    assert lines(page, ".bids .leads .bid") == ["$120"]
    expect(page.locator(".bids .thinks .state")).to_have_text(["deciding"])
    expect(page.locator(".bids .passed .state")).to_have_text(["passed"])


def test_an_ordinary_auction_is_of_no_estate(open_table: OpenTable) -> None:
    page = open_table("auction")
    expect(page.locator(".bids .leads")).to_have_count(1)
    expect(page.locator(".sale .estate")).to_have_count(0)


def test_a_building_auction_shows_those_who_want_it(open_table: OpenTable) -> None:
    expect(open_table("shortage-auction").locator(".sale .bids .player")).to_have_count(4)


def test_a_deed_has_all_that_is_printed_on_it(open_table: OpenTable) -> None:
    page = open_table("buy-mario")
    expect(page.locator(".title-deed tr")).to_have_count(9)
    expect(page.locator(".title-deed")).to_contain_text("Mortgage value")


def test_a_deed_is_read_on_a_phone_too(open_table: OpenTable) -> None:
    page = open_table("buy-mario", 390, 844)
    expect(page.locator(".title-deed")).to_be_visible()
    assert page.evaluate("parseFloat(getComputedStyle(document.querySelector('.title-deed')).fontSize)") >= 10


def test_who_is_short_learns_what_could_be_raised(open_table: OpenTable) -> None:
    page = open_table("poor")
    expect(page.locator(".prospect .bad")).to_have_text(re.compile("You’re .*short"))
    expect(page.locator(".prospect .meaning")).to_contain_text(re.compile("everything"))


def test_an_offer_says_what_it_changes_for_both(open_table: OpenTable) -> None:
    page = open_table("offer")
    expect(page.locator(".offer .changes li")).to_have_count(4)
    told = lines(page, ".offer .changes li")
    assert told[0] == "You complete the Utilities set."
    assert re.fullmatch(r"Mortgaged properties: you’ll pay at least \$\d+ interest\.", told[1])
    assert [line.partition(":")[0] for line in told[2:]] == ["Boris’s cash afterwards", "Your cash afterwards"]
    assert lines(page, ".trade .meaning li") == told


def test_official_rounds_do_no_sums_about_offers(open_table: OpenTable) -> None:
    page = open_table("judge-talk")
    expect(page.locator(".offer")).to_have_count(1)
    expect(page.locator(".changes li")).to_have_count(0)


def test_the_builder_warns_of_a_deal_far_from_even(open_table: OpenTable) -> None:
    page = open_table("roll")
    page.locator("[data-control=deal]").click()
    page.locator(".partners input").first.check()
    page.locator(".side").first.locator(".deed input").first.check()
    expect(page.locator(".consequences")).to_contain_text("You get nothing in return.")
    page.locator(".side").nth(1).locator(".cash input").first.fill("1")
    expect(page.locator(".consequences")).to_contain_text(re.compile("By printed prices, you give .*× what you get."))


def test_the_stage_says_what_all_the_others_think_about(open_table: OpenTable) -> None:
    page = open_table("shortage")
    expect(page.locator(".thinking li")).to_have_count(2)
    expect(page.locator(".thinking li").first).to_contain_text("is deciding how many buildings they want")


def test_an_offer_to_another_is_on_their_mind(open_table: OpenTable) -> None:
    page = open_table("judge-talk")
    expect(page.locator(".thinking")).to_contain_text(re.compile("is considering .*’s offer"))


def test_the_answers_to_an_offer_are_in_view(open_table: OpenTable) -> None:
    page = open_table("offer", 1280, 720)
    for control in ("act:accept", "act:reject", "counter"):
        expect(page.locator(f".offer [data-control^='{control}']")).to_be_in_viewport(ratio=0.9)


def test_a_house_that_is_too_dear_keeps_its_button_and_says_why(open_table: OpenTable) -> None:
    page = open_table("roll")
    say = """async () => {
        const {messages} = await (await fetch('fixtures/roll.json')).json();
        const {view} = messages.find((one) => one.snapshot).snapshot;
        const {space} = view.game.deeds.find((deed) => deed.owner === 0);
        view.own.too_dear = [{type: 'build', space, cash: -50}];
        const snapshot = {view, log: [], chat: []};
        window.say({type: 'resync', version: view.version, now_ms: Date.now(), snapshot});
    }"""
    expect(page.locator("[data-control^='act:build'][aria-disabled=true]")).to_have_count(0)
    page.evaluate(say)
    expect(page.locator("[data-control^='act:build'][aria-disabled=true]")).to_have_count(1)
    expect(page.get_by_text(re.compile("You only have"))).to_have_count(1)
