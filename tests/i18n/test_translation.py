"""A translator begins a language, sees what is left, and how far all of them are."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from passgo.cli import i18n
from passgo.i18n import LANGUAGES
from passgo.i18n.catalogue_files import read, read_text
from passgo.i18n.frozen import freeze
from passgo.i18n.translation import TranslatingError, begin, difference, progress

ENGLISH = """# The table.

roll = Roll { $dice }
coins = { $count ->
    [0] no coins
    [one] { $count } coin
   *[other] { $count } coins
}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "ui.ftl").write_text(ENGLISH, encoding="utf-8")
    return tmp_path


def test_a_new_language_has_every_text_commented_out(folder: Path) -> None:
    written = (begin("sl", folder) / "ui.ftl").read_text(encoding="utf-8")
    assert written == (
        "# The table.\n\n"
        "# roll = Roll { $dice }\n"
        "# coins =\n"
        "#     { $count ->\n"
        "#         [0] no coins\n"
        "#         [one] { $count } coins\n"
        "#         [two] { $count } coins\n"
        "#         [few] { $count } coins\n"
        "#        *[other] { $count } coins\n"
        "#     }\n"
    )
    assert read(folder / "sl" / "ui.ftl").messages == {}


def test_without_its_comment_signs_a_new_language_can_be_read(folder: Path) -> None:
    written = (begin("ar", folder) / "ui.ftl").read_text(encoding="utf-8")
    uncommented = read_text("".join(line[2:] for line in written.splitlines(keepends=True)[2:]))
    assert uncommented.faults == []
    assert uncommented.messages.keys() == {"roll", "coins"}


@pytest.mark.parametrize("code", ["en", "", "../up", "tlhxx", "zz", "DE", "de/x"])
def test_what_is_no_new_language_is_refused_and_nothing_is_written(folder: Path, code: str) -> None:
    before = sorted(folder.rglob("*"))
    with pytest.raises(TranslatingError):
        begin(code, folder)
    assert sorted(folder.rglob("*")) == before


def test_the_difference_names_what_is_missing_and_obsolete(folder: Path) -> None:
    (folder / "de").mkdir()
    (folder / "de" / "ui.ftl").write_text("roll = Würfle { $dice }\nold = Alt\n", encoding="utf-8")
    found = difference("de", root=folder)
    assert found.missing == ["ui.ftl:4 coins = no coins | {$count} coin | {$count} coins"]
    assert found.obsolete == ["ui.ftl:2 old = Alt"]


def test_the_forms_of_words_are_each_languages_own(folder: Path) -> None:
    for language, more in (("en", "word-rent-some = a rent\n"), ("sl", "word-rent-gen = najemnine\n")):
        (folder / language).mkdir(exist_ok=True)
        (folder / language / "words.ftl").write_text(f"word-rent = rent\n{more}", encoding="utf-8")
        (folder / language / "edition-haunted.ftl").write_text("", encoding="utf-8")
    (folder / "sl" / "ui.ftl").write_text(ENGLISH, encoding="utf-8")
    (folder / "sl" / "edition-haunted.ftl").write_text("word-rent = pristojbina\n", encoding="utf-8")
    found = difference("sl", root=folder)
    assert (found.missing, found.obsolete) == ([], [])


def test_the_difference_of_no_language_says_how_to_begin_one(folder: Path) -> None:
    with pytest.raises(TranslatingError, match="passgo i18n new fi starts one"):
        difference("fi", root=folder)


def test_texts_whose_english_has_changed_are_stale(folder: Path) -> None:
    (folder / "de").mkdir()
    (folder / "de" / "ui.ftl").write_text("roll = Würfle { $dice }\n", encoding="utf-8")
    freeze(folder, ["de"])
    (folder / "en" / "ui.ftl").write_text(ENGLISH.replace("Roll {", "Throw {"), encoding="utf-8")
    freeze(folder, ["de"])
    assert difference("de", root=folder).stale == ["ui.ftl:3 roll = Throw {$dice}"]


def test_the_progress_tells_of_every_language_of_the_rulebook_and_of_others(folder: Path) -> None:
    for name in ("de", "fr"):
        (folder / name).mkdir()
        (folder / name / "ui.ftl").write_text("roll = Roll { $dice }\nold = Alt\n", encoding="utf-8")
    all_of_them = {one.language: one for one in progress(folder)}
    assert list(all_of_them) == [*LANGUAGES, "fr"]
    german = all_of_them["de"]
    assert (german.there, german.wanted, german.obsolete, german.same) == (1, 2, 1, 1)
    assert all_of_them["sv"].there == 0


@pytest.mark.wide
def test_the_command_shows_a_line_for_every_language() -> None:
    answer = CliRunner().invoke(i18n.app, ["stats"])
    assert answer.exit_code == 0
    shown = [line.split()[0] for line in answer.output.splitlines() if " of " in line and "%" in line]
    assert shown[: len(LANGUAGES)] == list(LANGUAGES)


@pytest.mark.parametrize("words", [["new", "en"], ["diff", "zz"]])
def test_a_command_that_cannot_be_done_says_why_and_ends_with_two(words: list[str]) -> None:
    answer = CliRunner().invoke(i18n.app, words)
    assert answer.exit_code == i18n.BAD_INPUT
    assert "passgo i18n" in answer.output
