"""A4 pages with boxes, lines, codes and texts. Right-to-left languages get the mirrored page."""

import datetime
import weakref
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import matplotlib
import segno

from passgo.i18n import catalogue
from passgo.printing.lettering import LEADING, NO_GLYPH, Fitted, Room, Run, fit, isolated, paragraph, printable
from passgo.printing.shaping import FAMILY, Press
from passgo.printing.sheet_facts import CannotPrint

WIDTH: Final = 210.0  # millimetres
HEIGHT: Final = 297.0
MARGIN: Final = 12.0
POINT: Final = 25.4 / 72  # millimetres
AIR: Final = 0.7  # millimetres between letters and the lines of their box, above and below together
ASCENT: Final = 0.76  # height of letters above their baseline, in sizes; the rest hangs below
OVERLAP: Final = 1.04  # rows of a code reach into the next: a seam between them makes it unreadable
LONGEST_LINK: Final = 300
BLACK: Final = (0, 0, 0)
GREY: Final = (95, 95, 95)
SHADE: Final = (236, 236, 236)
Colour = tuple[int, int, int]


@dataclass(frozen=True)
class Box:
    x: float
    y: float
    w: float
    h: float

    def inside(self, pad: float) -> "Box":
        return Box(self.x + pad, self.y, max(0.1, self.w - 2 * pad), self.h)


@dataclass(frozen=True)
class Style:
    """How a text is written: sizes in points, `align` in reading direction."""

    size: float = 8
    least: float = 5
    bold: bool = False
    align: str = "start"
    lines: int = 1
    colour: Colour = BLACK
    pad: float = 1.0


@dataclass(frozen=True)
class Placed:
    """A line of text at its place on the page, and the box it was written into."""

    page: int
    runs: tuple[Run, ...]
    bold: bool
    size: float
    x: float
    baseline: float
    width: float
    box: Box


def fonts() -> Path:
    """Folder of DejaVu, which comes with Matplotlib and has the letters of every language here."""
    return Path(matplotlib.get_data_path()) / "fonts" / "ttf"


