"""An office under random hands: two processes, crashes at every point of a commit, repeated commands, erasures.

Beside it the pure core does the same in memory. After every step both tell the same story, the chain holds, and no
personal row stands where none may stand.
"""

import datetime
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)
from sqlalchemy import Connection
from tests.championship.organising import prices
from tests.office.keeping import TERMS, Clerk, format_text

from passgo.championship import Championship, Command, Refused, commands, parse, replay
from passgo.championship.codec import from_json
from passgo.championship.personal_data import People
from passgo.championship.rounds import RoundId
from passgo.office import Offices, rows
from passgo.store import Store, StoreUnavailable, open_store

NUMBERS = st.integers(0, 1000)
VENUES = ("patras", "volos")
TEXT = format_text("greece-2015").replace("capacity = 36\ntables = 6", "capacity = 6\ntables = 1")
OPENED = datetime.datetime(2015, 4, 1, tzinfo=datetime.UTC)
template: list[bytes] = []  # an empty database, made once: Alembic takes longer than an example


def fresh_store(folder: Path) -> Store:
    file = folder / "store.db"
    if not template:
        open_store(f"sqlite:///{folder / 'template.db'}").close()
        template.append((folder / "template.db").read_bytes())
    file.write_bytes(template[0])
    return open_store(f"sqlite:///{file}")


