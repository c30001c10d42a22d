"""Rules on one page, for the judge of a table and players with questions."""

import datetime
from collections.abc import Sequence
from typing import Final

from passgo.printing.emblem import Layer, draw_emblem
from passgo.printing.lettering import LEADING, Room
from passgo.printing.paper import AIR, GREY, HEIGHT, MARGIN, POINT, WIDTH, Box, Paper, Style
from passgo.printing.sheet_facts import CannotPrint, RuleChapter, RuleFacts, check_rules

FULL: Final = WIDTH - 2 * MARGIN
GAP: Final = 7.0
COLUMN: Final = (FULL - GAP) / 2
TITLE: Final = 19.0
EMBLEM: Final = 14.0
BESIDE: Final = 3.5  # of free paper between the emblem and the title
BOTTOM: Final = HEIGHT - MARGIN - 5
INDENT: Final = 3.0  # indent of a sentence behind its dot
SIZES: Final = tuple(
    size / 4 for size in range(40, 21, -1)
)  # ten points if there is room, else down to five and a half
ABOVE: Final = 2.2  # of free paper above a heading
MOST_LINES: Final = 40


def rule_card(rules: RuleFacts, language: str, made: datetime.date, emblem: tuple[Layer, ...] = ()) -> bytes:
    return draw_rule_card(rules, language, made, emblem).finished()


def draw_rule_card(rules: RuleFacts, language: str, made: datetime.date, emblem: tuple[Layer, ...] = ()) -> Paper:
    check_rules(rules)
    paper = Paper(language, made, rules.title)
    paper.page()
    x = MARGIN
    if emblem:
        draw_emblem(paper, emblem, Box(x, MARGIN, EMBLEM, EMBLEM))
        x += EMBLEM + BESIDE
    alone = emblem and not rules.championship  # then the title stands beside the middle of the emblem
    paper.write(rules.title, Box(x, MARGIN, FULL + MARGIN - x, EMBLEM if alone else 9), Style(18, 10, True, pad=0))
    paper.name(rules.championship, Box(x, MARGIN + 9.5, FULL + MARGIN - x, 5), Style(10, 6, pad=0, colour=GREY))
    paper.rule(MARGIN, MARGIN + TITLE - 2.5, FULL, 0.4)
    for size in SIZES:
        columns = in_columns(paper, rules.chapters, size)
        if columns is not None:
            break
    else:
        raise CannotPrint("text-too-long", "the rules do not fit on a page, even in small letters")
    for number, column in enumerate(columns):
        y = MARGIN + TITLE - ABOVE
        for chapter in column:
            y = draw_chapter(paper, chapter, MARGIN + number * (COLUMN + GAP), y, size)
    foot = Box(MARGIN, HEIGHT - MARGIN - 4, FULL, 4)
    paper.write(paper.say("sheet-made", date=paper.texts.day(made)), foot, Style(6.5, 4.5, colour=GREY, pad=0))
    return paper


def in_columns(paper: Paper, chapters: Sequence[RuleChapter], size: float) -> list[list[RuleChapter]] | None:
    """Whole chapters in two columns of about equal length, the left one first; None if there is no room."""
    room = BOTTOM - MARGIN - TITLE + ABOVE
    heights = [height(paper, chapter, size) for chapter in chapters]
    first = min(range(len(chapters) + 1), key=lambda count: max(sum(heights[:count]), sum(heights[count:])))
    if max(sum(heights[:first]), sum(heights[first:])) > room:
        return None
    return [list(chapters[:first]), list(chapters[first:])]


def height(paper: Paper, chapter: RuleChapter, size: float) -> float:
    lines = sum(block(paper, line, size, COLUMN - INDENT) for line in chapter.lines)
    return ABOVE + block(paper, chapter.title, size + 1.5, COLUMN, bold=True) + lines


def block(paper: Paper, text: str, size: float, width: float, bold: bool = False) -> float:
    """Height of a text, broken into lines of that width."""
    room = Room(width / POINT, HEIGHT / POINT, size, size, MOST_LINES)
    lines = len(paper.fitted(paper.shown(text, bold), bold, room).lines)
    return size * POINT * (1 + LEADING * (lines - 1)) + 2 * AIR


def draw_chapter(paper: Paper, chapter: RuleChapter, x: float, y: float, size: float) -> float:
    y += ABOVE
    high = block(paper, chapter.title, size + 1.5, COLUMN, bold=True)
    style = Style(size + 1.5, size, True, lines=MOST_LINES, pad=0)
    paper.write(chapter.title, Box(x, y, COLUMN, high), style)
    y += high
    for line in chapter.lines:
        high = block(paper, line, size, COLUMN - INDENT)
        dot = Box(x, y, INDENT, size * POINT + 2 * AIR)
        paper.write("•", dot, Style(size, size, pad=0))
        paper.write(line, Box(x + INDENT, y, COLUMN - INDENT, high), Style(size, size, lines=MOST_LINES, pad=0))
        y += high
    return y
