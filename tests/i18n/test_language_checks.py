"""Checks of language: faults that a careful reader found once are planted again, and are caught."""

from pathlib import Path

import pytest

from passgo.i18n.catalogue_files import Language, read_text
from passgo.i18n.language_checks import language_faults, manners
from passgo.i18n.lint import LANGUAGES


def texts(**files: str) -> Language:
    return {f"{name.replace('_', '-')}.ftl": read_text(text) for name, text in files.items()}


def faults(language: str, text: str, english: str = "", part: str = "ui") -> list[str]:
    original = texts(**{part: english or text})
    return list(language_faults(language, original, texts(**{part: text})))


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("en", "loading = The table is being laid", "says “being laid”: say “setting up”"),
        ("de", "lead = Hier können Sie spielen", "says “Sie”: the catalogue addresses its reader with “du”"),
        (
            "tr",
            "lead = Bu sizin sıranız, size kart verildi",
            "says “sizin”: the catalogue addresses its reader with “sen”",
        ),
        ("ru", "lead = Это твой ход", "says “твой”: the catalogue addresses its reader with “вы”"),
        ("fr", "lead = Chargement …", "has a space before the ellipsis"),
        ("de", "lead = Laden…", "has no space before the ellipsis"),
        ("es", "lead = Puja mínima (auction.minBid)", "shows the raw name auction.minBid"),
        ("ar", "cards = بطاقات ({ $count })", "has its number in brackets: choose the plural form"),
        ("es", "space-moon = La Luna", "brings its own article, which sentences would repeat"),
    ],
)
def test_a_planted_fault_is_caught(language: str, text: str, fault: str) -> None:
    key = text.partition(" ")[0]
    assert faults(language, text, english=f"{key} = Something else") == [f"/ui.ftl:1: {key} {fault}"]


def test_the_arabic_dual_says_its_number() -> None:
    text = "cards = { $count ->\n    [two] { $count } بطاقتان\n   *[other] { $count } بطاقة\n}\n"
    assert faults("ar", text) == ["/ui.ftl:1: cards has a number with the dual, which says it already"]


def test_two_buttons_of_a_file_have_two_labels() -> None:
    english, german = "act-undo = Undo\nact-pass = Pass\n", "act-undo = Zurück\nact-pass = Zurück\n"
    assert faults("de", german, english) == ["/ui.ftl:2: act-pass has the same label as act-undo, English has two"]


def test_one_label_is_enough_where_english_has_one() -> None:
    english, german = "act-undo = Back\nact-pass = Back\n", "act-undo = Zurück\nact-pass = Zurück\n"
    assert faults("de", german, english) == []


def test_players_speak_to_each_other_as_friends_do() -> None:
    assert faults("ru", "preset-your-turn = Твой ход!") == []


def test_every_language_has_a_register() -> None:
    assert [language for language in LANGUAGES if not manners(language).register] == []


def test_no_fault_is_left_in_english() -> None:
    root = Path(__file__).parents[2] / "src" / "passgo" / "i18n" / "en"
    english = {path.name: read_text(path.read_text(encoding="utf-8")) for path in root.glob("*.ftl")}
    assert list(language_faults("en", english, english)) == []
