"""Building, and what happens when fewer buildings are left than players who could place one."""

from passgo.engine import events
from passgo.engine.auction import open_building
from passgo.engine.buildings import (
    could_place,
    place,
    price_of_next,
    takes_hotel,
    why_no_piece,
    why_not_place,
    why_not_there,
)
from passgo.engine.state import Shortage, State, note, refuse


def why_not_build(game: State, seat: int, pos: int) -> str:
    if game.shortage is not None or (game.auction is not None and game.auction.pos < 0):
        return "not-now"
    why = why_not_place(game, seat, pos)
    if why:
        return why
    title = game.title_at(pos)
    hotel = takes_hotel(game, title)
    why = why_no_piece(game, hotel)
    if why:
        return why
    if game.players[seat].cash < price_of_next(game, title):
        return "not-enough-cash"
    if game.auction is not None and is_scarce(game, hotel):
        return "not-now"  # its own auction must wait for the one that is open
    return ""


def is_scarce(game: State, hotel: bool) -> bool:
    """Fewer pieces of that kind than players who could place one now, cash apart."""
    stock = game.hotels if hotel else game.houses
    if stock >= len(game.players):
        return False
    for player in game.players:
        if could_place(game, player, hotel):
            stock -= 1
    return stock < 0


def build(game: State, seat: int, pos: int) -> None:
    why = why_not_build(game, seat, pos)
    if why:
        raise refuse(why, {"space": pos})
    title = game.title_at(pos)
    hotel = takes_hotel(game, title)
    if not is_scarce(game, hotel):
        place(game, title, price_of_next(game, title))
        return
    wants = [-1] * len(game.players)
    wants[seat] = pos
    asked = [player.seat != seat and could_place(game, player, hotel) for player in game.players]
    game.shortage = Shortage(seat, hotel, wants, asked)
    note(game, events.SHORTAGE, seat, pos)
    decide_if_declared(game)


def why_not_declare(game: State, seat: int) -> str:
    shortage = game.shortage
    if shortage is None or game.debts or game.choices or not shortage.asked[seat]:
        return "not-now"
    return ""


def want(game: State, seat: int, pos: int) -> None:
    """Declare the place for the scarce building (CHAMP-SHORTAGE-5)."""
    why = why_not_declare(game, seat)
    if why:
        raise refuse(why)
    shortage = game.shortage
    assert shortage is not None
    why = why_not_there(game, seat, pos, shortage.hotel)
    if why:
        raise refuse(why, {"space": pos})
    shortage.wants[seat] = pos
    shortage.asked[seat] = False
    note(game, events.WANTED, seat, pos)
    decide_if_declared(game)


def waive(game: State, seat: int) -> None:
    why = why_not_declare(game, seat)
    if why:
        raise refuse(why)
    shortage = game.shortage
    assert shortage is not None
    shortage.asked[seat] = False
    note(game, events.PASSED, seat)
    decide_if_declared(game)


def leave(game: State, seat: int) -> None:
    """A player is out: he wants nothing any more."""
    shortage = game.shortage
    assert shortage is not None
    shortage.asked[seat] = False
    shortage.wants[seat] = -1
    decide_if_declared(game)


def decide_if_declared(game: State) -> None:
    shortage = game.shortage
    assert shortage is not None
    if True in shortage.asked:
        return
    game.shortage = None
    wanting: list[int] = []
    for seat in range(len(shortage.wants)):
        pos = shortage.wants[seat]
        if pos >= 0 and why_not_there(game, seat, pos, shortage.hotel) == "":
            wanting.append(seat)
        else:
            shortage.wants[seat] = -1
    if why_no_piece(game, shortage.hotel):
        return
    if len(wanting) > 1:
        open_building(game, shortage.hotel, shortage.wants, opening_price(game, shortage))
    elif len(wanting) == 1:
        title = game.title_at(shortage.wants[wanting[0]])
        price = price_of_next(game, title)
        if game.players[wanting[0]].cash >= price:  # CHAMP-SHORTAGE-9: at list price
            place(game, title, price)


def opening_price(game: State, shortage: Shortage) -> int:
    """A fixed opening, or the lowest list price declared (CHAMP-SHORTAGE-6)."""
    if game.rules.shortage_opening == "fixed":
        return game.rules.auction_min_bid
    lowest = 0
    for pos in shortage.wants:
        if pos >= 0:
            price = price_of_next(game, game.title_at(pos))
            lowest = price if lowest == 0 else min(lowest, price)
    return lowest
