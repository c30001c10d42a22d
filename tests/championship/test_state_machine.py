"""A championship under random hands: whatever is asked in whatever order, what must hold holds after every step."""

import datetime
from dataclasses import replace
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.championship.families import SCHOOL
from tests.championship.organising import Office, prices, sheet
from tests.championship.test_format import text_of

from passgo.championship import Actor, Command, Refused, commands, parse, replay
from passgo.championship.boards import shown_name, stage_board, table_board
from passgo.championship.codec import digest_of, from_json, to_json
from passgo.championship.commands import ENTRANT, JUDGE
from passgo.championship.format import Format
from passgo.championship.rounds import RoundId
from passgo.championship.scoring import tied_players
from passgo.championship.signatures import line_of, missing_signatures
from passgo.championship.state import ACTIVE, HOLDING, Session

NUMBERS = st.integers(0, 1000)


def small() -> Format:
    """Two cities with room for a dozen, so that random hands get far; everybody under thirty has a guardian."""
    text = text_of("greece-2015").replace("capacity = 36\ntables = 6", "capacity = 12\ntables = 3")
    return parse(text.replace("age = 18", "age = 18\nguardian_below = 30") + SCHOOL)


FORMAT = small()
VENUES = ("patras", "volos")
CALLS = (commands.CallHeadJudge, commands.TakeCall, commands.EndCall)


def sits_down(id: str, number: int) -> bool:
    return (int(id[2:]) + number) % 23 != 0


