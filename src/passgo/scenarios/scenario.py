"""A scenario and the file it stands in: the head is read here, its parts in their own modules."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from passgo.editions import EditionError, load, names
from passgo.editions.faults import one_line
from passgo.editions.files import FILE_NAME
from passgo.editions.options import variant_options
from passgo.engine.board import Board
from passgo.scenarios import expectations, given, steps
from passgo.scenarios.expectations import NOT_AWAITED, Check, read_checks
from passgo.scenarios.reading import MOST_BYTES, Node, ScenarioError, read_documents
from passgo.scenarios.steps import Step, read_steps
from passgo.scenarios.words import Words

HEAD_KEYS: Final = ("name", "rules", "edition", "variants", "options", "players", "opening", "given", "steps", "expect")
NEEDED: Final = ("name", "edition", "players")
MOST_LETTERS: Final = 200
# Players share their mappings with these words, so none of them can be a name.
RESERVED: Final = {
    *given.TABLE_KEYS, *expectations.TABLE_KEYS, *steps.STEP_KEYS, *steps.OFFICIALS, NOT_AWAITED,
}  # fmt: skip


@dataclass(frozen=True)
class Scenario:
    """One document of a file, understood but not yet played."""

    file: str
    line: int
    name: str
    rules: Sequence[str]
    words: Words
    opening: bool
    given: Node
    steps: Sequence[Step]
    expect: Sequence[Check]

    @property
    def board(self) -> Board:
        return self.words.board


def read_scenarios(path: Path, shown_as: str = "") -> tuple[list[Scenario], list[ScenarioError]]:
    """The scenarios of a file, and what is wrong with those documents that are none."""
    file = shown_as or str(path)
    found: list[Scenario] = []
    errors: list[ScenarioError] = []
    seen: dict[str, int] = {}
    try:
        documents = read_documents(read_text(path))
        if not documents:
            raise ScenarioError(1, "no scenario in this file", "a scenario is a mapping with name, edition and players")
    except ScenarioError as error:
        error.file = file
        return [], [error]
    for number, node in enumerate(documents, 1):
        try:
            found.append(read_scenario(file, node, seen))
        except ScenarioError as error:
            error.file = file
            error.document = document_name(node, number)
            errors.append(error)
    return found, errors


def read_text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise ScenarioError(1, f"cannot be read: {error.strerror}", "give a scenario file or a folder") from None
    if len(content) > MOST_BYTES:
        raise ScenarioError(1, "the file is too large", f"at most {MOST_BYTES} bytes are allowed")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise ScenarioError(line, "not UTF-8 text", "save the file as UTF-8") from None


def document_name(node: Node, number: int) -> str:
    name = node.content.get("name") if isinstance(node.content, dict) else None
    known = name is not None and isinstance(name.content, str) and name.content
    return one_line(str(known)) if known else f"document {number}"


def read_scenario(file: str, node: Node, seen: dict[str, int]) -> Scenario:
    fields = node.fields(HEAD_KEYS)
    for key in NEEDED:
        if key not in fields:
            raise node.wrong(f"{key} is missing", f"a scenario needs {', '.join(NEEDED)}")
    nothing = Node(node.line, {})
    board = read_board(fields["edition"], fields.get("variants", Node(node.line, [])), fields.get("options", nothing))
    words = Words(board, read_players(fields["players"], board))
    return Scenario(
        file=file,
        line=node.line,
        name=read_name(fields["name"], seen),
        rules=read_rules(fields["rules"]) if "rules" in fields else [],
        words=words,
        opening="opening" in fields and fields["opening"].one_of("opening", ["rolled"]) == "rolled",
        given=fields.get("given", nothing),
        steps=read_steps(fields["steps"], words) if "steps" in fields else [],
        expect=read_checks(fields["expect"], words) if "expect" in fields else [],
    )


def read_rules(node: Node) -> list[str]:
    """Ids in a list; a single one may stand alone."""
    alone = isinstance(node.content, str) and not node.is_nothing()
    return [item.text("a rule id") for item in ([node] if alone else node.items())]


def read_name(node: Node, seen: dict[str, int]) -> str:
    name = node.text("one line")
    if not name or len(name) > MOST_LETTERS or not name.isprintable():
        raise node.wrong("a name of this form cannot be shown", f"one printable line of 1 to {MOST_LETTERS} characters")
    if name in seen:
        raise node.wrong(f"the name is that of line {seen[name]}", "each scenario of a file has its own")
    seen[name] = node.line
    return name


def read_board(edition: Node, variants: Node, options: Node) -> Board:
    name = edition.text()
    if name not in names() and not is_file_of_edition(name):
        raise edition.unknown("edition", name, names())
    played = tuple(item.text("an official variant") for item in variants.items())
    changed = dict(flat_options("", options))
    try:
        return load_board(name, played, json.dumps(changed))
    except EditionError as error:
        blamed = options if changed else variants if played else edition
        raise blamed.wrong("; ".join(str(fault) for fault in error.faults)) from None


def is_file_of_edition(name: str) -> bool:
    """An edition of one's own, by its folder or file, as seen from where the command is given."""
    if not name or len(name) > MOST_LETTERS:
        return False
    path = Path(name)
    return (path / FILE_NAME).is_file() or (path.suffix == ".toml" and path.is_file())


def flat_options(prefix: str, node: Node) -> Iterator[tuple[str, object]]:
    """Options by their dotted names, also when they are nested as in an edition file."""
    for key, value in node.mapping().items():
        if isinstance(value.content, dict):
            yield from flat_options(f"{prefix}{key}.", value)
        else:
            yield prefix + key, value.value()


@lru_cache(maxsize=100)
def load_board(name: str, variants: tuple[str, ...], options: str) -> Board:
    """Files name the same few editions over and over; a board never changes and is shared."""
    chosen = variant_options(variants, load(name)) if variants else {}
    return load(name, {**chosen, **json.loads(options)}).board


def read_players(node: Node, board: Board) -> list[str]:
    allowed = f"2 to {board.players_max} names"
    players: list[str] = []
    for item in node.items():
        name = item.text("a name")
        if not name or len(name) > 40 or not name.isprintable() or ":" in name or name in RESERVED:
            raise item.wrong(f"no player can be called {name!r}", "1 to 40 letters, no colon, no word of the format")
        if name in players:
            raise item.wrong(f"{name!r} stands twice", allowed)
        players.append(name)
    if not 2 <= len(players) <= board.players_max:
        raise node.wrong(f"{len(players)} players", f"{board.edition} takes {allowed}")
    return players
