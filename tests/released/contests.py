"""The championships of a set: over the board, online, and one whose venue went to its laptop and came back."""

import datetime
import re
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.released.house import House, Table
from tests.released.scenes import at_turn

from passgo.championship import commands
from passgo.championship.codec import digest_of
from passgo.championship.format import Stage
from passgo.championship.state import Session
from passgo.office import SYSTEM, Office, Offices, online, venues
from passgo.rehearsal.rehearsal_store import TERMS, OfficeCourse
from passgo.store import open_store
from passgo.web.championships.online_tables import Keeper

OPENED: Final = datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC)
VENUE: Final = re.compile(r"\[\[venues\]\].*?(?=\[\[stages\]\])", re.DOTALL)


@dataclass(frozen=True)
class Lent:
    """What a venue took along and what it brought back."""

    branch: bytes
    results: bytes
    key: str


def format_text(id: str, *venues: str, online: bool = False) -> str:
    """A small championship of one evening, in these halls."""
    preset = resources.files("passgo.championship") / "presets" / "single-evening.toml"
    text = preset.read_text(encoding="utf-8").replace('"single-evening"', f'"{id}"')
    text = text.replace("capacity = 24\ntables = 6", "capacity = 10\ntables = 2" + "\nonline = true" * online)
    text = re.sub(r"seats = \[\d, 6\]", "seats = [4, 6]", text)
    found = VENUE.search(text)
    assert found is not None
    halls = [found[0].replace('id = "hall"', f'id = "{venue}"') for venue in venues]
    if len(venues) > 1:
        final = found[0].replace('id = "hall"', 'id = "final-hall"\nregisters = false')
        halls.append(final.replace("2026-01-31", "2026-02-07"))
        text = text.replace('name = "Final"', 'name = "Final"\nat = "final-hall"')
    text = text.replace("advance = 4", f"advance = {4 // len(venues)}")
    return text.replace(found[0], "".join(halls))


class Contest(OfficeCourse):
    """A rehearsal's people, in a championship that is kept as a real one."""

    def __init__(self, offices: Offices, text: str, seed: int) -> None:
        super().__init__(offices.create(text, OPENED, terms=TERMS), seed, lambda _: None)
        self.enter()

    def enter(self) -> None:
        self.register()
        self.phone()
        self.name()

    def first_round(self, *venues: str) -> list[Session]:
        stage = self.format.stages[0]
        self.check_in(stage, list(venues))
        return [self.draw(stage, venue, 1) for venue in venues]


class Laptop(Contest):
    """The same at a venue that went on by itself."""

    def __init__(self, office: Office, seed: int, now: datetime.datetime) -> None:
        OfficeCourse.__init__(self, office, seed, lambda _: None)
        self.now = now


def over_the_board(offices: Offices) -> None:
    finished = Contest(offices, format_text("board-finished", "hall"), 1)
    for stage in finished.format.stages:
        finished.stage(stage)
    half_way(Contest(offices, format_text("board-running", "hall"), 2))


def half_way(contest: Contest) -> None:
    """The first round is played and one of its sheets is in."""
    [session] = contest.first_round("hall")
    stage = contest.format.stages[0]
    start_and_play(contest, stage, session)
    contest.collect(session, session.tables[0])


def start_and_play(contest: Contest, stage: Stage, session: Session) -> None:
    contest.start(session, 1)
    for table in session.tables:
        contest.play(session, table)
    over = contest.now + datetime.timedelta(minutes=stage.minutes)
    contest.do(commands.CallLastRound(contest.head_judge, session.id, 1), over)
    contest.do(commands.EndHeat(contest.head_judge, session.id, 1))


def lent_venue(offices: Offices) -> Lent:
    """North stays with the server; South goes on by itself, and its results are not yet taken back."""
    contest = Contest(offices, format_text("two-halls", "north", "south"), 3)
    branch, key = venues.lend(contest.office, "south", SYSTEM, contest.now)
    stage = contest.format.stages[0]
    [north] = contest.first_round("north")
    start_and_play(contest, stage, north)
    for table in north.tables:
        contest.collect(north, table)
    with TemporaryDirectory() as folder:
        store = open_store(f"sqlite:///{Path(folder, 'laptop.db')}")
        office = venues.settle(Offices(store), branch, key)
        laptop = Laptop(office, 4, contest.now)
        [south] = laptop.first_round("south")
        start_and_play(laptop, stage, south)
        laptop.collect(south, south.tables[0])
        results = venues.bring_back(office)
        store.close()
    return Lent(branch, results, key)


# Online.


async def played_online(house: House) -> None:
    offices = house.site.offices
    running = Contest(offices, format_text("online-running", "hall", online=True), 5)
    await play_tables(house, running, 12)
    finished = Contest(offices, format_text("online-finished", "hall", online=True), 6)
    [session] = await play_tables(house, finished, 20)
    await hand_in(house, finished, session)


async def play_tables(house: House, contest: Contest, turns: int) -> list[Session]:
    """The live tables of the first round, each played for so many turns."""
    sessions = contest.first_round("hall")
    contest.start(sessions[0], 1)
    keeper = Keeper(house.site)
    for _ in range(2):
        await keeper.round(contest.office)
    known = house.site.store.ask(lambda conn: online.listing(conn, contest.office.id))
    for number, live in enumerate(sorted(table.live for table in known.values())):
        table = Table(house, await house.site.tables.own_room(live), number)
        assert await table.play(at_turn(turns))
    return sessions


async def hand_in(house: House, contest: Contest, session: Session) -> None:
    """Time is called, the tables write their sheets, and somebody confirms them."""
    last = contest.state.last
    assert last is not None
    over = last + datetime.timedelta(minutes=contest.format.stages[0].minutes)
    contest.do(commands.CallLastRound(contest.head_judge, session.id, 1), over)
    contest.do(commands.EndHeat(contest.head_judge, session.id, 1))
    for _ in range(2):
        await Keeper(house.site).round(contest.office)
    assert contest.state.last is not None
    contest.now = contest.state.last  # the server writes by its own clock
    for table in session.tables:
        assert table.sheet is not None
        confirm = commands.ConfirmSheet(contest.scorer, session.id, table.number, digest_of(table.sheet.sheet))
        contest.do(confirm)
    contest.do(commands.ReleaseScores(contest.director, session.id))
