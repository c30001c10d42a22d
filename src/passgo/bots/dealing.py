"""Deals: what one is worth to both sides, and which one to propose."""

from typing import Final

from passgo.bots.valuation import UNIT, Estimate, Holdings
from passgo.engine import actions
from passgo.engine.actions import Action, Deal
from passgo.engine.state import BANK, Title
from passgo.engine.views import View

OFFERS_PER_TURN: Final = 2
REFUSALS: Final = 4  # of one player, after which it is left alone until the position changes
HAGGLE: Final = 200  # money is settled to this part of the starting cash
TRIES: Final = 3  # how often the same deeds are asked for, each time for more, before the position changes
PATIENCE: Final = 60  # rounds after which rivalry begins to fade, so that two careful players do not wait for ever
MEMORY: Final = 10  # rounds after which a refusal is forgotten: by then everybody's cash is another
HARDSHIP: Final = 110  # per cent: what money is worth to a debtor who would else mortgage, for the interest
RUIN: Final = 150  # ... and to one who would else sell buildings or be bankrupt
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
    hand_over(estimate, given, other)
    hand_over(estimate, taken, one)


def hand_over(estimate: Estimate, deeds: list[int], to: int) -> None:
    for deed in deeds:
        estimate.give(deed, to)
        fee = estimate.lots[deed].fee
        if fee:
            estimate.cash[to] -= fee


def take_back(estimate: Estimate, one: int, other: int, given: list[int], taken: list[int]) -> None:
    """Undo an exchange, fees and all."""
    hand_back(estimate, given, other, one)
    hand_back(estimate, taken, one, other)


def hand_back(estimate: Estimate, deeds: list[int], holder: int, owner: int) -> None:
    for deed in deeds:
        estimate.give(deed, owner)
        fee = estimate.lots[deed].fee
        if fee:
            estimate.cash[holder] += fee


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
        came += estimate.lots[deed].price
    went = 0
    for deed in given:
        went += UNIT * estimate.board.deeds[deed].price
    return came * 100 < went * SET_PRICE


def completes(estimate: Estimate, seat: int, deeds: list[int]) -> bool:
    """Whether those deeds, all from elsewhere, would complete a set of streets in that hand."""
    for deed in deeds:
        group = estimate.lots[deed].group
        division = estimate.divisions[group]
        if division.size == 0:
            continue
        came = 0
        for another in deeds:
            if estimate.lots[another].group == group:
                came += 1
        if division.portions[seat].deeds + came == division.size:
            return True
    return False


