"""What hidden purses hold, guessed as a player at the table does: by remembering who paid and who was paid.

A look is a glance at the board. Between two looks tokens have moved, deeds have changed hands and houses have gone up;
each of that has its price. What was agreed in a deal is not seen, so deeds are taken to have gone for what is printed.
"""

from typing import Final

from passgo.bots.journey import UTILITY_ROLL
from passgo.bots.valuation import UNIT, Estimate
from passgo.engine.board import SPACE_STATION, SPACE_STREET, SPACE_TAX
from passgo.engine.state import BANK, FREE, Title
from passgo.engine.views import View

SPENT: Final = 10  # who has built or mortgaged has at most this part of the starting cash left


class Purses:
    """A guess of everybody's cash where the edition hides it; where it is open there is nothing to guess."""

    def __init__(self) -> None:
        self.view: View | None = None
        self.cash: list[int] = []
        self.places: list[int] = []
        self.owners: list[int] = []
        self.levels: list[int] = []
        self.mortgaged: list[bool] = []

    def look(self, view: View) -> None:
        """Bring the guess up to date."""
        if not view.board.rules.money_hidden:
            return
        if self.view is not view:
            self.begin(view)
        for seat in range(view.seats()):
            if view.position(seat) != self.places[seat]:
                self.moved(view, seat)
        for title in view.titles():
            self.changed(view, title)
        for seat in range(view.seats()):
            if view.sees_cash_of(seat):
                self.cash[seat] = view.cash(seat)
            elif self.cash[seat] < 0:
                self.cash[seat] = 0

    def fill(self, estimate: Estimate) -> None:
        """Put the guess in the place of what the estimate could not see."""
        for seat in range(len(self.cash)):
            if not estimate.view.sees_cash_of(seat):
                estimate.cash[seat] = UNIT * self.cash[seat]

    def begin(self, view: View) -> None:
        """A game that was joined late is taken as it stands: everybody has paid for what lies before him."""
        rules = view.board.rules
        self.view = view
        self.cash = [rules.start_cash] * view.seats()
        self.places = [view.position(seat) for seat in range(view.seats())]
        self.owners = [BANK] * len(view.board.deeds)
        self.levels = [0] * len(view.board.deeds)
        self.mortgaged = [False] * len(view.board.deeds)

    def moved(self, view: View, seat: int) -> None:
        """A token stands elsewhere: salary if it came past GO, rent or tax where it stands."""
        pos = view.position(seat)
        if pos < self.places[seat] and view.jail_turns(seat) == FREE:
            self.cash[seat] += view.board.rules.go_salary
        self.places[seat] = pos
        space = view.space(pos)
        if space.kind == SPACE_TAX:
            self.cash[seat] -= space.amount
        if space.deed < 0:
            return
        owner = view.owner(pos)
        if owner in (BANK, seat) or view.mortgaged(pos):
            return
        if space.kind == SPACE_STREET or space.kind == SPACE_STATION:
            rent = view.rent(pos)
        else:
            rent = UTILITY_ROLL * view.board.utility_factors[view.held(owner, space.group) - 1]
        rent = min(rent, self.cash[seat])
        self.cash[seat] -= rent
        self.cash[owner] += rent

    def changed(self, view: View, title: Title) -> None:
        """A deed was bought, built on or mortgaged."""
        space = title.space
        deed = space.deed
        owner = title.owner
        former = self.owners[deed]
        if owner != former:
            self.owners[deed] = owner
            if former != BANK and not view.is_out(former):
                self.cash[former] += space.price
            if owner != BANK and (former == BANK or not view.is_out(former)):
                self.cash[owner] -= space.price
        if owner == BANK:
            self.levels[deed] = 0
            self.mortgaged[deed] = False
            return
        if title.level != self.levels[deed]:
            more = title.level - self.levels[deed]
            self.levels[deed] = title.level
            self.spent(view, owner, more * space.house_cost if more > 0 else more * space.house_cost // 2)
        if title.mortgaged != self.mortgaged[deed]:
            self.mortgaged[deed] = title.mortgaged
            self.spent(view, owner, -space.mortgage if title.mortgaged else view.redeem_cost(space.pos))

    def spent(self, view: View, seat: int, amount: int) -> None:
        """Builders spend what they can; players who mortgage or sell had too little: not much is left in any case."""
        self.cash[seat] = min(self.cash[seat] - amount, view.board.rules.start_cash // SPENT)
