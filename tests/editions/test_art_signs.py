"""Signs of an art pack: one character and one column each, so that tables in a terminal stay straight."""

from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.editions.test_art import faults, folder, pack  # noqa: F401 - a fixture

from passgo.editions import names
from passgo.editions.art import load_art
from passgo.editions.art_form import SIGNS


@pytest.mark.parametrize("name", names())
def test_our_packs_have_every_sign_one_column_wide(name: str) -> None:
    art = load_art(name)
    assert art is not None
    assert set(art.signs) == set(SIGNS)
    assert {sign: cell_len(character) for sign, character in art.signs.items()} == dict.fromkeys(SIGNS, 1)


@pytest.mark.parametrize("name", names())
def test_a_small_building_looks_different_from_a_big_one(name: str) -> None:
    art = load_art(name)
    assert art is not None
    assert art.signs["house"] != art.signs["hotel"]


@pytest.mark.parametrize(
    "character",
    [
        pytest.param("", id="nothing"),
        pytest.param("⌂⌂", id="two"),
        pytest.param("家", id="two columns"),
        pytest.param("\uff21", id="a full-width letter"),
        pytest.param("\u0301", id="an accent"),
        pytest.param("\u2066", id="a mark of direction"),
        pytest.param(" ", id="a space"),
        pytest.param("\\u001b", id="the start of a command to the terminal"),
    ],
)
def test_what_is_not_one_column_is_refused_by_name(folder: Path, character: str) -> None:  # noqa: F811
    told = faults(folder, pack(parts=f'[signs]\nhouse = "{character}"'))
    assert len(told) == 1
    assert told[0].startswith("signs.house: ")
    assert "one character that takes one column of a terminal, like ⌂" in told[0]


def test_an_unknown_sign_is_refused_by_name(folder: Path) -> None:  # noqa: F811
    assert any("signs" in fault and "castle" in fault for fault in faults(folder, pack(parts='[signs]\ncastle = "x"')))


def test_a_pack_may_have_no_signs(folder: Path) -> None:  # noqa: F811
    (folder / "art.toml").write_text(pack(), encoding="utf-8")
    art = load_art(folder)
    assert art is not None
    assert art.signs == {}
