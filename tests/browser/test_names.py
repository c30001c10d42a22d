"""No two buttons that can be seen have the same name: every kind of state of a whole game, in every edition."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import OpenTable
from tests.browser.test_ends import NAMES

from passgo.editions import names

# Shows each of the recorded views, and says which names several buttons share.
WALK = f"""async (edition) => {{
    const names = {NAMES};
    const {{views}} = await (await fetch(`fixtures/walk-${{edition}}.json`)).json();
    const drawn = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    const shown = [];
    for (const view of views) {{
        const snapshot = {{view, log: [], chat: []}};
        window.say({{type: 'resync', version: view.version, now_ms: Date.now(), snapshot}});
        await drawn();
        const deal = document.querySelector('[data-control=deal]');
        const looks = [names('body')];
        if (deal) {{
            deal.click();
            await drawn();
            looks.push(names('dialog[open]'));
            document.querySelector('dialog[open] input[type=radio]')?.click();
            await drawn();
            looks.push(names('dialog[open]'));
            document.querySelector('dialog[open] .close')?.click();
            await drawn();
        }}
        for (const look of looks) {{
            const all = look.map(([name]) => name);
            const twice = all.filter((name, i) => all.indexOf(name) !== i);
            shown.push({{state: view.version, count: look.length, twice}});
        }}
    }}
    return shown;
}}"""


def walked(page: Page, edition: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(WALK, edition)
    return found


@pytest.mark.parametrize("edition", names())
def test_no_two_buttons_have_the_same_name_in_any_state(open_table: OpenTable, edition: str) -> None:
    page = open_table(f"walk-{edition}")
    shown = walked(page, edition)
    assert len(shown) > 20
    assert [one for one in shown if one["twice"]] == []
    expect(page.locator(".end")).to_have_count(1)
