"""Money changes hands. What cannot be paid at once becomes a debt."""

from passgo.engine import events
from passgo.engine.state import BANK, Debt, Player, State, note


def bank_pays(game: State, amount: int) -> int:
    """What the Bank can pay of a sum; a limited one at most what it holds (AMB-GEN-12)."""
    if not game.rules.bank_unlimited and amount > game.bank:
        return max(game.bank, 0)
    return amount


def receive(game: State, player: Player, amount: int) -> None:
    amount = bank_pays(game, amount)
    player.cash += amount
    game.bank -= amount
    note(game, events.RECEIVED, player.seat, amount=amount)


def hand_over(game: State, player: Player, creditor: int, amount: int) -> None:
    player.cash -= amount
    if creditor == BANK:
        game.bank += amount
    else:
        game.players[creditor].cash += amount


def short_of_cash(game: State, seat: int) -> bool:
    """He owes more than his cash."""
    for debt in game.debts:
        if debt.debtor == seat:
            return debt.amount > game.players[seat].cash
    return False


def is_covered(debtor: Player, amount: int) -> bool:
    return debtor.cash >= amount


def charge(game: State, debtor: Player, creditor: int, amount: int, reason: int, pos: int) -> bool:
    """Take the money at once if cash suffices, else open a debt. True when paid."""
    if is_covered(debtor, amount):
        hand_over(game, debtor, creditor, amount)
        note(game, events.PAID, debtor.seat, pos, amount, creditor, [reason])
        return True
    game.debts.append(Debt(debtor.seat, creditor, amount, reason, pos))
    note(game, events.OWED, debtor.seat, pos, amount, creditor, [reason])
    return False
