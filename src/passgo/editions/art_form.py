"""The form of an art pack: every part, what may stand there, and what it means."""

import unicodedata
from dataclasses import dataclass
from typing import Final

from passgo.editions.form import ID
from passgo.editions.shapes import ALWAYS, BASE, FREELY, Choice, Field, ListOf, Record, TableOf, Text, Whole
from passgo.engine.board import SPACE_KINDS

NAME_OF_COLOUR: Final = "[a-z]+(-[a-z0-9]+)*"
PATH: Final = "M[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]+"
NUMBER: Final = r"[0-9]{1,5}(\.[0-9]{1,3})?"

COLOUR: Final = Text(7, "#[0-9a-f]{6}", "#1f5a3a")
SHADES: Final = ListOf(COLOUR, 2, 2)
COLOUR_NAME: Final = Text(24, NAME_OF_COLOUR, "slate")
OUTLINE: Final = Text(600, PATH, "M2 2h44v44H2z")
LAYER: Final = Text(1200, f"{NAME_OF_COLOUR}(:[0-9](\\.[0-9])?)? {PATH}", "slate M2 2h44v44H2z, or slate:2 M2 2h44")
DRAWING: Final = ListOf(LAYER, 1, 24)
SCENE: Final = ListOf(LAYER, 1, 40)
# Wave, frequency or two to slide between, when it begins, how long it lasts, how loud it is.
NOTE: Final = Text(
    60,
    f"(sine|triangle|square|sawtooth|noise) {NUMBER}(>{NUMBER})? {NUMBER} {NUMBER} 0?\\.[0-9]{{1,3}}",
    "square 180 0 0.06 0.04",
)
SOUND: Final = ListOf(NOTE, 1, 24)

LETTERINGS: Final = ("plain", "serif", "slab", "round", "narrow", "typewriter")
THEME: Final = {
    "page": "behind everything",
    "card": "of panels and dialogues",
    "text": "of texts",
    "soft": "of texts that matter less",
    "line": "of thin lines",
    "strong-line": "of the edges of buttons",
    "accent": "of the main button, links and headings",
    "on-accent": "of texts on the accent",
    "tint": "of what is chosen or pointed at",
    "board": "of the middle of the board",
    "cell": "of the spaces",
    "corner": "of the corners",
    "paper": "of drawn cards, deeds and slips",
    "ink": "of texts on paper",
}
THINGS: Final = {
    "coin": "Money that changes hands: a coin or a note.",
    "gavel": "An auction.",
    "deal": "A trade.",
    "ruin": "A bankruptcy.",
    "free": "Somebody leaves jail.",
    "jailed": "Somebody is sent to jail.",
    "joy": "The end of a game, for the winner.",
}
SOUNDS: Final = {
    "dice": "Dice fall.",
    "step": "A token arrives.",
    "card": "A card is drawn.",
    "coin": "Money comes or goes.",
    "gavel": "A bid, or a sale.",
    "jail": "Somebody is sent to jail.",
    "joy": "It is your turn, or somebody wins.",
    "loss": "Somebody is bankrupt.",
}
SIGNS: Final = {
    "house": "The small building.",
    "hotel": "The big building.",
    "jail": "Somebody in jail.",
    "go": "The space where everybody starts.",
    "money": "Cash.",
    "cards": "Spaces where cards are drawn, and cards that players hold.",
}


@dataclass(frozen=True)
class Sign(Text):
    """One character that takes one column of a terminal."""

    longest: int = 1
    example: str = "⌂"

    def fits(self, value: str) -> bool:
        # M… combines with the letter before it, Z… cannot be seen; W and F take two columns.
        return unicodedata.category(value)[0] not in "MZ" and unicodedata.east_asian_width(value) not in "WF"

    def allowed(self) -> str:
        return f"one character that takes one column of a terminal, like {self.example}"


def parts(meanings: dict[str, str], shape: ListOf | Sign) -> Record:
    return Record({name: Field(shape, FREELY, meaning) for name, meaning in meanings.items()})


DECK: Final = Record(
    {
        "ground": Field(COLOUR_NAME, ALWAYS, "The colour of the backs of its cards."),
        "text": Field(COLOUR_NAME, ALWAYS, "The colour of the deck's name on them."),
        "mark": Field(DRAWING, ALWAYS, "The drawing on them, and on the spaces where they are drawn."),
    }
)
DICE: Final = Record(
    {
        "body": Field(COLOUR_NAME, ALWAYS, "The colour of a die."),
        "pips": Field(COLOUR_NAME, ALWAYS, "The colour of its pips."),
        "corners": Field(Whole(0, 11), ALWAYS, "How round its corners are; 11 is a ball."),
    }
)
ART_FORM: Final = Record(
    {
        "inherits": Field(ID, FREELY, "The shipped pack of which this one is a variation."),
        "lettering": Field(Choice(LETTERINGS), BASE, "The style of headings and of names on the board."),
        "palette": Field(TableOf(COLOUR_NAME, SHADES, 32), BASE, "The colours of the drawings: light page, dark page."),
        "theme": Field(
            Record({name: Field(SHADES, BASE, f"The colour {meaning}.") for name, meaning in THEME.items()}),
            BASE,
            "The colours of the page: light, dark.",
        ),
        "groups": Field(TableOf(ID, COLOUR, 40), FREELY, "The colours of the sets, by id."),
        "dice": Field(DICE, FREELY, "How a die looks."),
        "scene": Field(SCENE, FREELY, "The middle of the board, in a box of 120 by 120; texts are written over it."),
        "spaces": Field(TableOf(ID, DRAWING, 60), FREELY, f"Spaces by id, or by kind: {', '.join(SPACE_KINDS)}."),
        "decks": Field(TableOf(ID, DECK, 8), FREELY, "The decks of cards, by id."),
        "base": Field(
            OUTLINE, FREELY, "The outline of a token, in a box of 36 by 36, filled with its player's colour."
        ),
        "tokens": Field(
            TableOf(ID, DRAWING, 40), FREELY, "The tokens, by their glyphs; in white, black, shade and shine."
        ),
        "faces": Field(
            ListOf(DRAWING, 1, 8), FREELY, "The faces of the bots, by seat; in white, black, shade and shine."
        ),
        "buildings": Field(
            parts({"house": "The small building.", "hotel": "The big building."}, DRAWING), FREELY, "Buildings."
        ),
        "things": Field(parts(THINGS, DRAWING), FREELY, "What is seen in the middle of the board when it happens."),
        "sounds": Field(
            parts(SOUNDS, SOUND), FREELY, "Sounds, each a list of notes: wave, frequency, start, length, loudness."
        ),
        "signs": Field(parts(SIGNS, Sign()), FREELY, "Characters for the terminal."),
    }
)
