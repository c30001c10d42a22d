"""The exported JSON Schema accepts what the loader accepts and refuses what it refuses."""

import copy
import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from passgo.editions import EditionError, load, names
from passgo.editions.files import SHIPPED
from passgo.editions.schema import DIALECT, schema
from passgo.editions.shapes import Table
from passgo.engine.board import CARD_EFFECTS, SPACE_KINDS
from passgo.engine.rules import OPTIONS

TYPES: dict[str, type] = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}


def valid(value: object, rule: object) -> bool:
    """Whether a value satisfies a schema: the part of JSON Schema that ours uses; anything else is an error."""
    assert isinstance(rule, dict)
    return all(check(value, rule, key, wanted) for key, wanted in rule.items())


def check(value: object, rule: Table, key: str, wanted: object) -> bool:
    if key in ("$schema", "title", "description", "then"):
        return True
    if key in ("type", "enum", "const", "not", "oneOf", "if"):
        return check_any(value, rule, key, wanted)
    if isinstance(value, dict):
        return check_table(value, rule, key, wanted)
    assert isinstance(wanted, int | str | dict | list | bool)
    if isinstance(value, list):
        return check_list(value, key, wanted)
    if isinstance(value, str):
        return check_text(value, key, wanted)
    return check_number(value, key, wanted)


def check_any(value: object, rule: Table, key: str, wanted: object) -> bool:
    if key == "type":
        kind = TYPES[str(wanted)]
        return isinstance(value, kind) and (kind is bool or not isinstance(value, bool))
    if key == "enum":
        assert isinstance(wanted, list)
        return any(value == word and type(value) is type(word) for word in wanted)
    if key == "oneOf":
        assert isinstance(wanted, list)
        return sum(valid(value, option) for option in wanted) == 1
    if key == "if":
        return not valid(value, wanted) or valid(value, rule["then"])
    return value == wanted if key == "const" else not valid(value, wanted)


def check_table(value: Table, rule: Table, key: str, wanted: object) -> bool:
    properties = rule.get("properties", {})
    assert isinstance(properties, dict)
    if key == "required":
        assert isinstance(wanted, list)
        return all(name in value for name in wanted)
    if key == "properties":
        return all(valid(entry, properties[name]) for name, entry in value.items() if name in properties)
    if key == "additionalProperties":
        rest = [entry for name, entry in value.items() if name not in properties]
        return not rest if wanted is False else all(valid(entry, wanted) for entry in rest)
    if key == "propertyNames":
        return all(valid(name, wanted) for name in value)
    assert key == "maxProperties"
    assert isinstance(wanted, int)
    return len(value) <= wanted


def check_list(value: list[object], key: str, wanted: object) -> bool:
    if key == "items":
        return all(valid(entry, wanted) for entry in value)
    assert isinstance(wanted, int)
    return len(value) >= wanted if key == "minItems" else len(value) <= wanted


def check_text(value: str, key: str, wanted: object) -> bool:
    if key == "pattern":
        return re.search(str(wanted), value) is not None
    assert isinstance(wanted, int)
    return len(value) >= wanted if key == "minLength" else len(value) <= wanted


def check_number(value: object, key: str, wanted: object) -> bool:
    assert isinstance(value, int)
    assert isinstance(wanted, int)
    return value >= wanted if key == "minimum" else value <= wanted


SCHEMA = schema()
FILES = {name: SHIPPED / name / "edition.toml" for name in names()} | {"starter": SHIPPED / "starter.toml"}


def read(path: Path) -> Table:
    return tomllib.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", FILES)
def test_shipped_files_satisfy_the_schema(name: str) -> None:
    assert valid(read(FILES[name]), SCHEMA)


def test_the_schema_says_its_dialect() -> None:
    assert SCHEMA["$schema"] == DIALECT == "https://json-schema.org/draft/2020-12/schema"


def test_every_option_kind_and_effect_is_in_the_schema() -> None:
    text = repr(SCHEMA)
    words = [part for option in OPTIONS for part in option.name.split(".")]
    assert [word for word in [*words, *SPACE_KINDS, *CARD_EFFECTS] if f"'{word}'" not in text] == []


# A path into the starter and the bad value put there; None takes the entry away.
BAD: list[tuple[tuple[str | int, ...], object]] = [
    (("edition", "id"), "Not An Id"),
    (("edition", "id"), None),
    (("edition", "players"), [2]),
    (("edition", "colour"), "red"),
    (("provenance", "board"), None),
    (("groups", "sand"), {}),
    (("groups", "reef", "names"), {"german": "Riff"}),
    (("board",), None),
    (("board", "spaces", 1, "price"), 0),
    (("board", "spaces", 1, "price"), True),
    (("board", "spaces", 1, "rents"), [1, 2, 3]),
    (("board", "spaces", 1, "kind"), "avenue"),
    (("board", "spaces", 1, "amount"), 7),
    (("decks", "tide", "discard"), "top"),
    (("decks", "tide", "cards", 2, "steps"), 0),
    (("decks", "tide", "cards", 4, "note"), None),
    (("rules", "jail", "fine"), "much"),
    (("rules", "jail", "fin"), 1),
    (("rules", "auction"), {"minRaise": 0}),
    (("change",), {}),
]


def spoilt(path: tuple[str | int, ...], value: object) -> Table:
    document = copy.deepcopy(read(FILES["starter"]))
    place: object = document
    for step in path[:-1]:
        place = place[step] if isinstance(place, dict | list) else None  # type: ignore[index]
    assert isinstance(place, dict)
    if value is None:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return document


@pytest.mark.parametrize(("path", "value"), BAD)
def test_schema_and_loader_refuse_alike(
    path: tuple[str | int, ...], value: object, write: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    document = spoilt(path, value)
    assert not valid(document, SCHEMA)
    monkeypatch.setattr("passgo.editions.files.read", lambda *_: document)
    with pytest.raises(EditionError):
        load(write(""))


def test_an_heir_may_leave_out_what_it_inherits() -> None:
    assert valid({"inherits": "classic"}, SCHEMA)
    assert valid({"inherits": "classic", "change": {"boardwalk": {"price": 500}}}, SCHEMA)
    assert not valid({}, SCHEMA)
