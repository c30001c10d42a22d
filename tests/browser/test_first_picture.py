"""What a table shows first: when it begins, and when it is opened again in the middle of a game."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import OpenTable
from tests.browser.scenes import say
from tests.browser.sitting import People, new_table, play_until, sit_down, start
from tests.web.running import Running

# The lobby and the first rolls, with what may be waited for: everybody, then fewer and fewer.
FEWER = """async (most) => {
    const {messages} = await (await fetch('fixtures/six.json')).json();
    let {view} = messages.find((one) => one.snapshot).snapshot;
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const out = [];
    const wait = (seat) => ({seat, what: 'roll', since_ms: 1, deadline_ms: 0});
    for (let left = most; left >= 0; left -= 1) {
        const awaiting = [0, ...Array.from({length: left}, (_, i) => i + 1)].map(wait);
        const before = view.version;
        view = {...view, version: before + 1, game: {...view.game, awaiting}};
        const update = {type: 'update', after: before, version: before + 1, now_ms: Date.now(), events: [], view};
        window.say(update);
        for (let i = 0; i < 14; i += 1) {
            await frame();
            const panel = document.querySelector('.actions').getBoundingClientRect();
            for (const one of document.querySelectorAll('.waits li')) {
                const box = one.getBoundingClientRect();
                if (box.right > panel.right || box.left < panel.left) out.push(`${left}: ${one.textContent}`);
            }
        }
    }
    return out;
}"""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_the_waiting_list_stays_in_its_panel_while_it_gets_shorter(
    open_table: OpenTable, width: int, height: int
) -> None:
    page = open_table("six", width, height, motion=True, pace="instant")
    assert page.evaluate(FEWER, 5) == []


def told(page: Page, where: str) -> str:
    return re.sub("[\u2066-\u2069]", "", page.locator(where).inner_text()).strip()


def test_the_middle_does_not_say_that_the_game_goes_on(open_table: OpenTable) -> None:
    """Who was away for a minute sees what happened before, as if they had stayed."""
    page = open_table("roll")
    before = told(page, ".centre .last")
    assert before
    say(page, {"type": "paused", "reason": "nobody-there"}, {"type": "resumed"}, {"type": "seat-returned", "seat": 0})
    expect(page.locator(".log li").last).to_contain_text("back")
    assert told(page, ".centre .last") == before


@pytest.mark.parametrize("edition", ["classic", "ghost", "mario"])
def test_the_middle_says_after_a_reload_what_it_said_before(server: Running, people: People, edition: str) -> None:
    """What is asked, and the latest line of the story: not that the game goes on."""
    page = people.page()
    sit_down(page, server, new_table(page, server, edition=edition))
    start(page)
    play_until([page], ".panel-deeds .deeds li")
    expect(page.locator(".centre .asked")).not_to_be_empty()
    shown: dict[str, Any] = {}
    for name in ("before", "after"):
        expect(page.locator(".actions .press.main, .actions .choices .press").first).to_be_visible()
        middle = page.locator(".centre .last, .centre .prospect")
        expect(middle).not_to_be_empty()
        shown[name] = [told(page, ".centre .asked"), told(page, ".centre .last, .centre .prospect")]
        if name == "before":
            page.reload()
            page.wait_for_selector(".board")
    assert shown["after"] == shown["before"]


# Notes whether a lobby is ever on the page, from its first element on.
WATCH_FOR_A_LOBBY = """
    window.lobbies = 0;
    new MutationObserver(() => { if (document.querySelector('.lobby')) window.lobbies += 1; })
        .observe(document, {childList: true, subtree: true});
"""


def test_a_game_against_bots_begins_without_a_lobby(server: Running, people: People) -> None:
    page = people.page()
    page.add_init_script(WATCH_FOR_A_LOBBY)
    page.goto(server.url)
    page.locator("button[name=where][value=live]").first.click()
    page.wait_for_selector(".board")
    assert page.evaluate("window.lobbies") == 0
