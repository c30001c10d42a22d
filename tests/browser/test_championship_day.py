"""A whole championship in a real browser: from the form on a phone to the champion, and one entrant erased.

A small format of its own: six players of one city at two tables, a city final of four, a national final of two. Time
passes by the machine of a rehearsed championship; everything else is done on the pages by the people in their roles.
"""

import datetime
import itertools
from contextlib import suppress
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Page, expect
from tests.browser.judging import choose_line, leave, open_part, sign_all, tick_all, write_cash
from tests.browser.sitting import People
from tests.web.championships.opening import now
from tests.web.championships.staging import TERMS, Recorded, Stopped, before
from tests.web.championships.test_crawl import LANGUAGES, addresses, check
from tests.web.running import Running

from passgo.championship import commands
from passgo.championship.commands import DIRECTOR, HEAD_JUDGE, JUDGE, REGISTRAR, SCORER
from passgo.championship.format import preset_text
from passgo.championship.rounds import RoundId
from passgo.championship.state import Table
from passgo.office import Office

ATHENS = ZoneInfo("Europe/Athens")
REGISTRATION = datetime.datetime(2026, 1, 6, 12, tzinfo=ATHENS)
CITY = datetime.datetime(2026, 1, 31, 18, tzinfo=ATHENS)
FINAL = datetime.datetime(2026, 1, 31, 20, tzinfo=ATHENS)
NATIONAL = datetime.datetime(2026, 2, 7, 18, tzinfo=ATHENS)
MINUTE = datetime.timedelta(minutes=1)
STAGES = """
[[venues]]
id = "capital"
name = "The great hall"
city = "Capital"
zone = "Europe/Athens"
starts = 2026-02-07T18:00:00
registers = false
capacity = 6
tables = 1

[[stages]]
id = "city"
name = "City tournament"
seats = [2, 6]
minutes = 45
advance = 4
layouts = [{ players = [4, 8], tables = 2, each = 1 }]

[[stages]]
id = "city-final"
name = "City final"
seats = [2, 6]
spread = "full"
minutes = 45
advance = 2

[[stages]]
id = "national-final"
name = "National final"
at = "capital"
seats = [2, 6]
spread = "full"
minutes = 45
advance = 1

"""
# What they are called at the tables; real names are letters apart.
PEOPLE = {
    "Lucky Thimble": "Ann Archer",
    "Rent Rocket": "Bea Baker",
    "Golden Dice": "Cyd Carver",
    "Silver Hotel": "Dan Draper",
    "Quiet Deed": "Eve Ewing",
    "Swift Token": "Fay Fuller",
}


def format_text() -> str:
    """The shipped evening with other stages."""
    text = preset_text("single-evening").replace('id = "single-evening"', 'id = "day"')
    first, last = text.index("[[stages]]"), text.index("[valuation]")
    return text[:first] + STAGES + text[last:]


@pytest.fixture
def office(server: Running) -> Office:
    """Opened, with its terms, and nobody in it."""
    course = Recorded(format_text(), 1, before(commands.Register))
    with suppress(Stopped):
        course.run()
    return server.site.offices.adopt(format_text(), course.championship, course.log, now(), id="day", terms=TERMS)


class Day:
    """Everybody who works in the hall, each in front of a screen."""

    def __init__(self, server: Running, office: Office, people: People) -> None:
        self.server, self.office, self.people = server, office, people
        self.director = self.desk(DIRECTOR, "Dora")
        self.registrar = self.desk(REGISTRAR, "Rena")
        self.head_judge = self.desk(HEAD_JUDGE, "Hector")
        self.scorer = self.desk(SCORER, "Sofia")
        self.judges = [self.desk(JUDGE, f"Judge {number}", width=390, height=844) for number in (1, 2)]
        self.board = people.page()

    def desk(self, role: str, name: str, width: int = 1280, height: int = 800) -> Page:
        _, token = self.office.invite(role, name, now())
        page = self.people.page(width=width, height=height)
        page.goto(f"{self.server.url}/desk/{token}")
        return page

    def go(self, page: Page, path: str) -> None:
        page.goto(f"{self.server.url}/c/day{path}")

    def travel(self, to: datetime.datetime) -> None:
        self.office.set_machine(to, now())

    def tables(self, session: RoundId) -> list[Table]:
        return self.office.championship.state.sessions[session].tables

    def nicknames(self, table: Table) -> list[str]:
        return [self.office.championship.people.nickname(id) for id in table.players]

    def panel(self, page: Page, session: RoundId, table: int, part: str) -> None:
        self.go(page, f"/judge/{session}/{table}")
        open_part(page, part)


