"""What is cut, overlapped or out of its place on a page, found by measuring boxes in the browser."""

from pathlib import Path

from playwright.sync_api import Page

# What is far off the window is laid out only when it comes near: the frame after a change is the first to be right.
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"
FAULTS = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def faults_on(page: Page) -> list[str]:
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(FAULTS)
    return found
