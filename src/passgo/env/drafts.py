"""A deal in the making: each choice adds one thing, nothing is taken back, and there is an end to adding."""

from typing import Final

from passgo.engine.actions import Action, Deal, offer
from passgo.engine.views import View
from passgo.env.choices import CASH_STEPS, Choices, Part

MOST_PICKS: Final = 16


class Draft:
    """What a seat has put into its deal with a partner so far."""

    def __init__(self, view: View, partner: int) -> None:
        self.view = view
        self.partner = partner
        self.give: list[int] = []  # spaces
        self.take: list[int] = []
        self.give_cards = 0
        self.take_cards = 0
        self.cash = 0  # what is given; negative: what is taken
        self.picks = 0

    def deal(self) -> Deal:
        given, taken = max(0, self.cash), max(0, -self.cash)
        return Deal(given, sorted(self.give), self.give_cards, taken, sorted(self.take), self.take_cards)

    def offer(self) -> Action:
        return offer(self.partner, self.deal())

    def legal(self, choices: Choices) -> list[int]:
        """The numbers that may be chosen next."""
        found = [choices.drop.first]
        if self.view.may_offer(self.partner, self.deal()):
            found.append(choices.offer.first)
        if self.picks >= MOST_PICKS:
            return found
        for title in self.view.titles():
            pos = title.space.pos
            if title.owner == self.view.role:
                if pos not in self.give and self.view.may_trade(pos):
                    found.append(choices.give.first + title.space.deed)
            elif title.owner == self.partner and pos not in self.take and self.view.may_trade(pos):
                found.append(choices.take.first + title.space.deed)
        if self.give_cards < self.view.jail_cards(self.view.role):
            found.append(choices.give_card.first)
        if self.take_cards < self.view.jail_cards(self.partner):
            found.append(choices.take_card.first)
        found.extend(self.cash_steps(choices))
        return found

    def cash_steps(self, choices: Choices) -> list[int]:
        """Money flows one way only; what the partner holds bounds it where it can be seen."""
        found = []
        theirs = self.view.cash(self.partner)
        for i, step in enumerate(CASH_STEPS):
            amount = step * choices.unit
            if self.cash >= 0 and self.cash + amount <= self.view.my_cash():
                found.append(choices.give_cash.first + i)
            if self.cash <= 0 and (theirs < 0 or amount - self.cash <= theirs):
                found.append(choices.take_cash.first + i)
        return found

    def pick(self, number: int, choices: Choices) -> None:
        """Put one more thing in; the number is one of `legal` that adds something."""
        self.picks += 1
        if number in choices.give.numbers():
            self.give.append(space_of(number, choices.give, choices))
        elif number in choices.take.numbers():
            self.take.append(space_of(number, choices.take, choices))
        elif number in choices.give_cash.numbers():
            self.cash += CASH_STEPS[number - choices.give_cash.first] * choices.unit
        elif number in choices.take_cash.numbers():
            self.cash -= CASH_STEPS[number - choices.take_cash.first] * choices.unit
        elif number in choices.give_card.numbers():
            self.give_cards += 1
        else:
            self.take_cards += 1


def space_of(number: int, part: Part, choices: Choices) -> int:
    return choices.board.deeds[number - part.first].pos
