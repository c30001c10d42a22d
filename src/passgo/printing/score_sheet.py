"""Score sheet of a table: the front, where it is signed. Two sides of A4, so that it prints as one sheet."""

import datetime
from collections.abc import Iterable, Sequence
from typing import Final

from passgo.championship.sheets import BANKRUPT, EXPELLED, WITHDRAWN
from passgo.printing.deed_list import draw_deed_list
from passgo.printing.emblem import Layer, draw_emblem
from passgo.printing.paper import GREY, HEIGHT, MARGIN, SHADE, WIDTH, Box, Paper, Style
from passgo.printing.sheet_facts import Scoring, SheetFacts, check_sheets

FULL: Final = WIDTH - 2 * MARGIN
LABEL: Final = Style(size=6.5, least=4.5, colour=GREY)
LABEL_CENTRED: Final = Style(size=6.5, least=4.5, colour=GREY, align="center", pad=0)
HEADING: Final = Style(size=10, least=7, bold=True, pad=0)
HINT: Final = Style(size=7, least=5, colour=GREY, pad=0)
TOP: Final = Style(size=7, least=4.5, bold=True, align="center", lines=2, pad=0.6)
CODE: Final = 30.0  # side of the QR code
EMBLEM: Final = 14.0
SECTION: Final = 6.0
SIGNATURE: Final = 14.0
WORTH_ROWS: Final = 9  # besides the signatures
FATES: Final = (BANKRUPT, WITHDRAWN, EXPELLED)
OUT_COLUMNS: Final = (("seat", 11.0), ("player", 53.0), ("out-number", 17.0), ("out-time", 17.0), ("out-why", 30.0))


def score_sheets(
    tables: Iterable[SheetFacts], language: str, made: datetime.date, spares: int = 0,
    emblem: tuple[Layer, ...] = (), sample: bool = False,
) -> bytes:  # fmt: skip
    """A PDF with a sheet for each table, and blank spares after them; the same facts give the same bytes."""
    return draw_score_sheets(tables, language, made, spares, emblem, sample).finished()


def draw_score_sheets(
    tables: Iterable[SheetFacts], language: str, made: datetime.date, spares: int = 0,
    emblem: tuple[Layer, ...] = (), sample: bool = False,
) -> Paper:  # fmt: skip
    given = check_sheets(tables)
    blank = given[0].spare(max(len(facts.players) for facts in given))
    sheets = check_sheets([*given, *[blank] * spares])
    paper = Paper(language, made, sheets[0].championship)
    for facts in sheets:
        paper.sample = sample and facts.table > 0  # a spare has no players who could be invented
        paper.page()
        draw_front(paper, facts, made, emblem)
        paper.page()
        draw_deed_list(paper, facts)
        draw_foot(paper, facts, made, 2)
    return paper


def draw_front(paper: Paper, facts: SheetFacts, made: datetime.date, emblem: tuple[Layer, ...] = ()) -> None:
    y = draw_head(paper, facts, MARGIN, emblem) + 3
    bottom = HEIGHT - MARGIN - 6
    # The rows to write in share what the headings, the signatures and the points leave.
    free = bottom - y - (SECTION + 6 + 3) - (SECTION + 9 + SIGNATURE + 3) - 40
    player = min(11.5, (free - 8 * WORTH_ROWS) / len(facts.players))
    y = draw_players(paper, facts, y, player) + 3
    y = draw_worth(paper, facts, y, min(9.5, (free - player * len(facts.players)) / WORTH_ROWS)) + 3
    draw_signatures(paper, facts.scoring, Box(MARGIN, y, FULL, bottom - y))
    draw_foot(paper, facts, made, 1)


def draw_head(paper: Paper, facts: SheetFacts, y: float, emblem: tuple[Layer, ...] = ()) -> float:
    """Draw which table this is; everything below is about that table alone."""
    right = MARGIN + FULL
    if facts.link:
        paper.code(facts.link, Box(right - CODE, y, CODE, CODE))
        paper.write(paper.say("sheet-scan"), Box(right - CODE, y + CODE - 1.4, CODE, 3.4), LABEL_CENTRED)
    number = Box(right - 2 * CODE - 2, y, CODE, CODE + 2)
    paper.frame(number, line=0.5)
    paper.write(paper.say("sheet-table"), Box(number.x, y + 1.5, CODE, 5), TOP)
    if facts.table:
        paper.write(str(facts.table), Box(number.x, y + 7, CODE, 23), Style(48, 20, True, "center"))
    wide = FULL - 2 * CODE - 5
    title = "sheet-title" if facts.table else "sheet-title-spare"
    x = MARGIN
    if emblem:
        draw_emblem(paper, emblem, Box(x, y + 0.5, EMBLEM, EMBLEM))
        x += EMBLEM + 2.5
    beside = wide + MARGIN - x
    paper.write(paper.say(title), Box(x, y, beside, 4.5), Style(9, 6, pad=0, colour=GREY))
    paper.name(facts.championship, Box(x, y + 4.5, beside, 10.5), Style(14, 7, True, lines=2, pad=0))
    draw_facts(paper, facts, Box(MARGIN, y + 15.5, wide, CODE - 15.5 + 2))
    return y + CODE + 2


