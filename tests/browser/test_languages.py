"""Every page people meet, in every language and in one whose words are two fifths longer: nothing is cut or covered."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from tests.browser.geometry import SETTLED, faults_on
from tests.web.championships.judging import PLAYING, Judging
from tests.web.championships.opening import keep
from tests.web.championships.staging import rehearsed
from tests.web.running import Running, running

from passgo.i18n import LANGUAGES, tag_of
from passgo.i18n.preview import LONGER
from passgo.web.pages import app_page

PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 800}
WALL = {"width": 1920, "height": 1080}
# The other direction, long words, and longer ones still; the rest when time is taken for it.
TELLING = ("ar", "hu", LONGER)


@dataclass(frozen=True)
class Place:
    """A page, the windows it is looked at in, and what is pressed to look at it once more."""

    path: str  # on the server, or a moment of the table that was recorded
    sizes: tuple[dict[str, int], ...] = (PHONE, DESK)
    press: str = ""


MOMENTS = {
    "table": Place("roll", press=".menu summary"),
    "table of another edition": Place("buy-mario"),
    "auction": Place("auction"),
    "scarce buildings": Place("shortage", press=".wish"),
    "auction of a building": Place("shortage-auction"),
    "deal": Place("offer", press="[data-control^=counter]"),
    "chances and sets": Place("roll", (DESK,), press=".panel-deeds .outlook-open"),
    "debt": Place("debt"),
    "end": Place("end"),
}


@dataclass(frozen=True)
class World:
    server: Running
    places: dict[str, Place]
    cookies: dict[str, str]


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory, built: object) -> Iterator[World]:
    """A server with a championship to register for, one that is being judged and one that is over."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app_page, "FOLDER", built)
        app_page.build.cache_clear()
        loose = {"limits__requests_per_minute": "100000", "limits__commands_per_second": "1000"}
        with running(tmp_path_factory.mktemp("languages"), **loose) as server:
            keep(server, "spring")
            over = rehearsed(server, "over")
            judged = Judging(server, PLAYING)
            panel = {
                f"judge's panel, {part}": Place(f"{judged.address}#{part}")
                for part in ("table", "bank", "shortage", "sheet", "rules")
            }
            places = {
                "home": Place("/", press=".languages summary"),
                "registration": Place("/c/spring/register"),
                "projector": Place(f"/c/{over.id}/projector", (WALL,)),
                **panel,
            }
            yield World(server, places, dict(judged.judge.http.cookies))
            judged.close()
    app_page.build.cache_clear()


@pytest.fixture(scope="module")
def window(browser: Browser, world: World) -> Iterator[BrowserContext]:
    context = browser.new_context(reduced_motion="reduce")
    context.add_cookies(
        [{"name": name, "value": value, "url": world.server.url} for name, value in world.cookies.items()]
    )
    yield context
    context.close()


def looked_at(page: Page, language: str, name: str, place: Place) -> Iterator[str]:
    assert page.locator("html").get_attribute("lang") == tag_of(language), f"{language} is not on offer"
    for press in filter(None, ("as it is", place.press)):
        if press == place.press:
            page.locator(press).first.click()
        for size in place.sizes:
            page.set_viewport_size(size)  # type: ignore[arg-type]  # a width and a height
            yield from (f"{name} {press}, {size['width']} px: {fault}" for fault in faults_on(page))


def every_language() -> list[object]:
    others = [pytest.param(language, marks=pytest.mark.long) for language in LANGUAGES if language not in TELLING]
    return [*TELLING, *others]


@pytest.mark.parametrize("language", every_language())
def test_nothing_is_cut_covered_or_out_of_its_place(
    window: BrowserContext, world: World, address: str, language: str
) -> None:
    faults: list[str] = []
    page = window.new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    window.add_cookies([{"name": "language", "value": language, "url": world.server.url}])
    for name, place in MOMENTS.items():
        page.set_viewport_size(place.sizes[0])  # type: ignore[arg-type]
        page.goto(f"{address}/harness/index.html?state={place.path}&lang={language}")
        page.wait_for_selector(".page")
        faults += looked_at(page, language, name, place)
    for name, place in world.places.items():
        page.set_viewport_size(place.sizes[0])  # type: ignore[arg-type]
        page.goto(world.server.url + place.path)
        if "judge" in name:
            page.wait_for_selector(".judge")
        faults += looked_at(page, language, name, place)
    page.close()
    assert "\n".join(faults) == ""


