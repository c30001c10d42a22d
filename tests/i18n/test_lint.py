"""The lint finds what would trouble a player, and says where."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from passgo.cli import i18n
from passgo.i18n import LANGUAGES, check, languages
from passgo.i18n.lint import plural_categories

ENGLISH = "roll = Roll { $dice }\ncoins = { $count ->\n    [one] { $count } coin\n   *[other] { $count } coins\n}\n"
GERMAN = "roll = Würfle { $dice }\ncoins = { $count ->\n    [one] { $count } Münze\n   *[other] { $count } Münzen\n}\n"
BOTH = ("en", "de")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, text in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "ui.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def german(folder: Path, text: str | bytes) -> list[str]:
    data = text if isinstance(text, bytes) else text.encode()
    (folder / "de" / "ui.ftl").write_bytes(data)
    return check(folder, BOTH)


def test_catalogues_in_order_have_no_faults(folder: Path) -> None:
    assert check(folder, BOTH) == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("roll = Würfle { $dice }\n", "de/ui.ftl: coins is missing (en/ui.ftl:2)"),
        (GERMAN + "more = mehr\n", "de/ui.ftl:6: more is unknown"),
        (GERMAN.replace("$dice", "$die"), "de/ui.ftl:1: roll takes die, in English dice"),
        (
            GERMAN.replace("    [one] { $count } Münze\n", ""),
            "de/ui.ftl:2: coins selects $count by other, the language has one, other",
        ),
        (
            GERMAN.replace("   *[other]", "    [few] { $count } Münzchen\n   *[other]"),
            "de/ui.ftl:2: coins selects $count by few, one, other, the language has one, other",
        ),
        (GERMAN + "roll = noch einmal { $dice }\n", "de/ui.ftl:6: roll appears twice"),
        (
            GERMAN.replace("Würfle", "Würfle\u202e"),
            "de/ui.ftl:1: roll holds invisible marks: the runtime isolates what is filled in",
        ),
        (GERMAN.replace("{ $dice }", "{ $dice "), 'de/ui.ftl:1: roll cannot be read: Expected token: "}"'),
        (GERMAN.encode("latin-1"), "de/ui.ftl:1: is not UTF-8 here"),
    ],
)
def test_a_fault_is_named_with_file_line_and_message(folder: Path, text: str | bytes, fault: str) -> None:
    assert fault in german(folder, text)


def test_a_sentence_glued_from_pieces_is_found(folder: Path) -> None:
    (folder / "en" / "ui.ftl").write_text(ENGLISH + "glued = { roll } now\n", encoding="utf-8")
    assert "en/ui.ftl:6: glued is glued from roll: write the whole sentence" in check(folder, BOTH)


def test_a_key_in_two_files_is_found(folder: Path) -> None:
    for language, said in (("en", "Roll"), ("de", "Würfle")):
        (folder / language / "pages.ftl").write_text(f"roll = {said} {{ $dice }}\n", encoding="utf-8")
    assert check(folder, BOTH) == ["en/ui.ftl:1: roll is in pages.ftl too"]


def test_an_edition_replaces_only_what_there_is_with_the_same_arguments(folder: Path) -> None:
    (folder / "en" / "edition-x.ftl").write_text("space-go = GO\nroll = Throw\nother = Other\n", encoding="utf-8")
    found = check(folder, BOTH)
    assert "en/edition-x.ftl:2: roll takes nothing, the common one dice" in found
    assert "en/edition-x.ftl:3: other replaces nothing" in found
    assert "de/edition-x.ftl: the file with its 3 texts is missing" in found


def test_unused_and_unknown_keys_are_found(folder: Path) -> None:
    found = check(folder, BOTH, frozenset({"roll", "nowhere"}))
    assert "en/ui.ftl:2: coins is not used" in found
    assert "en: nowhere is asked for but missing" in found


def test_a_language_of_the_rulebook_without_a_folder_is_missed(folder: Path) -> None:
    assert "sl: no folder with texts" in check(folder)


def test_a_folder_that_is_no_language_is_found(folder: Path) -> None:
    (folder / "qqq").mkdir()
    (folder / "qqq" / "ui.ftl").write_text(GERMAN, encoding="utf-8")
    assert "qqq: is not a language that CLDR knows" in check(folder)


ONE = ("one", "other")
SLAVIC = ("one", "few", "many", "other")
CATEGORIES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("en", "de", "nl", "sv", "da", "no", "fi", "el", "hu", "tr", "bg", "et"), ONE),
    **dict.fromkeys(("es", "pt", "it"), ("one", "many", "other")),
    **dict.fromkeys(("pl", "cs", "sk", "ru", "uk", "lt"), SLAVIC),
    **dict.fromkeys(("ro", "hr"), ("one", "few", "other")),
    "sl": ("one", "two", "few", "other"),
    "lv": ("zero", "one", "other"),
    "ar": ("zero", "one", "two", "few", "many", "other"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_plural_forms_of_its_grammar(language: str) -> None:
    assert plural_categories(language) == set(CATEGORIES[language])


def test_the_command_says_that_all_is_there() -> None:
    answer = CliRunner().invoke(i18n.app, ["check", "en", "de"])
    assert (answer.exit_code, answer.output) == (0, "en, de: all texts are there.\n")


def test_the_command_fails_with_the_faults() -> None:
    answer = CliRunner().invoke(i18n.app, ["check", "xx"])
    assert (answer.exit_code, answer.output) == (1, "xx: no folder with texts\n")


def test_without_the_sources_the_command_says_that_terms_were_not_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "glossary", dict)
    answer = CliRunner().invoke(i18n.app, ["check", "de"])
    assert answer.exit_code == 0
    assert "its terms were not checked" in answer.output


def test_every_language_of_the_rulebook_is_on_offer() -> None:
    assert sorted(languages()) == sorted(LANGUAGES)
