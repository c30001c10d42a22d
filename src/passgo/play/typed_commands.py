"""Typed commands: the actions of scenario files, in upper or lower case, with names that can be shortened."""

import re
from typing import Final

from passgo.engine import actions
from passgo.engine.actions import (
    ANSWER_DEFER,
    ANSWER_KEEP,
    ANSWER_NAMES,
    ANSWER_REDEEM,
    ANSWER_STAY,
    ANSWER_STEPS,
    ANSWER_TURN,
    ROLE_BANKER,
    ROLE_JUDGE,
    Action,
)
from passgo.engine.board import Space
from passgo.engine.game import Game
from passgo.scenarios.phrases import action_of
from passgo.scenarios.words import Words
from passgo.words.names import Names

LONGEST_LINE: Final = 300
OFFICIALS: Final = {"banker": ROLE_BANKER, "judge": ROLE_JUDGE}
# What follows a command: one or several spaces, a player, or both.
SPACE_VERBS: Final = ("claim", "sell", "mortgage", "redeem", "surrender")
SPACES_VERBS: Final = ("build", "want")  # several levels at once, in their order
PLAYER_VERBS: Final = ("accept", "reject", "expel", "offer")
OFFER_PARTS: Final = re.compile(r"(?P<to>[^:]+?) *: *(?P<give>.+?) +for +(?P<take>.+)", re.IGNORECASE)


def parse(game: Game, names: Names, seat: int, text: str) -> Action:
    """The action that was typed; IllegalAction if it means nothing."""
    return action_of(completed(names, text), game, Words(game.board, names.players), seat)


def completed(names: Names, text: str) -> str:
    """The command as a scenario would write it: verb in lower case, names of players and spaces in full."""
    verb, _, rest = " ".join(text.split()).partition(" ")
    verb = verb.lower()
    if verb == "choose":
        answer, _, space = rest.lower().partition(" ")
        deed_answer = answer in (ANSWER_NAMES[ANSWER_REDEEM], ANSWER_NAMES[ANSWER_KEEP], ANSWER_NAMES[ANSWER_DEFER])
        rest = f"{answer} {full_space(names, space)}" if deed_answer else full_space(names, rest)
    elif verb in SPACE_VERBS:
        rest = full_space(names, rest)
    elif verb in SPACES_VERBS:
        rest = " ".join(full_spaces(names, rest.split()))
    elif verb == "pass":
        rest = rest.lower()
    elif verb == "offer":
        rest = completed_offer(names, rest)
    elif verb in PLAYER_VERBS:
        rest = full_player(names, rest)
    return f"{verb} {rest}".strip()


def completed_offer(names: Names, rest: str) -> str:
    parts = OFFER_PARTS.fullmatch(rest)
    if parts is None:
        return rest
    give, take = (
        " + ".join(full_space(names, item.strip().lower()) for item in parts[side].split("+"))
        for side in ("give", "take")
    )
    return f"{full_player(names, parts['to'])}: {give} for {take}"


def full_player(names: Names, word: str) -> str:
    seat = names.seat(word)
    return word if seat < 0 else names.players[seat]


def full_space(names: Names, word: str) -> str:
    """The id of the only deed, or else the only space, with this name or beginning; otherwise the word itself.

    Understands the names in the edition and those in the player's language.
    """
    word = word.strip().lower()
    start = hyphened(word)
    if not start or start.isdigit() or word in ("jail-card", "nothing", "stay"):
        return word
    if names.board.space_named(start) >= 0:
        return start
    for spaces in (names.board.deeds, names.board.spaces):
        begun = [space.id for space in spaces if any(name.startswith(start) for name in called(names, space))]
        if len(begun) == 1:
            return begun[0]
    return word


def full_spaces(names: Names, words: list[str]) -> list[str]:
    """Several spaces in a row. A name can have several words, so the longest known one counts."""
    found: list[str] = []
    while words:
        taken = len(words)
        while taken > 1 and names.board.space_named(full_space(names, " ".join(words[:taken]))) < 0:
            taken -= 1
        found.append(full_space(names, " ".join(words[:taken])))
        words = words[taken:]
    return found


def called(names: Names, space: Space) -> tuple[str, ...]:
    return space.id, hyphened(space.name), hyphened(names.space(space.pos))


def hyphened(name: str) -> str:
    """A name written like an id: `St. Charles Place` is st-charles-place."""
    return "-".join(re.findall(r"\w+", name.lower()))


def actor_of(names: Names, text: str) -> tuple[str, str]:
    """`bob: build x` as the actor's name and the rest; the actor is empty in an ordinary command."""
    word, colon, rest = text.partition(":")
    word = word.strip()
    if colon and (word.lower() in OFFICIALS or names.seat(word) >= 0):
        return word, rest.strip()
    return "", text


def phrase(action: Action, names: Names) -> str:
    """An action as it is typed: `parse` reads it back as the same action."""
    words = [action.name()]
    if action.kind == actions.CHOOSE:
        words += answer_words(action, names)
    elif action.kind == actions.OFFER and action.deal is not None:
        deal = action.deal
        give = items(deal.give_cash, deal.give_deeds, deal.give_cards, names)
        take = items(deal.take_cash, deal.take_deeds, deal.take_cards, names)
        words += [f"{names.player(action.seat)}:", give, "for", take]
    elif action.kind == actions.BID:
        words.append(str(action.amount))
    elif action.kind == actions.SELL_HOTELS:
        words.append(names.board.groups[action.amount].id)
    elif action.kind in (actions.ACCEPT, actions.REJECT, actions.EXPEL):
        words.append(names.player(action.seat))
    elif action.kind == actions.PASS and action.answer == ANSWER_TURN:
        words.append(ANSWER_NAMES[ANSWER_TURN])
    elif action.space >= 0:
        words += [names.board.spaces[pos].id for pos in action.places()]
    return " ".join(words)


def answer_words(action: Action, names: Names) -> list[str]:
    if action.answer == ANSWER_STEPS:
        return [str(action.amount)]
    if action.answer == ANSWER_STAY:
        return ["stay"]
    space = names.board.spaces[action.space].id
    if action.answer in (ANSWER_REDEEM, ANSWER_KEEP, ANSWER_DEFER):
        return [ANSWER_NAMES[action.answer], space]
    return [space]


def items(cash: int, deeds: list[int], cards: int, names: Names) -> str:
    parts = [str(cash)] if cash else []
    parts += [names.board.spaces[pos].id for pos in deeds]
    parts += ["jail-card"] * cards
    return " + ".join(parts) if parts else "nothing"
