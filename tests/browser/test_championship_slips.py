"""A championship from its first form to the champion, in which everybody slips once and everything is put right.

Eight players at two tables and a final of four. Each slip is made and repaired on the pages, by the people who would do
it; what they stand for in between is looked up in the championship itself.
"""

import datetime
from dataclasses import replace
from itertools import count
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.judging import choose_line, leave, sign_all, tick_all, write_cash
from tests.browser.sitting import People
from tests.browser.test_championship_day import Day, call_time, judge_of, play_final, register, release, score
from tests.web.championships.opening import now
from tests.web.running import Running

from passgo.championship import Actor, Person, commands
from passgo.championship.commands import ENTRANT, REGISTRAR
from passgo.championship.rounds import RoundId
from passgo.championship.state import Table
from passgo.office import Office

ATHENS = ZoneInfo("Europe/Athens")
MINUTE = datetime.timedelta(minutes=1)
HOUR = 60 * MINUTE
EVENING = RoundId("evening", "hall", 1)
FINAL = RoundId("final", "hall", 1)
CLERK = Actor("office", REGISTRAR)
OFFICIALS = {"Rena": "Registrar", "Hector": "Head judge", "Sofia": "Scorer"}
HERSELF = ("Lucky Thimble", "Ann Archer")  # she registers on her phone; the others are entered for speed
OTHERS = {
    "Rent Rocket": "Bea Baker",
    "Golden Dice": "Cyd Carver",
    "Silver Hotel": "Dan Draper",
    "Quiet Deed": "Eve Ewing",
    "Swift Token": "Fay Fuller",
    "Paper Boot": "Gus Gibson",
    "Copper Iron": "Hal Harper",
}


LOGGED = (
    "Withdrawn Golden Dice · Cyd Carver",
    "In again. Golden Dice · Cyd Carver the line above",
    "Disqualified Silver Hotel · Dan Draper details incomplete",
    "In again. Silver Hotel · Dan Draper complete after all",
    "The change has been published.",
    "Checked in. Paper Boot · Gus Gibson",
    "Check-in undone. Paper Boot · Gus Gibson",
    "No-show",
    "In again.",
    "Roll call taken back. one was sitting there",
    "Roll called.",
    "Tables started.",
    "bankrupt",
    "Undo proposed.",
    "Back in the game.",
    "bankrupt",
    "Call for the head judge",
    "Head judge on the way.",
    "Call settled",
    "Disqualified",
    "Undo proposed.",
    "In again.",
    "Sheet entered.",
    "Sheet sent back. a digit is missing",
    "Sheet entered.",
    "Sheet confirmed.",
    "Scores published.",
    "Undo proposed. too early",
    "Scores taken back. too early",
    "Scores published.",
    "The stage is closed here.",
    "Tables started.",
    "The stage is closed here.",
    "Place passed on.",
)


class Newcomer(Day):
    """The people of a championship that somebody has made who had never been here."""

    def __init__(self, server: Running, people: People) -> None:
        self.server, self.people = server, people
        self.date = now().date() + datetime.timedelta(days=30)
        self.starts = datetime.datetime.combine(self.date, datetime.time(18), ATHENS)
        self.director = people.page(width=390, height=844)
        found(self)
        self.office: Office = server.site.offices.open(f"slips-cup-{self.date.year}")
        # Real championships do not travel in time; this one may, so that its evening comes today.
        self.office.kept = replace(self.office.kept, rehearsed=True)
        self.links = links_of(self.director)
        self.director.get_by_role("link", name="Open director’s console").click()
        self.director.set_viewport_size({"width": 1280, "height": 800})
        self.registrar, self.head_judge, self.scorer = (self.at_desk(self.links[name]) for name in OFFICIALS)
        for number in (1, 2):
            self.links[f"Judge {number}"] = self.invited(f"Judge {number}")
        self.judges = [self.at_desk(self.links[f"Judge {number}"], 390, 844) for number in (1, 2)]
        self.board = people.page()

    def at_desk(self, link: str, width: int = 1280, height: int = 800) -> Page:
        page = self.people.page(width=width, height=height)
        page.goto(link)
        return page

    def invited(self, name: str) -> str:
        """The private link that the director makes for a judge."""
        self.go(self.director, "/director/officials")
        self.director.locator("#name").fill(name)
        self.director.locator("#role").select_option("judge")
        self.director.get_by_role("button", name="Create link").click()
        return self.director.locator("#link").input_value()

    def go(self, page: Page, path: str) -> None:
        page.goto(f"{self.server.url}/c/{self.office.id}{path}")

    def entrant(self, id: str) -> str:
        return self.office.championship.state.entrants[id].status

    def id_of(self, nickname: str) -> str:
        return next(id for id, row in self.office.championship.people.rows.items() if row.nickname == nickname)


