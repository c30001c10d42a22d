"""The page `docs/options.md`: every rule option, generated from its declaration and from the shipped editions."""

from passgo.editions.files import names
from passgo.editions.loader import Edition, load
from passgo.editions.options import NUMBERED, VARIANTS
from passgo.editions.wording import allowed_words, value_words
from passgo.engine.rules import OPTIONS, Option

HEAD = """# Rule options

An edition sets these in its `[rules]` table, by name; one game may change them too (`options` of a scenario, `--option
NAME=VALUE` on the command line). What an edition does not set has the default. This page is written by `passgo edition
options`; do not edit it.
"""

OFFICIAL = """## Official variants

Ways of playing that the rulebooks themselves offer, open to every edition. House rules that the rulebooks forbid (a
Free Parking pot, loans, rent immunity) are not offered. The Speed Die needs two white dice.
"""


def options_page() -> str:
    editions = [load(name) for name in names()]
    lines = [HEAD, OFFICIAL, "| variant | options | meaning | rules |", "|---|---|---|---|"]
    for variant in VARIANTS:
        settings = ", ".join(f"`{name} = {value_words(value)}`" for name, value in variant.options.items())
        lines.append(f"| {variant.name} | {settings} | {variant.meaning} | {variant.ids} |")
    lines += [f"| | `{name} = N` | {meaning} | |" for name, meaning in NUMBERED]
    lines += ["", "## All options", "", "| option | values | default | meaning | editions that differ | rules |"]
    lines.append("|---|---|---|---|---|---|")
    lines += [option_line(option, editions) for option in OPTIONS]
    return "\n".join(lines) + "\n"


def option_line(option: Option, editions: list[Edition]) -> str:
    set_by: dict[str, list[str]] = {}
    for edition in editions:
        value = edition.board.rules.in_force()[option.name]
        if value != option.default:
            set_by.setdefault(value_words(value), []).append(edition.id)
    differing = "; ".join(f"{', '.join(ids)}: {value}" for value, ids in set_by.items())
    default = value_words(option.default)
    values = allowed_words(option)
    return f"| `{option.name}` | {values} | {default} | {option.meaning} | {differing} | {option.ids} |"
