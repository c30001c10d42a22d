"""What an art pack must keep beyond its form: colours that exist, contrasts that people can read, parts that fit."""

from collections.abc import Iterator, Sequence
from typing import Final

from passgo.editions.cells import table
from passgo.editions.faults import Findings
from passgo.editions.loader import Edition
from passgo.editions.shapes import Table, near
from passgo.engine.board import SPACE_KINDS

LIGHT: Final = 0
DARK: Final = 1
SCHEMES: Final = ("light", "dark")
# Colours every pack has; the last two darken and lighten what is below them.
BUILT_IN: Final = {"white": "#ffffff", "black": "#000000", "shade": "", "shine": ""}
TEXT_CONTRAST: Final = 4.5  # WCAG 2 AA, text
SHAPE_CONTRAST: Final = 3.0  # WCAG 2 AA, graphics
# Texts of one colour that stand on another.
READ_ON: Final = (
    ("text", ("page", "card", "tint", "board", "cell", "corner")),
    ("soft", ("page", "card", "board")),
    ("accent", ("page", "card", "board")),
    ("on-accent", ("accent",)),
    ("ink", ("paper",)),
)
# The players' colours, as in ui/src/view/shapes.tsx.
SEATS: Final = ("#b3261e", "#1559b0", "#23732b", "#6a1b9a", "#9a4a06", "#00707c", "#a3155f", "#43545c")
LONGEST_SOUND: Final = 2.0  # seconds


def check_art(art: Table, edition: Edition, found: Findings) -> None:
    check_names(art, edition, found)
    check_layers(art, found)
    check_readable(art, found)
    check_scene(art, found)
    check_marks(art, found)
    check_sounds(art, found)


def luminance(colour: str) -> float:
    """The relative luminance of `#rrggbb` (WCAG 2)."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def shade_of(art: Table, name: str, scheme: int) -> str:
    """A colour of the pack on light or dark pages; empty for what has none of its own."""
    if name in BUILT_IN:
        return BUILT_IN[name]
    shades = table(art, "palette").get(name)
    return str(shades[scheme]) if isinstance(shades, list) else ""


def colour_of(layer: str) -> str:
    return layer.partition(" ")[0].partition(":")[0]


def drawings(art: Table) -> Iterator[tuple[str, Sequence[str]]]:
    """Every drawing with the key it stands under."""
    if "scene" in art:
        yield "scene", rows(art["scene"])
    for part in ("spaces", "tokens", "buildings", "things"):
        for name, drawing in table(art, part).items():
            yield f"{part}.{name}", rows(drawing)
    for i, drawing in enumerate(rows(art.get("faces", []))):
        yield f"faces[{i}]", rows(drawing)
    for name in table(art, "decks"):
        yield f"decks.{name}.mark", rows(table(table(art, "decks"), name)["mark"])


def rows(value: object) -> list[str]:
    return value if isinstance(value, list) else []


def check_names(art: Table, edition: Edition, found: Findings) -> None:
    """Parts belong to things of the edition, and no token of it is left out."""
    known = {
        "spaces": [*SPACE_KINDS, *(space.id for space in edition.board.spaces)],
        "decks": [deck.id for deck in edition.board.decks],
        "groups": [group.id for group in edition.board.groups],
    }
    for part, ids in known.items():
        for name in table(art, part):
            if name not in ids:
                found.add(f"{part}.{name}", f"the edition has no such {part.removesuffix('s')}", near(name, ids))
    if "tokens" in art:
        for token in edition.tokens:
            if token.glyph not in table(art, "tokens"):
                found.add(f"tokens.{token.glyph}", "is missing", "a drawing of each token of the edition")


def check_layers(art: Table, found: Findings) -> None:
    """Layers use colours of the palette; tokens and faces lie on a player's colour and use none of them."""
    known = [*BUILT_IN, *table(art, "palette")]
    for key, layers in drawings(art):
        allowed = list(BUILT_IN) if key.startswith(("tokens", "faces")) else known
        for i, layer in enumerate(layers):
            if colour_of(layer) not in allowed:
                found.add(f"{key}[{i}]", f"no such colour {colour_of(layer)!r}", near(colour_of(layer), allowed))
    used = [(f"dice.{part}", table(art, "dice").get(part)) for part in ("body", "pips")]
    for name in table(art, "decks"):
        deck = table(table(art, "decks"), name)
        used += [(f"decks.{name}.{part}", deck[part]) for part in ("ground", "text")]
    for key, colour in used:
        if colour is not None and not shade_of(art, str(colour), LIGHT):
            found.add(key, f"no such colour {colour!r}", near(str(colour), known))