class Paper:
    def __init__(self, language: str, made: datetime.date, title: str, sample: bool = False) -> None:
        self.sample = sample  # invented people: every page says so
        self.texts = catalogue(language)
        self.rtl = self.texts.direction == "rtl"
        self.pdf = Press()
        self.pdf.set_auto_page_break(False)
        for style, file in (("", "DejaVuSans.ttf"), ("B", "DejaVuSans-Bold.ttf")):
            self.pdf.add_font(FAMILY, style, fonts() / file)
            # FPDF reads the font until the document is written and never closes its file.
            weakref.finalize(self, self.pdf.font(style == "B").ttfont.close)
        # A fixed moment, so that the same facts give the same bytes.
        self.pdf.set_creation_date(datetime.datetime.combine(made, datetime.time(), datetime.UTC))
        self.pdf.set_producer("passgo")
        self.pdf.set_lang(self.texts.language)
        self.glyphs = {bold: frozenset(self.pdf.font(bold).cmap) for bold in (False, True)}
        self.pdf.set_title(self.shown(title, bold=False))
        self.widths: dict[tuple[Run, bool], float] = {}
        self.fits: dict[tuple[str, bool, Room], Fitted] = {}
        self.placed: list[Placed] = []

    def say(self, key: str, **arguments: str | int) -> str:
        return self.texts.say(key, arguments)

    def page(self) -> None:
        self.pdf.add_page()
        self.pdf.set_draw_color(70)
        if self.sample:
            self.write(self.say("paper-sample"), Box(MARGIN, 2, WIDTH - 2 * MARGIN, 8), Style(16, 10, True, "center"))

    def finished(self) -> bytes:
        return bytes(self.pdf.output())

    def left(self, box: Box) -> float:
        """Left edge of a box on the page."""
        return WIDTH - box.x - box.w if self.rtl else box.x

    def frame(self, box: Box, fill: Colour | None = None, line: float = 0.15) -> None:
        """Draw a box with an outline, or with colour only where the line is 0."""
        if fill is not None:
            self.pdf.set_fill_color(*fill)
        self.pdf.set_line_width(line or 0.15)
        style = ("D" if line else "") + ("F" if fill is not None else "")
        self.pdf.rect(self.left(box), box.y, box.w, box.h, style=style)

    def rule(self, x: float, y: float, length: float, line: float = 0.2) -> None:
        box = Box(x, y, length, 0)
        self.pdf.set_line_width(line)
        self.pdf.line(self.left(box), y, self.left(box) + length, y)

    def name(self, text: str, box: Box, style: Style) -> None:
        """Write a text by people: it runs in its own direction, whatever the language of the page."""
        bare = self.shown(text, style.bold)
        self.write(isolated(bare or NO_GLYPH) if text.strip() else "", box, style, split=True)

    def write(self, text: str, box: Box, style: Style, split: bool = False) -> None:
        """Write a text in the middle of its box: shrunk, broken into lines or cut, but never beyond the box."""
        shown = self.shown(text, style.bold)
        if not shown:
            return
        inner = box.inside(style.pad)
        room = Room(inner.w / POINT, (inner.h - AIR) / POINT, style.size, style.least, style.lines, split)
        fitted = self.fitted(shown, style.bold, room)
        size = fitted.size * POINT
        block = size * (1 + LEADING * (len(fitted.lines) - 1))
        baseline = box.y + (box.h - block) / 2 + size * ASCENT
        self.pdf.set_text_color(*style.colour)
        for line in fitted.lines:
            self.put(line, inner, baseline, style, fitted.size, box)
            baseline += size * LEADING

    def shown(self, text: str, bold: bool) -> str:
        """The text as the font can show it."""
        return printable(text, self.glyphs[bold])

    def fitted(self, text: str, bold: bool, room: Room) -> Fitted:
        key = (text, bold, room)
        if key not in self.fits:
            self.fits[key] = fit(paragraph(text, self.rtl), room, lambda run: self.width(run, bold))
        return self.fits[key]

    def put(self, line: tuple[Run, ...], inner: Box, baseline: float, style: Style, size: float, box: Box) -> None:
        width = sum(self.width(run, style.bold) for run in line) * size * POINT
        slack = inner.w - width
        at_end = style.align == ("start" if self.rtl else "end")
        x = self.left(inner) + (slack / 2 if style.align == "center" else slack if at_end else 0)
        here = Box(self.left(box), box.y, box.w, box.h)
        self.placed.append(Placed(self.pdf.page, line, style.bold, size, x, baseline, width, here))
        for run in line:
            self.pdf.run_text(run, x, baseline, size, style.bold)
            x += self.width(run, style.bold) * size * POINT

    def width(self, run: Run, bold: bool) -> float:
        """Width in sizes of the letters."""
        key = (run, bold)
        if key not in self.widths:
            self.widths[key] = self.pdf.run_width(run, bold)
        return self.widths[key]

    def code(self, link: str, box: Box) -> None:
        """Draw a QR code in its quiet zone: squares only, so that it stays sharp at any size."""
        if len(link) > LONGEST_LINK:
            raise CannotPrint("link-too-long", f"{len(link)} characters; at most {LONGEST_LINK} make a readable code")
        rows = [bytes(row) for row in segno.make_qr(link, error="m").matrix]
        side = min(box.w, box.h) / (len(rows) + 8)
        left = self.left(box) + (box.w - side * len(rows)) / 2
        self.pdf.set_fill_color(0)
        for i, row in enumerate(rows):
            j = 0
            while j < len(row):
                end = j
                while end < len(row) and row[end]:
                    end += 1
                if end > j:
                    self.pdf.rect(left + j * side, box.y + (i + 4) * side, (end - j) * side, side * OVERLAP, style="F")
                j = end + 1
