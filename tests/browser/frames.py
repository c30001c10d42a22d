"""How smooth the stage is: `python -m tests.browser.frames` prints a table and writes `docs/figures/frames.json`.

Frames during each beat, how long the table takes to be ready, what shifts in sixty turns, and the weight of the first
load; on a processor slowed four times where it says so. Not a test: what it measures depends on the machine it names.
"""

import json
import platform
import statistics
import sys
from contextlib import redirect_stdout
from datetime import UTC, datetime
from os import cpu_count, getloadavg
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright
from tests.browser.chromium import chromium
from tests.browser.measure import LOADS, READY, SLOWED, slow, weight
from tests.browser.pictures import stage
from tests.browser.sitting import People, new_table
from tests.web.running import Running

FIGURES: Final = Path(__file__).parents[2] / "docs" / "figures" / "frames.json"
SIZES: Final = ((1280, 720), (390, 844))
TIMES: Final = 3  # that each beat is played
LONG_MS: Final = 25  # a frame and a half: one was missed
TURNS: Final = 60
BEATS: Final[dict[str, list[dict[str, Any]]]] = {
    "nothing": [],
    "dice": [{"type": "rolled", "seat": 1, "numbers": [3, 4]}],
    "walk": [{"type": "moved", "seat": 1, "space": 12, "amount": 12}],
    "card": [{"type": "card-drawn", "seat": 1, "amount": 0, "other": 0}],
    "coins": [{"type": "bought", "seat": 1, "space": 6, "amount": 100}],
}
# The gaps between frames from the moment something is said until its beats are through; and while nothing is played.
GAPS = """async ([events, least]) => {
    const state = new URLSearchParams(location.search).get('state');
    const {messages} = await (await fetch(`fixtures/${state}.json`)).json();
    window.shown ??= messages.find((one) => one.snapshot).snapshot.view;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const before = window.shown.version;
    window.shown = {...window.shown, version: before + 1};
    await frame();
    const update = {type: 'update', after: before, version: before + 1, now_ms: Date.now(), events, view: window.shown};
    if (events.length) window.say(update);
    const gaps = [];
    const start = performance.now();
    const busy = () => document.querySelector('.area-actions[aria-busy="true"]');
    for (let last = await frame(); performance.now() - start < least || busy(); ) {
        const now = await frame();
        gaps.push(now - last);
        last = now;
    }
    return gaps;
}"""
# What shifts while sixty turns are played, as fast as they come.
SHIFTS = """async (turns) => {
    const {answers} = await (await fetch('fixtures/six.json')).json();
    const found = [];
    const named = ({node}) => node?.className?.baseVal ?? node?.className ?? node?.nodeName ?? '';
    new PerformanceObserver((list) => list.getEntries().forEach((one) =>
        found.push([one.value, [...one.sources].map(named).join(' | ')]))).observe({type: 'layout-shift'});
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    let played = 0;
    for (const message of answers.broadcasts) {
        if (played >= turns) break;
        played += message.events?.some((event) => event.type === 'turn' || event.type === 'rolled') ? 1 : 0;
        window.say(message);
        for (let i = 0; i < 6; i += 1) await frame();
    }
    while (document.querySelector('.area-actions[aria-busy="true"]')) await frame();
    return {played, found};
}"""


def table(browser: Browser, harness: str, state: str, size: tuple[int, int], pace: str = "normal") -> Any:
    width, height = size
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="no-preference")
    context.add_init_script(f"localStorage.setItem('passgo-pace', '{pace}')")
    page = context.new_page()
    page.goto(f"{harness}/harness/index.html?state={state}")
    page.wait_for_selector(".board")
    return page


def frames(browser: Browser, harness: str, size: tuple[int, int], rate: float) -> dict[str, Any]:
    page = table(browser, harness, "roll", size)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        """The page's own work so far, in milliseconds of the processor: other work on the machine does not count."""
        found = session.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(one["value"] for one in found if one["name"] == "TaskDuration"))

    slow(page, rate)
    page.evaluate(GAPS, [[], 1_000])
    found = {}
    for name, events in BEATS.items():
        before = spent()
        gaps = [gap for _ in range(TIMES) for gap in page.evaluate(GAPS, [events, 400])]
        found[name] = told(gaps, spent() - before)
    page.context.close()
    return found


