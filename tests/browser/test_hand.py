"""The table in the hand: a few readable spaces, everybody's cash, and a dock that a thumb reaches."""

from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import OpenTable
from tests.browser.sitting import People, new_table, sit_down, start
from tests.web.running import Running

from passgo.editions import load, names

PHONE = (390, 844)
SMALL = (360, 740)
SIDEWAYS = (740, 360)
TABLET = (820, 1180)
TAB = "[aria-controls=panel-{}]"
DOCKED = ("roll", "buy-mario", "buy-voyage", "jail", "cthulhu", "official")
REACH = 0.6  # of the height: what lies above is out of a thumb's reach


@dataclass(frozen=True)
class Box:
    x: float
    y: float
    width: float
    height: float

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def right(self) -> float:
        return self.x + self.width


def box(of: Locator) -> Box:
    expect(of).to_be_visible()
    found = of.bounding_box()
    assert found is not None
    return Box(found["x"], found["y"], found["width"], found["height"])


# The spaces that are seen in full, and the size of the names in them, in pixels of the screen.
READABLE = """() => {
    const lens = document.querySelector('.lens').getBoundingClientRect();
    return [...document.querySelectorAll('.lens .cell')].flatMap((cell) => {
        const box = cell.querySelector('.ground').getBoundingClientRect(), name = cell.querySelector('.name');
        const whole = box.left >= lens.left - 1 && box.right <= lens.right + 1;
        const scale = box.height / cell.querySelector('.ground').getAttribute('height');
        const aside = box.left + box.width / 2 - lens.width / 2;
        return whole && name ? [[Number(name.getAttribute('font-size')) * scale, aside]] : [];
    });
}"""


@pytest.mark.parametrize("language", ["en", "de", "hu", "ar"])
@pytest.mark.parametrize("state", ["roll", "buy-mario", "buy-voyage", "ride", "cthulhu"])
def test_spaces_around_whoever_moves_can_be_read(open_table: OpenTable, state: str, language: str) -> None:
    page = open_table(state, *PHONE, lang=language)
    seen = page.evaluate(READABLE)
    assert len(seen) >= 4  # and one more, cut at both edges
    assert min(size for size, _ in seen) >= 12
    assert min(abs(aside) for _, aside in seen) < 45  # one of them is in the middle


def test_one_swipes_to_look_around_and_the_next_move_brings_one_back(open_table: OpenTable) -> None:
    page = open_table("walk", *PHONE, motion=True, pace="fast")
    page.evaluate("document.querySelector('.lens').scrollTo({left: 5000, behavior: 'instant'})")
    page.get_by_role("button", name="Roll the dice").click()
    page.wait_for_function(f"Math.min(...({READABLE})().map(([, aside]) => Math.abs(aside))) < 45")


def test_the_whole_board_is_one_tap_away(open_table: OpenTable) -> None:
    page = open_table("roll", *PHONE, touch=True)
    page.get_by_role("button", name="Whole board").tap()
    expect(page.locator(".spot[data-space]")).to_have_count(40)
    assert box(page.locator(".board")).width > 380
    page.get_by_role("button", name="Whole board").tap()
    expect(page.locator(".lens")).to_be_visible()


PINCH = """(to) => {
    const at = document.querySelector('.small-board'), box = at.getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const finger = (by, identifier) => new Touch({identifier, target: at, clientX: x + by, clientY: y});
    const send = (name, apart) => at.dispatchEvent(
        new TouchEvent(name, {touches: [-apart, apart].map(finger), bubbles: true, cancelable: true}));
    send('touchstart', 50), send('touchmove', to);
}"""


def test_two_fingers_that_close_show_the_whole_board_and_part_to_come_closer(open_table: OpenTable) -> None:
    page = open_table("roll", *PHONE, touch=True)
    page.evaluate(PINCH, 20)
    expect(page.locator(".small-board.whole")).to_be_visible()
    page.evaluate(PINCH, 90)
    expect(page.locator(".lens")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, SMALL, TABLET])
@pytest.mark.parametrize("state", DOCKED)
def test_what_is_to_be_done_lies_under_the_thumb(open_table: OpenTable, state: str, size: tuple[int, int]) -> None:
    page = open_table(state, *size, touch=True)
    dock = box(page.locator(".actions"))
    assert dock.height <= 100
    for button in page.locator(".actions .press").all():
        assert box(button).y >= size[1] - 130


# The moment that is shown, and in it the two offers of another one and, for who is to roll, a rent that may be claimed.
AND_OFFERS = """async () => {
    const viewOf = async (state) => (await (await fetch(`fixtures/${state}.json`)).json())
        .messages.find((one) => one.snapshot).snapshot.view;
    const shown = await viewOf(new URLSearchParams(location.search).get('state')), other = await viewOf('offers');
    const answers = other.own.actions.filter((one) => one.type === 'accept' || one.type === 'reject');
    const rolls = shown.own.actions.some((one) => one.type === 'roll');
    const rent = rolls ? [{type: 'claim', space: 1, amount: 22, seat: 1}] : [];
    const own = {...shown.own, actions: [...shown.own.actions, ...answers, ...rent]};
    const view = {...shown, version: shown.version + 1, own, game: {...shown.game, offers: other.game.offers}};
    window.say({type: 'update', after: shown.version, version: view.version, now_ms: Date.now(), events: [], view});
}"""
# Which of these one cannot press without scrolling.
OUT_OF_REACH = """(wanted) => [...document.querySelectorAll(wanted)].filter((one) => {
    const box = one.getBoundingClientRect(), x = box.left + box.width / 2;
    return [box.top + 2, box.bottom - 2].some((y) => !one.contains(document.elementFromPoint(x, y)));
}).map((one) => one.textContent)"""


