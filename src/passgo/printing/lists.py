"""Lists for the hall: seating for the wall, and for the desk the alternates to call when a seat is free."""

import datetime
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeVar

from passgo.printing.lettering import left_to_right
from passgo.printing.paper import GREY, HEIGHT, MARGIN, SHADE, WIDTH, Box, Paper, Style
from passgo.printing.sheet_facts import Alternate, CallFacts, SheetFacts, check_calls, check_sheets

T = TypeVar("T")

FULL: Final = WIDTH - 2 * MARGIN
GAP: Final = 6.0
HALF: Final = (FULL - GAP) / 2
ROW: Final = 7.5
TITLE: Final = 20.0
BOTTOM: Final = HEIGHT - MARGIN - 5
ROWS: Final = int((BOTTOM - MARGIN - TITLE - ROW) / ROW)
HEADS: Final = Style(7.5, 5, True, "center", 2, pad=0.5)
CALL_ROW: Final = 10.0
CALL_COLUMNS: Final = (
    ("list-number", 12.0),
    ("sheet-player", 54.0),
    ("list-phone", 36.0),
    ("list-called", 19.0),
    ("list-answer", 26.0),
    ("list-arrived", 15.0),
    ("list-seated", 24.0),
)


def seating_lists(tables: Iterable[SheetFacts], language: str, made: datetime.date, sample: bool = False) -> bytes:
    """Lists for the door of one hall: seats by name, then by table."""
    return draw_seating_lists(tables, language, made, sample).finished()


def draw_seating_lists(tables: Iterable[SheetFacts], language: str, made: datetime.date, sample: bool = False) -> Paper:
    sheets = check_sheets(tables)
    paper = Paper(language, made, sheets[0].championship, sample)
    people = [
        (player, facts, seat) for facts in sheets for seat, player in enumerate(facts.players, 1) if player.strip()
    ]
    people.sort(key=lambda row: (spelling(row[0]), row[1].table, row[2]))
    for page in portions(people, 2 * ROWS):
        draw_title(paper, sheets[0], "list-seating", paper.say("list-by-name"), made)
        for half, column in enumerate(portions(page, ROWS)):
            draw_names(paper, column, MARGIN + half * (HALF + GAP))
    draw_tables(paper, sheets, made)
    return paper


def spelling(name: str) -> str:
    """A name as people look it up: without case and accents."""
    spread = unicodedata.normalize("NFKD", name).casefold()
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


def portions(things: Sequence[T], most: int) -> Iterator[Sequence[T]]:
    return (things[i : i + most] for i in range(0, len(things), most))


def draw_title(paper: Paper, facts: SheetFacts, key: str, part: str, made: datetime.date) -> None:
    paper.page()
    paper.write(paper.say(key), Box(MARGIN, MARGIN, 118, 9), Style(18, 10, True, pad=0))
    paper.write(part, Box(MARGIN + 120, MARGIN, FULL - 120, 9), Style(12, 8, align="end", pad=0, colour=GREY))
    begins = paper.texts.moment(facts.starts) if facts.starts else ""
    small = Style(9, 5, pad=0)
    paper.name(facts.championship, Box(MARGIN, MARGIN + 9, 92, 4.5), small)
    paper.name(facts.stage, Box(MARGIN + 94, MARGIN + 9, FULL - 94, 4.5), Style(9, 5, pad=0, align="end"))
    paper.name(facts.venue, Box(MARGIN, MARGIN + 13.5, 92, 4.5), small)
    paper.name(begins, Box(MARGIN + 94, MARGIN + 13.5, FULL - 94, 4.5), Style(9, 5, pad=0, align="end"))
    draw_made(paper, made)


def draw_made(paper: Paper, made: datetime.date) -> None:
    printed = paper.say("sheet-made", date=paper.texts.day(made))
    paper.write(printed, Box(MARGIN, HEIGHT - MARGIN - 3, FULL, 3.2), Style(6, 4, colour=GREY, pad=0, align="end"))


def draw_names(paper: Paper, column: Sequence[tuple[str, SheetFacts, int]], x: float) -> None:
    y = MARGIN + TITLE
    widths = (("sheet-player", HALF - 46), ("sheet-heat", 17.0), ("sheet-table", 14.5), ("sheet-seat", 14.5))
    here = x
    for key, width in widths:
        paper.frame(Box(here, y, width, ROW), SHADE)
        paper.write(paper.say(key), Box(here, y, width, ROW), HEADS)
        here += width
    for player, facts, seat in column:
        y += ROW
        here = x
        for (key, width), shown in zip(widths, (player, str(facts.heat), str(facts.table), str(seat)), strict=True):
            cell = Box(here, y, width, ROW)
            paper.frame(cell)
            if key == "sheet-player":
                paper.name(shown, cell, Style(11, 5.5, lines=2))
            else:
                paper.write(shown, cell, Style(12, 8, key == "sheet-table", "center"))
            here += width


