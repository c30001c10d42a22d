"""Shapes of values: each one checks a value and describes itself as JSON Schema, so the two cannot drift apart.

`read` reports every fault and returns the value with None in place of its faulty parts. What comes out is safe to look
at for the checks that follow, whatever was written in the file: a key that is there but None was given and is reported.
"""

import difflib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from passgo.editions.faults import Findings

Table: TypeAlias = dict[str, object]

ALWAYS = "always"
BASE = "base"  # must be given by the file or by the edition it inherits from
FREELY = "freely"

MOST_WORDS = 16  # of a choice that are printed in a fault line


class Shape(Protocol):
    def read(self, value: object, key: str, found: Findings) -> object | None: ...

    def schema(self) -> Table: ...

    def allowed(self) -> str:
        """What may stand here, in a few words for a fault line."""
        ...


def shown(value: object) -> str:
    if isinstance(value, int) and value.bit_length() > 200:
        return "a huge number"  # Python refuses to print thousands of digits
    text = "a table" if isinstance(value, dict) else "a list" if isinstance(value, list) else repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def near(word: str, words: Sequence[str]) -> str:
    """The words allowed, led by the one probably meant."""
    guess = difflib.get_close_matches(word, words, 1)
    more = f" ... ({len(words)} in all)" if len(words) > MOST_WORDS else ""
    choice = "one of " + ", ".join(words[:MOST_WORDS]) + more if words else "none is declared"
    return f"perhaps {guess[0]}; {choice}" if guess else choice


@dataclass(frozen=True)
class Truth:
    def read(self, value: object, key: str, found: Findings) -> object | None:
        if isinstance(value, bool):
            return value
        found.add(key, f"wrong type: {shown(value)}", self.allowed())
        return None

    def schema(self) -> Table:
        return {"type": "boolean"}

    def allowed(self) -> str:
        return "true or false"


@dataclass(frozen=True)
class Whole:
    low: int
    high: int
    unless: int | None = None  # one number inside the range that makes no sense

    def read(self, value: object, key: str, found: Findings) -> object | None:
        if type(value) is not int:
            found.add(key, f"wrong type: {shown(value)}", self.allowed())
        elif not self.low <= value <= self.high or value == self.unless:
            found.add(key, f"{shown(value)} is out of range", self.allowed())
        else:
            return value
        return None

    def schema(self) -> Table:
        schema: Table = {"type": "integer", "minimum": self.low, "maximum": self.high}
        return schema if self.unless is None else {**schema, "not": {"const": self.unless}}

    def allowed(self) -> str:
        but = "" if self.unless is None else f", not {self.unless}"
        return f"a whole number from {self.low} to {self.high}{but}"


@dataclass(frozen=True)
class Text:
    longest: int
    pattern: str = ""
    example: str = ""

    def read(self, value: object, key: str, found: Findings) -> object | None:
        if not isinstance(value, str):
            found.add(key, f"wrong type: {shown(value)}", self.allowed())
        elif not 1 <= len(value) <= self.longest or not value.isprintable():
            found.add(key, f"{len(value)} characters or unprintable", self.allowed())
        elif not self.fits(value):
            found.add(key, f"{shown(value)} is not well formed", self.allowed())
        else:
            return value
        return None

    def fits(self, value: str) -> bool:
        return len(value) <= self.longest and (not self.pattern or re.fullmatch(self.pattern, value) is not None)

    def schema(self) -> Table:
        schema: Table = {"type": "string", "minLength": 1, "maxLength": self.longest}
        return {**schema, "pattern": f"^{self.pattern}$"} if self.pattern else schema

    def allowed(self) -> str:
        like = f", like {self.example}" if self.example else ""
        return f"a text of 1 to {self.longest} characters{like}"


@dataclass(frozen=True)
class Choice:
    words: Sequence[object]

    def read(self, value: object, key: str, found: Findings) -> object | None:
        for word in self.words:
            if type(value) is type(word) and value == word:
                return value
        found.add(key, f"{shown(value)} is not known here", self.allowed())
        return None

    def schema(self) -> Table:
        return {"enum": list(self.words)}

    def allowed(self) -> str:
        return "one of " + ", ".join(str(word) for word in self.words)


@dataclass(frozen=True)
class ListOf:
    item: Shape
    fewest: int
    most: int

    def read(self, value: object, key: str, found: Findings) -> object | None:
        if not isinstance(value, list):
            found.add(key, f"wrong type: {shown(value)}", self.allowed())
            return None
        if not self.fewest <= len(value) <= self.most:
            found.add(key, f"{len(value)} entries", self.allowed())
            if len(value) > self.most:
                return None  # reading on would only bury the fault under thousands
        return [self.item.read(entry, f"{key}[{label(i, entry)}]", found) for i, entry in enumerate(value)]

    def schema(self) -> Table:
        return {"type": "array", "items": self.item.schema(), "minItems": self.fewest, "maxItems": self.most}

    def allowed(self) -> str:
        many = f"{self.fewest}" if self.fewest == self.most else f"{self.fewest} to {self.most}"
        return f"a list of {many} entries, each {self.item.allowed()}"


