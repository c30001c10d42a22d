"""Why an action was refused, and what to do instead."""

import difflib

from passgo.engine.actions import ACTION_NAMES, IllegalAction
from passgo.engine.buildings import rank
from passgo.engine.views import View
from passgo.words.names import Names

SHOWN_LETTERS = 40


def explain(refusal: IllegalAction, names: Names, view: View) -> str:
    """The sentence for a refusal, and a second one where more is known."""
    word = next((value for value in refusal.details.values() if isinstance(value, str)), "")
    key = f"play-{refusal.code}"
    if word and key in names.speech.catalogue:
        players = names.several(range(len(names.players)))
        said = names.say(key, word=shown(word), players=players, command="help")
        return " ".join(filter(None, (said, hint(refusal, word, names))))
    return " ".join(filter(None, (reason(refusal, names), advice(refusal, names, view))))


def reason(refusal: IllegalAction, names: Names) -> str:
    space, amount = refusal.details.get("space"), refusal.details.get("amount")
    variant = "-amount" if isinstance(amount, int) else "-space" if isinstance(space, int) and space >= 0 else ""
    key = f"refusal-{refusal.code}"
    return names.say(
        f"{key}{variant}" if f"{key}{variant}" in names.speech.catalogue else key,
        space=names.space(space) if isinstance(space, int) else "",
        amount=names.money(amount) if isinstance(amount, int) else "",
    )


def advice(refusal: IllegalAction, names: Names, view: View) -> str:
    space = refusal.details.get("space")
    first = street_to_go_first(refusal.code, space if isinstance(space, int) else -1, view)
    if first >= 0:
        return names.say("play-first", space=names.space(first))
    if refusal.code == "not-your-turn":
        return names.say("event-turn", player=names.player(view.turn()))
    if refusal.code == "not-enough-cash":
        return names.say("play-cash", cash=names.cash(view.my_cash()))
    if refusal.code == "card-price-too-low":
        return names.say("deal-card-price", amount=names.money(view.board.rules.jail_card_min_price))
    return ""


def shown(word: str) -> str:
    return word if len(word) <= SHOWN_LETTERS else word[: SHOWN_LETTERS - 1] + "…"


def hint(refusal: IllegalAction, word: str, names: Names) -> str:
    """A sentence with the word that the player probably meant; empty if there is none."""
    known = [space.id for space in names.board.spaces] if refusal.code == "unknown-space" else ACTION_NAMES
    if "group" in refusal.details:
        known = [group.id for group in names.board.groups]
    tried = word.partition(" ")[0] if known is ACTION_NAMES else word
    meant = difflib.get_close_matches(tried[:SHOWN_LETTERS], known, 1)
    return names.say("play-perhaps", word=meant[0]) if meant and meant[0] != tried else ""


def street_to_go_first(code: str, pos: int, view: View) -> int:
    """The street to build on, or sell from, before this one; -1 if that is not the problem."""
    if code not in ("build-evenly", "sell-evenly") or not 0 <= pos < view.board.size:
        return -1
    rules = view.board.rules
    group = view.board.groups[view.space(pos).group]
    streets = [view.board.deeds[deed].pos for deed in group.deeds]
    levels = [rank(rules, view.level(street)) for street in streets]
    wanted = min(levels) if code == "build-evenly" else max(levels)
    return streets[levels.index(wanted)]
