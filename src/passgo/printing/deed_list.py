"""Back of a score sheet: every deed with its value, and a column for each player to tick."""

from typing import Final

from passgo.printing.paper import GREY, HEIGHT, MARGIN, SHADE, WIDTH, Box, Colour, Paper, Style
from passgo.printing.sheet_facts import PrintedDeed, SheetFacts

FULL: Final = WIDTH - 2 * MARGIN
STRIP: Final = 3.0
NAME: Final = 40.0
# The word for a mortgaged deed is the longest in most languages.
NUMBERS: Final = (("price", 12.0), ("price-mortgaged", 16.5), ("price-house", 12.0), ("price-hotel", 14.5))
SUMS: Final = ("deeds", "mortgaged", "houses", "hotels")
HEAD: Final = 11.0
SUM: Final = 7.5
COLOURS: Final[dict[str, Colour]] = {
    "brown": (141, 90, 59),
    "light-blue": (143, 208, 238),
    "pink": (222, 106, 168),
    "orange": (240, 147, 43),
    "red": (224, 68, 74),
    "yellow": (244, 212, 43),
    "green": (54, 163, 92),
    "dark-blue": (58, 102, 198),
    "stations": (60, 60, 60),
    "utilities": (170, 170, 170),
}
NO_COLOUR: Final = (205, 205, 205)
TOP: Final = Style(size=6.5, least=4, bold=True, align="center", lines=3, pad=0.4)


def draw_deed_list(paper: Paper, facts: SheetFacts) -> None:
    y = draw_top(paper, facts)
    label = STRIP + NAME + sum(width for _, width in NUMBERS)
    wide = (FULL - label) / len(facts.players)
    draw_head(paper, facts, y, wide)
    y += HEAD
    below = len(SUMS) * SUM + 6 + MARGIN + 5
    high = min(7.2, (HEIGHT - below - y) / len(facts.scoring.deeds))
    before = ""
    for deed in facts.scoring.deeds:
        draw_deed(paper, deed, Box(MARGIN, y, FULL, high), wide, len(facts.players))
        if deed.group != before:
            paper.rule(MARGIN, y, FULL, 0.5)
        before = deed.group
        y += high
    paper.rule(MARGIN, y, FULL, 0.5)
    draw_sums(paper, y + 2, label, wide, len(facts.players))


def draw_top(paper: Paper, facts: SheetFacts) -> float:
    """Repeat the table's facts, because the back is read on its own."""
    y = MARGIN
    which = paper.say("sheet-table-number", number=str(facts.table)) if facts.table else paper.say("sheet-table")
    paper.write(which, Box(MARGIN + FULL - 36, y, 36, 7), Style(14, 8, True, "end", pad=0))
    paper.write(paper.say("sheet-deed-list"), Box(MARGIN, y, 62, 7), Style(12, 8, True, pad=0))
    small = Style(7, 4.5, colour=GREY, pad=0)
    paper.name(facts.championship, Box(MARGIN + 64, y, FULL - 102, 3.5), small)
    paper.name(facts.stage, Box(MARGIN + 64, y + 3.5, FULL - 102, 3.5), small)
    paper.write(paper.say("sheet-deed-list-hint"), Box(MARGIN, y + 8, FULL, 5), Style(8.5, 6, pad=0))
    return y + 14


def draw_head(paper: Paper, facts: SheetFacts, y: float, wide: float) -> None:
    x = MARGIN
    for key, width in (("deed", STRIP + NAME), *NUMBERS):
        head = Box(x, y, width, HEAD)
        paper.frame(head, SHADE)
        paper.write(paper.say(f"sheet-{key}"), head, TOP)
        x += width
    for seat, player in enumerate(facts.players, 1):
        head = Box(x, y, wide, HEAD)
        paper.frame(head, SHADE)
        paper.write(str(seat), Box(x, y + 0.6, wide, 3.8), Style(9, 6, True, "center"))
        paper.name(player, Box(x, y + 4.4, wide, HEAD - 4.8), Style(6, 5, align="center", lines=2, pad=0.4))
        x += wide


def draw_deed(paper: Paper, deed: PrintedDeed, row: Box, wide: float, players: int) -> None:
    paper.frame(Box(row.x, row.y, STRIP, row.h), COLOURS.get(deed.group, NO_COLOUR))
    name = Box(row.x + STRIP, row.y, NAME, row.h)
    paper.frame(name)
    paper.name(deed.name, name, Style(8, 4.5))
    x = name.x + NAME
    amounts = (deed.price, deed.mortgaged, deed.house, deed.hotel)
    for amount, (_, width) in zip(amounts, NUMBERS, strict=True):
        cell = Box(x, row.y, width, row.h)
        paper.frame(cell)
        paper.write(str(amount) if amount else "–", cell, Style(8, 5, align="center"))
        x += width
    for _ in range(players):
        paper.frame(Box(x, row.y, wide, row.h))
        x += wide


def draw_sums(paper: Paper, y: float, label: float, wide: float, players: int) -> None:
    for key in SUMS:
        row = Box(MARGIN, y, label, SUM)
        paper.frame(row, SHADE)
        paper.write(paper.say("sheet-sum", what=paper.say(f"sheet-{key}")), row, Style(8, 5.5, True, "end"))
        for i in range(players):
            paper.frame(Box(MARGIN + label + i * wide, y, wide, SUM), line=0.3)
        y += SUM
    paper.write(paper.say("sheet-sum-carry"), Box(MARGIN, y + 0.5, FULL, 4), Style(7, 5, colour=GREY, pad=0))