def draw_tables(paper: Paper, sheets: Sequence[SheetFacts], made: datetime.date) -> None:
    """Draw a block for each table, two side by side, as many as the page holds."""
    high = (max(len(facts.players) for facts in sheets) + 1) * ROW + GAP
    lines = int((BOTTOM - MARGIN - TITLE + GAP) / high)
    for page in portions(sheets, 2 * lines):
        draw_title(paper, sheets[0], "list-seating", paper.say("list-by-table"), made)
        for i, facts in enumerate(page):
            x = MARGIN + (i % 2) * (HALF + GAP)
            draw_table(paper, facts, x, MARGIN + TITLE + (i // 2) * high)


def draw_table(paper: Paper, facts: SheetFacts, x: float, y: float) -> None:
    head = Box(x, y, HALF, ROW)
    paper.frame(head, SHADE)
    which = paper.say("sheet-table-number", number=str(facts.table))
    paper.write(which, Box(x, y, 34, ROW), Style(12, 7, True))
    heat = paper.say("list-heat-number", number=str(facts.heat))
    paper.write(heat, Box(x + 34, y, 25, ROW), Style(9, 5))
    paper.name(facts.judge, Box(x + 59, y, HALF - 59, ROW), Style(8, 5, align="end", lines=2, colour=GREY))
    for seat, player in enumerate(facts.players, 1):
        row = Box(x, y + seat * ROW, HALF, ROW)
        paper.frame(row)
        paper.write(str(seat), Box(x, row.y, 10, ROW), Style(11, 7, True, "center"))
        paper.name(player, Box(x + 10, row.y, HALF - 10, ROW), Style(11, 5.5, lines=2))


def call_list(calls: CallFacts, language: str, made: datetime.date, sample: bool = False) -> bytes:
    """Entrants to telephone (CHAMP-REG-2), then alternates in their order (CHAMP-ALT-2), with room for answers."""
    return draw_call_list(calls, language, made, sample).finished()


def draw_call_list(calls: CallFacts, language: str, made: datetime.date, sample: bool = False) -> Paper:
    check_calls(calls)
    paper = Paper(language, made, calls.championship, sample)
    most = int((BOTTOM - MARGIN - TITLE - 16) / CALL_ROW)
    lists = (
        ("list-unconfirmed", "list-unconfirmed-hint", calls.unconfirmed),
        ("list-alternates", "list-alternates-hint", calls.alternates),
    )
    for title, hint, people in lists:
        for page in portions(people, most):
            draw_call_head(paper, calls, title, hint)
            draw_calls(paper, page, MARGIN + TITLE + 5)
            draw_made(paper, made)
    return paper


def draw_call_head(paper: Paper, calls: CallFacts, title: str, hint: str) -> None:
    paper.page()
    paper.write(paper.say(title), Box(MARGIN, MARGIN, FULL, 9), Style(18, 10, True, pad=0))
    paper.name(calls.championship, Box(MARGIN, MARGIN + 9, 92, 4.5), Style(9, 5, pad=0))
    begins = paper.texts.moment(calls.starts) if calls.starts else ""
    end = Style(9, 5, pad=0, align="end")
    paper.name(calls.venue, Box(MARGIN + 94, MARGIN + 9, FULL - 94, 4.5), end)
    paper.write(begins, Box(MARGIN + 94, MARGIN + 13.5, FULL - 94, 4.5), end)
    paper.write(paper.say(hint), Box(MARGIN, MARGIN + TITLE - 1, FULL, 5), Style(8, 6, pad=0))


def draw_calls(paper: Paper, alternates: Sequence[Alternate], y: float) -> None:
    x = MARGIN
    for key, width in CALL_COLUMNS:
        paper.frame(Box(x, y, width, 8), SHADE)
        paper.write(paper.say(key), Box(x, y, width, 8), HEADS)
        for i, alternate in enumerate(alternates):
            cell = Box(x, y + 8 + i * CALL_ROW, width, CALL_ROW)
            paper.frame(cell)
            if key == "list-number":
                paper.write(str(alternate.number), cell, Style(12, 8, True, "center"))
            elif key == "sheet-player":
                draw_called(paper, alternate, cell)
            elif key == "list-phone":
                paper.write(left_to_right(alternate.phone), cell, Style(9, 5.5, align="center"))
        x += width


def draw_called(paper: Paper, alternate: Alternate, cell: Box) -> None:
    """The name, and below it what tells people of the same name apart."""
    if not alternate.mark:
        paper.name(alternate.name, cell, Style(10, 5.5, lines=2))
        return
    paper.name(alternate.name, Box(cell.x, cell.y, cell.w, 6), Style(10, 5.5))
    paper.name(alternate.mark, Box(cell.x, cell.y + 5.5, cell.w, 4), Style(7.5, 5, colour=GREY))