@pytest.mark.parametrize(
    ("state", "answers"),
    [
        ("roll", ".decision > .mine > .row > .press, .decision > .mine > .press, .offer:first-of-type .press.main"),
        ("jail", ".decision > .mine > .row > .press, .decision > .mine > .press, .offer:first-of-type .press.main"),
        ("auction", ".bidding .press"),
        ("ride", ".choices .press"),
        ("shortage", ".shortage .press.main"),
    ],
)
def test_an_offer_hides_no_other_question(open_table: OpenTable, state: str, answers: str) -> None:
    page = open_table(state, *PHONE, touch=True)
    page.evaluate(AND_OFFERS)
    expect(page.locator(".offer")).to_have_count(2)
    expect(page.locator(answers)).not_to_have_count(0)
    assert page.evaluate(OUT_OF_REACH, answers) == []


@pytest.mark.parametrize("size", [PHONE, SMALL, SIDEWAYS, TABLET])
@pytest.mark.parametrize("sheet", ["players", "deeds", "log", "chat", "trade", "space"])
def test_a_sheet_hides_neither_dock_nor_money(open_table: OpenTable, sheet: str, size: tuple[int, int]) -> None:
    page = open_table("roll", *size, touch=True)
    if sheet == "trade":
        page.locator("[data-control=deal]").tap()
    elif sheet == "space":
        page.locator(".spot[data-space='19']").tap()
    else:
        page.locator(TAB.format(sheet)).tap()
    opened = box(page.locator("dialog" if sheet in ("trade", "space") else f"#panel-{sheet}"))
    strip, dock = box(page.locator(".strip")), box(page.locator(".actions"))
    assert opened.y >= strip.bottom - 1
    corners = 15  # of the dock, which are round
    assert opened.bottom <= dock.y + corners or opened.right <= dock.x + 1


def test_a_sheet_is_closed_by_the_tab_that_opened_it(open_table: OpenTable) -> None:
    page = open_table("roll", *PHONE, touch=True)
    page.locator(TAB.format("log")).tap()
    expect(page.locator("#panel-log")).to_be_visible()
    page.locator(TAB.format("log")).tap()
    expect(page.locator("#panel-log")).to_be_hidden()


TOO_SMALL = """[...document.querySelectorAll('.page :is(button, .press, input, select, summary)')]
    .filter(e => e.checkVisibility() && !e.closest('.unseen, .spot'))
    .filter(e => !e.matches('[type=radio], [type=checkbox], [type=range]'))
    .map(e => [e.textContent || e.className, e.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.height < 43.5 || box.width < 43.5)).map(([text]) => text)"""


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
@pytest.mark.parametrize("state", ["roll", "auction", "offer", "debt", "inherited", "six", "replay", "spectator"])
def test_everything_is_large_enough_for_a_thumb(open_table: OpenTable, state: str, size: tuple[int, int]) -> None:
    page = open_table(state, *size, touch=True)
    assert page.evaluate(TOO_SMALL) == []


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
@pytest.mark.parametrize("sheet", ["players", "deeds", "log", "chat"])
def test_so_is_everything_on_a_sheet(open_table: OpenTable, sheet: str, size: tuple[int, int]) -> None:
    page = open_table("roll", *size, touch=True)
    page.locator(TAB.format(sheet)).tap()
    expect(page.locator(f"#panel-{sheet}")).to_be_visible()
    assert page.evaluate(TOO_SMALL) == []


# The next thing to do within reach, as a point; scrolled to, where its panel is longer than the reach.
NEXT = """(reach) => {
    const wishes = ['.answers .press.main', "[data-control='act:pass']", "[data-control='act:bankrupt']",
                    "[data-control^='act:reject']", '.press.main',
                    '.choices .press', '.debt .press', '.where .press', '.press'];
    // What moves under a finger may be missed, and a trade opened: a tap beside its sheet closes it.
    if (document.querySelector('dialog[open]')) return [innerWidth / 2, innerHeight - 20];
    for (const wish of wishes)
        for (const one of document.querySelectorAll(`.area-actions ${wish}:not([aria-disabled=true])`)) {
            if (!one.checkVisibility()) continue;
            one.scrollIntoView({block: 'nearest'});
            const box = one.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
            if (y >= reach && y < innerHeight && one.contains(document.elementFromPoint(x, y))) return [x, y];
        }
    return null;
}"""


@pytest.mark.parametrize("edition", names())
def test_a_whole_game_is_played_with_one_thumb(server: Running, people: People, edition: str) -> None:
    """Only the lower part of the screen is touched, from the first roll to the end."""
    width, height = PHONE
    ada = people.page(width=width, height=height, touch=True)
    seats = load(edition).players[0]
    table = new_table(ada, server, edition=edition, options="end.turns = 20", seats=str(seats))
    sit_down(ada, server, table)
    start(ada)
    assert touched_until_the_end(ada, height * REACH) >= 5  # turns at least
    expect(ada.locator(".ranking tbody tr")).to_have_count(seats)


def touched_until_the_end(page: Page, reach: float, most: int = 6000) -> int:
    taps = 0
    for _ in range(most):
        if page.locator(".end").count():
            return taps
        point = page.evaluate(NEXT, reach)
        if point:
            page.touchscreen.tap(*point)
            taps += 1
        page.wait_for_timeout(20)
    raise AssertionError(f"stuck: {page.locator('.actions').inner_text()}")
