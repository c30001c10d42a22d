"""The hall in a real browser: console, clock, boards; on a phone, a desk and a wall; in both directions."""

import datetime
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.judging import tick_all
from tests.browser.test_table import serious_findings
from tests.web.championships.opening import now
from tests.web.championships.staging import EVENING, Crew, before, do, rehearsed, session_address
from tests.web.running import Browser, Running, running

from passgo.championship import Actor, Command, commands
from passgo.championship.commands import DIRECTOR, HEAD_JUDGE, REGISTRAR
from passgo.office import Office

PHONE = (360, 740)
DESK = (1280, 800)
WALL = (1920, 1080)
LONG_AGO = datetime.datetime(2001, 1, 1, tzinfo=datetime.UTC)
SMALL = """[...document.querySelectorAll('button, .button, select, summary, .desk a, .tracker a, label.row,'
            + '.projector nav a, input:not([type=hidden], [type=checkbox], [type=radio])')]
           .filter(e => e.checkVisibility())
           .filter(e => { const box = e.getBoundingClientRect(); return box.height < 43.9 || box.width < 24; })
           .map(e => e.outerHTML.slice(0, 120))"""
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
REGISTRAR_ACTOR = Actor("r1", REGISTRAR)


@dataclass
class World:
    """A championship that is being played and one that is over, with something on every page."""

    server: Running
    crew: Crew
    over: Office
    paths: dict[str, str]


def second_sheet(command: Command) -> bool:
    return isinstance(command, commands.ConfirmSheet) and command.table == 2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    loose = {"limits__requests_per_minute": "100000", "limits__commands_per_second": "1000"}
    with running(tmp_path_factory.mktemp("hall"), **loose) as started:
        yield started


@pytest.fixture(scope="module")
def world(server: Running) -> Iterator[World]:
    office = rehearsed(server, "playing", second_sheet)
    over = rehearsed(server, "over")
    drawn = rehearsed(server, "drawn", before(commands.PublishSeating))
    crew = Crew(server, office)
    at = office.machine_time(now())
    entrant, other = [one.id for one in office.championship.state.at_venue("hall", "confirmed")][:2]
    office.perform(commands.ReturnNickname(Actor("director", DIRECTOR), entrant, "an age"), at)
    office.perform(commands.ProposeNickname(REGISTRAR_ACTOR, other, "Grandpa <b>1950</b>"), at)
    _, token = drawn.invite(DIRECTOR, "Dora", now())
    crew.director.http.get(f"/desk/{token}", follow_redirects=False)
    base = f"/c/{office.id}"
    yield World(server, crew, over, {
        "overview": f"{base}/director",
        "draft": session_address(drawn),
        "session": session_address(office),
        "nicknames": f"{base}/director/nicknames",
        "entrants": f"{base}/director/entrants",
        "terms": f"{base}/director/terms",
        "officials": f"{base}/director/officials",
        "outbox": f"{base}/director/outbox",
        "control": f"{base}/control",
        "mail": f"{base}/director/mail",
        "mail-text": f"{base}/director/mail/confirmed/en",
        "sheets": f"{base}/sheets",
        "sheet": f"{base}/sheets/{EVENING}/2",
        "clocks": f"{base}/clock",
        "clock": f"{base}/clock/{EVENING}/1",
        "board": f"/c/{over.id}/board",
        "projector": f"/c/{over.id}/projector",
        "projector-seats": f"{base}/projector?hall=1",
    })  # fmt: skip
    crew.close()


@pytest.fixture
def contexts() -> Iterator[list[BrowserContext]]:
    opened: list[BrowserContext] = []
    yield opened
    for context in opened:
        context.close()


def opened(
    browser: Chromium, contexts: list[BrowserContext], server: Running, who: Browser | None = None,
    size: tuple[int, int] = DESK, **more: object,
) -> Page:  # fmt: skip
    """A window of somebody who holds the links of this official, or of nobody."""
    wishes: dict[str, object] = {"reduced_motion": "reduce", **more}
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, **wishes)  # type: ignore[arg-type]
    contexts.append(context)
    if who is not None:
        cookies = [{"name": one.name, "value": str(one.value), "url": server.url} for one in who.http.cookies.jar]
        context.add_cookies(cookies)  # type: ignore[arg-type]  # the three that are needed
    return context.new_page()


NAMES = (
    "overview", "draft", "session", "nicknames", "entrants", "terms", "officials", "outbox", "control", "mail",
    "mail-text", "sheets", "sheet", "clocks", "clock", "board", "projector", "projector-seats",
)  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("locale", "size"), [("ar", PHONE), ("el", DESK)])
def test_every_page_is_fit_for_everybody(
    world: World, browser: Chromium, contexts: list[BrowserContext], name: str, locale: str, size: tuple[int, int]
) -> None:
    page = opened(browser, contexts, world.server, world.crew.director, size, locale=locale)
    page.goto(world.server.url + world.paths[name])
    assert serious_findings(page) == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate(TOO_WIDE) <= 0


