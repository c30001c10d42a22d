"""The lint knows which words an edition has, and hears when it says others."""

from functools import lru_cache
from pathlib import Path

import pytest

from passgo.i18n import check
from passgo.i18n.catalogue_files import Language, read_language, read_text
from passgo.i18n.catalogues import FOLDER
from passgo.i18n.edition_checks import SAID_BY_ALL, SAME_AS_BASE, repeat_faults, word_of
from passgo.i18n.glossary import edition_glossary_faults, own_words
from passgo.i18n.wording import listed
from passgo.i18n.words import WORDS

USUAL = "".join(f"word-{word} = {word}\n" for word in WORDS)
OWN = "word-rent = fee\n"
ASKING = "owed = You owe { word-rent }\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en").mkdir()
    write(tmp_path, "words", USUAL)
    write(tmp_path, "edition-haunted", OWN)
    write(tmp_path, "ui", ASKING)
    return tmp_path


def write(folder: Path, part: str, text: str) -> None:
    (folder / "en" / f"{part}.ftl").write_text(text, encoding="utf-8")


def test_words_in_order_have_no_faults(folder: Path) -> None:
    assert check(folder, ("en",)) == []


def test_a_word_that_nobody_has_is_found(folder: Path) -> None:
    write(folder, "ui", ASKING + "paid = You pay a { word-toll }\n")
    assert "en/ui.ftl:2: paid asks for word-toll, which does not exist" in check(folder, ("en",))


def test_a_form_that_an_edition_forgot_is_found(folder: Path) -> None:
    write(folder, "words", USUAL + "word-rent-pl = rents\n")
    assert check(folder, ("en",)) == [
        "en/edition-haunted.ftl: word-rent-pl is missing: the edition has its own word for it"
    ]


def test_a_form_that_the_language_does_not_use_is_found(folder: Path) -> None:
    write(folder, "edition-haunted", OWN + "word-rent-pl = fees\n")
    assert check(folder, ("en",)) == ["en/edition-haunted.ftl: word-rent-pl is not a form that the language uses"]


def test_a_text_that_says_a_word_instead_of_asking_for_it_is_found(folder: Path) -> None:
    write(folder, "ui", ASKING + "paid = Rent is paid\n")
    assert check(folder, ("en",)) == [
        "en/ui.ftl:2: paid says rent: ask for { word-rent }, some edition has another word"
    ]


@pytest.mark.parametrize("text", ["paid = The deed is paid\n", "paid = A rental is paid\n", "paid = Paid { $rent }\n"])
def test_only_words_that_an_edition_has_otherwise_must_be_asked_for(folder: Path, text: str) -> None:
    write(folder, "ui", ASKING + text)
    assert check(folder, ("en",)) == []


def test_an_edition_that_says_the_whole_sentence_otherwise_need_not_be_asked(folder: Path) -> None:
    write(folder, "ui", ASKING + "paid = Rent is paid\n")
    write(folder, "edition-haunted", OWN + "paid = The ghosts are paid for\n")
    assert check(folder, ("en",)) == []


def test_another_language_asks_where_english_does(folder: Path) -> None:
    (folder / "de").mkdir()
    for part, text in (("words", USUAL.replace("= rent", "= Miete")), ("edition-haunted", "word-rent = Gebühr\n")):
        (folder / "de" / f"{part}.ftl").write_text(text, encoding="utf-8")
    (folder / "de" / "ui.ftl").write_text("owed = Du schuldest Miete\n", encoding="utf-8")
    assert "de/ui.ftl:1: owed says Miete: ask for { word-rent }, some edition has another word" in check(
        folder, ("de",)
    )


def test_the_words_every_language_has_are_missed(folder: Path) -> None:
    (folder / "de").mkdir()
    (folder / "de" / "words.ftl").write_text(USUAL.replace("word-deeds = deeds\n", ""), encoding="utf-8")
    faults = check(folder, ("de",))
    assert "de/words.ftl: word-deeds is missing (en/words.ftl:6)" in faults
    assert "de/edition-haunted.ftl: the file with its 1 texts is missing" in faults


@pytest.mark.parametrize(
    ("key", "word"),
    [("word-rent", "rent"), ("word-rent-gen", "rent"), ("word-jail-card-acc", "jail-card"), ("word-jail-turn", "jail"),
     ("word-deeds-my", "deeds"), ("word-auction", "auction")],
)  # fmt: skip
def test_a_form_belongs_to_its_word(key: str, word: str) -> None:
    assert word_of(key) == word


# Texts that say nothing new.


