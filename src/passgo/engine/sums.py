"""What a deed brings and costs as it stands, for those who are helped with sums."""

from passgo.engine.board import SPACE_UTILITY
from passgo.engine.deals import why_not_trade
from passgo.engine.mortgage import cost_to_redeem, least_due
from passgo.engine.rent import rent_of
from passgo.engine.state import State, Title


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
