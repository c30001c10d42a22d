"""What a deed brings and costs as it stands, and what a deal changes, for those who are helped with sums."""

from typing import Final

from passgo.engine.actions import Deal
from passgo.engine.board import HOTEL, SPACE_STREET, SPACE_UTILITY
from passgo.engine.buildings import price_of_next
from passgo.engine.deals import why_not_trade
from passgo.engine.mortgage import cost_to_redeem, least_due
from passgo.engine.rent import most_rolled, rent_of, utility_factor
from passgo.engine.state import BANK, State, Title


class DeedSums:
    """Figures of one deed with an owner."""

    def __init__(self, game: State, title: Title) -> None:
        rules = game.rules
        self.rent = rent_now(game, title)  # -1 where dice decide
        interest = title.interest if title.mortgaged else rules.mortgage_interest
        self.redeem = cost_to_redeem(rules, title.space, interest)  # or would cost, once it is mortgaged
        self.interest = least_due(game, title)
        self.tradable = why_not_trade(game, game.players[title.owner], title.space.pos) == ""


def rent_now(game: State, title: Title) -> int:
    if title.mortgaged:
        return 0
    return -1 if title.space.kind == SPACE_UTILITY else rent_of(game, title)


LOPSIDED: Final = 3  # times what one side gives that the other gives: from here on people are warned


class SetChange:
    """A whole group that a deal makes or breaks."""

    def __init__(self, seat: int, group: int, gains: bool) -> None:
        self.seat = seat
        self.group = group
        self.gains = gains


class DealSums:
    """What a deal changes for both sides."""

    def __init__(self, game: State, maker: int, to: int, deal: Deal) -> None:
        self.cash = deal.take_cash - deal.give_cash  # what the maker gets; the other side pays it
        self.maker_interest = interest_on(game, deal.take_deeds)
        self.other_interest = interest_on(game, deal.give_deeds)
        self.sets = set_changes(game, maker, to, deal)
        given = side_worth(game, deal.give_cash, deal.give_deeds, deal.give_cards)
        taken = side_worth(game, deal.take_cash, deal.take_deeds, deal.take_cards)
        self.giver = -1  # the side that gives far more than it gets; -1: neither
        self.times = 0  # what it gets; 0: it gets nothing
        less, more = min(given, taken), max(given, taken)
        if more >= LOPSIDED * less and more > 0:
            self.giver = maker if given > taken else to
            self.times = more // less if less else 0


def interest_on(game: State, deeds: list[int]) -> int:
    """The least interest that a new owner of these deeds pays."""
    total = 0
    for pos in deeds:
        total += least_due(game, game.title_at(pos))
    return total


def side_worth(game: State, cash: int, deeds: list[int], cards: int) -> int:
    """One side of a deal by what is printed: prices, less what is lent on them; a jail card is worth the fine."""
    total = cash + cards * max(game.rules.jail_fine, game.rules.jail_card_min_price)
    for pos in deeds:
        title = game.title_at(pos)
        total += title.space.price - (title.space.mortgage if title.mortgaged else 0)
    return total


def set_changes(game: State, maker: int, to: int, deal: Deal) -> list[SetChange]:
    found: list[SetChange] = []
    for group in range(len(game.board.groups)):
        gained = 0
        for pos in deal.take_deeds:
            gained += game.board.spaces[pos].group == group
        for pos in deal.give_deeds:
            gained -= game.board.spaces[pos].group == group
        size = game.board.groups[group].size
        for seat, more in ((maker, gained), (to, -gained)):
            held = game.players[seat].held[group]
            if (held == size) != (held + more == size):
                found.append(SetChange(seat, group, held + more == size))
    return found


class SetSums:
    """Figures of one group of deeds: who holds how many, what it takes from a visitor, what building on costs."""

    def __init__(self, game: State, group: int) -> None:
        titles = [game.titles[deed] for deed in game.board.groups[group].deeds]
        self.held = [player.held[group] for player in game.players]
        self.rent = 0  # the most that one visit costs now; 0 while the Bank has all of it, or all is mortgaged
        self.build = 0  # the price of the next building, on the lowest street; 0 where nothing more can be built
        lowest = HOTEL
        for title in titles:
            self.rent = max(self.rent, most_rent(game, title))
            if title.space.kind == SPACE_STREET and title.level < lowest:
                lowest = title.level
                self.build = price_of_next(game, title)


def most_rent(game: State, title: Title) -> int:
    if title.owner == BANK or title.mortgaged:
        return 0
    if title.space.kind == SPACE_UTILITY:
        return utility_factor(game, title) * most_rolled(game.rules)
    return rent_of(game, title)
