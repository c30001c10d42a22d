"""Why an action was refused, in a sentence that says what to do instead."""

import difflib

from passgo.engine.actions import ACTION_NAMES, IllegalAction
from passgo.engine.buildings import rank
from passgo.engine.views import View
from passgo.play.names import Names
from passgo.play.texts import TEXTS, say

SHOWN_LETTERS = 40


def explain(refusal: IllegalAction, names: Names, view: View) -> str:
    key = f"refusal-{refusal.code}"
    space = refusal.details.get("space")
    amount = refusal.details.get("amount")
    pos = space if isinstance(space, int) and 0 <= space < view.board.size else -1
    word = next((value for value in refusal.details.values() if isinstance(value, str)), "")
    variant = "amount" if isinstance(amount, int) else "space" if pos >= 0 else "word" if word else ""
    first = street_to_go_first(refusal.code, pos, view)
    return say(
        f"{key}-{variant}" if f"{key}-{variant}" in TEXTS else key,
        other=names.player(view.turn()),
        space=names.space(pos),
        other_space=names.space(first),
        level=names.level(view.level(first)) if first >= 0 else "",
        amount=names.money(amount) if isinstance(amount, int) else "",
        cash=names.cash(view.my_cash()),
        card_price=names.money(view.board.rules.jail_card_min_price),
        hotel=names.word("hotel"),
        players=", ".join(names.players),
        word=shown(word),
        hint=hint(refusal, word, names),
    )


def shown(word: str) -> str:
    return word if len(word) <= SHOWN_LETTERS else word[: SHOWN_LETTERS - 1] + "…"


def hint(refusal: IllegalAction, word: str, names: Names) -> str:
    """What was probably meant."""
    known = [space.id for space in names.board.spaces] if refusal.code == "unknown-space" else ACTION_NAMES
    if "group" in refusal.details:
        known = [group.id for group in names.board.groups]
    tried = word.partition(" ")[0] if known is ACTION_NAMES else word
    meant = difflib.get_close_matches(tried[:SHOWN_LETTERS], known, 1)
    return say("hint", word=meant[0]) if meant and meant[0] != tried else ""


def street_to_go_first(code: str, pos: int, view: View) -> int:
    """The street that must be built on, or sold from, before this one; -1 if that is not the matter."""
    if code not in ("build-evenly", "sell-evenly") or pos < 0:
        return -1
    rules = view.board.rules
    group = view.board.groups[view.space(pos).group]
    streets = [view.board.deeds[deed].pos for deed in group.deeds]
    levels = [rank(rules, view.level(street)) for street in streets]
    wanted = min(levels) if code == "build-evenly" else max(levels)
    return streets[levels.index(wanted)]