@pytest.mark.parametrize("name", ["clock", "board", "projector", "projector-seats"])
def test_what_hangs_on_a_wall_fits_it(
    world: World, browser: Chromium, contexts: list[BrowserContext], name: str
) -> None:
    page = opened(browser, contexts, world.server, size=WALL, locale="de")
    page.goto(world.server.url + world.paths[name])
    assert serious_findings(page) == []
    assert page.evaluate(TOO_WIDE) <= 0


@pytest.mark.parametrize("name", ["session", "sheet", "nicknames", "board"])
def test_pages_are_readable_in_the_dark(
    world: World, browser: Chromium, contexts: list[BrowserContext], name: str
) -> None:
    page = opened(browser, contexts, world.server, world.crew.director, color_scheme="dark")
    page.goto(world.server.url + world.paths[name])
    assert serious_findings(page) == []


# The clock.


@pytest.fixture
def running_clock(server: Running) -> Iterator[tuple[Crew, str]]:
    office = rehearsed(server, f"clock-{len(server.site.offices.ids())}", before(commands.CallLastRound))
    crew = Crew(server, office)
    yield crew, f"/c/{office.id}/clock/{EVENING}/1"
    crew.close()


def seconds_shown(page: Page) -> int:
    minutes, seconds = page.locator(".clock-face").inner_text().split(":")
    return 60 * int(minutes) + int(seconds)


def seconds_left(crew: Crew) -> float:
    heat = crew.office.championship.state.sessions[EVENING].heats[1]
    return 45 * 60 - heat.elapsed(crew.office.machine_time(now())).total_seconds()


def test_the_clock_shows_the_servers_time_on_a_machine_whose_own_is_wrong(
    server: Running, running_clock: tuple[Crew, str], browser: Chromium, contexts: list[BrowserContext]
) -> None:
    crew, address = running_clock
    page = opened(browser, contexts, server, size=WALL)
    page.clock.set_system_time(LONG_AGO)
    page.goto(server.url + address)
    expect(page.locator(".clock-face")).to_have_attribute("data-near", "")
    before, shown, after = seconds_left(crew), seconds_shown(page), seconds_left(crew)
    assert after - 30 <= shown <= before + 30  # the answer may have been slow; the machine is wrong by many years


def test_the_clock_goes_on_without_a_connection_and_says_so(
    server: Running, running_clock: tuple[Crew, str], browser: Chromium, contexts: list[BrowserContext]
) -> None:
    _, address = running_clock
    page = opened(browser, contexts, server, size=WALL)
    page.clock.install()
    page.goto(server.url + address)
    page.context.set_offline(True)
    page.clock.run_for(45_000)  # what was under way when the line was cut may be answered now, and changes nothing
    expect(page.locator(".offline")).to_be_visible()
    at_dropout = seconds_shown(page)
    page.clock.run_for(90_000)
    assert at_dropout - seconds_shown(page) >= 89  # the face is set five times a second
    page.context.set_offline(False)
    expect(page.locator(".offline")).to_be_hidden()


def test_a_pause_on_the_head_judges_phone_stands_on_the_wall_at_once(
    server: Running, running_clock: tuple[Crew, str], browser: Chromium, contexts: list[BrowserContext]
) -> None:
    crew, address = running_clock
    wall = opened(browser, contexts, server, size=WALL)
    phone = opened(browser, contexts, server, crew.head_judge, PHONE)
    wall.goto(server.url + address)
    expect(wall.locator(".clock-status")).to_have_text("In progress")
    phone.goto(server.url + address)
    phone.get_by_label("Reason for the pause").fill("fire alarm")
    phone.get_by_role("button", name="Pause", exact=True).click()
    expect(phone.get_by_role("button", name="Resume")).to_be_visible()
    expect(wall.locator(".clock-status")).to_have_text("Paused")
    stands = seconds_shown(wall)
    phone.get_by_role("button", name="Resume").click()
    expect(wall.locator(".clock-status")).to_have_text("In progress")
    assert seconds_shown(wall) <= stands + 1  # it went on from there; the hands of two machines differ by a moment
    assert wall.locator("form").count() == 0


def test_what_is_being_typed_is_not_swept_away_by_news(
    server: Running, running_clock: tuple[Crew, str], browser: Chromium, contexts: list[BrowserContext]
) -> None:
    crew, address = running_clock
    page = opened(browser, contexts, server, crew.head_judge)
    page.goto(server.url + address)
    reason = page.get_by_label("Reason for the pause")
    reason.press_sequentially("a spilt")
    with page.expect_response(lambda answer: "/time" in answer.url):
        head_judge = Actor("head-judge", HEAD_JUDGE)
        crew.office.perform(commands.PauseHeat(head_judge, EVENING, 1, "alarm"), crew.office.machine_time(now()))
        page.evaluate("document.dispatchEvent(new Event('followed'))")
    expect(reason).to_have_value("a spilt")
    reason.blur()
    expect(page.get_by_role("button", name="Resume")).to_be_visible()


