#!/usr/bin/env python3
"""A bot that is a program of its own: it reads questions as lines of JSON and writes its answers as lines of JSON.

    passgo simulate --bots "exec:python3 examples/line_bot.py,builder" --seats 4 --games 100
    passgo bot join http://localhost:8000/join/TOKEN --exec "python3 examples/line_bot.py"

It buys what it can pay, bids up to the printed price, builds while it keeps a reserve, claims every rent and makes no
deals. It needs nothing but Python; docs/remote-bots.md describes the lines. line_bot.js plays the same in JavaScript.
"""

import json
import sys
from typing import Any

Json = dict[str, Any]

RESERVE = 10  # of the starting cash, one part in so many stays in hand

PLAIN = [
    "pay", "card", "end", "roll", "pass", "reject", "choose", "sell", "mortgage", "surrender", "decline", "default",
    "bankrupt",
]  # fmt: skip


def decide(game: Json, question: Json) -> Json:
    """One of the legal actions, or a bid."""
    listed = question["legal"]["actions"]
    view = question["view"]
    me = view["players"][game["seat"]]
    reserve = game["rules"]["start.cash"] // RESERVE
    by_type: dict[str, Json] = {}
    for action in listed:
        by_type.setdefault(action["type"], action)
    if "claim" in by_type:
        return by_type["claim"]
    if "buy" in by_type:
        return by_type["buy"]
    if question["asked"] == "auction":
        return bid(game, question, me["cash"] - reserve)
    if question["asked"] in ("roll", "end") and "build" in by_type:
        cost = game["spaces"][by_type["build"]["space"]]["house_cost"]
        if me["cash"] - cost >= reserve:
            return by_type["build"]
    return next(by_type[name] for name in PLAIN if name in by_type)


def bid(game: Json, question: Json, most: int) -> Json:
    """The lowest bid, as long as it is no more than the printed price; buildings are left to others."""
    space = question["view"]["auction"]["space"]
    lowest = question["legal"]["bid_min"]
    if question["legal"]["bid_max"] and space >= 0 and lowest <= min(most, game["spaces"][space]["price"]):
        return {"type": "bid", "amount": lowest}
    return {"type": "pass"}


def main() -> None:
    game: Json = {}
    for line in sys.stdin:
        question = json.loads(line)
        answer = {"id": question["id"]}
        if question["type"] == "game":
            game = question
        else:
            answer["action"] = decide(game, question)
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
