"""The lines fit their types, in every edition; the page shows lines that do."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from passgo.bots import make
from passgo.bots.playing import Playing
from passgo.bots.protocol import Bot
from passgo.editions import load, names
from passgo.engine import SeededChance, View, new_game
from passgo.engine.actions import Action
from passgo.engine.game import Decision
from passgo.remote.lines import action_in, ask_line, asked_name, game_line, legal_json
from passgo.remote.schemas import LINE, Answer, AskLine, GameLine, schemas_text

DOCS = Path(__file__).parents[2] / "docs"


class Overheard:
    """A bot whose questions are written down as lines, and whose answers go through one."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.lines: list[dict[str, Any]] = []

    def decide(self, view: View, decision: Decision) -> Action:
        self.lines.append({"id": 1, **ask_line(asked_name(decision), view.to_json(), legal_json(view, decision))})
        action = self.bot.decide(view, decision)
        return action_in(json.loads(json.dumps({"id": 1, "action": action.to_json()})))


@pytest.mark.parametrize("edition", names())
def test_every_line_fits_its_type(edition: str) -> None:
    board = load(edition).board
    bots = [Overheard(make("random", seat)) for seat in range(4)]
    playing = Playing(new_game(board, 4, SeededChance(9), True), [*bots])
    for _ in range(400):
        if not playing.step():
            break
    assert playing.faults == []
    assert isinstance(LINE.decode(msgspec.json.encode({"id": 1, **game_line(board, 0, 4, 1)})), GameLine)
    asked = set()
    for bot in bots:
        for line in bot.lines:
            read = LINE.decode(msgspec.json.encode(line))
            assert isinstance(read, AskLine)
            assert read.legal.actions or read.legal.bid_max
            asked.add(read.asked)
            if read.asked not in ("claim", "answer"):  # what deals with others is asked when it is due
                assert not {action.type for action in read.legal.actions} & {"claim", "accept", "reject", "withdraw"}
    assert {"roll", "buy", "answer"} <= asked


def test_the_schemas_are_up_to_date() -> None:
    page = (DOCS / "remote-bots-schemas.json").read_text(encoding="utf-8")
    assert page == schemas_text(), "run: python -m passgo.remote.schemas > docs/remote-bots-schemas.json"


def test_the_lines_of_the_page_fit_their_types() -> None:
    page = (DOCS / "remote-bots.md").read_text(encoding="utf-8")
    shown = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    assert len(shown) == 4
    for text in shown:
        data = json.loads(text)
        if "type" in data:
            LINE.decode(text)
        else:
            msgspec.json.decode(text, type=Answer)
