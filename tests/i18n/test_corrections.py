"""Corrections are applied one by one; what does not fit is named and changes nothing."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from passgo.cli import i18n
from passgo.i18n.corrections import apply_corrections
from passgo.i18n.translation import TranslatingError

HEAD = "file,message id,current,corrected,why\n"
GERMAN = """# Oben.
roll = Wirf { $dice } …
coins =
    { $count ->
        [one] { $count } Taler
       *[other] { $count } Taler
    }

# Unten.
pass = Weiter
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "ui.ftl").write_text(GERMAN, encoding="utf-8")
    return tmp_path


def applied(folder: Path, *rows: str) -> list[str]:
    table = folder / "de.csv"
    table.write_text(HEAD + "\n".join(rows), encoding="utf-8")
    return [one.fault for one in apply_corrections(table, "de", folder)]


def text(folder: Path) -> str:
    return (folder / "de" / "ui.ftl").read_text(encoding="utf-8")


def test_only_the_corrected_text_changes(folder: Path) -> None:
    assert applied(folder, "ui.ftl,pass,Weiter,Passen,Begriff") == [""]
    assert text(folder) == GERMAN.replace("Weiter", "Passen")


def test_white_space_can_be_corrected(folder: Path) -> None:
    assert applied(folder, "ui.ftl,roll,Wirf { $dice } …,Wirf { $dice }…,Abstand") == [""]
    assert text(folder) == GERMAN.replace(" …", "…")


def test_variants_can_be_written_in_one_line(folder: Path) -> None:
    current = "{ $count -> [one] { $count } Taler *[other] { $count } Taler }"
    better = "{ $count -> [one] { $count } Münze *[other] { $count } Münzen }"
    assert applied(folder, f"ui.ftl,coins,{current},{better},Begriff") == [""]
    assert "[one] { $count } Münze\n" in text(folder)
    assert "[other] { $count } Münzen\n" in text(folder)


def test_a_correction_that_is_there_already_is_no_fault(folder: Path) -> None:
    assert applied(folder, "ui.ftl,pass,Anders,Weiter,schon") == [""]
    assert text(folder) == GERMAN


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ("ui.ftl,pass,Anders,Passen,x", "the text has changed since"),
        ("ui.ftl,nothing,Weiter,Passen,x", "the file has no such message"),
        ("other.ftl,pass,Weiter,Passen,x", "the language has no such file"),
        ("../en/ui.ftl,pass,Weiter,Passen,x", "the language has no such file"),
        ("ui.ftl,pass,Weiter,Passen { $x,x", "the correction is not a Fluent text"),
        ("ui.ftl,pass,Weiter,,x", "the correction is not a Fluent text"),
        (f"ui.ftl,pass,Weiter,{'x' * 5001},x", "the correction is not a Fluent text"),
    ],
)
def test_what_does_not_fit_is_named_and_changes_nothing(folder: Path, row: str, fault: str) -> None:
    assert applied(folder, row) == [fault]
    assert text(folder) == GERMAN


def test_a_table_without_its_columns_is_refused(folder: Path) -> None:
    table = folder / "de.csv"
    table.write_text("key,text\npass,Passen\n", encoding="utf-8")
    with pytest.raises(TranslatingError, match="has no column file, message id, current, corrected"):
        list(apply_corrections(table, "de", folder))


def test_bytes_that_are_no_text_are_refused(folder: Path) -> None:
    table = folder / "de.csv"
    table.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(TranslatingError, match="is not a CSV in UTF-8"):
        list(apply_corrections(table, "de", folder))


def test_the_command_names_a_language_that_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "xx.csv").write_text(HEAD, encoding="utf-8")
    answer = CliRunner().invoke(i18n.app, ["apply", str(tmp_path / "xx.csv")])
    assert (answer.exit_code, answer.output) == (2, "there is no language 'xx'\n")
