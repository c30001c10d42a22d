"""The own estate: where to build next, what to mortgage for it, when to redeem, and how much cash to keep."""

from typing import Final

from passgo.bots.valuation import GOAL, UNIT, Appraisal
from passgo.engine import actions
from passgo.engine.actions import Action
from passgo.engine.board import HOTEL, SPACE_STATION, SPACE_STREET
from passgo.engine.state import BANK, Title
from passgo.engine.views import View

REACH: Final = 12  # spaces within which the next roll may land


def worst_rent_ahead(view: View) -> int:
    """The highest rent of a rival within reach of the next roll."""
    me = view.role
    size = view.board.size
    here = view.position(me)
    worst = 0
    for title in view.titles():
        if title.owner == BANK or title.owner == me or title.mortgaged:
            continue
        space = title.space
        if 0 < (space.pos - here) % size <= REACH and (space.kind == SPACE_STREET or space.kind == SPACE_STATION):
            worst = max(worst, view.rent(space.pos))
    return worst


def next_level(view: View, title: Title) -> int:
    return title.level + 1 if title.level < view.board.rules.build_max_houses else HOTEL


def next_price(view: View, title: Title) -> int:
    return title.space.hotel_cost if title.level == view.board.rules.build_max_houses else title.space.house_cost


def has_piece(view: View, title: Title) -> bool:
    """Whether the Bank has what is built next on a street."""
    hotel = title.level == view.board.rules.build_max_houses
    return view.bank_hotels() > 0 if hotel else view.bank_houses() > 0


def best_building(view: View, appraisal: Appraisal, budget: int) -> Title | None:
    """The street on which the next building earns most for its price, within the budget."""
    best: Title | None = None
    best_yield = 0
    groups = view.board.groups
    for i in range(len(groups)):
        if groups[i].kind != SPACE_STREET or view.set_of(i).owner != view.role:
            continue
        for deed in groups[i].deeds:
            title = view.titles()[deed]
            if title.level == HOTEL:
                continue
            price = next_price(view, title)
            if price > budget or not has_piece(view, title) or not view.may_place(title.space.pos):
                continue
            earned = next_yield(view, appraisal, title, price)
            if earned > best_yield:
                best_yield = earned
                best = title
    return best


def next_yield(view: View, appraisal: Appraisal, title: Title, price: int) -> int:
    """What a building earns for its price. Three houses pay far better than one, so up to three what counts is the
    way there and not the first step alone."""
    rates = appraisal.rates[title.space.deed]
    level = max(next_level(view, title), GOAL if title.level < GOAL else 0)
    steps = max(1, level - title.level)
    return UNIT * (rates[level] - rates[title.level]) // (steps * price)


def places_for(view: View, hotel: bool, budget: int, most: int) -> list[int]:
    """Where to put pieces of one kind, one after the other: lowest streets first, of the dearest set first."""
    found: list[int] = []
    sets = free_sets(view)
    if not sets or budget <= 0:
        return found
    full = view.board.rules.build_max_houses
    titles = view.titles()
    levels = [title.level for title in titles]
    while len(found) < most:
        best = -1
        for deeds in sets:
            lowest = lowest_of(deeds, levels)
            level = levels[lowest]
            price = titles[lowest].space.hotel_cost if hotel else titles[lowest].space.house_cost
            if level == HOTEL or (level == full) != hotel or price > budget:
                continue
            if best < 0 or level <= levels[best]:
                best = lowest
        if best < 0:
            break
        space = titles[best].space
        found.append(space.pos)
        budget -= space.hotel_cost if hotel else space.house_cost
        levels[best] = HOTEL if hotel else levels[best] + 1
    return found


def free_sets(view: View) -> list[list[int]]:
    """The deeds of each own set of streets of which nothing is mortgaged."""
    groups = view.board.groups
    found: list[list[int]] = []
    for i in range(len(groups)):
        if groups[i].kind == SPACE_STREET:
            group = view.set_of(i)
            if group.owner == view.role and not group.mortgaged:
                found.append(groups[i].deeds)
    return found


