"""Raising money for a debt: what goes first, what last."""

from passgo.engine import actions
from passgo.engine.actions import Action
from passgo.engine.views import View


def raise_or_pay(view: View) -> Action:
    """Pay if cash suffices; else mortgage loose deeds, then sell buildings, then mortgage sets; else give up."""
    debt = view.debt()
    assert debt is not None
    if view.my_cash() >= debt.amount:
        return actions.PAY_DEBT
    best: Action | None = None
    best_order = 100
    for action in view.legal().actions:
        order = sacrifice(view, action)
        if order < best_order:
            best = action
            best_order = order
    assert best is not None, "a debtor can always sell, mortgage, default or go bankrupt"
    return best


def sacrifice(view: View, action: Action) -> int:
    """How late a way of raising money is taken; 100 is never."""
    kind = action.kind
    if kind == actions.MORTGAGE:
        space = view.space(action.space)
        held = view.held(view.role, space.group)
        return 40 if held == view.board.groups[space.group].size else held
    if kind == actions.SELL:
        return 20
    if kind == actions.SURRENDER:
        return 60
    if kind == actions.DEFAULT:
        return 80
    return 90 if kind == actions.BANKRUPT else 100