# Boards.


def test_the_board_shows_a_release_without_a_reload(
    server: Running, browser: Chromium, contexts: list[BrowserContext]
) -> None:
    office = rehearsed(server, "to-be-released", before(commands.ReleaseScores))
    page = opened(browser, contexts, server, size=PHONE)
    with page.expect_response("**/sse/championships/**"):
        page.goto(f"{server.url}/c/{office.id}/board")
    expect(page.get_by_text("No scores published yet.")).to_be_visible()
    office.perform(commands.ReleaseScores(Actor("director", DIRECTOR), EVENING), office.machine_time(now()))
    expect(page.get_by_role("table").first).to_be_visible()


def test_without_scripts_the_board_reloads_itself(
    world: World, browser: Chromium, contexts: list[BrowserContext]
) -> None:
    page = opened(browser, contexts, world.server, java_script_enabled=False)
    page.goto(world.server.url + world.paths["board"])
    assert page.locator("meta[http-equiv=refresh]").get_attribute("content") == "30"


@pytest.mark.parametrize(("motion", "passed"), [("no-preference", 8_000), ("reduce", 13_000)])
def test_the_projector_moves_on_by_itself_until_it_is_stopped(
    world: World, browser: Chromium, contexts: list[BrowserContext], motion: str, passed: int
) -> None:
    page = opened(browser, contexts, world.server, size=(1280, 500), reduced_motion=motion)
    page.clock.install()
    page.goto(world.server.url + world.paths["projector"])
    top = "document.querySelector('[data-scrolls]').scrollTop"
    page.clock.run_for(passed)
    page.get_by_role("button", name="Stop scrolling").click()
    moved = page.evaluate(top)
    assert moved > 0
    page.clock.run_for(60_000)
    assert page.evaluate(top) == moved


def test_where_motion_is_not_welcome_the_projector_turns_pages(
    world: World, browser: Chromium, contexts: list[BrowserContext]
) -> None:
    page = opened(browser, contexts, world.server, size=(1280, 500))
    page.clock.install()
    page.goto(world.server.url + world.paths["projector"])
    page.evaluate(
        """() => { window.places = new Set(); const list = document.querySelector('[data-scrolls]');
           list.addEventListener('scroll', () => window.places.add(list.scrollTop)); }"""
    )
    page.clock.run_for(30_000)
    page.get_by_role("button", name="Stop scrolling").click()
    assert 1 <= page.evaluate("window.places.size") <= 4  # of a board that would have moved at every frame


# Letters.


def test_a_letter_is_copied_with_one_press(world: World, browser: Chromium, contexts: list[BrowserContext]) -> None:
    page = opened(
        browser, contexts, world.server, world.crew.director, permissions=["clipboard-read", "clipboard-write"]
    )
    page.goto(world.server.url + world.paths["outbox"])
    letter = page.locator(".letters .card").first
    letter.get_by_role("button", name="Copy").last.click()
    expect(letter.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == letter.locator("textarea").input_value()


def test_a_round_is_run_with_nothing_but_a_phone(
    server: Running, browser: Chromium, contexts: list[BrowserContext]
) -> None:
    office = rehearsed(server, "on-a-phone", before(commands.MakeSeating))
    crew = Crew(server, office)
    page = opened(browser, contexts, server, crew.director, PHONE, java_script_enabled=False)
    page.goto(server.url + session_address(office))
    page.get_by_role("button", name="Draw the seating").click()
    expect(page.get_by_text("Seating drawn.")).to_be_visible()
    boxes = page.get_by_role("checkbox")
    boxes.nth(0).check()
    boxes.nth(8).check()
    page.get_by_role("button", name="Swap seats").click()
    expect(page.get_by_text("Seats swapped.")).to_be_visible()
    page.get_by_role("button", name="Assign these judges").click()
    expect(page.get_by_text("Judges assigned.")).to_be_visible()
    page.get_by_role("button", name="Publish the seating").click()
    expect(page.get_by_text("Published.", exact=True)).to_be_visible()
    starts = office.championship.format.venues[0].starts.strftime("%Y-%m-%dT%H:%M")
    do(crew.director, f"/c/{office.id}/director", "travel", to=starts)
    keeper = opened(browser, contexts, server, crew.head_judge, PHONE, java_script_enabled=False)
    keeper.goto(server.url + session_address(office))
    tick_all(keeper)
    keeper.get_by_role("button", name="Call the roll").click()
    keeper.get_by_role("button", name="Start all").click()
    expect(keeper.get_by_text("Tables started.")).to_be_visible()
    crew.close()
