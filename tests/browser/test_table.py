"""The live table in a real browser, on recorded moments."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.building import axe_source
from tests.browser.conftest import OpenTable
from tests.browser.frames import SHIFTS
from tests.browser.measure import SHIFT
from tests.browser.states import MOMENTS

LANGUAGES = ("en", "el", "de", "ar")
# Long words and the other direction; the rest when time is taken for it.
TELLING = ("de", "ar", *(pytest.param(language, marks=pytest.mark.long) for language in ("en", "el")))
STATES = tuple(MOMENTS)


def serious_findings(page: Page) -> list[str]:
    """What axe finds that keeps somebody from playing."""
    page.evaluate(axe_source())
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
    return [
        f"{fault['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


def eventually(page: Page, wanted: str) -> None:
    """Wait until this is true in the page. (The page's policy forbids Playwright's own way of waiting.)"""
    for _ in range(200):
        if page.evaluate(wanted):
            return
        page.wait_for_timeout(25)
    raise AssertionError(f"never came true: {wanted}")


def sent_actions(page: Page) -> list[dict[str, Any]]:
    sent: list[dict[str, Any]] = page.evaluate("window.sent")
    return [message["body"]["action"] for message in sent if message["type"] == "command" and message["kind"] == "act"]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_serious(open_table: OpenTable, state: str, theme: str) -> None:
    page = open_table(state, theme=theme)
    assert serious_findings(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_serious_on_a_phone_in_any_language(open_table: OpenTable, language: str) -> None:
    page = open_table("auction", 360, 740, lang=language)
    assert serious_findings(page) == []


def test_axe_finds_nothing_serious_in_dialogs_and_list(open_table: OpenTable) -> None:
    page = open_table("offer")
    page.get_by_role("button", name="Counter-offer").click()
    assert serious_findings(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="List").click()
    assert serious_findings(page) == []


@pytest.mark.parametrize("language", TELLING)
@pytest.mark.parametrize("state", STATES)
def test_nothing_runs_out_of_a_phone(open_table: OpenTable, state: str, language: str) -> None:
    page = open_table(state, 360, 740, lang=language)
    assert page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.parametrize("state", ["roll", "auction", "debt", "end"])
def test_nothing_runs_out_at_twice_the_size(open_table: OpenTable, state: str) -> None:
    page = open_table(state, 640, 400)  # a window of 1280 by 800 at 200 %
    assert page.evaluate("document.documentElement.scrollWidth") == 640


@pytest.mark.parametrize("state", ["roll", "auction", "offer", "debt", "jail", "bus"])
def test_controls_are_large_enough_for_a_finger(open_table: OpenTable, state: str) -> None:
    page = open_table(state, 360, 740, touch=True)
    small = page.evaluate(
        """[...document.querySelectorAll('.area-actions :is(.press, input, select), .head .press')]
           .map(e => [e.textContent, e.getBoundingClientRect()])
           .filter(([, box]) => box.width > 0 && (box.height < 44 || box.width < 44)).map(([text]) => text)"""
    )
    assert small == []


@pytest.mark.parametrize("state", ["shortage", "shortage-auction"])
def test_scarce_buildings_are_asked_for_with_controls_for_a_finger(open_table: OpenTable, state: str) -> None:
    page = open_table(state, 360, 740, touch=True)
    small = page.evaluate(
        """[...document.querySelectorAll('.area-actions .press')].map(e => [e.textContent, e.getBoundingClientRect()])
           .filter(([, box]) => box.width > 0 && (box.height < 44 || box.width < 44)).map(([text]) => text)"""
    )
    assert small == []


def plain(shown: Locator) -> str:
    """What is read, without the marks around what was filled in."""
    return re.sub("[\u2066-\u2069]", "", shown.inner_text())


def test_a_wish_takes_a_tap_for_each_building_and_goes_out_in_that_order(open_table: OpenTable) -> None:
    page = open_table("shortage")
    question = page.get_by_role("region", name="How many do you want?")
    assert "The Bank has 4 houses." in plain(question)
    assert "You could place and pay for 8 houses." in plain(question)
    want = page.locator("[data-control=want]")
    expect(want).to_have_attribute("aria-disabled", "true")
    streets = question.locator(".wish")
    for street in (1, 0, 0):
        streets.nth(street).click()
    expect(page.locator(".chip")).to_have_text(
        [re.compile("Baltic"), re.compile("Mediterranean"), re.compile("Mediterranean")]
    )
    streets.nth(0).click(force=True)  # the other street goes first: nothing is added
    assert plain(want) == "Ask for 3 houses"
    assert plain(page.locator(".chosen .hint")) == "Total: $150. You’d have $1,350 left."
    page.locator(".chip").first.click()  # without it the third has no place either
    assert plain(want) == "Ask for 1 house"
    streets.nth(1).click()
    want.click()
    eventually(page, "window.sent.some(one => one.kind === 'act')")
    assert sent_actions(page) == [{"type": "want", "spaces": [1, 3]}]


def test_a_wish_is_made_on_the_board_too_and_by_keys(open_table: OpenTable) -> None:
    page = open_table("shortage")
    page.locator("[data-space='3']").click()
    page.locator(".wish").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".chip")).to_have_text(
        [re.compile("Baltic"), re.compile("Mediterranean"), re.compile("Mediterranean")]
    )
    page.locator("[data-control=want]").focus()
    page.keyboard.press("Enter")
    eventually(page, "window.sent.some(one => one.kind === 'act')")
    assert sent_actions(page) == [{"type": "want", "spaces": [3, 1, 1]}]


@pytest.mark.parametrize(
    ("name", "action"),
    [("None", {"type": "pass"}), ("None, don’t ask again this turn", {"type": "pass", "answer": "turn"})],
)
def test_none_is_one_tap(open_table: OpenTable, name: str, action: dict[str, Any]) -> None:
    page = open_table("shortage", 390, 844, touch=True)
    page.get_by_role("button", name=name, exact=True).tap()
    eventually(page, "window.sent.some(one => one.kind === 'act')")
    assert sent_actions(page) == [action]


def test_the_answers_do_not_move_while_places_are_chosen(open_table: OpenTable) -> None:
    page = open_table("shortage", 390, 844, touch=True)
    before = page.locator("[data-control=want]").bounding_box()
    for street in (0, 1, 0, 1):
        page.locator(".wish").nth(street).tap()
    assert page.locator("[data-control=want]").bounding_box() == before


def test_in_an_official_round_wishes_are_not_added_up(open_table: OpenTable) -> None:
    page = open_table("shortage-official")
    page.locator(".wish").first.click()
    expect(page.locator(".chip")).to_have_count(1)
    expect(page.locator(".chosen .hint")).to_have_text("")
    expect(page.locator(".shortage")).not_to_contain_text("You could place")


def test_the_auction_of_a_building_says_what_is_left_and_where_it_would_go(open_table: OpenTable) -> None:
    page = open_table("shortage-auction")
    piece = page.locator(".auction-piece")
    assert "Left in the Bank, including this one: 4 houses." in plain(piece)
    expect(piece).to_contain_text("A pass applies to this building only.")
    expect(piece.locator("li")).to_have_count(4)
    expect(piece.locator("li").nth(2)).to_contain_text("Park Place")


def test_the_main_action_is_done_by_keys_alone(open_table: OpenTable) -> None:
    page = open_table("walk")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # the link that skips to the actions
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Roll the dice")).to_be_focused()
    page.keyboard.press("Enter")
    eventually(page, "window.sent.length > 1")
    assert sent_actions(page) == [{"type": "roll"}]


def test_focus_is_not_lost_when_the_pressed_control_goes(open_table: OpenTable) -> None:
    page = open_table("walk")
    page.get_by_role("button", name="Roll the dice").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Roll the dice")).to_have_count(0)
    eventually(page, "document.getElementById('actions').contains(document.activeElement)")


def test_focus_is_not_lost_when_a_whole_panel_goes(open_table: OpenTable) -> None:
    """The auction ends while the focus is on a bid: nothing of that panel is left."""
    page = open_table("auction")
    page.locator(".bidding .press").first.focus()
    page.evaluate(
        """() => fetch('fixtures/auction.json').then(answer => answer.json()).then(({messages}) => {
            const {snapshot: {view}, version} = messages[0];
            const next = {...view, version: version + 1, game: {...view.game, auction: null, awaiting: []},
                          own: {...view.own, actions: [], bid_min: 0, bid_max: 0}};
            window.say({type: 'update', after: version, version: version + 1, now_ms: Date.now(), events: [],
                        view: next});
        })"""
    )
    expect(page.locator(".auction")).to_have_count(0)
    eventually(page, "document.getElementById('actions').contains(document.activeElement)")


def test_one_live_region_tells_what_happened_and_what_is_asked(open_table: OpenTable) -> None:
    page = open_table("walk")
    page.get_by_role("button", name="Roll the dice").click()
    expect(page.locator("#voice")).to_contain_text("You roll")
    assert page.locator("[aria-live=polite]").count() == 1


def test_the_pressed_control_says_that_it_is_being_sent(open_table: OpenTable) -> None:
    page = open_table("walk", delay="100000")
    page.get_by_role("button", name="Roll the dice").click()
    expect(page.locator("[data-control='act:roll']")).to_have_text("Sending…")
    page.locator("[data-control='act:roll']").click(force=True)
    assert sent_actions(page) == [{"type": "roll"}]


def test_tokens_walk_step_by_step(open_table: OpenTable) -> None:
    page = open_table("walk", motion=True)
    page.evaluate(
        """() => { window.steps = new Set(); const piece = document.querySelector('.piece[data-seat="0"]');
           new MutationObserver(() => window.steps.add(piece.style.transform)).observe(piece, {attributes: true}); }"""
    )
    page.get_by_role("button", name="Roll the dice").click()
    eventually(page, "window.steps.size >= 3")


def test_a_lost_connection_is_shown_and_comes_back_by_itself(open_table: OpenTable) -> None:
    page = open_table("roll")
    # Read before it can have come back: its first try is a timer that is set later than this one.
    badge = page.evaluate(
        """() => { window.hangUp(); return new Promise(done =>
           setTimeout(() => done(document.querySelector('.badge').textContent))); }"""
    )
    assert "No connection" in badge
    expect(page.locator(".badge.online")).to_have_count(1)
    hellos = [message for message in page.evaluate("window.sent") if message["type"] == "hello"]
    assert hellos[0]["resume"] is None
    assert hellos[1]["resume"] > 0


def test_a_refusal_is_a_sentence(open_table: OpenTable) -> None:
    page = open_table("roll", lang="de")
    page.evaluate("window.say({type: 'error', code: 'has-buildings', args: {space: 1}})")
    expect(page.get_by_role("alert")).to_contain_text("Gebäude")


def test_the_board_is_walked_with_arrow_keys_and_a_space_opened(open_table: OpenTable) -> None:
    page = open_table("roll")
    page.locator("[data-space='0']").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-space='1']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("Mediterranean Avenue")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[data-space='1']")).to_be_focused()


def test_arabic_runs_to_the_left_and_the_board_does_not(open_table: OpenTable) -> None:
    page = open_table("roll", lang="ar")
    assert page.evaluate("document.documentElement.dir") == "rtl"
    boxes = [page.locator(f"[data-space='{space}']").bounding_box() for space in (0, 10)]
    assert boxes[0] is not None
    assert boxes[1] is not None
    assert boxes[0]["x"] > boxes[1]["x"]


def test_the_language_changes_at_any_time(open_table: OpenTable) -> None:
    page = open_table("roll")
    page.locator(".menu summary").click()
    page.get_by_label("Language").select_option("el")
    expect(page.get_by_role("button", name="Ρίψη ζαριών")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "el")


def test_the_list_holds_every_space_and_its_actions(open_table: OpenTable) -> None:
    page = open_table("roll")
    page.get_by_role("button", name="List").click()
    expect(page.locator(".board-list li")).to_have_count(40)
    assert page.locator(".board-list .deed-actions .press").count() > 0


def test_a_quick_bid_is_sent(open_table: OpenTable) -> None:
    page = open_table("auction")
    page.get_by_role("button", name=re.compile(r"Bid .?\$41")).click()
    assert sent_actions(page) == [{"type": "bid", "amount": 41}]


@pytest.mark.parametrize("typed", ["15000", "7", "50.5"])
def test_a_bid_that_cannot_be_is_not_turned_into_another(open_table: OpenTable, typed: str) -> None:
    """A digit too many would else bid all one has, and a quicker rival more than was typed."""
    page = open_table("auction")
    page.get_by_label("Your bid").fill(typed)
    page.get_by_role("button", name="Bid", exact=True).click()
    page.get_by_label("Your bid").press("Enter")
    assert sent_actions(page) == []


def test_a_bid_of_ones_own_is_sent(open_table: OpenTable) -> None:
    page = open_table("auction")
    page.get_by_label("Your bid").fill("57")
    page.get_by_role("button", name="Bid", exact=True).click()
    assert sent_actions(page) == [{"type": "bid", "amount": 57}]


def test_a_counter_offer_turns_the_deal_round(open_table: OpenTable) -> None:
    page = open_table("offer")
    page.get_by_role("button", name="Counter-offer").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Money").first.fill("20")
    dialog.get_by_role("button", name="Send offer").click()
    (offer,) = sent_actions(page)
    assert (offer["type"], offer["seat"], offer["deal"]["give"]["cash"], offer["deal"]["take"]["cash"]) == (
        "offer",
        1,
        20,
        75,
    )
    expect(dialog).to_have_count(0)


def test_bankruptcy_is_asked_twice(open_table: OpenTable) -> None:
    page = open_table("ruin")
    page.get_by_role("button", name="Declare bankruptcy").click()
    assert sent_actions(page) == []
    page.get_by_role("button", name="Yes, I’m bankrupt").click()
    assert sent_actions(page) == [{"type": "bankrupt"}]


def test_who_can_still_pay_is_shown_how_and_may_not_give_up(open_table: OpenTable) -> None:
    page = open_table("debt")
    expect(page.locator(".ways li")).not_to_have_count(0)
    expect(page.get_by_role("button", name="Declare bankruptcy")).to_have_count(0)


def test_the_judge_closes_an_auction(open_table: OpenTable) -> None:
    page = open_table("judge")
    page.get_by_role("button", name="Close the auction").click()
    assert [message["kind"] for message in page.evaluate("window.sent") if message["type"] == "command"] == [
        "judge-close"
    ]


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080), (390, 844)])
def test_nothing_jumps_when_others_play(open_table: OpenTable, width: int, height: int) -> None:
    """Six play: rolls, sales, rents, offers, deals, buildings. What has to give way glides."""
    page = open_table("six", width, height, motion=True, pace="fast")
    assert round(page.evaluate(SHIFT, 24), 3) == 0


@pytest.mark.parametrize("pace", ["normal", "instant"])
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_nothing_jumps_in_sixty_turns_that_come_too_fast(
    open_table: OpenTable, width: int, height: int, pace: str
) -> None:
    """The next change comes while what gave way to the one before is still gliding."""
    page = open_table("six", width, height, motion=True, pace=pace)
    seen = page.evaluate(SHIFTS, 60)
    assert seen["played"] == 60
    assert round(sum(value for value, _ in seen["found"]), 2) == 0


def test_nothing_jumps_when_old_lines_of_the_log_are_let_go(open_table: OpenTable) -> None:
    page = open_table("chat", 1920, 1080, motion=True, pace="instant")
    most, shift = page.evaluate(
        """async () => {
            let shift = 0;
            const watcher = new PerformanceObserver(list => list.getEntries().forEach(one => shift += one.value));
            watcher.observe({type: 'layout-shift'});
            const {messages: [{snapshot: {view}, version}]} = await (await fetch('fixtures/chat.json')).json();
            const events = Array.from({length: 130}, () => ({type: 'rolled', seat: 0, numbers: [1, 2]}));
            window.say({type: 'update', after: version, version: version + 1, now_ms: Date.now(), events,
                        view: {...view, version: version + 1}});
            const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
            const lines = () => document.querySelectorAll('.log li').length;
            await frame();
            const most = lines();
            while (lines() > 120) await frame();
            await frame();
            return [most, shift];
        }"""
    )
    assert most > 120
    assert round(shift, 3) == 0


ALL_OF_IT = """() => {
    const whole = ({top, bottom}) => top >= 0 && bottom <= innerHeight;
    const shown = [...document.querySelectorAll('.actions :is(.press, input)')].filter(one => one.checkVisibility());
    const panel = document.querySelector('.area-actions');
    return {cut: shown.filter(one => !whole(one.getBoundingClientRect())).map(one => one.textContent),
            scrolls: panel.scrollHeight - panel.clientHeight};
}"""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1440, 900), (390, 844)])
@pytest.mark.parametrize("state", ["roll", "auction", "offer", "jail"])
def test_all_one_may_do_is_seen_without_scrolling(open_table: OpenTable, state: str, width: int, height: int) -> None:
    page = open_table(state, width, height)
    assert page.evaluate(ALL_OF_IT) == {"cut": [], "scrolls": 0}


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1920, 1080)])
def test_no_empty_room_stands_below_the_main_action(open_table: OpenTable, width: int, height: int) -> None:
    page = open_table("roll", width, height)
    main, hint = page.locator(".actions .press.main").bounding_box(), page.locator(".tip").bounding_box()
    assert main is not None
    assert hint is not None
    assert hint["y"] - main["y"] - main["height"] < 70  # as much as a claim of rent needs


@pytest.mark.parametrize("state", ["roll", "auction", "offer"])
def test_the_log_begins_with_a_whole_line_and_ends_with_the_latest(open_table: OpenTable, state: str) -> None:
    page = open_table(state, 1440, 900)
    eventually(page, "document.querySelector('.log').scrollTop > 0")
    cut = page.evaluate(
        """() => {
            const log = document.querySelector('.log').getBoundingClientRect();
            const lines = [...document.querySelectorAll('.log li')].map(one => one.getBoundingClientRect());
            const bottom = Math.min(log.bottom, innerHeight);
            return [lines.filter(line => line.top < log.top - 1 && line.bottom > log.top + 1).length,
                    lines.at(-1).bottom > bottom + 1];
        }"""
    )
    assert cut == [0, False]


def test_what_was_said_is_counted_until_it_is_read(open_table: OpenTable) -> None:
    page = open_table("chat")
    expect(page.locator(".unheard")).to_have_count(0)
    page.evaluate(
        """() => fetch('fixtures/chat.json').then(answer => answer.json()).then(({messages}) => {
            const {version, snapshot: {chat}} = messages[0];
            window.say({type: 'chat', after: version, version: version + 1, line: {...chat[0], n: 99}});
        })"""
    )
    expect(page.locator(".unheard")).to_have_text("1")
    page.get_by_role("button", name="Chat").click()
    expect(page.locator(".lines li")).to_have_count(4)
    expect(page.locator(".unheard")).to_have_count(0)


def test_an_onlooker_sees_the_auction(open_table: OpenTable) -> None:
    page = open_table("auction")
    page.evaluate(
        """() => fetch('fixtures/auction.json').then(answer => answer.json()).then(({messages}) => {
            const {snapshot: {view}, version} = messages[0];
            window.say({type: 'update', after: version, version: version + 1, now_ms: Date.now(), events: [],
                        view: {...view, version: version + 1, own: {of: 'spectator', cash: view.own.cash}}});
        })"""
    )
    expect(page.locator(".auction")).to_contain_text("$40")
    expect(page.locator(".actions .press")).to_have_count(0)


def test_an_onlooker_has_no_actions(open_table: OpenTable) -> None:
    page = open_table("spectator")
    expect(page.locator(".actions .press")).to_have_count(0)


def test_markup_in_a_name_is_only_text(open_table: OpenTable) -> None:
    page = open_table("lobby")
    expect(page.get_by_text("<b>Boris</b>")).to_be_visible()


def test_a_log_of_two_thousand_lines_shows_the_latest(open_table: OpenTable) -> None:
    page = open_table("roll")
    view = json.dumps([{"type": "turn", "seat": 0}, {"type": "rolled", "seat": 0, "numbers": [1, 2]}] * 1000)
    page.evaluate(
        f"""() => fetch('fixtures/roll.json').then(answer => answer.json()).then(({{messages}}) => {{
            const {{snapshot, version}} = messages[0];
            window.say({{type: 'update', after: version, version: version + 1, now_ms: Date.now(), events: {view},
                         view: {{...snapshot.view, version: version + 1}}}});
        }})"""
    )
    expect(page.locator(".log li").last).to_contain_text("1 + 2")
    assert page.locator(".log li").count() <= 130