@pytest.fixture
def day(server: Running, office: Office, people: People) -> Day:
    return Day(server, office, people)


def register(day: Day, name: str) -> Page:
    """By oneself, on a phone. The page of the new entry stays open."""
    phone = day.people.page(width=360, height=740)
    day.go(phone, "")
    phone.get_by_role("link", name="Register").first.click()
    phone.get_by_label("First and last name").fill(name)
    phone.get_by_role("textbox", name="Email address").fill(f"{name.partition(' ')[0].lower()}@mail.example")
    phone.get_by_role("textbox", name="Phone").fill(f"+30 2610 {100_000 + sum(map(ord, name))}")
    phone.get_by_label("Date of birth", exact=True).fill("1990-05-01")
    for box in phone.locator("input[type=checkbox][required]").all():
        box.check()
    phone.get_by_role("button", name="Register now").click()
    expect(phone.get_by_role("heading", name="You’re registered")).to_be_visible()
    phone.get_by_role("link", name="Open my entry").click()
    return phone


def propose(phone: Page, nickname: str) -> None:
    phone.get_by_label("Nickname, 2 to 24 characters").fill(nickname)
    phone.get_by_role("button", name="Submit").click()
    expect(phone.get_by_text("is waiting for approval")).to_be_visible()


def confirm_all(day: Day) -> None:
    """The registrar has telephoned; the director has read the nicknames."""
    day.go(day.registrar, "/registrar")
    comes = day.registrar.get_by_role("button", name="Coming", exact=True)
    for left in reversed(range(len(PEOPLE))):
        comes.first.click()
        expect(comes).to_have_count(left)  # the page that answers, not the one that was pressed
    expect(day.registrar.get_by_text("Recorded: coming.")).to_be_visible()
    day.go(day.director, "/director/nicknames")
    day.director.get_by_role("button", name="without flags").click()
    expect(day.director.get_by_text("Nicknames approved.")).to_be_visible()


def check_in(day: Day, code: str, venue: str = "hall") -> None:
    """By the code on the phone, scanned or typed."""
    day.go(day.registrar, f"/registrar/check-in?venue={venue}")
    day.registrar.get_by_label("Name or check-in code").fill(code)
    day.registrar.keyboard.press("Enter")
    day.registrar.locator(".found").get_by_role("button", name="Check in").click()
    expect(day.registrar.get_by_text("Checked in.")).to_be_visible()


def seat_and_start(day: Day, session: RoundId, starts: datetime.datetime) -> None:
    page, address = day.director, f"/director/session/{session}"
    day.go(page, address)
    page.locator("#seating").get_by_role("button", name="Draw the seating").click()
    page.get_by_role("button", name="Assign these judges").click()
    expect(page.get_by_text("Judges assigned.")).to_be_visible()
    page.locator("#starts").fill(starts.strftime("%Y-%m-%dT%H:%M"))
    page.get_by_role("button", name="Publish the seating").click()
    expect(page.get_by_text("Published.", exact=True)).to_be_visible()
    day.travel(starts + MINUTE)
    head = day.head_judge
    day.go(head, address)
    tick_all(head)
    head.get_by_role("button", name="Call the roll").click()
    expect(head.get_by_text("Roll called.")).to_be_visible()
    head.locator("#roll button.main").click()
    expect(head.get_by_text("Tables started.")).to_be_visible()


def call_time(day: Day, session: RoundId, starts: datetime.datetime) -> None:
    day.travel(starts + 47 * MINUTE)
    day.go(day.head_judge, f"/clock/{session}/1")
    day.head_judge.get_by_role("button", name="Call the last round").click()
    day.head_judge.get_by_role("button", name="Call time").click()
    expect(day.head_judge.locator(".clock-status")).to_have_text("Time’s up")


def score(
    day: Day, judge: Page, session: RoundId, table: int, cash: dict[str, int], deed: tuple[str, str] = ("", "")
) -> None:
    """The judge writes the sheet, all sign, the scorer confirms it as the second person."""
    day.panel(judge, session, table, "sheet")
    write_cash(judge, cash)
    if deed[0]:
        choose_line(judge, deed[0])
        judge.get_by_role("checkbox", name=deed[1]).check()
    sign_all(judge)
    judge.get_by_role("button", name="Enter the sheet").click()
    expect(judge.locator(".entered")).to_be_visible()
    day.panel(day.scorer, session, table, "sheet")
    day.scorer.get_by_role("button", name="Confirm unchanged").click()
    expect(day.scorer.locator(".entered")).to_contain_text("Confirmed by")