def found(day: Newcomer) -> None:
    """The forms of a new championship: four answers, a prize, one round, helpers, and an account."""
    page = day.director
    page.goto(f"{day.server.url}/championships")
    page.get_by_role("link", name="New championship").click()
    page.get_by_label("Name of the championship").fill("Slips cup")
    page.get_by_label("Date", exact=True).fill(day.date.isoformat())
    page.get_by_label("Place", exact=True).fill("School hall, Volos")
    page.get_by_label("Number of players").fill("8")
    page.locator("#zone-guess summary").click()
    page.locator("#zone").select_option("Europe/Athens")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_text("Everything is there.")).to_be_visible()
    form(page, "What")
    page.get_by_label("Prize for the champion").fill("a trip to the world final")
    carry_on(page)
    form(page, "Clocks")
    page.locator("#stage-0-rounds").fill("1")
    page.locator("#stage-1-minutes").fill("45")
    carry_on(page)
    form(page, "Officials")
    page.locator("#director").fill("Dora")
    for i, (name, role) in enumerate(OFFICIALS.items()):
        page.locator(f"#official-{i}-name").fill(name)
        page.locator(f"#official-{i}-role").select_option(label=role)
    carry_on(page)
    expect(page.get_by_label("Your name, as director")).to_have_value("Dora")
    page.get_by_label("Username").first.fill("dora-slips")
    page.get_by_label("Password (at least 8 characters)").first.fill("a long password")
    page.get_by_role("button", name="Publish").click()
    expect(page.get_by_role("heading", name="Championship created")).to_be_visible()


def form(page: Page, name: str) -> None:
    page.locator("nav.steps a", has_text=name).first.click()


def carry_on(page: Page) -> None:
    page.get_by_role("button", name="Continue", exact=True).last.click()


def links_of(page: Page) -> dict[str, str]:
    """The private links of the helpers, as the page shows them once."""
    boxes = page.locator("details.more").all()
    return {one.locator("bdi").inner_text(): str(one.locator(".token a").get_attribute("href")) for one in boxes}


def because(place: Locator, summary: str, reason: str, button: str = "") -> None:
    """Open what needs a reason, say it, and press its button."""
    box = place.locator("details", has=place.page.locator("summary", has_text=summary)).first
    box.locator("summary").click()
    box.get_by_label("Reason").fill(reason)
    box.get_by_role("button", name=button or summary).click()


def agree(day: Newcomer, page: Page, proposed: str) -> None:
    """A second official reads the proposal and agrees."""
    day.go(page, "/undo")
    expect(page.locator(".people")).to_contain_text(proposed)
    page.get_by_role("button", name="Agree and undo").click()
    expect(page.get_by_text("Undone.")).to_be_visible()


@pytest.fixture
def day(server: Running, people: People) -> Newcomer:
    return Newcomer(server, people)


def fill_up(day: Newcomer) -> Page:
    """One registers on her phone, seven are entered; all have nicknames of their own."""
    phone = register(day, HERSELF[1])
    rules = day.office.championship.format.registration
    for number, name in enumerate(OTHERS.values()):
        person = Person(name, f"p{number}@mail.example", f"+30 2610 00000{number}", datetime.date(1990, 5, 1), "GR")
        command = commands.Register(
            Actor(f"other-{number}", ENTRANT), f"other-{number}", "hall", person, 1, rules.declarations, rules.consents
        )
        day.office.perform(command, now())
    director = Actor("office", "director")
    rows = day.office.championship.people.rows
    by_name = {row.name: id for id, row in rows.items()}
    for nickname, name in {HERSELF[0]: HERSELF[1], **OTHERS}.items():
        day.office.perform(commands.ProposeNickname(CLERK, by_name[name], nickname), now())
        day.office.perform(commands.ApproveNickname(director, by_name[name]), now())
    return phone


