"""What deeds, sets and cash are worth to each seat. Bots bid, deal and build by it.

All values are in thousandths of the edition's money, so that small currencies keep their fractions.
"""

from typing import Final

from passgo.bots.odds import landing_odds
from passgo.engine.board import STATION, STREET, Board
from passgo.engine.state import BANK, Title
from passgo.engine.views import View

UNIT: Final = 1000
GOAL: Final = 3  # houses at which a street earns most for its cost
DICE_MEAN: Final = 3.5
BARE: Final = 0  # the condition of a deed that is neither mortgaged nor built on


class Weights:
    """How a bot sees the worth of things. All but the first are per cent of a set's value."""

    def __init__(
        self,
        rounds: int = 12,
        one_missing_free: int = 20,
        one_missing_taken: int = 10,
        more_missing_free: int = 8,
        more_missing_taken: int = 4,
        blocking: int = 12,
        undeveloped: int = 20,
    ) -> None:
        self.rounds = rounds  # of rent that a set is expected to bring
        self.one_missing_free = one_missing_free
        self.one_missing_taken = one_missing_taken
        self.more_missing_free = more_missing_free
        self.more_missing_taken = more_missing_taken
        self.blocking = blocking  # added where somebody else lacks just these deeds
        self.undeveloped = undeveloped  # left of a set without any money to build on it


PLAIN: Final = Weights()


