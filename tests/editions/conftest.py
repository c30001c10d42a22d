"""An edition file to spoil: the starter, which passes every check as it stands."""

from collections.abc import Callable
from pathlib import Path

import pytest

from passgo.editions import EditionError, Fault, load
from passgo.editions.files import SHIPPED

STARTER = (SHIPPED / "starter.toml").read_text(encoding="utf-8")


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    """Write an edition file and give its path."""

    def write_file(text: str, name: str = "edition.toml") -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return write_file


@pytest.fixture
def spoil(write: Callable[..., Path]) -> Callable[..., list[Fault]]:
    """The faults of the starter after some of its text was replaced: spoil(old, new, old, new, ...)."""

    def faults(*changes: str) -> list[Fault]:
        text = STARTER
        for old, new in zip(changes[::2], changes[1::2], strict=True):
            assert old in text, f"the starter does not hold {old!r}"
            text = text.replace(old, new, 1)
        with pytest.raises(EditionError) as caught:
            load(write(text))
        return caught.value.faults

    return faults
