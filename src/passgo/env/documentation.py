"""The tables of `docs/environments.md`: what every number of an observation and every choice means."""

from passgo.editions import load, names
from passgo.env.choices import Choices, Part
from passgo.env.seeing import Seeing
from passgo.env.table_env import TURNS

EDITION = "classic"
SEATS = 4
BEGIN = "<!-- written by `python -m passgo.env.documentation docs/environments.md` -->"
END = "<!-- end -->"


def tables() -> str:
    board = load(EDITION).board
    choices, seeing = Choices(board, SEATS), Seeing(board, SEATS, TURNS)
    lines = [f"### What a seat sees: `{EDITION}`, {SEATS} seats, {seeing.size} numbers", ""]
    lines += part_table(seeing.parts)
    lines += ["", f"### What it may choose: `{EDITION}`, {SEATS} seats, {choices.size} numbers", ""]
    lines += part_table(choices.parts)
    lines += [
        "",
        "### Sizes",
        "",
        "| edition | most seats | numbers seen, 4 seats | choices, 4 seats | a unit of cash |",
    ]
    lines.append("|---|---|---|---|---|")
    lines += [size_line(name) for name in names()]
    return "\n".join(lines)


def part_table(parts: list[Part]) -> list[str]:
    return ["| numbers | name | meaning |", "|---|---|---|", *(part_line(part) for part in parts)]


def part_line(part: Part) -> str:
    last = part.first + part.count - 1
    numbers = f"{part.first}" if part.count == 1 else f"{part.first} – {last}"
    return f"| {numbers} | `{part.name}` | {part.meaning} |"


def size_line(name: str) -> str:
    board = load(name).board
    choices, seeing = Choices(board, SEATS), Seeing(board, SEATS, TURNS)
    return f"| {name} | {board.players_max} | {seeing.size} | {choices.size} | {choices.unit} |"


def filled(page: str) -> str:
    """The page with its tables written again."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{tables()}\n\n{END}{after}"


def main() -> None:
    """Write the tables into the page given on the command line."""
    import sys
    from pathlib import Path

    path = Path(sys.argv[1])
    path.write_text(filled(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
