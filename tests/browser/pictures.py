"""Pictures of the pages and the table in a real browser.

`python -m tests.browser.pictures` writes those of the documentation to `docs/images`; `python -m tests.browser.pictures
FOLDER NAME…` takes single ones, and `all` takes every moment there is, to look at them. What the
stage plays is on sheets: one picture of each kind of beat.
"""

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pytest
from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.building import build, build_harness
from tests.browser.chromium import chromium
from tests.browser.scenes import SCENES, STAGED, say
from tests.browser.serving import serving
from tests.web.running import Running, running

from passgo.web.pages import app_page

IMAGES = Path(__file__).parents[2] / "docs" / "images"
COLOURS = 256  # of a picture: drawings and letters need no more, and weigh a third


class Shot(NamedTuple):
    state: str
    language: str = "en"
    width: int = 1440
    height: int = 900
    theme: str = "light"
    press: str = ""  # controls to press first, one a line
    scale: float = 1
    query: str = ""


HOME = "/"  # a page of the server, not a moment of the table

DOCUMENTED = {
    "home": Shot(HOME, width=1280, height=900),
    "table-classic": Shot("roll"),
    "table-voyage": Shot("buy-voyage", "el"),
    "table-mario": Shot("buy-mario", theme="dark"),
    "auction": Shot("auction"),
    "deal": Shot("offer", press="[data-control^=counter]"),
    "end": Shot("end", height=1250),
    "replay": Shot("replay", query="&at=88"),
    "phone": Shot("roll", "en", 390, 844, scale=2),
}
OTHERS = {
    "home-phone": Shot(HOME, width=390, height=844, scale=2),
    "table-cthulhu": Shot("cthulhu", "de", 1280, 800),
    "table-cthulhu-dark": Shot("cthulhu", "de", 1280, 800, "dark"),
    "table-ghost": Shot("ride", width=1100, height=800),
    "table-ghost-dark": Shot("ride", width=1440, theme="dark"),
    "table-voyage-dark": Shot("buy-voyage", theme="dark"),
    "table-classic-dark": Shot("roll", theme="dark"),
    "offer": Shot("offer", "de"),
    "debt": Shot("debt", "el"),
    "jail-ar": Shot("jail", "ar"),
    "bus": Shot("bus"),
    "six": Shot("six"),
    "official": Shot("official"),
    "official-debt": Shot("official-debt"),
    "judge": Shot("judge"),
    "judge-talk": Shot("judge-talk", press=".judge details:nth-of-type(1) summary"),
    "judge-dice": Shot("judge-dice"),
    "spectator": Shot("spectator", theme="dark"),
    "end-official": Shot("end-official", "de", height=1250),
    "lobby": Shot("lobby", "el", 800, 600),
    "lobby-tokens": Shot("lobby", width=800, height=800, press=".lobby li .press.quiet"),
    "phone-lobby": Shot("lobby", "de", 390, 844, scale=2),
    "phone-lobby-tokens": Shot("lobby", "de", 390, 844, press=".lobby li .press.quiet", scale=2),
    "shortage": Shot("shortage"),
    "shortage-phone": Shot("shortage", "en", 390, 844, press=".wish\n.wish:nth-child(2)", scale=2),
    "shortage-de": Shot("shortage", "de", press=".wish\n.wish:nth-child(2)\n.wish"),
    "shortage-phone-ar": Shot("shortage", "ar", 360, 740, "dark", press=".wish\n.wish:nth-child(2)", scale=2),
    "shortage-official": Shot("shortage-official", "el", 390, 844, press=".wish", scale=2),
    "shortage-auction": Shot("shortage-auction"),
    "shortage-auction-phone": Shot("shortage-auction", "de", 390, 844, scale=2),
    "pass": Shot("roll", query="&held=-1:1+0:0"),
    "pass-secret": Shot("hidden", query="&held=-1:1+0:0", width=390, height=844, scale=2),
    "phone-auction-ar": Shot("auction", "ar", 360, 740, "dark", scale=2),
    "phone-landscape": Shot("roll", "el", 740, 360, scale=2),
    "phone-mario": Shot("buy-mario", "en", 390, 844, scale=2),
    "phone-replay": Shot("replay", "ar", 390, 844, scale=2, query="&at=60"),
    "replay-dark": Shot("replay", "de", theme="dark", query="&at=40"),
    "projector": Shot("roll", width=1920, height=1080),
    "list": Shot("roll", "de", press=".view-switch .press:last-child"),
    "ruin": Shot("ruin", "en", 390, 844, scale=2),
    "phone-end": Shot("end", "el", 390, 844, scale=2),
    "phone-deal": Shot("offer", "ar", 390, 844, press="[data-control^=counter]", scale=2),
    "deed": Shot("roll", press="[data-space='39']"),
    "chat": Shot("chat", press="[aria-controls=panel-chat]\n.objection summary"),
}
SHOTS = {**DOCUMENTED, **OTHERS}


class Sheet(NamedTuple):
    """Pictures of all scenes in a grid. The moment of each is that of its scene."""

    shot: Shot
    part: str = ".page"  # of the page that is shown
    across: int = 6
    width: int = 270  # of one picture


