"""The judge's panel in a real browser: a table scored, signed and confirmed; dropouts, reloads; every part for axe."""

import datetime
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.judging import choose_line, filled, leave, open_part, sign_all, write_cash
from tests.browser.sitting import People
from tests.browser.test_table import eventually, serious_findings
from tests.web.championships.judging import PLAYING, Judging
from tests.web.championships.opening import now
from tests.web.championships.staging import EVENING, before, session_address
from tests.web.running import Running

from passgo.championship import Actor, commands
from passgo.championship.commands import DIRECTOR, HEAD_JUDGE, JUDGE, SCORER

SMALL = """[...document.querySelectorAll(".judge :is(button, select, summary, .parts a, label.tick, .segments label,"
            + ".chips label, .field input)")]
           .filter(e => e.checkVisibility() && e.getBoundingClientRect().height < 43.5)
           .map(e => e.outerHTML.slice(0, 120))"""
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
PARTS = ("table", "bank", "shortage", "sheet", "rules")


@pytest.fixture
def playing(server: Running) -> Iterator[Judging]:
    there = Judging(server, PLAYING)
    yield there
    there.close()


@pytest.fixture
def judging(server: Running) -> Iterator[Judging]:
    there = Judging(server)
    yield there
    there.close()


def panel(
    people: People, there: Judging, name: str = "Jo", role: str = JUDGE, part: str = "table", **more: Any
) -> Page:
    """Somebody opens his private link, and the panel of table 1."""
    page = people.page(**more)
    _, token = there.office.invite(role, name, now())
    url = there.judge.server.url
    page.goto(f"{url}/desk/{token}")
    page.goto(f"{url}{there.address}#{part}")
    expect(page.locator(".judge")).to_be_visible()
    return page


def names(there: Judging) -> list[str]:
    """Who still plays, by nickname."""
    gone = {entrant for entrant, _ in there.table.out}
    return [there.office.championship.people.nickname(id) for id in there.players if id not in gone]


def out(there: Judging) -> list[str]:
    return [there.office.championship.people.nickname(id) for id, _ in there.table.out]


def build(page: Page, deed: str, level: str) -> None:
    page.get_by_role("group", name=f"Buildings on {filled(deed)}").get_by_role("radio", name=level).check(force=True)


def refused_connections(people: People) -> None:
    """A browser tells of lost connections in its console; here that is what is tried."""
    people.errors[:] = [error for error in people.errors if "ERR_INTERNET_DISCONNECTED" not in error]


def test_a_tie_is_decided_signed_and_confirmed(people: People, judging: Judging) -> None:
    page = panel(people, judging, part="sheet", width=390, height=844)
    first, second, *others = names(judging)
    write_cash(page, {first: 900, second: 900, **{name: 100 + i for i, name in enumerate(others)}})
    # One more deed at the same net worth decides; one more with a mortgage does not.
    choose_line(page, first)
    page.get_by_role("checkbox", name="Baltic Avenue").check()
    page.get_by_label(f"{filled(first)}’s cash").fill("840")
    expect(page.locator(".places li").first).to_contain_text(
        "tied on net worth, more unmortgaged properties CHAMP-TIE-1"
    )
    page.get_by_role("checkbox", name="Baltic Avenue").uncheck()
    page.get_by_label(f"{filled(first)}’s cash").fill("900")
    expect(page.locator(".ties")).to_contain_text("Only the head judge can break this tie.")
    page.get_by_role("button", name=f"{filled(second)} is next").click()
    page.get_by_role("button", name=f"{filled(first)} is next").click()
    expect(page.locator(".places li").first).to_contain_text(second)
    expect(page.locator(".places li").first).to_contain_text("decided by the head judge")
    sign_all(page)
    expect(page.get_by_text("Someone has signed, so nothing can be changed any more.")).to_be_visible()
    page.get_by_role("button", name="Enter the sheet").click()
    expect(page.locator(".entered")).to_contain_text("You entered this sheet, so someone else has to confirm it.")
    expect(page.locator(".entered .line").first).to_contain_text("signed at")
    assert judging.jo in judging.table.tapped()
    scorer = panel(people, judging, "Sofia", SCORER, "sheet")
    expect(scorer.locator(".entered .places li").first).to_contain_text(second)
    scorer.get_by_role("button", name="Confirm unchanged").click()
    expect(scorer.locator(".entered")).to_contain_text(f"Confirmed by {filled('Sofia')}.")
    assert judging.table.confirmed()
    expect(page.locator(".entered")).to_contain_text(f"Confirmed by {filled('Sofia')}.", timeout=15_000)