def lowest_of(deeds: list[int], levels: list[int]) -> int:
    """The deed with the fewest buildings, the last of them if several have."""
    lowest = deeds[0]
    for deed in deeds:
        if levels[deed] <= levels[lowest]:
            lowest = deed
    return lowest


def build_up(view: View, budget: int) -> Action | None:
    """Declare all houses, or else all hotels, that the budget and the Bank allow."""
    if not view.holds_a_set():
        return None
    full = view.board.rules.build_max_houses
    titles = view.titles()
    houses = view.bank_houses()
    for_hotel = False
    groups = view.board.groups
    for i in range(len(groups)):
        group = view.set_of(i)
        if group.owner != view.role or group.mortgaged or groups[i].kind != SPACE_STREET:
            continue
        for deed in groups[i].deeds:
            title = titles[deed]
            if title.level < full:
                if title.space.house_cost <= budget and houses:
                    return actions.build_all(places_for(view, False, budget, houses))
            elif title.level == full and title.space.hotel_cost <= budget:
                for_hotel = True
    places = places_for(view, True, budget, view.bank_hotels()) if for_hotel else []
    return actions.build_all(places) if places else None


def wishes(view: View, budget: int) -> Action:
    """What is wanted of scarce buildings: as many as there are, within the budget."""
    hotel = view.short_of_hotels()
    places = places_for(view, hotel, budget, view.bank_hotels() if hotel else view.bank_houses())
    return actions.want_all(places) if places else actions.PASS_ON


def loose_deed(view: View) -> int:
    """The deed that can best be mortgaged: not of an own set, the fewest of its group; -1 if none."""
    best = -1
    best_rank = 1000
    me = view.role
    for title in view.titles():
        if title.owner != me or title.mortgaged:
            continue
        space = title.space
        if view.set_of(space.group).owner == me:
            continue
        rank = 10 * view.held(me, space.group) + (5 if space.kind == SPACE_STATION else 0)
        if rank < best_rank:
            best_rank = rank
            best = space.pos
    return best


def unfinished_set(view: View) -> bool:
    """Whether an own set stands below the level at which it earns most."""
    me = view.role
    if view.sets(me) == 0 or view.bank_houses() == 0:
        return False
    groups = view.board.groups
    for i in range(len(groups)):
        group = view.set_of(i)
        if (
            groups[i].kind == SPACE_STREET
            and group.owner == me
            and not group.mortgaged
            and group.levels < GOAL * groups[i].size
        ):
            return True
    return False


def redeemable(view: View, budget: int) -> int:
    """The mortgaged deed to free next: of an own set first, then the dearest; -1 if the budget allows none."""
    best = -1
    best_rank = -1
    me = view.role
    for title in view.titles():
        if title.owner != me or not title.mortgaged:
            continue
        space = title.space
        if view.redeem_cost(space.pos) > budget:
            continue
        rank = space.price + (UNIT * space.price if view.set_of(space.group).owner == me else 0)
        if rank > best_rank:
            best_rank = rank
            best = space.pos
    return best


def manage(view: View, appraisal: Appraisal, reserve: int) -> Action | None:
    """The next step for the own estate, or None: build, raise money to build, redeem."""
    me = view.role
    budget = view.my_cash() - reserve
    if view.sets(me):
        place = best_building(view, appraisal, budget)
        if place is not None:
            hotel = place.level == view.board.rules.build_max_houses
            if view.would_be_contested(hotel, 1):  # asking for one after the other gets the fewest
                places = places_for(view, hotel, budget, view.bank_hotels() if hotel else view.bank_houses())
                if places:
                    return actions.build_all(places)
            return actions.build(place.space.pos)
        if unfinished_set(view) and best_building(view, appraisal, 1_000_000_000) is not None:
            pos = loose_deed(view)
            if pos >= 0:
                return actions.mortgage(pos)
            return None
    pos = redeemable(view, budget)
    return actions.redeem(pos) if pos >= 0 else None
