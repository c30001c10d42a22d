"""The trader: values the whole position, swaps and buys its way to sets, builds them to three houses at once."""

from typing import Final

from passgo.bots.dealing import Dealer, rivalry, stakes, worth_accepting
from passgo.bots.deciding import Decider
from passgo.bots.estate import loose_deed, manage, worst_rent_ahead
from passgo.bots.journey import choose_way, leave_jail
from passgo.bots.valuation import UNIT, Appraisal, appraisal_of
from passgo.engine import actions
from passgo.engine.actions import Action
from passgo.engine.board import SPACE_STREET
from passgo.engine.state import Offer
from passgo.engine.views import View

GREED: Final = 92  # per cent of the common gain that its first offer keeps
BUILDING_ROUNDS: Final = 15  # rounds of rent that a scarce building is worth


class Trader(Decider):
    """Deals while it helps, never repeats what was refused, and spends down to what the next roll may cost."""

    def __init__(self, seed: int) -> None:
        self.seed = seed  # this bot plays the same way whatever the seed
        self.dealer = Dealer(GREED)
        self.appraisal: Appraisal | None = None
        self.priced = -1  # the deed that was last thought out for an auction, the turn, and what it is worth
        self.priced_in = -1
        self.worth = 0

    def before_roll(self, view: View) -> Action:
        proposal = self.dealer.proposal(view)
        if proposal is not None:
            return proposal
        return self.move_on(view)

    def move_on(self, view: View) -> Action:
        if view.jail_turns(view.role) >= 0:
            step = manage(view, self.appraisal_for(view), self.reserve(view))
            return leave_jail(view) if step is None else step
        return actions.ROLL_DICE

    def before_end(self, view: View) -> Action:
        """Building waits until the own roll is over: what the roll costs is known then."""
        step = manage(view, self.appraisal_for(view), self.reserve(view))
        return actions.END_TURN if step is None else step

    def appraisal_for(self, view: View) -> Appraisal:
        appraisal = self.appraisal
        if appraisal is None or appraisal.board is not view.board:
            appraisal = appraisal_of(view.board)
            self.appraisal = appraisal
        return appraisal

    def reserve(self, view: View) -> int:
        return view.board.rules.start_cash // 20 + worst_rent_ahead(view) // 3

    def buy(self, view: View) -> Action:
        """Whatever it can pay; for a deed that completes a set it mortgages loose ones."""
        pos = view.position(view.role)
        space = view.space(pos)
        if view.my_cash() >= space.price:
            return actions.BUY_DEED
        missing = view.board.groups[space.group].size - view.held(view.role, space.group)
        if space.kind == SPACE_STREET and missing == 1 and view.could_raise() >= space.price:
            deed = loose_deed(view)
            if deed >= 0 and view.space(deed).group != space.group:
                return actions.mortgage(deed)
        return actions.DECLINE_DEED

    def limit(self, view: View, pos: int) -> int:
        """The most it pays for a deed; thought out once for all bids of an auction."""
        if self.priced != pos or self.priced_in != view.turns():
            self.priced = pos
            self.priced_in = view.turns()
            self.worth = self.worth_of(view, pos)
        return min(self.worth, view.my_cash() - view.board.rules.start_cash // 50)

    def worth_of(self, view: View, pos: int) -> int:
        """What it gains by a free deed, and what it keeps a rival from gaining."""
        estimate = self.dealer.estimate_of(view)
        mine, threat = stakes(estimate, pos)
        return (mine + threat * rivalry(view, estimate.opponents) // 100) // UNIT

    def bid(self, view: View) -> Action:
        pos = view.auction_space()
        lowest = view.lowest_bid()
        limit = self.limit_for_building(view, pos) if view.auction_is_for_building() else self.limit(view, pos)
        if lowest > limit:
            return actions.PASS_ON
        return actions.bid(min(limit, lowest + max(1, limit // 16)))

    def limit_for_building(self, view: View, pos: int) -> int:
        title = view.titles()[view.space(pos).deed]
        rates = self.appraisal_for(view).rates[title.space.deed]
        level = min(title.level + 1, len(rates) - 1)
        opponents = self.dealer.estimate_of(view).opponents
        worth = (rates[level] - rates[title.level]) * opponents * BUILDING_ROUNDS // UNIT
        return min(max(worth, title.space.house_cost), view.my_cash() - self.reserve(view))

    def choose(self, view: View) -> Action:
        return choose_way(view)

    def sale(self, view: View) -> Action | None:
        return self.dealer.sale(view)

    def answer_to(self, view: View, offer: Offer) -> Action:
        """Accept a gain; for the same deeds name the price at which both would gain, if there is one."""
        estimate = self.dealer.estimate_of(view)
        if worth_accepting(estimate, offer.maker, offer.deal, rivalry(view, estimate.opponents)):
            return actions.accept(offer.maker)
        plan = self.dealer.counter(view, offer.maker, offer.deal)
        counter = None if plan is None else self.dealer.propose(view, plan)
        return actions.reject(offer.maker) if counter is None else counter
