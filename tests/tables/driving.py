"""A driver for tests: a fake clock, a store in memory that can fail, and everything that was sent."""

from dataclasses import dataclass, field
from typing import Any

import msgspec

from passgo.engine import SeededChance
from passgo.store import Entry, NewEntry
from passgo.tables import JUDGE, SEAT, SPECTATOR, SYSTEM, Command, Outcome, Reply, RoleGone, Table, Tell, Wake

NOW = 1_700_000_000_000
SHORT = {"end.turns": 40}  # a game that is over soon
QUICK = {"decision_ms": 0, "auction_ms": 0, "absent_ms": 0}


def stored(table: str, version: int, new: NewEntry) -> Entry:
    return Entry(table, version, new.kind, new.body, new.at_ms, "", "")


@dataclass
class Desk:
    """Handles one command after the other as a server does: store, commit, perform."""

    seed: int = 1
    table: Table = field(default_factory=lambda: Table("t1"))
    now: int = NOW
    entries: list[Entry] = field(default_factory=list)
    told: list[Tell] = field(default_factory=list)
    outcome: Outcome = field(default_factory=lambda: Outcome([], []))
    wake: int | None = None
    down: bool = False  # the store refuses everything
    count: int = 0

    def __post_init__(self) -> None:
        self.chance = SeededChance(self.seed)

    # Commands.

    def send(self, command: Command) -> dict[str, Any]:
        outcome = self.table.handle(command, self.now, self.chance)
        if outcome.entries and self.down:
            self.table.roll_back()
            return {"ok": False, "error": {"code": "store-unavailable", "args": {}}}
        if outcome.entries:
            first = len(self.entries) + 1
            self.entries += [stored(self.table.id, first + i, new) for i, new in enumerate(outcome.entries)]
            self.table.commit()
        self.outcome = outcome
        self.wake = None
        for effect in outcome.effects:
            if isinstance(effect, Wake):
                self.wake = effect.at_ms
            elif isinstance(effect, Tell):
                self.told.append(effect)
        reply: dict[str, Any] = msgspec.json.decode(self.reply().data)
        return reply

    def reply(self) -> Reply:
        return next(effect for effect in self.outcome.effects if isinstance(effect, Reply))

    def gone(self) -> list[RoleGone]:
        return [effect for effect in self.outcome.effects if isinstance(effect, RoleGone)]

    def do(self, kind: str, person: str, role: str = SEAT, link: int = -1, /, **body: Any) -> dict[str, Any]:
        """A command with a fresh id; `expected` among the words is its version."""
        self.count += 1
        command_id = str(body.pop("id", f"c{self.count}"))
        expected = body.pop("expected", None)
        return self.send(Command(command_id, kind, person, role, link, expected, body))

    def ok(self, kind: str, person: str, role: str = SEAT, link: int = -1, /, **body: Any) -> dict[str, Any]:
        reply = self.do(kind, person, role, link, **body)
        assert reply["ok"], reply
        return reply

    def refused(self, kind: str, person: str, role: str = SEAT, link: int = -1, /, **body: Any) -> str:
        """The code of the refusal; nothing may have changed."""
        before = self.table.digest()
        reply = self.do(kind, person, role, link, **body)
        assert not reply["ok"], reply
        assert self.outcome.entries == []
        assert self.table.digest() == before
        return str(reply["error"]["code"])

    def act(self, person: str, action: str, **arguments: Any) -> dict[str, Any]:
        expected = arguments.pop("expected", self.table.version)
        return self.do("act", person, action={"type": action, **arguments}, expected=expected)

    def judge(self, kind: str, **body: Any) -> dict[str, Any]:
        return self.do(kind, "judge", JUDGE, **body)

    # People.

    def connect(self, person: str, role: str, seat: int = -1) -> None:
        self.ok("connect", person, role, seat)

    def disconnect(self, person: str, role: str, seat: int = -1) -> None:
        self.ok("disconnect", person, role, seat)

    def watch(self, person: str = "onlooker") -> None:
        self.connect(person, SPECTATOR)

    # Time.

    def tick(self) -> None:
        self.do("tick", "", SYSTEM)

    def run(self, ms: int) -> None:
        """Let time pass, waking the table whenever it asked for it."""
        end = self.now + ms
        for _ in range(100_000):
            if self.wake is None or self.wake > end:
                self.now = end
                return
            self.now = max(self.now, self.wake)
            self.tick()
        raise AssertionError("the table keeps waking")

    def play_out(self, steps: int = 20_000) -> None:
        """Wake the table until the game is over."""
        for _ in range(steps):
            if self.wake is None or self.table.state.status != "playing":
                return
            self.now = max(self.now, self.wake)
            self.tick()
        raise AssertionError("the game does not end")

    # What is there to see.

    def again(self) -> Table:
        return Table.from_entries(self.table.id, self.entries, self.now)

    def status(self) -> str:
        return self.table.state.status

    def kinds(self) -> list[str]:
        return [entry.kind for entry in self.entries]

    def messages(self, role: str) -> list[dict[str, Any]]:
        return [msgspec.json.decode(told.data) for told in self.told if told.role == role]

    def view(self, role: str, person: str = "") -> dict[str, Any]:
        plain: dict[str, Any] = msgspec.to_builtins(self.table.view(role, person))
        return plain


def lobby(seats: int = 2, **settings: Any) -> Desk:
    """A table that ann has created; nobody sits yet."""
    desk = Desk()
    desk.ok("create", "ann", settings={"seats": seats, **settings})
    return desk


PEOPLE = ("ann", "bob", "cem", "dee", "eva", "fay", "gil", "hal")


def against_bots(people: int = 1, seats: int = 3, **settings: Any) -> Desk:
    """A game that ann, and others if wanted, have started against bots; the first roll for the start is a bot's."""
    desk = lobby(seats, **settings)
    for seat in range(people):
        desk.ok("take-seat", PEOPLE[seat], SEAT, seat)
        desk.connect(PEOPLE[seat], SEAT, seat)
    desk.ok("start", "ann", fill="builder")
    return desk


def playing(seats: int = 2, judge: bool = False, **settings: Any) -> Desk:
    """Ann, Bob and so on sit, are connected and have started; nobody has rolled."""
    desk = lobby(seats, **{"clocks": QUICK, **settings})
    if judge:
        desk.ok("take-judge", "judge", JUDGE)
        desk.connect("judge", JUDGE)
    for seat in range(seats):
        desk.ok("take-seat", PEOPLE[seat], SEAT, seat)
        desk.connect(PEOPLE[seat], SEAT, seat)
    desk.ok("start", "ann")
    return desk


def rolled_off(seats: int = 2, **settings: Any) -> Desk:
    """The starting rolls are done: somebody is on turn."""
    desk = playing(seats, **settings)
    while desk.table.state.playing().start_due:
        assert desk.act(PEOPLE[desk.table.state.playing().start_due[0]], "roll")["ok"]
    return desk


def force(desk: Desk, draws: list[int]) -> None:
    """The next chance results."""
    desk.chance = Forced(draws, desk.chance)  # type: ignore[assignment]


class Forced:
    def __init__(self, draws: list[int], then: SeededChance) -> None:
        self.draws = draws
        self.then = then

    def die(self, sides: int) -> int:
        return self.draws.pop(0) if self.draws else self.then.die(sides)

    def shuffle(self, size: int) -> list[int]:
        return self.then.shuffle(size)
