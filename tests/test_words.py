"""States, roles and kinds of entries are words with one home: nobody else writes them out."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

import passgo.championship.commands
import passgo.championship.sheets
import passgo.championship.state
import passgo.client
import passgo.fair.kinds
import passgo.tables.commands.commands
import passgo.tables.table_state
from passgo.tables.log.entries import ENTRY_TYPES

PACKAGE = Path(__file__).parents[1] / "src" / "passgo"

STATUS = (passgo.tables.table_state, passgo.championship.state, passgo.championship.sheets)
ROLE = (passgo.tables.commands.commands, passgo.championship.commands)

# The modules that define the words of a field, and the entries' own classes.
HOMES = {
    "client.py": "a program of its own, which imports no table",
    "championship/commands.py": "the roles of a championship",
    "championship/sheets.py": "the fates of a player",
    "championship/state.py": "the statuses of entrants and heats",
    "fair/kinds.py": "the kinds of entries that prove a game",
    "tables/commands/commands.py": "the roles at a table",
    "tables/log/entries.py": "the kinds of all other entries",
    "tables/table_state.py": "the statuses of a table",
}

# The same words with another meaning.
OTHERS = {
    ("lab/cluster.py", "running"): "a client of the cluster's scheduler",
}


def words_of(*modules: ModuleType) -> set[str]:
    """Words among the constants of a module: `LOBBY = "lobby"`."""
    found = {name: value for module in modules for name, value in vars(module).items() if name.isupper()}
    return {value for name, value in found.items() if value == name.lower().replace("_", "-")}


@cache
def families() -> dict[str, frozenset[str]]:
    """By the name of the field that holds one."""
    return {
        "status": frozenset(words_of(*STATUS)),
        "role": frozenset(words_of(*ROLE)),
        "kind": frozenset(ENTRY_TYPES),
    }


def literals(node: ast.AST | None) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return [word for item in node.elts for word in literals(item)]
    return []


def field_of(node: ast.AST) -> str:
    """The last name of what is compared: `status` of `view.table.status`, `status` and `view["status"]`."""
    if isinstance(node, ast.Subscript):
        return next(iter(literals(node.slice)), "")
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def uses(tree: ast.Module) -> Iterator[tuple[int, str, str]]:
    """Every literal that meets a field: compared with it, given as an argument of its name, or its default."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            for left, right in pairwise(sides):
                for one, other in ((left, right), (right, left)):
                    yield from ((node.lineno, field_of(one), word) for word in literals(other))
        elif isinstance(node, ast.keyword) and node.arg is not None:
            yield from ((node.value.lineno, node.arg, word) for word in literals(node.value))
        elif isinstance(node, ast.arguments):
            named = [*node.posonlyargs, *node.args][::-1]
            last = zip(named, node.defaults[::-1], strict=False)
            for argument, default in [*last, *zip(node.kwonlyargs, node.kw_defaults, strict=True)]:
                yield from ((argument.lineno, argument.arg, word) for word in literals(default))
        elif isinstance(node, ast.AnnAssign):
            yield from ((node.lineno, field_of(node.target), word) for word in literals(node.value))


def lists(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Two words or more in a list that all belong to one family. Types must write them out: mypy reads no constants."""
    types = {id(node.slice) for node in ast.walk(tree) if isinstance(node, ast.Subscript)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Tuple | ast.List | ast.Set) and id(node) not in types:
            words = literals(node)
            whole = len(words) == len(node.elts) > 1
            if whole and any(set(words) <= family for family in families().values()):
                yield node.lineno, ", ".join(words)


def repeated(source: str) -> list[tuple[int, str]]:
    tree = ast.parse(source)
    found = [(line, word) for line, field, word in uses(tree) if word in families().get(field, ())]
    return sorted({*found, *lists(tree)})


def test_the_words_are_read_from_their_homes() -> None:
    assert {"new", "lobby", "seeding", "playing", "finished", "abandoned", "no-show", "over"} <= families()["status"]
    assert families()["role"] >= {"seat", "judge", "spectator", "public", "system", "head-judge", "scorer"}
    assert {"created", "acted", "closed"} <= families()["kind"]


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_module_repeats_a_word(path: Path) -> None:
    name = path.relative_to(PACKAGE).as_posix()
    if name in HOMES or "migrations" in name:
        return
    found = [(line, word) for line, word in repeated(path.read_text(encoding="utf-8")) if (name, word) not in OTHERS]
    assert found == []


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ('x = table.state.status == "playing"', ["playing"]),
        ('x = view["table"]["status"] in ("lobby", "seeding")', ["lobby", "lobby, seeding", "seeding"]),
        ('x = entry.kind != "acted"', ["acted"]),
        ('x = "judge" == link.role', ["judge"]),
        ('rows = listing(status="finished")', ["finished"]),
        ('def f(role: str = "spectator"): pass', ["spectator"]),
        ('def f(*, role="public"): pass', ["public"]),
        ('class Link:\n    role: str = "seat"', ["seat"]),
        ('OPEN = ["lobby", "playing"]', ["lobby, playing"]),
        ('x = entrant.status not in ("pending", CONFIRMED)', ["pending"]),
    ],
)
def test_a_repeated_word_is_found(source: str, words: list[str]) -> None:
    assert sorted(word for _, word in repeated(source)) == words


@pytest.mark.parametrize(
    "source",
    ['x = board.kind == "finished"', "x = table.status == LOBBY", 'say("lobby")', 'x: Literal["seat", "judge"]'],
)
def test_other_uses_of_a_word_are_none_of_its_business(source: str) -> None:
    assert repeated(source) == []


def words_in_template(text: str) -> list[tuple[str, str]]:
    """Fields of a family and the words that a template compares them with: it can import nothing."""
    compared = re.findall(r"\.(status|role) *(?:==|!=|in|not in) *(\([^)]*\)|\"[^\"]*\")", text)
    return [(field, word) for field, words in compared for word in re.findall(r"\"([^\"]+)\"", words)]


@pytest.mark.parametrize(
    "path", sorted((PACKAGE / "web" / "templates").rglob("*.html")), ids=lambda path: str(path.relative_to(PACKAGE))
)
def test_a_template_compares_with_words_that_exist(path: Path) -> None:
    compared = words_in_template(path.read_text(encoding="utf-8"))
    assert [(field, word) for field, word in compared if word not in families()[field]] == []


def test_a_word_that_does_not_exist_is_found_in_a_template() -> None:
    text = '{% if heat.status in ("waiting", "roled") %}{% elif desk.role != "jugde" %}{% endif %}'
    assert words_in_template(text) == [("status", "waiting"), ("status", "roled"), ("role", "jugde")]


def test_the_client_and_the_check_of_a_game_use_the_words_of_the_table() -> None:
    """They import no table, so they name the words themselves."""
    assert words_of(passgo.client) <= words_of(passgo.tables.table_state, passgo.tables.commands.commands)
    assert words_of(passgo.fair.kinds) <= set(ENTRY_TYPES)
