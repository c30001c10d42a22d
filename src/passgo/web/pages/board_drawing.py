"""Drawings of our own for the pages: the board of an edition, and the marks of its groups.

The live table draws the same board in `ui/src/view`; a test checks that colours and letters agree.
"""

from bisect import bisect_right
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from passgo.editions.art import PLAIN, Art
from passgo.engine.board import SPACE_KINDS, Board

STEP: Final = 100  # the width of a space
DEPTH: Final = 162  # its depth, and the side of a corner
BAR: Final = 34  # the depth of the strip in the colour of the group

GROUP_COLOURS: Final = {
    "brown": "#8d5a3b",
    "light-blue": "#8fd0ee",
    "pink": "#de6aa8",
    "orange": "#f0932b",
    "red": "#e0444a",
    "yellow": "#f4d42b",
    "green": "#36a35c",
    "dark-blue": "#3a66c6",
}
PLAIN_COLOUR: Final = "#d6d3cb"  # of groups that are not streets


@dataclass(frozen=True)
class Mark:
    """The mark of a group: a colour and, because colour alone is not enough, a letter or a sign."""

    colour: str
    letter: str  # of streets
    kind: str


@dataclass(frozen=True)
class Box:
    x: int
    y: int
    width: int
    height: int


@dataclass(frozen=True)
class Cell:
    """One space of the drawing."""

    box: Box
    bar: Box | None  # of a street
    kind: str
    mark: Mark | None
    name: str
    corner: bool
    drawing: list[str]  # of the art pack

    @property
    def room(self) -> tuple[float, float]:
        """The middle of the area beside the strip."""
        x, y = self.box.x + self.box.width / 2, self.box.y + self.box.height / 2
        if self.bar is None:
            return x, y
        if self.bar.width == self.box.width:
            return x, y + (BAR / 2 if self.bar.y == self.box.y else -BAR / 2)
        return x + (BAR / 2 if self.bar.x == self.box.x else -BAR / 2), y


@dataclass(frozen=True)
class Drawing:
    size: int
    cells: list[Cell]


def mark_of(board: Board, group: int, art: Art = PLAIN) -> Mark:
    row = board.groups[group]
    kind = SPACE_KINDS[row.kind]
    if kind != "street":
        return Mark(PLAIN_COLOUR, "", kind)
    streets = sum(SPACE_KINDS[other.kind] == "street" for other in board.groups[:group])
    spare = list(GROUP_COLOURS.values())
    colour = art.groups.get(row.id) or GROUP_COLOURS.get(row.id, spare[group % len(spare)])
    return Mark(colour, chr(ord("A") + streets % 26), kind)


def draw(board: Board, names: list[str], art: Art = PLAIN) -> Drawing:
    """Draw the board, starting at the bottom right and going clockwise in every language."""
    cells = []
    for space in board.spaces:
        box = box_of(space.pos, board.size)
        kind = SPACE_KINDS[space.kind]
        side, along = place_of(space.pos, board.size)
        bar = bar_of(box, side) if kind == "street" else None
        mark = mark_of(board, space.group, art) if space.group >= 0 else None
        cells.append(Cell(box, bar, kind, mark, names[space.pos], along == 0, art.drawing_of(space, board)))
    return Drawing(board_size(board.size), cells)


def board_size(spaces: int) -> int:
    return 2 * DEPTH + (-(-spaces // 4) - 1) * STEP


def sides_of(spaces: int) -> list[int]:
    """The number of spaces of each side, with its first corner; the first sides take what does not divide by four."""
    return [spaces // 4 + (side < spaces % 4) for side in range(4)]


def place_of(pos: int, spaces: int) -> tuple[int, int]:
    """The side of a space, and how far it is from the first corner of that side."""
    begins = list(accumulate(sides_of(spaces), initial=0))
    side = bisect_right(begins, pos) - 1
    return side, pos - begins[side]


def box_of(pos: int, spaces: int) -> Box:
    size = board_size(spaces)
    far = size - DEPTH
    side, along = place_of(pos, spaces)
    if along == 0:
        x, y = ((far, far), (0, far), (0, 0), (far, 0))[side]
        return Box(x, y, DEPTH, DEPTH)
    between = sides_of(spaces)[side] - 1  # a side with fewer spaces has wider ones
    before, end = (DEPTH + count * (far - DEPTH) // between for count in (along - 1, along))
    breadth, after = end - before, size - end
    if side in (0, 2):
        return Box(after if side == 0 else before, far if side == 0 else 0, breadth, DEPTH)
    return Box(0 if side == 1 else far, after if side == 1 else before, DEPTH, breadth)


def bar_of(box: Box, side: int) -> Box:
    """The strip on the inner edge."""
    if side == 0:
        return Box(box.x, box.y, box.width, BAR)
    if side == 1:
        return Box(box.x + box.width - BAR, box.y, BAR, box.height)
    if side == 2:
        return Box(box.x, box.y + box.height - BAR, box.width, BAR)
    return Box(box.x, box.y, BAR, box.height)
