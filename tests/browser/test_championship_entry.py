"""From the form on a phone to the door of the hall, in a real browser; every page in every language for axe."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.test_table import eventually, serious_findings
from tests.web.championships.entrant import test_families as families
from tests.web.championships.opening import keep, now, register, somebody
from tests.web.running import Browser as Somebody
from tests.web.running import Running, running

from passgo.championship import Actor, commands
from passgo.championship.commands import DIRECTOR, REGISTRAR
from passgo.office import Office

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 900}
CLERK = Actor("o2", REGISTRAR)
# A browser that can read codes by itself; Chromium has that on Android, Windows and macOS only.
READS_CODES = """
window.BarcodeDetector = class {
  static async getSupportedFormats() { return ["qr_code"]; }
  async detect() { return [{ rawValue: "CODE" }]; }
};
navigator.mediaDevices.getUserMedia = async () => {
  const picture = document.createElement("canvas");
  const pen = picture.getContext("2d");
  setInterval(() => pen.fillRect(Math.random() * 100, 0, 10, 10), 20);
  return picture.captureStream();
};
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("championship")
    with running(folder, limits__guests_per_hour="100000", limits__commands_at_once="1000") as started:
        yield started


@pytest.fixture(scope="module")
def office(server: Running) -> Office:
    """A city with more people than places, of whom some are confirmed and one is there."""
    office = keep(server, "spring", capacity=5)
    for number in range(7):
        visitor = Somebody(server)
        register(visitor, "spring", somebody(number))
        visitor.close()
    ids = [one.id for one in office.championship.state.at_venue("athens", "pending")]
    for id in ids[:3]:
        office.perform(commands.Phone(CLERK, id), now())
    office.perform(commands.CheckIn(CLERK, ids[0], "athens"), now())
    texts = {"en": "Everybody plays fair.\nBring a photo ID."}
    office.publish_terms(Actor("o1", DIRECTOR), texts, "Bring a photo ID.", now())
    return office


@pytest.fixture
def contexts() -> Iterator[list[BrowserContext]]:
    opened: list[BrowserContext] = []
    yield opened
    for context in opened:
        context.close()


def page_of(
    browser: Browser, contexts: list[BrowserContext], locale: str, size: dict[str, int], **more: object
) -> Page:
    context = browser.new_context(locale=locale, viewport=size, reduced_motion="reduce", **more)  # type: ignore[arg-type]
    contexts.append(context)
    return context.new_page()


def fill_in(page: Page, name: str, email: str) -> None:
    page.get_by_role("radio", name="Patras").check()
    page.get_by_label("First and last name").fill(name)
    page.get_by_role("textbox", name="Email address").fill(email)
    page.get_by_role("textbox", name="Phone").fill("+30 2610 000 000")
    page.get_by_label("Date of birth", exact=True).fill("1990-05-01")
    page.get_by_role("combobox", name="Citizenship").select_option("GR")
    for box in page.locator("input[type=checkbox][required]").all():
        box.check()


def test_from_the_form_on_a_phone_to_the_door(
    server: Running, office: Office, browser: Browser, contexts: list[BrowserContext]
) -> None:
    phone = page_of(browser, contexts, "en-GB", PHONE, java_script_enabled=False)
    phone.goto(f"{server.url}/c/spring")
    phone.get_by_role("link", name="Register").click()
    phone.get_by_label("First and last name").fill("Ann Doe")
    phone.get_by_role("button", name="Register now").click()
    expect(phone.get_by_label("First and last name")).to_have_value("Ann Doe")
    fill_in(phone, "Ann Doe", "ann@mail.example")
    phone.get_by_role("button", name="Register now").click()
    expect(phone.get_by_role("heading", name="You’re registered")).to_be_visible()
    phone.get_by_role("link", name="Open my entry").click()
    expect(phone.get_by_text("Waiting for confirmation")).to_be_visible()
    code = phone.locator(".badge-code .token").inner_text()

    laptop = page_of(browser, contexts, "en-GB", DESKTOP)
    _, token = office.invite(REGISTRAR, "Rena", now(), venue="patras")
    laptop.goto(f"{server.url}/desk/{token}")
    expect(laptop).to_have_url(f"{server.url}/c/spring/registrar")
    laptop.get_by_role("button", name="Coming", exact=True).click()
    expect(laptop.get_by_text("Recorded: coming.")).to_be_visible()
    phone.reload()
    expect(phone.get_by_text("Confirmed", exact=True)).to_be_visible()

    laptop.get_by_role("link", name="Check-in").click()
    laptop.get_by_label("Name or check-in code").fill(code.lower())
    laptop.keyboard.press("Enter")
    expect(laptop.locator(".found")).to_contain_text("Ann Doe")
    laptop.locator(".found").get_by_role("button", name="Check in").click()
    expect(laptop.get_by_text("Checked in.")).to_be_visible()
    expect(laptop.locator(".tally")).to_have_text(re.compile("1.* present, .*0.* expected"))

    phone.get_by_label("Nickname, 2 to 24 characters").fill("Lucky Thimble")
    phone.get_by_role("button", name="Submit").click()
    expect(phone.get_by_text("is waiting for approval")).to_be_visible()
    phone.get_by_text("Delete everything about this entry").click()
    phone.get_by_role("button", name="Yes, delete everything").click()
    expect(phone.get_by_role("heading", name="Deleted")).to_be_visible()
    laptop.reload()
    expect(laptop.get_by_text("Ann Doe")).to_have_count(0)


