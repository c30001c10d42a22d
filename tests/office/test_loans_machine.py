"""A server and its laptops under random hands: every order of lending, working, bringing back, repeating and recalling.

Whatever was acknowledged stays: the server holds each entry that it said it took in, and in the end both sides tell the
same story about the venue. The laptops' clocks are wrong by days or years.
"""

import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from tests.office.keeping import Clerk, clerk_of
from tests.office.lending import VENUE, lend
from tests.office.test_office_machine import fresh_store

from passgo.championship import Command, Refused, commands
from passgo.championship.codec import from_json
from passgo.office import ArchiveRefused, Offices, archives, rows, venues

NUMBERS = st.integers(0, 1000)
DAYS = st.integers(-9, 900)
WORK = st.lists(st.tuples(NUMBERS, st.integers(0, 5)), min_size=1, max_size=4)
RARELY = st.sampled_from([False, False, False, True])  # it ends a loan, and with it what can happen
STEP = datetime.timedelta(minutes=1)


class Laptop:
    """A clerk at a laptop, and which loan and which copy of its archive it works from."""

    def __init__(self, clerk: Clerk, branch: int) -> None:
        self.clerk = clerk
        self.branch = branch
        self.brought: list[bytes] = []


class Hall(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.laptops: list[Laptop] = []
        self.taken: dict[int, list[str]] = {}  # by loan: entries that the server said it took in, as they were written
        self.recalled: set[int] = set()
        self.stores = 0

    def new_store(self) -> Offices:
        self.stores += 1
        folder = Path(self.folder.name) / str(self.stores)
        folder.mkdir()
        return Offices(fresh_store(folder))

    @initialize()
    def open(self) -> None:
        self.server = clerk_of(self.new_store())
        self.server.confirmed(4, VENUE)
        self.server.confirmed(1, "patras")
        self.lend(0)

    # Work on either side

    def try_to(self, clerk: Clerk, command: Command) -> str:
        try:
            clerk.do(command, clerk.now + STEP)
        except Refused as refusal:
            return refusal.code
        return ""

    def one_of(self, clerk: Clerk, number: int, venue: str) -> str:
        ids = [one.id for one in clerk.state.entrants.values() if one.venue == venue]
        return ids[number % len(ids)]

    def command(self, clerk: Clerk, kind: int, entrant: str) -> Command:
        kinds = (
            commands.Erase(clerk.registrar, entrant),
            commands.Withdraw(clerk.registrar, entrant),
            commands.ProposeNickname(clerk.registrar, entrant, "Old Boot"),
        )
        return kinds[kind] if kind < len(kinds) else clerk.entry(f"vo{clerk.office.version:03d}", VENUE)

    @rule(number=NUMBERS, kind=st.integers(0, 2), venue=st.sampled_from([VENUE, "patras"]))
    def work_here(self, number: int, kind: int, venue: str) -> None:
        wish = self.command(self.server, kind, self.one_of(self.server, number, venue))
        lent = VENUE in self.server.state.lent
        code = self.try_to(self.server, wish)
        if venue == VENUE and lent and not isinstance(wish, commands.Erase):
            assert code

    @rule(number=NUMBERS, venue=st.sampled_from([VENUE, "patras"]))
    def change_plan(self, number: int, venue: str) -> None:
        """The server changes the plan of a venue that is not lent; a laptop changes none."""
        lent = venue in self.server.state.lent
        wish = commands.ChangeVenue(self.server.director, venue, f"Hall {number}", capacity=30 + number % 7)
        assert (self.try_to(self.server, wish) == "plan-lent") == lent
        for laptop in self.laptops:
            assert self.try_to(laptop.clerk, wish) in ("plan-lent", "venue-finished")

    @rule(work=WORK, which=NUMBERS, exports=st.booleans(), arrives=st.booleans())
    def work_there(self, work: list[tuple[int, int]], which: int, exports: bool, arrives: bool) -> None:
        """Some work at a laptop; its results may be written to a file then, and the file may arrive at once."""
        laptop = self.laptops[which % len(self.laptops)]
        clerk = laptop.clerk
        for number, kind in work:
            self.try_to(clerk, self.command(clerk, kind, self.one_of(clerk, number, VENUE)))
        if exports:
            laptop.brought.append(venues.bring_back(clerk.office))
            if arrives:
                self.take_in(laptop, laptop.brought[-1])

    @rule(which=NUMBERS, sure=RARELY)
    def finish(self, which: int, sure: bool) -> None:
        if sure:
            clerk = self.laptops[which % len(self.laptops)].clerk
            self.try_to(clerk, commands.FinishVenue(clerk.head_judge, VENUE))

    # Lending and recalling

    @precondition(lambda self: len(self.laptops) < 4)
    @rule(days=DAYS)
    def lend(self, days: int) -> None:
        """The first time a new loan begins; after that a second laptop works from the same archive."""
        offices = self.new_store()
        clerk = Clerk(offices, venues.settle(offices, *lend(self.server)))
        clerk.now += datetime.timedelta(days=days)
        self.laptops.append(Laptop(clerk, self.server.state.lent[VENUE]))

    @rule(sure=RARELY)
    def recall(self, sure: bool) -> None:
        if not sure:
            return
        branch = self.server.state.lent.get(VENUE, 0)
        code = self.try_to(self.server, commands.RecallVenue(self.server.director, VENUE, "a reason"))
        assert code == ("" if branch else "venue-not-lent")
        if branch:
            self.recalled.add(branch)

    # Travelling

    @precondition(lambda self: any(one.brought for one in self.laptops))
    @rule(which=NUMBERS)
    def bring(self, which: int) -> None:
        """Any file that ever left a laptop, also an old one, also once more."""
        files = [(one, file) for one in self.laptops for file in one.brought]
        self.take_in(*files[which % len(files)])

    def take_in(self, laptop: Laptop, file: bytes) -> str:
        version = self.server.office.version
        self.server.now += STEP
        lent = self.server.state.lent.get(VENUE) == laptop.branch
        try:
            _, told = venues.take_back(self.server.offices, file, self.server.director, self.server.now)
        except ArchiveRefused as refusal:
            assert self.server.office.version == version
            assert refusal.code in ("recalled", "diverged", "not-lent"), refusal
            assert (refusal.code == "recalled") == (laptop.branch in self.recalled)
            return refusal.code
        bodies = [line.body for line in archives.unpack(file)[2].entries]
        loan = self.server.state.loan(VENUE, laptop.branch)
        assert loan is not None
        before = self.taken.get(laptop.branch, [])
        assert before[: len(bodies)] == bodies[: len(before)]
        assert len(loan.versions) == max(len(before), len(bodies))
        if told.events:
            assert lent
            self.taken[laptop.branch] = bodies
            assert (VENUE in self.server.state.lent) == (not told.finished)
        else:
            assert self.server.office.version == version
            assert (self.server.state.lent.get(VENUE) == laptop.branch) == lent
        return ""

    @rule()
    def restart(self) -> None:
        """Everybody reads what is stored; what was said before is still true."""
        for clerk in (self.server, *(one.clerk for one in self.laptops)):
            now = clerk.now
            before = clerk.championship.digest()
            clerk.offices = Offices(clerk.office.store)
            clerk.sit_down_at(clerk.offices.open(clerk.office.id))
            clerk.now = now
            assert clerk.championship.digest() == before

    # What holds at all times

    @invariant()
    def nothing_acknowledged_is_lost(self) -> None:
        here = [told(entry.body) for entry in archives.whole_log(self.server.office)] if self.taken else []
        for body in (one for bodies in self.taken.values() for one in bodies):
            here.remove(told(body))  # ValueError: it is lost

    @invariant()
    def erased_people_stay_erased(self) -> None:
        if hasattr(self, "server"):
            office = self.server.office
            gone = {one.id for one in self.server.state.entrants.values() if one.status == "erased"}
            assert gone >= office.championship.people.erased
            assert gone.isdisjoint(office.store.ask(lambda conn: rows.people(conn, office.id)))

    def teardown(self) -> None:
        if hasattr(self, "server"):
            self.agree()
        for laptop in self.laptops:
            laptop.clerk.office.store.close()
        self.folder.cleanup()

    def agree(self) -> None:
        """The laptops of the loan that is still on bring everything: one of them is taken in to its last entry."""
        branch = self.server.state.lent.get(VENUE)
        mine = [one for one in self.laptops if one.branch == branch]
        codes = {one: self.take_in(one, venues.bring_back(one.clerk.office)) for one in mine}
        for laptop in (one for one in mine if not codes[one]):
            loan = self.server.state.loan(VENUE)
            assert loan is not None
            if laptop.clerk.office.version - laptop.branch == len(loan.versions):
                self.same_story(laptop.clerk)
        if mine:
            assert "" in codes.values()
        for clerk in (self.server, *(one.clerk for one in self.laptops)):
            clerk.office.store.verify_chain(clerk.office.stream)
        self.server.office.store.close()

    def same_story(self, laptop: Clerk) -> None:
        for entrant in (one for one in laptop.state.entrants.values() if one.venue == VENUE):
            here = self.server.state.entrants[entrant.id]
            assert here.status in (entrant.status, "erased")
            if here.status != "erased":
                assert self.server.championship.people.rows[entrant.id] == laptop.championship.people.rows[entrant.id]


def told(body: str) -> tuple[str, str, datetime.datetime]:
    """An entry as far as it is the same in both logs: what, about whom, and when by the computer that wrote it."""
    event = from_json(body)
    return event.kind, str(getattr(event, "entrant", "")), event.at


def run(examples: int, steps: int) -> None:
    run_state_machine_as_test(Hall, settings=settings(max_examples=examples, stateful_step_count=steps, deadline=None))


def test_nothing_acknowledged_is_lost_in_any_order() -> None:
    run(15, 30)


@pytest.mark.long
def test_nothing_acknowledged_is_lost_in_many_orders() -> None:
    run(200, 40)