def test_a_sheet_sent_back_is_there_with_its_figures_and_the_reason_in_a_fresh_browser(
    people: People, judging: Judging
) -> None:
    page = panel(people, judging, part="sheet", width=390, height=844)
    first, second, *others = names(judging)
    write_cash(page, {first: 900, second: 800, **{name: 100 + i for i, name in enumerate(others)}})
    choose_line(page, first)
    page.get_by_role("checkbox", name="Baltic Avenue").check()
    sign_all(page)
    page.get_by_role("button", name="Enter the sheet").click()
    expect(page.locator(".entered")).to_be_visible()
    scorer = panel(people, judging, "Sofia", SCORER, "sheet")
    scorer.get_by_role("button", name="Send back").click()
    scorer.get_by_label("Reason").fill("Boardwalk is missing")
    scorer.get_by_role("button", name="Send back").click()
    fresh = panel(people, judging, "Dora", DIRECTOR, part="sheet", width=390, height=844)
    for browser in (page, fresh):
        back = browser.locator(".told", has_text="Boardwalk is missing")
        expect(back).to_contain_text(f"{filled('Sofia')} sent the sheet back", timeout=15_000)
        choose_line(browser, first)
        expect(browser.get_by_label(f"{filled(first)}’s cash")).to_have_value("900")
        expect(browser.get_by_role("checkbox", name="Baltic Avenue")).to_be_checked()
    assert not serious_findings(fresh)
    sign_all(page)
    page.get_by_role("button", name="Enter the sheet").click()
    expect(page.locator(".entered")).to_be_visible()
    assert judging.table.returned is None


def test_players_are_ticked_at_the_table_and_the_head_judge_sees_it(people: People, server: Running) -> None:
    there = Judging(server, before(commands.TickPlayer))
    page = panel(people, there, width=390, height=844)
    nicknames = [there.office.championship.people.nickname(id) for id in there.players]
    for name in nicknames[:-1]:
        page.get_by_role("checkbox", name=name).check()
    expect(page.locator(".wire")).to_have_text("Everything is saved")
    page.get_by_role("checkbox", name=nicknames[0]).uncheck()
    expect(page.locator(".wire")).to_have_text("Everything is saved")
    page.reload()
    expect(page.get_by_role("checkbox", name=nicknames[0])).not_to_be_checked()
    expect(page.get_by_role("checkbox", name=nicknames[1])).to_be_checked()
    assert not serious_findings(page)
    assert page.evaluate(SMALL) == []
    assert page.evaluate(TOO_WIDE) <= 0
    assert there.table.ticks == {id: id != there.players[0] for id in there.players[:-1]}
    head = people.page()
    _, token = there.office.invite(HEAD_JUDGE, "Hector", now())
    head.goto(f"{server.url}/desk/{token}")
    head.goto(server.url + session_address(there.office))
    expect(head.locator(".ticks").first).to_contain_text(f"{filled('2')} missing")
    expect(head.locator(".ticks").nth(1)).to_contain_text("not ticked yet")
    there.close()


