"""Deals by printed prices: how novices and builders see them."""

from typing import Final

from passgo.bots.dealing import OFFERS_PER_TURN, is_loose, key_of_deal
from passgo.engine import actions
from passgo.engine.actions import Action, Deal
from passgo.engine.board import SPACE_STREET, Space
from passgo.engine.state import Offer
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
        if group.kind != SPACE_STREET:
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
        if group != last and view.board.groups[group].kind == SPACE_STREET and view.set_of(group).owner == seat:
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


def fair_price(view: View, maker: int, deal: Deal) -> int:
    """The least money that must come in with the deeds and cards of a deal; negative: what may go out."""
    came = printed(view, deal.give_deeds)
    went = printed(view, deal.take_deeds)
    least = 1 - printed_gain(view, deal) + deal.give_cash - deal.take_cash
    if completed(view, maker, deal.take_deeds) and not completed(view, view.role, deal.give_deeds):
        return max(least, SET_PRICE * went - came)
    return least


def asking_price(view: View, other: int, space: Space) -> int:
    """What a debtor asks for a deed: twice its price of whom it completes a set for; of others the price, less the
    interest that a mortgage would cost him."""
    group = view.board.groups[space.group]
    if group.kind == SPACE_STREET and view.held(other, space.group) + 1 == group.size:
        return SET_PRICE * space.price
    rules = view.board.rules
    return space.price - rules.percent(space.mortgage, rules.mortgage_interest)


def missing_deed(view: View, group: int) -> int:
    """The space that alone is missing of a group and lies in another hand; -1 if there is none."""
    here = view.board.groups[group]
    if here.kind != SPACE_STREET or view.held(view.role, group) + 1 != here.size:
        return -1
    titles = view.titles()
    for deed in here.deeds:
        title = titles[deed]
        if title.owner >= 0 and title.owner != view.role and view.may_trade(title.space.pos):
            return title.space.pos
    return -1


class Haggler:
    """Names a price for a deal once, and again only when its own deeds have changed."""

    def __init__(self, percent: int) -> None:
        self.percent = percent  # of the printed price that is offered
        self.named: list[int] = []  # deals for which it has named a price, by their keys
        self.holdings = -1
        self.next_look = 0
        self.turn = -1
        self.offers = 0
        self.sold_out = -1  # the turn in which nobody can buy anything of a debtor

    def proposal(self, view: View, budget: int) -> Action | None:
        """An offer for a deed that completes a set; a look around only every third round."""
        if view.turns() < self.next_look:
            return None
        self.next_look = view.turns() + EVERY * view.seats()
        for i in range(len(view.board.groups)):
            pos = missing_deed(view, i)
            if pos < 0:
                continue
            price = max(view.space(pos).price * self.percent // 100, 1)
            if price <= budget:
                offer = self.offer(view, view.owner(pos), Deal(price, [], 0, 0, [pos], 0))
                if offer is not None:
                    return offer
        return None

    def answer(self, view: View, offer: Offer) -> Action:
        """Accept what is fair; for anything else name the fair price."""
        deal = offer.deal
        if is_fair(view, offer.maker, deal):
            return actions.accept(offer.maker)
        price = fair_price(view, offer.maker, deal)
        mine = Deal(max(0, -price), deal.take_deeds, deal.take_cards, max(0, price), deal.give_deeds, deal.give_cards)
        counter = self.offer(view, offer.maker, mine)
        return actions.reject(offer.maker) if counter is None else counter

    def sale(self, view: View) -> Action | None:
        """While in debt: a loose deed, if possible one that just brings what is missing."""
        if self.sold_out == view.turns():
            return None
        debt = view.debt()
        assert debt is not None
        short = debt.amount - view.my_cash()
        sold = -1
        buyer = -1
        best = 0
        for title in view.titles():
            if not is_loose(view, title):
                continue
            pos = title.space.pos
            for other in range(view.seats()):
                price = asking_price(view, other, title.space)
                if (
                    other != view.role
                    and can_pay(view, other, price)
                    and (sold < 0 or fits_better(price, best, short))
                    and self.may_name(view, other, [pos], [])
                ):
                    sold = pos
                    buyer = other
                    best = price
        if sold < 0:
            self.sold_out = view.turns()
            return None
        return self.offer(view, buyer, Deal(0, [sold], 0, best, [], 0))

    def offer(self, view: View, to: int, deal: Deal) -> Action | None:
        """The offer, unless a price was named before or enough was said in this turn."""
        if not self.may_name(view, to, deal.give_deeds, deal.take_deeds) or not view.may_offer(to, deal):
            return None
        self.named.append(key_of_deal(to, deal.give_deeds, deal.take_deeds))
        self.offers += 1
        return actions.offer(to, deal)

    def may_name(self, view: View, to: int, given: list[int], taken: list[int]) -> bool:
        if view.turns() != self.turn:
            self.turn = view.turns()
            self.offers = 0
            mine = 0
            for i in range(len(view.board.groups)):
                mine = mine * 5 + view.held(view.role, i)
            if mine != self.holdings:
                self.holdings = mine
                self.named = []
        return self.offers < OFFERS_PER_TURN and key_of_deal(to, given, taken) not in self.named


def can_pay(view: View, seat: int, price: int) -> bool:
    """As far as one sees."""
    return not view.is_out(seat) and (not view.sees_cash_of(seat) or view.cash(seat) >= price)


def fits_better(price: int, other: int, short: int) -> bool:
    """Whether a price serves a debtor better than the other: as little as possible of what suffices, else the most."""
    if price >= short:
        return price < other or other < short
    return price > other
