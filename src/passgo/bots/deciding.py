"""Every decision has its method: what all bots but the random one are made of."""

from abc import ABC, abstractmethod

from passgo.bots.estate import wishes
from passgo.bots.protocol import AWAIT_ANSWER, AWAIT_CLAIM
from passgo.bots.raising import raise_or_pay
from passgo.engine import actions
from passgo.engine.actions import Action
from passgo.engine.game import (
    AWAIT_AUCTION,
    AWAIT_BUY,
    AWAIT_CHOOSE,
    AWAIT_DEBT,
    AWAIT_END,
    AWAIT_ROLL,
    AWAIT_SHORTAGE,
    Decision,
)
from passgo.engine.state import Offer
from passgo.engine.views import View


class Decider(ABC):
    """Sends each decision to its method. A bot gives those that it answers in its own way."""

    def decide(self, view: View, decision: Decision) -> Action:
        kind = decision.kind
        if kind == AWAIT_ROLL:
            return self.before_roll(view)
        if kind == AWAIT_END:
            return self.before_end(view)
        if kind == AWAIT_BUY:
            return self.buy(view)
        if kind == AWAIT_CLAIM:
            return self.claim()
        if kind == AWAIT_AUCTION:
            return self.bid(view)
        if kind == AWAIT_DEBT:
            return self.settle(view)
        if kind == AWAIT_CHOOSE:
            return self.choose(view)
        if kind == AWAIT_SHORTAGE:
            return self.declare(view)
        if kind == AWAIT_ANSWER:
            return self.answer(view)
        return actions.ROLL_DICE

    @abstractmethod
    def before_roll(self, view: View) -> Action:
        """Roll, or what is better done first."""

    def before_end(self, view: View) -> Action:  # noqa: ARG002  # others look
        return actions.END_TURN

    @abstractmethod
    def buy(self, view: View) -> Action:
        """Buy the deed landed on, or leave it to the auction."""

    def claim(self) -> Action:
        return actions.CLAIM_LATEST

    @abstractmethod
    def bid(self, view: View) -> Action:
        """Raise or pass in the open auction."""

    def settle(self, view: View) -> Action:
        """Pay; who is short first offers something for sale, then goes to the Bank."""
        debt = view.debt()
        assert debt is not None
        if view.my_cash() < debt.amount:
            sale = self.sale(view)
            if sale is not None:
                return sale
        return raise_or_pay(view)

    @abstractmethod
    def sale(self, view: View) -> Action | None:
        """An offer that brings more than the Bank would give."""

    @abstractmethod
    def choose(self, view: View) -> Action:
        """Answer what a card, the bus or a deed that came mortgaged asks."""

    @abstractmethod
    def reserve(self, view: View) -> int:
        """Cash that is kept when it buys houses."""

    def declare(self, view: View) -> Action:
        return wishes(view, view.my_cash() - self.reserve(view))

    def answer(self, view: View) -> Action:
        """Answer the first offer; who has made a counter-offer rejects what it was made to."""
        asked: Offer | None = None
        countered = False
        for offer in view.offers():  # in the order they were made
            if asked is None:
                if offer.to == view.role:
                    asked = offer
            elif offer.maker == view.role and offer.to == asked.maker:
                countered = True
        assert asked is not None, "asked to answer an offer that is not there"
        if countered or not view.may_accept(asked.maker):
            return actions.reject(asked.maker)
        return self.answer_to(view, asked)

    @abstractmethod
    def answer_to(self, view: View, offer: Offer) -> Action:
        """Accept, reject or counter an offer that could be accepted."""
