"""The stage in a real browser: what happens is seen as a thing, first its cause, then what it does."""

import re

import pytest
from playwright.sync_api import expect
from tests.breadth import wide
from tests.browser.conftest import OpenTable
from tests.browser.scenes import LOOKS, PAID_RENT, SAY, SCENES, say
from tests.browser.test_table import eventually, sent_actions, serious_findings

from passgo.editions import names


def test_the_dice_fall_before_the_token_walks_and_money_moves_last(open_table: OpenTable) -> None:
    page = open_table("roll", motion=True)
    pocket = page.locator(".player-row .cash").nth(1)
    before = pocket.inner_text()
    seen = """() => { window.seen = []; const note = () => { const scene = document.querySelector('.scene')?.className;
        const cash = [...document.querySelectorAll('.player-row .cash')].map((one) => one.textContent).join(' ');
        const now = scene + '|' + cash; if (window.seen.at(-1) !== now) window.seen.push(now); };
        const all = {subtree: true, childList: true, characterData: true};
        new MutationObserver(note).observe(document.querySelector('.page'), all); }"""
    page.evaluate(seen)
    say(page, SCENES["dice"], SCENES["walk"], PAID_RENT)
    expect(page.locator(".scene-slip")).to_be_visible()
    eventually(page, "!document.querySelector('.scene')")
    scenes = [str(one).split("|") for one in page.evaluate("window.seen")]
    order = list(dict.fromkeys(scene for scene, _ in scenes if "scene-" in scene))
    assert order == ["scene scene-dice", "scene scene-walk", "scene scene-slip"]
    changed = next(scene for scene, cash in scenes if before not in cash or cash != scenes[0][1])
    assert changed == "scene scene-slip"


@pytest.mark.parametrize("scene", [scene if scene == "card" else wide(scene) for scene in SCENES])
def test_every_beat_is_clean_for_axe_and_stands_in_the_middle(open_table: OpenTable, scene: str) -> None:
    page = open_table("roll", pace="calm")
    say(page, SCENES[scene])
    shown = page.locator(f".scene-{scene}")
    expect(shown).to_be_visible()
    assert page.evaluate(
        """() => { const box = document.querySelector('.scene').getBoundingClientRect();
           const board = document.querySelector('.board').getBoundingClientRect();
           const across = box.left >= board.left && box.right <= board.right;
           return across && box.top >= board.top && box.bottom <= board.bottom; }"""
    )
    assert serious_findings(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("scene", SCENES)
def test_every_beat_is_clean_for_axe_on_a_phone(open_table: OpenTable, scene: str, theme: str) -> None:
    page = open_table(LOOKS.get(scene, "roll"), 390, 844, pace="calm", theme=theme)
    say(page, SCENES[scene])
    expect(page.locator(f".scene-{scene}")).to_be_visible()
    assert serious_findings(page) == []


@pytest.mark.parametrize("state", ["auction", "buy-voyage", "buy-mario", "offer", "debt", "jail", "bus", "ride"])
def test_what_is_decided_while_sums_come_and_go_is_clean_for_axe(open_table: OpenTable, state: str) -> None:
    page = open_table(state, pace="fast")
    say(page, PAID_RENT)
    expect(page.locator(".flow").first).to_be_visible()
    assert serious_findings(page) == []


HEARD = """() => { window.heard = []; new MutationObserver((all) => all.forEach(({addedNodes}) =>
    addedNodes.forEach((one) => window.heard.push(one.textContent.replace(/[\\u2066-\\u2069]/g, '')))))
    .observe(document.getElementById('voice'), {childList: true}); }"""


@pytest.mark.parametrize("pace", ["calm", "normal", "fast", "instant"])
def test_each_line_is_added_once_to_the_live_region(open_table: OpenTable, pace: str) -> None:
    page = open_table("roll", pace=pace, motion=True)
    page.evaluate(HEARD)
    for scene in ("dice", "card", "jail"):
        say(page, SCENES[scene])
    eventually(page, "window.heard.length === 3 && !document.querySelector('.scene')")
    heard = page.evaluate("window.heard")
    assert [next(word for word in ("rolls", "Chance", "jail") if word.lower() in line.lower()) for line in heard] == [
        "rolls",
        "Chance",
        "jail",
    ]


def test_a_tap_skips_and_presses_nothing(open_table: OpenTable) -> None:
    page = open_table("roll", pace="calm")
    say(page, SCENES["card"])
    expect(page.locator(".area-actions")).to_have_attribute("aria-busy", "true")
    page.locator(".area-actions .press").first.click()
    expect(page.locator(".scene")).to_have_count(0)
    expect(page.locator(".area-actions")).to_have_attribute("aria-busy", "false")
    assert sent_actions(page) == []
    page.locator(".area-actions .press").first.click()
    eventually(page, "window.sent.some((one) => one.type === 'command')")


def test_a_key_skips_and_presses_nothing(open_table: OpenTable) -> None:
    page = open_table("roll", pace="calm")
    page.locator(".area-actions .press.main").focus()
    say(page, SCENES["card"])
    expect(page.locator(".scene-card")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".scene")).to_have_count(0)
    assert sent_actions(page) == []