def told(gaps: list[float], work_ms: float) -> dict[str, Any]:
    long = sorted((round(gap) for gap in gaps if gap > LONG_MS), reverse=True)
    return {
        "frames_per_second": round(1000 * len(gaps) / sum(gaps), 1),
        "frames": len(gaps),
        "work_ms_a_frame": round(work_ms / len(gaps), 1),
        "long_ms": long[:12],
    }


def ready(server: Running, browser: Browser, size: tuple[int, int], rate: float) -> dict[str, Any]:
    """From the start of the navigation until the dice can be rolled, with an empty cache."""
    people = People(browser)
    host = people.page()
    path = new_table(host, server, seats="4", pace="3")
    host.goto(f"{server.url}{path}/live")
    host.locator("[data-control=start]").click()
    host.wait_for_selector(".actions .press.main")
    cookies = host.context.cookies()
    host.close()
    times = []
    for _ in range(LOADS):
        page = people.page(width=size[0], height=size[1])
        page.context.add_cookies([{"name": one["name"], "value": one["value"], "url": server.url} for one in cookies])
        page.add_init_script(READY)
        slow(page, rate)
        page.goto(f"{server.url}{path}/live")
        page.wait_for_selector(".actions .press.main")
        times.append(page.evaluate("window.readyAt"))
        page.context.close()
    return {"median_ms": round(statistics.median(times)), "worst_ms": round(max(times))}


def shifts(browser: Browser, harness: str, size: tuple[int, int], pace: str) -> dict[str, Any]:
    page = table(browser, harness, "six", size, pace)
    seen = page.evaluate(SHIFTS, TURNS)
    page.context.close()
    return {
        "turns": seen["played"],
        "layout_shift": round(sum(value for value, _ in seen["found"]), 4),
        "largest": [[round(value, 4), what] for value, what in sorted(seen["found"], reverse=True)[:5]],
    }


def measure() -> dict[str, Any]:
    with TemporaryDirectory() as work, stage(Path(work)) as (server, harness), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        found: dict[str, Any] = {
            "command": "python -m tests.browser.frames",
            "browser": f"Chromium {browser.version}",
            "cores": cpu_count(),
            "load_before": round(getloadavg()[0], 1),  # of other work on the machine
            "system": platform.platform(),
            "date": datetime.now(UTC).isoformat(timespec="seconds"),
            "first_load_gzip_bytes": weight(Path(work) / "ui"),
        }
        for size in SIZES:
            found[f"{size[0]}x{size[1]}"] = {
                "frames": frames(browser, harness, size, 1),
                "frames_slowed_4_times": frames(browser, harness, size, SLOWED),
                "ready": ready(server, browser, size, 1),
                "ready_slowed_4_times": ready(server, browser, size, SLOWED),
                "shift": {pace: shifts(browser, harness, size, pace) for pace in ("normal", "instant")},
            }
        browser.close()
    return found


def printed(found: dict[str, Any]) -> str:
    lines = [f"first load: {found['first_load_gzip_bytes']} bytes gzip, load {found['load_before']}"]
    for size in SIZES:
        here = found[f"{size[0]}x{size[1]}"]
        lines.append(f"{size[0]}x{size[1]}")
        for rate in ("frames", "frames_slowed_4_times"):
            lines += [
                f"  {rate:22} {name:8}{one['frames_per_second']:5}/s {one['work_ms_a_frame']:5} ms {one['long_ms']}"
                for name, one in here[rate].items()
            ]
        lines += [f"  {name:24} {here[name]}" for name in ("ready", "ready_slowed_4_times")]
        lines += [f"  shift at pace {pace:10} {one}" for pace, one in here["shift"].items()]
    return "\n".join(lines)


if __name__ == "__main__":
    where = Path(sys.argv[1]) if len(sys.argv) > 1 else FIGURES
    with redirect_stdout(sys.stderr):  # the server says where it is
        measured = measure()
    where.write_text(json.dumps(measured, indent=2) + "\n", encoding="utf-8")
    sys.stdout.write(printed(measured) + "\n")