class Hands(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.store = fresh_store(Path(self.folder.name))

    @initialize()
    def open(self) -> None:
        offices = Offices(self.store)
        office = offices.create(TEXT, OPENED, terms=TERMS)
        self.desks = [Clerk(offices, office), self.another_desk()]
        self.twin = Championship(parse(TEXT), prices())  # the core alone, in memory
        self.follow()
        self.sent = 0
        self.now = datetime.datetime(2015, 5, 2, tzinfo=datetime.UTC)
        self.registered = 0

    def another_desk(self) -> Clerk:
        offices = Offices(self.store)
        return Clerk(offices, offices.open("greece-2015"))

    def follow(self) -> None:
        """The twin takes in what the log says: it must be what it would have said itself."""
        for entry in self.store.read("championship/greece-2015", after=self.twin.state.version):
            self.twin.apply(from_json(entry.body))

    def give(self, desk: int, command: Command, command_id: str = "") -> bool:
        """The same command to the office and to the core: the same events, or the same refusal."""
        self.now += datetime.timedelta(seconds=1)
        office = self.desks[desk % 2].office
        try:
            expected, code = self.twin.handle(command, self.now), ""
        except Refused as refusal:
            expected, code = [], refusal.code
        try:
            found = office.perform(command, self.now, command_id=command_id)
        except Refused as refusal:
            assert refusal.code == code
            return False
        assert (found, "") == (expected, code)
        self.twin.keep(self.twin.named(command))
        for event in found:
            self.twin.apply(event)
        return True

    def someone(self, number: int) -> str:
        ids = list(self.twin.state.entrants) or ["nobody"]
        return ids[number % len(ids)]

    # What people do

    @rule(desk=NUMBERS, venue=st.sampled_from(VENUES), same=st.booleans())
    def register(self, desk: int, venue: str, same: bool) -> None:
        self.registered += not same
        self.give(desk, self.desks[0].entry(f"{venue[:2]}{self.registered:03d}", venue))

    @rule(desk=NUMBERS, number=NUMBERS, comes=st.booleans())
    def phone(self, desk: int, number: int, comes: bool) -> None:
        self.give(desk, commands.Phone(self.desks[0].registrar, self.someone(number), comes))

    @rule(desk=NUMBERS, number=NUMBERS)
    def withdraw(self, desk: int, number: int) -> None:
        self.give(desk, commands.Withdraw(self.desks[0].registrar, self.someone(number)))

    @rule(desk=NUMBERS, number=NUMBERS)
    def erase(self, desk: int, number: int) -> None:
        self.give(desk, commands.Erase(self.desks[0].registrar, self.someone(number)))

    @rule(desk=NUMBERS, number=NUMBERS, name=st.sampled_from(["Boot", "Iron", "Old Hat", "x"]))
    def nickname(self, desk: int, number: int, name: str) -> None:
        id = self.someone(number)
        if self.give(desk, commands.ProposeNickname(self.desks[0].registrar, id, name)):
            self.give(desk + 1, commands.ApproveNickname(self.desks[0].director, id))

    @rule(desk=NUMBERS, number=NUMBERS)
    def check_in(self, desk: int, number: int) -> None:
        id = self.someone(number)
        known = self.twin.state.entrants.get(id)
        venue = known.venue if known is not None else VENUES[0]
        self.give(desk, commands.CheckIn(self.desks[0].registrar, id, venue))

    @rule(desk=NUMBERS, venue=st.sampled_from(VENUES), seed=NUMBERS)
    def seat(self, desk: int, venue: str, seed: int) -> None:
        self.give(desk, commands.MakeSeating(self.desks[0].director, RoundId("city", venue, 1), seed))

    # What goes wrong

    @rule(desk=NUMBERS, number=NUMBERS)
    def repeat(self, desk: int, number: int) -> None:
        """A panel that heard no answer sends its command again, perhaps to another server."""
        self.sent += 1
        command = commands.Withdraw(self.desks[0].registrar, self.someone(number))
        if self.give(desk, command, f"c{self.sent}"):
            version = self.twin.state.version
            for other in (0, 1):
                self.desks[other].office.perform(command, self.now, command_id=f"c{self.sent}")
            self.follow()
            assert self.twin.state.version == version

    @rule(desk=NUMBERS, venue=st.sampled_from(VENUES), arrives=st.booleans())
    def crash(self, desk: int, venue: str, arrives: bool) -> None:
        """The process dies before or after the commit; the next one opens the store."""
        self.now += datetime.timedelta(seconds=1)
        self.registered += 1
        victim = self.desks[desk % 2]

        def dying(change: Callable[[Connection], Any]) -> None:
            with self.store.writing() as conn:
                change(conn)
                if not arrives:
                    raise StoreUnavailable("killed")
            raise StoreUnavailable("killed")

        victim.office.write = dying
        entry = self.desks[0].entry(f"{venue[:2]}{self.registered:03d}", venue)
        try:
            victim.office.perform(entry, self.now)
        except StoreUnavailable:
            if arrives:
                self.twin.keep(self.twin.named(entry))
        except Refused:
            pass
        self.desks[desk % 2] = self.another_desk()
        self.follow()

    @rule(desk=NUMBERS)
    def restart(self, desk: int) -> None:
        self.desks[desk % 2] = self.another_desk()

    # What must hold

    @invariant()
    def both_processes_tell_what_the_core_tells(self) -> None:
        for desk in self.desks:
            desk.office.catch_up()
            assert desk.championship.digest() == self.twin.digest()
            assert desk.championship.people.rows == self.twin.people.rows

    @invariant()
    def the_log_alone_tells_it_again(self) -> None:
        log = [from_json(entry.body) for entry in self.store.read("championship/greece-2015", limit=5000)]
        people = People()
        people.rows = dict(self.twin.people.rows)
        assert replay(self.twin.format, self.twin.prices, log, people).digest() == self.twin.digest()
        self.store.verify_chain("championship/greece-2015")

    @invariant()
    def nobody_is_kept_who_is_erased_or_never_was(self) -> None:
        kept = self.store.ask(lambda conn: rows.people(conn, "greece-2015"))
        entrants = self.twin.state.entrants
        assert set(kept) <= {id for id, one in entrants.items() if one.status != "erased"}
        assert all(kept[id].badge for id in kept)

    def teardown(self) -> None:
        self.store.close()
        self.folder.cleanup()


TestHands = Hands.TestCase
TestHands.settings = settings(max_examples=25, stateful_step_count=25)


@pytest.mark.long
def test_hands_for_long() -> None:
    run_state_machine_as_test(Hands, settings=settings(max_examples=400, stateful_step_count=60))
