"""What deeds, sets and cash are worth to each seat. Bots bid, deal and build by it.

All values are in thousandths of the edition's money, so that small currencies keep their fractions.
"""

from typing import Final

from passgo.bots.odds import landing_odds
from passgo.engine.board import SPACE_STATION, SPACE_STREET, Board, Group
from passgo.engine.state import BANK, Title
from passgo.engine.views import View

UNIT: Final = 1000
GOAL: Final = 3  # houses at which a street earns most for its cost
DICE_MEAN: Final = 3.5


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
            if space.kind == SPACE_STREET:
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
                if space.kind == SPACE_STREET:
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
        if here.kind == SPACE_STREET:
            return []
        return [0] + [self.several_bonus(group, held, opponents) for held in range(1, here.size + 1)]

    def set_bonus(self, group: int, opponents: int) -> int:
        """What a complete set adds to the price of its deeds once it can be built on."""
        bonus = self.earning[group] * opponents * self.rounds - self.cost[group] // 2
        return max(bonus, self.price[group] // 4)

    def several_bonus(self, group: int, held: int, opponents: int) -> int:
        """What several stations or utilities add to the price of each."""
        board = self.board
        station = board.groups[group].kind == SPACE_STATION
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
    """What a seat has, summed up: its value with any sum of money is then quickly told."""

    def __init__(self, cash: int, total: int, funds: int, promise: int, need: int, undeveloped: int) -> None:
        self.cash = cash
        self.total = total  # deeds, and what unfinished sets hope for
        self.funds = funds  # to build with, beside cash
        self.promise = promise  # of complete sets
        self.need = need  # what it takes to build them
        self.undeveloped = undeveloped

    def value(self) -> int:
        return self.with_cash(self.cash)

    def with_cash(self, cash: int) -> int:
        """Cash, deeds, what their sets promise and how much of that promise the money at hand can build."""
        promise = self.promise
        need = self.need
        if need > 0 and need > self.funds + cash:
            promise = promise * max(self.undeveloped, 100 * (self.funds + cash) // need) // 100
        return cash + self.total + promise


class Lot:
    """A deed in an estimate."""

    def __init__(self, title: Title) -> None:
        space = title.space
        self.title = title
        self.group = space.group
        self.owner = BANK
        self.condition = 0  # for which it was appraised: its level, or below 0 if mortgaged
        self.price = UNIT * space.price  # less a mortgage, plus what buildings fetch
        self.fee = 0  # what the Bank asks of a new owner of a mortgaged deed


class Portion:
    """What a seat or the Bank has of a group."""

    def __init__(self) -> None:
        self.deeds = 0
        self.price = 0  # of all of them


class Division:
    """How a group is shared out in an estimate, and what a set of it means now."""

    def __init__(self, group: Group, seats: int) -> None:
        self.size = group.size if group.kind == SPACE_STREET else 0
        self.portions = [Portion() for _ in range(seats + 1)]  # by seat; the last one, which BANK finds, is the Bank's
        self.portions[BANK].deeds = group.size
        self.built = False
        self.need = 0  # what is still to be paid to bring the set to its goal
        self.promise = 0  # of the complete set
        self.several: list[int] = []  # stations and utilities: what so many of them add to their price


class Estimate:
    """A position as the valuation sees it: read from a view, then changed to see what a change would be worth."""

    def __init__(self, view: View, weights: Weights = PLAIN) -> None:
        board = view.board
        self.view = view
        self.weights = weights
        self.board: Board = board
        self.appraisal = appraisal_of(board, weights)
        self.seats = view.seats()
        self.kept = UNIT * board.rules.start_cash // 20  # is not built with
        self.cash = [0] * self.seats
        self.lots = [Lot(title) for title in view.titles()]
        self.divisions = [Division(group, self.seats) for group in board.groups]
        for i in range(len(self.divisions)):
            self.divisions[i].need = self.appraisal.cost[i]
        for lot in self.lots:
            self.divisions[lot.group].portions[BANK].price += lot.price
        self.opponents = 0
        self.read()

    def read(self) -> None:
        """Catch up with the game. Few deeds change between two looks, so only those are read again."""
        view = self.view
        alive = 0
        for seat in range(self.seats):
            cash = view.cash(seat)
            self.cash[seat] = UNIT * (self.board.rules.start_cash // 2 if cash < 0 else cash)
            if not view.is_out(seat):
                alive += 1
        self.count_opponents(max(1, alive - 1))
        for lot in self.lots:
            title = lot.title
            condition = -1 - title.interest if title.mortgaged else title.level
            if condition != lot.condition:
                lot.condition = condition
                self.appraise(lot)
            if title.owner != lot.owner:
                self.give(title.space.deed, title.owner)

    def count_opponents(self, opponents: int) -> None:
        """What sets promise depends on how many are left to pay."""
        if opponents == self.opponents:
            return
        self.opponents = opponents
        for i in range(len(self.divisions)):
            self.divisions[i].promise = self.appraisal.sets[opponents][i]
            self.divisions[i].several = self.appraisal.several[opponents][i]

    def appraise(self, lot: Lot) -> None:
        """A deed was built on, mortgaged or redeemed: its price is another now."""
        title = lot.title
        division = self.divisions[lot.group]
        price = self.price_of(title)
        division.portions[lot.owner].price += price - lot.price
        lot.price = price
        lot.fee = self.fee_of(title) if title.mortgaged else 0
        if division.size:
            levels = self.view.set_of(lot.group).levels
            goal = GOAL * division.size
            division.built = levels > 0
            division.need = self.appraisal.cost[lot.group] * max(0, goal - levels) // goal

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
        lot = self.lots[deed]
        portions = self.divisions[lot.group].portions
        former = portions[lot.owner]
        former.deeds -= 1
        former.price -= lot.price
        latter = portions[to]
        latter.deeds += 1
        latter.price += lot.price
        lot.owner = to

    def deeds_of(self, seat: int, group: int) -> list[int]:
        return [deed for deed in self.board.groups[group].deeds if self.lots[deed].owner == seat]

    def has_free(self, group: int) -> bool:
        """Whether the Bank still has deeds of a group."""
        return self.divisions[group].portions[BANK].deeds > 0

    def shared_groups(self, one: int, other: int) -> list[int]:
        """Groups without buildings of which both hold deeds."""
        shared: list[int] = []
        for i in range(len(self.divisions)):
            division = self.divisions[i]
            if division.portions[one].deeds and division.portions[other].deeds and not division.built:
                shared.append(i)
        return shared

    def value(self, seat: int) -> int:
        return self.holdings(seat).value()

    def holdings(self, seat: int) -> Holdings:
        """What a seat has, and what it may hope for."""
        total = 0
        funds = -self.kept
        promise = 0
        need = 0
        for division in self.divisions:
            portion = division.portions[seat]
            mine = portion.deeds
            if mine == 0:
                continue
            total += portion.price
            if mine == division.size:
                promise += division.promise
                need += division.need
                continue
            funds += portion.price // 4
            if division.size:
                total += self.share(division, portion) * division.promise // 100
            else:
                total += division.several[mine]
        return Holdings(self.cash[seat], total, funds, promise, need, self.weights.undeveloped)

    def share(self, division: Division, portion: Portion) -> int:
        """Per cent of the set's value that an unfinished one is worth."""
        weights = self.weights
        missing = division.size - portion.deeds
        if division.portions[BANK].deeds == missing:
            return weights.one_missing_free if missing == 1 else weights.more_missing_free
        share = weights.one_missing_taken if missing == 1 else weights.more_missing_taken
        for rival in division.portions:
            if rival is not portion and rival.deeds == missing:
                share += weights.blocking
        return share