def telephone(day: Newcomer) -> None:
    """The clerk strikes out the wrong line, and puts it right on the page of the entry."""
    page, wrong = day.registrar, day.id_of("Golden Dice")
    day.go(page, "/registrar")
    line = page.locator(f"li[id='{wrong}']")
    line.locator("summary", has_text="Not coming").click()
    line.get_by_role("button", name="Yes, not coming").click()
    expect(page.get_by_text("Recorded: not coming.")).to_be_visible()
    assert day.entrant(wrong) == "withdrawn"
    day.go(page, f"/registrar/entrants/{wrong}")
    because(page.locator("main"), "Undo", "the line above")
    expect(page.locator(".badge.pending")).to_be_visible()
    assert day.entrant(wrong) == "pending"
    for id, one in day.office.championship.state.entrants.items():
        if one.status == "pending":
            day.office.perform(commands.Phone(CLERK, id), now())


def cancel_by_mistake(day: Newcomer) -> None:
    page, wrong = day.director, day.id_of("Silver Hotel")
    day.go(page, "/director/entrants")
    because(page.locator(".people > li", has_text="Dan Draper"), "Cancel entry", "details incomplete")
    expect(page.get_by_text("Entry cancelled.")).to_be_visible()
    assert day.entrant(wrong) == "disqualified"
    because(page.locator(".people > li", has_text="Dan Draper"), "Undo", "complete after all")
    expect(page.get_by_text("Undone, or proposed")).to_be_visible()
    assert day.entrant(wrong) == "confirmed"


def start_later(day: Newcomer) -> None:
    page = day.director
    day.go(page, "/director/plan/venue/hall")
    assert page.locator("#starts").input_value() == f"{day.date}T17:00"
    page.locator("#starts").fill(f"{day.date}T18:00")
    page.get_by_role("button", name="Look at the change").click()
    page.get_by_role("button", name="Publish the change").click()
    expect(page.get_by_text("The change has been published.")).to_be_visible()
    day.go(day.board, "")
    expect(day.board.locator("main")).to_contain_text("What has changed")
    expect(day.board.locator("main")).to_contain_text("6:00 PM")


def open_the_doors(day: Newcomer, phone: Page) -> None:
    """Somebody who is not there is checked in, and out again; then all come."""
    page, wrong = day.registrar, day.id_of("Paper Boot")
    day.go(page, "/registrar/check-in?venue=hall")
    page.locator(f"[id='in-{wrong}']").click()
    expect(page.get_by_text("Checked in.")).to_be_visible()
    page.locator(f"[id='undo-{wrong}']").click()
    expect(page.get_by_text("Check-in undone.")).to_be_visible()
    entrants = day.office.championship.state.entrants
    assert not entrants[wrong].present
    phone.reload()
    page.get_by_label("Name or check-in code").fill(phone.locator(".badge-code .token").inner_text())
    page.keyboard.press("Enter")
    page.locator(".found").get_by_role("button", name="Check in").click()
    expect(page.get_by_text("Checked in.")).to_be_visible()
    for id, one in entrants.items():
        if not one.present:
            day.office.perform(commands.CheckIn(CLERK, id, "hall"), day.office.machine_time(now()))


def seat(day: Newcomer) -> None:
    page = day.director
    day.go(page, f"/director/session/{EVENING}")
    page.locator("#seating").get_by_role("button", name="Draw the seating").click()
    page.get_by_role("button", name="Assign these judges").click()
    expect(page.get_by_text("Judges assigned.")).to_be_visible()
    page.locator("#starts").fill(day.starts.strftime("%Y-%m-%dT%H:%M"))
    page.get_by_role("button", name="Publish the seating").click()
    expect(page.get_by_text("Published.", exact=True)).to_be_visible()


