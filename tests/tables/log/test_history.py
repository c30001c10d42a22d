"""One history: whatever clients, clocks, failures and restarts do, the entries tell the same table to everybody."""

from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from tests.tables.driving import PEOPLE, Desk

from passgo.tables import JUDGE, SEAT, SYSTEM, Command
from passgo.tables.table import Table

SEATS = 4
EDITIONS = ("championship", "classic", "ghost", "voyage")


class Client:
    """What a browser keeps: the version it has seen and the view it shows."""

    def __init__(self, role: str, person: str) -> None:
        self.role = role
        self.person = person
        self.version = -1
        self.view: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []

    def read(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        kind = message["type"]
        if kind == "welcome":
            if message["snapshot"] is not None:
                self.take(message)
        elif kind == "resync":
            self.take(message)
        elif kind == "update":
            assert message["after"] == self.version, "a gap nobody told of"
            self.version = message["version"]
            self.view = message["view"]
            self.log += message["events"]
        elif kind == "chat":
            assert message["after"] == self.version
            self.version = message["version"]

    def take(self, message: dict[str, Any]) -> None:
        self.version = message["version"]
        self.view = message["snapshot"]["view"]
        self.log = message["snapshot"]["log"]


class History(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.desk = Desk()
        self.clients: dict[str, Client] = {}
        self.sent: list[Command] = []

    @initialize(
        seed=st.integers(0, 10_000),
        edition=st.sampled_from(EDITIONS),
        help_with_claims=st.sampled_from(["automatic", "reminder", "none"]),
        dice=st.booleans(),
        leavers=st.sampled_from(["bot", "skip", "withdraw"]),
        unattended=st.booleans(),
    )
    def sit_down(
        self, seed: int, edition: str, help_with_claims: str, dice: bool, leavers: str, unattended: bool
    ) -> None:
        self.desk = Desk(seed)
        chosen = {
            "edition": edition,
            "seats": SEATS,
            "claim_help": help_with_claims,
            "physical_dice": dice,
            "leavers": leavers,
            "stand_in": "random",
            "unattended": unattended,
            "pace_ms": 500,
            "clocks": {"decision_ms": 20_000, "auction_ms": 2_000, "deal_ms": 30_000, "absent_ms": 15_000},
        }
        self.desk.ok("create", "ann", settings=chosen)
        self.desk.ok("take-judge", "judge", JUDGE)
        for seat in range(3):
            self.desk.ok("take-seat", PEOPLE[seat], SEAT, seat)
        self.desk.ok("add-bot", "ann", seat=3, bot="random")
        self.desk.ok("start", "ann")
        self.come("judge", JUDGE, -1)
        self.come("ann", SEAT, 0)

    # Sending.

    def give(self, kind: str, person: str, role: str, link: int, expected: int | None, body: dict[str, Any]) -> None:
        self.desk.count += 1
        self.send(Command(f"c{self.desk.count}", kind, person, role, link, expected, body))

    def send(self, command: Command) -> None:
        """Nobody hears of what was not stored, everybody of what was."""
        before = self.desk.table.digest()
        told = len(self.desk.told)
        stored = len(self.desk.entries)
        self.desk.send(command)
        if len(self.desk.entries) == stored:
            assert self.desk.table.digest() == before
        if self.desk.down:
            assert self.desk.table.digest() == before
            return
        self.sent = [*self.sent[-20:], command]
        for gone in self.desk.gone():
            self.clients.pop(gone.role, None)
        for tell in self.desk.told[told:]:
            client = self.clients.get(tell.role)
            if client is not None:
                assert tell.person == client.person
                client.read(tell.data)

    def come(self, person: str, role: str, seat: int) -> None:
        name = f"seat:{seat}" if role == SEAT else role
        if name in self.clients or self.desk.table.role_of(person, role) != name:
            return
        self.give("connect", person, role, seat, None, {})
        if not self.desk.down:
            client = Client(name, person)
            for data in self.desk.table.welcome(name, person, self.desk.now):
                client.read(data)
            self.clients[name] = client

    # What may happen.

    @rule(seat=st.integers(0, 2))
    def a_player_connects(self, seat: int) -> None:
        self.come(PEOPLE[seat], SEAT, seat)

    @rule(role=st.sampled_from(["seat:0", "seat:1", "seat:2", "judge"]))
    def a_client_is_cut_off(self, role: str) -> None:
        client = self.clients.pop(role, None)
        if client is not None:
            seat = int(role[5:]) if role.startswith(SEAT) else -1
            self.give("disconnect", client.person, SEAT if seat >= 0 else JUDGE, seat, None, {})

    @rule()
    def the_judge_connects(self) -> None:
        self.come("judge", JUDGE, -1)

    @rule(seat=st.integers(0, 2), pick=st.integers(0, 1_000), late=st.integers(0, 3))
    def a_player_acts(self, seat: int, pick: int, late: int) -> None:
        state = self.desk.table.state
        if state.game is None:
            return
        legal = state.game.legal(seat)
        options = [action.to_json() for action in legal.actions] + [{"type": "claim"}, {"type": "roll"}]
        if legal.bid_max:
            options.append({"type": "bid", "amount": legal.bid_min})
        action = options[pick % len(options)]
        self.give("act", PEOPLE[seat], SEAT, seat, state.version - late, {"action": action})

    @rule(seat=st.integers(0, 2), late=st.integers(0, 2))
    def a_player_takes_back(self, seat: int, late: int) -> None:
        self.give("undo", PEOPLE[seat], SEAT, seat, self.desk.table.version - late, {})

    @rule(seat=st.integers(0, 2), other=st.integers(0, 3), pick=st.integers(0, 1_000))
    def a_player_offers(self, seat: int, other: int, pick: int) -> None:
        game = self.desk.table.state.game
        if game is None:
            return
        mine = [title.space.pos for title in game.titles if title.owner == seat]
        deeds = [mine[pick % len(mine)]] if mine else []
        deal = {"give": {"deeds": deeds}, "take": {"cash": pick % 50}}
        action = {"type": "offer", "seat": other, "deal": deal}
        self.give("act", PEOPLE[seat], SEAT, seat, self.desk.table.version, {"action": action})

    @rule(pick=st.integers(0, 20))
    def an_old_command_comes_again(self, pick: int) -> None:
        if self.sent:
            command = self.sent[pick % len(self.sent)]
            if command.kind not in ("connect", "disconnect", "tick"):
                count = len(self.desk.entries)
                self.send(command)
                if not self.desk.down:
                    assert len(self.desk.entries) == count

    @rule(ms=st.sampled_from([100, 1_000, 5_000, 60_000]))
    def time_passes(self, ms: int) -> None:
        end = self.desk.now + ms
        for _ in range(60):
            if self.desk.wake is None or self.desk.wake > end or self.desk.down:
                break
            self.desk.now = max(self.desk.now, self.desk.wake)
            self.give("tick", "", SYSTEM, -1, None, {})
        self.desk.now = max(end, self.desk.now)

    @rule()
    def the_clock_jumps_back(self) -> None:
        self.desk.now -= 30_000

    @rule(down=st.booleans())
    def the_store_goes_and_comes(self, down: bool) -> None:
        self.desk.down = down

    @rule()
    def the_server_restarts(self) -> None:
        """Clients come back with their version; nobody sees another history."""
        if self.desk.down:
            return
        self.desk.table = Table.from_entries("t1", self.desk.entries, self.desk.now)
        stored = {msgspec.json.decode(entry.body).get("id") for entry in self.desk.entries}
        self.sent = [command for command in self.sent if command.id in stored]  # what changed nothing is forgotten
        clients = list(self.clients.values())
        self.clients = {}
        for client in clients:
            seat = int(client.role[5:]) if client.role.startswith(SEAT) else -1
            role = SEAT if seat >= 0 else client.role
            if self.desk.table.role_of(client.person, role) == client.role:
                self.give("connect", client.person, role, seat, None, {})
                for data in self.desk.table.welcome(client.role, client.person, self.desk.now, client.version):
                    client.read(data)
                self.clients[client.role] = client

    @rule(kind=st.sampled_from(["pause", "resume", "judge-close", "judge-last-round", "judge-no-dice"]))
    def the_judge_rules(self, kind: str) -> None:
        self.give(kind, "judge", JUDGE, -1, self.desk.table.version, {})

    @rule(faces=st.lists(st.integers(1, 6), min_size=1, max_size=3))
    def the_judge_types_dice(self, faces: list[int]) -> None:
        self.give("judge-dice", "judge", JUDGE, -1, self.desk.table.version, {"faces": faces})

    @rule(seat=st.integers(0, 3), amount=st.integers(-60, 60))
    def the_judge_corrects(self, seat: int, amount: int) -> None:
        body = {"corrects": 1, "reason": "counted again", "cash": [{"seat": seat, "amount": amount}]}
        self.give("judge-correct", "judge", JUDGE, -1, self.desk.table.version, body)

    @rule(seat=st.integers(0, 2), kind=st.sampled_from(["leave", "take-seat"]))
    def a_player_leaves_or_returns(self, seat: int, kind: str) -> None:
        self.give(kind, PEOPLE[seat], SEAT, seat, None, {})

    @rule(seat=st.integers(0, 2), to=st.none() | st.integers(0, 3))
    def somebody_talks(self, seat: int, to: int | None) -> None:
        body: dict[str, Any] = {"preset": "hello"} if to is None else {"text": "psst", "to": to}
        self.give("chat", PEOPLE[seat], SEAT, seat, None, body)

    @rule(seat=st.integers(0, 2), on=st.booleans())
    def somebody_is_muted(self, seat: int, on: bool) -> None:
        self.give("mute", "judge", JUDGE, -1, None, {"seat": seat, "on": on})

    # What holds.

    @invariant()
    def the_entries_are_the_table(self) -> None:
        assert self.desk.again().digest() == self.desk.table.digest()

    @invariant()
    def every_client_sees_the_table(self) -> None:
        for client in self.clients.values():
            assert client.version == self.desk.table.version
            if client.view["version"] == client.version:
                assert client.view == self.desk.view(client.role, client.person)

    @invariant()
    def entries_never_go_back_in_time(self) -> None:
        times = [entry.at_ms for entry in self.desk.entries]
        assert times == sorted(times)


TestHistory = History.TestCase
TestHistory.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)
