"""The lint finds what would trouble a player."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from passgo import cli_i18n
from passgo.i18n import check

ENGLISH = "roll = Roll { $dice }\ncoins = { $count ->\n    [one] { $count } coin\n   *[other] { $count } coins\n}\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language in ("en", "de"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "ui.ftl").write_text(ENGLISH, encoding="utf-8")
    return tmp_path


def german(folder: Path, text: str) -> list[str]:
    (folder / "de" / "ui.ftl").write_text(text, encoding="utf-8")
    return check(folder)


def test_catalogues_in_order_have_no_faults(folder: Path) -> None:
    assert check(folder) == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("roll = Würfle { $dice }\n", "de/ui.ftl: coins is missing"),
        (ENGLISH + "more = mehr\n", "de/ui.ftl: more is unknown"),
        (ENGLISH.replace("$dice", "$die"), "de/ui.ftl: roll takes die, in English dice"),
        (
            ENGLISH.replace("    [one] { $count } coin\n", ""),
            "de/ui.ftl: coins selects $count by other, the language has one, other",
        ),
        (ENGLISH + "roll = noch einmal { $dice }\n", "de/ui.ftl: roll stands there twice"),
        (
            ENGLISH.replace("Roll", "Roll\u202e"),
            "de/ui.ftl: roll holds invisible marks: the runtime isolates what is filled in",
        ),
        (ENGLISH + "broken\n", "de/ui.ftl: cannot be read: 'broken'"),
    ],
)
def test_a_fault_is_named_with_its_place(folder: Path, text: str, fault: str) -> None:
    assert fault in german(folder, text)


def test_a_sentence_glued_from_pieces_is_found(folder: Path) -> None:
    (folder / "en" / "ui.ftl").write_text(ENGLISH + "glued = { roll } now\n", encoding="utf-8")
    assert "en/ui.ftl: glued is glued from roll: write the whole sentence" in check(folder)


def test_a_key_in_two_files_is_found(folder: Path) -> None:
    for language in ("en", "de"):
        (folder / language / "pages.ftl").write_text("roll = Roll { $dice }\n", encoding="utf-8")
    assert check(folder) == ["en/ui.ftl: roll stands in pages.ftl too"]


def test_an_edition_replaces_only_what_there_is_with_the_same_arguments(folder: Path) -> None:
    (folder / "en" / "edition-x.ftl").write_text("space-go = GO\nroll = Throw\nother = Other\n", encoding="utf-8")
    found = check(folder)
    assert "en/edition-x.ftl: roll takes nothing, the common one dice" in found
    assert "en/edition-x.ftl: other replaces nothing" in found


def test_unused_and_unknown_keys_are_found(folder: Path) -> None:
    found = check(folder, frozenset({"roll", "nowhere"}))
    assert "en/ui.ftl: coins is not used" in found
    assert "en: nowhere is asked for and not there" in found


def test_the_command_says_that_all_is_there() -> None:
    answer = CliRunner().invoke(cli_i18n.app, ["check"])
    assert (answer.exit_code, answer.output) == (0, "en, ar, de, el: all texts are there.\n")


def test_the_command_fails_with_the_faults(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli_i18n, "faults_of", lambda: ["de/ui.ftl: roll is missing"])
    answer = CliRunner().invoke(cli_i18n.app, ["check"])
    assert (answer.exit_code, answer.output) == (1, "de/ui.ftl: roll is missing\n")
