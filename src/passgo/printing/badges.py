"""Cards for the door: two in a row, five rows to a page, 85 by 54 millimetres like the cards sold for printers."""

import datetime
from collections.abc import Iterable
from typing import Final

from passgo.printing.paper import GREY, Box, Paper, Style
from passgo.printing.sheet_facts import BadgeFacts, check_badges

WIDE: Final = 85.0
HIGH: Final = 54.0
LEFT: Final = 15.0
BETWEEN: Final = 10.0
ABOVE: Final = 13.5
ROWS: Final = 5
CODE: Final = 34.0


def badges(entrants: Iterable[BadgeFacts], language: str, made: datetime.date, sample: bool = False) -> bytes:
    """A card for each entrant, with the code that checks them in."""
    return draw_badges(entrants, language, made, sample).finished()


def draw_badges(entrants: Iterable[BadgeFacts], language: str, made: datetime.date, sample: bool = False) -> Paper:
    cards = check_badges(entrants)
    paper = Paper(language, made, cards[0].championship, sample)
    for i, facts in enumerate(cards):
        place = i % (2 * ROWS)
        if place == 0:
            paper.page()
        x = LEFT + (place % 2) * (WIDE + BETWEEN)
        draw_badge(paper, facts, Box(x, ABOVE + (place // 2) * HIGH, WIDE, HIGH))
    return paper


def draw_badge(paper: Paper, facts: BadgeFacts, card: Box) -> None:
    paper.frame(card, line=0.1)
    x, wide = card.x + 4, card.w - CODE - 8
    paper.name(facts.championship, Box(x, card.y + 3.5, card.w - 8, 5), Style(8, 5, colour=GREY, pad=0))
    high = 17 if facts.group else 22
    paper.name(facts.name, Box(x, card.y + 9, wide, high), Style(17, 7, True, lines=4, pad=0))
    if facts.group:
        paper.name(facts.group, Box(x, card.y + 26.5, wide, 5), Style(10, 5, True, pad=0))
    paper.name(facts.venue, Box(x, card.y + 32, wide, 8), Style(8, 5, lines=2, pad=0))
    if facts.starts:
        paper.write(paper.texts.moment(facts.starts), Box(x, card.y + 40, wide, 5), Style(8, 5, pad=0))
    if facts.alternate:
        said = paper.say("badge-alternate", number=str(facts.alternate))
        paper.write(said, Box(x, card.y + 45.5, wide, 5), Style(9, 6, True, pad=0))
    code = Box(card.x + card.w - CODE - 1, card.y + 8.5, CODE, CODE)
    paper.code(facts.link, code)
    paper.name(facts.code, Box(code.x, code.y + CODE - 2, CODE, 4), Style(9, 6, True, "center"))
    show = Box(code.x, code.y + CODE + 2.2, CODE, 7)
    paper.write(paper.say("badge-show"), show, Style(6, 4.5, align="center", lines=2, colour=GREY))
