"""The lint knows what each language does in its own way."""

from pathlib import Path

import pytest
from tests.i18n.keys import browser_sources, on_buttons, server_sources

from passgo.i18n import LANGUAGES
from passgo.i18n.catalogue_files import read_language, read_text
from passgo.i18n.catalogues import FOLDER
from passgo.i18n.wording import (
    BUTTONS,
    QUOTES,
    SAME,
    catalogue_faults,
    is_listed,
    listed,
    same_texts,
    wording_faults,
)


def faults(language: str, text: str, english: str = "x = Words", key: str = "x") -> list[str]:
    (message,) = read_text(f"x = {text}\n").messages.values()
    (original,) = read_text(f"{english}\n").messages.values()
    return list(wording_faults(language, key, message, original))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_quotes_of_its_own(language: str) -> None:
    pair = QUOTES[language][0]
    sample = {"el": "λόγια", "ru": "слова", "uk": "слова", "bg": "слова", "ar": "كلام"}.get(language, "words")
    assert faults(language, f"{pair[0]}{sample}{pair[1]} {sample}") == []
    assert any("straight" in fault for fault in faults(language, f'"{sample}"'))


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("de", "“Los”", "has the quotes “”, the language „“ or »«"),
        ("de", "„Los", "has the quotes „, the language „“ or »«"),
        ("sv", "Kör 'nu'", "has a straight '"),
        ("ru", "Бaнк", "mixes cyrillic and latin letters in Бaнк"),
        ("pl", "Тak", "mixes cyrillic and latin letters in Тak"),
        ("uk", "Ставки сделаны", "has ы in сделаны, which the language does not know"),
        ("el", "Auction", "has no greek letter"),
        ("de", "1.500 Punkte", "writes a number in groups by hand: 1.500"),
        ("fi", "50 € takaisin", "writes a sum of money by hand: 0 €"),
        ("de", "Bis 31.12.2026", "writes a day by hand: 31.12.2026"),
        ("de", "Um 18:30", "writes a time by hand: 18:30"),
        ("sv", "50 % av priset", "writes a percent sign by hand: %"),
        ("ar", "50٪ من الثمن", "writes a percent sign by hand: ٪"),
        ("ar", "٣ بيوت", "has the digit ٣: western digits everywhere, as on the board"),
    ],
)
def test_what_a_language_does_not_write_is_found(language: str, text: str, fault: str) -> None:
    assert fault in faults(language, text)


def test_a_figure_that_got_lost_is_found() -> None:
    assert faults("de", "Viel Zeit", "x = { $n } tables, 45 minutes") == ["does not say 45 as English does"]


def test_arabic_may_tie_a_word_of_its_own_to_a_foreign_one() -> None:
    assert faults("ar", "الأسهم وEnter") == []


def test_a_name_needs_no_letter_of_the_language() -> None:
    assert faults("el", "Boardwalk", key="space-boardwalk") == []


def test_a_button_has_a_limit_that_grows_with_the_english_one() -> None:
    assert faults("de", "x" * 24, "x = Go", "act-roll") == []
    assert faults("de", "x" * 25, "x = Go", "act-roll") == ["is a button and has 25 characters, 24 fit"]
    assert faults("de", "x" * 38, f"x = {'y' * 20}", "act-roll") == []
    assert faults("de", "x" * 99, "x = Go", "hint-roll") == []


def test_no_more_than_three_in_a_hundred_texts_may_be_the_english_ones() -> None:
    def catalogue(same: int) -> list[str]:
        english = {"ui.ftl": read_text("".join(f"a{i} = Text { {0: 'a'}.get(i, 'b') }\n" for i in range(100)))}
        german = "".join(f"a{i} = {'Text b' if 0 < i <= same else 'Wort'}\n" for i in range(100))
        return list(catalogue_faults("de", english, {"ui.ftl": read_text(german)}))

    assert catalogue(3) == []
    (fault,) = catalogue(4)
    assert fault.startswith("4 of 100 texts are the English ones, 3% may be: ui.ftl:2 a1, ")


def test_names_and_texts_without_letters_do_not_count_as_untranslated() -> None:
    english = {"ui.ftl": read_text("space-boardwalk = Boardwalk\nmoney-gain = +{ $amount }\n")}
    assert same_texts(english, english) == ([], 0)


def test_a_catalogue_in_foreign_letters_is_found() -> None:
    text = "a = Слово\n" + "b = Ход Transliteration\n"
    (fault,) = catalogue_faults("ru", {"ui.ftl": read_text("a = Word\nb = Turn\n")}, {"ui.ftl": read_text(text)})
    assert fault == "35% of all letters are cyrillic, 90% should be"


def test_a_catalogue_keeps_to_one_kind_of_quotes() -> None:
    text = "a = „Eins“ hier\nb = »Zwei« da\n"
    (fault,) = catalogue_faults("de", {"ui.ftl": read_text("a = One\nb = Two\n")}, {"ui.ftl": read_text(text)})
    assert fault == "has several kinds of quotes: »« and „“"


KEYS = [key for file in read_language(Path(FOLDER) / "en").values() for key in file.messages]


@pytest.mark.parametrize("name", [BUTTONS, SAME])
def test_the_lists_name_only_what_there_is(name: str) -> None:
    assert [pattern for pattern in listed(name) if not any(is_match(key, pattern) for key in KEYS)] == []


def is_match(key: str, pattern: str) -> bool:
    before, star, after = pattern.partition("*")
    return key.startswith(before) and key.endswith(after) if star else key == pattern


def test_every_button_of_the_pages_and_the_table_has_its_limit() -> None:
    found = on_buttons(browser_sources() + server_sources())
    assert len(found) > 100
    assert sorted(key for key in found if not is_listed(key, BUTTONS)) == []
