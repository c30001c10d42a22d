"""A live table's view of a seat, translated into a bot's lines, and the plainest answer to it."""

from typing import Any

from passgo.remote.lines import ASKED_APART, Line, answers, legal_line

# Answers in place of a bot that failed: the first legal one. A debtor pays before they sell, and sells before they give
# up.
PLAINEST = (
    "pay", "pass", "reject", "sell", "mortgage", "surrender", "decline", "end", "roll", "choose", "default", "bankrupt",
)  # fmt: skip

View = dict[str, Any]


def view_json(view: View) -> Line:
    """Translate a view of the table protocol into the engine's own view."""
    game, cash = view["game"], view["own"]["cash"]
    auction, shortage = game["auction"], game["shortage"]
    return {
        "role": view["own"]["seat"],
        "edition": view["table"]["hash"],
        "players": [player_json(player, cash[player["seat"]]) for player in game["players"]],
        "titles": [picked(deed, "space", "owner", "level", "mortgaged") for deed in game["deeds"]],
        "bank": picked(game, "houses", "hotels"),
        "decks": game["decks"],
        **picked(game, "order", "turn", "turns", "dice"),
        "awaiting": {str(wait["seat"]): wait["what"] for wait in game["awaiting"]},
        "debts": [picked(debt, "debtor", "creditor", "amount", "space") for debt in game["debts"]],
        "auction": None if auction is None else picked(auction, "space", "wants", "bid", "bidder", "lowest", "asked"),
        "shortage": None if shortage is None else picked(shortage, "opener", "hotel", "wants", "asked"),
        "offers": [picked(offer, "maker", "to", "deal") for offer in game["offers"]],
        **picked(game, "last_round", "over", "winners"),
    }


def picked(data: View, *names: str) -> Line:
    return {name: data[name] for name in names}


def player_json(player: View, cash: int | None) -> Line:
    said = {**picked(player, "seat", "jail", "jail_cards", "out"), "at": player["space"]}
    return said if cash is None else {**said, "cash": cash}


class Question:
    """What a seat is asked, and what it can answer."""

    def __init__(self, asked: str, legal: Line, space: int = -1) -> None:
        self.asked = asked
        self.legal = legal
        self.space = space  # space of the visit that a claim is about

    def listed(self) -> list[Line]:
        listed: Any = self.legal["actions"]
        return list(listed)

    def plainest(self) -> Line:
        listed = self.listed()
        if self.asked == "claim":
            return listed[0]
        for kind in PLAINEST:
            for action in listed:
                if action["type"] == kind:
                    return action
        return listed[0]


def question_in(view: View, waived: set[tuple[int, int]]) -> Question | None:
    """What the seat is asked now: an offer, a rent it has not waived, or an awaited decision; None if nothing."""
    game, own = view["game"], view["own"]
    if game is None or game["over"] or view["table"]["paused"] or game["dice_awaited"] is not None:
        return None
    seat = own["seat"]
    for offer in game["offers"]:
        if offer["to"] == seat:
            return Question(
                "answer", legal_line([a for a in own["actions"] if answers(a, offer["maker"])], may_offer=True)
            )
    for action in own["actions"]:
        if action["type"] == "claim" and (game["turns"], action["space"]) not in waived:
            return Question("claim", legal_line([action, {"type": "pass"}]), action["space"])
    for wait in game["awaiting"]:
        if wait["seat"] == seat:
            listed = [action for action in own["actions"] if action["type"] not in ASKED_APART]
            return Question(wait["what"], legal_line(listed, own["bid_min"], own["bid_max"], own["may_offer"]))
    return None
