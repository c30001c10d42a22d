"""The builder: buys what it can, bids fairly, builds on its sets, deals by printed prices."""

from typing import Final

from passgo.bots.deciding import Decider
from passgo.bots.estate import build_up
from passgo.bots.haggling import Haggler
from passgo.engine import actions
from passgo.engine.actions import Action
from passgo.engine.state import CHOICE_ANY_SPACE, CHOICE_BUS, CHOICE_RIDE, Offer
from passgo.engine.views import View

OFFER: Final = 200  # per cent of the printed price that it offers for a deed that completes a set


class Builder(Decider):
    """Keeps a reserve of an eighth of the starting cash and spends the rest."""

    def __init__(self, seed: int) -> None:
        self.seed = seed  # this bot plays the same way whatever the seed
        self.haggler = Haggler(OFFER)

    def reserve(self, view: View) -> int:
        return view.board.rules.start_cash // 8

    def before_roll(self, view: View) -> Action:
        proposal = self.haggler.proposal(view, view.my_cash() - self.reserve(view))
        if proposal is not None:
            return proposal
        if view.sets(view.role):
            built = build_up(view, view.my_cash() - self.reserve(view))
            if built is not None:
                return built
        if view.jail_turns(view.role) >= 0:
            return self.leave_jail(view)
        return actions.ROLL_DICE

    def leave_jail(self, view: View) -> Action:
        """Out early while deeds are free to buy, otherwise wait inside."""
        seat = view.role
        rules = view.board.rules
        if view.jail_cards(seat):
            return actions.USE_CARD
        early = view.turns() < 10 * view.seats()
        if early and view.my_cash() >= 2 * rules.jail_fine and view.jail_turns(seat) < rules.jail_prepay_turns:
            return actions.PAY_FINE
        return actions.ROLL_DICE

    def buy(self, view: View) -> Action:
        price = view.space(view.position(view.role)).price
        return actions.BUY_DEED if view.my_cash() >= price else actions.DECLINE_DEED

    def limit(self, view: View, pos: int) -> int:
        """The most it pays for a deed: its price, half as much again if it completes a set, within the budget."""
        space = view.space(pos)
        value = space.price
        if view.held(view.role, space.group) + 1 == view.board.groups[space.group].size:
            value += value // 2
        return min(value, view.my_cash() - self.reserve(view) // 2)

    def bid(self, view: View) -> Action:
        pos = view.auction_space()
        lowest = view.lowest_bid()
        if view.auction_is_for_building():
            limit = min(view.space(pos).house_cost * 3 // 2, view.my_cash() - self.reserve(view))
        else:
            limit = self.limit(view, pos)
        if lowest > limit:
            return actions.PASS_ON
        return actions.bid(lowest + (limit - lowest) // 2)

    def choose(self, view: View) -> Action:
        choice = view.choice()
        assert choice is not None
        if choice.kind == CHOICE_BUS:
            dice = view.dice()
            return actions.choose_steps(dice[0] + dice[1])
        if choice.kind == CHOICE_ANY_SPACE:
            return actions.choose_space(self.best_space(view))
        if choice.kind == CHOICE_RIDE:
            return actions.CHOOSE_STAY
        return actions.choose_keep(choice.pos)

    def best_space(self, view: View) -> int:
        """The dearest free deed it can pay for, else GO."""
        best = view.board.go_pos
        for title in view.titles():
            if title.owner < 0 and title.space.price <= view.my_cash():
                best = title.space.pos
        return best

    def sale(self, view: View) -> Action | None:
        return self.haggler.sale(view)

    def answer_to(self, view: View, offer: Offer) -> Action:
        return self.haggler.answer(view, offer)