class Appraisal:
    """What never changes on one board: what each deed earns at each level and what each set could bring."""

    def __init__(self, board: Board, weights: Weights) -> None:
        self.board = board
        self.rounds = weights.rounds
        self.rates: list[list[int]] = []  # earned by a deed in one turn of one opponent, by level
        self.earning: list[int] = []  # the same of a whole set at GOAL houses
        self.cost: list[int] = []  # of bringing a set there
        self.price: list[int] = []  # of a group
        odds = landing_odds(board)
        for space in board.deeds:
            if space.kind == STREET:
                self.rates.append([int(UNIT * odds[space.pos] * rent) for rent in space.rents])
            else:
                self.rates.append([int(UNIT * odds[space.pos])])
        for group in board.groups:
            earned = 0
            cost = 0
            price = 0
            for deed in group.deeds:
                space = board.deeds[deed]
                price += UNIT * space.price
                if space.kind == STREET:
                    earned += self.rates[deed][GOAL]
                    cost += UNIT * GOAL * space.house_cost
            self.earning.append(earned)
            self.cost.append(cost)
            self.price.append(price)
        # By opponents still in the game and group (and deeds held): asked for all the time, so kept.
        crowd = range(board.players_max)
        groups = range(len(board.groups))
        self.sets = [[self.set_bonus(group, others) for group in groups] for others in crowd]
        self.several = [[self.several_bonuses(group, others) for group in groups] for others in crowd]

    def several_bonuses(self, group: int, opponents: int) -> list[int]:
        here = self.board.groups[group]
        if here.kind == STREET:
            return []
        return [0] + [self.several_bonus(group, held, opponents) for held in range(1, here.size + 1)]

    def set_bonus(self, group: int, opponents: int) -> int:
        """What a complete set adds to the price of its deeds once it can be built on."""
        bonus = self.earning[group] * opponents * self.rounds - self.cost[group] // 2
        return max(bonus, self.price[group] // 4)

    def several_bonus(self, group: int, held: int, opponents: int) -> int:
        """What several stations or utilities add to the price of each."""
        board = self.board
        station = board.groups[group].kind == STATION
        rents = board.station_rents if station else board.utility_factors
        mean = 1.0 if station else DICE_MEAN * board.rules.dice_count
        landings = 0
        for deed in board.groups[group].deeds:
            landings += self.rates[deed][0]
        landings = landings * held // board.groups[group].size
        gained = (rents[held - 1] - rents[0]) * mean
        return int(landings * gained) * opponents * self.rounds


known: dict[str, Appraisal] = {}


def appraisal_of(board: Board, weights: Weights = PLAIN) -> Appraisal:
    key = f"{board.hash} {weights.rounds}"
    found = known.get(key)
    if found is None:
        found = Appraisal(board, weights)
        known[key] = found
    return found


class Holdings:
    """What a seat has apart from its cash, summed up: its value with any sum of money is then quickly told."""

    def __init__(self, total: int, funds: int, promise: int, need: int, undeveloped: int) -> None:
        self.total = total  # deeds, and what unfinished sets hope for
        self.funds = funds  # to build with, beside cash
        self.promise = promise  # of complete sets
        self.need = need  # what it takes to build them
        self.undeveloped = undeveloped

    def with_cash(self, cash: int) -> int:
        promise = self.promise
        need = self.need
        if need > 0 and need > self.funds + cash:
            promise = promise * max(self.undeveloped, 100 * (self.funds + cash) // need) // 100
        return cash + self.total + promise


class Estimate:
    """A position as the valuation sees it: read from a view, then changed to see what a change would be worth."""

    def __init__(self, view: View, weights: Weights = PLAIN) -> None:
        self.view = view
        self.weights = weights
        self.board: Board = view.board
        self.appraisal = appraisal_of(view.board, weights)
        self.groups = len(view.board.groups)
        self.sizes = [group.size if group.kind == STREET else 0 for group in view.board.groups]
        self.seats = view.seats()
        self.cash = [0] * self.seats
        self.held = [[0] * self.groups for _ in range(self.seats)]  # deeds by seat and group
        self.base = [[0] * self.groups for _ in range(self.seats)]  # their price, mortgages deducted, by seat and group
        self.free = [group.size for group in view.board.groups]  # deeds of the Bank
        self.owner = [BANK] * len(view.board.deeds)
        self.price = [UNIT * space.price for space in view.board.deeds]  # less a mortgage, plus what buildings fetch
        self.fee = [0] * len(view.board.deeds)  # what the Bank asks of a new owner of a mortgaged deed
        self.seen = [BARE] * len(view.board.deeds)  # the condition that each price was made for
        self.opponents = 1
        self.read()

    def read(self) -> None:
        """Catch up with the game. Few deeds change between two looks, so only those are taken in anew."""
        view = self.view
        alive = 0
        for seat in range(self.seats):
            cash = view.cash(seat)
            self.cash[seat] = UNIT * (self.board.rules.start_cash // 2 if cash < 0 else cash)
            if not view.is_out(seat):
                alive += 1
        self.opponents = max(1, alive - 1)
        for title in view.titles():
            deed = title.space.deed
            condition = title.interest + 1 if title.mortgaged else -title.level
            if condition != self.seen[deed]:
                self.seen[deed] = condition
                self.appraise(title)
            if title.owner != self.owner[deed]:
                self.give(deed, title.owner)

    def appraise(self, title: Title) -> None:
        """A deed was built on, mortgaged or redeemed: its price is another now."""
        deed = title.space.deed
        owner = self.owner[deed]
        price = self.price_of(title)
        if owner != BANK:
            self.base[owner][title.space.group] += price - self.price[deed]
        self.price[deed] = price
        self.fee[deed] = self.fee_of(title) if title.mortgaged else 0

    def price_of(self, title: Title) -> int:
        value = UNIT * title.space.price
        if title.mortgaged:
            value -= UNIT * self.view.redeem_cost(title.space.pos)
        elif title.level:
            value += UNIT * title.level * title.space.house_cost // 2
        return value

    def fee_of(self, title: Title) -> int:
        rules = self.board.rules
        if rules.mortgage_transfer == "free":
            return 0
        return UNIT * rules.percent(title.space.mortgage, rules.mortgage_interest)

    def give(self, deed: int, to: int) -> None:
        """Pass a deed on, here only."""
        group = self.board.deeds[deed].group
        former = self.owner[deed]
        self.owner[deed] = to
        self.count(former, group, -1, -self.price[deed])
        self.count(to, group, 1, self.price[deed])

    def count(self, seat: int, group: int, deeds: int, price: int) -> None:
        """Add deeds to what a seat or the Bank holds of a group."""
        if seat == BANK:
            self.free[group] = self.free[group] + deeds
            return
        held = self.held[seat]  # compiled, `held[group] += deeds` would leave the machine's numbers
        base = self.base[seat]
        held[group] = held[group] + deeds
        base[group] = base[group] + price

    def deeds_of(self, seat: int, group: int) -> list[int]:
        return [deed for deed in self.board.groups[group].deeds if self.owner[deed] == seat]

    def shared_groups(self, one: int, other: int) -> list[int]:
        """Groups without buildings of which both hold deeds."""
        held = self.held
        groups = range(self.groups)
        return [i for i in groups if held[one][i] and held[other][i] and not self.view.set_of(i).levels]

    def value(self, seat: int) -> int:
        """Cash, deeds, what their sets promise and how much of that promise the money at hand can build."""
        return self.holdings(seat).with_cash(self.cash[seat])

    def holdings(self, seat: int) -> "Holdings":
        """What a seat has apart from its cash."""
        held = self.held[seat]
        base = self.base[seat]
        sets = self.appraisal.sets[self.opponents]
        total = 0
        funds = -UNIT * self.board.rules.start_cash // 20
        promise = 0
        need = 0
        for group in range(self.groups):
            mine = held[group]
            if mine == 0:
                continue
            total += base[group]
            size = self.sizes[group]
            if size == 0:
                total += self.appraisal.several[self.opponents][group][mine]
                funds += base[group] // 4
            elif mine == size:
                promise += sets[group]
                need += self.to_build(group)
            else:
                funds += base[group] // 4
                total += self.share(seat, group, mine) * sets[group] // 100
        return Holdings(total, funds, promise, need, self.weights.undeveloped)

    def to_build(self, group: int) -> int:
        """What is still to be paid to bring a set to its goal."""
        size = self.board.groups[group].size
        left = max(0, GOAL * size - self.view.set_of(group).levels)
        return self.appraisal.cost[group] * left // (GOAL * size)

    def share(self, seat: int, group: int, mine: int) -> int:
        """Per cent of the set's value that an unfinished one is worth."""
        weights = self.weights
        missing = self.board.groups[group].size - mine
        available = self.free[group] == missing
        if missing == 1:
            share = weights.one_missing_free if available else weights.one_missing_taken
        else:
            share = weights.more_missing_free if available else weights.more_missing_taken
        if not available:
            for other in range(self.seats):
                if other != seat and self.held[other][group] == missing:
                    share += weights.blocking
        return share
