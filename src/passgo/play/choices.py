"""The numbered choices of a person: everything legal, the sensible first, long lists under one number."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from passgo.engine import actions
from passgo.engine.actions import ANSWER_SPACE, Action
from passgo.engine.buildings import price_of_piece
from passgo.engine.consequences import consequence
from passgo.engine.debt import first_debt
from passgo.engine.game import Game
from passgo.engine.legal import Legal
from passgo.engine.state import BANK, FREE
from passgo.play.commands import phrase
from passgo.play.names import Names
from passgo.play.wishes import is_asked, most_wishes

ORDER: Final = (
    actions.CLAIM, actions.ACCEPT, actions.REJECT, actions.PAY, actions.ROLL, actions.BUY, actions.DECLINE, actions.BID,
    actions.WANT, actions.PASS, actions.CHOOSE, actions.END, actions.FINE, actions.CARD, actions.BUILD, actions.REDEEM,
    actions.MORTGAGE, actions.SELL, actions.SELL_HOTELS, actions.SURRENDER, actions.WITHDRAW, actions.DEFAULT,
    actions.BANKRUPT,
)  # fmt: skip
ESTATE: Final = (
    actions.BUILD, actions.SELL, actions.MORTGAGE, actions.REDEEM, actions.SURRENDER, actions.SELL_HOTELS,
)  # fmt: skip
AT_MOST: Final = 6  # of a kind that stand in the first list; of what is done with deeds only one
# What is done with a deed, without its sum.
PLAIN: Final = {
    actions.BUILD: "act-build-plain",
    actions.SELL: "act-sell-plain",
    actions.MORTGAGE: "act-mortgage-plain",
    actions.REDEEM: "act-redeem-plain",
    actions.SURRENDER: "act-surrender-plain",
}
# What stands for a longer list; other kinds are never that many.
LISTS: Final = {actions.CLAIM: "act-claim-any", actions.CHOOSE: "act-choose-where", **PLAIN}
# With whose offer it is, for there may be several.
ANSWERS_OFFER: Final = {actions.ACCEPT: "page-accept-offer", actions.REJECT: "page-reject-offer"}
# What a plain Enter may do: nothing that spends money or gives something up.
BY_ENTER: Final = (actions.CLAIM, actions.ROLL, actions.END, actions.PAY)
LIST_WORD: Final = "…"


@dataclass(frozen=True)
class Choice:
    """One line of the list: an action, a further list, or neither for letting a question rest."""

    label: str
    command: str
    action: Action | None = None
    more: Sequence["Choice"] = ()


def all_choices(game: Game, seat: int, names: Names) -> list[Choice]:
    """Everything the seat may do now, but for offers, which are typed."""
    legal = game.legal(seat)
    listed = [*legal.actions, *bids(game, seat, legal), *several_wishes(game, seat)]
    found: list[Choice] = []
    for kind in ORDER:
        of_kind = [action for action in listed if action.kind == kind]
        places = [action for action in of_kind if action.space >= 0]
        if kind in LISTS and len(places) > (1 if kind in ESTATE else AT_MOST):
            found += lines([action for action in of_kind if action not in places], game, seat, names)
            command = f"{actions.ACTION_NAMES[kind]} {LIST_WORD}"
            found.append(Choice(names.say(LISTS[kind]), command, more=lines(places, game, seat, names)))
        else:
            found += lines(of_kind, game, seat, names)
    return found


def lines(listed: Sequence[Action], game: Game, seat: int, names: Names) -> list[Choice]:
    return [
        Choice(label(action, game, seat, names, consequence(game, seat, action)), phrase(action, names), action)
        for action in listed
    ]


def claim_choices(game: Game, seat: int, names: Names) -> list[Choice]:
    """To a visit: ask for rent, or not now."""
    return [*of_kinds((actions.CLAIM,), game, seat, names), Choice(names.say("play-wait"), "wait")]


def offer_choices(game: Game, seat: int, maker: int, names: Names) -> list[Choice]:
    """To an offer: accept it if that can be done, reject it, or not now."""
    answers = [choice for choice in of_kinds(tuple(ANSWERS_OFFER), game, seat, names) if seat_in(choice) == maker]
    return [*answers, Choice(names.say("play-wait"), "wait")]


def seat_in(choice: Choice) -> int:
    return -1 if choice.action is None else choice.action.seat


def of_kinds(kinds: Sequence[int], game: Game, seat: int, names: Names) -> list[Choice]:
    return lines([action for action in game.legal(seat).actions if action.kind in kinds], game, seat, names)


def by_enter(choices: Sequence[Choice]) -> Choice | None:
    """What a plain Enter takes: the first choice, if it is a harmless one."""
    action = choices[0].action if choices else None
    return choices[0] if action is not None and action.kind in BY_ENTER else None


def several_wishes(game: Game, seat: int) -> list[Action]:
    """All one could have of scarce buildings; single ones are listed anyway, and anything between can be typed."""
    if game.shortage is None or not is_asked(game, seat):
        return []
    wishes = most_wishes(game, seat, game.shortage)
    return [actions.want_all(wishes)] if len(wishes) > 1 else []


def bids(game: Game, seat: int, legal: Legal) -> list[Action]:
    """The lowest bid, a tenth of the price more, and the price itself, as far as one could pay them."""
    auction = game.auction
    if legal.bid_max == 0 or auction is None:
        return []
    space = game.board.spaces[auction.wants[seat] if auction.pos < 0 else auction.pos]
    price = price_of_piece(space, auction.hotel) if auction.pos < 0 else space.price
    most = min(legal.bid_max, game.players[seat].cash)  # where bids need no cover, more is typed
    wanted = {legal.bid_min, legal.bid_min + price // 10, price}
    return [actions.bid(amount) for amount in sorted(wanted) if legal.bid_min <= amount <= most]


class Sums(Protocol):
    """What an action changes, as the engine says it or a table sends it; cash is None where that is not said."""

    @property
    def cash(self) -> int | None: ...
    @property
    def debt(self) -> int: ...
    @property
    def interest(self) -> int: ...


def label(action: Action, game: Game, seat: int, names: Names, sums: Sums | None) -> str:
    """What a choice or a button says; what is done with a deed names the deed."""
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
    """Whether giving up first turns all a player has into money (RULING-9); what falls to the Bank is not mortgaged."""
    debt = first_debt(game, seat)
    return game.rules.bankrupt_liquidates and debt is not None and debt.creditor != BANK


def label_amount(action: Action, sums: Sums) -> int:
    """What a button asks for, as a sum without a sign."""
    if action.kind == actions.PAY:
        return -sums.debt
    if action.answer == actions.ANSWER_KEEP:
        return sums.interest
    return action.amount if sums.cash is None else abs(sums.cash)
