"""`passgo edition …`: list, show, compare, check and create editions."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from passgo.editions import Edition, EditionError, load, names
from passgo.editions.art import load_art
from passgo.editions.art_sheet import art_sheet
from passgo.editions.comparison import differences, discard_words, kind_words, token_words
from passgo.editions.files import FILE_NAME, SHIPPED
from passgo.editions.form import ID
from passgo.editions.options import read_setting, variant_options
from passgo.editions.options_page import options_page
from passgo.editions.schema import schema as edition_schema
from passgo.editions.wording import card_words, deed_words, outcome_words, space_words, value_words
from passgo.engine.board import Outcome
from passgo.engine.rules import OPTION_BY_NAME

app = typer.Typer(no_args_is_help=True, help="List, show, compare, check and create editions.")

BAD_INPUT = 2

Settings = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="Change a rule option, e.g. jail.fine=10."),
]
Variants = Annotated[list[str] | None, typer.Option("--variant", help="Play an official variant, e.g. short.")]


def console() -> Console:
    """Console wide enough for a table in a file or a pipe; names are printed as text, not markup."""
    out = Console(highlight=False, markup=False, emoji=False)
    return out if out.is_terminal else Console(highlight=False, markup=False, emoji=False, width=160)


@contextmanager
def faults_reported() -> Iterator[None]:
    """End with one line for each fault and exit code 2 on bad input, never with a traceback."""
    try:
        yield
    except EditionError as error:
        for fault in error.faults:
            typer.echo(str(fault), err=True)
        raise typer.Exit(BAD_INPUT) from None
    except OSError as error:
        typer.echo(f"{error.filename}: {error.strerror}", err=True)
        raise typer.Exit(BAD_INPUT) from None


def load_with(name: str, settings: list[str] | None, variants: list[str] | None) -> Edition:
    options = variant_options(variants, load(name)) if variants else {}
    options.update(read_setting(setting) for setting in settings or [])
    return load(name, options)


@app.command("list")
def list_editions() -> None:
    """List the editions that come with passgo."""
    table = Table("edition", "name", "players", "spaces", "deeds", "decks", "hash", box=box.SIMPLE)
    with faults_reported():
        for name in names():
            edition = load(name)
            board = edition.board
            decks = ", ".join(f"{deck.id} {len(deck.cards)}" for deck in board.decks)
            fewest, most = edition.players
            numbers = [f"{fewest}-{most}", str(board.size), str(len(board.deeds))]
            table.add_row(edition.id, edition.name, *numbers, decks, edition.hash[:12])
    console().print(table)


@app.command()
def check(
    paths: Annotated[list[str], typer.Argument(metavar="PATH...", help="Edition files, folders or names.")],
) -> None:
    """Check edition files and their art packs, and list every fault in them."""
    faults = 0
    for path in paths:
        try:
            edition = load(path)
            art = load_art(path)
        except EditionError as error:
            faults += len(error.faults)
            for fault in error.faults:
                typer.echo(str(fault), err=True)
        else:
            looks = "no art pack" if art is None else f"art pack of {art.packed()} bytes"
            typer.echo(f"{path}: OK, {edition.id} {edition.hash}, {looks}")
    if faults:
        typer.echo(f"{faults} fault{'' if faults == 1 else 's'}", err=True)
        raise typer.Exit(BAD_INPUT)


@app.command()
def show(
    name: Annotated[str, typer.Argument(help="An edition's name or file.")],
    option: Settings = None,
    variant: Variants = None,
) -> None:
    """Show an edition: its board, deeds, decks and the rules in force."""
    with faults_reported():
        edition = load_with(name, option, variant)
    out = console()
    fewest, most = edition.players
    out.print(f"{edition.name} ({edition.id}), {fewest} to {most} players, {edition.token_count} tokens", style="bold")
    out.print(f"currency: {edition.currency or 'unnamed'}; hash {edition.hash}")
    if edition.tokens:
        out.print("to choose from: " + token_words(edition))
    for part, origin in edition.provenance.items():
        out.print(f"{part}: {origin}")
    if edition.words:
        out.print("words: " + ", ".join(f"{word} = {name}" for word, name in edition.words.items()))
    for table in [board_table(edition), deeds_table(edition), *deck_tables(edition), rules_table(edition)]:
        out.print(table)


def board_table(edition: Edition) -> Table:
    table = Table("pos", "id", "name", "kind", "what happens", title="Board", box=box.SIMPLE)
    board = edition.board
    for space in board.spaces:
        words = f"buy for {space.price}" if space.deed >= 0 else space_words(space, board)
        table.add_row(str(space.pos), space.id, space.name, kind_words(space, board), words)
    return table


def deeds_table(edition: Edition) -> Table:
    board = edition.board
    table = Table("group", "deed", "figures", title="Deeds", box=box.SIMPLE)
    for group in board.groups:
        for deed in group.deeds:
            table.add_row(edition.name_of(f"group.{group.id}"), board.deeds[deed].id, deed_words(board.deeds[deed]))
    for key, numbers in [("station rents", board.station_rents), ("utility factors", board.utility_factors)]:
        if numbers:
            table.add_row(key, "", ", ".join(f"{i} owned: {number}" for i, number in enumerate(numbers, 1)))
    return table


def deck_tables(edition: Edition) -> list[Table]:
    board = edition.board
    tables = []
    for deck in board.decks:
        title = f"{edition.name_of(f'deck.{deck.id}')}: {len(deck.cards)} cards, discard {discard_words(deck)}"
        table = Table("card", "effect", "note", title=title, box=box.SIMPLE)
        for card in deck.cards:
            table.add_row(card.id, card_words(card, board), edition.name_of(f"card.{deck.id}.{card.id}"))
        tables.append(table)
    if board.question_table:
        tables.append(outcome_table("Question Block by die", "face", board.question_table))
    if board.question_sounds:
        tables.append(outcome_table("Question Block by sound", "sound", board.question_sounds))
    return tables


def outcome_table(title: str, first: str, outcomes: list[Outcome]) -> Table:
    table = Table(first, "outcome", "weight", title=title, box=box.SIMPLE)
    for i, outcome in enumerate(outcomes, 1):
        table.add_row(str(i), outcome_words(outcome), str(outcome.weight))
    return table


def rules_table(edition: Edition) -> Table:
    table = Table(
        "option", "value", "meaning", "rules", title="Rules in force (* differs from the default)", box=box.SIMPLE
    )
    for name, value in edition.board.rules.in_force().items():
        option = OPTION_BY_NAME[name]
        mark = "" if value == option.default else " *"
        table.add_row(name, value_words(value) + mark, option.meaning, option.ids)
    return table


@app.command()
def diff(
    left: Annotated[str, typer.Argument(metavar="A", help="An edition's name or file.")],
    right: Annotated[str, typer.Argument(metavar="B", help="The edition to compare it with.")],
) -> None:
    """Show what differs between two editions: frame, spaces, decks and rules."""
    with faults_reported():
        one, other = load(left), load(right)
    rows = differences(one, other)
    if not rows:
        typer.echo(f"{left} and {right} play alike: {one.hash}")
        return
    table = Table("part", "what", left, right, box=box.SIMPLE)
    for row in rows:
        table.add_row(row.part, row.thing, row.left, row.right)
    console().print(table)


@app.command()
def new(path: Annotated[Path, typer.Argument(help="The folder or .toml file to write.")]) -> None:
    """Write a small, complete, commented edition to start from. Never overwrites."""
    file = path if path.suffix == ".toml" else path / FILE_NAME
    name = path.stem if path.suffix == ".toml" else path.name
    text = (SHIPPED / "starter.toml").read_text(encoding="utf-8")
    if ID.fits(name):
        text = text.replace('id = "my-edition"', f'id = "{name}"')
    with faults_reported():
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("x", encoding="utf-8") as out:
            out.write(text)
    typer.echo(f"{file} written; next: passgo edition check {file}")


@app.command()
def art(
    name: Annotated[str, typer.Argument(help="An edition's name or file.")],
    out: Annotated[Path, typer.Option("--out", help="The page to write; it is replaced.")] = Path("art.html"),
) -> None:
    """Write a page with everything that an edition's art pack draws, on light and dark ground."""
    with faults_reported():
        pack = load_art(name)
        if pack is None:
            typer.echo(f"{name}: no art pack; docs/art.md says how to make one", err=True)
            raise typer.Exit(BAD_INPUT)
        out.write_text(art_sheet(load(name).name, pack), encoding="utf-8")
    typer.echo(f"{out} written; open it in a browser")


@app.command()
def schema() -> None:
    """Print the JSON Schema of edition files, for editors."""
    typer.echo(json.dumps(edition_schema(), indent=2))


@app.command()
def options() -> None:
    """Print every rule option as a Markdown page (docs/options.md)."""
    typer.echo(options_page(), nl=False)
