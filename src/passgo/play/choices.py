"""Numbered choices of a player: everything legal, the likeliest first, long lists under one number."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from passgo.engine import actions
from passgo.engine.actions import Action
from passgo.engine.buildings import price_of_piece
from passgo.engine.consequences import consequence
from passgo.engine.game import Game
from passgo.engine.legal import Legal
from passgo.play.typed_commands import phrase
from passgo.words.labels import ANSWERS_OFFER, ESTATE, ORDER, PLAIN, label
from passgo.words.names import Names
from passgo.words.wishes import is_asked, most_wishes

AT_MOST: Final = 6  # entries of a kind in the first list; for actions on deeds only one
# Kinds that are shortened to a further list; other kinds never have that many entries.
LISTS: Final = {actions.CLAIM: "act-claim-any", actions.CHOOSE: "act-choose-where", **PLAIN}
# What a plain Enter can do: nothing that spends money or gives something up.
BY_ENTER: Final = (actions.CLAIM, actions.ROLL, actions.END, actions.PAY)
LIST_WORD: Final = "…"


@dataclass(frozen=True)
class Choice:
    """One line of the list: an action, a further list, or neither (the question stays open)."""

    label: str
    command: str
    action: Action | None = None
    more: Sequence["Choice"] = ()


def all_choices(game: Game, seat: int, names: Names) -> list[Choice]:
    """Everything the seat can do now, except offers, which are typed."""
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
    """Choices at a visit: claim the rent, or not now."""
    return [*of_kinds((actions.CLAIM,), game, seat, names), Choice(names.say("play-wait"), "wait")]


def offer_choices(game: Game, seat: int, maker: int, names: Names) -> list[Choice]:
    """Choices for an offer: accept it if possible, reject it, or not now."""
    answers = [choice for choice in of_kinds(tuple(ANSWERS_OFFER), game, seat, names) if seat_in(choice) == maker]
    return [*answers, Choice(names.say("play-wait"), "wait")]


def seat_in(choice: Choice) -> int:
    return -1 if choice.action is None else choice.action.seat


def of_kinds(kinds: Sequence[int], game: Game, seat: int, names: Names) -> list[Choice]:
    return lines([action for action in game.legal(seat).actions if action.kind in kinds], game, seat, names)


def by_enter(choices: Sequence[Choice]) -> Choice | None:
    """Choice that a plain Enter takes: the first one, if it is harmless."""
    action = choices[0].action if choices else None
    return choices[0] if action is not None and action.kind in BY_ENTER else None


def several_wishes(game: Game, seat: int) -> list[Action]:
    """A wish for as many scarce buildings as possible; single ones are listed anyway, anything between can be typed."""
    if game.shortage is None or not is_asked(game, seat):
        return []
    wishes = most_wishes(game, seat, game.shortage)
    return [actions.want_all(wishes)] if len(wishes) > 1 else []


def bids(game: Game, seat: int, legal: Legal) -> list[Action]:
    """The lowest bid, a tenth of the price more, and the price itself, if the player can pay them."""
    auction = game.auction
    if legal.bid_max == 0 or auction is None:
        return []
    space = game.board.spaces[auction.wants[seat] if auction.pos < 0 else auction.pos]
    price = price_of_piece(space, auction.hotel) if auction.pos < 0 else space.price
    most = min(legal.bid_max, game.players[seat].cash)  # where bids need no cover, more is typed
    wanted = {legal.bid_min, legal.bid_min + price // 10, price}
    return [actions.bid(amount) for amount in sorted(wanted) if legal.bid_min <= amount <= most]
