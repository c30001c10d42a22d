"""Names in several languages: how a file gives them, who reads which, and what is wrong with them."""

import pickle

import pytest
from tests.championship.test_format import faults_of, text_of

from passgo.championship import FormatError, parse
from passgo.championship.local_texts import LocalText, all_versions
from passgo.office.offices import edition_for

STAGE = 'name = { en = "City tournament", el = "Τοπικό τουρνουά" }'
BOARD = """
[board.spaces]
boardwalk = { el = "Λεωφόρος Βουλιαγμένης", en = "Vouliagmenis Avenue" }
mediterranean-avenue = "Αλευρού"

[board.groups]
dark-blue = { el = "Σκούρο μπλε" }
"""


def local(stage: str = STAGE, board: str = BOARD) -> str:
    return text_of("greece-2015").replace(STAGE, stage, 1) + board


def faults_of_new(text: str) -> list[str]:
    with pytest.raises(FormatError) as caught:
        edition_for(parse(text))
    return [str(fault) for fault in caught.value.faults]


def test_a_name_is_a_text_for_everybody_or_one_for_each_language() -> None:
    format = parse(local('name = { en = "City tournament", el = "Τουρνουά πόλης" }'))
    assert format.stages[0].name == "City tournament"
    assert format.said("el").stages[0].name == "Τουρνουά πόλης"
    assert format.said("el").stages[1].name == "Τελικός της πόλης"
    assert format.said("el").venues[0].name == "Public, The Mall"


def test_a_region_reads_its_language_and_others_english_or_the_first() -> None:
    text = LocalText("Final", (("de", "Endspiel"), ("pt-BR", "Decisão"), ("pt", "Final"), ("en", "The final")))
    assert [text.said(tag) for tag in ("de-AT", "pt-br", "pt", "el")] == ["Endspiel", "Decisão", "Final", "Final"]
    assert parse(local('name = { el = "Πόλη", de = "Stadt" }')).said("fr").stages[0].name == "Πόλη"
    assert parse(local('name = { el = "Πόλη", en = "City" }')).said("fr").stages[0].name == "City"


def test_the_board_of_the_hall_has_names_of_its_own() -> None:
    board = parse(local()).board
    assert parse(local()).said("el").board.names() == {
        "space.boardwalk": "Λεωφόρος Βουλιαγμένης",
        "space.mediterranean-avenue": "Αλευρού",
        "group.dark-blue": "Σκούρο μπλε",
    }
    assert dict(board.spaces)["boardwalk"] == "Vouliagmenis Avenue"
    assert parse(text_of("greece-2015")).board.names() == {}


@pytest.mark.parametrize(
    ("stage", "fault"),
    [
        ("name = {}", "championship.toml: stages[0 city].name: cannot be a table"),
        ('name = { el = "" }', "championship.toml: stages[0 city].name: cannot be a table"),
        ("name = { el = 3 }", "championship.toml: stages[0 city].name: cannot be a table"),
        ('name = { Greek = "Πόλη" }', "championship.toml: stages[0 city].name: cannot be a table"),
        (f'name = {{ el = "{"α" * 201}" }}', "championship.toml: stages[0 city].name: cannot be a table"),
    ],
)
def test_a_table_that_cannot_be_meant_is_told(stage: str, fault: str) -> None:
    assert [one.partition(" (")[0] for one in faults_of(local(stage))] == [fault]


def test_names_on_the_board_are_short() -> None:
    found = faults_of(local(board=f'[board.spaces]\nboardwalk = "{"α" * 61}"'))
    assert found == [
        f"championship.toml: board.spaces.boardwalk: cannot be {'α' * 60} (a text of 1 to 60 characters, "
        'or a table of them by language, e.g. {en = "…", el = "…"})'
    ]


def test_a_space_that_the_edition_does_not_have_is_told_with_the_one_probably_meant() -> None:
    found = faults_of_new(local(board='[board.spaces]\nbordwalk = "Πλάκα"\n[board.groups]\nviolet = "Μωβ"'))
    assert found[0].startswith("championship.toml: board.spaces.bordwalk: not on the board of this edition")
    assert "(perhaps boardwalk; one of go, mediterranean-avenue," in found[0]
    assert found[1].startswith("championship.toml: board.groups.violet: not on the board of this edition")


def test_a_language_that_nobody_can_read_here_is_told_with_the_one_probably_meant() -> None:
    found = faults_of_new(local('name = { gr = "Πόλη", en = "City" }'))
    assert [one.partition("; one of")[0] for one in found] == [
        "championship.toml: nobody can read the language 'gr' here (perhaps el"
    ]


def test_a_text_keeps_its_languages_on_the_way_to_another_process() -> None:
    text = LocalText("Final", (("el", "Τελικός"),))
    assert pickle.loads(pickle.dumps(text)).said("el") == "Τελικός"
    assert all_versions(text) == ("Final", "Τελικός")
    assert all_versions("Final") == ("Final",)
