"""The log follows: its latest line is in sight, turn after turn."""

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import OpenTable

TURNS = 60
# Everybody plays in turn, and now and then a line is long. Returns how far the latest line stays out of its log.
FOLLOWED = """async (turns) => {
    const {messages} = await (await fetch('fixtures/six.json')).json();
    let {view} = messages.find((one) => one.snapshot).snapshot;
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const {deeds} = view.game;
    let worst = 0;
    for (let turn = 0; turn < turns; turn += 1) {
        const seat = turn % 6;
        const space = (turn * 7) % 40;
        const events = [{type: 'turn', seat}, {type: 'rolled', seat, numbers: [3, 4]},
                        {type: 'moved', seat, space, amount: 7}];
        if (turn % 3 === 0) events.push({type: 'paid', seat, space, amount: 1234, other: (seat + 1) % 6, numbers: [0]});
        if (turn % 7 === 0) events.push({type: 'card-drawn', seat, amount: turn % 5, other: 0});
        const before = view.version;
        // What the players own comes and goes: their rows grow, and the log gets less room, and more again.
        const held = deeds.slice(0, (turn * 5) % (deeds.length + 1));
        view = {...view, version: before + 1, game: {...view.game, turn: seat, deeds: held}};
        window.say({type: 'update', after: before, version: before + 1, now_ms: Date.now(), events, view});
        let out = 2;
        for (let i = 0; i < 30 && out > 1; i += 1) {
            await frame();
            const log = document.querySelector('.log').getBoundingClientRect();
            const line = [...document.querySelectorAll('.log li')].at(-1).getBoundingClientRect();
            out = Math.max(line.bottom - Math.min(log.bottom, innerHeight), log.top - line.top);
        }
        worst = Math.max(worst, out);
    }
    return Math.round(worst);
}"""


def follow(page: Page) -> int:
    page.evaluate("document.querySelector('[aria-controls=panel-log]')?.click()")
    page.wait_for_selector(".log li")
    worst: int = page.evaluate(FOLLOWED, TURNS)
    return worst


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1440, 900), (390, 844)])
def test_the_latest_line_stays_in_sight_for_sixty_turns(open_table: OpenTable, width: int, height: int) -> None:
    page = open_table("six", width, height, motion=True, pace="instant")
    assert follow(page) <= 1


# So many lines at once that old ones are dropped: the log has moved by itself, and says so before it is scrolled.
FLOODED = """async () => {
    const {messages} = await (await fetch('fixtures/six.json')).json();
    let {view} = messages.find((one) => one.snapshot).snapshot;
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const log = document.querySelector('.log');
    const say = (turns) => {
        const events = Array.from({length: turns}, (_, i) => ({type: 'turn', seat: i % 6}));
        const before = view.version;
        view = {...view, version: before + 1};
        window.say({type: 'update', after: before, version: before + 1, now_ms: Date.now(), events, view});
    };
    await new Promise((done) => setTimeout(done, 400));
    say(110);
    for (let i = 0; i < 3; i += 1) await frame();
    const height = log.scrollHeight;
    say(40);
    for (let i = 0; i < 50 && log.scrollHeight >= height; i += 1) await Promise.resolve();
    log.dispatchEvent(new Event('scroll'));
    for (let i = 0; i < 10; i += 1) await frame();
    const line = [...log.querySelectorAll('li')].at(-1).getBoundingClientRect();
    return Math.round(line.bottom - log.getBoundingClientRect().bottom);
}"""


def test_a_flood_of_lines_is_not_taken_for_somebody_reading(open_table: OpenTable) -> None:
    page = open_table("six", 1280, 720, pace="instant")
    page.wait_for_selector(".log li")
    assert page.evaluate(FLOODED) <= 1
