"""Catalogue files as their checks see them: every message with its line, what it takes and all it can say."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Final

from fluent.syntax import ast, parse

FALLBACK: Final = "en"
NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")
FILLED: Final = re.compile(r"\{\$[\w-]+\}")


@dataclass(frozen=True)
class Message:
    """What a message needs and what it says."""

    line: int
    arguments: frozenset[str]
    selects: tuple[tuple[str, frozenset[str]], ...]  # what is selected on, and the variants
    references: frozenset[str]
    renditions: tuple[str, ...]  # one for each way through its variants, with `{$name}` for what is filled in

    @property
    def words(self) -> tuple[str, ...]:
        """The renditions without what is filled in."""
        return tuple(FILLED.sub("", text) for text in self.renditions)


@dataclass
class File:
    messages: dict[str, Message] = field(default_factory=dict)
    faults: list[tuple[int, str]] = field(default_factory=list)  # what cannot be read or stands there twice


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """The node and everything below it."""
    yield node
    for value in vars(node).values():
        for below in value if isinstance(value, list) else [value]:
            if isinstance(below, ast.BaseNode):
                yield from nodes(below)


def message_of(pattern: ast.Pattern, line: int) -> Message:
    found = list(nodes(pattern))
    return Message(
        line,
        frozenset(node.id.name for node in found if isinstance(node, ast.VariableReference)),
        tuple(selection_of(node) for node in found if isinstance(node, ast.SelectExpression)),
        frozenset(node.id.name for node in found if isinstance(node, ast.MessageReference)),
        tuple(renditions(pattern)),
    )


def selection_of(node: ast.SelectExpression) -> tuple[str, frozenset[str]]:
    on = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
    return on, frozenset(key_of(variant.key) for variant in node.variants)


def key_of(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def renditions(pattern: ast.Pattern) -> Iterator[str]:
    return map("".join, product(*(pieces(element) for element in pattern.elements)))


def pieces(element: ast.TextElement | ast.Placeable) -> list[str]:
    """All that may stand in this place of a sentence."""
    if isinstance(element, ast.TextElement):
        return [element.value]
    inner = element.expression
    if isinstance(inner, ast.SelectExpression):
        return [text for variant in inner.variants for text in renditions(variant.value)]
    if isinstance(inner, ast.StringLiteral):
        return [str(inner.parse()["value"])]
    return [f"{{${node.id.name}}}" for node in nodes(inner) if isinstance(node, ast.VariableReference)] or [""]


def line_of(text: str, position: int) -> int:
    return text.count("\n", 0, position) + 1


def unreadable(text: str, junk: ast.Junk) -> tuple[int, str]:
    """Where a text stands that cannot be read, which it is, and why."""
    found = NAME.match(junk.content or "")
    why = junk.annotations[0].message if junk.annotations else "no message"
    line = line_of(text, junk.span.start if junk.span else 0)
    return line, f"{found[0] if found else 'a line'} cannot be read: {why}"


def decoded(path: Path) -> tuple[str, list[tuple[int, str]]]:
    """The text of a file, and where it is not UTF-8: then its letters are replaced, so that the rest can be read."""
    data = path.read_bytes()
    try:
        return data.decode("utf-8-sig"), []
    except UnicodeDecodeError as error:
        fault = (data.count(b"\n", 0, error.start) + 1, "is not UTF-8 here")
        return data.decode("utf-8-sig", errors="replace"), [fault]


def read(path: Path) -> File:
    """Every message of a file; a file that is not there has none."""
    if not path.is_file():
        return File()
    text, faults = decoded(path)
    found = read_text(text)
    found.faults[:0] = faults
    return found


def read_text(text: str) -> File:
    found = File()
    for entry in parse(text).body:
        if isinstance(entry, ast.Junk):
            found.faults.append(unreadable(text, entry))
        elif isinstance(entry, ast.Message) and entry.value is not None:
            line = line_of(text, entry.id.span.start if entry.id.span else 0)
            if entry.id.name in found.messages:
                found.faults.append((line, f"{entry.id.name} stands there twice"))
            found.messages[entry.id.name] = message_of(entry.value, line)
    return found


Language = dict[str, File]  # of one language, by the name of the file


def read_language(folder: Path) -> Language:
    return {path.name: read(path) for path in sorted(folder.glob("*.ftl"))}