@pytest.mark.parametrize(
    ("spoilt", "fault"),
    [
        ("document.body.style.width = '2000px'", "px too wide in html"),
        (
            "Object.assign(one('.actions .asked').style, {width: '40px', overflow: 'hidden', whiteSpace: 'nowrap'})",
            "cut by ",
        ),
        (
            "Object.assign(one('.actions .asked').style, {height: '8px', minHeight: 0, overflow: 'hidden'})",
            "cut below by ",
        ),
        (
            "Object.assign(one('.actions .press').style, {flex: 'none', width: '50px', whiteSpace: 'nowrap'})",
            "px out of button.press",
        ),
        (
            "Object.assign(one('.actions .press').style, {height: '20px', minHeight: 0, fontSize: '60px'})",
            "above or below",
        ),
        (
            "const at = (name) => one(`.player-row ${name}`).getBoundingClientRect(); "
            "const [a, b] = [at('.cash'), at('.player-name')]; "
            "one('.player-row .cash').style.transform = `translate(${b.x - a.x}px, ${b.y - a.y}px)`",
            "covers ",
        ),
        ("one('.view-switch .press').style.marginInlineEnd = '-20px'", "a control over another"),
        ("one('.menu summary').style.marginInlineEnd = '-60px'", "a control out of the window"),
        ("Object.assign(one('.deeds .press').style, {flex: 'none', width: '700px'})", "must be scrolled sideways"),
        ("Object.assign(one('.actions .press').style, {flex: 'none', width: '700px'})", "px out of its frame"),
        ("one('.cell.street .name').style.fontSize = '60px'", "out of its drawing"),
        ("one('.cell.street .name tspan:last-child').remove()", "words are missing"),
    ],
)
def test_the_measure_finds_what_is_spoilt(window: BrowserContext, address: str, spoilt: str, fault: str) -> None:
    page = window.new_page()
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    page.goto(f"{address}/harness/index.html?state=roll")
    page.wait_for_selector(".page")
    assert faults_on(page) == []
    page.evaluate(f"() => {{ const one = (name) => document.querySelector(name); {spoilt}; }}")
    assert any(fault in found for found in faults_on(page))
    page.close()


# Where each part of a sentence stands that is filled in or stands between, line by line of the log.
PARTS = r"""
() => [...document.querySelectorAll(".log li")].slice(-40).map((line) => {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  const parts = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    let depth = 0, start = 0;
    const cut = (end) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5);
      const [{ left, right, top } = {}] = boxes;
      parts.push(range.toString().trim() && boxes.length === 1 ? [range.toString(), left, right, top] : null);
      start = end;
    };
    [...node.data].forEach((sign, i) => {
      if (sign === "\u2068" && (depth += 1) === 1) cut(i);
      if (sign === "\u2069" && (depth -= 1) === 0) cut(i + 1);
    });
    cut(node.data.length);
  }
  return parts;
})
"""


@pytest.mark.parametrize("language", ["en", "ar"])
def test_names_of_any_script_stand_in_their_place_in_the_sentence(
    window: BrowserContext, address: str, language: str
) -> None:
    page = window.new_page()
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.goto(f"{address}/harness/index.html?state=roll&lang={language}")
    page.wait_for_selector(".log li")
    page.evaluate(SETTLED)
    seen = 0
    for parts in page.evaluate(PARTS):
        for one, two in pairwise(parts):
            if one is None or two is None or abs(one[3] - two[3]) > 3:
                continue  # nothing there, or on another line
            seen += 1
            in_order = one[2] <= two[1] + 1 if language == "en" else two[2] <= one[1] + 1
            assert in_order, f"{one[0]!r} and {two[0]!r}"
    assert seen > 20
    page.close()
