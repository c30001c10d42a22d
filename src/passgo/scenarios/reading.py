"""YAML with line numbers: documents become nodes that know where they stand and say what is wrong with them."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import yaml

from passgo.editions.faults import one_line
from passgo.editions.shapes import near

MOST_BYTES: Final = 1_000_000
MOST_DOCUMENTS: Final = 2_000
MOST_DEPTH: Final = 20
MOST_NUMBER: Final = 1_000_000_000

NUMBER: Final = re.compile(r"[-+]?[0-9][0-9_]*")  # YAML 1.1 writes 150_000 too
TRUTHS: Final = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}  # YAML 1.1
NOTHING: Final = ("", "~", "null", "Null", "NULL")

# The C parser is fifteen times faster; its events, unlike its nodes, are safe however deep a hostile file nests.
LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

Content: TypeAlias = "str | list[Node] | dict[str, Node]"


class ScenarioError(ValueError):
    """A file that cannot be used: where, which document of it, what is wrong and what would be right."""

    def __init__(self, line: int, problem: str, allowed: str = "") -> None:
        super().__init__(problem)
        self.file = ""
        self.document = ""
        self.line = line
        self.problem = one_line(problem)
        self.allowed = allowed

    def __str__(self) -> str:
        parts = [f"{self.file}:{self.line}", self.document, self.problem]
        said = ": ".join(part for part in parts if part)
        return f"{said}; {self.allowed}" if self.allowed else said


@dataclass(frozen=True, slots=True)
class Node:
    """A value of a document. Its line is that of its key, where it has one."""

    line: int
    content: Content
    quoted: bool = False

    def wrong(self, problem: str, allowed: str = "") -> ScenarioError:
        return ScenarioError(self.line, problem, allowed)

    def unknown(self, what: str, word: str, words: Sequence[str]) -> ScenarioError:
        return self.wrong(f"unknown {what} {word!r}", near(word, words))

    def wrong_type(self, allowed: str) -> ScenarioError:
        found = "a mapping" if isinstance(self.content, dict) else "a list"
        shown = repr(one_line(self.content)) if isinstance(self.content, str) else found
        return self.wrong(f"{shown} cannot stand here", f"{allowed} is needed")

    def text(self, allowed: str = "one word or line") -> str:
        """What was written, whatever YAML would make of it: `on`, `yes` and `1` are good names."""
        if not isinstance(self.content, str):
            raise self.wrong_type(allowed)
        return self.content.strip()

    def is_number(self) -> bool:
        return isinstance(self.content, str) and not self.quoted and NUMBER.fullmatch(self.content) is not None

    def whole(self, low: int, high: int) -> int:
        allowed = f"a whole number from {low} to {high}"
        text = self.text(allowed)
        if not NUMBER.fullmatch(text) or len(text) > 15 or not low <= int(text.replace("_", "")) <= high:
            raise self.wrong_type(allowed)
        return int(text.replace("_", ""))

    def amount(self) -> int:
        return self.whole(0, MOST_NUMBER)

    def truth(self) -> bool:
        value = TRUTHS.get(self.text("true or false").lower())
        if value is None or self.quoted:
            raise self.wrong_type("true or false")
        return value

    def one_of(self, what: str, words: Sequence[str]) -> str:
        word = self.text()
        if word not in words:
            raise self.unknown(what, word, words)
        return word

    def items(self, most: int = 1_000) -> "list[Node]":
        """A list; a key with nothing behind it is an empty one."""
        if self.is_nothing():
            return []
        if not isinstance(self.content, list):
            raise self.wrong_type("a list")
        if len(self.content) > most:
            raise self.wrong(f"a list of {len(self.content)}", f"at most {most} entries are allowed")
        return self.content

    def fields(self, known: Sequence[str]) -> "dict[str, Node]":
        """A mapping whose keys are among those known."""
        fields = self.mapping()
        for key, value in fields.items():
            if key not in known:
                raise value.unknown("key", key, known)
        return fields

    def mapping(self) -> "dict[str, Node]":
        if self.is_nothing():
            return {}
        if not isinstance(self.content, dict):
            raise self.wrong_type("a mapping")
        return self.content

    def is_nothing(self) -> bool:
        return isinstance(self.content, str) and not self.quoted and self.content in NOTHING

    def value(self) -> object:
        """As plain data, for what another part of passgo checks."""
        if isinstance(self.content, dict):
            return {key: node.value() for key, node in self.content.items()}
        if isinstance(self.content, list):
            return [node.value() for node in self.content]
        if self.is_number():
            return self.whole(-MOST_NUMBER, MOST_NUMBER)
        return self.content if self.quoted else TRUTHS.get(self.content.lower(), self.content)


def node_of(value: object, line: int = 0) -> Node:
    """Plain data as nodes, for positions that come from elsewhere than a scenario file."""
    if isinstance(value, dict):
        return Node(line, {str(key): node_of(entry, line) for key, entry in value.items()})
    if isinstance(value, list | tuple):
        return Node(line, [node_of(entry, line) for entry in value])
    if isinstance(value, bool):
        return Node(line, "true" if value else "false")
    return Node(line, str(value), quoted=isinstance(value, str))


def read_documents(text: str) -> list[Node]:
    """Every document of a YAML text that holds something."""
    found: list[Node] = []
    try:
        for node in documents(yaml.parse(text, Loader=LOADER)):
            if not node.is_nothing():
                found.append(node)
            if len(found) > MOST_DOCUMENTS:
                raise ScenarioError(node.line, "too many documents", f"at most {MOST_DOCUMENTS} in a file are allowed")
    except yaml.MarkedYAMLError as error:
        raise ScenarioError(line_of(error), f"broken YAML: {reason(error)}", "quote text that holds ': '") from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise ScenarioError(line, f"broken YAML: {error.reason}", "only printable characters are allowed") from None
    return found


def line_of(error: yaml.MarkedYAMLError) -> int:
    return line_at(error.problem_mark or error.context_mark)


def line_at(mark: object) -> int:
    """The line of a mark, which is of one type from the C parser, of another from Python's, and may be missing."""
    line: int = getattr(mark, "line", 0)
    return line + 1