def stakes(estimate: Estimate, pos: int) -> tuple[int, int]:
    """What this seat gains by a free deed, and what the one who needs it most would gain beyond its price."""
    view = estimate.view
    deed = view.space(pos).deed
    mine = 0
    threat = 0
    for seat in range(estimate.seats):
        if view.is_out(seat):
            continue
        before = estimate.value(seat)
        estimate.give(deed, seat)
        gained = estimate.value(seat) - before
        estimate.give(deed, BANK)
        if seat == view.role:
            mine = gained
        else:
            threat = max(threat, gained)
    return mine, max(0, threat - UNIT * view.space(pos).price)


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
        self.sold_out = -1  # the turn in which nobody wants anything of a debtor
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
        self.mine = estimate.value(view.role)
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
        shared = estimate.shared_groups(me, other)
        if not shared:
            return best
        self.theirs = estimate.value(other)
        mine = [estimate.deeds_of(me, group) for group in shared]
        theirs = [estimate.deeds_of(other, group) for group in shared]
        swaps = estimate.board.rules.trade_swaps
        for i in range(len(shared)):
            if completes(estimate, me, theirs[i]):
                best = self.better(estimate, Plan(other, 0, [], theirs[i], 0), best)
            if completes(estimate, other, mine[i]):
                best = self.better(estimate, Plan(other, 0, mine[i], [], 0), best)
            if not swaps:
                continue
            for j in range(len(shared)):
                if i != j and (not estimate.has_free(shared[i]) or not estimate.has_free(shared[j])):
                    best = self.better(estimate, Plan(other, 0, mine[j], theirs[i], 0), best)
        return best

    def better(self, estimate: Estimate, plan: Plan, best: Plan | None) -> Plan | None:
        """That plan with a fitting sum of money, if it beats the best so far."""
        tried = self.tried.get(key_of(plan), 0) if self.tried else 0
        if tried >= TRIES:
            return best
        floor = self.floor(best)
        self.price(estimate, plan, tried, floor)
        if plan.score <= floor:
            return best
        if tried and plan.cash <= self.offered[key_of(plan)]:
            return best  # nothing more to offer than what was refused
        return self.keep(plan)

    def floor(self, best: Plan | None) -> int:
        """What a plan must score more than to be kept."""
        return 0 if best is None else best.score

    def keep(self, plan: Plan) -> Plan:
        """Take note of a plan that is worth it; the best so far."""
        return plan

    def price(self, estimate: Estimate, plan: Plan, tried: int, floor: int) -> None:
        """Put a sum of money to the plan; its score stays 0 where the two cannot gain more than the floor by it."""
        me = estimate.view.role
        other = plan.other
        exchange(estimate, me, other, plan.given, plan.taken)
        mine = estimate.holdings(me)
        theirs = estimate.holdings(other)
        common = mine.value() - self.mine + theirs.value() - self.theirs
        if common > floor:
            wanted = max(UNIT, common * (100 - self.greed) * (1 + tried) // 100)
            self.add_cash(estimate, plan, wanted, mine, theirs)
        take_back(estimate, me, other, plan.given, plan.taken)
        if plan.score and gives_a_set_away(estimate, me, other, -UNIT * plan.cash, plan.given, plan.taken):
            plan.score = 0

    def counter(self, view: View, maker: int, deal: Deal) -> Plan | None:
        """The deeds of an offer with another sum of money, by which both gain; named once."""
        self.may_propose(view)  # a new turn, a new count of offers
        plan = Plan(maker, 0, deeds_at(view, deal.take_deeds), deeds_at(view, deal.give_deeds), 0)
        if self.offers >= OFFERS_PER_TURN or deal.take_cards or deal.give_cards or key_of(plan) in self.tried:
            return None
        estimate = self.estimate_of(view)
        self.mine = estimate.value(view.role)
        self.theirs = estimate.value(maker)
        self.price(estimate, plan, 0, 0)
        return plan if plan.score > 0 and plan.cash != deal.take_cash - deal.give_cash else None

    def sale(self, view: View) -> Action | None:
        """While in debt: the deed that somebody pays best for, if they pay more than the Bank lends on it."""
        self.may_propose(view)
        if self.offers >= OFFERS_PER_TURN or self.sold_out == self.turn:
            return None
        loose = [title.space.deed for title in view.titles() if is_loose(view, title)]
        best = self.best_sale(view, loose) if loose else None
        if best is None:
            self.sold_out = self.turn
            return None
        return self.propose(view, best)

    def best_sale(self, view: View, loose: list[int]) -> Plan | None:
        """The best price that anybody would pay for one of the loose deeds."""
        estimate = self.estimate_of(view)
        short, worth = hardship(view, loose)
        relief = UNIT * short * (worth - 100) // 100
        self.mine = estimate.value(view.role)
        best: Plan | None = None
        for other in range(estimate.seats):
            if other == view.role or view.is_out(other) or self.asked[other] >= REFUSALS:
                continue
            self.theirs = estimate.value(other)
            for deed in loose:
                plan = Plan(other, 0, [deed], [], 0)
                self.price_sale(estimate, plan, relief, short)
                if plan.score > (0 if best is None else best.score):
                    best = plan
        return best

    def price_sale(self, estimate: Estimate, plan: Plan, relief: int, short: int) -> None:
        """A price for one deed; the relief of a debtor counts as far as the price covers what they are short of."""
        if key_of(plan) in self.tried:
            return
        self.price(estimate, plan, 0, -relief)
        brought = -plan.cash
        if not plan.welcome or brought <= estimate.board.deeds[plan.given[0]].mortgage:
            plan.score = 0
        elif plan.score:
            plan.score += relief * min(brought, short) // short

    def add_cash(self, estimate: Estimate, plan: Plan, wanted: int, mine: Holdings, theirs: Holdings) -> None:
        """Find the least money with which the other side gains what is wanted, and what that leaves here.

        Both holdings are those after the deeds have been exchanged. What is sought is the money that the other side
        has in the end: it is never negative, and compiled, products of negative numbers are slow.
        """
        view = estimate.view
        start_cash = view.board.rules.start_cash
        weight = rivalry(view, estimate.opponents)
        both = mine.cash + theirs.cash
        purse = theirs.cash // UNIT
        low = 0
        high = purse + max(0, view.my_cash() - start_cash // 20)
        grain = start_cash // HAGGLE
        while low + grain < high:
            middle = (low + high) // 2
            their_gain = theirs.with_cash(UNIT * middle) - self.theirs
            my_gain = mine.with_cash(both - UNIT * middle) - self.mine
            if score(their_gain, my_gain, weight) >= wanted:
                high = middle
            else:
                low = middle + 1
        their_gain = theirs.with_cash(UNIT * high) - self.theirs
        my_gain = mine.with_cash(both - UNIT * high) - self.mine
        plan.cash = high - purse
        plan.welcome = score(their_gain, my_gain, weight) > 0
        if plan.welcome:
            plan.score = score(my_gain, their_gain, weight)


def is_loose(view: View, title: Title) -> bool:
    """Whether a deed of this seat can be sold: not mortgaged, not of a complete set."""
    if title.owner != view.role or title.mortgaged or view.set_of(title.space.group).owner == view.role:
        return False
    return view.may_trade(title.space.pos)


def hardship(view: View, loose: list[int]) -> tuple[int, int]:
    """How much a debtor is short of, and what money is worth to him meanwhile, in per cent."""
    debt = view.debt()
    assert debt is not None
    short = debt.amount - view.my_cash()
    to_mortgage = 0
    for deed in loose:
        to_mortgage += view.board.deeds[deed].mortgage
    return short, HARDSHIP if to_mortgage >= short else RUIN


def key_of(plan: Plan) -> int:
    return key_of_deal(plan.other, plan.given, plan.taken)


def key_of_deal(other: int, given: list[int], taken: list[int]) -> int:
    """The same for the same deeds and partner, whatever the money."""
    key = other
    for deed in given:
        key = key * 67 + deed + 1
    key = key * 67 + 66
    for deed in taken:
        key = key * 67 + deed + 1
    return key


def signature(view: View) -> int:
    """A number that changes when deeds change hands."""
    total = 0
    for title in view.titles():
        total = (total * 9 + title.owner + 1) & 0x3FFFFFF  # compiled, larger products are slow
    return total
