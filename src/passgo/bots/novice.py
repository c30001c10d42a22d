"""The novice: likes cash in hand, forgets a rent now and then, builds one house at a time, never plans ahead."""

from typing import Final

from passgo.bots.deciding import Decider
from passgo.bots.haggling import Haggler
from passgo.engine import actions
from passgo.engine.actions import Action
from passgo.engine.chance import SeededChance
from passgo.engine.state import CHOICE_RIDE, Offer
from passgo.engine.views import View

OFFER: Final = 150  # per cent of the printed price that it offers for a deed it lacks
FORGETS: Final = 12  # one rent in so many is not claimed


class Novice(Decider):
    """Keeps a third of the starting cash whatever happens."""

    def __init__(self, seed: int) -> None:
        self.chance = SeededChance(seed)
        self.haggler = Haggler(OFFER)
        self.built_in = -1

    def buy(self, view: View) -> Action:
        price = view.space(view.position(view.role)).price
        return actions.BUY_DEED if view.my_cash() - price >= self.reserve(view) // 2 else actions.DECLINE_DEED

    def claim(self) -> Action:
        return actions.PASS_ON if self.chance.die(FORGETS) == 1 else actions.CLAIM_LATEST

    def declare(self, view: View) -> Action:  # noqa: ARG002  # scarce houses are left to others
        return actions.PASS_ON

    def sale(self, view: View) -> Action | None:
        return self.haggler.sale(view)

    def answer_to(self, view: View, offer: Offer) -> Action:
        return self.haggler.answer(view, offer)

    def reserve(self, view: View) -> int:
        return view.board.rules.start_cash // 3

    def before_roll(self, view: View) -> Action:
        proposal = self.haggler.proposal(view, view.my_cash() - self.reserve(view))
        if proposal is not None:
            return proposal
        if view.sets(view.role) and self.built_in != view.turns():
            self.built_in = view.turns()
            for action in view.legal().actions:
                if action.kind == actions.BUILD:
                    cost = view.space(action.space).house_cost
                    if view.my_cash() - cost >= self.reserve(view):
                        return action
        if view.jail_turns(view.role) >= 0 and view.jail_cards(view.role):
            return actions.USE_CARD
        return actions.ROLL_DICE

    def bid(self, view: View) -> Action:
        """Up to three quarters of the printed price; scarce buildings are left to others."""
        limit = 0
        if not view.auction_is_for_building():
            limit = min(view.space(view.auction_space()).price * 3 // 4, view.my_cash() - self.reserve(view) // 2)
        lowest = view.lowest_bid()
        return actions.PASS_ON if lowest > limit else actions.bid(lowest + (limit - lowest) // 2)

    def choose(self, view: View) -> Action:
        choice = view.choice()
        assert choice is not None
        if choice.kind == CHOICE_RIDE:
            return actions.CHOOSE_STAY
        listed: list[Action] = [action for action in view.legal().actions if action.kind == actions.CHOOSE]
        return listed[self.chance.die(len(listed)) - 1]