def test_the_pace_is_remembered(open_table: OpenTable) -> None:
    page = open_table("roll", pace="normal")
    button = page.get_by_role("button", name="Animation speed")
    button.click()
    expect(button).to_have_attribute("aria-label", re.compile("fast"))
    assert page.evaluate("localStorage.getItem('passgo-pace')") == "fast"


def test_where_motion_is_not_welcome_a_beat_is_a_still_picture(open_table: OpenTable) -> None:
    page = open_table("roll", pace="calm")
    say(page, SCENES["card"])
    expect(page.locator(".scene-card .face")).to_be_visible()
    assert page.evaluate("document.querySelector('.scene').getAnimations({subtree: true}).length") == 0


def test_a_hundred_broadcasts_at_once_are_through_in_four_seconds(open_table: OpenTable) -> None:
    page = open_table("roll", motion=True)
    page.evaluate(
        f"""async () => {{ const say = {SAY};
        for (let i = 0; i < 100; i += 1) await say([[{{type: 'rolled', seat: 1, numbers: [1, 2]}}], {{}}]); }}"""
    )
    page.wait_for_timeout(4_000)
    expect(page.locator(".scene")).to_have_count(0, timeout=500)


def test_the_middle_shows_the_deed_that_is_for_sale(open_table: OpenTable) -> None:
    page = open_table("buy-voyage")
    expect(page.locator(".prospect .title-deed tr")).not_to_have_count(0)
    expect(page.locator(".prospect .meaning")).to_contain_text("Leaves you")


def test_official_rounds_do_no_sums_in_the_middle(open_table: OpenTable) -> None:
    page = open_table("official")
    expect(page.locator(".prospect .meaning li:not(.price, .bidders)")).to_have_count(0)


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1024, 768), (844, 390)])
def test_everybodys_cash_is_always_in_sight(open_table: OpenTable, size: tuple[int, int]) -> None:
    page = open_table("six", *size)
    for scrolled in (0, 10_000):
        page.evaluate(f"scrollTo(0, {scrolled})")
        for pocket in page.locator(".strip li").all():
            expect(pocket).to_be_in_viewport(ratio=0.9)


# How much of each scene is seen in its first frame.
FIRST_SEEN = """() => {
    window.first = [];
    const note = (list) => list.flatMap((one) => [...one.addedNodes]).filter((one) => one.matches?.('.scene'))
        .forEach((scene) => window.first.push(Number(getComputedStyle(scene).opacity)));
    new MutationObserver(note).observe(document.querySelector('.centre'), {childList: true});
}"""


def test_a_scene_is_seen_from_its_first_frame(open_table: OpenTable) -> None:
    """In a flurry of bids each scene has a frame or two: if each began unseen, the stage would be empty."""
    page = open_table("roll", motion=True)
    page.evaluate(FIRST_SEEN)
    bids = [{"type": "bid", "seat": 1 + i % 2, "space": 6, "amount": 10 + i} for i in range(12)]
    say(page, {"type": "auction-opened", "seat": 0, "space": 6}, *bids)
    page.wait_for_function("() => window.first.length > 12")
    assert min(page.evaluate("window.first")) >= 0.3


# What the name of the edition and the plates with everybody's cash have in common, in pixels.
NAME_UNDER_PLATES = """() => {
    const name = document.querySelector('.edition-name').getBoundingClientRect();
    const plates = [...document.querySelectorAll('.centre > .strip li')].map((one) => one.getBoundingClientRect());
    const common = (from, to) => Math.max(0, Math.min(name[to], plate[to]) - Math.max(name[from], plate[from]));
    let plate;
    return Math.max(...plates.map((one) => (plate = one, common('left', 'right') * common('top', 'bottom'))));
}"""


@pytest.mark.parametrize("language", ["en", "de", "el"])
@pytest.mark.parametrize("edition", names())
def test_the_name_of_the_edition_lies_under_no_plate(open_table: OpenTable, edition: str, language: str) -> None:
    page = open_table(f"walk-{edition}", 1280, 720, lang=language)
    expect(page.locator(".centre > .strip li").first).to_be_visible()
    assert page.evaluate(NAME_UNDER_PLATES) == 0
