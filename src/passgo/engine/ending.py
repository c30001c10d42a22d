"""How a game ends, what each player is worth, who has won."""

from passgo.engine import events
from passgo.engine.board import HOTEL
from passgo.engine.state import STAGE_OVER, State, note


def worth(game: State, seat: int) -> int:
    """Cash, deeds at price (mortgaged: half), buildings at price.

    CHAMP-WORTH-1, CHAMP-WORTH-2, CHAMP-WORTH-3, CHAMP-WORTH-4, CHAMP-WORTH-5, CTHULHU-SHORT-9.
    """
    rules = game.rules
    total = game.players[seat].cash
    for title in game.titles:
        if title.owner == seat:
            space = title.space
            total += rules.half(space.price) if title.mortgaged else space.price
            if title.level == HOTEL:
                total += space.hotel_cost + rules.build_max_houses * space.house_cost
            else:
                total += title.level * space.house_cost
    return total


def standing(game: State, seat: int) -> list[int]:
    """What ranks a survivor: worth and, where the edition breaks ties, un-mortgaged deeds, then cash (AMB-CHAMP-17)."""
    key = [worth(game, seat)]
    if game.rules.tiebreak == "unmortgaged":
        free_deeds = 0
        for title in game.titles:
            if title.owner == seat and not title.mortgaged:
                free_deeds += 1
        key.append(free_deeds)
        key.append(game.players[seat].cash)
    return key


def ranking(game: State) -> list[int]:
    """All seats, best first: survivors by standing, then the fallen, the last to fall first."""
    ranked: list[int] = []
    keys: list[list[int]] = []
    for player in game.players:
        if not player.out:
            key = standing(game, player.seat)
            place = 0
            while place < len(ranked) and keys[place] >= key:
                place += 1
            ranked.insert(place, player.seat)
            keys.insert(place, key)
    return ranked + game.fallen[::-1]


def points(game: State) -> list[int]:
    """Points by seat from the table of survivors and ranks (CHAMP-SCORE-3); equal standings share the better place."""
    scores = [0] * len(game.players)
    survivors = game.in_game()
    if survivors > len(game.rules.score_points):
        return scores
    row = game.rules.score_points[survivors - 1]
    ranked = ranking(game)[:survivors]
    place = 0
    for i in range(survivors):
        if i > 0 and standing(game, ranked[i]) != standing(game, ranked[i - 1]):
            place = i
        scores[ranked[i]] = row[place]
    return scores


def finish(game: State) -> None:
    """The game is over: the best standing wins, shared if it is equal (AMB-CTHULHU-9)."""
    ranked = ranking(game)
    best = standing(game, ranked[0])
    game.winners = [ranked[0]]
    for seat in ranked[1:]:
        if not game.players[seat].out and standing(game, seat) == best:
            game.winners.append(seat)
    game.winners.sort()
    game.stage = STAGE_OVER
    game.todo = []
    game.debts = []
    game.choices = []
    game.auction = None
    game.shortage = None
    game.estate = []
    game.landings = []
    game.lapsed = []
    game.offers = []
    game.start_due = []
    note(game, events.GAME_OVER, -1, numbers=game.winners)
