"""Write the pictures of the terminal: `python docs/images/make.py`."""

import io
import re
from pathlib import Path

from rich.console import Console

from passgo.bots.playing import Playing
from passgo.editions import load
from passgo.engine.game import AWAIT_BUY
from passgo.engine.views import View
from passgo.play.choices import all_choices
from passgo.play.screen import Screen
from passgo.play.speech import names_for
from passgo.play.table import new_table
from passgo.words.questions import question

HERE = Path(__file__).parent


def terminal() -> str:
    """A game some way in: the board, the players, and what is asked of one of them."""
    edition = load("classic")
    table = new_table(edition, "classic", ["Ann", "Bob", "Cy", "Dora"], ["builder"] * 4, 11)
    game = table.log.game
    playing = Playing(game, table.make_bots(), table.log)
    while game.turns < 60 or game.awaiting()[0].kind != AWAIT_BUY or game.landings:
        playing.step()
    console = Console(record=True, width=100, file=io.StringIO(), markup=False, highlight=False, emoji=False)
    screen = Screen(console, names_for(edition, "classic", "en", table.names))
    decision = game.awaiting()[0]
    view = View(game, decision.seat)
    screen.turn(game.turns + 1, decision.seat)
    screen.board(view)
    screen.players(view)
    screen.question(question(game, decision, screen.names))
    screen.choices(all_choices(game, decision.seat, screen.names))
    svg = console.export_svg(title="passgo play")
    return re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # no fonts from elsewhere


if __name__ == "__main__":
    (HERE / "terminal.svg").write_text(terminal(), encoding="utf-8")
