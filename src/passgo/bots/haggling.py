"""Deals by printed prices: how novices and builders see them."""

from typing import Final

from passgo.engine import actions
from passgo.engine.actions import Action, Deal
from passgo.engine.board import STREET
from passgo.engine.views import View

EVERY: Final = 3  # rounds between two looks for something to ask for
SET_PRICE: Final = 2  # times the printed value that must come in for a deed that completes a rival's set


def printed(view: View, deeds: list[int]) -> int:
    """Printed price of some spaces; what redeeming costs is deducted."""
    total = 0
    for pos in deeds:
        total += view.space(pos).price
        if view.mortgaged(pos):
            total -= view.redeem_cost(pos)
    return total


def completed(view: View, seat: int, deeds: list[int]) -> int:
    """Printed price of the sets of streets that those spaces, all from elsewhere, would complete for a seat."""
    total = 0
    for i in range(len(view.board.groups)):
        group = view.board.groups[i]
        if group.kind != STREET:
            continue
        came = 0
        for pos in deeds:
            if view.space(pos).group == i:
                came += 1
        if came and view.held(seat, i) + came == group.size:
            for deed in group.deeds:
                total += view.board.deeds[deed].price
    return total


def broken(view: View, seat: int, deeds: list[int]) -> int:
    """Printed price of the seat's own sets that giving those spaces away would break."""
    total = 0
    last = -1
    for pos in deeds:  # in board order, so deeds of a group stand together
        group = view.space(pos).group
        if group != last and view.board.groups[group].kind == STREET and view.set_of(group).owner == seat:
            last = group
            for deed in view.board.groups[group].deeds:
                total += view.board.deeds[deed].price
    return total


def printed_gain(view: View, deal: Deal) -> int:
    """What the one who is asked gains by a deal, a complete set counting twice."""
    me = view.role
    card = view.board.rules.jail_fine // 2
    came = deal.give_cash + card * deal.give_cards + printed(view, deal.give_deeds)
    went = deal.take_cash + card * deal.take_cards + printed(view, deal.take_deeds)
    return came - went + completed(view, me, deal.give_deeds) - broken(view, me, deal.take_deeds)


def is_fair(view: View, maker: int, deal: Deal) -> bool:
    """A gain, and no set for a rival unless one comes in or it is paid for twice."""
    if printed_gain(view, deal) <= 0:
        return False
    if completed(view, maker, deal.take_deeds) == 0 or completed(view, view.role, deal.give_deeds):
        return True
    came = deal.give_cash + printed(view, deal.give_deeds)
    went = deal.take_cash + printed(view, deal.take_deeds)
    return came >= SET_PRICE * went


def answer_by_price(view: View) -> Action:
    """Accept the first offer that is fair, reject any other."""
    for offer in view.offers():
        if offer.to == view.role:
            if view.may_accept(offer.maker) and is_fair(view, offer.maker, offer.deal):
                return actions.accept(offer.maker)
            return actions.reject(offer.maker)
    raise AssertionError("asked to answer an offer that is not there")


def missing_deed(view: View, group: int) -> int:
    """The space that alone is missing of a group and lies in another hand; -1 if there is none."""
    here = view.board.groups[group]
    if here.kind != STREET or view.held(view.role, group) + 1 != here.size:
        return -1
    titles = view.titles()
    for deed in here.deeds:
        title = titles[deed]
        if title.owner >= 0 and title.owner != view.role and view.may_trade(title.space.pos):
            return title.space.pos
    return -1


class Haggler:
    """Asks once for a deed that completes a set, and again only when deeds have changed hands."""

    def __init__(self, percent: int) -> None:
        self.percent = percent  # of the printed price that is offered
        self.asked: list[int] = []  # groups asked for since deeds last changed hands
        self.holdings = -1
        self.next_look = 0

    def proposal(self, view: View, budget: int) -> Action | None:
        """At most one offer a turn, and a look around only every third round."""
        if view.turns() < self.next_look:
            return None
        self.next_look = view.turns() + EVERY * view.seats()
        mine = 0
        for i in range(len(view.board.groups)):
            mine = mine * 5 + view.held(view.role, i)
        if mine != self.holdings:
            self.holdings = mine
            self.asked = []
        for i in range(len(view.board.groups)):
            if i in self.asked:
                continue
            pos = missing_deed(view, i)
            if pos < 0:
                continue
            price = max(view.space(pos).price * self.percent // 100, 1)
            deal = Deal(price, [], 0, 0, [pos], 0)
            if price <= budget and view.may_offer(view.owner(pos), deal):
                self.asked.append(i)
                return actions.offer(view.owner(pos), deal)
        return None