def draw_facts(paper: Paper, facts: SheetFacts, box: Box) -> None:
    """Draw two rows of small labelled fields; unknown values are left to be written."""
    begins = paper.texts.moment(facts.starts) if facts.starts else ""
    wide = box.w / 24
    rows = (
        (
            ("venue", facts.venue, 10),
            ("stage", facts.stage, 8),
            ("round", written(facts.round), 3),
            ("heat", written(facts.heat), 3),
        ),
        (("judge", facts.judge, 10), ("start", begins, 8), ("minutes", written(facts.minutes), 6)),
    )
    for i, row in enumerate(rows):
        x, y, high = box.x, box.y + i * box.h / 2, box.h / 2
        for key, value, share in row:
            field = Box(x, y, share * wide, high)
            paper.frame(field)
            paper.write(paper.say(f"sheet-{key}"), Box(x, y + 0.4, field.w, 2.8), LABEL)
            paper.name(value, Box(x, y + 3, field.w, high - 3.2), Style(8, 5, True, lines=2))
            x += field.w


def written(number: int) -> str:
    return str(number) if number else ""


def section(paper: Paper, name: str, y: float) -> float:
    """Draw a heading with a sentence that says what to do."""
    paper.write(paper.say(f"sheet-{name}"), Box(MARGIN, y, 58, 5.5), HEADING)
    paper.write(paper.say(f"sheet-{name}-hint"), Box(MARGIN + 60, y, FULL - 60, 5.5), HINT)
    return y + SECTION


def draw_players(paper: Paper, facts: SheetFacts, y: float, high: float) -> float:
    """Draw the players by seat; a player who goes out is numbered and signs immediately (CHAMP-SPECT-2,
    CHAMP-BANKRUPT-10)."""
    y = section(paper, "players", y)
    used = sum(width for _, width in OUT_COLUMNS)
    columns = (*OUT_COLUMNS, ("signature", FULL - used))
    x = MARGIN
    for key, width in columns:
        head = Box(x, y, width, 6)
        paper.frame(head, SHADE)
        paper.write(paper.say(f"sheet-{key}"), head, TOP)
        for seat, player in enumerate(facts.players, 1):
            cell = Box(x, y + 6 + (seat - 1) * high, width, high)
            paper.frame(cell)
            if key == "seat":
                paper.write(str(seat), cell, Style(11, 8, True, "center"))
            elif key == "player":
                paper.name(player, cell, Style(10, 5.5, lines=2))
            elif key == "out-why":
                draw_fates(paper, cell)
        x += width
    return y + 6 + len(facts.players) * high


def draw_fates(paper: Paper, cell: Box) -> None:
    high = cell.h / (len(FATES) + 0.4)
    for i, fate in enumerate(FATES):
        y = cell.y + (i + 0.2) * high
        side = min(2.4, high - 0.8)
        paper.frame(Box(cell.x + 1.5, y + (high - side) / 2, side, side), line=0.25)
        paper.write(paper.say(f"sheet-{fate}"), Box(cell.x + 4.5, y, cell.w - 4.5, high), Style(6.5, 4.5, pad=0.4))


def draw_worth(paper: Paper, facts: SheetFacts, y: float, high: float) -> float:
    """Draw a column for each player, who signs below their own total (CHAMP-WORTH-1, CHAMP-WORTH-2, CHAMP-WORTH-3,
    CHAMP-WORTH-4, CHAMP-WORTH-5, CHAMP-WORTH-6, CHAMP-WORTH-7, CHAMP-WORTH-8)."""
    y = section(paper, "worth", y)
    label = 54.0
    wide = (FULL - label) / len(facts.players)
    paper.frame(Box(MARGIN, y, label, 9), SHADE)
    for i, player in enumerate(facts.players):
        draw_player_head(paper, i + 1, player, Box(MARGIN + label + i * wide, y, wide, 9))
    y += 9
    for key, how in worth_rows(paper, facts.scoring):
        total = key in ("total", "points")
        tall = SIGNATURE if key == "signature" else high
        row = Box(MARGIN, y, label, tall)
        paper.frame(row, SHADE if total else None)
        name = Box(row.x, y + tall * 0.08, label, tall * 0.5) if how else row
        paper.write(paper.say(f"sheet-{key}"), name, Style(9 if total else 8, 5.5, bold=total))
        if how:
            paper.write(how, Box(row.x, y + tall * 0.56, label, tall * 0.36), LABEL)
        for i in range(len(facts.players)):
            cell = Box(MARGIN + label + i * wide, y, wide, tall)
            paper.frame(cell, SHADE if total else None, 0.5 if key == "total" else 0.15)
        y += tall
    return y


