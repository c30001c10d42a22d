"""The random bot: any legal answer is as good as another. It shows what every rule may bring about."""

from typing import Final

from passgo.bots.protocol import AWAIT_ANSWER, AWAIT_CLAIM
from passgo.engine import actions
from passgo.engine.actions import Action, Deal
from passgo.engine.chance import SeededChance
from passgo.engine.game import AWAIT_AUCTION, AWAIT_DEBT, AWAIT_END, AWAIT_ROLL, Decision
from passgo.engine.legal import Legal
from passgo.engine.views import View

OFFERS_PER_TURN: Final = 1
OFFER_EVERY: Final = 4  # one turn in so many brings an offer


class Random:
    """Uniform over the legal actions, and over the range of legal bids; now and then an offer of one deed."""

    def __init__(self, seed: int) -> None:
        self.chance = SeededChance(seed)
        self.turn = -1
        self.offers = 0

    def decide(self, view: View, decision: Decision) -> Action:
        if decision.kind == AWAIT_CLAIM:
            return actions.CLAIM_LATEST if self.chance.die(2) == 1 else actions.PASS_ON
        if decision.kind == AWAIT_ANSWER:
            return self.answer(view)
        legal = view.legal()
        if decision.kind == AWAIT_AUCTION:
            return self.bid(view, legal)
        if decision.kind in (AWAIT_ROLL, AWAIT_END, AWAIT_DEBT):
            deal = self.deal(view)
            if deal is not None:
                return deal
        return self.any_of(legal.actions)

    def any_of(self, listed: list[Action]) -> Action:
        """One that the random bot may do unasked: what deals with other players' offers waits until it is asked."""
        fitting = [action for action in listed if not actions.OFFER <= action.kind <= actions.WITHDRAW]
        return fitting[self.chance.die(len(fitting)) - 1]

    def bid(self, view: View, legal: Legal) -> Action:
        """Half of the time a pass; else any bid it could pay."""
        most = min(legal.bid_max, view.my_cash())
        if legal.bid_max == 0 or most < legal.bid_min or self.chance.die(2) == 1:
            return actions.PASS_ON
        return actions.bid(legal.bid_min + self.chance.die(most - legal.bid_min + 1) - 1)

    def answer(self, view: View) -> Action:
        """Accept, reject or, once a turn, ask another sum for the same: one is as good as the other."""
        answers = (actions.ACCEPT, actions.REJECT)
        listed = [action for action in view.legal().actions if action.kind in answers]
        picked = self.chance.die(len(listed) + 1) - 1
        if picked < len(listed):
            return listed[picked]
        counter = self.counter(view, listed[0].seat)
        return listed[-1] if counter is None else counter

    def counter(self, view: View, maker: int) -> Action | None:
        if not self.may_offer_now(view):
            return None
        self.offers += 1
        for offer in view.offers():
            if offer.to == view.role and offer.maker == maker:
                deal = offer.deal
                cash = self.chance.die(max(1, view.my_cash())) - 1
                mine = Deal(0, deal.take_deeds, deal.take_cards, cash, deal.give_deeds, deal.give_cards)
                return actions.offer(maker, mine) if view.may_offer(maker, mine) else None
        return None

    def may_offer_now(self, view: View) -> bool:
        if self.turn != view.turns():
            self.turn = view.turns()
            self.offers = 0
        return self.offers < OFFERS_PER_TURN

    def deal(self, view: View) -> Action | None:
        """At most one offer a turn: a random deed of another for a random sum, or one of its own."""
        if not self.may_offer_now(view) or self.chance.die(OFFER_EVERY) > 1:
            return None
        self.offers += 1
        titles = view.titles()
        title = titles[self.chance.die(len(titles)) - 1]
        if title.owner < 0:
            return None
        pos = [title.space.pos]
        cash = self.chance.die(2 * title.space.price) - 1
        if title.owner != view.role:
            other = title.owner
            deal = Deal(cash, [], 0, 0, pos, 0)
        else:
            other = self.chance.die(view.seats()) - 1
            deal = Deal(0, pos, 0, cash, [], 0)
        return actions.offer(other, deal) if view.may_offer(other, deal) else None
