"""The terminal game in other languages: no English is left, and names are called as people call them."""

import re
from functools import cache
from pathlib import Path

import pytest
from tests.play.sitting import PLAYERS, Sitting, at, named, placed, table

from passgo.editions import load
from passgo.engine import events
from passgo.engine.events import Event
from passgo.i18n import LANGUAGES
from passgo.i18n.catalogues import FOLDER, source
from passgo.play.screen import HELP
from passgo.play.speech import language_of, names_for
from passgo.play.table import BadSetup, check_names
from passgo.play.typed_commands import parse
from passgo.words.sentences import sentence

WORD = re.compile(r"[^\W\d_]{3,}")
NO_WORDS = re.compile(r"^#.*|^[\w-]+ =|\{ *\$[\w-]+|\[\w+\]", re.MULTILINE)  # of a catalogue: remarks, keys, arguments
OFTEN = ("ar", "de", "el", "hu", "lv", "ru", "tr")
# A person looks at everything, is refused some things, and plays a little.
TYPED = (
    "help", "board", "deeds", "deeds cy", "history", "choices", "build go", "build nowhere", "accept nobody", "dance",
    "99", "offer bob: 50 for reading", "1", "1", "1", "1", "mortgage boardwalk", "save", "quit", "quit",
)  # fmt: skip
GIVEN = {
    "Ann": {"deeds": ["boardwalk", "park-place"], "buildings": {"boardwalk": 1}, "jail_cards": ["chance"]},
    "Bob": {"deeds": ["reading-railroad", "water-works"], "mortgaged": ["water-works"]},
    "Cy": {"at": "jail", "jail": 0},
}


def words(text: str) -> set[str]:
    return {word.casefold() for word in WORD.findall(text)}


@cache
def vocabulary(language: str) -> set[str]:
    """Every word the catalogue of a language has, names that stay English among them."""
    texts = (path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl")))
    return {word for text in texts for word in words(NO_WORDS.sub(" ", text))}


def watched(language: str, edition: str) -> str:
    sitting = Sitting(table(["builder"] * 3, edition, seed=4), [], turns=60, language=language)
    assert sitting.play() == 0
    return sitting.shown


def played(language: str) -> str:
    sitting = Sitting(placed(table(), GIVEN), TYPED, language=language)
    assert sitting.play() == 0
    return sitting.shown


def english_left(shown: str, language: str, typed: str = "") -> set[str]:
    """Words of the English catalogue which the language does not have, nor anybody typed."""
    return words(shown) & (vocabulary("en") - vocabulary(language)) - words(typed)


def told_without_english(language: str) -> None:
    shown = watched(language, "championship")
    assert len(words(shown) & vocabulary(language)) > 40
    assert english_left(shown, language) == set()


@pytest.mark.parametrize("language", OFTEN)
def test_a_game_of_bots_is_told_without_english(language: str) -> None:
    told_without_english(language)


@pytest.mark.long
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language not in ("en", *OFTEN)])
def test_a_game_of_bots_is_told_without_english_in_all_other_languages(language: str) -> None:
    told_without_english(language)


@pytest.mark.parametrize("language", ["ar", "ru"])
def test_a_whole_game_is_told_without_english(language: str) -> None:
    sitting = Sitting(table(["builder"] * 4, "cthulhu-short", seed=1), [], language=language)
    sitting.play()
    assert sitting.game.is_over()
    assert english_left(sitting.shown, language) == set()


@pytest.mark.parametrize("language", ["ar"])
@pytest.mark.parametrize("edition", ["cthulhu", "ghost", "mario", "voyage"])
def test_every_edition_is_told_without_english(language: str, edition: str) -> None:
    assert english_left(watched(language, edition), language) == set()


@pytest.mark.parametrize("language", ["ar", "de", "ru"])
def test_a_person_reads_no_english_but_the_commands(language: str) -> None:
    commands = " ".join([*TYPED, *HELP, *(space.id for space in load("classic").board.spaces)])
    assert english_left(played(language), language, f"{commands} wait game") == set()


def test_english_would_be_found() -> None:
    assert {"moves", "rolls"} <= english_left(watched("en", "championship"), "de")


# Which language.


@pytest.mark.parametrize(
    ("wish", "environment", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "de_DE.UTF-8", "LC_ALL": "el_GR"}, "el"),
        (None, {"LANG": "de_DE.UTF-8", "LC_ALL": "", "LC_MESSAGES": "ca_ES@valencia"}, "en"),
        (None, {"LANG": "nb_NO.UTF-8"}, "no"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LC_ALL": "POSIX", "LANG": "ar_EG"}, "en"),
        ("ar", {"LANG": "de_DE.UTF-8"}, "ar"),
        ("pt-BR", {}, "pt-BR"),
        ("pt-AO", {}, "pt"),
        ("keys", {}, "keys"),
    ],
)
def test_the_language_is_that_of_the_wish_or_of_the_terminal(
    wish: str | None, environment: dict[str, str], language: str
) -> None:
    assert language_of(wish, environment) == language


def test_a_language_without_texts_is_refused() -> None:
    with pytest.raises(BadSetup, match="no texts in 'tlh': --language takes one of en, "):
        language_of("tlh", {})


# Names and directions.


def test_lines_that_run_to_the_right_have_no_marks() -> None:
    assert not re.search("[\u2066-\u2069]", watched("ru", "championship"))


def test_names_and_sums_are_isolated_in_lines_that_run_to_the_left() -> None:
    said = sentence(Event(events.BOUGHT, 0, 39, 400), named(language="ar"))
    assert "\u2068Ann\u2069" in said
    assert "\u2066$400\u2069" in said


@pytest.mark.parametrize("typed", ["бордуо", "boardw"])
def test_a_space_is_found_by_its_name_in_the_language_too(typed: str) -> None:
    game = at({"Ann": {"deeds": ["boardwalk"]}})
    assert parse(game, named(language="ru"), 0, f"mortgage {typed}").space == 39


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_for_a_player_can_be_a_name(language: str) -> None:
    (word,) = re.findall(r"^end-player = (.*)$", source(language, "ui"), re.MULTILINE)
    check_names([f"{word}1", f"{word}2"])


OWN = """
inherits = "classic"
[edition]
id = "own"
name = "Our street"
[words]
house = "hut"
[change.boardwalk]
name = "Long Lane"
"""


def test_an_edition_of_ones_own_keeps_its_own_names_and_speaks_otherwise_like_its_model(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(OWN, encoding="utf-8")
    names = names_for(load(file), str(file), "de", PLAYERS)
    assert (names.edition_name(), names.space(39), names.space(30)) == (
        "Our street",
        "Long Lane",
        "Gehe in das Gefängnis",
    )
    assert (names.level(2), names.level(5)) == ("2 × hut", "Hotel")