def test_a_wrong_bankruptcy_is_undone_by_two(people: People, playing: Judging) -> None:
    page = panel(people, playing, width=390, height=844)
    name = names(playing)[0]
    leave(page, name)
    row = page.locator(".players li", has_text=name)
    row.get_by_role("button", name="Undo").click()
    row.get_by_label("Reason").fill("the wrong row")
    row.get_by_role("button", name="Undo").click()
    expect(row).to_contain_text("A second official has to agree.")
    head = people.page()
    _, token = playing.office.invite(HEAD_JUDGE, "Hector", now())
    head.goto(f"{playing.judge.server.url}/desk/{token}")
    head.goto(f"{playing.judge.server.url}/c/{playing.office.id}/undo")
    head.get_by_role("button", name="Agree and undo").click()
    expect(head.get_by_text("Undone.")).to_be_visible()
    expect(row.get_by_role("button", name="Bankrupt")).to_be_visible(timeout=15_000)
    assert name not in out(playing)


def test_a_deed_has_one_owner_and_wrong_buildings_are_told_at_once(people: People, judging: Judging) -> None:
    page = panel(people, judging, part="sheet", width=820, height=1180)
    first, second, *others = names(judging)
    write_cash(page, dict.fromkeys([*others, second, first], 500))
    for deed in ("Mediterranean Avenue", "Baltic Avenue"):
        page.get_by_role("checkbox", name=deed).check()
    build(page, "Baltic Avenue", f"{filled('3')} houses")
    expect(page.locator(".faults")).to_contain_text("a colour set is built unevenly CHAMP-BUILD-6")
    expect(page.get_by_role("button", name="Enter the sheet")).to_be_disabled()
    build(page, "Mediterranean Avenue", "hotel")
    build(page, "Baltic Avenue", f"{filled('4')} houses")
    expect(page.locator(".faults")).to_have_count(0)
    expect(page.locator(".worth .total dd")).to_have_text("M1,070")  # 500 + 120 + 4 × 50 and 50 + 4 × 50
    choose_line(page, second)
    page.get_by_role("checkbox", name="Baltic Avenue").check()
    choose_line(page, first)
    expect(page.get_by_role("checkbox", name="Baltic Avenue")).not_to_be_checked()
    expect(page.locator(".faults")).to_contain_text("buildings on a colour set that isn’t complete")


def test_entries_wait_through_a_dropout_and_a_reload(people: People, playing: Judging) -> None:
    page = panel(people, playing)
    leaver, next_one = names(playing)[:2]
    page.context.set_offline(True)
    for name in (leaver, next_one):
        leave(page, name)
    expect(page.locator(".wire")).to_have_text(f"{filled('2')} entries waiting")
    expect(page.locator(".queue li")).to_have_count(2)
    expect(page.locator(".players li.gone", has_text=leaver)).to_contain_text("signed at")
    assert leaver not in out(playing)
    # The tab is lost before anything could be sent; a new one finds what was kept.
    again = page.context.new_page()
    page.close(run_before_unload=False)
    page.context.set_offline(False)
    again.goto(playing.judge.server.url + playing.address)
    expect(again.locator(".wire")).to_have_text("Everything is saved", timeout=15_000)
    expect(again.locator(".players li.gone")).to_have_count(len(playing.table.out))
    assert out(playing)[-2:] == [leaver, next_one]
    assert {id for id, _ in playing.table.out[-2:]} <= set(playing.table.signed)
    refused_connections(people)


def test_an_answer_that_was_lost_changes_nothing_twice(people: People, playing: Judging) -> None:
    page = panel(people, playing)
    leaver = names(playing)[0]
    lost: list[int] = []

    def lose_the_first(route, request) -> None:  # type: ignore[no-untyped-def]  # Playwright's own types
        if request.method == "POST" and not lost:
            lost.append(route.fetch().status)  # it arrives; only its answer does not
            route.abort("internetdisconnected")
        else:
            route.continue_()

    page.route("**/judge/**", lose_the_first)
    row = page.locator(".players li", has_text=leaver)
    row.get_by_role("button", name="Bankrupt").click()
    row.get_by_role("button", name="Signed on paper").click()
    expect(page.locator(".wire")).to_have_text("Everything is saved", timeout=15_000)
    assert lost == [200]
    assert out(playing).count(leaver) == 1
    expect(page.get_by_role("alert")).to_have_count(0)
    refused_connections(people)


