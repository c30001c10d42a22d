"""The emblem of an edition in one ink: a drawing of its art pack, each colour as a grey."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from fpdf.drawing import PaintedPath
from fpdf.drawing_primitives import Transform, color_from_hex_string
from fpdf.enums import IntersectionRule, StrokeCapStyle, StrokeJoinStyle
from fpdf.svg import svg_path_converter

from passgo.editions.art import Art
from passgo.editions.art_checks import BUILT_IN, LIGHT, luminance
from passgo.engine.board import Board
from passgo.printing.paper import Box, Paper

DRAWN: Final = 48.0  # the side of a drawing's box
DARKEST: Final = 0x22  # greys from here
LIGHTEST: Final = 0xCC  # to here: on white paper still to be seen
# How much the two colours cover that have none of their own, as in `art_svg.colours`.
COVERING: Final = {"shade": ("#000000", 1 / 3), "shine": ("#ffffff", 7 / 15)}


@dataclass(frozen=True)
class Layer:
    """A layer of an emblem."""

    grey: str
    opacity: float
    width: float  # of a line; 0 is filled
    path: str  # as in SVG


def emblem_of(art: Art, board: Board) -> tuple[Layer, ...]:
    """The space where everybody starts, else the big building; nothing where a pack draws neither."""
    drawing = art.drawing_of(board.spaces[board.go_pos], board) or art.buildings.get("hotel", [])
    greys = greys_of([name_of(written) for written in drawing], art)
    return tuple(layer_of(written, greys) for written in drawing)


def name_of(written: str) -> str:
    """The colour of a layer."""
    return written.partition(" ")[0].partition(":")[0]


def greys_of(names: Iterable[str], art: Art) -> dict[str, str]:
    """A grey for each colour: the lighter one is lighter in grey, too.

    They are spread evenly, because land and sea may be equally light and would become one blot.
    """
    own = {name: art.palette[name][LIGHT] for name in names if name not in BUILT_IN}
    shades = sorted(set(own.values()), key=luminance)
    step = (LIGHTEST - DARKEST) / max(1, len(shades) - 1)
    greys = {shade: "#" + f"{round(DARKEST + step * rank):02x}" * 3 for rank, shade in enumerate(shades)}
    return {name: greys[shade] for name, shade in own.items()}


def layer_of(written: str, greys: Mapping[str, str]) -> Layer:
    colour, _, path = written.partition(" ")
    name, _, width = colour.partition(":")
    grey, opacity = COVERING.get(name) or (greys.get(name) or BUILT_IN[name], 1.0)
    return Layer(grey, opacity, float(width or 0), path)


def draw_emblem(paper: Paper, emblem: tuple[Layer, ...], box: Box) -> None:
    """Draw it into a square box. It is not mirrored where the page is."""
    scale = box.w / DRAWN
    with paper.pdf.drawing_context() as context:
        for layer in emblem:
            path = PaintedPath()
            svg_path_converter(path, layer.path)
            path.transform = Transform.scaling(scale).translate(paper.left(box), box.y)
            style = path.style
            style.auto_close = False
            style.intersection_rule = IntersectionRule.EVENODD
            ink = color_from_hex_string(layer.grey)
            style.fill_color = None if layer.width else ink
            style.stroke_color = ink if layer.width else None
            style.fill_opacity = style.stroke_opacity = layer.opacity
            style.stroke_width = layer.width or None
            style.stroke_cap_style = StrokeCapStyle.ROUND
            style.stroke_join_style = StrokeJoinStyle.ROUND
            context.add_item(path)
