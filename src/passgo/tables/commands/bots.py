"""Bots at a table. The table asks them for one step at a time; what they do is an ordinary entry.

A bot's own memory (what was refused, its dice) is not part of the table: after a restart the bot starts afresh, seeded
by the table's secret and the version. The counts of a turn, which keep a bot from going on for ever, follow from the
entries.
"""

import hashlib
from typing import Final

from passgo.bots import make
from passgo.bots.playing import ACTIONS_PER_TURN, Playing
from passgo.bots.protocol import AWAIT_ANSWER, AWAIT_CLAIM, Bot
from passgo.engine import Game, View, actions
from passgo.engine.actions import Action
from passgo.engine.game import AWAIT_END, AWAIT_ROLL, AWAIT_SHORTAGE, Decision
from passgo.engine.state import Landing
from passgo.tables.table_state import Proposal, State

OFFERS_PER_TURN: Final = 4  # beyond this a bot that makes another offer just plays on
SHORTEST_STEP_MS: Final = 400  # between two steps of a bot, so that people can follow
# How quickly the bots of an edition roll and end, in percent of the pace, by seat: careful, bold, haggling.
TEMPERS: Final = (130, 70, 100)
PATIENCE: Final = 4  # paces for which a bot waits for a person's answer before it plays on


class Bots:
    """The bots of one table, made when they are first asked."""

    def __init__(self) -> None:
        self.made: dict[int, tuple[str, Bot]] = {}
        self.failures = 0
        self.silent: set[tuple[int, int, int, int]] = set()  # visits for which a bot does not claim rent

    def get(self, state: State, seat: int) -> Bot:
        name = bot_of(state, seat)
        known = self.made.get(seat)
        if known is None or known[0] != name:
            known = (name, make(name, seed_of(state, seat)))
            self.made[seat] = known
        return known[1]


def seed_of(state: State, seat: int) -> int:
    told = f"{state.secret}:{state.table}:{seat}:{state.version}"
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[:7], "big")


def bot_of(state: State, seat: int) -> str:
    """The name of the bot that plays this seat, or empty."""
    there = state.seats[seat]
    if there.stand_in:
        return state.settings.stand_in if there.stand_in == "bot" else ""
    return there.bot


def wants_claim(bots: Bots, state: State, landing: Landing) -> bool:
    """Whether the owner of the visited deed is a bot that claims rent; the bot is asked once for each visit."""
    if not bot_of(state, landing.owner):
        return False
    game = state.playing()
    visit = (game.turns, landing.visitor, landing.owner, landing.pos)
    if visit in bots.silent:
        return False
    if next_action(bots, state, Decision(landing.owner, AWAIT_CLAIM)).kind == actions.CLAIM:
        return True
    if len(bots.silent) > 100:
        bots.silent.clear()
    bots.silent.add(visit)
    return False


def due_ms(state: State, seat: int) -> int:
    """The moment a bot, or the table for a seat that nobody plays, takes the next step for an awaited seat."""
    wait = state.waits[seat]
    if wait.kind == AWAIT_SHORTAGE:
        return wait.since_ms  # one of several answers to the same question: nobody waits for a bot to think
    pace = state.settings.pace_ms
    step = min(pace, SHORTEST_STEP_MS)
    due = wait.since_ms + (pace * TEMPERS[seat % 3] // 100 if wait.kind in (AWAIT_ROLL, AWAIT_END) else step)
    for (maker, to), made in state.proposals.items():
        if maker == seat and state.seats[to].player() == "person":
            due = max(due, made.since_ms + PATIENCE * pace)
    return max(due, state.last_ms + step)


def answer_due_ms(state: State, made: Proposal) -> int:
    return max(made.since_ms, state.last_ms) + min(state.settings.pace_ms, SHORTEST_STEP_MS)


def next_action(bots: Bots, state: State, decision: Decision) -> Action:
    """The seat's next action: its bot's choice or, for a seat that nobody plays, the plainest answer."""
    seat = decision.seat
    game = state.playing()
    if not bot_of(state, seat) or state.acts.get(seat, 0) > ACTIONS_PER_TURN:
        return plainest(game, decision)
    try:
        action = bots.get(state, seat).decide(View(game, seat), decision)
    except Exception:  # whatever a bot does wrong, its table goes on; the figure shows the fault
        bots.failures += 1
        return plainest(game, decision)
    if action.kind == actions.OFFER and not may_offer(state, seat, action.seat):
        return plainest(game, decision)
    return action


def may_offer(state: State, seat: int, other: int) -> bool:
    """Whether a bot makes another offer. It never betters one that still waits for its answer: waiting must not pay."""
    return state.offers.get(seat, 0) < OFFERS_PER_TURN and (seat, other) not in state.proposals


def plainest(game: Game, decision: Decision) -> Action:
    """A legal answer that moves the game on."""
    if decision.kind == AWAIT_ANSWER:
        for offer in game.offers:
            if offer.to == decision.seat:
                return actions.reject(offer.maker)
    return Playing(game, [None] * len(game.players)).plainest(decision)
