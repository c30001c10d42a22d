"""TypeScript from the message types: what crosses the wire is declared once, in Python."""

import json
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import inspect

WIDEST: Final = 140  # characters of a line
PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.DateTimeType: "string",
    inspect.AnyType: "unknown",
}

Record = inspect.StructType | inspect.DataclassType


class TypeScript:
    """A file of types. Each type that is added brings along the types it is made of, in the order they occur.

    The server sends every field, except those at their default where the type leaves them out. A client may leave out
    any field with a default: `optional` says that the added types come from a client. A type that both send is whole.

    `names` gives a type another name than its own; `better` gives a field a type that its Python one cannot express,
    as a Python type or as TypeScript.
    """

    def __init__(
        self, names: Mapping[type, str] | None = None, better: Mapping[tuple[type, str], Any] | None = None
    ) -> None:
        self.names = names or {}
        self.better = better or {}
        self.parts: dict[str, str] = {}  # declarations by their name
        self.owners: dict[str, object] = {}
        self.aliases: list[tuple[inspect.Type, str]] = []

    def text(self, heading: str) -> str:
        return "\n\n".join([comment(heading), *self.parts.values()]) + "\n"

    # Declarations.

    def constant(self, name: str, value: int | Sequence[str]) -> None:
        if isinstance(value, int):
            written = f"export const {name} = {value};"
        else:
            written = packed(f"export const {name} = [", [json.dumps(word) for word in value], ", ", "] as const;")
        self.declare(name, value, written)

    def alias(self, name: str, type_: Any, optional: bool = False) -> None:
        """Give a union or a list of words a name, which is used wherever the same one occurs."""
        info = inspect.type_info(type_)
        self.declare(name, type_, "")
        written = self.written(info, optional)
        self.parts[name] = packed(f"export type {name} = ", written.split(" | "), " | ", ";")
        self.aliases.append((info, name))

    def by_name(self, name: str, types: Mapping[str, Any], optional: bool = False) -> None:
        """Declare an interface that has a type for each of some words."""
        self.declare(name, types, "")
        rows = [f"{json.dumps(word)}: {self.add(type_, optional)};" for word, type_ in types.items()]
        self.parts[name] = interface(name, rows)

    def add(self, type_: Any, optional: bool = False) -> str:
        """Declare a type and return its name."""
        return self.written(inspect.type_info(type_), optional)

    def declare(self, name: str, owner: object, text: str) -> None:
        if name in self.parts:
            raise ValueError(f"two types are called {name}")
        self.owners[name] = owner
        self.parts[name] = text

    # Types.

    def written(self, info: inspect.Type, optional: bool) -> str:
        """A type as TypeScript writes it."""
        for known, name in self.aliases:
            if known == info:
                return name
        match info:
            case inspect.Metadata():
                return self.marked(info, optional)
            case inspect.LiteralType(values=values):
                return either(map(json.dumps, values))
            case inspect.UnionType(types=types):
                return either(self.written(one, optional) for one in types)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                inner = self.written(item, optional)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.written(item, optional) for item in items)}]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Record<{self.written(key, optional)}, {self.written(value, optional)}>"
            case inspect.StructType() | inspect.DataclassType():
                return self.record(info, optional)
        if type(info) not in PLAIN:
            raise TypeError(f"no TypeScript for {info}")
        return PLAIN[type(info)]

    def marked(self, info: inspect.Metadata, optional: bool) -> str:
        """A type whose annotation says more: its `shape`, or the words that its schema allows."""
        shape = (info.extra or {}).get("shape")
        words = (info.extra_json_schema or {}).get("enum")
        if shape is not None:
            return self.add(shape, optional)
        return self.written(info.type, optional) if words is None else either(map(json.dumps, words))

    def record(self, info: Record, optional: bool) -> str:
        name = self.names.get(info.cls, info.cls.__name__)
        if self.owners.get(name) is info.cls:
            return name
        self.declare(name, info.cls, "")  # before its fields: one of them may have this very type
        rows = [self.field(info, field, optional) for field in info.fields]
        if isinstance(info, inspect.StructType) and info.tag_field is not None:
            rows.insert(0, f"{info.tag_field}: {json.dumps(info.tag)};")
        self.parts[name] = comment_on(info.cls) + interface(name, rows)
        return name

    def field(self, info: Record, field: inspect.Field, optional: bool) -> str:
        left_out = leaves_out(info) and not field.required
        mark = "?" if left_out or (optional and not field.required) else ""
        better = self.better.get((info.cls, field.name))
        if isinstance(better, str):
            return f"{field.encode_name}{mark}: {better};"
        type_ = field.type if better is None else inspect.type_info(better)
        if left_out and field.default is None:
            type_ = without_null(type_)  # it would be null if it were not left out
        return f"{field.encode_name}{mark}: {self.written(type_, optional)};"


def leaves_out(info: Record) -> bool:
    """Whether fields at their default are not sent. Dataclasses come from championships, which leave them out."""
    return isinstance(info, inspect.DataclassType) or info.cls.__struct_config__.omit_defaults


def without_null(info: inspect.Type) -> inspect.Type:
    if not isinstance(info, inspect.UnionType):
        return info
    rest = tuple(one for one in info.types if not isinstance(one, inspect.NoneType))
    return rest[0] if len(rest) == 1 else inspect.UnionType(rest)


def either(types: Iterable[str]) -> str:
    return " | ".join(types)


def interface(name: str, rows: list[str]) -> str:
    if not rows:
        return f"export type {name} = Record<string, never>;"
    return "\n".join([f"export interface {name} {{", *(f"  {row}" for row in rows), "}"])


def comment_on(type_: type) -> str:
    """The first paragraph of its docstring; a dataclass without one has its signature there."""
    said = type_.__dict__.get("__doc__") or ""
    if not said or said.startswith(f"{type_.__name__}("):
        return ""
    return comment(" ".join(said.partition("\n\n")[0].split())) + "\n"


def comment(text: str) -> str:
    lines = textwrap.wrap(text, WIDEST - len("/**  */"))
    return f"/** {lines[0]} */" if len(lines) == 1 else "\n".join(["/**", *(f" * {line}" for line in lines), " */"])


def packed(start: str, words: Sequence[str], between: str, end: str) -> str:
    """A declaration on one line, or on as many as it needs."""
    line = start + between.join(words) + end
    if len(line) <= WIDEST:
        return line
    lines = [start.rstrip(), ""]
    for piece in [*(word + between for word in words[:-1]), words[-1]]:
        if len("  " + lines[-1] + piece) > WIDEST:
            lines[-1] = lines[-1].rstrip()
            lines.append("")
        lines[-1] += piece
    return "\n  ".join(lines) + ("\n" if end.startswith("]") else "") + end
