"""Catalogue files as their checks see them: every message with its line, its arguments and all it can say."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path
from typing import Final

from fluent.syntax import ast, parse

from passgo.i18n.words import MESSAGE, WORDS_PART, asked, completed, defined, merged

FALLBACK: Final = "en"
NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")
FILLED: Final = re.compile(r"\{\$[\w-]+\}")


@dataclass(frozen=True)
class Message:
    """A message: what it needs and what it says."""

    line: int
    arguments: frozenset[str]
    selects: tuple[tuple[str, frozenset[str]], ...]  # what is selected on, and the variants
    references: frozenset[str]
    renditions: tuple[str, ...]  # one text for each way through its variants, with `{$name}` for what is filled in
    written: str = ""  # as written in the file, before its words are filled in
    note: str = ""  # for translators
    forms: frozenset[str] = frozenset()  # attributes: forms of a name, such as `to`
    asked_forms: frozenset[str] = frozenset()  # forms of what is filled in, such as `to` in FORM($space, "to")
    functions: frozenset[str] = frozenset()

    @property
    def words(self) -> tuple[str, ...]:
        """The renditions without what is filled in."""
        return tuple(FILLED.sub("", text) for text in self.renditions)

    @property
    def asks(self) -> frozenset[str]:
        """Words that the message asks for."""
        return asked(self.written)


@dataclass
class File:
    messages: dict[str, Message] = field(default_factory=dict)
    faults: list[tuple[int, str]] = field(default_factory=list)  # lines that cannot be read, and keys that occur twice


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """The node and everything below it."""
    yield node
    for value in vars(node).values():
        for below in value if isinstance(value, list) else [value]:
            if isinstance(below, ast.BaseNode):
                yield from nodes(below)


def message_of(entry: ast.Message, pattern: ast.Pattern, line: int, written: str) -> Message:
    found = list(nodes(pattern))
    calls = [node for node in found if isinstance(node, ast.FunctionReference)]
    literals = [node for call in calls for node in nodes(call.arguments) if isinstance(node, ast.StringLiteral)]
    return Message(
        line,
        frozenset(node.id.name for node in found if isinstance(node, ast.VariableReference)),
        tuple(selection_of(node) for node in found if isinstance(node, ast.SelectExpression)),
        frozenset(node.id.name for node in found if isinstance(node, ast.MessageReference)),
        tuple(renditions(pattern)),
        written,
        (entry.comment.content or "") if entry.comment else "",
        frozenset(attribute.id.name for attribute in entry.attributes),
        frozenset(node.value for node in literals),
        frozenset(call.id.name for call in calls),
    )


def selection_of(node: ast.SelectExpression) -> tuple[str, frozenset[str]]:
    on = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
    return on, frozenset(key_of(variant.key) for variant in node.variants)


def key_of(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def renditions(pattern: ast.Pattern) -> Iterator[str]:
    return map("".join, product(*(pieces(element) for element in pattern.elements)))


def pieces(element: ast.TextElement | ast.Placeable) -> list[str]:
    """All texts that can appear in this place of a sentence."""
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
    """Line of a text that cannot be read, with its key and the reason."""
    found = NAME.match(junk.content or "")
    why = junk.annotations[0].message if junk.annotations else "no message"
    line = line_of(text, junk.span.start if junk.span else 0)
    return line, f"{found[0] if found else 'a line'} cannot be read: {why}"


def decoded(path: Path) -> tuple[str, list[tuple[int, str]]]:
    """Text of a file, and where it is not UTF-8: bad letters are replaced, so that the rest can be read."""
    data = path.read_bytes()
    try:
        return data.decode("utf-8-sig"), []
    except UnicodeDecodeError as error:
        fault = (data.count(b"\n", 0, error.start) + 1, "is not UTF-8 here")
        return data.decode("utf-8-sig", errors="replace"), [fault]


def read(path: Path, words: Mapping[str, str] | None = None) -> File:
    """Every message of a file, with its words; none if the file does not exist."""
    if not path.is_file():
        return File()
    text, faults = decoded(path)
    found = read_text(text, words)
    found.faults[:0] = faults
    return found


def read_text(text: str, words: Mapping[str, str] | None = None) -> File:
    found = File()
    whole = completed(text, {**(words or {}), **defined(text)})
    written = {message[1]: message[0] for message in MESSAGE.finditer(text)}
    for entry in parse(whole).body:
        if isinstance(entry, ast.Junk):
            found.faults.append(unreadable(whole, entry))
        elif isinstance(entry, ast.Message) and entry.value is not None:
            key, line = entry.id.name, line_of(whole, entry.id.span.start if entry.id.span else 0)
            if key in found.messages:
                found.faults.append((line, f"{key} appears twice"))
            found.messages[key] = message_of(entry, entry.value, line, written.get(key, ""))
    return found


def base_of(name: str, root: Path) -> str:
    """The language that a region such as `pt-BR` changes; empty for a language of its own."""
    base, dash, _ = name.partition("-")
    return base if dash and any((root / base).glob("*.ftl")) else ""


Language = dict[str, File]  # of one language, by the name of the file


def read_language(folder: Path) -> Language:
    words = defined(decoded(path)[0]) if (path := folder / f"{WORDS_PART}.ftl").is_file() else {}
    return {path.name: read(path, words) for path in sorted(folder.glob("*.ftl"))}


def read_region(root: Path, name: str) -> Language:
    """A region's language with the region's own messages in it; each message has the line of the file it is in."""
    base, own = read_language(root / base_of(name, root)), read_language(root / name)
    texts = {
        part: merged(written_in(root / base_of(name, root) / part), written_in(root / name / part)) for part in base
    }
    words = defined(texts.get(f"{WORDS_PART}.ftl", ""))
    found = {part: read_text(text, words) for part, text in texts.items()}
    for part, file in found.items():
        lines = {**base[part].messages, **(own[part].messages if part in own else {})}
        file.messages = {key: replace(one, line=lines[key].line) for key, one in file.messages.items() if key in lines}
    return found


def written_in(path: Path) -> str:
    """Text of a file; empty if there is none."""
    return decoded(path)[0] if path.is_file() else ""
