"""Whatever stands in a file, the loader answers with an edition or with named faults, never with another error."""

import copy
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from passgo.editions import EditionError, load
from passgo.editions.files import SHIPPED
from passgo.editions.shapes import Table

NONSENSE: list[object] = [0, -1, 10**30, 1.5, True, "", "x", "go\n", [], [[]], {}, {"id": 7}, None]


def places(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The path of every value in a document."""
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in children:
        yield (*path, key)
        yield from places(child, (*path, key))


def spoilt(document: Table, path: tuple[str | int, ...], nonsense: object) -> Table:
    result = copy.deepcopy(document)
    place: object = result
    for step in path[:-1]:
        assert isinstance(place, dict | list)
        place = place[step]  # type: ignore[index]
    assert isinstance(place, dict | list)
    if nonsense is None:
        del place[path[-1]]  # type: ignore[arg-type]
    else:
        place[path[-1]] = nonsense  # type: ignore[index]
    return result


@pytest.mark.parametrize("nonsense", NONSENSE, ids=repr)
def test_nonsense_anywhere_is_a_fault_or_harmless(
    nonsense: object, write: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    document = tomllib.loads((SHIPPED / "starter.toml").read_text(encoding="utf-8"))
    file = write("")
    faults = []
    for path in places(document):
        spoilt_document = spoilt(document, path, nonsense)
        monkeypatch.setattr("passgo.editions.files.read", lambda *_, data=spoilt_document: data)
        try:
            load(file)
        except EditionError as error:
            faults += error.faults
    assert len(faults) > 100
    assert [fault for fault in faults if not fault.key or not fault.problem or "\n" in str(fault)] == []