def test_the_camera_is_offered_where_the_browser_reads_codes(
    server: Running, office: Office, browser: Browser, contexts: list[BrowserContext]
) -> None:
    id = office.championship.state.at_venue("athens", "confirmed")[1].id
    page = page_of(browser, contexts, "en-GB", PHONE)
    _, token = office.invite(REGISTRAR, "Rita", now())
    page.goto(f"{server.url}/desk/{token}")
    page.goto(f"{server.url}/c/spring/registrar/check-in?venue=athens")
    expect(page.get_by_role("button", name="Scan with the camera")).to_be_hidden()
    code = office.badge_code(id)
    page.add_init_script(READS_CODES.replace("CODE", f"{server.url}/c/spring/registrar/check-in?code={code}"))
    page.reload()
    page.get_by_role("button", name="Scan with the camera").click()
    expect(page.locator(".found")).to_contain_text(office.championship.people.rows[id].name)


def entry_of(office: Office, status: str) -> str:
    id = office.championship.state.at_venue("athens", status)[0].id
    return f"/entry/{office.entry_token(id, now())}"


@pytest.mark.parametrize(
    ("locale", "size", "scheme"),
    [("en-GB", PHONE, "light"), ("el", PHONE, "dark"), ("de", DESKTOP, "light"), ("ar", PHONE, "light"),
     ("ar", DESKTOP, "dark")],
)  # fmt: skip
def test_axe_finds_nothing_serious_and_nothing_overflows(
    server: Running, office: Office, browser: Browser, contexts: list[BrowserContext], locale: str,
    size: dict[str, int], scheme: str,
) -> None:  # fmt: skip
    page = page_of(browser, contexts, locale, size, color_scheme=scheme)
    _, token = office.invite(REGISTRAR, f"Rena {locale} {scheme}", now())
    page.goto(f"{server.url}/desk/{token}")
    (confirmed, *_) = office.championship.state.at_venue("athens", "confirmed")
    desk = "/c/spring/registrar"
    paths = [
        "/championships", "/championships/new", "/c/spring", "/c/spring/terms", "/c/spring/register",
        entry_of(office, "confirmed"), entry_of(office, "alternate"), "/entry/nonsense", desk,
        f"{desk}?list=alternates", f"{desk}/check-in?venue=athens", f"{desk}/import",
        f"{desk}/entrants/{confirmed.id}", f"{desk}/check-in?venue=athens&code={office.badge_code(confirmed.id)}",
    ]  # fmt: skip
    for path in paths:
        page.goto(server.url + path)
        check(page, path)
    page.goto(f"{server.url}/c/spring/register")
    page.locator("form.long button.main").click()
    eventually(page, "document.querySelectorAll('.fault').length > 5")
    check(page, "a refused form")


@pytest.mark.parametrize(("locale", "size"), [("en-GB", PHONE), ("ar", PHONE), ("el", DESKTOP)])
def test_axe_finds_nothing_serious_where_a_school_registers(
    server: Running, browser: Browser, contexts: list[BrowserContext], locale: str, size: dict[str, int]
) -> None:
    office = server.site.offices.opened.get("axe-school") or families.keep(server, "axe-school")
    sibling = Somebody(server)
    sent = families.send(sibling, "axe-school", families.Child(name=f"Anna {locale.title()}"))
    sibling.close()
    page = page_of(browser, contexts, locale, size)
    _, token = office.invite(REGISTRAR, f"Rena {locale}", now())
    page.goto(f"{server.url}/desk/{token}")
    desk, entry = "/c/axe-school/registrar", families.entry_in(sent.text)
    (entrant, *_) = office.championship.state.entrants
    for path in ("/c/axe-school/register", entry, f"{entry}/another", desk, f"{desk}/entrants/{entrant}"):
        page.goto(server.url + path)
        check(page, path)
    page.goto(f"{server.url}/c/axe-school/register")
    page.locator("#name").fill("Zoe")
    page.locator("form.long button.main").click()
    eventually(page, "document.querySelectorAll('.fault').length > 5")
    check(page, "a refused form of a school")


def check(page: Page, path: str) -> None:
    assert serious_findings(page) == [], path
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} is wider than the screen"
    small = page.evaluate(
        """[...document.querySelectorAll("main button, main .button, main summary, main .tabs a")]
           .filter(e => e.checkVisibility() && e.getBoundingClientRect().height < 43.5).map(e => e.outerHTML)"""
    )
    assert small == [], path


def test_a_wrong_field_is_told_to_who_cannot_see_it(
    server: Running, office: Office, browser: Browser, contexts: list[BrowserContext]
) -> None:
    assert office.id == "spring"
    page = page_of(browser, contexts, "en-GB", PHONE)
    page.goto(f"{server.url}/c/spring/register")
    page.get_by_role("button", name="Register now").click()
    expect(page.get_by_role("alert")).to_contain_text("are missing or wrong")
    expect(page.get_by_role("textbox", name="Email address")).to_have_accessible_description(
        re.compile("Enter an email address")
    )