def test_an_edition_that_repeats_the_common_text_is_found(folder: Path) -> None:
    write(folder, "edition-haunted", OWN + "owed = You owe fee\nword-deed = deed\n")
    assert check(folder, ("en",)) == [
        "en/edition-haunted.ftl:3: word-deed repeats the common text: leave it out or say it as this edition does"
    ]


def test_an_edition_that_repeats_the_classic_board_is_found() -> None:
    texts: Language = {
        "edition-classic.ftl": read_text("space-go = GO\nspace-jail = Jail\n"),
        "edition-ghost.ftl": read_text("space-go = GO\nspace-jail = Jail\n"),
    }
    # On the board of ghosts GO is GO; the list says why.
    assert list(repeat_faults(texts)) == [
        "/edition-ghost.ftl:2: space-jail repeats the common text: leave it out or say it as this edition does"
    ]


def test_the_lists_name_only_what_there_is() -> None:
    english = catalogue_of("en")
    names = {
        f"{part[8:-4]}:{key}" for part, file in english.items() if part.startswith("edition-") for key in file.messages
    }
    keys = {key for file in english.values() for key in file.messages}
    assert [line for line in listed(SAME_AS_BASE) if not any(begins(name, line) for name in names)] == []
    assert [line for line in listed(SAID_BY_ALL) if not any(begins(key, line) for key in keys)] == []


def begins(name: str, pattern: str) -> bool:
    return name == pattern or (pattern.endswith("*") and name.startswith(pattern[:-1]))


# The glossary of the editions.


def test_the_glossary_has_the_words_of_the_four_sources() -> None:
    there = {(row.edition, row.language, row.term, row.word) for row in own_words()}
    assert {
        ("cthulhu", "de", "house", "Gruft"),
        ("cthulhu", "de", "deed", "Besitzrechtkarte"),
        ("ghost", "el", "rent", "αμοιβή"),
        ("championship", "el", "speed_die", "Γρήγορο ζάρι"),
        ("voyage", "el", "jail", "Σελήνη"),
        ("mario", "fi", "house", "Toadin talo"),
    } <= there
    lines = {row.source[:5] for row in own_words() if row.edition != "mario"}
    assert lines == {"000 L", "002 L", "003 L", "004 L"}


@lru_cache(maxsize=8)
def catalogue_of(language: str) -> Language:
    return read_language(FOLDER / language)


def spoiled(language: str, part: str, before: str, after: str) -> list[str]:
    """What is found when a file of a real catalogue says something else."""
    texts = dict(catalogue_of(language))
    text = (FOLDER / language / part).read_text(encoding="utf-8")
    assert before in text
    usual = {key: one.renditions[0] for key, one in texts["words.ftl"].messages.items()}
    texts[part] = read_text(text.replace(before, after), usual)
    return list(edition_glossary_faults(language, catalogue_of("en"), texts))


CTHULHU, GHOST, VOYAGE, CLASSIC, MARIO = (
    f"edition-{name}.ftl" for name in ("cthulhu", "ghost", "voyage", "classic", "mario")
)


@pytest.mark.parametrize(
    ("language", "part", "before", "after", "fault"),
    [
        ("de", CTHULHU, "word-house = Gruft", "word-house = Krypta", "word-house does not say Gruft (003 L174)"),
        ("de", CTHULHU, "auction = Versteigerung", "auction = Auktion", "do not say Versteigerung (003 L158)"),
        ("de", CTHULHU, "Nervenheilanstalt", "Kurhaus", "space-sanatorium does not say Nervenheilanstalt (003 L91)"),
        ("el", GHOST, "= αμοιβή\n", "= ενοίκιο\n", "word-rent does not say αμοιβή (000 L191)"),
        ("el", GHOST, "Απλός επισκέπτης", "Στάση", "space-jail does not say Απλός επισκέπτης (000 L386)"),
        ("el", CLASSIC, "Δωρεάν", "Ελεύθερη", "space-free-parking does not say Δωρεάν στάθμευση (002 L472)"),
        ("el", VOYAGE, "street = οικόπεδο", "street = δρόμος", "word-street does not say οικόπεδο (004 L30)"),
        ("fi", MARIO, "house = Toadin", "house = Sienen", "word-house does not say Toadin talo (glossary.csv)"),
    ],
)
def test_an_edition_that_has_other_words_than_its_source_is_found(
    language: str, part: str, before: str, after: str, fault: str
) -> None:
    found = spoiled(language, part, before, after)
    assert [one for one in found if one.startswith(f"/{part}: ") and one.endswith(fault)] == found[:1]
