"""Where to go when there is a choice: the bus, any space, a ride, and out of jail or not."""

from typing import Final

from passgo.engine import actions
from passgo.engine.actions import Action
from passgo.engine.board import SPACE_ENTITY, SPACE_GO, SPACE_GO_TO_JAIL, SPACE_STATION, SPACE_STREET, SPACE_TAX
from passgo.engine.state import BANK, CHOICE_BUS, CHOICE_MORTGAGED_DEED, CHOICE_RIDE
from passgo.engine.views import View

UTILITY_ROLL: Final = 7


def value_of_landing(view: View, pos: int) -> int:
    """Roughly what landing there is worth: a free deed its price, a rival's its rent."""
    space = view.space(pos)
    if space.deed >= 0:
        owner = view.owner(pos)
        if owner == view.role or (owner != BANK and view.mortgaged(pos)):
            return 0
        if owner == BANK:
            return value_of_free_deed(view, pos)
        if space.kind == SPACE_STREET or space.kind == SPACE_STATION:
            return -view.rent(pos)
        factors = view.board.utility_factors
        return -UTILITY_ROLL * factors[view.held(owner, space.group) - 1]
    if space.kind == SPACE_TAX:
        return -space.amount
    if space.kind == SPACE_GO:
        return view.board.rules.go_salary
    if space.kind == SPACE_GO_TO_JAIL:
        return -view.board.rules.jail_fine
    return -space.amount // 4 if space.kind == SPACE_ENTITY else 0


def value_of_free_deed(view: View, pos: int) -> int:
    """A deed that can be paid for is worth half its price more than it costs, one that completes a set twice it."""
    space = view.space(pos)
    if view.my_cash() < space.price:
        return 0
    held = view.held(view.role, space.group)
    if held + 1 == view.board.groups[space.group].size:
        return 2 * space.price
    return space.price // 2 + held * space.price // 4


def choose_way(view: View) -> Action:
    """The most valuable answer to an open choice."""
    choice = view.choice()
    assert choice is not None
    if choice.kind == CHOICE_MORTGAGED_DEED:
        return keep_or_redeem(view, choice.pos)
    here = view.position(view.role)
    size = view.board.size
    best = actions.CHOOSE_STAY
    best_value = 0 if choice.kind == CHOICE_RIDE else -1_000_000_000
    for action in view.legal().actions:
        if action.kind != actions.CHOOSE or action.answer == actions.ANSWER_STAY:
            continue
        pos = (here + action.amount) % size if choice.kind == CHOICE_BUS else action.space
        value = value_of_landing(view, pos)
        if pos <= here and pos != view.board.go_pos and choice.kind != CHOICE_RIDE:
            value += view.board.rules.go_salary
        if choice.kind == CHOICE_RIDE:
            value -= view.space(choice.pos).fare
        if value > best_value:
            best_value = value
            best = action
    return best


def keep_or_redeem(view: View, pos: int) -> Action:
    """A mortgaged deed came: redeem it if it is cheap for the purse, defer the interest where that is allowed."""
    if view.my_cash() >= 4 * view.redeem_cost(pos):
        return actions.choose_redeem(pos)
    for action in view.legal().actions:
        if action.kind == actions.CHOOSE and action.answer == actions.ANSWER_DEFER and action.space == pos:
            return action
    return actions.choose_keep(pos)


def free_deeds(view: View) -> int:
    free = 0
    for title in view.titles():
        if title.owner == BANK:
            free += 1
    return free


def leave_jail(view: View) -> Action:
    """Out while deeds are to be had, inside once the board is dangerous."""
    me = view.role
    rules = view.board.rules
    danger = 0
    for title in view.titles():
        if title.level and title.owner != me:
            danger += title.space.rents[title.level]
    wish = free_deeds(view) > 2 or danger < view.my_cash() // 2
    if not wish:
        return actions.ROLL_DICE
    if view.jail_cards(me):
        return actions.USE_CARD
    if view.my_cash() >= 3 * rules.jail_fine and view.jail_turns(me) < rules.jail_prepay_turns:
        return actions.PAY_FINE
    return actions.ROLL_DICE
