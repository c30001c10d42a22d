"""Every choice of a seat as a number: a fixed, finite list for a board and a number of seats.

What is legal at once has a number of its own. A bid is a step above the lowest one. A deal takes several choices: a
partner, what is given and taken, cash in steps, and at last the offer.
"""

from dataclasses import dataclass
from typing import Final

from passgo.engine import actions
from passgo.engine.actions import Action
from passgo.engine.board import Board

PLAIN: Final = [
    (actions.ROLL_DICE, "roll the dice"),
    (actions.END_TURN, "end the turn"),
    (actions.BUY_DEED, "buy the deed one stands on"),
    (actions.DECLINE_DEED, "do not buy it"),
    (actions.PASS_ON, "no bid, no building wanted, no rent claimed"),
    (actions.PASS_TURN, "no scarce building wanted for the rest of the turn"),
    (actions.CLAIM_LATEST, "claim the rent that is asked about"),
    (actions.PAY_DEBT, "pay the debt"),
    (actions.GO_BANKRUPT, "give up: nothing would pay the debt"),
    (actions.DEFAULT_BID, "cannot pay the bid that won"),
    (actions.PAY_FINE, "leave jail for the fine"),
    (actions.USE_CARD, "leave jail with a card"),
    (actions.CHOOSE_STAY, "stay on a ride space"),
]
PLAIN_NAMES: Final = {actions.CHOOSE_STAY: "choose-stay", actions.PASS_TURN: "pass-turn"}
ESTATE: Final = [
    (actions.build, "one building, by deed"),
    (actions.sell, "one building, by deed"),
    (actions.mortgage, "by deed"),
    (actions.redeem, "by deed"),
    (actions.surrender, "sell to the bank in debt, by deed"),
    (actions.want, "one scarce building wanted, by deed"),
]
MOST_STEPS: Final = 12  # two dice
# Sums are multiples of a unit, a 1500th of the starting cash: editions count in coins, pounds or thousands.
UNITS_OF_START: Final = 1_500
RAISES: Final = (0, 1, 5, 10, 25, 50, 100, 200, 400)  # above the lowest bid, in units
CASH_STEPS: Final = (1, 5, 10, 50, 100, 500)  # in units; each choice adds one of them to the deal


@dataclass(frozen=True)
class Part:
    """A run of numbers that mean the same for different things."""

    name: str
    first: int
    count: int
    meaning: str

    def numbers(self) -> range:
        return range(self.first, self.first + self.count)


class Choices:
    """The list for one board: `parts` in order, `actions` with what each number does if it needs nothing else."""

    def __init__(self, board: Board, seats: int) -> None:
        self.board = board
        self.seats = seats
        self.unit = max(1, board.rules.start_cash // UNITS_OF_START)
        self.parts: list[Part] = []
        self.actions: list[Action | None] = []
        self.add_plain()
        self.add_estate()
        self.bid = self.stage("bid", len(RAISES), "lowest bid plus {} units".format(", ".join(map(str, RAISES))))
        self.accept = self.stage("accept", 1, "the offer that is asked about")
        self.reject = self.stage("reject", 1, "the offer that is asked about")
        self.add_deal()
        self.size = len(self.actions)
        self.numbers = {key(action): number for number, action in enumerate(self.actions) if action is not None}

    def add(self, name: str, listed: list[Action], meaning: str) -> None:
        self.parts.append(Part(name, len(self.actions), len(listed), meaning))
        self.actions.extend(listed)

    def stage(self, name: str, count: int, meaning: str) -> Part:
        """Numbers that mean an action only together with what is on the table."""
        part = Part(name, len(self.actions), count, meaning)
        self.parts.append(part)
        self.actions.extend([None] * count)
        return part

    def add_plain(self) -> None:
        for action, meaning in PLAIN:
            self.add(PLAIN_NAMES.get(action, action.name()), [action], meaning)

    def add_estate(self) -> None:
        deeds = [space.pos for space in self.board.deeds]
        for make, meaning in ESTATE:
            listed = [make(pos) for pos in deeds]
            self.add(listed[0].name(), listed, meaning)
        groups = range(len(self.board.groups))
        self.add("sell-hotels", [actions.sell_hotels(group) for group in groups], "all hotels at once, by group")
        steps = range(1, MOST_STEPS + 1)
        self.add("choose-steps", [actions.choose_steps(number) for number in steps], f"move 1 to {MOST_STEPS}")
        spaces = range(self.board.size)
        self.add("choose-space", [actions.choose_space(pos) for pos in spaces], "move there, by space")
        self.add("choose-redeem", [actions.choose_redeem(pos) for pos in deeds], "by mortgaged deed just received")
        self.add("choose-keep", [actions.choose_keep(pos) for pos in deeds], "pay the interest only, by deed")
        self.add("choose-defer", [actions.choose_defer(pos) for pos in deeds], "pay the interest later, by deed")

    def add_deal(self) -> None:
        deeds = len(self.board.deeds)
        steps = "adds {} units".format(", ".join(map(str, CASH_STEPS)))
        self.partner = self.stage("deal-with", self.seats - 1, "begin a deal: the 1st, 2nd … seat after one's own")
        self.give = self.stage("give-deed", deeds, "by deed")
        self.take = self.stage("take-deed", deeds, "by deed")
        self.give_card = self.stage("give-card", 1, "one more jail card")
        self.take_card = self.stage("take-card", 1, "one more jail card")
        self.give_cash = self.stage("give-cash", len(CASH_STEPS), steps)
        self.take_cash = self.stage("take-cash", len(CASH_STEPS), steps)
        self.offer = self.stage("offer", 1, "make the offer")
        self.drop = self.stage("drop", 1, "give the deal up")

    def number_of(self, action: Action) -> int:
        """The number of an action that stands for itself, or of the answer to an offer."""
        if action.kind == actions.ACCEPT:
            return self.accept.first
        if action.kind == actions.REJECT:
            return self.reject.first
        return self.numbers[key(action)]


def key(action: Action) -> tuple[int, int, int, int]:
    return action.kind, action.answer, action.space, action.amount
