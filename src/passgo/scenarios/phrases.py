"""Actions as people write them: `bid 10`, `choose stay`, `offer bob: 50 for jail-card`. Nonsense is refused by code."""

import re
from collections.abc import Callable, Mapping
from typing import Final

from passgo.engine import actions
from passgo.engine.actions import Action, Deal, IllegalAction
from passgo.engine.game import Game
from passgo.engine.state import CHOICE_BUS, refuse
from passgo.scenarios.words import Words

PLAIN: Final[Mapping[str, Action]] = {
    "end": actions.END_TURN,
    "buy": actions.BUY_DEED,
    "decline": actions.DECLINE_DEED,
    "claim": actions.CLAIM_LATEST,
    "pass": actions.PASS_ON,
    "pass turn": actions.PASS_TURN,
    "pay": actions.PAY_DEBT,
    "bankrupt": actions.GO_BANKRUPT,
    "fine": actions.PAY_FINE,
    "card": actions.USE_CARD,
    "withdraw": actions.WITHDRAW_OFFER,
    "default": actions.DEFAULT_BID,
    "close": actions.CLOSE_AUCTION,
    "last-round": actions.CALL_LAST_ROUND,
    "time": actions.CALL_TIME,
}
ON_SPACE: Final[Mapping[str, Callable[[int], Action]]] = {
    "claim": actions.claim,
    "sell": actions.sell,
    "mortgage": actions.mortgage,
    "redeem": actions.redeem,
    "surrender": actions.surrender,
}
ON_SPACES: Final[Mapping[str, Callable[[list[int]], Action]]] = {
    "build": actions.build_all,
    "want": actions.want_all,
}
TO_PLAYER: Final[Mapping[str, Callable[[int], Action]]] = {
    "accept": actions.accept,
    "reject": actions.reject,
    "expel": actions.expel,
}
DEED_ANSWERS: Final[Mapping[str, Callable[[int], Action]]] = {
    "redeem": actions.choose_redeem,
    "keep": actions.choose_keep,
    "defer": actions.choose_defer,
}
DIE_WORDS: Final = ("1", "2", "3", "4", "5", "6", "bus", "mr")
OFFER: Final = re.compile(r"([^:]+?) ?: ?(.+?) for (.+)")
NUMBER: Final = re.compile(r"[-+]?[0-9]{1,12}")


def action_of(phrase: str, game: Game, words: Words, seat: int) -> Action:
    """The action meant, as the position stands; raises IllegalAction for what means nothing."""
    said = " ".join(phrase.split())
    if said in PLAIN:
        return PLAIN[said]
    verb, _, rest = said.partition(" ")
    if verb in ON_SPACE and rest:
        return ON_SPACE[verb](space_of(rest, words))
    if verb in ON_SPACES and rest:
        return ON_SPACES[verb]([space_of(word, words) for word in rest.split()])
    if verb in TO_PLAYER and rest:
        return TO_PLAYER[verb](seat_of(rest, words))
    if verb == "roll":
        return actions.ROLL_DICE
    if verb == "bid" and NUMBER.fullmatch(rest):
        return actions.bid(int(rest))
    if verb == "choose" and rest:
        return choice_of(rest, game, words, seat)
    if verb == "offer":
        return offer_of(rest, words)
    if verb == "sell-hotels" and rest:
        return sell_hotels_of(rest, words)
    raise no_action(phrase)


def no_action(phrase: str) -> IllegalAction:
    return refuse("bad-action", {"action": phrase})


def dice_of(phrase: str) -> list[str]:
    """The dice written behind `roll`."""
    dice = phrase.split()[1:]
    for die in dice:
        if die not in DIE_WORDS:
            raise no_action(phrase)
    return dice


def space_of(word: str, words: Words) -> int:
    pos = words.space(word)
    if pos < 0:
        raise refuse("unknown-space", {"space": word})
    return pos


def seat_of(name: str, words: Words) -> int:
    seat = words.seat(name)
    if seat < 0:
        raise refuse("unknown-player", {"player": name})
    return seat


def sell_hotels_of(word: str, words: Words) -> Action:
    group = words.board.group_named(word)
    if group < 0:
        raise refuse("unknown-space", {"group": word})
    return actions.sell_hotels(group)


def choice_of(answer: str, game: Game, words: Words, seat: int) -> Action:
    """A number answers the bus with steps and anything else with the number of a space."""
    if answer == "stay":
        return actions.CHOOSE_STAY
    verb, _, rest = answer.partition(" ")
    if verb in DEED_ANSWERS and rest:
        return DEED_ANSWERS[verb](space_of(rest, words))
    if NUMBER.fullmatch(answer):
        on_bus = any(choice.seat == seat and choice.kind == CHOICE_BUS for choice in game.choices)
        if on_bus or words.space(answer) < 0:
            return actions.choose_steps(int(answer))
    return actions.choose_space(space_of(answer, words))


def offer_of(rest: str, words: Words) -> Action:
    match = OFFER.fullmatch(rest)
    if match is None:
        raise no_action(f"offer {rest}")
    seat = seat_of(match[1], words)
    give_cash, give_deeds, give_cards = items_of(match[2], words)
    take_cash, take_deeds, take_cards = items_of(match[3], words)
    return actions.offer(seat, Deal(give_cash, give_deeds, give_cards, take_cash, take_deeds, take_cards))


def items_of(side: str, words: Words) -> tuple[int, list[int], int]:
    """Cash, deeds in board order and jail cards of one side of a deal."""
    cash = 0
    deeds: list[int] = []
    cards = 0
    items = [] if side == "nothing" else [item.strip() for item in side.split("+")]
    for item in items:
        if NUMBER.fullmatch(item):
            cash += int(item)
        elif item == "jail-card":
            cards += 1
        elif item in ("", "nothing"):
            raise no_action(side)
        else:
            deeds.append(space_of(item, words))
    return cash, sorted(deeds), cards
