"""Pictures of a simulation as SVG: legible, safe for colour-blind eyes, and told in words beside them."""

import io
from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.cm import ScalarMappable
from matplotlib.colors import Normalize
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

# Okabe and Ito's colours, told apart by everybody; and a map that grows evenly in lightness.
BLUE: Final = "#0072b2"
ORANGE: Final = "#d55e00"
GREY: Final = "#666666"
HEAT: Final = "cividis"
CORNER: Final = 1.6  # a corner of the board is so many spaces wide
SETTINGS: Final[Any] = {
    "svg.fonttype": "none",  # text stays text: it can be searched, read aloud and scaled
    "font.family": "sans-serif",
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "svg.hashsalt": "passgo",  # the same figures give the same bytes
}


def svg(figure: Figure) -> str:
    with mpl.rc_context(SETTINGS):
        text = io.StringIO()
        figure.savefig(text, format="svg", bbox_inches="tight", metadata={"Date": None, "Creator": None})
    drawn = text.getvalue()
    return drawn[drawn.index("<svg") :]


def new_axes(width: float, height: float) -> tuple[Figure, Axes]:
    with mpl.rc_context(SETTINGS):
        figure = Figure(figsize=(width, height), layout="constrained")
        return figure, figure.add_subplot()


def sides(size: int) -> tuple[int, int]:
    """Spaces from corner to corner, along the bottom and up the left; of an odd number one place stays empty."""
    half = (size + 1) // 2
    return (half + 1) // 2, half // 2


def extent(size: int) -> tuple[float, float]:
    """Width and height of the board, where a space is 1 wide."""
    across, up = sides(size)
    return across - 1 + 2 * CORNER, up - 1 + 2 * CORNER


def cell(pos: int, size: int) -> tuple[float, float, float, float]:
    """Where a space lies: x, y, width, height. GO is at the bottom right and play goes clockwise."""
    across, up = sides(size)
    width, height = extent(size)
    corners = (0, across, across + up, 2 * across + up)
    edge = bisect_right(corners, pos) - 1
    pos -= corners[edge]
    at, long = (0.0, CORNER) if pos == 0 else (CORNER + pos - 1, 1.0)
    if edge == 0:
        return width - at - long, 0.0, long, CORNER
    if edge == 1:
        return 0.0, at, CORNER, long
    if edge == 2:
        return at, height - CORNER, long, CORNER
    return width - CORNER, height - at - long, CORNER, long


def board_heat(names: Sequence[str], values: Sequence[float], shown: Sequence[str], label: str) -> str:
    """The board, each space coloured by its value and with its figure written on it; the scale in the middle."""
    figure, axes = new_axes(9, 9)
    most = max(values) or 1.0
    shade = Normalize(min(values), most)
    heat = mpl.colormaps[HEAT]
    board_width, board_height = extent(len(names))
    size = min(11.0, 7.0 * extent(40)[0] / board_width)  # the spaces of a small board are drawn larger
    for pos, (name, value, text) in enumerate(zip(names, values, shown, strict=True)):
        x, y, width, height = cell(pos, len(names))
        axes.add_patch(Rectangle((x, y), width, height, facecolor=heat(shade(value)), edgecolor="white", linewidth=1.5))
        ink = "white" if shade(value) < 0.55 else "black"
        lines = wrapped(name, 13 if width > 1.0 else 9)
        axes.text(x + width / 2, y + height / 2, f"{lines}\n{text}", ha="center", va="center", fontsize=size, color=ink)
    axes.set_xlim(0, board_width)
    axes.set_ylim(0, board_height)
    axes.set_aspect("equal")
    axes.axis("off")
    scale = axes.inset_axes((0.3, 0.48, 0.4, 0.025))
    figure.colorbar(ScalarMappable(shade, heat), cax=scale, orientation="horizontal", label=label)
    return svg(figure)


def wrapped(text: str, most: int) -> str:
    """Words on as many lines as they need, long ones cut: a space of the board is small."""
    lines: list[str] = []
    for long in text.split():
        word = long if len(long) <= most + 2 else long[: most + 1] + "."
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return "\n".join(lines[:3])


def rates(names: Sequence[str], found: Sequence[tuple[float, float, float]], even: float, label: str) -> str:
    """Rates with their intervals, and the line of an even game."""
    figure, axes = new_axes(7, 0.5 * len(names) + 1.2)
    rows = range(len(names))
    for row, (rate, low, high) in zip(rows, found, strict=True):
        axes.plot([100 * low, 100 * high], [row, row], color=BLUE, linewidth=2.5, solid_capstyle="round")
        axes.plot([100 * rate], [row], "o", color=BLUE, markersize=7)
        axes.annotate(f"{100 * rate:.1f} %", (100 * high, row), xytext=(6, 0), textcoords="offset points", va="center")
    axes.axvline(100 * even, color=GREY, linestyle="--", linewidth=1)
    axes.set_yticks(list(rows), list(names))
    axes.invert_yaxis()
    axes.margins(x=0.15, y=0.25)
    axes.set_xlim(left=-1)
    axes.set_xlabel(label)
    return svg(figure)


def lengths(bars: Sequence[tuple[int, int]], step: int, label: str) -> str:
    """How many games took how many turns."""
    figure, axes = new_axes(7, 3)
    axes.bar([start for start, _ in bars], [games for _, games in bars], width=0.9 * step, align="edge", color=BLUE)
    axes.set_xlabel(label)
    axes.set_ylabel("games")
    axes.set_xlim(left=0)
    return svg(figure)


def curves(turns: Sequence[int], lines: Sequence[tuple[str, Sequence[float], Sequence[float]]], label: str) -> str:
    """Means by turn with a band of one standard deviation; the lines differ by dash as well as by colour."""
    figure, axes = new_axes(7, 3.6)
    for (name, means, spreads), colour, dash in zip(lines, (BLUE, ORANGE), ("-", "--"), strict=False):
        low = [max(0.0, mean - spread) for mean, spread in zip(means, spreads, strict=True)]
        high = [mean + spread for mean, spread in zip(means, spreads, strict=True)]
        axes.fill_between(turns, low, high, color=colour, alpha=0.18, linewidth=0)
        axes.plot(turns, means, dash, color=colour, linewidth=2, label=name)
    axes.set_xlabel("turns")
    axes.set_ylabel(label)
    axes.set_xlim(left=0)
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False)
    return svg(figure)
