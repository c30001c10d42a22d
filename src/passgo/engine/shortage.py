"""Building, and what happens when the Bank may not have enough buildings for all who want some.

A builder declares one or several levels. If that could leave the others short, they are asked what they want; if not
all of it can be had, the pieces are auctioned one by one (RULING-1, RULING-2). A player who breaks hotels into houses
lets those who want houses go first (RULING-3).
"""

from typing import Final

from passgo.engine import actions, events
from passgo.engine.actions import Action
from passgo.engine.auction import open_building
from passgo.engine.board import HOTEL
from passgo.engine.buildings import (
    could_buy,
    hotels_in,
    houses_after_sale,
    next_level,
    place,
    price_of_next,
    sell,
    sell_hotels,
    takes_hotel,
    why_no_piece,
    why_not_place,
    why_not_sell,
    why_not_sell_hotels,
)
from passgo.engine.money import short_of_cash
from passgo.engine.state import Player, Shortage, State, Title, note, refuse, set_level

PIECE_ANY: Final = -1
PIECE_HOUSE: Final = 0
PIECE_HOTEL: Final = 1

ANY_SUM: Final = 1_000_000_000_000


# Declarations: levels to be built one after the other.


class Plan:
    """How many of the levels declared could be placed, what they cost, and why the next one could not."""

    def __init__(self) -> None:
        self.levels = 0
        self.hotels = 0
        self.price = 0
        self.why = ""


def draw_up(game: State, seat: int, spaces: list[int], piece: int, cash: int) -> Plan:
    """Try the levels in their order. Pieces of any kind must be in the Bank; of one given kind they need not."""
    plan = Plan()
    raised: list[Title] = []
    houses = game.houses
    hotels = game.hotels
    for pos in spaces:
        plan.why = why_not_next(game, seat, pos, piece, cash - plan.price)
        if plan.why:
            break
        title = game.title_at(pos)
        plan.levels += 1
        plan.price += price_of_next(game, title)
        raised.append(title)
        if takes_hotel(game, title):
            plan.hotels += 1
            game.hotels -= 1
            game.houses += game.rules.build_max_houses
        else:
            game.houses -= 1
        set_level(game, title, next_level(game.rules, title.level))
    for title in raised:  # it was only a trial
        set_level(game, title, game.rules.build_max_houses if title.level == HOTEL else title.level - 1)
    game.houses = houses
    game.hotels = hotels
    return plan


def why_not_next(game: State, seat: int, pos: int, piece: int, cash: int) -> str:
    """Why the next level cannot be built there now."""
    why = why_not_place(game, seat, pos)
    if why:
        return why
    title = game.title_at(pos)
    hotel = takes_hotel(game, title)
    if piece == PIECE_ANY:
        why = why_no_piece(game, hotel)
    elif hotel != (piece == PIECE_HOTEL):
        why = "bad-choice"
    if why == "" and cash < price_of_next(game, title):
        why = "not-enough-cash"
    return why


def why_not_build(game: State, seat: int, spaces: list[int]) -> str:
    """Why not all of these levels may be built; empty if they may."""
    if game.shortage is not None or (game.auction is not None and game.auction.pos < 0):
        return "not-now"
    if len(spaces) == 1 and game.auction is None:
        return why_not_next(game, seat, spaces[0], PIECE_ANY, game.players[seat].cash)
    plan = draw_up(game, seat, spaces, PIECE_ANY, game.players[seat].cash)
    if plan.why == "" and game.auction is not None and opens_shortage(game, seat, plan):
        return "not-now"  # RULING-8: it must wait for the auction that is open
    return plan.why


def opens_shortage(game: State, seat: int, plan: Plan) -> bool:
    houses = plan.levels - plan.hotels
    if houses and is_contested(game, seat, False, houses):
        return True
    return plan.hotels > 0 and is_contested(game, seat, True, plan.hotels)


def refuse_level(game: State, seat: int, spaces: list[int], piece: int, cash: int, why: str) -> None:
    """Name the first level that cannot be built, if that is the reason."""
    failing = draw_up(game, seat, spaces, piece, cash).levels
    raise refuse(why, {"space": spaces[failing]} if failing < len(spaces) else None)


def piece_of(shortage: Shortage) -> int:
    return PIECE_HOTEL if shortage.hotel else PIECE_HOUSE


# Building.


def build(game: State, seat: int, spaces: list[int]) -> None:
    why = why_not_build(game, seat, spaces)
    if why:
        refuse_level(game, seat, spaces, PIECE_ANY, game.players[seat].cash, why)
    build_on(game, seat, spaces)


def build_on(game: State, seat: int, spaces: list[int]) -> None:
    """Put up what nobody contests; at the first pieces that others may want, ask them."""
    while spaces:
        hotel = takes_hotel(game, game.title_at(spaces[0]))
        together = judged_together(game, seat, spaces, hotel)
        if is_contested(game, seat, hotel, together):
            rest = spaces[together:]
            ask_others(game, seat, hotel, spaces[:together], actions.build_all(rest) if rest else None)
            return
        for pos in spaces[:together]:
            title = game.title_at(pos)
            place(game, title, price_of_next(game, title))
        spaces = spaces[together:]


