"""Shaped text: HarfBuzz shapes letters that change with their neighbours and marks above them; they become glyphs.

FPDF can do this itself, but resolves directions and shapes again for every cell; a document repeats the same words on
every page, so here a run is shaped once.
"""

from dataclasses import dataclass
from typing import Final

from fpdf import FPDF
from fpdf.enums import TextDirection
from fpdf.fonts import TTFFont

from passgo.printing.lettering import Run

FAMILY: Final = "letters"


@dataclass(frozen=True)
class Glyph:
    """A glyph of the embedded font; measures in sizes of the letters."""

    code: str
    advance: float
    right: float
    up: float

    @property
    def apart(self) -> bool:
        """Whether the glyph does not simply follow the one before: a mark."""
        return self.right != 0 or self.up != 0 or self.advance == 0


class Press(FPDF):
    """FPDF for A4 with runs of letters of one direction."""

    def __init__(self) -> None:
        super().__init__(unit="mm", format="A4")
        self.shaped: dict[tuple[Run, bool], tuple[Glyph, ...]] = {}

    def font(self, bold: bool) -> TTFFont:
        found = self.fonts[FAMILY + "B" * bold]
        assert isinstance(found, TTFFont)
        return found

    def glyphs(self, run: Run, bold: bool) -> tuple[Glyph, ...]:
        key = (run, bold)
        if key not in self.shaped:
            font = self.font(bold)
            direction = TextDirection.RTL if run.rtl else TextDirection.LTR
            # Without kerning every glyph but a mark is as wide as the font says, so that few positions are written.
            wishes = {"fragment_direction": direction, "features": {"kern": False}}
            unit = font.scale / 1000
            self.shaped[key] = tuple(
                Glyph(
                    font.escape_text(chr(one["mapped_char"])),
                    one["x_advance"] * unit,
                    one["x_offset"] * unit,
                    one["y_offset"] * unit,
                )
                for one in font.shape_text(run.text, 100, wishes)
            )
        return self.shaped[key]

    def run_width(self, run: Run, bold: bool) -> float:
        """Width of a run in sizes of the letters."""
        if not run.plain:
            return sum(glyph.advance for glyph in self.glyphs(run, bold))
        self.set_font(FAMILY, "B" if bold else "", 100)
        return self.get_string_width(run.text) * self.k / 100

    def run_text(self, run: Run, x: float, baseline: float, size: float, bold: bool) -> None:
        self.set_font(FAMILY, "B" if bold else "", size)
        if run.plain:
            self.text(x, baseline, run.text)
        else:
            if not self.current_font_is_set_on_page:
                self._out(self._set_font_for_page(self.font(bold), size))
            shown = self.positioned(self.glyphs(run, bold), x * self.k, (self.h - baseline) * self.k, size)
            colour = self.text_color.serialize().lower() if self.text_color else ""
            self._out(f"q {colour} BT {shown} ET Q")

    def positioned(self, glyphs: tuple[Glyph, ...], x: float, y: float, size: float) -> str:
        """Operators that show the glyphs: those in a row together, marks each at its own place."""
        shown = [place(x, y)]
        row = ""
        for glyph in glyphs:
            if glyph.apart:
                shown += [f"({row}) Tj"] if row else []
                shown += [place(x + glyph.right * size, y + glyph.up * size), f"({glyph.code}) Tj"]
                row = ""
                shown.append(place(x + glyph.advance * size, y))
            else:
                row += glyph.code
            x += glyph.advance * size
        return " ".join([*shown, f"({row}) Tj"] if row else shown)


def place(x: float, y: float) -> str:
    return f"1 0 0 1 {x:.2f} {y:.2f} Tm"