class Hands(RuleBasedStateMachine):
    @initialize(numbers=st.tuples(st.integers(0, 15), st.integers(4, 15)), phoned=st.booleans())
    def open(self, numbers: tuple[int, int], phoned: bool) -> None:
        self.office = Office(FORMAT)
        self.state = self.office.state
        for venue, number in zip(VENUES, numbers, strict=True):
            self.register(venue, number)
        if phoned:
            self.phone_all()

    def attempt(self, command: Command) -> bool:
        """Perform it if it is allowed; a refusal changes nothing."""
        before, version = self.office.championship.digest(), self.state.version
        try:
            self.office.do(command)
        except Refused:
            assert (self.office.championship.digest(), self.state.version) == (before, version)
            return False
        return True

    def someone(self, number: int) -> str:
        ids = list(self.state.entrants) or ["nobody"]
        return ids[number % len(ids)]

    def some_session(self, number: int) -> Session | None:
        sessions = list(self.state.sessions.values())
        return sessions[number % len(sessions)] if sessions else None

    @rule(venue=st.sampled_from(VENUES), number=st.integers(1, 8))
    def register(self, venue: str, number: int) -> None:
        for _ in range(number):
            self.attempt(self.office.entry(f"{venue[:2]}{len(self.state.entrants):03d}", venue))

    @rule(number=NUMBERS, comes=st.booleans())
    def phone(self, number: int, comes: bool) -> None:
        self.attempt(commands.Phone(self.office.registrar, self.someone(number), comes or number % 3 > 0))

    @rule()
    def phone_all(self) -> None:
        for entrant in list(self.state.entrants.values()):
            self.attempt(commands.Phone(self.office.registrar, entrant.id))

    @rule(number=NUMBERS, way=st.sampled_from(["withdraw", "erase", "expel", "cancel"]))
    def leave(self, number: int, way: str) -> None:
        id, office = self.someone(number), self.office
        self.attempt(
            {
                "withdraw": commands.Withdraw(office.registrar, id),
                "erase": commands.Erase(office.registrar, id),
                "expel": commands.Expel(office.head_judge, id, "why"),
                "cancel": commands.Cancel(office.director, id, "why"),
            }[way]
        )

    @rule(number=NUMBERS, change=st.sampled_from([
        {"email": "shared@mail.example"}, {"guardian": "Guardian Other"}, {"guardian": ""}, {"group": "3C"},
        {"group": "3Z"}, {"answers": (("lunch", "Vegetables"), ("allergies", "Answer nuts"))}, {"answers": ()},
        {"born": datetime.date(1960, 1, 1), "guardian": ""},
    ]))  # fmt: skip
    def change_details(self, number: int, change: dict[str, Any]) -> None:
        id = self.someone(number)
        row = self.office.championship.people.rows.get(id)
        if row is not None:
            self.attempt(commands.ChangeDetails(self.office.registrar, id, replace(row, **change)))

    @rule(number=NUMBERS, consent=st.sampled_from(["data", "guardian", "publicity"]), given=st.booleans())
    def change_consent(self, number: int, consent: str, given: bool) -> None:
        self.attempt(commands.ChangeConsent(self.office.registrar, self.someone(number), consent, given))

    @rule(number=NUMBERS, nickname=st.sampled_from(["Lucky Boot", "Old Hat", "Tunnel"]), approved=st.booleans())
    def nickname(self, number: int, nickname: str, approved: bool) -> None:
        office, id = self.office, self.someone(number)
        self.attempt(commands.ProposeNickname(Actor(id, ENTRANT), id, nickname))
        decide = commands.ApproveNickname(office.director, id) if approved else None
        self.attempt(decide or commands.ReturnNickname(office.director, id, "why"))

    @rule(venue=st.sampled_from(VENUES), absent=st.sets(NUMBERS, max_size=3))
    def doors(self, venue: str, absent: set[int]) -> None:
        self.office.doors_open(venue, [self.someone(number) for number in absent])

    @rule(venue=st.sampled_from(VENUES), steps=st.integers(1, 6), seed=NUMBERS, data=st.data())
    def advance(self, venue: str, steps: int, seed: int, data: st.DataObject) -> None:
        for _ in range(steps):
            self.next_step(venue, seed, data)

    def next_step(self, venue: str, seed: int, data: st.DataObject) -> None:
        """The next thing that an orderly office would do at a venue."""
        stage = "city-final" if ("city", venue) in self.state.outcomes else "city"
        session = self.state.sessions.get(RoundId(stage, venue, 1))
        if session is None or session.starts is None:
            self.phone_all()
            self.office.doors_open(venue, [self.someone(seed)])
            self.seat(venue, stage, seed)
            return
        place = list(self.state.sessions).index(session.id)
        if session.heats[1].status in ("waiting", "rolled"):
            self.start(place)
        elif session.heats[1].on():
            self.end(place)
        elif any(not table.confirmed() for table in session.tables):
            self.hand_in(place, data)
        else:
            self.close(place)

    @rule(venue=st.sampled_from(VENUES), stage=st.sampled_from(["city", "city-final"]), seed=NUMBERS)
    def seat(self, venue: str, stage: str, seed: int) -> None:
        session = RoundId(stage, venue, 1)
        self.attempt(commands.MakeSeating(self.office.director, session, seed))
        hall = self.office.championship.format.venue(venue)
        assert hall is not None
        self.attempt(commands.PublishSeating(self.office.director, session, max(hall.starts, self.office.now)))

    @rule(number=NUMBERS, one=NUMBERS, other=NUMBERS)
    def swap(self, number: int, one: int, other: int) -> None:
        session = self.some_session(number)
        if session is not None:
            self.attempt(commands.SwapSeats(self.office.director, session.id, self.someone(one), self.someone(other)))

    @rule(number=NUMBERS, single=st.booleans())
    def call_alternate(self, number: int, single: bool) -> None:
        session = self.some_session(number)
        if session is not None:
            self.attempt(commands.CallAlternate(self.office.head_judge, session.id, single))

    def tick(self, session: Session, number: int) -> None:
        """Everybody who came is at their table, and once in a while somebody is not."""
        for table in session.tables:
            for id in table.players:
                here = session.venue in self.state.entrants[id].present and sits_down(id, number)
                self.attempt(commands.TickPlayer(self.office.head_judge, session.id, table.number, id, here))

    @rule(number=NUMBERS)
    def start(self, number: int) -> None:
        session = self.some_session(number)
        if session is None or session.starts is None:
            return
        self.office.now = max(self.office.now, session.starts)
        office = self.office
        self.tick(session, number)
        self.attempt(commands.CallRoll(office.head_judge, session.id))
        for again in (False, True):
            for table in session.tables:
                if not table.judge:
                    self.attempt(commands.AssignJudge(office.head_judge, session.id, table.number, f"j{table.number}"))
            if again or self.attempt(commands.StartHeat(office.head_judge, session.id)):
                break
            self.attempt(commands.MakeSeating(office.director, session.id, number, heat=1))
        self.attempt(commands.StartHeat(office.head_judge, session.id))

    @rule(number=NUMBERS, which=NUMBERS)
    def go_bankrupt(self, number: int, which: int) -> None:
        session = self.some_session(number)
        if session is not None and session.tables:
            table = session.tables[which % len(session.tables)]
            player = table.players[which % len(table.players)] if table.players else ""
            self.attempt(commands.RecordOut(self.office.head_judge, session.id, table.number, player))

    @rule(
        number=NUMBERS,
        which=NUMBERS,
        what=st.sampled_from([commands.CallHeadJudge, commands.TakeCall, commands.EndCall]),
    )
    def call_the_head_judge(self, number: int, which: int, what: type[Command]) -> None:
        session = self.some_session(number)
        if session is not None and session.tables:
            table = session.tables[which % len(session.tables)]
            before = table.call is not None
            taken = table.call is not None and table.call.taken_by != ""
            made: Any = what
            done = self.attempt(made(self.office.head_judge, session.id, table.number))
            if done:
                assert before == (what is not commands.CallHeadJudge)
                assert not (taken and what is commands.TakeCall)
            assert not done or (table.call is None) == (what is commands.EndCall)

    @rule(number=NUMBERS)
    def end(self, number: int) -> None:
        session = self.some_session(number)
        if session is not None:
            self.office.now += datetime.timedelta(minutes=75)
            self.attempt(commands.CallLastRound(self.office.head_judge, session.id))
            self.attempt(commands.EndHeat(self.office.head_judge, session.id))

    @rule(number=NUMBERS, data=st.data())
    def hand_in(self, number: int, data: st.DataObject) -> None:
        session = self.some_session(number)
        for table in session.tables if session is not None else []:
            if session is None or not session.begun(table):
                continue
            out = [id for id, _ in table.out]
            cash = {id: data.draw(st.integers(0, 3)) for id in table.players}
            fates = dict(table.out)
            made = sheet(table, cash, out)
            lines = tuple(
                line.__class__(**{**vars(line), "fate": fates.get(line.entrant, line.fate)}) for line in made.lines
            )
            order = tuple(sorted(table.players))
            # Now and then a tie waits for the head judge, and a player has yet to sign.
            ready = data.draw(st.booleans())
            good = made.__class__(lines, made.out, made.signed if ready else made.signed[1:], order if ready else ())
            judge = Actor(table.judge, JUDGE)
            if not self.attempt(commands.EnterSheet(judge, session.id, table.number, good)) and table.sheet is not None:
                version = table.sheet.version
                self.attempt(commands.CorrectSheet(judge, session.id, table.number, good, version, "why"))
            self.attempt(commands.ConfirmSheet(self.office.scorer, session.id, table.number, digest_of(good)))

    @rule(number=NUMBERS, which=NUMBERS, in_order=st.booleans())
    def sign(self, number: int, which: int, in_order: bool) -> None:
        """Somebody signs on their own screen, and a tie is decided if there is one."""
        session = self.some_session(number)
        for table in session.tables if session is not None else []:
            if session is None or table.sheet is None or not table.players:
                continue
            player = table.players[which % len(table.players)]
            line, tied = line_of(table.sheet.sheet, player), tied_players(table.sheet.sheet, FORMAT, prices())
            order = tied if in_order else tied[::-1]
            entrant = Actor(player, ENTRANT)
            self.attempt(commands.SignSheet(entrant, session.id, table.number, digest_of(line), player))
            self.attempt(commands.WaiveSignatures(self.office.head_judge, session.id, table.number, "why"))
            self.attempt(commands.DecideTie(self.office.head_judge, session.id, table.number, order))

    @rule(number=NUMBERS)
    def close(self, number: int) -> None:
        session = self.some_session(number)
        if session is not None:
            self.attempt(commands.ReleaseScores(self.office.director, session.id))
            self.attempt(commands.Qualify(self.office.head_judge, session.stage, session.venue, number))

    @precondition(lambda self: any(one.left is not None for one in self.state.entrants.values()))
    @rule(number=NUMBERS)
    def come_back(self, number: int) -> None:
        gone = [one.id for one in self.state.entrants.values() if one.left is not None]
        if self.attempt(commands.Reinstate(self.office.registrar, gone[number % len(gone)], "why")):
            self.second(number)

    @precondition(lambda self: any(table.out for one in self.state.sessions.values() for table in one.tables))
    @rule(number=NUMBERS)
    def take_back_out(self, number: int) -> None:
        out = [
            (session.id, table.number, id)
            for session in self.state.sessions.values()
            for table in session.tables
            for id, _ in table.out
        ]
        if self.attempt(commands.TakeBackOut(self.office.head_judge, *out[number % len(out)], "why")):
            self.second(number)

    def second(self, number: int) -> None:
        """Another official agrees, or not, to what the first one wants undone."""
        for undo in list(self.state.undos.values()):
            kind = commands.AgreeToUndo if number % 4 else commands.DeclineUndo
            self.attempt(kind(self.office.scorer, undo.version))

    @precondition(lambda self: self.state.sessions != {})
    @rule(number=NUMBERS)
    def call_the_roll_by_mistake(self, number: int) -> None:
        session = self.some_session(number)
        if session is None or session.starts is None:
            return
        self.office.now = max(self.office.now, session.starts)
        self.tick(session, number)
        before = session.players(), {one.id: one.status for one in self.state.entrants.values()}
        called = self.attempt(commands.CallRoll(self.office.head_judge, session.id))
        back = self.attempt(commands.TakeBackRoll(self.office.head_judge, session.id, 1, "why"))
        if called:
            after = session.players(), {one.id: one.status for one in self.state.entrants.values()}
            assert back
            assert (sorted(after[0]), after[1]) == (sorted(before[0]), before[1])

    @precondition(lambda self: any(one.released for one in self.state.sessions.values()))
    @rule(number=NUMBERS)
    def release_by_mistake(self, number: int) -> None:
        session = self.some_session(number)
        if session is not None and self.attempt(commands.TakeBackRelease(self.office.director, session.id, "why")):
            self.second(number)

    @rule(
        venue=st.sampled_from(VENUES), hours=st.integers(-30, 30), capacity=st.integers(0, 20),
        tables=st.integers(0, 4), name=st.sampled_from(["", "Hall", "Barn"]),
    )  # fmt: skip
    def change_venue(self, venue: str, hours: int, capacity: int, tables: int, name: str) -> None:
        hall = self.office.championship.format.venue(venue)
        assert hall is not None
        starts = hall.starts + datetime.timedelta(hours=hours) if hours % 3 else None
        self.attempt(commands.ChangeVenue(self.office.director, venue, name, "", starts, capacity, tables))

    @rule(days=st.integers(-3, 3))
    def change_closing(self, days: int) -> None:
        day = FORMAT.registration.closes + datetime.timedelta(days=days)
        self.attempt(commands.ChangeClosing(self.office.director, day))

    @rule(number=NUMBERS, reason=st.sampled_from(["", "why"]))
    def change_judge(self, number: int, reason: str) -> None:
        session = self.some_session(number)
        if session is not None:
            table = 1 + number % max(1, len(session.tables))
            judge = f"j{number % 5}"
            self.attempt(commands.AssignJudge(self.office.director, session.id, table, judge, reason))

    @precondition(lambda self: self.state.outcomes != {})
    @rule(number=NUMBERS)
    def lose_a_qualifier(self, number: int) -> None:
        going = [id for outcome in self.state.outcomes.values() for id in outcome.going]
        if going:
            self.attempt(commands.Withdraw(self.office.registrar, going[number % len(going)]))

    @invariant()
    def capacity_is_never_exceeded(self) -> None:
        for venue in self.office.championship.format.venues if hasattr(self, "office") else ():
            assert len(self.state.at_venue(venue.id, *HOLDING)) <= venue.capacity
            numbers = [one.alternate for one in self.state.alternates(venue.id)]
            assert len(set(numbers)) == len(numbers)

    @invariant()
    def everybody_who_is_kept_has_a_nickname_of_their_own(self) -> None:
        if hasattr(self, "office"):
            core = self.office.championship
            shown = [shown_name(core, id) for id in core.people.rows]
            assert "anonymous" not in shown
            assert len(set(shown)) == len(shown)

    @invariant()
    def minors_play_with_the_consent_of_a_guardian(self) -> None:
        for id, row in self.office.championship.people.rows.items() if hasattr(self, "office") else ():
            one = self.state.entrants[id]
            if one.status in ACTIVE and row.born.year > 1975:
                assert row.guardian
                assert one.consents["guardian"]

    @invariant()
    def tables_are_sound(self) -> None:
        for session in self.state.sessions.values() if hasattr(self, "office") else ():
            players = session.players()
            assert len(set(players)) == len(players)
            for table in session.tables:
                assert len(table.players) <= 6
                if session.begun(table):
                    assert len(table.players) >= 4
                    assert table.judge
                else:
                    assert all(self.state.entrants[id].status in ACTIVE for id in table.players)
                if table.sheet is not None and table.sheet.confirmed_by:
                    assert table.sheet.confirmed_by not in (table.sheet.by, table.sheet.decided_by)
                    assert set(missing_signatures(table, table.sheet)) <= {table.judge}  # another one since
                if table.sheet is not None:
                    assert set(table.sheet.own) <= {*table.players, table.judge}

    @invariant()
    def points_follow_the_table(self) -> None:
        for session in self.state.sessions.values() if hasattr(self, "office") else ():
            for table in session.tables:
                rows = table_board(self.office.championship, session, table.number)
                if rows:
                    alive = len(table.players) - len(table.sheet.sheet.out if table.sheet else ())
                    assert sorted((row.points for row in rows), reverse=True)[:alive] == list(FORMAT.points[alive - 1])

    @invariant()
    def who_goes_on_is_still_in(self) -> None:
        for (stage, venue), outcome in self.state.outcomes.items() if hasattr(self, "office") else ():
            assert len(outcome.going) <= (6 if stage == "city" else 1)
            assert set(outcome.going) <= set(outcome.ranking)
            assert len(stage_board(self.office.championship, stage, venue)) in (0, len(outcome.ranking))
            after = self.state.sessions.get(RoundId("city-final", venue, 1))
            if stage == "city" and after is not None and not any(after.begun(table) for table in after.tables):
                assert set(after.players()) <= set(outcome.going)

    def teardown(self) -> None:
        """The log alone tells the same championship, and holds nobody's data."""
        if hasattr(self, "office"):
            lines = [to_json(event) for event in self.office.log]
            told = ("mail.example", "Name", "Guardian", "Answer", "3A")
            assert not any(words in line for words in told for line in lines)
            again = replay(FORMAT, prices(), [from_json(line) for line in lines], self.office.championship.people)
            assert again.format == self.office.championship.format
            assert again.digest() == self.office.championship.digest()
            assert again.state == self.state


Hands.TestCase.settings = settings(max_examples=60, stateful_step_count=60)
TestHands: Any = Hands.TestCase