def reason(error: yaml.MarkedYAMLError) -> str:
    return ", ".join(part for part in (error.context, error.problem) if part)


def documents(events: Iterator[yaml.Event]) -> Iterator[Node]:
    for event in events:
        if isinstance(event, yaml.DocumentStartEvent):
            yield Composer(events).node(next(events), 0)


class Composer:
    """Makes the nodes of one document from the parser's events."""

    def __init__(self, events: Iterator[yaml.Event]) -> None:
        self.events = events
        self.anchors: dict[str, Node] = {}

    def node(self, event: yaml.Event, depth: int, line: int = 0) -> Node:
        """The node that begins with this event; its line is given if it has a key."""
        line = line or line_at(event.start_mark)
        if depth > MOST_DEPTH:
            raise ScenarioError(line, "nested too deeply", f"at most {MOST_DEPTH} levels are allowed")
        if isinstance(event, yaml.AliasEvent):
            if event.anchor not in self.anchors:
                raise ScenarioError(line, f"unknown alias {event.anchor!r}", "name an anchor that is complete above")
            return Node(line, self.anchors[event.anchor].content, self.anchors[event.anchor].quoted)
        node = self.collection(event, depth, line)
        anchor = getattr(event, "anchor", None)
        if anchor is not None:
            self.anchors[anchor] = node
        return node

    def collection(self, event: yaml.Event, depth: int, line: int) -> Node:
        if isinstance(event, yaml.MappingStartEvent):
            return Node(line, self.mapping(depth))
        if isinstance(event, yaml.SequenceStartEvent):
            return Node(line, self.sequence(depth))
        assert isinstance(event, yaml.ScalarEvent)
        # An explicit tag makes text of a scalar as quotes do.
        return Node(line, event.value, quoted=not event.implicit[0])

    def sequence(self, depth: int) -> list[Node]:
        items: list[Node] = []
        event = next(self.events)
        while not isinstance(event, yaml.SequenceEndEvent):
            items.append(self.node(event, depth + 1))
            event = next(self.events)
        return items

    def mapping(self, depth: int) -> dict[str, Node]:
        fields: dict[str, Node] = {}
        event = next(self.events)
        while not isinstance(event, yaml.MappingEndEvent):
            key = self.node(event, depth + 1)
            name = key.text("a word as key")
            if name in fields:
                raise key.wrong(f"{name!r} stands twice", "give each key once")
            fields[name] = self.node(next(self.events), depth + 1, key.line)
            event = next(self.events)
        return fields
