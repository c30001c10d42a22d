"""The champion: weighs like a trader but from experience, knows how traders weigh, and plays deals out beforehand."""

from typing import Final

from passgo.bots.dealing import (
    Dealer,
    Plan,
    exchange,
    gains,
    gives_a_set_away,
    pay,
    rivalry,
    score,
    signature,
    stakes,
    take_back,
    worth_accepting,
)
from passgo.bots.estate import worst_rent_ahead
from passgo.bots.purses import Purses
from passgo.bots.rollouts import Budget, Line, best_line
from passgo.bots.trader import Trader
from passgo.bots.valuation import UNIT, Estimate, Weights
from passgo.engine import actions
from passgo.engine.actions import Action, Deal
from passgo.engine.chance import SeededChance
from passgo.engine.game import Decision
from passgo.engine.state import Offer
from passgo.engine.views import View

PLANS: Final = 3  # deals that are played out before one is proposed
ROLLOUTS: Final = 30  # a decision's budget where none is set: about 5 ms compiled (60 took 9.7 ms, docs/lab.md)
MOST_ROLLOUTS: Final = 1_000_000


class Temper:
    """What experience taught the champion; found by playing against traders (docs/lab.md)."""

    def __init__(self) -> None:
        self.weights = Weights(19, 3, 14, 4, 4, 10, 8)
        self.rivalry = 208  # per cent of what a trader feels
        self.margin = 1  # per cent of the common gain that is left to the other side
        self.reserve = 18  # of the starting cash, in thousandths
        self.fear = 32  # per cent of the worst rent ahead that is kept
        self.counter = 14  # a counter-offer must gain so many thousandths of the starting cash more than the offer
        self.bid = 81  # per cent of its worth that is bid for a deed


class Bargainer(Dealer):
    """A dealer that weighs with its own weights, guesses the other's answer with a trader's, and lists its plans."""

    def __init__(self, temper: Temper) -> None:
        super().__init__(100)
        self.temper = temper
        self.purses = Purses()
        self.own: Estimate | None = None
        self.plans: list[Plan] = []

    def own_estimate(self, view: View) -> Estimate:
        own = self.own
        if own is None or own.view is not view:
            own = Estimate(view, self.temper.weights)
            self.own = own
        else:
            own.read()
        self.purses.fill(own)
        return own

    def estimate_of(self, view: View) -> Estimate:
        self.own_estimate(view)
        estimate = super().estimate_of(view)
        self.purses.fill(estimate)
        return estimate

    def may_propose(self, view: View) -> bool:
        """Deeds that changed hands within the turn open new deals too."""
        if view.turns() == self.turn and signature(view) != self.position:
            self.position = signature(view)
            self.quiet = False
            self.tried = {}
            self.offered = {}
            self.asked = [0] * view.seats()
        return super().may_propose(view)

    def weight(self, estimate: Estimate) -> int:
        return rivalry(estimate.view, estimate.opponents) * self.temper.rivalry // 100

    def floor(self, best: Plan | None) -> int:  # noqa: ARG002  # all plans by which both sides gain are listed
        return 0

    def price(self, estimate: Estimate, plan: Plan, tried: int, floor: int) -> None:  # noqa: ARG002  # it lists all plans
        """As little money as a trader would accept, and what the plan then gains by the champion's own weights."""
        own = self.own
        assert own is not None
        me = estimate.view.role
        other = plan.other
        my_own = own.value(me)
        their_own = own.value(other)
        exchange(estimate, me, other, plan.given, plan.taken)
        exchange(own, me, other, plan.given, plan.taken)
        mine = estimate.holdings(me)
        theirs = estimate.holdings(other)
        common = max(UNIT, mine.value() - self.mine + theirs.value() - self.theirs)
        wanted = common * self.temper.margin * (1 + 5 * tried) // 100
        self.add_cash(estimate, plan, wanted, mine, theirs)
        if plan.welcome:
            pay(own, me, other, UNIT * plan.cash)
            plan.score = score(own.value(me) - my_own, own.value(other) - their_own, self.weight(own))
            pay(own, other, me, UNIT * plan.cash)
        take_back(estimate, me, other, plan.given, plan.taken)
        take_back(own, me, other, plan.given, plan.taken)
        if plan.score and gives_a_set_away(own, me, other, -UNIT * plan.cash, plan.given, plan.taken):
            plan.score = 0

    def counter(self, view: View, maker: int, deal: Deal) -> Plan | None:
        """The same deeds at the lowest price the maker would take, if that gains noticeably more than his offer."""
        plan = super().counter(view, maker, deal)
        if plan is None:
            return None
        own = self.own_estimate(view)
        asked = UNIT * (deal.take_cash - deal.give_cash)
        mine, theirs = gains(own, view.role, maker, asked, plan.given, plan.taken)
        threshold = UNIT * view.board.rules.start_cash * self.temper.counter // 1000
        return plan if plan.score > score(mine, theirs, self.weight(own)) + threshold else None

    def keep(self, plan: Plan) -> Plan:
        """List the best plans, best first."""
        place = len(self.plans)
        while place > 0 and self.plans[place - 1].score < plan.score:
            place -= 1
        self.plans.insert(place, plan)
        if len(self.plans) > PLANS:
            self.plans.pop()
        return self.plans[0]


