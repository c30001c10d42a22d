"""Letters on paper: which can be printed, in which order, and how large they can be to fit a box."""

import unicodedata
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from fpdf.bidi import BidiParagraph
from fpdf.enums import TextDirection

ISOLATE: Final = "\u2068"  # first strong isolate: the text inside finds its own direction
LEFT_TO_RIGHT: Final = "\u2066"
ISOLATED: Final = "\u2069"
MARKS: Final = (ISOLATE, LEFT_TO_RIGHT, ISOLATED)
NO_BREAK: Final = ("\u00a0", "\u202f")  # hold a sum or a per cent together
NO_GLYPH: Final = "·"
CUT: Final = "…"
STEP: Final = 0.5  # points by which letters shrink
LEADING: Final = 1.22  # from one line to the next, in letter sizes


def isolated(text: str) -> str:
    """A name or another text by people, isolated so that it does not change the order of the text around it."""
    bare = "".join(letter for letter in text if letter not in MARKS)
    return f"{ISOLATE}{bare}{ISOLATED}" if bare else ""


def left_to_right(number: str) -> str:
    """A telephone number, which is dialled from its left, whatever the language around it."""
    return f"{LEFT_TO_RIGHT}{isolated(number)}{ISOLATED}" if number else ""


def printable(text: str, glyphs: Collection[int]) -> str:
    """The text as the font can show it: no invisible signs or unknown pictures, a dot for each missing letter."""
    kept: list[str] = []
    for letter in unicodedata.normalize("NFC", text):
        if letter in MARKS:
            kept.append(letter)
        elif letter in NO_BREAK:
            kept.append(NO_BREAK[0])
        elif letter.isspace() or unicodedata.category(letter) == "Cc":
            kept.append(" ")
        elif invisible(letter):
            continue
        elif ord(letter) in glyphs:
            kept.append(letter)
        elif unicodedata.category(letter)[0] not in "MS" and kept[-1:] != [NO_GLYPH]:
            kept.append(NO_GLYPH)  # one for a whole run
    return " ".join(filter(None, "".join(kept).split(" ")))


def invisible(letter: str) -> bool:
    """Whether a sign is a joiner, a direction mark or a variant selector: overrides could turn a whole line round."""
    return unicodedata.category(letter) == "Cf" or "\ufe00" <= letter <= "\ufe0f"


@dataclass(frozen=True)
class Run:
    """Letters of one direction, in reading order."""

    text: str
    rtl: bool

    @property
    def plain(self) -> bool:
        """Whether each letter is its own glyph; other runs must be shaped."""
        return not self.rtl and not any(unicodedata.combining(letter) for letter in self.text)


@dataclass(frozen=True)
class Letter:
    letter: str
    level: int  # of embedding: even from left to right, odd from right to left


def paragraph(text: str, rtl: bool) -> list[Letter]:
    if not rtl and not any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text):
        return [Letter(letter, 0) for letter in text if letter not in MARKS]
    base = TextDirection.RTL if rtl else TextDirection.LTR
    resolved = BidiParagraph(text=text, base_direction=base).get_characters_with_embedding_level()
    return [Letter(one.character, one.embedding_level) for one in resolved if one.character not in MARKS]


def visual(line: Sequence[Letter]) -> tuple[Run, ...]:
    """The runs of a line from left to right (rule L2 of the bidirectional algorithm)."""
    runs: list[tuple[int, str]] = []
    for one in line:
        if runs and runs[-1][0] == one.level:
            runs[-1] = (one.level, runs[-1][1] + one.letter)
        else:
            runs.append((one.level, one.letter))
    for level in range(max((level for level, _ in runs), default=0), 0, -1):
        i = 0
        while i < len(runs):
            j = i
            while j < len(runs) and runs[j][0] >= level:
                j += 1
            runs[i:j] = runs[i:j][::-1]
            i = j + 1
    return tuple(Run(text, level % 2 == 1) for level, text in runs)


@dataclass(frozen=True)
class Fitted:
    """A text broken into lines, at a size that fits."""

    lines: tuple[tuple[Run, ...], ...]
    size: float


Measure = Callable[[Run], float]  # the width at a size of one point


@dataclass(frozen=True)
class Room:
    """Room for a text: width and height in points, and the letter sizes to try."""

    width: float
    height: float
    size: float
    least: float
    lines: int
    split: bool = False  # whether words can be broken: names, but not the sheet's own texts


def fit(letters: Sequence[Letter], room: Room, measure: Measure) -> Fitted:
    """The text at the largest size that fits; words are broken before letters get very small, and the text is cut at
    last."""
    for size in sizes(room):
        small = room.split and size <= (room.size + room.least) / 2
        broken = wrapped(letters, room.width / size, measure, small)
        if broken is not None and len(broken) <= lines_at(room, size):
            return Fitted(tuple(visual(line) for line in broken), size)
    return Fitted(cut(letters, room, measure), room.least)


def sizes(room: Room) -> Iterator[float]:
    size = min(room.size, room.height)
    while size > room.least:
        yield size
        size -= STEP
    yield room.least


def lines_at(room: Room, size: float) -> int:
    return max(1, min(room.lines, int((room.height / size - 1) / LEADING + 1)))


def long(line: Sequence[Letter], measure: Measure) -> float:
    return sum(measure(run) for run in visual(line))


def words(letters: Sequence[Letter]) -> list[list[Letter]]:
    found: list[list[Letter]] = [[]]
    for one in letters:
        if one.letter == " ":
            found.append([])
        else:
            found[-1].append(one)
    return [word for word in found if word]


def wrapped(letters: Sequence[Letter], width: float, measure: Measure, split: bool) -> list[list[Letter]] | None:
    """Lines broken between words, and inside a word wider than a line; None if that is not allowed."""
    if long(letters, measure) <= width:
        return [list(letters)]
    lines: list[list[Letter]] = []
    for word in words(letters):
        if long(word, measure) > width and not split:
            return None
        longer = [*lines[-1], space_between(lines[-1], word), *word] if lines else word
        if lines and long(longer, measure) <= width:
            lines[-1] = longer
        else:
            lines += pieces(word, width, measure)
    return lines


def pieces(word: Sequence[Letter], width: float, measure: Measure) -> list[list[Letter]]:
    found: list[list[Letter]] = [[]]
    for one in word:
        if found[-1] and long([*found[-1], one], measure) > width:
            found.append([])
        found[-1].append(one)
    return found


def space_between(line: Sequence[Letter], word: Sequence[Letter]) -> Letter:
    return Letter(" ", min(line[-1].level, word[0].level))


def cut(letters: Sequence[Letter], room: Room, measure: Measure) -> tuple[tuple[Run, ...], ...]:
    """The text at the smallest size, filled to the last letter; a mark shows that the rest is left out."""
    lines: list[list[Letter]] = [[]]
    width = room.width / room.least
    for i, one in enumerate(letters):
        last = len(lines) == lines_at(room, room.least)
        end = [Letter(CUT, one.level)] if last and i + 1 < len(letters) else []
        if long([*lines[-1], one, *end], measure) <= width:
            lines[-1].append(one)
        elif last:
            lines[-1].append(Letter(CUT, one.level))
            break
        else:
            lines.append([] if one.letter == " " else [one])
    return tuple(visual(line) for line in lines)