def call_the_roll(day: Newcomer, table: Table) -> None:
    """A judge forgets a player, who loses the seat; the roll is called again with all of them."""
    judge, names, forgotten = judge_of(day, table), day.nicknames(table), table.players[-1]
    day.panel(judge, EVENING, table.number, "table")
    for name in names[:-1]:
        judge.get_by_role("checkbox", name=name).check()
    expect(judge.locator(".wire")).to_have_text("Everything is saved")
    head = day.head_judge
    day.go(head, f"/director/session/{EVENING}")
    tick_all(head)
    roll(head)
    expect(head.locator("#roll .people")).to_contain_text(names[-1])
    assert (day.entrant(forgotten), forgotten in table.players) == ("no-show", False)
    because(head.locator("#roll"), "Take the roll call back", "one was sitting there", "Undo")
    expect(head.get_by_text("Undone.", exact=True)).to_be_visible()
    assert (day.entrant(forgotten), forgotten in table.players) == ("confirmed", True)
    judge.reload()
    judge.get_by_role("checkbox", name=names[-1]).check()
    expect(judge.locator(".wire")).to_have_text("Everything is saved")
    day.go(head, f"/director/session/{EVENING}")
    roll(head)
    expect(head.locator("#roll .people")).to_have_count(0)
    head.locator("#roll button.main").click()
    expect(head.get_by_text("Tables started.")).to_be_visible()


def roll(head: Page) -> None:
    head.get_by_role("button", name="Call the roll").click()
    expect(head.get_by_text("Roll called.")).to_be_visible()


def tap_the_wrong_row(day: Newcomer, judge: Page, wrong: str, right: str) -> None:
    leave(judge, wrong)
    row = judge.locator(".players li", has_text=wrong)
    row.get_by_role("button", name="Undo").click()
    row.get_by_label("Reason").fill("the wrong row")
    row.get_by_role("button", name="Undo").click()
    expect(row).to_contain_text("A second official has to agree.")
    agree(day, day.head_judge, "isn’t bankrupt")
    expect(row.get_by_role("button", name="Bankrupt")).to_be_visible(timeout=15_000)
    leave(judge, right)
    expect(judge.locator(".wire")).to_have_text("Everything is saved")


def ask_the_head_judge(day: Newcomer, judge: Page) -> None:
    judge.get_by_role("button", name="Call the head judge").click()
    expect(judge.get_by_text("Head judge called at")).to_be_visible()
    day.go(day.head_judge, "/control")
    day.head_judge.get_by_role("button", name="I’m on my way").click()
    expect(day.head_judge.get_by_text("is on the way.")).to_be_visible()
    expect(judge.get_by_text("is on the way.")).to_be_visible(timeout=15_000)
    day.head_judge.get_by_role("button", name="Settled").click()
    expect(judge.get_by_role("button", name="Call the head judge")).to_be_visible(timeout=15_000)


def expel_by_mistake(day: Newcomer, table: Table) -> None:
    """The head judge expels; the director says that it was somebody else, and the head judge agrees."""
    wrong, name = table.players[0], day.nicknames(table)[0]
    day.go(day.head_judge, f"/director/session/{EVENING}")
    box = day.head_judge.locator("#play details")
    box.locator("summary").click()
    box.locator("select").select_option(wrong)
    box.get_by_label("Reason").fill("threw the dice away")
    box.get_by_role("button", name="Disqualify").click()
    expect(day.head_judge.get_by_text("Disqualified.", exact=True)).to_be_visible()
    assert day.entrant(wrong) == "disqualified"
    day.go(day.director, "/director/entrants")
    because(day.director.locator(".people > li", has_text=name), "Undo", "it was a spectator")
    agree(day, day.head_judge, "is in again")
    assert (day.entrant(wrong), table.out) == ("confirmed", [])


