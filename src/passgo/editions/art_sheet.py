"""A page with everything an art pack draws, on light and on dark ground, for its maker to look at."""

from html import escape

from passgo.editions.art import Art, DeckArt
from passgo.editions.art_checks import SEATS
from passgo.editions.art_svg import colours, layers

CORNERS = ("go", "jail", "parking", "go-to-jail")
DISC = "M18 1.5a16.5 16.5 0 1 0 .01 0z"
STYLE = """
body { margin: 0; font: 13px/1.3 sans-serif; } section { padding: 16px; background: var(--page); color: var(--text); }
.dark { color-scheme: dark; } .light { color-scheme: light; } h2 { margin: 12px 0 4px; font-size: 15px; }
.row { display: flex; flex-wrap: wrap; gap: 10px; } figure { margin: 0; text-align: center; width: 108px; }
figure svg { width: 96px; height: 96px; display: block; margin: 0 auto 2px; border-radius: 6px; }
.cell { background: var(--cell); } .corner { background: var(--corner); } .board { background: var(--board); }
.small svg { width: 26px; height: 26px; } svg.scene { width: 420px; height: 420px; background: var(--board); }
"""


def art_sheet(title: str, art: Art) -> str:
    """The page. Nothing of a sound pack can be markup; names are escaped all the same."""
    inside = "".join(
        f'<section class="{scheme}"><h1>{escape(title)}, {scheme}</h1>{shown(art)}</section>'
        for scheme in ("light", "dark")
    )
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>:root {{ {colours(art)} }}{STYLE}</style>'
    return f"<!doctype html><html><head>{head}</head><body>{inside}</body></html>"


def figure(name: str, drawing: list[str], ground: str) -> str:
    return f'<figure><svg class="{ground}" viewBox="0 0 48 48">{layers(drawing)}</svg>{escape(name)}</figure>'


def piece(name: str, drawing: list[str], base: str, seat: int) -> str:
    outline = f'<path d="{base}" fill="{SEATS[seat % len(SEATS)]}" stroke="#fff" stroke-width="2"/>'
    drawn = f'{outline}<g transform="translate(6 6) scale(.5)">{layers(drawing)}</g>'
    big, small = (
        f'<svg class="cell" viewBox="0 0 36 36"{size}>{drawn}</svg>' for size in ("", ' style="width:26px;height:26px"')
    )
    return f"<figure>{big}{small}{escape(name)}</figure>"


def back(name: str, deck: DeckArt) -> str:
    ground = f'<rect width="48" height="48" rx="4" fill="var(--art-{deck.ground})"/>'
    return f'<figure><svg viewBox="0 0 48 48">{ground}{layers(deck.mark)}</svg>{escape(name)}</figure>'


def shown(art: Art) -> str:
    """All parts of a pack, under headings."""
    base = art.base or DISC
    tokens = [piece(name, one, base, i) for i, (name, one) in enumerate(art.tokens.items())]
    faces = [piece(f"face {i + 1}", one, DISC, i) for i, one in enumerate(art.faces)]
    parts = {
        "Spaces": [figure(name, one, "corner" if name in CORNERS else "cell") for name, one in art.spaces.items()],
        "Decks": [back(name, deck) for name, deck in art.decks.items()],
        "Tokens and faces": [*tokens, *faces],
        "Buildings": [figure(name, one, "board") for name, one in art.buildings.items()],
        "Things": [figure(name, one, "board") for name, one in art.things.items()],
    }
    scene = f'<svg class="scene" viewBox="0 0 120 120">{layers(art.scene)}</svg>'
    rows = [f'<h2>{title}</h2><div class="row">{"".join(figures)}</div>' for title, figures in parts.items()]
    return "".join([scene, *rows])
