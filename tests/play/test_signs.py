"""Signs of the edition in the terminal: before the words, where the terminal can print them."""

import io

from rich.console import Console
from tests.play.sitting import placed, table

from passgo.editions.art import art_of
from passgo.engine.board import HOTEL
from passgo.engine.views import View
from passgo.play.screen import Screen, printable
from passgo.play.speech import names_for

BROWN = ["mediterranean-avenue", "baltic-avenue"]
POSITION = {
    "Ann": {
        "at": "chance",
        "deeds": BROWN,
        "buildings": dict(zip(BROWN, (4, HOTEL), strict=True)),
        "jail_cards": ["chance"],
    },
    "Bob": {"jail": 0},
    "Cy": {"at": "go"},
}


def shown(encoding: str = "utf-8", signs: bool = True) -> str:
    """The board and the players as a terminal of this encoding shows them."""
    sitting = placed(table(), POSITION)
    out = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="replace")
    console = Console(file=out, width=120, markup=False, highlight=False, emoji=False)
    names = names_for(sitting.edition, sitting.source, "en", sitting.names)
    screen = Screen(console, names, (), art_of("classic").signs if signs else None)
    view = View(sitting.log.game, 0)
    screen.board(view)
    screen.players(view)
    out.seek(0)
    return " ".join(out.read().split())


def test_buildings_stand_behind_their_signs() -> None:
    said = shown()
    assert "⌂ 4 houses" in said
    assert "▣ hotel" in said


def test_places_and_cards_stand_behind_their_signs() -> None:
    said = shown()
    assert "◄ GO" in said
    assert "♣ Chance" in said
    assert "▦ in jail" in said
    assert "♣ 1" in said


def test_without_a_pack_the_words_stand_alone() -> None:
    said = shown(signs=False)
    assert "4 houses" in said
    assert not set("⌂▣◄♣▦") & set(said)


def test_a_terminal_that_cannot_print_a_sign_gets_the_word_alone() -> None:
    assert printable({"house": "⌂", "money": "$"}, "ascii") == {"money": "$"}
    assert "⌂" not in shown("ascii")
    assert "4 houses" in shown("ascii")