def write_a_wrong_figure(day: Newcomer, judge: Page, table: Table, amounts: dict[str, int]) -> None:
    """A digit is missing. The scorer sees it, and the judge, who has another phone by now, corrects it."""
    first = next(iter(amounts))
    day.panel(judge, EVENING, table.number, "sheet")
    write_cash(judge, {**amounts, first: amounts[first] // 10})
    sign_all(judge)
    judge.get_by_role("button", name="Enter the sheet").click()
    expect(judge.locator(".entered")).to_be_visible()
    scorer = day.scorer
    day.panel(scorer, EVENING, table.number, "sheet")
    scorer.get_by_role("button", name="Send back").click()
    scorer.get_by_label("Reason").fill("a digit is missing")
    scorer.get_by_role("button", name="Send back").click()
    names = {one.id: one.name for one in day.office.officials()}
    fresh = day.at_desk(day.links[names[table.judge]], 390, 844)
    day.panel(fresh, EVENING, table.number, "sheet")
    expect(fresh.locator(".told", has_text="a digit is missing")).to_be_visible()
    for name, amount in amounts.items():
        choose_line(fresh, name)
        expect(fresh.locator(".field input").first).to_have_value(str(amount // 10 if name == first else amount))
    score(day, fresh, EVENING, table.number, {first: amounts[first]})
    expect(day.scorer.locator(".entered")).to_contain_text("Sofia")


def release_too_early(day: Newcomer, shown: str) -> None:
    page = day.director
    day.go(page, f"/director/session/{EVENING}")
    page.get_by_role("button", name="Publish scores").click()
    expect(page.get_by_text("Scores published.").first).to_be_visible()
    day.go(day.board, "/board")
    expect(day.board.get_by_text(shown)).to_be_visible(timeout=15_000)
    because(page.locator("#release"), "Take the scores back", "too early", "Undo")
    expect(page.get_by_text("Proposed.")).to_be_visible()
    agree(day, day.scorer, "Scores leave the boards")
    expect(day.board.get_by_text(shown)).to_have_count(0, timeout=15_000)
    release(day, EVENING)
    expect(day.board.get_by_text(shown)).to_be_visible(timeout=15_000)


def pass_the_place_on(day: Newcomer, champion: str, second: str) -> None:
    page = day.director
    day.go(page, "/director")
    expect(page.get_by_text("The champion’s place")).to_contain_text(champion)
    because(page.locator("main"), "Pass the place on", "no passport")
    expect(page.get_by_text("The place has been passed on.")).to_be_visible()
    expect(page.get_by_text("The champion’s place")).to_contain_text(second)


def logbook(day: Newcomer) -> list[str]:
    """Every line as the director reads it, the oldest first."""
    lines: list[str] = []
    for page in count(1):
        day.go(day.director, f"/log?page={page}")
        lines += day.director.locator(".logbook li p:first-child").all_inner_texts()
        if not day.director.get_by_role("link", name="Older").count():
            break
    return [line.replace("\u2068", "").replace("\u2069", "") for line in reversed(lines)]


def check_log(lines: list[str]) -> None:
    """The slips and what put them right, in their order, with the names that the director may see."""
    left = iter(lines)
    for wanted in LOGGED:
        assert any(line.startswith(wanted) for line in left), (wanted, lines)


def test_every_slip_of_a_championship_is_put_right_on_the_pages(day: Newcomer) -> None:
    phone = fill_up(day)
    telephone(day)
    cancel_by_mistake(day)
    start_later(day)
    day.travel(day.starts - 30 * MINUTE)
    open_the_doors(day, phone)
    seat(day)
    day.travel(day.starts + MINUTE)
    one, two = day.tables(EVENING)
    call_the_roll(day, one)
    judge = judge_of(day, one)
    best, good, fair, loser = day.nicknames(one)
    day.panel(judge, EVENING, 1, "table")
    tap_the_wrong_row(day, judge, best, loser)
    ask_the_head_judge(day, judge)
    expel_by_mistake(day, two)
    call_time(day, EVENING, day.starts)
    write_a_wrong_figure(day, judge, one, {best: 1500, good: 900, fair: 700})
    names = day.nicknames(two)
    score(day, judge_of(day, two), EVENING, 2, dict(zip(names, (1400, 1000, 800, 600), strict=True)))
    release_too_early(day, best)
    state = day.office.championship.state
    called = day.office.championship.people.called
    # 22 and 12 points for the first two of three survivors, 19 and 10 for those of four (CHAMP-SCORE-3).
    assert [called(id) for id in state.outcomes[("evening", "hall")].going] == [best, names[0], good, names[1]]
    order = play_final(day, FINAL, day.starts + 2 * HOUR)
    assert [called(id) for id in state.outcomes[("final", "hall")].ranking] == order
    assert set(order) == {best, names[0], good, names[1]}
    champion, second = order[:2]
    expect(day.board.locator(".champion")).to_contain_text(champion, timeout=15_000)
    pass_the_place_on(day, champion, second)
    assert called(day.office.championship.champion()) == champion
    assert called(day.office.championship.delegate()) == second
    check_log(logbook(day))
    day.server.site.store.verify_chain(day.office.stream)
