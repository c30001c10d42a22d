"""How fast the table is in a real browser: `python -m tests.browser.measure` writes `docs/figures/page.json`.

Not a test: what it measures depends on the machine, which it names.
"""

import json
import platform
import re
import statistics
import subprocess
import sys
from contextlib import redirect_stdout
from datetime import UTC, datetime
from os import cpu_count, environ, getloadavg
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.building import UI
from tests.browser.chromium import chromium
from tests.browser.pictures import stage
from tests.browser.sitting import People, new_table
from tests.web.running import Running

FIGURES = Path(__file__).parents[2] / "docs" / "figures" / "page.json"
SLOWED = 4  # as in the page's budget: a processor of a cheap phone
LOADS = 7

# When the main action can be pressed, counted from the start of the navigation.
READY = """
new MutationObserver((_, watcher) => {
  const button = document.querySelector('.actions .press.main:not([aria-disabled=true])');
  if (button && !window.readyAt) { window.readyAt = performance.now(); watcher.disconnect(); }
}).observe(document, {childList: true, subtree: true, attributes: true});
"""
# From the arrival of each broadcast to the frame that shows it.
BROADCASTS = """
async () => {
  const {answers} = await (await fetch('fixtures/six.json')).json();
  const shown = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  const times = [];
  for (const message of answers.broadcasts) {
    const before = performance.now();
    window.say(message);
    await shown();
    times.push(performance.now() - before);
  }
  return times;
}
"""
# What moves about by itself when so many broadcasts arrive, each after what glides has come to rest.
SHIFT = """
async (most) => {
  const {answers} = await (await fetch('fixtures/six.json')).json();
  let shift = 0;
  new PerformanceObserver(list => list.getEntries().forEach(entry => shift += entry.value))
    .observe({type: 'layout-shift'});
  const shown = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  for (const message of answers.broadcasts.slice(0, most)) {
    window.say(message);
    await shown(); await shown();
    while (document.querySelector('.area-actions[aria-busy="true"]')) await shown(); // its beats are through
    const gliding = document.getAnimations().filter(one => one.effect.getTiming().iterations === 1);
    await Promise.all(gliding.map(one => one.finished.catch(() => undefined)));
    await shown();
  }
  return shift;
}
"""
# Two thousand more lines, then all of them opened, then scrolled from end to end.
LONG_LOG = """
async () => {
  const {answers} = await (await fetch('fixtures/six.json')).json();
  const last = answers.broadcasts.at(-1);
  const event = i => ({type: i % 5 ? 'rolled' : 'turn', seat: i % 6, numbers: [1, 2]});
  const events = Array.from({length: 2000}, (_, i) => event(i));
  const frame = () => new Promise(done => requestAnimationFrame(done));
  const say = async (version, events) => {
    const before = performance.now();
    window.say({...last, after: version - 1, version, events, view: {...last.view, version}});
    await frame(); await new Promise(done => setTimeout(done));
    return performance.now() - before;
  };
  await say(last.version + 1, events);
  const log = document.querySelector('.log');
  for (let more; (more = document.querySelector('.log .press')); ) {
    log.scrollTop = 0;
    await frame(); await frame();
    more.click();
    await frame();
  }
  const next = await say(last.version + 2, [{type: 'rolled', seat: 0, numbers: [3, 4]}]);
  const lines = document.querySelectorAll('.log li').length;
  const gaps = [];
  for (let i = 0, before = performance.now(); i < 60; i += 1) {
    log.scrollTop = (log.scrollHeight * i) / 80;  // short of the latest line, where the old ones are let go
    await frame();
    gaps.push(performance.now() - before);
    before = performance.now();
  }
  return {lines, next, gaps};
}
"""


def slow(page: Page, rate: float) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})


def first_load(server: Running, browser: Browser) -> dict[str, Any]:
    """The live table opened again and again with an empty cache on a slowed processor."""
    people = People(browser)
    host = people.page()
    table = new_table(host, server, seats="6", pace="3")
    host.goto(f"{server.url}{table}/live")
    host.locator("[data-control=start]").click()
    host.wait_for_selector(".actions .press.main")
    cookies = host.context.cookies()
    host.close()
    times = []
    for _ in range(LOADS):
        page = people.page()
        page.context.add_cookies([{"name": c["name"], "value": c["value"], "url": server.url} for c in cookies])
        page.add_init_script(READY)
        slow(page, SLOWED)
        page.goto(f"{server.url}{table}/live")
        page.wait_for_selector(".actions .press.main")
        times.append(page.evaluate("window.readyAt"))
        page.context.close()
    return {"loads": LOADS, "median_ms": round(statistics.median(times)), "worst_ms": round(max(times))}


def broadcasts(harness: str, browser: Browser, rate: float) -> dict[str, Any]:
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.goto(f"{harness}/harness/index.html?state=six")
    page.wait_for_selector(".board")
    slow(page, rate)
    times = sorted(page.evaluate(BROADCASTS))
    log = page.evaluate(LONG_LOG)
    page.reload()
    page.wait_for_selector(".board")
    shift = page.evaluate(SHIFT, len(times))
    page.close()
    return {
        "broadcasts": len(times),
        "median_ms": round(statistics.median(times), 1),
        "p95_ms": round(times[int(len(times) * 0.95)], 1),
        "worst_ms": round(times[-1], 1),
        "layout_shift_each": round(shift / len(times), 4),
        "long_log": {
            "lines": log["lines"],
            "next_broadcast_ms": round(log["next"], 1),
            "scroll_frame_median_ms": round(statistics.median(log["gaps"]), 1),
            "scroll_frame_worst_ms": round(max(log["gaps"]), 1),
        },
    }


def weight(built: Path) -> int:
    """Bytes of the first load, gzipped, as the budget of `npm run size` counts them."""
    command = ["node", "scripts/size.mjs"]
    told = subprocess.run(
        command, cwd=UI, env={**environ, "PASSGO_UI_OUT": str(built)}, check=False, capture_output=True, text=True
    ).stdout
    found = re.search(r"first load of the table: (\d+)", told)
    assert found is not None
    return int(found[1])


def measure() -> dict[str, Any]:
    with TemporaryDirectory() as work, stage(Path(work)) as (server, harness), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        figures = {
            "command": "python -m tests.browser.measure",
            "browser": f"Chromium {browser.version}",
            "cores": cpu_count(),
            "load_before": round(getloadavg()[0], 1),  # of other work on the machine
            "system": platform.platform(),
            "date": datetime.now(UTC).isoformat(timespec="seconds"),
            "first_load_gzip_bytes": weight(Path(work) / "ui"),
            "interactive_slowed_4_times": first_load(server, browser),
            "event_to_screen_six_players": broadcasts(harness, browser, 1),
            "event_to_screen_six_players_slowed_4_times": broadcasts(harness, browser, SLOWED),
        }
        browser.close()
    return figures


if __name__ == "__main__":
    where = Path(sys.argv[1]) if len(sys.argv) > 1 else FIGURES
    with redirect_stdout(sys.stderr):  # the server says where it is
        found = measure()
    where.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
