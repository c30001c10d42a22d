"""Rent: how much, who may ask, and until when."""

from passgo.engine import events
from passgo.engine.board import SPACE_STATION, SPACE_STREET, Space
from passgo.engine.chance import throw
from passgo.engine.money import charge
from passgo.engine.rules import Rules
from passgo.engine.state import REASON_RENT, Landing, Player, State, Title, note, refuse


def rent_of(game: State, title: Title) -> int:
    """Rent of a street or station as it stands."""
    space = title.space
    if space.kind == SPACE_STATION:
        return game.board.station_rents[game.players[title.owner].held[space.group] - 1]
    if title.level:
        return space.rents[title.level]
    group = game.sets[space.group]
    if group.owner == title.owner and not (group.mortgaged and game.rules.rent_double_needs_unmortgaged_set):
        return set_rent(space)
    return space.rents[0]


def set_rent(space: Space) -> int:
    """Rent of a bare street whose whole group is in one hand."""
    return 2 * space.rents[0]


def utility_factor(game: State, title: Title) -> int:
    return game.board.utility_factors[game.players[title.owner].held[title.space.group] - 1]


def utility_roll(game: State, visitor: int) -> int:
    """A fresh roll of all dice; bus and Mr M count nothing (CHAMP-SPEED-11)."""
    faces = [throw(game.chance, 6) for _ in range(game.rules.dice_count)]
    total = sum(faces)
    if game.rules.dice_speed_die:
        speed = throw(game.chance, 6)
        faces.append(speed)
        if speed <= 3:
            total += speed
    note(game, events.DICE, visitor, numbers=faces)
    return total


def most_rolled(rules: Rules) -> int:
    """The most that a fresh roll of all dice can show."""
    return 6 * rules.dice_count + (3 if rules.dice_speed_die else 0)


def visit(game: State, visitor: Player, title: Title) -> None:
    """Somebody stands on another's deed: rent is due at once, or may be claimed for a while."""
    if title.mortgaged or title.owner == visitor.seat:
        return
    rent = 0
    factor = 0
    if title.space.kind == SPACE_STREET or title.space.kind == SPACE_STATION:
        rent = rent_of(game, title) * game.rent_times
    else:
        factor = game.dice_factor if game.dice_factor else utility_factor(game, title)
    landing = Landing(visitor.seat, title.owner, title.space.pos, rent, factor, game.rules.rent_claim_window)
    if game.rules.rent_claim_required:
        game.landings.append(landing)
        if landing.pos in game.lapsed:
            game.lapsed.remove(landing.pos)
        note(game, events.RENT_DUE, visitor.seat, landing.pos, rent, landing.owner)
    else:
        collect(game, landing)


def collect(game: State, landing: Landing) -> None:
    rent = landing.rent
    if landing.factor:
        rent = landing.factor * utility_roll(game, landing.visitor)
    charge(game, game.players[landing.visitor], landing.owner, rent, REASON_RENT, landing.pos)


def open_landing(game: State, seat: int, pos: int) -> int:
    """The latest visit (on that space, or -1 for any) for which the seat may claim; -1 if none."""
    for i in range(len(game.landings) - 1, -1, -1):
        landing = game.landings[i]
        if landing.owner == seat and (pos < 0 or landing.pos == pos) and not game.title_at(landing.pos).mortgaged:
            return i
    return -1


def claim(game: State, seat: int, pos: int) -> None:
    found = open_landing(game, seat, pos)
    if found >= 0:
        collect(game, game.landings.pop(found))
        return
    if pos >= 0 and (game.board.spaces[pos].deed < 0 or game.title_at(pos).owner != seat):
        raise refuse("not-owner", {"space": pos})
    for lapsed in game.lapsed:
        if game.title_at(lapsed).owner == seat and (pos < 0 or lapsed == pos):
            raise refuse("window-closed", {"space": lapsed})
    raise refuse("nothing-owed", {"space": pos})


def close_windows(game: State) -> None:
    """Another turn's first roll: claims that have waited long enough lapse (GHOST-RENT-2, CHAMP-RENT-6)."""
    still_open: list[Landing] = []
    for landing in game.landings:
        landing.left -= 1
        if landing.left:
            still_open.append(landing)
        else:
            if landing.pos not in game.lapsed:
                game.lapsed.append(landing.pos)
            note(game, events.CLAIM_LAPSED, landing.visitor, landing.pos, landing.rent, landing.owner)
    game.landings = still_open
