"""What an action changes for the player who does it, said before it is done.

Every figure comes from the function by which the chapter of that action does it, so that a button takes what it says.
"""

from passgo.engine import actions
from passgo.engine.actions import Action
from passgo.engine.auction import is_void
from passgo.engine.buildings import (
    Cut,
    cuts_of_hotels,
    cuts_of_sale,
    next_level,
    price_of_next,
    sale_value,
)
from passgo.engine.deals import cash_for_taker, find_offer
from passgo.engine.debt import is_returned, owed_by, payable
from passgo.engine.money import bank_pays, is_covered
from passgo.engine.mortgage import least_due, redeem_cost, surrender_value, transfer_interest
from passgo.engine.shortage import ANY_SUM, PIECE_ANY, draw_up
from passgo.engine.state import REASON_AUCTION, Player, State
from passgo.engine.turn import asking_price


class Consequence:
    """The change of one player's cash and debts, and the levels of streets afterwards."""

    def __init__(self, cash: int, debt: int = 0, interest: int = 0) -> None:
        self.cash = cash
        self.debt = debt  # what is owed more, or less, than before
        self.interest = interest  # of mortgaged deeds that change hands: paid at once, or at least to be paid next
        self.levels: list[tuple[int, int]] = []  # a space and the level it then has


def consequence(game: State, seat: int, action: Action) -> Consequence | None:
    """What a legal action changes directly; None where it moves nothing, or where chance or others decide.

    A building is said to cost its list price. Whether others want it too is not said: it would tell what they have.
    """
    kind = action.kind
    if kind in (actions.MORTGAGE, actions.REDEEM, actions.SURRENDER, actions.BUY, actions.FINE):
        return Consequence(cash_change(game, seat, action))
    if kind == actions.BUILD:
        return of_building(game, seat, action.places())
    if kind == actions.SELL:
        return of_cuts(game, cuts_of_sale(game, game.title_at(action.space)))
    if kind == actions.SELL_HOTELS:
        return of_cuts(game, cuts_of_hotels(game, action.amount))
    if kind == actions.PAY:
        return of_paying(game, game.players[seat])
    if kind == actions.CHOOSE:
        return of_answer(game, seat, action)
    if kind == actions.ACCEPT:
        return of_deal(game, seat, action.seat)
    if kind == actions.DEFAULT:
        return Consequence(0, -owed_by(game, seat).amount)
    return of_bankruptcy(game, game.players[seat]) if kind == actions.BANKRUPT else None


def cash_change(game: State, seat: int, action: Action) -> int:
    """Of the actions that change nothing but cash and the state of one deed."""
    kind = action.kind
    if kind == actions.BUY:
        return -asking_price(game, game.players[seat])
    if kind == actions.FINE:
        return -game.rules.jail_fine
    title = game.title_at(action.space)
    if kind == actions.MORTGAGE:
        return bank_pays(game, title.space.mortgage)
    if kind == actions.REDEEM:
        return -redeem_cost(game, title)
    return bank_pays(game, surrender_value(game.rules, title.space))


def of_building(game: State, seat: int, spaces: list[int]) -> Consequence:
    if len(spaces) == 1:
        title = game.title_at(spaces[0])
        found = Consequence(-price_of_next(game, title))
        found.levels.append((spaces[0], next_level(game.rules, title.level)))
        return found
    found = Consequence(-draw_up(game, seat, spaces, PIECE_ANY, ANY_SUM).price)
    levels: dict[int, int] = {}
    for pos in spaces:
        levels[pos] = next_level(game.rules, levels.get(pos, game.title_at(pos).level))
    found.levels = list(levels.items())
    return found


def of_cuts(game: State, cuts: list[Cut]) -> Consequence:
    amount = 0
    levels: list[tuple[int, int]] = []
    for cut in cuts:
        amount += sale_value(game, cut.title, cut.level)
        if cut.level != cut.title.level:
            levels.append((cut.title.space.pos, cut.level))
    found = Consequence(bank_pays(game, amount))
    found.levels = levels
    return found


def of_paying(game: State, player: Player) -> Consequence:
    """All debts that cash settles; a building that was bid for is delivered with its price."""
    found = Consequence(0)
    for debt in payable(game, player):
        found.debt -= debt.amount
        if not is_returned(game, debt):
            found.cash -= debt.amount
        auction = game.auction
        if debt.reason == REASON_AUCTION and auction is not None and auction.pos < 0 and not is_void(game, auction):
            pos = auction.wants[player.seat]
            found.levels.append((pos, next_level(game.rules, game.title_at(pos).level)))
    return found


def of_answer(game: State, seat: int, action: Action) -> Consequence | None:
    """To the question about a mortgaged deed received; where else one goes, the space decides."""
    if action.answer == actions.ANSWER_REDEEM:
        return Consequence(-redeem_cost(game, game.title_at(action.space)))
    if action.answer != actions.ANSWER_KEEP:
        return None
    interest = transfer_interest(game.rules, game.board.spaces[action.space])
    if is_covered(game.players[seat], interest):
        return Consequence(-interest, 0, interest)
    return Consequence(0, interest, interest)


def of_deal(game: State, seat: int, maker: int) -> Consequence:
    offer = find_offer(game, maker, seat)
    assert offer is not None
    interest = 0
    for pos in offer.deal.give_deeds:
        interest += least_due(game, game.title_at(pos))
    return Consequence(cash_for_taker(offer.deal), 0, interest)


def of_bankruptcy(game: State, player: Player) -> Consequence:
    """Everything goes: what buildings and deeds still bring is handed over with the cash."""
    found = Consequence(-player.cash)
    for debt in game.debts:
        if debt.debtor == player.seat:
            found.debt -= debt.amount
    found.levels = [(title.space.pos, 0) for title in game.titles if title.level and title.owner == player.seat]
    return found