def judged_together(game: State, seat: int, spaces: list[int], hotel: bool) -> int:
    """The levels at the beginning whose pieces are judged at once: all of a kind, or each on its own (RULING-2)."""
    if len(spaces) == 1 or game.rules.shortage_contested != "demand":
        return 1
    return draw_up(game, seat, spaces, PIECE_HOTEL if hotel else PIECE_HOUSE, ANY_SUM).levels


# Who else may want them.


def is_contested(game: State, seat: int, hotel: bool, pieces: int) -> bool:
    """Whether taking that many pieces may leave others short."""
    stock = game.hotels if hotel else game.houses
    contested = game.rules.shortage_contested
    if contested == "demand":  # RULING-1
        return falls_short(game, seat, hotel, stock - pieces)
    if contested == "last":  # RULING-2
        return stock == pieces and True in rivals(game, seat, hotel)
    able = 1  # the older reading: fewer pieces than players who could place one, cash apart
    for asked in rivals(game, seat, hotel):
        able += 1 if asked else 0
    return stock - pieces + 1 < able


def falls_short(game: State, seat: int, hotel: bool, left: int) -> bool:
    """Whether what is left is less than all others together could place and pay for at list price now."""
    sets = 0
    for player in game.players:
        if player.seat != seat:
            sets += player.sets
    if left >= sets * game.board.most_houses:  # a bound that spares counting while there is plenty
        return False
    for player in game.players:
        if player.sets and player.seat != seat and player.seat not in game.content:
            left -= could_buy(game, player, hotel, player.cash)
            if left < 0:
                return True
    return False


def rivals(game: State, seat: int, hotel: bool) -> list[bool]:
    """By seat: who else could place a piece and pay what the reading in force asks for."""
    found = [False] * len(game.players)
    for player in game.players:
        if player.seat != seat and player.seat not in game.content:
            found[player.seat] = could_buy(game, player, hotel, sum_for_one(game, player)) > 0
    return found


def sum_for_one(game: State, player: Player) -> int:
    """The cash that counts towards one piece: where its opening bid is enough, or nothing is asked, any sum."""
    contested = game.rules.shortage_contested
    if contested == "able":
        return ANY_SUM
    if contested == "last" and game.rules.shortage_opening == "fixed":
        return ANY_SUM if player.cash >= game.rules.auction_min_bid else 0
    return player.cash


def ask_others(game: State, opener: int, hotel: bool, wanted: list[int], follows: Action | None) -> None:
    wants: list[list[int]] = [[] for _ in game.players]
    wants[opener] = wanted
    game.shortage = Shortage(opener, hotel, wants, rivals(game, opener, hotel), follows)
    stock = game.hotels if hotel else game.houses
    note(game, events.SHORTAGE, opener, wanted[0] if wanted else -1, stock, 1 if hotel else 0, wanted[:])


# Selling hotels, for which houses must come out of the Bank.


def breaks_contested(game: State, seat: int, group: int, hotels: int) -> bool:
    """Whether others may want the houses that the sale of hotels takes out of the Bank (RULING-3)."""
    rules = game.rules
    if not rules.shortage_houses_before_hotel_sales or rules.sell_hotel_returns_houses == 0:
        return False
    left = houses_after_sale(game, group, hotels)
    return left < game.houses and falls_short(game, seat, False, left)


def goes_at_once(game: State, seat: int) -> bool:
    """A debtor need not wait where an auction or another shortage is open."""
    return (game.auction is not None or game.shortage is not None) and short_of_cash(game, seat)


def why_not_sell_back(game: State, seat: int, pos: int) -> str:
    why = why_not_sell(game, seat, pos)
    if why == "" and game.auction is not None and not goes_at_once(game, seat):
        title = game.title_at(pos)
        if title.level == HOTEL and breaks_contested(game, seat, title.space.group, 1):
            return "not-now"
    return why


def sell_back(game: State, seat: int, pos: int) -> None:
    why = why_not_sell_back(game, seat, pos)
    if why:
        raise refuse(why, {"space": pos})
    title = game.title_at(pos)
    if title.level == HOTEL and not goes_at_once(game, seat) and breaks_contested(game, seat, title.space.group, 1):
        ask_others(game, seat, False, [], actions.sell(pos))
    else:
        sell(game, seat, pos)


def why_not_sell_back_hotels(game: State, seat: int, group: int) -> str:
    why = why_not_sell_hotels(game, seat, group)
    if why == "" and game.auction is not None and not goes_at_once(game, seat):
        return "not-now" if breaks_contested(game, seat, group, len(hotels_in(game, group))) else ""
    return why


def sell_back_hotels(game: State, seat: int, group: int) -> None:
    why = why_not_sell_back_hotels(game, seat, group)
    if why:
        raise refuse(why)
    if not goes_at_once(game, seat) and breaks_contested(game, seat, group, len(hotels_in(game, group))):
        ask_others(game, seat, False, [], actions.sell_hotels(group))
    else:
        sell_hotels(game, seat, group)


