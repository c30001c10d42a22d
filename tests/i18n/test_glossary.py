"""Each language calls the things of the game as its rulebook does."""

import pytest

from passgo.i18n import LANGUAGES
from passgo.i18n.catalogue_files import Language, read_text
from passgo.i18n.glossary import GLOSSARY, TERMS, glossary, glossary_faults, stems, uses


def test_the_glossary_is_found_in_the_sources() -> None:
    assert GLOSSARY.is_file()
    assert set(TERMS) <= glossary().keys()


@pytest.mark.parametrize(
    ("term", "language", "text"),
    [
        ("jail", "de", "die Gefängniskarte"),
        ("jail", "cs", "z vězení"),
        ("jail", "et", "vanglas"),  # the rulebook has `vanglaruudule In Jail`
        ("jail", "ar", "بطاقة سجن"),
        ("mortgage", "pl", "w hipotece"),
        ("mortgage", "lt", "įkeistas"),
        ("mortgage", "lv", "ieķīlāt"),
        ("mortgage", "ar", "مرهون"),
        ("buildings", "tr", "Bina satın al"),
        ("buildings", "ar", "مبنى"),
        ("die", "el", "των ζαριών"),
        ("die", "pl", "rzuca kośćmi"),
        ("auction", "fi", "huutokauppa"),
        ("rent", "hu", "a bérleti díjat"),
        ("space", "ru", "пять клеток"),
        ("bank", "nl", "de Bank"),
    ],
)
def test_a_term_is_known_in_whatever_form_it_stands(term: str, language: str, text: str) -> None:
    assert uses(text, stems(term, language), language)


@pytest.mark.parametrize(
    ("term", "language", "text"),
    [
        ("jail", "es", "la prisión"),
        ("auction", "de", "Versteigerung"),
        ("mortgage", "ar", "قرض"),
        ("rent", "el", "μίσθωμα"),
    ],
)
def test_another_word_is_not_the_term(term: str, language: str, text: str) -> None:
    assert not uses(text, stems(term, language), language)


def test_a_term_the_rulebook_left_in_english_is_not_asked_for() -> None:
    assert stems("jail", "fi") == frozenset()


@pytest.mark.parametrize("language", sorted({*LANGUAGES} - {"en"}))
def test_most_terms_can_be_asked_for_in_every_language(language: str) -> None:
    assert sum(bool(stems(term, language)) for term in TERMS) >= len(TERMS) - 1


def language_with(word: str, times: int, other: str, others: int) -> Language:
    texts = [f"a{i} = {word}" for i in range(times)] + [f"b{i} = {other}" for i in range(others)]
    return {"ui.ftl": read_text("\n".join(texts) + "\n")}


def test_a_catalogue_that_mostly_uses_another_word_is_found() -> None:
    english = language_with("In jail", 3, "The jail", 4)
    assert list(glossary_faults("es", english, language_with("En la cárcel", 4, "La cárcel", 3))) == []
    (fault,) = glossary_faults("es", english, language_with("En la cárcel", 3, "La prisión", 4))
    assert fault == ("4 of 7 texts about jail do not say cárcel: ui.ftl:4 b0, ui.ftl:5 b1, ui.ftl:6 b2, ui.ftl:7 b3")


def test_an_edition_has_words_of_its_own() -> None:
    english = {"edition-voyage.ftl": read_text("".join(f"a{i} = In jail\n" for i in range(9)))}
    spanish = {"edition-voyage.ftl": read_text("".join(f"a{i} = En la Luna\n" for i in range(9)))}
    assert list(glossary_faults("es", english, spanish)) == []