def check_readable(art: Table, found: Findings) -> None:
    """Texts can be read on every ground, on light and dark pages."""
    theme = table(art, "theme")
    for scheme, word in enumerate(SCHEMES):
        for text, grounds in READ_ON:
            for ground in grounds:
                ratio = contrast(rows(theme[text])[scheme], rows(theme[ground])[scheme])
                too_weak(found, f"theme.{text}", f"on {ground}, {word} page", ratio, TEXT_CONTRAST)
        pairs = [(f"decks.{name}.text", table(table(art, "decks"), name)) for name in table(art, "decks")]
        for key, deck in pairs:
            ratio = of_colours(art, str(deck["text"]), str(deck["ground"]), scheme)
            too_weak(found, key, f"on its ground, {word} page", ratio, TEXT_CONTRAST)
        dice = table(art, "dice")
        if dice:
            ratio = of_colours(art, str(dice["pips"]), str(dice["body"]), scheme)
            too_weak(found, "dice.pips", f"on a die, {word} page", ratio, TEXT_CONTRAST)


def of_colours(art: Table, one: str, other: str, scheme: int) -> float:
    first, second = shade_of(art, one, scheme), shade_of(art, other, scheme)
    return contrast(first, second) if first and second else TEXT_CONTRAST  # an unknown one is reported elsewhere


def too_weak(found: Findings, key: str, where: str, ratio: float, least: float) -> None:
    if ratio < least:
        found.add(key, f"contrast of {ratio:.2f} {where}", f"at least {least}")


def check_scene(art: Table, found: Findings) -> None:
    """Texts of the middle are written over the scene: none of its colours may hide them."""
    theme = table(art, "theme")
    for colour in dict.fromkeys(colour_of(layer) for layer in rows(art.get("scene", []))):
        if colour in ("shade", "shine"):
            found.add("scene", f"{colour} darkens or lightens what lies below", "plain colours of the palette")
        for scheme, word in enumerate(SCHEMES):
            shade = shade_of(art, colour, scheme)
            for text in ("text", "accent"):
                ratio = contrast(rows(theme[text])[scheme], shade) if shade else TEXT_CONTRAST
                too_weak(found, "scene", f"of {text} on {colour}, {word} page", ratio, TEXT_CONTRAST)


def check_marks(art: Table, found: Findings) -> None:
    """A drawing stands out from its ground by at least one of its colours."""
    theme = table(art, "theme")
    for key, layers in drawings(art):
        part, _, name = key.partition(".")
        for scheme, word in enumerate(SCHEMES):
            if part in ("scene", "buildings"):
                continue  # the scene lies behind texts, buildings have an edge of their own
            grounds: tuple[str, ...]
            if part == "tokens" or part.startswith("faces"):
                grounds = SEATS
            elif part == "decks":
                grounds = (
                    shade_of(art, str(table(table(art, "decks"), name.removesuffix(".mark"))["ground"]), scheme),
                )
            else:
                grounds = tuple(rows(theme[ground])[scheme] for ground in ("cell", "corner", "board"))
            shades = [shade for layer in layers if (shade := shade_of(art, colour_of(layer), scheme))]
            for ground in filter(None, grounds):
                best = max((contrast(shade, ground) for shade in shades), default=SHAPE_CONTRAST)
                too_weak(found, key, f"at best on {ground}, {word} page", best, SHAPE_CONTRAST)


def check_sounds(art: Table, found: Findings) -> None:
    for name, notes in table(art, "sounds").items():
        for i, note in enumerate(rows(notes)):
            _, _, start, length, _ = note.split(" ")
            if float(start) + float(length) > LONGEST_SOUND or float(length) == 0:
                found.add(f"sounds.{name}[{i}]", "lasts too long", f"ends within {LONGEST_SOUND} seconds")
