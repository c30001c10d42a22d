"""A full hall at two doors: scanners type a code and Enter, the clerk compares the birth date and presses Enter."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.championship.organising import BORN
from tests.web.championships.opening import keep, now
from tests.web.running import Running, running

from passgo.championship import Actor, Person, commands
from passgo.championship.commands import REGISTRAR
from passgo.office import Office

PEOPLE = 72
CLERK = Actor("o9", REGISTRAR)
NEWS_MS = 2000  # after which one clerk sees what another did
DESKTOP = {"width": 1280, "height": 900}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("door")
    with running(folder, limits__commands_per_second="1000", limits__requests_per_minute="100000") as started:
        yield started


@pytest.fixture(scope="module")
def office(server: Running) -> Office:
    office = keep(server, "full", capacity=PEOPLE)
    rules = office.championship.format.registration
    for number in range(PEOPLE):
        id = f"e{number:02}"
        who = Person(f"Name {number:02}", f"{id}@mail.example", f"+30 210 00{number:02}", BORN, "GR")
        entry = commands.Register(Actor(id, "entrant"), id, "athens", who, 1, rules.declarations, rules.consents)
        office.perform(entry, now())
        office.perform(commands.Phone(CLERK, id), now())
    return office


def tally(here: int, awaited: int) -> re.Pattern[str]:
    return re.compile(f"{here}\\W* present, \\W*{awaited}\\W* expected")


class Door:
    """A clerk with a scanner, who counts what the hands do."""

    def __init__(self, server: Running, office: Office, browser: Browser, name: str) -> None:
        self.context = browser.new_context(locale="en-GB", viewport=DESKTOP, reduced_motion="reduce")  # type: ignore[arg-type]
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        _, token = office.invite(REGISTRAR, name, now(), venue="athens")
        self.page.goto(f"{server.url}/desk/{token}")
        self.page.goto(f"{server.url}/c/{office.id}/registrar/check-in")
        self.pressed = 0

    def press_enter(self) -> None:
        self.pressed += 1
        self.page.keyboard.press("Enter")

    def admit(self, code: str, name: str) -> None:
        expect(self.page.locator("#code")).to_be_focused()
        self.page.keyboard.type(code)  # the scanner, which ends with Enter
        self.page.keyboard.press("Enter")
        expect(self.page.locator(".found .name")).to_have_text(name)
        expect(self.page.locator(".found button")).to_be_focused()
        self.press_enter()
        expect(self.page.locator(".latest .name").first).to_have_text(name)


def test_two_clerks_admit_a_full_hall_with_one_key_each(server: Running, office: Office, browser: Browser) -> None:
    doors = [Door(server, office, browser, name) for name in ("Rena", "Otto")]
    ids = list(office.championship.state.entrants)
    for number, id in enumerate(ids):
        doors[number % 2].admit(office.badge_code(id), f"Name {number:02}")
    assert [door.pressed for door in doors] == [PEOPLE // 2] * 2
    state = office.championship.state
    assert all("athens" in state.entrants[id].present for id in ids)
    for door in doors:
        expect(door.page.locator(".tally")).to_have_text(tally(72, 0), timeout=NEWS_MS)
        assert door.errors == []

    one, other = (door.page for door in doors)
    other.locator("#code").fill("Nam")
    one.locator("#undo-e71").click()
    expect(other.locator(".tally")).to_have_text(tally(71, 1), timeout=NEWS_MS)
    expect(other.locator("#code")).to_have_value("Nam")  # what a clerk types is not taken away by news
    expect(other.locator("#code")).to_be_focused()
    for door in doors:
        door.context.close()
