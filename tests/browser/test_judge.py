"""The judge in a real browser at a real table: auction, negotiation, corrections, real dice, expulsion."""

from playwright.sync_api import Page, expect
from tests.browser.sitting import Hand, People, invitation, join, new_table, open_talk, play_until, sit_down, start
from tests.web.running import Running

SHORT_CLOCK = 60


def seated(server: Running, people: People, **fields: str) -> tuple[Page, Page, Page, Hand]:
    """Ada and Boris play, Jo judges."""
    ada, boris, judge = people.page(), people.page("de-DE"), people.page()
    table = new_table(ada, server, seats="2", **fields)
    join(boris, server, invitation(ada, server, table), "Boris")
    join(judge, server, invitation(ada, server, table, "judge"), "Jo")
    for page in (ada, boris, judge):
        sit_down(page, server, table)
    start(ada)
    for page in (boris, judge):
        page.wait_for_selector(".board")
    return ada, boris, judge, Hand(server, table)


def until_a_turn(ada: Page, boris: Page) -> None:
    """The start is rolled out and somebody is to roll."""
    play_until([ada, boris], ".log li.turn")
    play_until([ada, boris], "[data-control='act:roll']:not([aria-disabled=true])")


def test_the_judge_closes_an_auction(server: Running, people: People) -> None:
    ada, boris, judge, _ = seated(server, people)
    seller = play_until([ada, boris], "[data-control='act:decline']")
    seller.locator("[data-control='act:decline']").click()
    bidder = boris if seller is ada else ada
    bidder.locator(".bidding .press.main").first.click()
    expect(judge.locator(".auction .high")).to_contain_text("Boris" if bidder is boris else "Ada")
    judge.locator("[data-control=judge-close]").click()
    for page in (ada, boris, judge):
        expect(page.locator(".bidding")).to_have_count(0)


def test_the_judge_limits_and_extends_a_negotiation(server: Running, people: People) -> None:
    ada, boris, judge, hand = seated(server, people)
    until_a_turn(ada, boris)
    hand.correct(deeds=[{"space": 39, "owner": 0}])
    ada.locator("[data-control=deal]").click()
    dialog = ada.get_by_role("dialog")
    dialog.locator(".chip.deed input").first.check()
    dialog.locator("[data-control=offer]").click()
    expect(judge.locator(".talk")).to_contain_text("negotiating")
    judge.get_by_label("Seconds").fill(str(SHORT_CLOCK))
    judge.locator("[data-control^='judge-limit']").click()
    expect(boris.locator(".deal-time .countdown")).to_be_visible()
    expect(judge.locator(".log li").filter(has_text="sets a time limit")).to_have_count(1)
    (talk,) = hand.room.table.state.negotiations.values()
    first = talk.deadline_ms
    judge.locator("[data-control^='judge-extend']").click()
    expect(judge.locator(".log li").filter(has_text="sets a time limit")).to_have_count(2)
    (talk,) = hand.room.table.state.negotiations.values()
    assert talk.deadline_ms == first + SHORT_CLOCK * 1000


def test_the_judge_puts_money_a_deed_and_a_place_right(server: Running, people: People) -> None:
    ada, boris, judge, hand = seated(server, people)
    until_a_turn(ada, boris)
    before = hand.cash(1)
    judge.get_by_text("Correct a mistake").click()
    form = judge.locator(".correction")
    form.get_by_label("Player").select_option(label="Boris")
    form.get_by_label("Amount to add or subtract").fill("-37")
    form.get_by_label("Reason").fill("paid <b>twice</b>")
    form.locator("[data-control=judge-correct]").click()
    expect(boris.locator(".log")).to_contain_text("paid <b>twice</b>")
    assert hand.cash(1) == before - 37
    form.get_by_label("What was wrong").select_option("deeds")
    form.get_by_label("Which property").select_option("39")
    form.get_by_label("Owner").select_option(label="Ada")
    form.get_by_label("Reason").fill("forgotten")
    form.locator("[data-control=judge-correct]").click()
    expect(ada.locator(".panel-deeds")).to_contain_text("Boardwalk")
    form.get_by_label("What was wrong").select_option("places")
    form.get_by_label("Player").select_option(label="Boris")
    form.get_by_label("Space").select_option("10")
    form.get_by_label("in jail").check()
    form.get_by_label("Reason").fill("three equal dice")
    form.locator("[data-control=judge-correct]").click()
    expect(boris.locator(".player-row").filter(has_text="Boris")).to_contain_text("im Gefängnis")


def test_real_dice_are_typed_in_by_the_judge(server: Running, people: People) -> None:
    ada, boris, judge, _ = seated(server, people, physical_dice="1")
    for roller, faces in ((ada, "6 5"), (boris, "12")):  # both roll for the start, in any order
        roller.locator("[data-control='act:roll']").first.click()
        judge.get_by_label("Roll, e.g. 3 4").fill(faces)
        judge.locator("[data-control=judge-dice]").click()
        expect(judge.locator(".real-dice")).to_have_count(0)
    expect(judge.locator(".log")).to_contain_text("6 + 5")
    expect(judge.locator(".log")).to_contain_text("1 + 2")


def test_an_expulsion_is_asked_twice_and_ends_a_game_of_two(server: Running, people: People) -> None:
    ada, boris, judge, hand = seated(server, people)
    until_a_turn(ada, boris)
    judge.get_by_text("Expel a player").click()
    judge.locator("[data-control='expel?:1']").click()
    expect(judge.locator(".sure")).to_contain_text("Boris")
    assert not hand.room.table.state.playing().players[1].out
    judge.locator("[data-control='expel:1']").click()
    for page in (ada, boris, judge):
        expect(page.locator(".end")).to_be_visible()


def test_time_is_called_where_the_edition_has_time(server: Running, people: People) -> None:
    ada, boris, judge, _ = seated(server, people, edition="voyage")
    until_a_turn(ada, boris)
    judge.locator("[data-control=judge-time]").click()
    play_until([ada, boris], ".end")


def test_somebody_is_muted_heard_again_and_reported(server: Running, people: People) -> None:
    ada, boris, _, hand = seated(server, people)
    for page in (ada, boris):
        open_talk(page)
    boris.locator(".chat input").fill("Unsinn")
    boris.locator("[data-control=chat]").click()
    line = ada.locator(".lines li").filter(has_text="Unsinn")
    line.locator(".objection summary").click()
    line.locator("select").select_option("insult")
    expect(line).to_contain_text("Reported.")
    assert len(hand.room.table.state.reported) == 1
    line.locator("[data-control^='mute:']").click()
    expect(line).to_have_count(0)
    ada.locator("[data-control='hear:1']").click()
    expect(ada.locator(".muted-list")).to_have_count(0)
