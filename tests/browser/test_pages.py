"""The server's own pages in a real browser: every one through axe, on a phone and on a desk, in both directions."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import unescape

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect
from tests.browser.sitting import People
from tests.browser.test_table import serious_findings
from tests.web.forms_on_page import forms_on
from tests.web.running import Browser, Running, running

PHONE = (360, 740)
DESK = (1280, 800)
QUICK = {"seats": "2", "pace": "0", "decision": "0", "auction": "0", "stand_in": "random"}
SMALL = """[...document.querySelectorAll('button, .button, select, summary, .top a, .foot a, label.tick, label.pick,'
            + 'input:not([type=hidden], [type=checkbox], [type=radio])')]
           .filter(e => e.checkVisibility() && !e.classList.contains('skip'))
           .filter(e => { const box = e.getBoundingClientRect(); return box.height < 43.9 || box.width < 24; })
           .map(e => e.outerHTML.slice(0, 120))"""


@dataclass(frozen=True)
class World:
    """A server with something on every page, and the session of the one whose pages they are."""

    server: Running
    cookies: dict[str, str]
    paths: dict[str, str]


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    loose = {"limits__requests_per_minute": "100000", "limits__commands_per_second": "1000"}
    with running(tmp_path_factory.mktemp("pages"), **loose) as server:
        host = Browser(server)
        paths = furnish(host, server)
        yield World(server, dict(host.http.cookies), paths)
        host.close()


def furnish(host: Browser, server: Running) -> dict[str, str]:
    def table(**fields: str) -> str:
        host.get("/create")
        return host.post("/create", **{"name": "Ada <b>Long-Name</b> Ανδρέας محمد", **QUICK, **fields}).url.path

    lobby = table(listed="1", seats="4")
    invitation = host.post(f"{lobby}/links", role="seat", seat="1").text
    link = re.search(r"/join/[^\"<\s]+", invitation)
    assert link is not None
    playing, finished = table(edition="voyage"), table(options="end.turns = 2")
    for path in (playing, finished):
        host.get(path)
        host.post(f"{path}/do", kind="start", id="start", fill="random")
    press_on(host, server, finished)
    host.get(playing)
    host.post(f"{playing}/do", kind="chat", id="words", text="Καλησπέρα! مرحبا")
    return {
        "home": "/",
        "create": "/create",
        "tables": "/tables",
        "my games": "/my-games",
        "editions": "/editions",
        "edition": "/editions/mario?with=voyage",
        "guide": "/editions/championship/how-to-play",
        "account": "/account",
        "privacy": "/privacy",
        "lobby": lobby,
        "playing": playing,
        "finished": finished,
        "replay": finished.replace("/tables/", "/games/") + "?version=9",
        "fair": finished.replace("/tables/", "/games/") + "/fair",
        "link": link[0],
        "error": "/join/nonsense",
    }


def press_on(host: Browser, server: Running, table: str) -> None:
    """The first button again and again until the game is over."""
    for _ in range(2000):
        page = host.get(table).text
        if "/games/" in page:
            return
        for form in forms_on(page):
            if ("kind", "act") in form.fixed:
                fields = {name: unescape(value) for name, value in form.fixed}
                host.http.post(form.action, data=fields, headers={"origin": server.url})
                break
    raise AssertionError("the game does not end")


OpenPage = Callable[..., Page]


@pytest.fixture
def open_page(browser: Chromium, world: World) -> Iterator[OpenPage]:
    contexts = []
    errors: list[str] = []

    def opening(
        path: str, language: str = "en", size: tuple[int, int] = DESK, theme: str = "light", known: bool = True
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
        )
        contexts.append(context)
        if known:
            context.add_cookies(
                [
                    {"name": name, "value": value, "url": world.server.url}
                    for name, value in world.cookies.items()
                    if name != "language"
                ]
            )
        context.add_cookies([{"name": "language", "value": language, "url": world.server.url}])
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("dialog", lambda dialog: errors.append(dialog.message))
        page.goto(world.server.url + path)
        return page

    yield opening
    for context in contexts:
        context.close()
    assert errors == []


PAGES = (
    "home", "create", "tables", "my games", "editions", "edition", "guide", "account", "privacy", "lobby", "playing",
    "finished", "replay", "fair", "link", "error",
)  # fmt: skip
WAYS = (("en", PHONE, "dark"), ("en", DESK, "light"), ("ar", PHONE, "light"), ("ar", DESK, "dark"))


@pytest.mark.parametrize(("language", "size", "theme"), WAYS, ids=str)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_for_everybody(
    open_page: OpenPage, world: World, name: str, language: str, size: tuple[int, int], theme: str
) -> None:
    """Axe finds nothing serious, nothing runs out of the window, and every control is large enough for a finger."""
    page = open_page(world.paths[name], language, size, theme, known=name != "link")
    for hidden in page.locator("details.more > summary").all():
        if hidden.is_visible():
            hidden.click()
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dir]") == [
        language,
        "rtl" if language == "ar" else "ltr",
    ]
    assert serious_findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("language", ["de", pytest.param("el", marks=pytest.mark.long)])
@pytest.mark.parametrize("name", PAGES)
def test_nothing_runs_out_of_a_phone_in_longer_languages(
    open_page: OpenPage, world: World, name: str, language: str
) -> None:
    page = open_page(world.paths[name], language, PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


@pytest.mark.parametrize("size", [(640, 400), (740, 360), (1920, 1080)], ids=str)
@pytest.mark.parametrize("name", ["home", "edition", "playing", "lobby"])
def test_a_page_fits_at_twice_the_size_on_its_side_and_on_a_projector(
    open_page: OpenPage, world: World, name: str, size: tuple[int, int]
) -> None:
    page = open_page(world.paths[name], size=size)
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]


def test_a_language_is_switched_by_keys_alone(open_page: OpenPage) -> None:
    page = open_page("/editions")
    page.locator(".languages summary").focus()
    page.keyboard.press("Enter")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.lang") == "ar":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/editions")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")


def test_the_link_to_skip_leads_past_the_menu(open_page: OpenPage) -> None:
    page = open_page("/")
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#content$"))


def test_an_invitation_is_made_and_read_on_a_phone_in_arabic(open_page: OpenPage, world: World) -> None:
    page = open_page(world.paths["lobby"], "ar", PHONE)
    page.locator("form[action$='/links'] button").first.click()
    expect(page.locator(".qr")).to_be_visible()
    assert serious_findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


def test_a_guide_prints_without_what_only_a_screen_needs(open_page: OpenPage, world: World) -> None:
    page = open_page(world.paths["guide"])
    page.emulate_media(media="print")
    expect(page.locator(".top nav")).to_be_hidden()
    expect(page.locator("main form")).to_be_hidden()
    expect(page.locator(".guide section").first).to_be_visible()


def test_signed_sums_keep_their_order_in_arabic(open_page: OpenPage) -> None:
    """The sign stands left of the figures although the line runs to the left."""
    page = open_page("/editions/classic", "ar")
    sum_of_money = page.locator(".deed .money").first
    assert re.fullmatch("\u2066?\\$60\u2069?", sum_of_money.inner_text())
    assert sum_of_money.evaluate("e => getComputedStyle(e).direction") == "ltr"


def test_a_new_table_shows_the_variants_of_the_edition_that_is_picked(server: Running, people: People) -> None:
    page = people.page()
    page.goto(f"{server.url}/create")
    shown = page.locator(".variants:visible")
    for edition, names in {
        "classic": ["With the Speed Die"],
        "voyage": ["With auctions", "No trading of plots"],
        "ghost": [],
    }.items():
        page.select_option("#edition", edition)
        assert [label.inner_text().partition("\n")[0] for label in shown.locator("label").all()] == names
