"""Two languages for those who look at texts: keys in place, and words that are longer."""

import pytest

from passgo.i18n import PREVIEWS, browser_text, catalogue, languages, negotiate
from passgo.i18n.catalogue_files import read, read_text
from passgo.i18n.catalogues import FOLDER
from passgo.i18n.preview import longer, previewed
from passgo.i18n.wording import is_listed, letters, listed

PARTS = sorted(path.stem for path in (FOLDER / "en").glob("*.ftl"))


def test_the_keys_stand_in_place_of_the_texts() -> None:
    assert catalogue("keys").say("act-bid", {"amount": "$5"}) == "act-bid"
    assert catalogue("keys").say("jail-cards", {"count": 2}) == "jail-cards"
    assert "act-roll = act-roll\n" in browser_text("keys", "classic")


def test_words_are_longer_accented_and_in_brackets() -> None:
    said = catalogue("en-XA").plain("act-bid", {"amount": "$5"})
    assert said == "[Ɓîîð $5]"
    assert catalogue("en-XA").money(1500, "dollar") == "$1,500"


@pytest.mark.parametrize("part", PARTS)
def test_every_text_takes_the_same_arguments_and_forms(part: str) -> None:
    english = read(FOLDER / "en" / f"{part}.ftl").messages
    stretched = read_text(previewed("en-XA", (FOLDER / "en" / f"{part}.ftl").read_text(encoding="utf-8")))
    assert stretched.faults == []
    assert {key: (one.arguments, one.selects) for key, one in stretched.messages.items()} == {
        key: (one.arguments, one.selects) for key, one in english.items()
    }


def test_a_sentence_grows_by_two_fifths() -> None:
    sentence = "Pick an edition, share a link, and play with friends and bots. No account needed."
    assert len(letters(longer(sentence))) == pytest.approx(1.4 * len(letters(sentence)), abs=1)


@pytest.mark.parametrize("name", PREVIEWS)
def test_a_preview_is_had_only_by_who_asks_for_it(name: str) -> None:
    assert name not in languages()
    assert negotiate(name) == "en"
    assert negotiate("de", name) == name


def test_the_lists_beside_the_catalogues_ignore_comments() -> None:
    assert not any("#" in pattern for pattern in listed("buttons.txt"))
    assert not is_listed("hint-roll", "buttons.txt")