class Champion(Trader):
    """Asks for all of the gain it can get and checks by rollouts that it is one."""

    def __init__(self, seed: int, rollouts: int = ROLLOUTS, milliseconds: float = 0.0) -> None:
        super().__init__(seed)
        self.temper = Temper()
        self.bargainer = Bargainer(self.temper)
        self.dealer = self.bargainer
        self.chance = SeededChance(seed)
        self.budget = Budget(rollouts if milliseconds == 0.0 else MOST_ROLLOUTS, milliseconds)

    def decide(self, view: View, decision: Decision) -> Action:
        self.bargainer.purses.look(view)
        return super().decide(view, decision)

    def before_roll(self, view: View) -> Action:
        proposal = self.proposal(view)
        return self.move_on(view) if proposal is None else proposal

    def before_end(self, view: View) -> Action:
        proposal = self.proposal(view)
        return super().before_end(view) if proposal is None else proposal

    def proposal(self, view: View) -> Action | None:
        bargainer = self.bargainer
        bargainer.plans = []
        plan = bargainer.best_plan(view)
        if plan is not None and self.budget.rollouts:
            plan = self.best_played_out(view)
        return None if plan is None else bargainer.propose(view, plan)

    def best_played_out(self, view: View) -> Plan | None:
        """The deal that turned out best if accepted, or None if no deal turned out better still."""
        plans = self.bargainer.plans
        lines: list[Line] = []
        for plan in plans:
            offer = actions.offer(plan.other, plan.to_deal(view))
            lines.append(Line([view.role, plan.other], [offer, actions.accept(view.role)]))
        lines.append(Line([], []))
        best = best_line(view, lines, self.budget, self.chance, self.bargainer.purses)
        if best < len(plans):
            return plans[best]
        self.bargainer.quiet = True
        return None

    def reserve(self, view: View) -> int:
        kept = view.board.rules.start_cash * self.temper.reserve // 1000
        return kept + worst_rent_ahead(view) * self.temper.fear // 100

    def worth_of(self, view: View, pos: int) -> int:
        own = self.bargainer.own_estimate(view)
        mine, threat = stakes(own, pos)
        return (mine + threat * self.bargainer.weight(own) // 100) * self.temper.bid // 100 // UNIT

    def answer_to(self, view: View, offer: Offer) -> Action:
        """Counter what could be had cheaper; accept what its own weights call a gain."""
        plan = self.bargainer.counter(view, offer.maker, offer.deal)
        if plan is not None:
            counter = self.bargainer.propose(view, plan)
            if counter is not None:
                return counter
        reject = actions.reject(offer.maker)
        if not self.likes(view, offer.maker, offer.deal):
            return reject
        accept = actions.accept(offer.maker)
        if not self.budget.rollouts:
            return accept
        lines = [Line([view.role], [accept]), Line([view.role], [reject])]
        return accept if best_line(view, lines, self.budget, self.chance, self.bargainer.purses) == 0 else reject

    def likes(self, view: View, maker: int, deal: Deal) -> bool:
        own = self.bargainer.own_estimate(view)
        return worth_accepting(own, maker, deal, self.bargainer.weight(own))