def test_what_is_refused_is_told_with_its_rule(people: People, playing: Judging) -> None:
    page = panel(people, playing)
    other = panel(people, playing, "Zoe")
    expect(other.get_by_role("button", name="I’ve announced the time")).to_have_count(0)
    leaver = names(playing)[0]
    row = page.locator(".players li", has_text=leaver)
    row.get_by_role("button", name="Bankrupt").click()
    id = next(id for id in playing.players if playing.office.championship.people.nickname(id) == leaver)
    command = commands.RecordOut(Actor("o1", DIRECTOR), EVENING, 1, id)
    playing.office.perform(command, playing.office.machine_time(now()))
    row.get_by_role("button", name="Signed on paper").click()
    expect(page.get_by_role("alert")).to_contain_text(f"{filled(leaver)} is bankrupt")
    page.get_by_role("button", name="OK", exact=True).click()
    expect(page.get_by_role("alert")).to_have_count(0)
    # The console tells of the answer 422, as browsers do.
    people.errors[:] = [error for error in people.errors if "422" not in error]


def test_a_shortage_is_auctioned_piece_by_piece(people: People, playing: Judging) -> None:
    page = panel(people, playing, part="shortage", width=390, height=844)
    first, second = names(playing)[:2]
    page.get_by_label("How many does the Bank have left?").fill("2")
    for id, deed in ((first, "Boardwalk"), (second, "Baltic Avenue")):
        page.get_by_label("Player").select_option(label=id)
        page.get_by_label("Builds on").select_option(label=deed)
        page.get_by_label("How many", exact=True).fill("2")
        page.get_by_role("button", name="Declare").click()
    step = page.locator(".step")
    expect(step).to_contain_text(f"Opening bid: {filled('M50')}")
    expect(step).to_contain_text("CHAMP-SHORTAGE-6")
    page.get_by_label("Highest bidder").select_option(label=first)
    page.get_by_label("Bid", exact=True).fill("49")
    expect(step.get_by_role("alert")).to_contain_text("The opening bid is")
    page.get_by_label("Bid", exact=True).fill("210")
    page.get_by_role("button", name="Sold", exact=True).click()
    expect(page.get_by_label("How many does the Bank have left?")).to_have_value("1")
    expect(step).to_contain_text("Auction of one building")
    page.get_by_label("Highest bidder").select_option(label=first)
    page.get_by_label("Bid", exact=True).fill("60")
    page.get_by_role("button", name="Sold", exact=True).click()
    expect(step).to_contain_text("The Bank has none left")


def declare(page: Page, player: str, deed: str, count: int, breaks: bool = False) -> None:
    page.get_by_label("Player").select_option(label=player)
    page.get_by_label("Builds on").select_option(label=deed)
    page.get_by_label("How many", exact=True).fill(str(count))
    page.get_by_label("breaks down a hotel").set_checked(breaks)
    page.get_by_role("button", name="Declare").click()


def test_wishes_that_fit_are_sold_to_all_at_list_price(people: People, playing: Judging) -> None:
    page = panel(people, playing, part="shortage")
    first, second = names(playing)[:2]
    page.get_by_label("How many does the Bank have left?").fill("4")
    declare(page, first, "Boardwalk", 1)
    declare(page, first, "Park Place", 1)
    declare(page, second, "Baltic Avenue", 2)
    expect(page.locator(".step")).to_contain_text("everyone buys at list price")
    page.get_by_role("button", name="Sold to all at list price").click()
    expect(page.get_by_label("How many does the Bank have left?")).to_have_value("0")
    expect(page.locator(".wizard ol li")).to_have_count(4)
    expect(page.locator(".wizard ol li").first).to_contain_text("Boardwalk")


