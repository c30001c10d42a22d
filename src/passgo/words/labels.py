"""Labels of choices and buttons, and the order in which choices are listed."""

from typing import Final, Protocol

from passgo.engine import actions
from passgo.engine.actions import ANSWER_SPACE, Action
from passgo.engine.debt import first_debt
from passgo.engine.game import Game
from passgo.engine.state import BANK, FREE
from passgo.words.names import Names
from passgo.words.wishes import is_asked

ORDER: Final = (
    actions.CLAIM, actions.ACCEPT, actions.REJECT, actions.PAY, actions.ROLL, actions.BUY, actions.DECLINE, actions.BID,
    actions.WANT, actions.PASS, actions.CHOOSE, actions.END, actions.FINE, actions.CARD, actions.BUILD, actions.REDEEM,
    actions.MORTGAGE, actions.SELL, actions.SELL_HOTELS, actions.SURRENDER, actions.WITHDRAW, actions.DEFAULT,
    actions.BANKRUPT,
)  # fmt: skip
ESTATE: Final = (
    actions.BUILD, actions.SELL, actions.MORTGAGE, actions.REDEEM, actions.SURRENDER, actions.SELL_HOTELS,
)  # fmt: skip
# Actions on a deed, without their sum.
PLAIN: Final = {
    actions.BUILD: "act-build-plain",
    actions.SELL: "act-sell-plain",
    actions.MORTGAGE: "act-mortgage-plain",
    actions.REDEEM: "act-redeem-plain",
    actions.SURRENDER: "act-surrender-plain",
}
# These name the player who made the offer, because there can be several.
ANSWERS_OFFER: Final = {actions.ACCEPT: "page-accept-offer", actions.REJECT: "page-reject-offer"}


class Sums(Protocol):
    """What an action changes, from the engine or from a table's message; cash is None where it is not given."""

    @property
    def cash(self) -> int | None: ...
    @property
    def debt(self) -> int: ...
    @property
    def interest(self) -> int: ...


def label(action: Action, game: Game, seat: int, names: Names, sums: Sums | None) -> str:
    """The label of a choice or a button; an action on a deed names the deed."""
    player = game.players[seat]
    pos = player.pos if action.space < 0 else action.space
    if action.answer == actions.ANSWER_STEPS:
        pos = (player.pos + action.amount) % game.board.size
    cash = None if sums is None else sums.cash
    said = names.say(
        PLAIN[action.kind] if action.kind in PLAIN and cash is None else label_key(action, game, seat),
        space=names.space(pos),
        amount=names.money(action.amount if sums is None else label_amount(action, sums)),
        change="" if cash is None else names.change(cash),
        count=action.amount,
        group=names.group(action.amount) if action.kind == actions.SELL_HOTELS else "",
        other=names.player(action.seat),
        pieces=wanted_pieces(action, game, names),
    )
    if action.spaces is not None:
        return names.say("act-on-space", action=said, space=names.places(action.spaces))
    of_a_deed = action.kind in ESTATE and action.kind != actions.SELL_HOTELS
    return names.say("act-on-space", action=said, space=names.space(pos)) if of_a_deed else said


def wanted_pieces(action: Action, game: Game, names: Names) -> str:
    if action.kind != actions.WANT or game.shortage is None:
        return ""
    return names.buildings(game.shortage.hotel, len(action.places()))


def label_key(action: Action, game: Game, seat: int) -> str:
    if action.kind in ANSWERS_OFFER:
        return ANSWERS_OFFER[action.kind]
    variant = ""
    if action.kind == actions.CHOOSE:
        variant = "-space" if action.answer == ANSWER_SPACE else f"-{actions.ANSWER_NAMES[action.answer]}"
    elif action.kind == actions.ROLL and game.players[seat].jail != FREE:
        variant = "-jail"
    elif action.kind == actions.DECLINE and game.rules.unowned_decline == "auction":
        variant = "-auction"
    elif action.kind == actions.PASS and is_asked(game, seat):
        variant = "-turn" if action.answer == actions.ANSWER_TURN else "-shortage"
    elif action.kind == actions.BANKRUPT and liquidates(game, seat):
        variant = "-liquidates"
    elif action.kind == actions.WANT and action.spaces is not None:
        variant = "-several"
    return f"act-{action.name()}{variant}"


def liquidates(game: Game, seat: int) -> bool:
    """Whether giving up first turns the estate into money (RULING-9); an estate that goes to the Bank is not."""
    debt = first_debt(game, seat)
    return game.rules.bankrupt_liquidates and debt is not None and debt.creditor != BANK


def label_amount(action: Action, sums: Sums) -> int:
    """The sum that a button asks for, without a sign."""
    if action.kind == actions.PAY:
        return -sums.debt
    if action.answer == actions.ANSWER_KEEP:
        return sums.interest
    return action.amount if sums.cash is None else abs(sums.cash)
