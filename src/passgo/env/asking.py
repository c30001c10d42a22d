"""A game that asks some of its seats by numbers, one choice at a time, and lets bots play the others."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from passgo.bots.playing import ACTIONS_PER_TURN, Playing
from passgo.bots.protocol import AWAIT_ANSWER, AWAIT_CLAIM, Bot
from passgo.engine import actions
from passgo.engine.actions import Action
from passgo.engine.chance import SeededChance
from passgo.engine.game import AWAIT_AUCTION, AWAIT_BUY, AWAIT_DEBT, AWAIT_END, AWAIT_ROLL, Decision, new_game
from passgo.engine.legal import Legal
from passgo.engine.state import STAGE_START_ROLL
from passgo.engine.views import View
from passgo.env.choices import RAISES, Choices
from passgo.env.drafts import Draft

OFFERS_PER_TURN: Final = 2  # of one seat, dropped ones included, as bots do
MAY_DEAL: Final = (AWAIT_ROLL, AWAIT_BUY, AWAIT_END, AWAIT_DEBT)
# Listed as legal at any time, but asked about when it is due.
ASKED_APART: Final = (actions.CLAIM, actions.ACCEPT, actions.REJECT, actions.WITHDRAW)

Mask = NDArray[np.int8]


class EnvError(ValueError):
    """An environment was used in a way that it cannot serve."""


class EpisodeOver(EnvError):
    """A step where there is no game: before `reset`, or after the end."""


class IllegalChoice(EnvError):
    """A number that the mask does not allow now."""


class Chosen:
    """The bot at a seat of the environment: it answers what was chosen outside."""

    def __init__(self) -> None:
        self.action = actions.PASS_ON

    def decide(self, view: View, decision: Decision) -> Action:  # noqa: ARG002  # who chose has looked
        return self.action


class Asking:
    """One game. `decision` is what an open seat is asked now; None when the game is over or out of turns."""

    def __init__(self, choices: Choices, bots: list[Bot | None], seed: int, turns: int) -> None:
        self.choices = choices
        self.game = new_game(choices.board, choices.seats, SeededChance(seed), True)
        while self.game.stage == STAGE_START_ROLL:  # nobody chooses anything here
            self.game.apply(self.game.start_due[0], actions.ROLL_DICE)
        self.turns = turns
        self.open = [bot is None for bot in bots]
        self.chosen = Chosen()
        self.playing = Playing(self.game, [self.chosen if bot is None else bot for bot in bots])
        self.draft: Draft | None = None
        self.offers = [0] * choices.seats
        self.offers_in = -1  # the turn they are counted in
        self.decision: Decision | None = None
        self.listed: list[int] | None = None  # what is legal, once it was asked for
        self.advance()

    def advance(self) -> None:
        """Let the bots play until an open seat is asked; nobody is asked who could do nothing about the end."""
        playing = self.playing
        self.decision = None
        while self.game.turns < self.turns:
            decision = playing.next_decision()
            if decision is None:
                return
            if self.open[decision.seat]:
                self.decision = decision
                return
            if self.all_out():
                return
            playing.step()

    def all_out(self) -> bool:
        return all(player.out for player in self.game.players if self.open[player.seat])

    def truncated(self) -> bool:
        return self.game.turns >= self.turns and not self.game.is_over()

    # What may be chosen.

    def mask(self) -> Mask:
        """1 for every number that may be chosen now."""
        mask = np.zeros(self.choices.size, np.int8)
        mask[self.legal()] = 1
        return mask

    def legal(self) -> list[int]:
        if self.listed is None:
            self.listed = [] if self.decision is None else self.legal_for(self.decision)
        return self.listed

    def legal_for(self, decision: Decision) -> list[int]:
        choices = self.choices
        if self.draft is not None:
            return self.draft.legal(choices)
        if self.turn_is_long():
            return [self.plainest()]
        if decision.kind == AWAIT_CLAIM:
            return [choices.number_of(actions.CLAIM_LATEST), choices.number_of(actions.PASS_ON)]
        view = self.playing.views[decision.seat]
        if decision.kind == AWAIT_ANSWER:
            return self.answers(view)
        legal = view.legal()
        numbers = choices.numbers
        found = [
            numbers[action.kind, action.answer, action.space, action.amount]
            for action in legal.actions
            if action.kind not in ASKED_APART
        ]
        if decision.kind == AWAIT_AUCTION and legal.bid_max:
            found.extend(self.bids(view, legal))
        elif decision.kind in MAY_DEAL and self.may_deal(decision.seat):
            found.extend(self.partners(decision.seat))
        return found

    def turn_is_long(self) -> bool:
        """Beyond so many actions in a turn, bots and open seats alike get the plainest answer."""
        return self.playing.turns == self.game.turns and self.playing.acted >= ACTIONS_PER_TURN

    def plainest(self) -> int:
        assert self.decision is not None
        return self.choices.number_of(self.playing.plainest(self.decision))

    def answers(self, view: View) -> list[int]:
        """To an offer: yes, no, or a deal of one's own first."""
        choices = self.choices
        maker = self.maker()
        found = [choices.reject.first]
        if view.may_accept(maker):
            found.append(choices.accept.first)
        if self.may_deal(view.role):
            found.append(choices.partner.first + (maker - view.role) % choices.seats - 1)
        return found

    def maker(self) -> int:
        offer = self.playing.unanswered()
        assert offer is not None, "asked to answer an offer that is not there"
        return offer.maker

    def bids(self, view: View, legal: Legal) -> list[int]:
        """Steps above the lowest bid, as far as the seat could pay: where bids need no cover, by selling all it has."""
        most = min(legal.bid_max, max(view.could_raise(), legal.bid_min))
        unit = self.choices.unit
        return [self.choices.bid.first + i for i, step in enumerate(RAISES) if legal.bid_min + step * unit <= most]

    def may_deal(self, seat: int) -> bool:
        return self.offers_in != self.game.turns or self.offers[seat] < OFFERS_PER_TURN

    def partners(self, seat: int) -> list[int]:
        seats = self.choices.seats
        first = self.choices.partner.first
        return [first + i for i in range(seats - 1) if not self.game.players[(seat + 1 + i) % seats].out]

    # What is chosen.

    def choose(self, number: int) -> None:
        """Carry a choice out and go on to the next one; IllegalChoice if the mask does not allow it."""
        decision = self.decision
        if decision is None:
            raise EpisodeOver("the game is over; call reset()")
        if number not in self.legal():
            raise IllegalChoice(f"choice {number} of seat {decision.seat} is not in its action mask")
        action = self.action_of(number, decision.seat)
        self.listed = None
        if action is not None:
            self.chosen.action = action
            self.playing.step()
            self.advance()

    def action_of(self, number: int, seat: int) -> Action | None:
        """What a legal number does in the game; None if it only goes on with a deal."""
        choices = self.choices
        action = choices.actions[number]
        if action is not None:
            return action
        if number in choices.bid.numbers():
            lowest = self.playing.views[seat].lowest_bid()
            return actions.bid(lowest + RAISES[number - choices.bid.first] * choices.unit)
        if number == choices.accept.first:
            return actions.accept(self.maker())
        if number == choices.reject.first:
            return actions.reject(self.maker())
        return self.deal_on(number, seat)

    def deal_on(self, number: int, seat: int) -> Action | None:
        choices = self.choices
        draft = self.draft
        if draft is None:
            if self.offers_in != self.game.turns:
                self.offers_in = self.game.turns
                self.offers = [0] * choices.seats
            self.offers[seat] += 1
            partner = (seat + 1 + number - choices.partner.first) % choices.seats
            self.draft = Draft(self.playing.views[seat], partner)
            return None
        if number == choices.offer.first:
            self.draft = None
            return draft.offer()
        if number == choices.drop.first:
            self.draft = None
        else:
            draft.pick(number, choices)
        return None

    def rewards(self) -> list[float]:
        """By seat: a loser pays an equal share of 1, as soon as they are out; the winners divide what is paid."""
        others = self.choices.seats - 1
        winners = self.game.winners
        paid = (self.choices.seats - len(winners)) / others
        return [
            paid / len(winners) if seat in winners else -1 / others if self.is_done(seat) else 0.0
            for seat in range(self.choices.seats)
        ]

    def is_done(self, seat: int) -> bool:
        return self.game.is_over() or self.game.players[seat].out
