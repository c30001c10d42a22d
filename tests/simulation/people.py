"""Clients: players who do something legal by what they see, and an onlooker. They come back, and send again what was
not answered, as real ones do."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol

import msgspec
from tests.simulation.network import Wire
from tests.simulation.witness import NOT_NOW, READ_TOLD, Told
from tests.simulation.world import World

from passgo.fair import seat_commitment
from passgo.fair.stream import SEED_BYTES

PATIENCE: Final = 2.0  # seconds without an answer before a command is sent again
SILENCE: Final = 5.0  # seconds without a word from the server before a client comes anew


class Streets(Protocol):
    """How people reach servers."""

    def connect(self, person: "Person") -> Wire: ...
    def post(self, person: "Person", body: bytes, answered: Callable[[bytes], None]) -> None: ...


@dataclass
class Sent:
    """A command that was not answered yet."""

    fields: dict[str, Any]
    at: float


class Account(NamedTuple):
    id: str
    name: str
    token: str


class Person:
    """Somebody with a client. Without a seat he only looks on."""

    def __init__(
        self, world: World, streets: Streets, account: Account, seat: int, asked: dict[tuple[str, str], str]
    ) -> None:
        self.world = world
        self.streets = streets
        self.account = account
        self.seat = seat
        self.asked = asked
        self.dice = world.random(f"person {account.name}")
        self.seed = self.dice.randbytes(SEED_BYTES).hex()
        self.fair = self.dice.random() < 0.6  # puts in a part of the dice
        self.open = self.dice.random() < 0.8  # and uncovers it
        self.wire: Wire | None = None
        self.welcomed = False
        self.version = -1
        self.shown = b""
        self.heard_at = 0.0
        self.unanswered: dict[str, Sent] = {}
        self.count = 0
        self.calm = False  # does not leave by himself
        self.still = False  # does not do anything by himself
        self.pause(1.0)

    @property
    def name(self) -> str:
        return self.account.name

    # Time.

    def pause(self, seconds: float) -> None:
        self.world.after(self.dice.expovariate(1 / seconds), self.wake)

    def wake(self) -> None:
        """One look at the table, now and then."""
        self.pause(0.5)
        if not self.calm and self.wire is not None and self.dice.random() < 0.01:
            self.go("goes away")
        if self.wire is None:
            self.come()
        elif self.world.now - self.heard_at > SILENCE:
            self.go("hears nothing")
        elif not self.welcomed:
            return
        elif self.unanswered:
            self.insist()
        elif self.seat < 0:
            return
        elif self.world.now - self.heard_at > SILENCE / 2:
            self.speak({"type": "ping"})
        elif not self.still:
            self.do_something()

    def insist(self) -> None:
        for sent in list(self.unanswered.values()):
            if self.world.now - sent.at > PATIENCE:
                sent.at = self.world.now
                self.transmit(sent)

    # Connections.

    def come(self) -> None:
        self.welcomed = False
        self.heard_at = self.world.now
        self.wire = self.streets.connect(self)

    def go(self, why: str) -> None:
        if self.wire is not None:
            self.world.note(self.name, why)
            self.wire.leave()
            self.wire = None

    def headers(self) -> dict[str, str]:
        session = {"host": "simulated", "authorization": f"Bearer {self.account.token}"}
        return session if self.version < 0 else {**session, "last-event-id": str(self.version)}

    def opened(self, wire: Wire) -> None:
        if wire is self.wire:
            self.heard_at = self.world.now
            if self.seat < 0:
                return
            if self.dice.random() < 0.1:
                self.version = -1  # a page that was loaded anew has seen nothing
            self.speak({"type": "hello", "version": 1, "resume": None if self.version < 0 else self.version})

    def closed(self, wire: Wire, code: int) -> None:
        if wire is self.wire:
            self.world.note(self.name, f"is cut off, {code}")
            self.wire = None

    def speak(self, message: dict[str, Any]) -> None:
        if self.wire is not None:
            self.wire.send(msgspec.json.encode(message))

    # Hearing.

    def received(self, wire: Wire, frame: bytes) -> None:
        if wire is not self.wire:
            return
        self.heard_at = self.world.now
        told = READ_TOLD.decode(frame)
        if told.type == "reply":
            self.answered(told)
        elif told.type == "welcome":
            self.welcomed = True
            for sent in self.unanswered.values():
                self.transmit(sent)
        if told.type in ("update", "chat") and told.after != self.version:
            self.world.fail("no-gap", f"{self.name} is at {self.version} and told of {told.after} to {told.version}")
        elif told.shown() or told.type == "chat":
            self.show(told)

    def show(self, told: Told) -> None:
        if told.version < self.version:
            self.world.fail("versions-grow", f"{self.name} has seen {self.version} and is shown {told.version}")
        self.version = told.version
        if told.shown():
            self.shown = bytes(told.shown())

    def answered(self, told: Told) -> None:
        sent = self.unanswered.get(told.id)
        if sent is None:
            return
        if told.error is not None and told.error.code in NOT_NOW:
            sent.at = min(sent.at, self.world.now - PATIENCE + 0.5)
        else:
            self.unanswered.pop(told.id)

    # Acting.

    def command(self, kind: str, body: dict[str, Any], expected: int | None = None) -> None:
        self.count += 1
        fields = {"id": f"{self.name}-{self.count}", "kind": kind, "expected": expected, "body": body}
        sent = Sent(fields, self.world.now)
        self.unanswered[str(fields["id"])] = sent
        self.asked[self.account.id, str(fields["id"])] = kind
        self.world.note(self.name, f"{fields['id']} {kind} {json.dumps(body)} at {expected}")
        self.transmit(sent)

    def transmit(self, sent: Sent) -> None:
        """By the socket, or by a request, which the network may lose or double."""
        if self.dice.random() < 0.2:
            self.streets.post(self, msgspec.json.encode(sent.fields), self.request_answered)
        else:
            self.speak({"type": "command", **sent.fields})

    def request_answered(self, data: bytes) -> None:
        told = msgspec.json.decode(data)
        if "id" in told:
            self.answered(READ_TOLD.decode(msgspec.json.encode({"type": "reply", **told})))

    def do_something(self) -> None:
        view = msgspec.json.decode(self.shown) if self.shown else None
        if view is None:
            return
        if view["own"]["of"] == "seat" and self.mind_dice(view["table"]):
            return
        if view["table"]["status"] == "lobby":
            self.gather(view)
        elif view["own"]["of"] == "seat" and view["game"] is not None and not view["game"]["over"]:
            self.play(view)

    def mind_dice(self, table: dict[str, Any]) -> bool:
        """Put in one's part of the dice, and uncover it; some never do."""
        seat = table["seats"][self.seat]
        mine = seat_commitment(self.seed, table["id"])
        if self.fair and table["status"] == "lobby" and seat["commitment"] != mine:
            self.command("fair-commit", {"commitment": mine})
        elif self.open and table["status"] == "seeding" and seat["commitment"] == mine and not seat["revealed"]:
            self.command("fair-reveal", {"seed": self.seed})
        else:
            return False
        return True

    def gather(self, view: dict[str, Any]) -> None:
        seats = view["table"]["seats"]
        if view["own"]["of"] != "seat":
            self.command("take-seat", {"seat": self.seat})
        elif self.seat == 0 and sum(seat["player"] == "person" for seat in seats) == len(seats) - 1:
            self.command("start", {"fill": "random"})

    def play(self, view: dict[str, Any]) -> None:
        own = view["own"]
        if self.dice.random() < 0.1:
            self.command("chat", {"preset": "hello"})
        elif own["undo"] is not None and self.dice.random() < 0.1:
            self.command("undo", {}, self.version)
        elif options := self.options(view):
            stale = self.dice.randrange(4) if self.dice.random() < 0.1 else 0
            self.command("act", {"action": self.dice.choice(options)}, max(0, self.version - stale))

    def options(self, view: dict[str, Any]) -> list[dict[str, Any]]:
        own = view["own"]
        options: list[dict[str, Any]] = list(own["actions"])
        if own["bid_max"]:
            options += [{"type": "bid", "amount": own["bid_min"]}] * 2
        if own["may_offer"] and self.dice.random() < 0.1:
            other = self.dice.choice([seat["seat"] for seat in view["table"]["seats"] if seat["seat"] != self.seat])
            options.append({"type": "offer", "seat": other, "deal": {"give": {"cash": 10}, "take": {"cash": 5}}})
        return options
