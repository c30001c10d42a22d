"""Score sheets and boards: a board's price list, and the line of a finished game."""

import json
from dataclasses import asdict

from passgo.championship import Holding, Line, Price, PriceList
from passgo.championship.sheets import BANKRUPT, PLAYING
from passgo.engine.board import HOTEL, Board
from passgo.engine.ending import worth
from passgo.engine.game import Game


def price_list(board: Board) -> PriceList:
    """The prices of a board that a valuation needs."""
    prices = {
        space.id: Price(board.groups[space.group].id, space.price, space.house_cost, space.hotel_cost)
        for space in board.deeds
    }
    rules = board.rules
    return PriceList(prices, rules.stock_houses, rules.stock_hotels, rules.build_max_houses)


def line_of(game: Game, seat: int, entrant: str) -> Line:
    """A player's line of the sheet, taken from a game played here."""
    if game.players[seat].out:
        return Line(entrant, 0, 0, fate=BANKRUPT)
    holdings = tuple(
        Holding(title.space.id, title.mortgaged, 0 if title.level == HOTEL else title.level, title.level == HOTEL)
        for title in game.titles
        if title.owner == seat
    )
    return Line(entrant, game.players[seat].cash, worth(game, seat), holdings, PLAYING)


def prices_text(prices: PriceList) -> str:
    """The price list as text, stored with the championship, so that a later edition does not change what was played."""
    return json.dumps(asdict(prices), ensure_ascii=False, separators=(",", ":"))


def read_prices(text: str) -> PriceList:
    kept = json.loads(text)
    deeds = {deed: Price(**price) for deed, price in kept["deeds"].items()}
    return PriceList(deeds, kept["houses"], kept["hotels"], kept["most_houses"])
