"""Raising money for a debt: what goes first, what last."""

from typing import Final

from passgo.engine import actions
from passgo.engine.actions import Action
from passgo.engine.views import View

# How late a way of raising money is taken. Loose deeds come first, the fewer of their group the sooner.
BUILDING: Final = 20
SET: Final = 40
NEVER: Final = 100


def raise_or_pay(view: View) -> Action:
    """Pay if cash suffices; give up at once if nothing would; else the least sacrifice that is possible."""
    debt = view.debt()
    assert debt is not None
    if view.my_cash() >= debt.amount:
        return actions.PAY_DEBT
    if view.could_raise() < debt.amount:
        return listed(view, [actions.DEFAULT, actions.BANKRUPT])
    sacrifice = least_sacrifice(view)
    return listed(view, [actions.SURRENDER]) if sacrifice is None else sacrifice


def least_sacrifice(view: View) -> Action | None:
    """Loose deeds are mortgaged, then buildings sold, then sets mortgaged."""
    me = view.role
    best = -1
    best_order = NEVER
    for title in view.titles():
        if title.owner != me or title.mortgaged:
            continue
        pos = title.space.pos
        if title.level:
            if best_order > BUILDING and view.may_sell(pos):
                best = pos
                best_order = BUILDING
            continue
        held = view.held(me, title.space.group)
        order = SET if held == view.board.groups[title.space.group].size else held
        if order < best_order and view.may_mortgage(pos):
            best = pos
            best_order = order
    if best < 0:
        return None
    return actions.sell(best) if best_order == BUILDING else actions.mortgage(best)


def listed(view: View, kinds: list[int]) -> Action:
    for action in view.legal().actions:
        if action.kind in kinds:
            return action
    raise AssertionError("a debtor can always sell, mortgage, surrender, default or go bankrupt")
