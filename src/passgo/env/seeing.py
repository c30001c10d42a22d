"""What a seat sees, as one array of numbers from -1 to 1: itself first, then the seats after it.

Sums of money are x / (x + starting cash), so that any edition and any fortune fits; -1 is cash that is hidden.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from passgo.bots.protocol import ASKED, AWAIT_ANSWER, AWAIT_CLAIM
from passgo.engine.actions import Deal
from passgo.engine.board import HOTEL, Board
from passgo.engine.game import AWAIT_AUCTION, AWAIT_BUY, AWAIT_CHOOSE, AWAIT_DEBT, Decision
from passgo.engine.views import View
from passgo.env.asking import Asking
from passgo.env.choices import Part

Sight = NDArray[np.float32]

PER_SEAT: Final = [
    "cash", "worth", "in jail", "turns tried in jail / 3", "jail cards / 2", "sets / groups", "on turn", "out",
]  # fmt: skip
PER_TABLE: Final = [
    "houses in the bank", "hotels in the bank", "turn / turns", "has rolled", "first die / 6", "second die / 6",
]  # fmt: skip
PER_MATTER: Final = [
    "price of the deed", "debt", "highest bid", "lowest bid", "highest bid is mine", "a deal is in the making",
]  # fmt: skip
PER_DEAL: Final = ["cash I give", "cash I take", "cards I give / 2", "cards I take / 2"]


class Seeing:
    """Where everything stands in the array, and how it gets there."""

    def __init__(self, board: Board, seats: int, turns: int) -> None:
        self.board = board
        self.seats = seats
        self.turns = turns
        self.parts: list[Part] = []
        self.size = 0
        deeds = len(board.deeds)
        self.people = self.part("seats", seats * len(PER_SEAT), "each seat: " + ", ".join(PER_SEAT))
        self.places = self.part("places", seats * board.size, "each seat: 1 at its space")
        self.owners = self.part("owners", seats * deeds, "each seat: 1 at its deeds")
        self.levels = self.part("levels", deeds, "each deed: buildings / 5")
        self.mortgages = self.part("mortgages", deeds, "each deed: 1 if mortgaged")
        self.table = self.part("table", len(PER_TABLE), ", ".join(PER_TABLE))
        self.asked = self.part("asked", len(ASKED), "1 at what I am asked: " + ", ".join(ASKED))
        self.about = self.part("about", deeds, "1 at the deed it is about")
        self.matter = self.part("matter", len(PER_MATTER), ", ".join(PER_MATTER))
        self.partner = self.part("partner", seats - 1, "1 at the partner of the deal: the 1st, 2nd … seat after mine")
        self.give = self.part("give", deeds, "1 at the deeds I give")
        self.take = self.part("take", deeds, "1 at the deeds I take")
        self.deal = self.part("deal", len(PER_DEAL), ", ".join(PER_DEAL))
        self.start = board.rules.start_cash

    def part(self, name: str, count: int, meaning: str) -> int:
        first = self.size
        self.parts.append(Part(name, first, count, meaning))
        self.size += count
        return first

    def money(self, amount: int) -> float:
        return amount / (amount + self.start) if amount >= 0 else -1.0

    def look(self, asking: Asking, seat: int) -> Sight:
        """A new array: the caller may keep it."""
        sight = np.zeros(self.size, np.float32)
        view = asking.playing.views[seat]
        self.fill_people(sight, view)
        self.fill_titles(sight, view)
        self.fill_table(sight, view)
        decision = asking.decision
        if decision is not None and decision.seat == seat:
            self.fill_matter(sight, asking, view, decision)
        return sight

    def fill_people(self, sight: Sight, view: View) -> None:
        money = self.money
        turn = view.turn()
        groups = len(self.board.groups)
        row: list[float] = []
        for ahead in range(self.seats):
            seat = (view.role + ahead) % self.seats
            jail = view.jail_turns(seat)
            cards = view.jail_cards(seat)
            row += (
                money(view.cash(seat)),
                money(view.worth(seat)),
                jail >= 0,
                0 if jail <= 0 else jail / 3 if jail < 3 else 1,
                cards / 2 if cards < 2 else 1,
                view.sets(seat) / groups,
                seat == turn,
                view.is_out(seat),
            )
            sight[self.places + ahead * self.board.size + view.position(seat)] = 1
        sight[self.people : self.people + len(row)] = row

    def fill_titles(self, sight: Sight, view: View) -> None:
        seats, role = self.seats, view.role
        titles = view.titles()
        deeds = len(titles)
        ones: list[int] = []  # set at once: numpy is slow number by number
        for deed, title in enumerate(titles):
            owner = title.owner
            if owner < 0:
                continue
            ones.append(self.owners + (owner - role) % seats * deeds + deed)
            if title.mortgaged:
                ones.append(self.mortgages + deed)
            elif title.level:
                sight[self.levels + deed] = title.level / HOTEL
        sight[ones] = 1

    def fill_table(self, sight: Sight, view: View) -> None:
        rules = self.board.rules
        dice = view.dice()
        sight[self.table : self.table + len(PER_TABLE)] = (
            view.bank_houses() / max(1, rules.stock_houses),
            view.bank_hotels() / max(1, rules.stock_hotels),
            min(1.0, view.turns() / self.turns),
            view.has_rolled(),
            dice[0] / 6 if dice else 0,
            dice[1] / 6 if len(dice) > 1 else 0,
        )

    def fill_matter(self, sight: Sight, asking: Asking, view: View, decision: Decision) -> None:
        sight[self.asked + decision.kind] = 1
        pos = about(view, decision)
        price = 0
        if pos >= 0 and self.board.spaces[pos].deed >= 0:
            sight[self.about + self.board.spaces[pos].deed] = 1
            price = self.board.spaces[pos].price
        debt = view.debt()
        sight[self.matter : self.matter + len(PER_MATTER)] = (
            self.money(price),
            0.0 if debt is None else self.money(debt.amount),
            self.money(view.auction_bid()),
            self.money(view.lowest_bid()),
            view.auction_bidder() == view.role,
            asking.draft is not None,
        )
        if asking.draft is not None:
            self.fill_deal(sight, view, asking.draft.partner, asking.draft.deal())
        elif decision.kind == AWAIT_ANSWER:
            offer = asking.playing.unanswered()
            assert offer is not None
            self.fill_deal(sight, view, offer.maker, turned(offer.deal))

    def fill_deal(self, sight: Sight, view: View, partner: int, deal: Deal) -> None:
        sight[self.partner + (partner - view.role) % self.seats - 1] = 1
        for first, given in ((self.give, deal.give_deeds), (self.take, deal.take_deeds)):
            for pos in given:
                sight[first + self.board.spaces[pos].deed] = 1
        sight[self.deal : self.deal + len(PER_DEAL)] = (
            self.money(deal.give_cash),
            self.money(deal.take_cash),
            min(1.0, deal.give_cards / 2),
            min(1.0, deal.take_cards / 2),
        )


def turned(deal: Deal) -> Deal:
    """The deal as the one who is asked sees it: what the maker gives, he takes."""
    return Deal(deal.take_cash, deal.take_deeds, deal.take_cards, deal.give_cash, deal.give_deeds, deal.give_cards)


def about(view: View, decision: Decision) -> int:
    """The space that a decision is about, or -1."""
    if decision.kind == AWAIT_BUY:
        return view.position(view.role)
    if decision.kind == AWAIT_AUCTION:
        return view.auction_space()
    if decision.kind == AWAIT_CLAIM:
        return view.claimable()
    if decision.kind == AWAIT_CHOOSE:
        choice = view.choice()
        return -1 if choice is None else choice.pos
    if decision.kind == AWAIT_DEBT:
        debt = view.debt()
        return -1 if debt is None else debt.pos
    return -1