def test_a_piece_nobody_bids_for_ends_the_shortage_and_hotels_come_last(people: People, playing: Judging) -> None:
    page = panel(people, playing, part="shortage")
    first, second, third = names(playing)[:3]
    page.get_by_label("How many does the Bank have left?").fill("2")
    declare(page, third, "Boardwalk", 4, breaks=True)
    declare(page, first, "Park Place", 2)
    declare(page, second, "Baltic Avenue", 1)
    step = page.locator(".step")
    expect(step).to_contain_text("A pass counts for this building only.")
    expect(page.get_by_label("Highest bidder").locator("option")).to_have_count(3)
    page.get_by_role("button", name="Nobody bids").click()
    expect(step).to_contain_text("All buyers have been served.")
    expect(step).to_contain_text("CHAMP-SHORTAGE-3")


def test_the_bank_adds_up_and_the_rules_are_found_without_a_network(people: People, playing: Judging) -> None:
    page = panel(people, playing, part="bank")
    page.get_by_label("Property").select_option(label="Boardwalk")
    page.get_by_role("button", name=f"{filled('3')} houses M1,400").click()
    page.get_by_role("button", name="Unmortgage M220").click()
    page.get_by_label("Amount").fill("20")
    page.get_by_role("button", name="Subtract").click()
    expect(page.locator(".bill .total")).to_contain_text("M1,600")
    page.context.set_offline(True)
    open_part(page, "rules")
    page.get_by_label("Word or rule number").fill("shortage-3")
    expect(page.locator(".rules li")).to_have_count(1)
    page.get_by_role("radio", name="Ελληνικά").check(force=True)
    page.get_by_label("Word or rule number").fill("ενοικιο δευτερος")
    expect(page.locator(".rules li")).to_contain_text(["CHAMP-RENT-6"])
    page.context.set_offline(False)
    refused_connections(people)


def test_everything_can_be_done_with_the_keyboard(people: People, playing: Judging) -> None:
    page = panel(people, playing)
    leaver = names(playing)[0]
    page.locator(".players li", has_text=leaver).get_by_role("button", name="Bankrupt").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=f"{filled(leaver)} signs here")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".ask")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "width", "height", "scheme"),
    [("en-GB", 360, 740, "light"), ("el", 390, 844, "dark"), ("de", 820, 1180, "light"), ("ar", 390, 844, "light"),
     ("ar", 1024, 768, "dark")],
)  # fmt: skip
def test_axe_finds_nothing_serious_in_any_part(
    people: People, judging: Judging, locale: str, width: int, height: int, scheme: str
) -> None:
    page = panel(people, judging, locale=locale, width=width, height=height)
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # light or dark
    for part in PARTS:
        open_part(page, part)
        if part == "sheet":
            choose_line(page, names(judging)[0])
            for i in (0, 1):
                page.locator(".deed-row > .tick input").nth(i).check()
            eventually(page, "document.querySelectorAll('.levels').length === 2")
        assert serious_findings(page) == [], part
        assert page.evaluate(TOO_WIDE) <= 0, part
        assert page.evaluate(SMALL) == [], part
    page.goto(f"{judging.judge.server.url}/c/{judging.office.id}/judge")
    assert serious_findings(page) == []
    assert page.evaluate(TOO_WIDE) <= 0


def test_a_jump_of_the_clock_is_told_in_the_panel_and_accepted_by_two(people: People, playing: Judging) -> None:
    office = playing.office
    page = panel(people, playing)
    yesterday = office.now() - datetime.timedelta(days=1)
    office.perform(commands.AnnounceTime(Actor(playing.jo, JUDGE), EVENING, 1), yesterday)
    notice = page.get_by_role("alert").filter(has_text="The championship computer’s clock jumped.")
    expect(notice).to_be_visible(timeout=15_000)  # the panel asks every five seconds
    assert page.evaluate(TOO_WIDE) <= 0
    assert serious_findings(page) == []
    notice.get_by_role("link", name="What to do").click()
    expect(page.get_by_role("heading", name="Computer clock")).to_be_visible()
    assert serious_findings(page) == []
    report = office.jump()
    assert report is not None
    office.perform(commands.AcceptClock(Actor("d", DIRECTOR), report.version), yesterday)
    page.get_by_role("button", name="The clock is right").click()
    expect(page.get_by_text("There’s no open report about the clock.")).to_be_visible()