def judge_of(day: Day, table: Table) -> Page:
    names = {one.id: one.name for one in day.office.officials()}
    return day.judges[int(names[table.judge].split()[-1]) - 1]


def release(day: Day, session: RoundId) -> None:
    """The scores appear on the board without anybody touching it."""
    day.go(day.director, f"/director/session/{session}")
    day.director.get_by_role("button", name="Publish scores").click()
    expect(day.director.get_by_text("Scores published.").first).to_be_visible()
    day.director.get_by_role("button", name="Close the stage here").click()
    expect(day.director.get_by_text("The stage is closed here.")).to_be_visible()


def play_city(day: Day) -> None:
    """Table 1 ends with a bankruptcy and a tie; at table 2 everybody is there to the end."""
    session = RoundId("city", "hall", 1)
    seat_and_start(day, session, CITY)
    one, two = day.tables(session)
    judge = judge_of(day, one)
    first, second, loser = day.nicknames(one)
    day.panel(judge, session, 1, "table")
    leave(judge, loser)
    expect(judge.locator(".wire")).to_have_text("Everything is saved")
    call_time(day, session, CITY)
    day.go(day.board, "/board")
    # The same net worth of 900; the deed without mortgage decides (CHAMP-TIE-1).
    score(day, judge, session, 1, {first: 500, second: 900}, (first, "Boardwalk"))
    expect(day.scorer.locator(".places li").first).to_contain_text(first)
    expect(day.scorer.locator(".places li").first).to_contain_text("CHAMP-TIE-1")
    expect(day.scorer.locator(".places li").last).to_contain_text(loser)
    score(day, judge_of(day, two), session, 2, dict(zip(day.nicknames(two), (700, 600, 50), strict=True)))
    expect(day.board.get_by_text(first)).to_have_count(0)
    release(day, session)
    expect(day.board.get_by_text(first)).to_be_visible(timeout=15_000)
    assert "900" not in day.board.locator("main").inner_text()


def play_final(day: Day, session: RoundId, starts: datetime.datetime) -> list[str]:
    """One table, everybody to the end, in the order in which they sit."""
    seat_and_start(day, session, starts)
    (table,) = day.tables(session)
    call_time(day, session, starts)
    order = day.nicknames(table)
    amounts = {name: 2_000 - 111 * i for i, name in enumerate(order)}
    score(day, judge_of(day, table), session, 1, amounts)
    release(day, session)
    return order


def erase(day: Day, phone: Page, name: str, nickname: str) -> None:
    """At any stage (CHAMP-DATA-3): afterwards nobody finds a trace of the person, and the champion stands."""
    phone.reload()
    phone.get_by_text("Delete everything about this entry").click()
    phone.get_by_role("button", name="Yes, delete everything").click()
    expect(phone.get_by_role("heading", name="Deleted")).to_be_visible()
    with day.server.client() as public:
        for address, language in itertools.product(addresses(day.office), LANGUAGES):
            text = public.get(address, headers={"accept-language": language}).text
            check(day.office, address, text)
            assert name not in text, address
            assert nickname not in text, address
    day.go(day.director, "/director")
    assert name not in day.director.content()


def test_a_championship_from_the_first_registration_to_the_champion(day: Day) -> None:
    day.travel(REGISTRATION)
    phones = {nickname: register(day, name) for nickname, name in PEOPLE.items()}
    for nickname, phone in phones.items():
        propose(phone, nickname)
    confirm_all(day)
    day.travel(CITY - 30 * MINUTE)
    for phone in phones.values():
        phone.reload()
        expect(phone.get_by_text("Confirmed", exact=True)).to_be_visible()
        check_in(day, phone.locator(".badge-code .token").inner_text())
    play_city(day)
    finalists = play_final(day, RoundId("city-final", "hall", 1), FINAL)
    assert len(finalists) == 4
    day.travel(NATIONAL - 30 * MINUTE)
    for id in day.office.championship.state.outcomes[("city-final", "hall")].going:
        check_in(day, day.office.badge_code(id), "capital")
    champion, second = play_final(day, RoundId("national-final", "capital", 1), NATIONAL)
    expect(day.board.locator(".champion")).to_contain_text(champion, timeout=15_000)
    assert day.office.championship.people.nickname(day.office.championship.champion()) == champion
    erase(day, phones[second], PEOPLE[second], second)
    day.go(day.board, "/board")
    expect(day.board.locator(".champion")).to_contain_text(champion)
