"""Walks through whole games: in each edition, every kind of state that the first seat meets up to the end."""

import json
from pathlib import Path
from typing import Any

import msgspec
from tests.browser.states import Play, opened, seat_record

from passgo.editions import names
from passgo.tables import seat_role

MOST = 60  # states of one edition
TURNS = 120


def walk(edition: str) -> dict[str, Any]:
    """What a newcomer is told first; then views, each of a kind that did not come before, and the end."""
    play = Play(opened(edition, 4, 5, options={"end.turns": TURNS}))
    recorded = seat_record(play)
    seen: set[str] = set()
    found: list[dict[str, Any]] = []
    while not play.game.is_over():
        view = msgspec.to_builtins(play.desk.table.view(seat_role(0), "ann"))
        if kind_of(view) not in seen and len(found) < MOST:
            seen.add(kind_of(view))
            found.append(view)
        assert play.step()
    found.append(msgspec.to_builtins(play.desk.table.view(seat_role(0), "ann")))
    return {**recorded, "views": found}


def kind_of(view: dict[str, Any]) -> str:
    """What a player could tell states apart by: what may be done, what is open, what the others are asked."""
    own, game = view["own"], view["game"]
    doable = sorted({(action["type"], action.get("answer", "")) for action in own["actions"]})
    dear = sorted({action["type"] for action in own["too_dear"]})
    others = sorted({wait["what"] for wait in game["awaiting"]})
    auction = game["auction"] and (game["auction"]["space"] >= 0, game["auction"]["estate"] >= 0)
    offers = [(offer["maker"] == 0, offer["to"] == 0) for offer in game["offers"]]
    return json.dumps([doable, dear, others, auction, offers, game["shortage"] is not None])


def write(folder: Path) -> None:
    for edition in names():
        (folder / f"walk-{edition}.json").write_text(json.dumps(walk(edition), ensure_ascii=False), encoding="utf-8")