def draw_player_head(paper: Paper, seat: int, player: str, box: Box) -> None:
    paper.frame(box, SHADE)
    paper.write(str(seat), Box(box.x, box.y + 0.3, box.w, 3.4), Style(8, 6, True, "center"))
    paper.name(player, Box(box.x, box.y + 3.6, box.w, box.h - 3.8), Style(6.5, 4.5, align="center", lines=2, pad=0.5))


def worth_rows(paper: Paper, scoring: Scoring) -> Sequence[tuple[str, str]]:
    """Rows to write for each player, with how they count."""
    return (
        ("cash", paper.say("sheet-cash-how")),
        ("deeds", share(paper, scoring.deed_percent)),
        ("mortgaged", share(paper, scoring.mortgaged_percent)),
        ("houses", share(paper, scoring.house_percent)),
        ("hotels", paper.say("sheet-hotels-how")),
        ("total", ""),
        ("free", paper.say("sheet-free-how")),
        ("rank", ""),
        ("points", ""),
        ("signature", ""),
    )


def share(paper: Paper, percent: int) -> str:
    kind = {100: "full", 50: "half"}.get(percent, "part")
    return paper.say("sheet-share", share=kind, percent=paper.texts.percent(percent))


def draw_signatures(paper: Paper, scoring: Scoring, box: Box) -> None:
    """Draw signatures of the judge and of a second person who has changed nothing (CHAMP-WORTH-8), with the table of
    points."""
    wide = 104.0
    high = min(20.0, (box.h - 2) / 2)
    for i, who in enumerate(("judge-signs", "second-signs")):
        field = Box(box.x, box.y + i * (high + 2), wide, high)
        paper.frame(field, line=0.3)
        paper.write(paper.say(f"sheet-{who}"), Box(field.x, field.y + 0.6, wide, 4.4), Style(8, 6, True))
        x = field.x
        for key, part in (("name", 0.36), ("signature", 0.42), ("out-time", 0.22)):
            place = Box(x, field.y + high - 4, part * wide, 3.6)
            paper.rule(place.x + 1.5, place.y, place.w - 3)
            paper.write(paper.say(f"sheet-{key}"), place, Style(6, 4.5, colour=GREY, pad=1.5))
            x += place.w
    draw_points(paper, scoring, Box(box.x + wide + 4, box.y, box.w - wide - 4, 2 * high + 2))


def draw_points(paper: Paper, scoring: Scoring, box: Box) -> None:
    paper.write(paper.say("sheet-points-by"), Box(box.x, box.y, box.w, 4.4), Style(7, 5, True, pad=0))
    rows = len(scoring.points) + 1
    most = max(len(row) for row in scoring.points)
    high = (box.h - 5) / rows
    wide = (box.w - 14) / most
    for i in range(rows):
        y = box.y + 5 + i * high
        corner = Box(box.x, y, 14, high)
        paper.frame(corner, SHADE)
        paper.write(paper.say("sheet-left") if i == 0 else str(i), corner, Style(7, 4.5, True, "center", pad=0.4))
        for rank in range(most):
            cell = Box(box.x + 14 + rank * wide, y, wide, high)
            paper.frame(cell, SHADE if i == 0 else None)
            points = scoring.points[i - 1] if i else ()
            shown = f"{rank + 1}." if i == 0 else str(points[rank]) if rank < len(points) else ""
            paper.write(shown, cell, Style(7.5, 5, i == 0, "center"))


def draw_foot(paper: Paper, facts: SheetFacts, made: datetime.date, side: int) -> None:
    """Draw, in small print, what proves which seating and which championship this sheet belongs to."""
    y = HEIGHT - MARGIN - 3
    small = Style(6, 4, colour=GREY, pad=0)
    if facts.seed:
        paper.write(paper.say("sheet-seed", seed=facts.seed), Box(MARGIN, y, 70, 3.2), small)
    if facts.digest:
        paper.write(paper.say("sheet-digest", digest=facts.digest), Box(MARGIN + 74, y, 55, 3.2), small)
    printed = paper.say("sheet-made", date=paper.texts.day(made))
    end = Style(6, 4, colour=GREY, pad=0, align="end")
    paper.write(printed, Box(MARGIN + 130, y, FULL - 145, 3.2), end)
    paper.write(paper.say("sheet-side", side=str(side), sides="2"), Box(MARGIN + FULL - 14, y, 14, 3.2), end)