# Wishes.


def why_not_declare(game: State, seat: int) -> str:
    shortage = game.shortage
    if shortage is None or game.held_up() or not shortage.asked[seat]:
        return "not-now"
    return ""


def why_not_want(game: State, seat: int, spaces: list[int]) -> str:
    """Why these wishes are refused: checked like building, but for the stock."""
    why = why_not_declare(game, seat)
    if why:
        return why
    shortage = game.shortage
    assert shortage is not None
    return draw_up(game, seat, spaces, piece_of(shortage), sum_for_wishes(game, seat)).why


def sum_for_wishes(game: State, seat: int) -> int:
    """The cash against which wishes are checked; where only the last piece is contested, its opening bid is enough."""
    return game.players[seat].cash if game.rules.shortage_contested == "demand" else ANY_SUM


def want(game: State, seat: int, spaces: list[int]) -> None:
    """Declare the places for scarce buildings, in the order they shall be filled (CHAMP-SHORTAGE-5)."""
    why = why_not_want(game, seat, spaces)
    shortage = game.shortage
    if why == "not-now" or shortage is None:
        raise refuse("not-now")
    if why:
        refuse_level(game, seat, spaces, piece_of(shortage), sum_for_wishes(game, seat), why)
    shortage.wants[seat] = spaces[:]
    shortage.asked[seat] = False
    note(game, events.WANTED, seat, spaces[0], numbers=spaces[:])


def waive(game: State, seat: int, all_turn: bool) -> None:
    """Want none, now or for the rest of the turn."""
    why = why_not_declare(game, seat)
    if why:
        raise refuse(why)
    shortage = game.shortage
    assert shortage is not None
    shortage.asked[seat] = False
    if all_turn:
        game.content = [*game.content, seat]
    note(game, events.PASSED, seat)


def leave(game: State, seat: int) -> None:
    """A player is out and wants nothing any more."""
    shortage = game.shortage
    assert shortage is not None
    shortage.asked[seat] = False
    shortage.wants[seat] = []
    if shortage.opener == seat:
        shortage.follows = None
    if game.rules.shortage_contested == "able":
        go_on(game)  # the older reading decides before the estate passes on (AMB-GEN-13)


# What becomes of the wishes.


def go_on(game: State) -> None:
    """When everybody has declared: sell at list price or put the next piece up for auction, until it is over."""
    while game.shortage is not None and game.auction is None and True not in game.shortage.asked:
        if game.held_up() and game.rules.shortage_contested != "able":
            return
        settle(game, game.shortage)


def settle(game: State, shortage: Shortage) -> None:
    wanting: list[int] = []
    pieces = 0
    for seat in range(len(shortage.wants)):
        trim(game, shortage, seat)
        pieces += len(shortage.wants[seat])
        if shortage.wants[seat]:
            wanting.append(seat)
    stock = game.hotels if shortage.hotel else game.houses
    enough = pieces <= stock and game.rules.shortage_contested != "able"
    if len(wanting) < 2 or enough or why_no_piece(game, shortage.hotel):
        for seat in wanting:
            buy_all(game, shortage, seat)
        close(game, shortage)
        return
    places = [wants[0] if wants else -1 for wants in shortage.wants]
    open_building(game, shortage.hotel, places, opening_price(game, places))


def trim(game: State, shortage: Shortage, seat: int) -> None:
    """Give up wishes for places that are gone since they were declared (AMB-GEN-13)."""
    wants = shortage.wants[seat]
    if wants:
        shortage.wants[seat] = wants[: draw_up(game, seat, wants, piece_of(shortage), ANY_SUM).levels]


def buy_all(game: State, shortage: Shortage, seat: int) -> None:
    """Everything declared, at list price, while stock and cash last (CHAMP-SHORTAGE-9)."""
    for pos in shortage.wants[seat]:
        title = game.title_at(pos)
        price = price_of_next(game, title)
        if why_no_piece(game, shortage.hotel) or game.players[seat].cash < price:
            return
        place(game, title, price)


def close(game: State, shortage: Shortage) -> None:
    """It is over: the opener builds on or sells the hotels, as far as that is still possible."""
    game.shortage = None
    follows = shortage.follows
    seat = shortage.opener
    if follows is None:
        return
    if follows.kind == actions.SELL:
        if why_not_sell(game, seat, follows.space) == "":
            sell(game, seat, follows.space)
    elif follows.kind == actions.SELL_HOTELS:
        if why_not_sell_hotels(game, seat, follows.amount) == "":
            sell_hotels(game, seat, follows.amount)
    else:
        rest = follows.places()
        if why_not_build(game, seat, rest) == "":
            build_on(game, seat, rest)


def opening_price(game: State, places: list[int]) -> int:
    """A fixed opening, or the lowest list price among the places declared for this piece (CHAMP-SHORTAGE-6)."""
    if game.rules.shortage_opening == "fixed":
        return game.rules.auction_min_bid
    lowest = 0
    for pos in places:
        if pos >= 0:
            price = price_of_next(game, game.title_at(pos))
            lowest = price if lowest == 0 else min(lowest, price)
    return lowest
