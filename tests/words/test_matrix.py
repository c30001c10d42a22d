"""The matrix shows a reader every sentence with every kind of argument."""

import pytest

from passgo.i18n.catalogue_files import read_language
from passgo.i18n.catalogues import FOLDER
from passgo.words.matrix import matrix


@pytest.fixture(scope="module")
def english() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for part, key, text in matrix("en"):
        found.setdefault(f"{part} {key}", []).append(text)
    return found


def test_every_message_is_there(english: dict[str, list[str]]) -> None:
    files = read_language(FOLDER / "en").items()
    wanted = {f"{part} {key}" for part, file in files for key in file.messages}
    assert {name for name in wanted if not name.split()[1].startswith(("ending-", "word-"))} == set(english)


def test_a_sentence_is_said_of_the_reader_of_others_and_of_the_bank(english: dict[str, list[str]]) -> None:
    said = english["events.ftl event-paid-rent"]
    assert any(text.startswith("You pay") for text in said)
    assert any("Ada pays" in text for text in said)
    assert any("the Bank" in text for text in said)


def test_a_number_takes_every_form(english: dict[str, list[str]]) -> None:
    hotels = english["edition-classic.ftl level-hotels"]
    assert {"0 hotels", "1 hotel", "21 hotels"} <= set(hotels)


def test_a_space_of_every_board_is_named(english: dict[str, list[str]]) -> None:
    said = " ".join(english["events.ftl event-moved"])
    assert all(name in said for name in ("Mediterranean Avenue", "the Moon", "Bowser Jr.", "Ghoul"))


def test_no_sentence_is_printed_twice(english: dict[str, list[str]]) -> None:
    assert all(len(said) == len(set(said)) for said in english.values())
