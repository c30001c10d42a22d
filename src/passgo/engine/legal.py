"""What each seat may do now: a list of actions, bids as a range, offers as a kind."""

from passgo.engine import actions
from passgo.engine.actions import Action
from passgo.engine.auction import lowest_bid, why_not_bid, why_not_deliver
from passgo.engine.board import SPACE_RIDE, SPACE_STREET
from passgo.engine.deals import why_not_accept
from passgo.engine.debt import first_debt, why_not_bankrupt, why_not_default
from passgo.engine.jail import why_not_card, why_not_fine
from passgo.engine.mortgage import redeem_cost, why_not_mortgage, why_not_redeem, why_not_surrender
from passgo.engine.movement import distance_to_kind
from passgo.engine.rent import open_landing
from passgo.engine.shortage import (
    why_not_build,
    why_not_declare,
    why_not_sell_back,
    why_not_sell_back_hotels,
    why_not_want,
)
from passgo.engine.state import (
    CHOICE_ANY_SPACE,
    CHOICE_BUS,
    CHOICE_RIDE,
    STAGE_BUY,
    STAGE_END,
    STAGE_OVER,
    STAGE_ROLL,
    STAGE_START_ROLL,
    Choice,
    Player,
    State,
)
from passgo.engine.turn import asking_price


class Legal:
    """The legal actions of one seat."""

    def __init__(self) -> None:
        self.actions: list[Action] = []  # each applies as it stands
        self.bid_min = 0  # any bid from bid_min to bid_max; none if bid_max is 0
        self.bid_max = 0
        self.may_offer = False


UNCOVERED_BID = 1_000_000_000  # where bids need no cover, the largest number an action may carry


def legal(game: State, seat: int) -> Legal:
    found = Legal()
    if game.stage == STAGE_OVER or not 0 <= seat < len(game.players) or game.players[seat].out:
        return found
    if game.stage == STAGE_START_ROLL:
        if seat in game.start_due:
            found.actions.append(actions.ROLL_DICE)
        return found
    player = game.players[seat]
    add_turn(game, player, found)
    add_debt(game, player, found)
    add_choices(game, seat, found)
    add_auction(game, player, found)
    add_claims(game, seat, found)
    if not estate_frozen(game, seat):
        add_estate(game, player, found)
    add_deals(game, seat, found)
    return found


def estate_frozen(game: State, seat: int) -> bool:
    """While a roll waits for its move to be chosen (RULING-8) or, by the older reading, an auction or shortage is
    open (AMB-CHAMP-27), some editions let nobody build, sell or mortgage; a debtor still may.
    """
    rules = game.rules
    if not (rules.move_freezes_estate or rules.auction_freezes_estate) or first_debt(game, seat) is not None:
        return False
    if rules.auction_freezes_estate and (game.auction is not None or game.shortage is not None):
        return True
    for choice in game.choices:
        if choice.kind in (CHOICE_BUS, CHOICE_ANY_SPACE):
            return True
    return False


def add_turn(game: State, player: Player, found: Legal) -> None:
    if not game.settled() or player.seat != game.turn:
        return
    if game.stage == STAGE_ROLL:
        found.actions.append(actions.ROLL_DICE)
        if why_not_fine(game, player.seat) == "":
            found.actions.append(actions.PAY_FINE)
        if why_not_card(game, player.seat) == "":
            found.actions.append(actions.USE_CARD)
    elif game.stage == STAGE_BUY:
        if player.cash >= asking_price(game, player):
            found.actions.append(actions.BUY_DEED)
        found.actions.append(actions.DECLINE_DEED)
    elif game.stage == STAGE_END:
        found.actions.append(actions.END_TURN)


def add_debt(game: State, player: Player, found: Legal) -> None:
    debt = first_debt(game, player.seat)
    if debt is None:
        return
    if player.cash >= debt.amount:
        found.actions.append(actions.PAY_DEBT)
    elif why_not_default(game, player.seat) == "":
        found.actions.append(actions.DEFAULT_BID)
    elif why_not_bankrupt(game, player.seat) == "":
        found.actions.append(actions.GO_BANKRUPT)


