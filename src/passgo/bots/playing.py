"""Bots play a game: who is asked next, and what becomes of an answer that is refused."""

import logging
import time
from typing import Final

from passgo.bots.builder import Builder
from passgo.bots.protocol import ASKED, AWAIT_ANSWER, AWAIT_CLAIM, Bot
from passgo.engine import actions
from passgo.engine.actions import Action, IllegalAction
from passgo.engine.game import AWAIT_AUCTION, AWAIT_DEBT, AWAIT_SHORTAGE, Decision, Game
from passgo.engine.log import Log
from passgo.engine.state import Landing, Offer
from passgo.engine.views import View

ACTIONS_PER_TURN: Final = 200  # beyond this a bot gets the plainest legal answer, so that every turn ends
FAULTS_ALLOWED: Final = 3  # with the next one a bot is replaced by the fallback, a builder, for the rest of the game

logger = logging.getLogger("passgo.bots")
logger.addHandler(logging.NullHandler())  # silent unless the program that plays wants to hear of it


class Fault:
    """What a bot did wrong: it raised, answered illegally or took too long. The plainest answer stood in for it."""

    def __init__(self, seat: int, turn: int, asked: str, reason: str, replaced: bool) -> None:
        self.seat = seat
        self.turn = turn
        self.asked = asked
        self.reason = reason
        self.replaced = replaced  # this was one too many

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "turn": self.turn,
            "asked": self.asked,
            "reason": self.reason,
            "replaced": self.replaced,
        }


class Playing:
    """A game and the bots at its seats; a seat without a bot is never asked here."""

    def __init__(self, game: Game, bots: list[Bot | None], log: Log | None = None, seconds: float = 0.0) -> None:
        self.game = game
        self.bots = bots
        self.seconds = seconds  # what a bot may take for one decision; 0 is no limit
        self.faults: list[Fault] = []
        self.faults_of = [0] * len(bots)
        self.log = log  # where given, every action goes through it
        self.views = [View(game, seat) for seat in range(len(bots))]
        self.waived: list[Landing] = []  # visits for which their owners kept silent
        self.acted = 0
        self.turns = -1

    def next_decision(self) -> Decision | None:
        """What a bot is to be asked now; None when only people are awaited or the game is over."""
        game = self.game
        if game.landings:
            landing = self.unclaimed()
            if landing is not None:
                return Decision(landing.owner, AWAIT_CLAIM)
        if game.offers:
            offer = self.unanswered()
            if offer is not None:
                return Decision(offer.to, AWAIT_ANSWER)
        for decision in game.awaiting():
            if self.bots[decision.seat] is not None:
                return decision
        return None

    def unclaimed(self) -> Landing | None:
        """The latest visit for which a bot may claim rent and has not yet been asked."""
        landings = self.game.landings
        for i in range(len(landings) - 1, -1, -1):
            landing = landings[i]
            if (
                self.bots[landing.owner] is not None
                and landing not in self.waived
                and not self.game.title_at(landing.pos).mortgaged
            ):
                return landing
        return None

    def unanswered(self) -> Offer | None:
        for offer in self.game.offers:
            if self.bots[offer.to] is not None:
                return offer
        return None

    def step(self) -> bool:
        """Ask one bot and apply its answer. False when no bot can do anything."""
        decision = self.next_decision()
        if decision is None:
            return False
        action = self.answer(decision)
        if decision.kind == AWAIT_CLAIM:
            landing = self.unclaimed()
            assert landing is not None
            if action.kind != actions.CLAIM:
                self.waived = [visit for visit in self.waived if visit in self.game.landings]
                self.waived.append(landing)
                return True
            if self.waived:
                action = actions.claim(landing.pos)  # the visit it was asked about, though a later one was let go
        try:
            self.apply(decision.seat, action)
        except IllegalAction as refusal:
            if action.kind == actions.OFFER and self.game.rules.money_hidden:
                return True  # nobody can know that the other has too little: it may think of something else
            self.note_fault(decision, f"{action.name()} was refused: {refusal.code}")
            self.apply(decision.seat, self.plainest(decision))
        return True

    def apply(self, seat: int, action: Action) -> None:
        if self.log is None:
            self.game.apply(seat, action)
        else:
            self.log.apply(seat, action)

    def answer(self, decision: Decision) -> Action:
        if self.game.turns != self.turns:
            self.turns = self.game.turns
            self.acted = 0
        self.acted += 1
        bot = self.bots[decision.seat]
        assert bot is not None
        if self.acted > ACTIONS_PER_TURN:
            return self.plainest(decision)
        started = time.monotonic() if self.seconds > 0.0 else 0.0
        try:
            action = bot.decide(self.views[decision.seat], decision)
        except Exception as error:
            self.note_fault(decision, f"it raised {type(error).__name__}: {error}")
            return self.plainest(decision)
        if self.seconds > 0.0 and time.monotonic() - started > self.seconds:
            self.note_fault(decision, f"it took more than {self.seconds} s")
            return self.plainest(decision)
        return action

    def note_fault(self, decision: Decision, reason: str) -> None:
        """Write it down; a bot that fails too often gives its seat to the fallback."""
        seat = decision.seat
        self.faults_of[seat] += 1
        replaced = self.faults_of[seat] == FAULTS_ALLOWED + 1
        fault = Fault(seat, self.game.turns, ASKED[decision.kind], reason, replaced)
        self.faults.append(fault)
        logger.warning("seat %d, turn %d, asked to %s: %s", seat, fault.turn, fault.asked, reason)
        if replaced:
            self.bots[seat] = Builder(seat)
            logger.warning("seat %d is played by the builder from now on", seat)

    def plainest(self, decision: Decision) -> Action:
        """A legal answer that moves the game on: what stands in for a bot that failed."""
        if decision.kind == AWAIT_CLAIM:
            return actions.CLAIM_LATEST
        if decision.kind == AWAIT_ANSWER:
            offer = self.unanswered()
            assert offer is not None
            return actions.reject(offer.maker)
        if decision.kind in (AWAIT_AUCTION, AWAIT_SHORTAGE):
            return actions.PASS_ON
        listed = self.game.legal(decision.seat).actions
        if decision.kind == AWAIT_DEBT:
            for kind in (actions.PAY, actions.SELL, actions.MORTGAGE, actions.SURRENDER):
                for action in listed:
                    if action.kind == kind:
                        return action
        for action in listed:
            if action.kind in (
                actions.DECLINE,
                actions.END,
                actions.ROLL,
                actions.CHOOSE,
                actions.DEFAULT,
                actions.BANKRUPT,
            ):
                return action
        return listed[0]


def play_out(playing: Playing, turns: int) -> None:
    """Play until the game is over, that many turns are done, or no bot is awaited."""
    while playing.game.turns < turns and playing.step():
        pass
