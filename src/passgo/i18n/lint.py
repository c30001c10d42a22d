"""What could be wrong with the catalogues, found before a player finds it."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from babel import Locale
from fluent.syntax import ast, parse

FALLBACK: Final = "en"
# Messages of an edition that name its things; every other message in its file replaces a common one.
EDITION_NAMES: Final = ("edition-", "word-", "level-", "group-", "deck-", "kind-", "space-")
CONTROLS: Final = re.compile("[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]")


@dataclass
class Message:
    """What a message needs, apart from its words."""

    arguments: frozenset[str]
    selects: list[tuple[str, frozenset[str]]]  # what is selected on, and the variants
    references: frozenset[str]
    text: str


@dataclass
class File:
    messages: dict[str, Message] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """The node and everything below it."""
    yield node
    for value in vars(node).values():
        for below in value if isinstance(value, list) else [value]:
            if isinstance(below, ast.BaseNode):
                yield from nodes(below)


def message_of(pattern: ast.Pattern) -> Message:
    found = list(nodes(pattern))
    return Message(
        frozenset(node.id.name for node in found if isinstance(node, ast.VariableReference)),
        [selection_of(node) for node in found if isinstance(node, ast.SelectExpression)],
        frozenset(node.id.name for node in found if isinstance(node, ast.MessageReference)),
        "".join(node.value for node in found if isinstance(node, ast.TextElement)),
    )


def selection_of(node: ast.SelectExpression) -> tuple[str, frozenset[str]]:
    on = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
    return on, frozenset(key_of(variant.key) for variant in node.variants)


def key_of(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def read(path: Path) -> File:
    """Every message of a file, with what cannot be read or stands there twice."""
    found = File()
    if not path.is_file():
        return found
    text = path.read_text(encoding="utf-8")
    for entry in parse(text).body:
        if isinstance(entry, ast.Junk):
            found.faults.append(f"cannot be read: {(entry.content or '').strip().partition(chr(10))[0]!r}")
        elif isinstance(entry, ast.Message) and entry.value is not None:
            if entry.id.name in found.messages:
                found.faults.append(f"{entry.id.name} stands there twice")
            found.messages[entry.id.name] = message_of(entry.value)
    return found


def check(folder: Path | None = None, used: frozenset[str] | None = None) -> list[str]:
    """Every fault, as lines like `de/ui.ftl: act-roll is missing`. `used` are all keys the programs can ask for."""
    root = folder or Path(__file__).parent
    names = sorted(path.name for path in root.iterdir() if (path / "ui.ftl").is_file())
    parts = sorted(path.name for path in (root / FALLBACK).glob("*.ftl"))
    english = {part: read(root / FALLBACK / part) for part in parts}
    faults = [f"{FALLBACK}/{part}: {fault}" for part in parts for fault in english_faults(part, english)]
    faults += twin_faults(english)
    for name in names:
        faults += [f"{name}/{path.name}: no such file in {FALLBACK}" for path in strangers(root / name, parts)]
        for part in parts:
            translated = english[part] if name == FALLBACK else read(root / name / part)
            faults += [f"{name}/{part}: {fault}" for fault in file_faults(name, english[part], translated)]
    if used is not None:
        faults += key_faults(english, used)
    return faults


def strangers(folder: Path, parts: list[str]) -> Iterator[Path]:
    return (path for path in sorted(folder.glob("*.ftl")) if path.name not in parts)


def english_faults(part: str, english: Mapping[str, File]) -> Iterator[str]:
    """An edition may say a common thing in its own words, with the same arguments."""
    if not part.startswith("edition-"):
        return
    common = {
        key: message for name, file in english.items() if name in COMMON for key, message in file.messages.items()
    }
    for key, message in english[part].messages.items():
        if key.startswith(EDITION_NAMES):
            continue
        if key not in common:
            yield f"{key} replaces nothing"
        elif message.arguments != common[key].arguments:
            yield f"{key} takes {shown(message.arguments)}, the common one {shown(common[key].arguments)}"


def twin_faults(english: Mapping[str, File]) -> Iterator[str]:
    """A key of two common files would be said by one of them, whichever was read first."""
    seen: dict[str, str] = {}
    for part, file in english.items():
        for key in () if part.startswith("edition-") else file.messages:
            if key in seen:
                yield f"{FALLBACK}/{part}: {key} stands in {seen[key]} too"
            seen[key] = part


COMMON: Final = frozenset({"ui.ftl", "events.ftl", "refusals.ftl", "cards.ftl"})


def file_faults(language: str, english: File, translated: File) -> Iterator[str]:
    yield from translated.faults
    for key in english.messages.keys() - translated.messages.keys():
        yield f"{key} is missing"
    for key in translated.messages.keys() - english.messages.keys():
        yield f"{key} is unknown"
    categories = plural_categories(language)
    for key, message in translated.messages.items():
        original = english.messages.get(key)
        if original is not None and original.arguments != message.arguments:
            yield f"{key} takes {shown(message.arguments)}, in English {shown(original.arguments)}"
        yield from message_faults(key, message, categories)


def message_faults(key: str, message: Message, categories: frozenset[str]) -> Iterator[str]:
    for on, variants in message.selects:
        words = frozenset(variant for variant in variants if not variant.isdigit())
        if words <= ALL_CATEGORIES and words != categories:
            yield f"{key} selects ${on} by {shown(words)}, the language has {shown(categories)}"
    if message.references:
        yield f"{key} is glued from {shown(message.references)}: write the whole sentence"
    if CONTROLS.search(message.text):
        yield f"{key} holds invisible marks: the runtime isolates what is filled in"


ALL_CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})


def plural_categories(language: str) -> frozenset[str]:
    """The plural categories of whole numbers in this language, by CLDR."""
    return frozenset({Locale.parse(language.replace("-", "_")).plural_form(number) for number in range(1001)})


def key_faults(english: Mapping[str, File], used: frozenset[str]) -> Iterator[str]:
    """Keys nobody asks for, and keys that nobody wrote."""
    there = {key for file in english.values() for key in file.messages}
    for part, file in english.items():
        for key in sorted(file.messages.keys() - used):
            if not (part.startswith("edition-") and key.startswith(EDITION_NAMES)):
                yield f"{FALLBACK}/{part}: {key} is not used"
    for key in sorted(used - there):
        yield f"{FALLBACK}: {key} is asked for and not there"


def shown(names: frozenset[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"