DESKTOP = Shot("", width=1440, height=900)
PHONE = Shot("", width=390, height=844)
DOCUMENTED_SHEETS = {
    "beats-desktop": Sheet(DESKTOP, ".board > .centre"),
    "beats-phone": Sheet(PHONE),
}
SHEETS = {
    **DOCUMENTED_SHEETS,
    "beats-desktop-dark": Sheet(DESKTOP._replace(language="de", theme="dark"), ".board > .centre"),
    "beats-desktop-ar": Sheet(DESKTOP._replace(language="ar"), ".board > .centre"),
    "beats-laptop": Sheet(DESKTOP._replace(width=1024, height=768), ".board > .centre"),
    "beats-phone-dark": Sheet(PHONE._replace(language="ar", theme="dark")),
    "beats-phone-de": Sheet(PHONE._replace(language="de")),
    "beats-landscape": Sheet(PHONE._replace(width=844, height=390), across=4, width=420),
}
GAP = 12
CAPTION = 26
STILL_MS = 250  # into a beat: less than the shortest lasts


@contextmanager
def stage(folder: Path) -> Iterator[tuple[Running, str]]:
    """The real server and the address of the harness, both with the table as it is built now."""
    built = folder / "ui"
    build(built)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app_page, "FOLDER", built)
        app_page.build.cache_clear()
        with running(folder) as server, serving(build_harness(folder / "harness")) as harness:
            yield server, harness
    app_page.build.cache_clear()


def new_page(browser: Browser, shot: Shot) -> Page:
    return browser.new_page(
        viewport={"width": shot.width, "height": shot.height},
        device_scale_factor=shot.scale,
        reduced_motion="reduce",
        color_scheme="dark" if shot.theme == "dark" else "light",
        locale=shot.language,
    )


def open_shot(browser: Browser, shot: Shot, server: str, harness: str) -> Page:
    page = new_page(browser, shot)
    if shot.state == HOME:
        page.goto(server)
        return page
    page.goto(f"{harness}/harness/index.html?state={shot.state}&lang={shot.language}&theme={shot.theme}{shot.query}")
    page.wait_for_selector(".page")
    for control in shot.press.splitlines():
        page.locator(control).first.click()
    page.wait_for_timeout(150)
    return page


def open_beat(browser: Browser, shot: Shot, scene: str, harness: str) -> Page:
    """The scene on the stage, standing still: the page's clock goes on only where it is told to."""
    page = new_page(browser, shot)
    staged = STAGED[scene]
    page.clock.install()
    page.goto(f"{harness}/harness/index.html?state={staged.state}&lang={shot.language}&theme={shot.theme}")
    page.wait_for_selector(".page")
    page.wait_for_timeout(150)
    page.clock.pause_at(page.evaluate("Date.now() / 1_000") + 1)
    say(page, {**SCENES[scene], **staged.event})
    page.clock.run_for(STILL_MS)
    page.wait_for_selector(f".scene-{scene}")
    return page


def take(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as work, stage(Path(work)) as (server, harness), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        for name in names:
            path = folder / f"{name}.png"
            if name in SHEETS:
                compose(SHEETS[name], browser, harness).save(path)
            else:
                page = open_shot(browser, SHOTS[name], server.url, harness)
                page.screenshot(path=path)
                page.close()
            lighten(path)
        browser.close()


def compose(sheet: Sheet, browser: Browser, harness: str) -> Image.Image:
    """The pictures of all scenes in rows, the name of the scene above each."""
    pictures = [(scene, photograph(sheet, scene, browser, harness)) for scene in STAGED]
    height = max(picture.height for _, picture in pictures)
    rows = -(-len(pictures) // sheet.across)
    size = (GAP + sheet.across * (sheet.width + GAP), GAP + rows * (CAPTION + height + GAP))
    paper = Image.new("RGB", size, "white")
    draw = ImageDraw.Draw(paper)
    font = ImageFont.load_default(16)
    for i, (scene, picture) in enumerate(pictures):
        row, column = divmod(i, sheet.across)
        corner = (GAP + column * (sheet.width + GAP), GAP + row * (CAPTION + height + GAP))
        draw.text(corner, scene, "black", font)
        paper.paste(picture, (corner[0], corner[1] + CAPTION))
    return paper


def photograph(sheet: Sheet, scene: str, browser: Browser, harness: str) -> Image.Image:
    page = open_beat(browser, sheet.shot, scene, harness)
    whole = Image.open(io.BytesIO(page.screenshot()))
    box = page.locator(sheet.part).bounding_box()
    page.close()
    assert box is not None
    left, top = max(0, box["x"]), max(0, box["y"])
    right, bottom = min(whole.width, box["x"] + box["width"]), min(whole.height, box["y"] + box["height"])
    seen = whole.convert("RGB").crop((round(left), round(top), round(right), round(bottom)))
    return seen.resize((sheet.width, round(seen.height * sheet.width / seen.width)), Image.Resampling.LANCZOS)


def lighten(path: Path) -> None:
    with Image.open(path) as picture:
        picture.convert("RGB").quantize(COLOURS).save(path, optimize=True)


if __name__ == "__main__":
    where = Path(sys.argv[1]) if len(sys.argv) > 1 else IMAGES
    wanted = sys.argv[2:] or [*DOCUMENTED, *DOCUMENTED_SHEETS]
    take(where, [*SHOTS, *SHEETS] if wanted == ["all"] else wanted)
