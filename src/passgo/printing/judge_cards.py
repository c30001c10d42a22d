"""Judges' cards: for each judge their tables, who sits there and when it begins; four to a page."""

import datetime
from collections.abc import Iterable
from typing import Final

from passgo.printing.lists import spelling
from passgo.printing.paper import GREY, HEIGHT, SHADE, WIDTH, Box, Paper, Style
from passgo.printing.sheet_facts import SheetFacts, check_sheets

WIDE: Final = WIDTH / 2
HIGH: Final = HEIGHT / 2
PAD: Final = 9.0
CODE: Final = 30.0
ROW: Final = 8.0


def judge_cards(tables: Iterable[SheetFacts], language: str, made: datetime.date) -> bytes:
    """A card for each table, those of one judge together."""
    return draw_judge_cards(tables, language, made).finished()


def draw_judge_cards(tables: Iterable[SheetFacts], language: str, made: datetime.date) -> Paper:
    cards = sorted(check_sheets(tables), key=lambda one: (not one.judge, spelling(one.judge), one.heat, one.table))
    paper = Paper(language, made, cards[0].championship)
    for i, facts in enumerate(cards):
        if i % 4 == 0:
            paper.page()
        draw_card(paper, facts, Box((i % 2) * WIDE, (i % 4 // 2) * HIGH, WIDE, HIGH))
    return paper


def draw_card(paper: Paper, facts: SheetFacts, card: Box) -> None:
    paper.frame(card, line=0.1)  # to cut along
    x, y, wide = card.x + PAD, card.y + PAD, card.w - 2 * PAD
    paper.name(facts.championship, Box(x, y, wide, 5), Style(8, 5, colour=GREY, pad=0))
    paper.write(paper.say("sheet-judge"), Box(x, y + 6, wide, 4), Style(7, 5, colour=GREY, pad=0))
    paper.name(facts.judge, Box(x, y + 10, wide, 10), Style(16, 7, True, lines=2, pad=0))
    paper.rule(x, y + 21, wide)
    if facts.link:
        paper.code(facts.link, Box(x + wide - CODE, y + 23, CODE, CODE))
    left = wide - CODE - 2
    which = paper.say("sheet-table-number", number=str(facts.table))
    paper.write(which, Box(x, y + 24, left, 11), Style(22, 11, True, pad=0))
    heat = paper.say("list-heat-number", number=str(facts.heat))
    paper.write(heat, Box(x, y + 35, left, 5), Style(10, 7, pad=0))
    if facts.starts:
        paper.write(paper.texts.moment(facts.starts), Box(x, y + 40, left, 5), Style(9, 5.5, pad=0))
    paper.name(facts.stage, Box(x, y + 45, left, 4.5), Style(8, 5, pad=0))
    paper.name(facts.venue, Box(x, y + 49.5, left, 4.5), Style(8, 5, pad=0))
    draw_players(paper, facts, Box(x, y + 56, wide, ROW))


def draw_players(paper: Paper, facts: SheetFacts, first: Box) -> None:
    for seat, player in enumerate(facts.players, 1):
        y = first.y + (seat - 1) * ROW
        paper.frame(Box(first.x, y, ROW, ROW), SHADE)
        paper.write(str(seat), Box(first.x, y, ROW, ROW), Style(11, 7, True, "center"))
        paper.frame(Box(first.x + ROW, y, first.w - ROW, ROW))
        paper.name(player, Box(first.x + ROW, y, first.w - ROW, ROW), Style(11, 5.5, lines=2))
