"""Art packs: how an edition looks and sounds, as data beside its file. No markup can be written in one.

A drawing is a list of layers, `"colour path"` from the back to the front, in a box of 48 by 48. A colour is a name of
the pack's palette, which holds one shade for light pages and one for dark ones. `colour:2 path` draws the path as a
line of that width. docs/art.md is the guide.
"""

import gzip
import re
import tomllib
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct, field

from passgo.editions.art_checks import check_art
from passgo.editions.art_form import ART_FORM
from passgo.editions.faults import EditionError, Findings
from passgo.editions.files import FILE_NAME, SHIPPED, laid_over, locate, names, parent, read
from passgo.editions.loader import Edition, load
from passgo.editions.shapes import Table, shown
from passgo.engine.board import SPACE_KINDS, Board, Space

ART_NAME: Final = "art.toml"
MOST_PACKED: Final = 12_000  # bytes of a pack, compressed as it is sent
MOST_PARENTS: Final = 5


class DeckArt(Struct, frozen=True):
    """The back of a deck's cards: colours of the palette, and a drawing."""

    ground: str
    text: str
    mark: list[str]


class DiceArt(Struct, frozen=True):
    """How a die looks."""

    body: str
    pips: str
    corners: int


class Art(Struct, frozen=True):
    """A sound art pack as browsers get it. What it leaves out is empty, and drawn plainly."""

    lettering: str = "plain"
    palette: dict[str, tuple[str, str]] = field(default_factory=dict)  # light page, dark page
    theme: dict[str, tuple[str, str]] = field(default_factory=dict)
    groups: dict[str, str] = field(default_factory=dict)
    dice: DiceArt | None = None
    scene: list[str] = field(default_factory=list)
    spaces: dict[str, list[str]] = field(default_factory=dict)  # by id or kind
    decks: dict[str, DeckArt] = field(default_factory=dict)
    base: str = ""  # the outline of a token
    tokens: dict[str, list[str]] = field(default_factory=dict)  # by glyph
    faces: list[list[str]] = field(default_factory=list)  # of bots, by seat
    buildings: dict[str, list[str]] = field(default_factory=dict)
    things: dict[str, list[str]] = field(default_factory=dict)
    sounds: dict[str, list[str]] = field(default_factory=dict)
    signs: dict[str, str] = field(default_factory=dict)  # for the terminal

    def drawing_of(self, space: Space, board: Board) -> list[str]:
        """The drawing of a space: its own, that of its deck, or that of its kind; none of a street."""
        twin = re.sub(r"-\d+$", "", space.id)
        deck = self.decks.get(board.decks[space.deck].id) if space.deck >= 0 else None
        kind = self.spaces.get(SPACE_KINDS[space.kind], [])
        return self.spaces.get(space.id) or self.spaces.get(twin) or (deck.mark if deck else kind)

    def packed(self) -> int:
        """How many bytes it is on its way."""
        return len(gzip.compress(msgspec.json.encode(self), 6))


PLAIN: Final = msgspec.convert(tomllib.loads((SHIPPED / "plain_art.toml").read_text(encoding="utf-8")), Art)


def art_file(edition_file: Path) -> Path:
    """Where an edition's pack lies: `art.toml` beside `edition.toml`, `NAME.art.toml` beside `NAME.toml`."""
    if edition_file.name == FILE_NAME:
        return edition_file.with_name(ART_NAME)
    return edition_file.with_name(f"{edition_file.stem}.{ART_NAME}")


def load_art(name_or_path: str | Path) -> Art | None:
    """The pack of an edition, or of the one it inherits from; None where there is none.

    Raises EditionError with every fault.
    """
    path = locate(name_or_path)
    for _ in range(MOST_PARENTS):
        file = art_file(path)
        if file.is_file():
            return read_art(file, load(path))
        above = (read(path, Findings(str(path))) or {}).get("inherits")
        found = parent(path, above, (), Findings(str(path))) if above is not None else None
        if found is None:
            return None
        path = found
    return None


def read_art(file: Path, edition: Edition) -> Art:
    """A pack for this edition; one that `inherits` gives only what differs."""
    origins: dict[str, str] = {}
    found = Findings(str(file), origins)
    data = merged(file, found, origins)
    found.raise_if_any()
    clean = ART_FORM.read(data, "", found)
    found.raise_if_any()
    assert isinstance(clean, dict)
    check_art(clean, edition, found)
    found.raise_if_any()
    art = msgspec.convert({part: value for part, value in clean.items() if part != "inherits"}, Art)
    if art.packed() > MOST_PACKED:
        found.add("", f"the pack has {art.packed()} bytes when compressed", f"at most {MOST_PACKED}")
    found.raise_if_any()
    return art


def merged(file: Path, found: Findings, origins: dict[str, str], depth: int = 0) -> Table:
    """A pack laid over the shipped one that it inherits from, table by table; `origins` says which file gave what."""
    own = read(file, found) or {}
    above = own.get("inherits")
    shipped = [name for name in names() if (SHIPPED / name / ART_NAME).is_file()]
    whole: Table = {}
    if above is not None and (above not in shipped or depth >= MOST_PARENTS):
        found.add("inherits", f"no such pack {shown(above)}", "one of " + ", ".join(shipped))
    elif above is not None:
        whole = merged(SHIPPED / str(above) / ART_NAME, found, origins, depth + 1)
    for part, value in own.items():
        before = whole.get(part)
        if isinstance(before, dict) and isinstance(value, dict):
            whole[part] = laid_over(before, value, part, origins, str(file))
        else:
            whole[part] = value
            origins[part] = str(file)
    return whole


def art_of(name: str) -> Art:
    """The pack of a shipped edition for a browser; the plain one if it has none, or one with faults."""
    try:
        return load_art(name) or PLAIN
    except EditionError:
        return PLAIN
