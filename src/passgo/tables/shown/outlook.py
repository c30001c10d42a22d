"""The outlook of a table: the chances of the next rolls, and who holds what of each set.

It is made when somebody asks for it, from what everybody sees: neither cash nor the order of the decks goes into it.
"""

from typing import Final

from passgo.engine import actions
from passgo.engine.actions import Action
from passgo.engine.game import Game
from passgo.engine.next_roll import NextRoll, next_roll
from passgo.engine.sums import SetSums
from passgo.tables.commands.commands import ActionName
from passgo.tables.shown.facts import Facts
from passgo.tables.table_state import PLAYING, State

PLACES: Final = 4  # of a chance; nobody reads more


class StopFacts(Facts):
    """A space on which the throw may land, or where it makes the player pay."""

    space: int
    chance: float
    due: int  # the most that may be owed there
    mean: float  # its part of what the throw costs on average


class RollFacts(Facts):
    """One throw of the dice, with all that follows from it without a decision.

    Of rent, charge, jail, sale, own and nothing, the first that applies is counted; together they are 1.
    """

    seat: int
    first: ActionName  # the way in which the player leaves jail before it; roll: none
    rent: float
    charge: float  # another payment: tax, card, fight, fine
    jail: float
    sale: float  # a deed of the Bank
    own: float
    nothing: float  # also where the player may go where it costs nothing
    again: float  # another throw follows; beside the others
    mean: float  # what the throw costs on average
    worst: int
    worst_space: int  # where the largest part of it is paid; -1 where nothing can be owed
    worst_chance: float
    stops: list[StopFacts]


class SetFacts(Facts):
    group: int
    held: list[int]  # by seat
    rent: int  # the most that one visit costs now
    build: int  # the price of the next building; 0 where nothing more can be built


class OutlookFacts(Facts):
    version: int
    rolls: list[RollFacts]  # of the player on turn, then of the seat that asks
    sets: list[SetFacts]


def outlook(state: State, seat: int) -> OutlookFacts | None:
    """The outlook for a seat, or -1 for a spectator; None where there is none.

    CHAMP-MAT-2: none in an official round, where nobody does sums for a player. A game that is over has no rolls: it
    may have ended since the client saw the position it asks about.
    """
    game = state.game
    if game is None or state.settings.official:
        return None
    seats = [game.turn] if seat in (-1, game.turn) else [game.turn, seat]
    rolls = [roll for one in seats for roll in rolls_of(game, one)] if state.status == PLAYING else []
    return OutlookFacts(state.version, rolls, [set_facts(game, group) for group in range(len(game.board.groups))])


def rolls_of(game: Game, seat: int) -> list[RollFacts]:
    """The next throw of a seat; for a player in jail also those after leaving it."""
    ways = [actions.ROLL_DICE, actions.USE_CARD, actions.PAY_FINE]
    found = [roll_facts(seat, way, next_roll(game, seat, None if way is actions.ROLL_DICE else way)) for way in ways]
    return [roll for roll in found if roll is not None]


def roll_facts(seat: int, first: Action, found: NextRoll | None) -> RollFacts | None:
    if found is None:
        return None
    return RollFacts(
        seat=seat,
        first=first.name(),
        rent=round(found.rent, PLACES),
        charge=round(found.charge, PLACES),
        jail=round(found.jail, PLACES),
        sale=round(found.sale, PLACES),
        own=round(found.own, PLACES),
        nothing=round(found.nothing + found.chosen, PLACES),
        again=round(found.again, PLACES),
        mean=round(found.mean, 1),
        worst=found.worst,
        worst_space=found.worst_space,
        worst_chance=round(found.worst_chance, PLACES),
        stops=[StopFacts(s.space, round(s.chance, PLACES), s.due, round(s.mean, 1)) for s in found.stops],
    )


def set_facts(game: Game, group: int) -> SetFacts:
    sums = SetSums(game, group)
    return SetFacts(group, sums.held, sums.rent, sums.build)
