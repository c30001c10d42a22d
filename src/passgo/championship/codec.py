"""Events as JSON and back, by the types of their fields, and the hash chain over them."""

import dataclasses
import datetime
import hashlib
import json
import types
import typing
from collections.abc import Hashable
from functools import cache
from typing import Any, TypeVar

from passgo.championship.event_types import EVENT_TYPES
from passgo.championship.events import Event
from passgo.championship.rounds import RoundId

T = TypeVar("T")


class BrokenLog(ValueError):
    """Raised for data that is not an event of this version."""


def plain(value: object) -> object:
    """A value of an event as JSON. Fields with their default value are left out."""
    if isinstance(value, datetime.datetime):
        return value.astimezone(datetime.UTC).isoformat(timespec="milliseconds")
    if isinstance(value, tuple):
        return [plain(entry) for entry in value]
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = dataclasses.fields(value)
        pairs = [(field, getattr(value, field.name)) for field in fields]
        return {field.name: plain(entry) for field, entry in pairs if entry != field.default}
    return value


@cache
def hints(type_: Hashable) -> dict[str, Any]:
    return typing.get_type_hints(type_)


def built(type_: Any, value: object) -> Any:
    """The value of this type from its JSON form: the inverse of `plain`."""
    origin = typing.get_origin(type_)
    if origin is tuple:
        return built_tuple(typing.get_args(type_), value)
    if origin in (types.UnionType, typing.Union):
        return None if value is None else built(typing.get_args(type_)[0], value)
    if type_ is datetime.datetime and isinstance(value, str):
        return moment(value)
    if type_ is RoundId and isinstance(value, str):
        return RoundId.parse(value)
    if dataclasses.is_dataclass(type_) and isinstance(type_, type) and isinstance(value, dict):
        return built_record(type_, value)
    if isinstance(type_, type) and type(value) is type_:
        return value
    raise BrokenLog(f"cannot be {str(value)[:60]!r}")


def moment(value: str) -> datetime.datetime:
    try:
        found = datetime.datetime.fromisoformat(value)
    except ValueError as error:
        raise BrokenLog(f"not a moment: {value[:40]!r}") from error
    if found.tzinfo is None:
        raise BrokenLog(f"a moment without a zone: {value[:40]!r}")
    return found


def built_tuple(inner: tuple[Any, ...], value: object) -> tuple[Any, ...]:
    if not isinstance(value, list):
        raise BrokenLog(f"not a list: {str(value)[:60]!r}")
    if len(inner) == 2 and inner[1] is Ellipsis:
        return tuple(built(inner[0], entry) for entry in value)
    if len(inner) != len(value):
        raise BrokenLog(f"{len(value)} entries, not {len(inner)}")
    return tuple(built(type_, entry) for type_, entry in zip(inner, value, strict=True))


def built_record(type_: type[T], value: dict[str, object]) -> T:
    known = hints(typing.cast(Hashable, type_))
    unknown = sorted(set(value) - {field.name for field in dataclasses.fields(typing.cast(Any, type_))})
    if unknown:
        raise BrokenLog(f"{type_.__name__} has no {unknown[0][:40]!r}")
    try:
        return type_(**{name: built(known[name], entry) for name, entry in value.items()})
    except (TypeError, ValueError) as error:
        raise BrokenLog(f"{type_.__name__}: {error}") from error


def to_json(event: Event) -> str:
    """An event as one line, the same on every machine: the chain is computed over it."""
    content = plain(event)
    assert isinstance(content, dict)
    return json.dumps({"kind": event.kind, **content}, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def from_json(line: str) -> Event:
    try:
        content = json.loads(line)
    except ValueError as error:
        raise BrokenLog(f"not JSON: {error}") from error
    kind = content.pop("kind", None) if isinstance(content, dict) else None
    type_ = EVENT_TYPES.get(kind) if isinstance(kind, str) else None
    if type_ is None:
        raise BrokenLog(f"unknown event {str(kind)[:40]!r}")
    return built_record(type_, content)


def chained(before: str, event: Event) -> str:
    """Digest of a log that is one event longer."""
    return hashlib.sha256(f"{before}\n{to_json(event)}".encode()).hexdigest()


def digest_of(value: object) -> str:
    """Short name of a content, such as a sheet: with it a second person says what they confirm."""
    return hashlib.sha256(json.dumps(plain(value), sort_keys=True).encode()).hexdigest()[:16]
