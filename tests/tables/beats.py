"""Writes `ui/tests/recorded.json`: what happened at tables of every edition, with cash, places and owners.

    python -m tests.tables.beats ui/tests/recorded.json

The browser's director is tested with it. Each kind of event is recorded a few times in each edition.
"""

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from tests.tables.driving import Desk

from passgo.editions import names
from passgo.engine.board import QUESTION_OUTCOMES
from passgo.engine.state import REASONS

TIMES = 3  # that each kind of event is recorded in an edition
GAMES = 12
NOBODY = "-"


def recorded(edition: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        for update in updates(edition, seed):
            told = update["events"]
            kinds = {kind(event, told[:place]) for place, event in enumerate(told)}
            if any(seen[one] < TIMES for one in kinds):
                seen.update(kinds)
                found.append(update)
    return found


def kind(event: dict[str, Any], before: list[dict[str, Any]]) -> str:
    """The type, and what makes it another picture: why it is paid, what a block brings, what is auctioned."""
    name = str(event["type"])
    if name in ("paid", "owed"):
        return f"{name}-{REASONS[event['numbers'][0]]}{'' if before else '-later'}"
    if name == "received" and before:
        return f"{name}-{before[-1]['type']}"
    if name == "question":
        return f"{name}-{QUESTION_OUTCOMES[event['other']]}"
    if name == "entity-fought":
        return f"{name}-{'lost' if event.get('amount', 0) < 0 else 'won'}"
    if name.startswith("auction"):
        return f"{name}-{'building' if 'space' not in event else 'deed'}"
    return name


def updates(edition: str, seed: int) -> list[dict[str, Any]]:
    desk = Desk(seed)
    clocks = {"decision_ms": 0, "absent_ms": 0}
    options = {"money.hidden": False} if edition == "championship" else {}
    settings = {"edition": edition, "seats": 4, "pace_ms": 0, "unattended": True, "clocks": clocks, "options": options}
    desk.ok("create", "ann", settings=settings, seed=f"{seed:064x}")
    desk.ok("start", "ann", fill="trader")
    desk.watch()
    game = desk.table.state.playing()
    told = []
    while desk.status() == "playing" and desk.wake is not None:
        before = standing(game)
        version = desk.table.version
        desk.told.clear()
        desk.now = max(desk.now, desk.wake)
        desk.tick()
        if desk.table.version == version:
            continue
        game = desk.table.state.game or game
        events = [event for sent in desk.messages("spectator") if sent["type"] == "update" for event in sent["events"]]
        told.append({"before": before, "events": events, "after": standing(game)})
    return told


def standing(game: Any) -> dict[str, Any]:
    owners = "".join(NOBODY if title.owner < 0 else str(title.owner) for title in game.titles)
    cash = [player.cash for player in game.players]
    return {"cash": cash, "spaces": [player.pos for player in game.players], "owners": owners}


def written(rows: dict[str, list[dict[str, Any]]]) -> str:
    """One update to a line."""
    lists = []
    for edition, found in rows.items():
        lines = ",\n".join(json.dumps(row, separators=(",", ":")) for row in found)
        lists.append(f'"{edition}": [\n{lines}\n]')
    return "{\n" + ",\n".join(lists) + "\n}\n"


if __name__ == "__main__":
    rows = {edition: recorded(edition) for edition in names()}
    Path(sys.argv[1]).write_text(written(rows), encoding="utf-8")
