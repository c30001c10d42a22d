"""Wishes for scarce buildings: where they could go, and how many at once, for players who type or fill in a form."""

from passgo.engine import events
from passgo.engine.buildings import places_for
from passgo.engine.events import Event
from passgo.engine.game import Game
from passgo.engine.shortage import draw_up, piece_of, sum_for_wishes
from passgo.engine.state import Shortage


def is_asked(game: Game, seat: int) -> bool:
    """Whether this seat must say how many it wants of buildings that may be too few for all."""
    return game.shortage is not None and game.auction is None and game.shortage.asked[seat]


def as_told(game: Game, shortage: Shortage) -> Event:
    """What opened the shortage, once more: the number left may have changed since."""
    wanted = [] if shortage.seller() >= 0 else shortage.wants[shortage.opener]
    stock = game.hotels if shortage.hotel else game.houses
    return Event(events.SHORTAGE, shortage.opener, -1, stock, 1 if shortage.hotel else 0, wanted)


def streets_for(game: Game, seat: int, shortage: Shortage) -> list[int]:
    """The seat's streets that have room for such a piece, now or after others of the same group."""
    owned = [title for title in game.titles if title.owner == seat]
    return [title.space.pos for title in owned if places_for(game, title, shortage.hotel)]


def most_wishes(game: Game, seat: int, shortage: Shortage) -> list[int]:
    """As many places as the seat could fill and pay for from the Bank's stock: evenly, in board order."""
    stock = game.hotels if shortage.hotel else game.houses
    cash = sum_for_wishes(game, seat)
    wishes: list[int] = []
    streets = streets_for(game, seat, shortage)
    while len(wishes) < stock:
        streets.sort(key=lambda pos: (game.title_at(pos).level + wishes.count(pos), pos))
        further = ([*wishes, pos] for pos in streets)
        longer = (tried for tried in further if draw_up(game, seat, tried, piece_of(shortage), cash).why == "")
        found = next(longer, None)
        if found is None:
            break
        wishes = found
    return wishes