@dataclass(frozen=True)
class NumberOrList:
    """How many there are, or which ones."""

    number: Whole
    entries: ListOf

    def read(self, value: object, key: str, found: Findings) -> object | None:
        if isinstance(value, list):
            return self.entries.read(value, key, found)
        if type(value) is int:
            return self.number.read(value, key, found)
        found.add(key, f"wrong type: {shown(value)}", self.allowed())
        return None

    def schema(self) -> Table:
        return {"oneOf": [self.number.schema(), self.entries.schema()]}

    def allowed(self) -> str:
        return f"{self.number.allowed()}, or {self.entries.allowed()}"


def label(index: int, entry: object) -> str:
    """The place in a list, with the id of what stands there: easier to find than a number."""
    name = entry.get("id") if isinstance(entry, dict) else None
    return f"{index} {name}" if isinstance(name, str) and len(name) <= 40 else str(index)


@dataclass(frozen=True)
class TableOf:
    """A table whose keys the maker chooses."""

    key: Text
    item: Shape
    most: int

    def read(self, value: object, key: str, found: Findings) -> object | None:
        if not isinstance(value, dict):
            found.add(key, f"wrong type: {shown(value)}", self.allowed())
            return None
        if len(value) > self.most:
            found.add(key, f"{len(value)} entries", self.allowed())
            return None
        clean: Table = {}
        for name, entry in value.items():
            place = f"{key}.{name}"
            self.key.read(name, place, found)
            clean[name] = self.item.read(entry, place, found)
        return clean

    def schema(self) -> Table:
        return {
            "type": "object",
            "propertyNames": self.key.schema(),
            "additionalProperties": self.item.schema(),
            "maxProperties": self.most,
        }

    def allowed(self) -> str:
        return f"a table of at most {self.most} entries"


@dataclass(frozen=True)
class Field:
    shape: Shape
    needed: str
    meaning: str


@dataclass(frozen=True)
class Record:
    """A table whose keys are known; anything else is a slip of the pen."""

    fields: Mapping[str, Field]

    def read(self, value: object, key: str, found: Findings) -> object | None:
        if not isinstance(value, dict):
            found.add(key, f"wrong type: {shown(value)}", self.allowed())
            return None
        clean: Table = {}
        for name, entry in value.items():
            field = self.fields.get(name)
            if field is None:
                found.add(joined(key, name), "unknown key", near(name, list(self.fields)))
                continue
            clean[name] = field.shape.read(entry, joined(key, name), found)
        for name, field in self.fields.items():
            if name not in value and (field.needed == ALWAYS or (field.needed == BASE and found.complete)):
                found.add(joined(key, name), "is missing", field.shape.allowed())
        return clean

    def schema(self) -> Table:
        fields = self.fields.items()
        properties = {name: {**field.shape.schema(), "description": field.meaning} for name, field in fields}
        schema: Table = {"type": "object", "properties": properties, "additionalProperties": False}
        required = [name for name, field in self.fields.items() if field.needed == ALWAYS]
        return {**schema, "required": required} if required else schema

    def allowed(self) -> str:
        return "a table with " + ", ".join(self.fields) if len(self.fields) <= 8 else "a table"


def joined(key: str, name: str) -> str:
    return f"{key}.{name}" if key else name


@dataclass(frozen=True)
class Tagged:
    """A table of one of several kinds; one of its keys says which. Some fields are common to all kinds."""

    tag: str
    meaning: str
    common: Record
    cases: Mapping[str, Record]

    def read(self, value: object, key: str, found: Findings) -> object | None:
        if not isinstance(value, dict):
            found.add(key, f"wrong type: {shown(value)}", self.allowed())
            return {}
        kind = value.get(self.tag)
        case = self.cases.get(kind) if isinstance(kind, str) else None
        if case is None:
            problem = f"unknown {self.tag} {shown(kind)}" if self.tag in value else "is missing"
            found.add(f"{key}.{self.tag}", problem, near(kind if isinstance(kind, str) else "", list(self.cases)))
            # Its id is still worth having: others may refer to it.
            return self.common.read({name: value[name] for name in self.common.fields if name in value}, key, found)
        fields = Record({self.tag: Field(Choice([kind]), ALWAYS, ""), **self.common.fields, **case.fields})
        return fields.read(value, key, found)

    def schema(self) -> Table:
        return {"oneOf": [self.case_schema(kind) for kind in self.cases]}

    def case_schema(self, kind: str) -> Table:
        tag = Field(Choice([kind]), ALWAYS, self.meaning)
        return Record({self.tag: tag, **self.common.fields, **self.cases[kind].fields}).schema()

    def allowed(self) -> str:
        return f"a table with {self.tag}"
