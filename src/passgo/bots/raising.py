"""Raising money for a debt: what goes first, what last."""

from typing import Final

from passgo.engine import actions
from passgo.engine.actions import Action
from passgo.engine.views import View

NEVER: Final = 100


def raise_or_pay(view: View) -> Action:
    """Pay if cash suffices; give up at once if nothing would; else the least sacrifice that is possible."""
    debt = view.debt()
    assert debt is not None
    if view.my_cash() >= debt.amount:
        return actions.PAY_DEBT
    hopeless = view.could_raise() < debt.amount
    best: Action | None = None
    best_order = NEVER
    for action in view.legal().actions:
        if hopeless and action.kind in (actions.DEFAULT, actions.BANKRUPT):
            return action
        order = sacrifice(view, action)
        if order < best_order:
            best = action
            best_order = order
    assert best is not None, "a debtor can always sell, mortgage, default or go bankrupt"
    return best


def sacrifice(view: View, action: Action) -> int:
    """How late a way of raising money is taken: loose deeds are mortgaged, then buildings sold, then sets mortgaged."""
    kind = action.kind
    if kind == actions.MORTGAGE:
        space = view.space(action.space)
        held = view.held(view.role, space.group)
        return 40 if held == view.board.groups[space.group].size else held
    if kind == actions.SELL:
        return 20
    return 60 if kind == actions.SURRENDER else NEVER
