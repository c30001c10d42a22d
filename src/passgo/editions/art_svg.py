"""Art packs as SVG and CSS. A sound pack holds nothing that could be markup."""

from passgo.editions.art import Art


def colours(art: Art) -> str:
    """The colours of a pack as CSS: `--accent` for the page, `--art-slate` for drawings."""
    named = [*art.theme.items(), *((f"art-{name}", shades) for name, shades in art.palette.items())]
    made = [f"--{name}: light-dark({', '.join(shades)});" for name, shades in named]
    return " ".join([*made, "--art-white: #fff; --art-black: #000; --art-shade: #0005; --art-shine: #fff7;"])


def layers(drawing: list[str]) -> str:
    return "".join(layer(one) for one in drawing)


def layer(written: str) -> str:
    colour, _, path = written.partition(" ")
    name, line, width = colour.partition(":")
    if line:
        ends = 'stroke-linecap="round" stroke-linejoin="round"'
        drawn = f'fill="none" stroke="var(--art-{name})" stroke-width="{width}" {ends}'
    else:
        drawn = f'fill="var(--art-{name})" fill-rule="evenodd"'
    return f'<path {drawn} d="{path}"/>'
