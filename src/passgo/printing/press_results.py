"""Results for the press: rank, name and points, a list for each stage."""

import datetime
from collections.abc import Sequence
from typing import Final

from passgo.printing.lists import BOTTOM, FULL, HEADS, draw_made, portions
from passgo.printing.paper import GREY, MARGIN, SHADE, Box, Paper, Style
from passgo.printing.sheet_facts import PressFacts, PressLine, check_press

TOP: Final = 34.0  # of the page, with its title
ROW: Final = 7.0
ROWS: Final = int((BOTTOM - TOP) / ROW) - 1
COLUMNS: Final = (("sheet-rank", 18.0), ("press-name", FULL - 90), ("press-city", 50.0), ("sheet-points", 22.0))


def press_results(press: PressFacts, language: str, made: datetime.date) -> bytes:
    return draw_press_results(press, language, made).finished()


def draw_press_results(press: PressFacts, language: str, made: datetime.date) -> Paper:
    check_press(press)
    paper = Paper(language, made, press.championship)
    for stage, lines in press.stages:
        for page in portions(lines, ROWS):
            draw_head(paper, press, stage)
            draw_lines(paper, page)
            draw_made(paper, made)
    return paper


def draw_head(paper: Paper, press: PressFacts, stage: str) -> None:
    paper.page()
    paper.write(paper.say("press-title"), Box(MARGIN, MARGIN, 100, 9), Style(18, 10, True, pad=0))
    paper.name(stage, Box(MARGIN + 102, MARGIN, FULL - 102, 9), Style(12, 7, align="end", pad=0))
    paper.name(press.championship, Box(MARGIN, MARGIN + 9.5, FULL, 5), Style(10, 6, pad=0))
    paper.name(press.organisers, Box(MARGIN, MARGIN + 14.5, FULL, 4.5), Style(8, 5, colour=GREY, pad=0))


def draw_lines(paper: Paper, lines: Sequence[PressLine]) -> None:
    x = MARGIN
    for key, width in COLUMNS:
        paper.frame(Box(x, TOP, width, ROW), SHADE)
        paper.write(paper.say(key), Box(x, TOP, width, ROW), HEADS)
        for i, line in enumerate(lines, 1):
            cell = Box(x, TOP + i * ROW, width, ROW)
            paper.frame(cell)
            if key == "sheet-rank":
                paper.write(str(line.rank), cell, Style(11, 7, True, "center"))
            elif key == "sheet-points":
                paper.write(str(line.points), cell, Style(11, 7, align="center"))
            elif key == "press-city":
                paper.name(line.city, cell, Style(9, 5.5))
            else:
                name = line.name or paper.say("press-anonymous")
                paper.name(name, cell, Style(11, 5.5, lines=2))
        x += width
