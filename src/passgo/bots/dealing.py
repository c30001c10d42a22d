"""Deals: what one is worth to both sides, and which one to propose."""

from typing import Final

from passgo.bots.valuation import UNIT, Estimate
from passgo.engine import actions
from passgo.engine.actions import Action, Deal
from passgo.engine.board import STREET
from passgo.engine.views import View

OFFERS_PER_TURN: Final = 2
REFUSALS: Final = 4  # of one player, after which it is left alone until the position changes
HAGGLE: Final = 200  # money is settled to this part of the starting cash
TRIES: Final = 3  # how often the same deeds are asked for, each time for more, before the position changes
PATIENCE: Final = 60  # rounds after which rivalry begins to fade, so that two careful players do not wait for ever
MEMORY: Final = 10  # rounds after which a refusal is forgotten: by then everybody's cash is another
SET_PRICE: Final = 150  # per cent of printed value that must come in for a rival's set when no own set does


def rivalry(view: View, opponents: int) -> int:
    """How much of a partner's gain counts as an own loss, in per cent: all of it between two, a third among four."""
    late = view.turns() // view.seats() - PATIENCE
    share = 100 // opponents
    if late <= 0:
        return share
    return max(0, share - share * late // PATIENCE)


def exchange(estimate: Estimate, one: int, other: int, given: list[int], taken: list[int]) -> None:
    """Swap deeds in the estimate; the new owners of mortgaged ones pay their fees."""
    for deed in given:
        estimate.give(deed, other)
        estimate.cash[other] -= estimate.fee[deed]
    for deed in taken:
        estimate.give(deed, one)
        estimate.cash[one] -= estimate.fee[deed]


def take_back(estimate: Estimate, one: int, other: int, given: list[int], taken: list[int]) -> None:
    for deed in given:
        estimate.give(deed, one)
        estimate.cash[other] += estimate.fee[deed]
    for deed in taken:
        estimate.give(deed, other)
        estimate.cash[one] += estimate.fee[deed]


def gains(estimate: Estimate, one: int, other: int, cash: int, given: list[int], taken: list[int]) -> tuple[int, int]:
    """What each side gains when `one` gives cash (or gets it, if negative) and deeds for deeds; numbers of deeds."""
    mine = estimate.value(one)
    theirs = estimate.value(other)
    exchange(estimate, one, other, given, taken)
    pay(estimate, one, other, cash)
    mine = estimate.value(one) - mine
    theirs = estimate.value(other) - theirs
    pay(estimate, other, one, cash)
    take_back(estimate, one, other, given, taken)
    return mine, theirs


def pay(estimate: Estimate, one: int, other: int, cash: int) -> None:
    estimate.cash[one] -= cash
    estimate.cash[other] += cash


def score(mine: int, theirs: int, weight: int) -> int:
    return mine - weight * max(0, theirs) // 100


def gives_a_set_away(estimate: Estimate, me: int, other: int, cash_in: int, given: list[int], taken: list[int]) -> bool:
    """Whether a deal completes a rival's set without completing one here or bringing in well over its price."""
    if not completes(estimate, other, given) or completes(estimate, me, taken):
        return False
    came = cash_in
    for deed in taken:
        came += estimate.price[deed]
    went = 0
    for deed in given:
        went += UNIT * estimate.board.deeds[deed].price
    return came * 100 < went * SET_PRICE


def completes(estimate: Estimate, seat: int, deeds: list[int]) -> bool:
    """Whether those deeds, all from elsewhere, would complete a set of streets in that hand."""
    for deed in deeds:
        group = estimate.board.deeds[deed].group
        here = estimate.board.groups[group]
        if here.kind != STREET:
            continue
        came = 0
        for another in deeds:
            if estimate.board.deeds[another].group == group:
                came += 1
        if estimate.held[seat][group] + came == here.size:
            return True
    return False


def deeds_at(view: View, positions: list[int]) -> list[int]:
    return [view.space(pos).deed for pos in positions]


def worth_accepting(estimate: Estimate, maker: int, deal: Deal, weight: int) -> bool:
    """Whether the one who is asked is better off with a deal that was offered."""
    view = estimate.view
    me = view.role
    fine = UNIT * view.board.rules.jail_fine // 2
    cash = UNIT * (deal.take_cash - deal.give_cash) + fine * (deal.take_cards - deal.give_cards)
    given = deeds_at(view, deal.take_deeds)
    taken = deeds_at(view, deal.give_deeds)
    if gives_a_set_away(estimate, me, maker, -cash, given, taken):
        return False
    mine, theirs = gains(estimate, me, maker, cash, given, taken)
    return score(mine, theirs, weight) > 0


class Plan:
    """A deal that could be proposed."""

    def __init__(self, other: int, cash: int, given: list[int], taken: list[int], score: int) -> None:
        self.other = other
        self.cash = cash  # whole money, negative if asked for
        self.given = given
        self.taken = taken
        self.score = score  # to the one who proposes
        self.welcome = False  # to the other, as far as one can guess

    def to_deal(self, view: View) -> Deal:
        deeds = view.board.deeds
        give = sorted([deeds[deed].pos for deed in self.given])
        take = sorted([deeds[deed].pos for deed in self.taken])
        return Deal(max(0, self.cash), give, 0, max(0, -self.cash), take, 0)


class Dealer:
    """Looks for deals that help both sides, proposes the best, and remembers what was refused."""

    def __init__(self, greed: int) -> None:
        self.greed = greed  # per cent of the common gain that it means to keep
        self.estimate: Estimate | None = None
        self.position = -1
        self.since = 0
        self.turn = -1
        self.offers = 0
        self.mine = 0  # what both sides have before the deals that are looked at
        self.theirs = 0
        self.quiet = False  # nothing worth proposing until the position changes
        self.tried: dict[int, int] = {}
        self.offered: dict[int, int] = {}  # the money that went with it last time
        self.asked: list[int] = []  # how often each seat was asked since the position changed

    def estimate_of(self, view: View) -> Estimate:
        """The estimate of the game that view shows, as it stands now."""
        estimate = self.estimate
        if estimate is None or estimate.view is not view:
            estimate = Estimate(view)
            self.estimate = estimate
        else:
            estimate.read()
        return estimate

    def may_propose(self, view: View) -> bool:
        turns = view.turns()
        if turns != self.turn:
            self.turn = turns
            self.offers = 0
            position = signature(view)
            if position != self.position or turns - self.since > MEMORY * view.seats():
                self.position = position
                self.since = turns
                self.quiet = False
                self.tried = {}
                self.offered = {}
                self.asked = [0] * view.seats()
        return not self.quiet and self.offers < OFFERS_PER_TURN

    def proposal(self, view: View) -> Action | None:
        """The best offer to make now, or None."""
        plan = self.best_plan(view)
        return None if plan is None else self.propose(view, plan)

    def best_plan(self, view: View) -> Plan | None:
        if not self.may_propose(view):
            return None
        estimate = self.estimate_of(view)
        best: Plan | None = None
        for other in range(estimate.seats):
            if other != view.role and not view.is_out(other) and self.asked[other] < REFUSALS:
                best = self.best_with(estimate, other, best)
        if best is None:
            self.quiet = True
        return best

    def propose(self, view: View, plan: Plan) -> Action | None:
        """The offer that the plan means, noted so that it is not made again and again."""
        key = key_of(plan)
        self.tried[key] = self.tried.get(key, 0) + 1
        self.offered[key] = plan.cash
        self.asked[plan.other] += 1
        self.offers += 1
        deal = plan.to_deal(view)
        return actions.offer(plan.other, deal) if view.may_offer(plan.other, deal) else None

    def best_with(self, estimate: Estimate, other: int, best: Plan | None) -> Plan | None:
        """The best deal over the groups that both have deeds of."""
        me = estimate.view.role
        self.mine = estimate.value(me)
        self.theirs = estimate.value(other)
        shared = estimate.shared_groups(me, other)
        swaps = estimate.board.rules.trade_swaps
        for i in range(len(shared)):
            taken = estimate.deeds_of(other, shared[i])
            given = estimate.deeds_of(me, shared[i])
            if completes(estimate, me, taken):
                best = self.better(estimate, Plan(other, 0, [], taken, 0), best)
            if completes(estimate, other, given):
                best = self.better(estimate, Plan(other, 0, given, [], 0), best)
            if not swaps:
                continue
            for j in range(len(shared)):
                if i != j and (estimate.free[shared[i]] == 0 or estimate.free[shared[j]] == 0):
                    swap = Plan(other, 0, estimate.deeds_of(me, shared[j]), taken, 0)
                    best = self.better(estimate, swap, best)
        return best

    def better(self, estimate: Estimate, plan: Plan, best: Plan | None) -> Plan | None:
        """That plan with a fitting sum of money, if it beats the best so far."""
        tried = self.tried.get(key_of(plan), 0) if self.tried else 0
        if tried >= TRIES:
            return best
        me = estimate.view.role
        other = plan.other
        mine = self.mine
        theirs = self.theirs
        exchange(estimate, me, other, plan.given, plan.taken)
        common = estimate.value(me) - mine + estimate.value(other) - theirs
        if common > 0 and (best is None or common > best.score):
            self.add_cash(estimate, plan, common * (100 - self.greed) * (1 + tried) // 100, mine, theirs)
        take_back(estimate, me, other, plan.given, plan.taken)
        if plan.score <= 0 or (best is not None and plan.score <= best.score):
            return best
        if tried and plan.cash <= self.offered[key_of(plan)]:
            return best  # nothing more to offer than what was refused
        if gives_a_set_away(estimate, me, other, -UNIT * plan.cash, plan.given, plan.taken):
            return best
        return plan

    def add_cash(self, estimate: Estimate, plan: Plan, wanted: int, mine: int, theirs: int) -> None:
        """Find the least money with which the other side gains what is wanted, and what that leaves here.

        The deeds have been exchanged already; `mine` and `theirs` are the values before.
        """
        view = estimate.view
        me = view.role
        other = plan.other
        weight = rivalry(view, estimate.opponents)
        low = -estimate.cash[other] // UNIT
        high = max(0, view.my_cash() - view.board.rules.start_cash // 20)
        grain = view.board.rules.start_cash // HAGGLE
        while low + grain < high:
            middle = (low + high) // 2
            pay(estimate, me, other, UNIT * middle)
            reached = score(estimate.value(other) - theirs, estimate.value(me) - mine, weight) >= wanted
            pay(estimate, other, me, UNIT * middle)
            if reached:
                high = middle
            else:
                low = middle + 1
        pay(estimate, me, other, UNIT * high)
        my_gain = estimate.value(me) - mine
        their_gain = estimate.value(other) - theirs
        pay(estimate, other, me, UNIT * high)
        plan.cash = high
        plan.welcome = score(their_gain, my_gain, weight) > 0
        if plan.welcome:
            plan.score = score(my_gain, their_gain, weight)


def key_of(plan: Plan) -> int:
    """The same for the same deeds and partner, whatever the money."""
    key = plan.other
    for deed in plan.given:
        key = key * 67 + deed + 1
    key = key * 67 + 66
    for deed in plan.taken:
        key = key * 67 + deed + 1
    return key


def signature(view: View) -> int:
    """A number that changes when deeds change hands."""
    total = 0
    for title in view.titles():
        total = (total * 9 + title.owner + 1) & 0x3FFFFFFFFFFFFF
    return total
