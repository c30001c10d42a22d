"""A real server without its sockets, on a clock and a chance of its own, and people whose wishes bots make up."""

import asyncio
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, Final

from passgo.bots import make, protocol
from passgo.bots.playing import Playing
from passgo.bots.protocol import Bot
from passgo.engine import Game, SeededChance, View, actions
from passgo.engine.actions import Action
from passgo.engine.game import Decision
from passgo.store import people
from passgo.store.accounts import Passwords
from passgo.tables import Command, Reply
from passgo.tables.commands.commands import JUDGE, SEAT, SYSTEM
from passgo.tables.table_state import PLAYING
from passgo.web.live.room import Room
from passgo.web.server import make_site
from passgo.web.settings import load
from passgo.web.site import Site

# Its name in the first release, which must be able to run this file, was another.
ANSWERING: Final = int(getattr(protocol, "AWAIT_ANSWER", getattr(protocol, "MAY_ANSWER", -1)))
FIRST_MS: Final = 1_767_225_600_000  # the first of January 2026
STEP_MS: Final = 7
NAMES: Final = ("Ada", "Boris", "Chloe", "Dmitri", "Eleni", "Farid")
BRAINS: Final = ("trader", "builder", "novice", "builder", "trader", "builder")
AT_EASE: Final = {"decision_ms": 0, "auction_ms": 0, "absent_ms": 0}


class Clock:
    """Goes on a little with every look."""

    def __init__(self) -> None:
        self.ms = FIRST_MS

    def __call__(self) -> int:
        self.ms += STEP_MS
        return self.ms


class House:
    """One server on one database file."""

    def __init__(self, file: Path) -> None:
        flags = {"database": f"sqlite:///{file}", "port": "0", "log_level": "error"}
        self.site: Site = make_site(load(flags, environment={}), Passwords(time_cost=1, memory_kib=64, parallelism=1))
        self.clock = Clock()
        self.site.services.clock = self.clock
        self.people: list[str] = []

    async def open(self) -> None:
        for name in NAMES:
            made = await self.site.write(partial(people.add, name=name, language="en", now_ms=self.clock()))
            self.people.append(made.id)

    async def close(self) -> None:
        await self.site.stop()

    async def table(self, id: str, seed: int, seats: str, **settings: Any) -> "Table":
        """A new table; a letter for each seat: p is a person, any other the first of a bot's name."""
        self.site.services.chance = SeededChance(seed)
        chosen = {"seats": len(seats), "clocks": AT_EASE, "unattended": True, "pace_ms": 0, "claim_help": "automatic"}
        body = {"settings": {**chosen, **settings}}
        room, reply = await self.site.tables.create(
            Command("c0", "create", self.people[0], SEAT, body=body), NAMES[0], id
        )
        assert reply.ok, reply.code
        table = Table(self, room, seed)
        for seat, letter in enumerate(seats):
            await table.fill(seat, letter)
        return table


class Table:
    """A table of this server, and what people do there."""

    def __init__(self, house: House, room: Room, seed: int) -> None:
        self.house = house
        self.room = room
        self.ids = count(1)
        self.brains: dict[int, Bot] = {seat: make(name, seed * 100 + seat) for seat, name in enumerate(BRAINS)}

    @property
    def game(self) -> Game:
        return self.room.table.state.playing()

    def person(self, seat: int) -> str:
        return self.room.table.state.seats[seat].person

    async def ask(self, kind: str, person: str, role: str = SEAT, seat: int = -1, /, **body: Any) -> Reply:
        expected = body.pop("expected", self.room.table.version)
        return await self.room.ask(Command(f"c{next(self.ids)}", kind, person, role, seat, expected, body))

    async def do(self, kind: str, seat: int = 0, /, **body: Any) -> None:
        reply = await self.ask(kind, self.person(seat), SEAT, seat, **body)
        assert reply.ok, (kind, reply.code)

    async def judge(self, kind: str, /, **body: Any) -> None:
        reply = await self.ask(kind, self.house.people[-1], JUDGE, **body)
        while reply.code == "stale-version":  # a bot has moved meanwhile
            reply = await self.ask(kind, self.house.people[-1], JUDGE, **body)
        assert reply.ok, (kind, reply.code)

    async def fill(self, seat: int, letter: str) -> None:
        host = self.house.people[0]
        if letter == "p":
            reply = await self.ask("take-seat", self.house.people[seat], SEAT, seat, seat=seat, name=NAMES[seat])
        else:
            bot = next(name for name in ("builder", "trader", "random", "novice") if name.startswith(letter))
            reply = await self.ask("add-bot", host, SEAT, 0, seat=seat, bot=bot)
        assert reply.ok, reply.code

    async def start(self) -> None:
        reply = await self.ask("start", self.house.people[0], SEAT, 0)
        assert reply.ok, reply.code

    # Play.

    async def play(self, until: Callable[[Game], bool] = lambda _: False, steps: int = 20_000) -> bool:
        """People and bots play until that holds, or to the end; whether it was reached."""
        for _ in range(steps):
            if self.room.table.state.status != PLAYING:
                return False
            if until(self.game):
                return True
            await self.step()
        return False

    async def step(self) -> None:
        """Whatever a person is asked next; where only bots are awaited, a moment for them."""
        decision = self.asked()
        if decision is None:
            self.room.tick()
            await self.ask("tick", "", SYSTEM)
            await asyncio.sleep(0)
            return
        if await self.act(decision.seat, self.wish(decision)):
            return
        decision = self.asked()  # a bot may have moved meanwhile: what was asked, such as an offer, may be gone
        if decision is not None:
            await self.act(decision.seat, self.plainest(decision))

    def asked(self) -> Decision | None:
        seats = self.room.table.state.seats
        minds = [self.brains[seat] if there.person else None for seat, there in enumerate(seats)]
        playing = Playing(self.game, list(minds))
        playing.waived = self.game.landings[:]  # the table claims by itself
        return playing.next_decision()

    def wish(self, decision: Decision) -> Action:
        try:
            return self.brains[decision.seat].decide(View(self.game, decision.seat), decision)
        except Exception:  # a brain of one release may know less than the next asks
            return self.plainest(decision)

    def plainest(self, decision: Decision) -> Action:
        if decision.kind == ANSWERING:
            return actions.reject(next(offer.maker for offer in self.game.offers if offer.to == decision.seat))
        return Playing(self.game, [None] * len(self.game.players)).plainest(decision)

    async def act(self, seat: int, action: Action) -> bool:
        reply = await self.ask("act", self.person(seat), SEAT, seat, action=action.to_json())
        return reply.ok

    async def leave(self) -> None:
        """The room is closed as it stands: nothing goes on in it."""
        await self.house.site.tables.close(self.room)