def add_choices(game: State, seat: int, found: Legal) -> None:
    for choice in game.choices:
        if choice.seat == seat:
            found.actions.extend(answers(game, choice))


def answers(game: State, choice: Choice) -> list[Action]:
    player = game.players[choice.seat]
    size = game.board.size
    if choice.kind == CHOICE_BUS:
        first = game.dice[0]
        second = game.dice[1]
        return [actions.choose_steps(steps) for steps in sorted({first, second, first + second})]
    if choice.kind == CHOICE_ANY_SPACE:
        return [actions.choose_space(pos) for pos in range(size)]
    if choice.kind == CHOICE_RIDE:
        listed = [actions.CHOOSE_STAY]
        if player.cash >= game.board.spaces[choice.pos].fare:
            reach = range(1, distance_to_kind(game, player, SPACE_RIDE))
            listed.extend([actions.choose_space((player.pos + steps) % size) for steps in reach])
        return listed
    listed = [actions.choose_keep(choice.pos)]
    if player.cash >= redeem_cost(game, game.title_at(choice.pos)):
        listed.append(actions.choose_redeem(choice.pos))
    if choice.by_deal and game.rules.mortgage_transfer == "payOrDouble":
        listed.append(actions.choose_defer(choice.pos))
    return listed


def add_auction(game: State, player: Player, found: Legal) -> None:
    auction = game.auction
    if auction is not None and why_not_bid(game, player.seat) == "":
        found.bid_min = lowest_bid(game, auction)
        covered = game.rules.auction_cover == "cash"
        found.bid_max = player.cash if covered else UNCOVERED_BID
        if found.bid_max < found.bid_min or why_not_deliver(game, auction, player.seat):
            found.bid_min = 0
            found.bid_max = 0
        if auction.bidder != player.seat:
            found.actions.append(actions.PASS_ON)
    shortage = game.shortage
    if shortage is not None and why_not_declare(game, player.seat) == "":
        found.actions.append(actions.PASS_ON)
        found.actions.append(actions.PASS_TURN)
        for title in game.titles:
            if title.owner == player.seat and why_not_want(game, player.seat, [title.space.pos]) == "":
                found.actions.append(actions.want(title.space.pos))


def add_claims(game: State, seat: int, found: Legal) -> None:
    for space in game.board.deeds:
        if game.titles[space.deed].owner == seat and open_landing(game, seat, space.pos) >= 0:
            found.actions.append(actions.claim(space.pos))


def add_estate(game: State, player: Player, found: Legal) -> None:
    seat = player.seat
    for title in game.titles:
        if title.owner != seat:
            continue
        pos = title.space.pos
        if why_not_build(game, seat, [pos]) == "":
            found.actions.append(actions.build(pos))
        if title.level and why_not_sell_back(game, seat, pos) == "":
            found.actions.append(actions.sell(pos))
        if why_not_mortgage(game, seat, pos) == "":
            found.actions.append(actions.mortgage(pos))
        if why_not_redeem(game, seat, pos) == "":
            found.actions.append(actions.redeem(pos))
        if why_not_surrender(game, seat, pos) == "":
            found.actions.append(actions.surrender(pos))
    if game.rules.sell_hotels_at_once:
        for i in range(len(game.sets)):
            if game.board.groups[i].kind == SPACE_STREET and why_not_sell_back_hotels(game, seat, i) == "":
                found.actions.append(actions.sell_hotels(i))


def add_deals(game: State, seat: int, found: Legal) -> None:
    found.may_offer = True
    has_offered = False
    for offer in game.offers:
        if offer.to == seat:
            if why_not_accept(game, seat, offer.maker) == "":
                found.actions.append(actions.accept(offer.maker))
            found.actions.append(actions.reject(offer.maker))
        elif offer.maker == seat:
            has_offered = True
    if has_offered:
        found.actions.append(actions.WITHDRAW_OFFER)
