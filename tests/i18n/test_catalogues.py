"""The catalogues as players meet them."""

import logging
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.i18n.keys import asked_for, browser_sources, server_sources, used_among

from passgo.i18n import LANGUAGES, browser_text, catalogue, catalogues, check, choice, languages, negotiate
from passgo.i18n.catalogue_files import read
from passgo.i18n.catalogues import BROWSER_PARTS, FOLDER, PANEL_PART


@pytest.mark.wide
def test_every_catalogue_is_in_order() -> None:
    assert check() == []


def keys_of(*parts: str) -> frozenset[str]:
    return frozenset(key for part in parts for key in read(FOLDER / "en" / f"{part}.ftl").messages)


SERVER_PARTS = sorted(
    path.stem
    for path in (FOLDER / "en").glob("*.ftl")
    if path.stem not in (*BROWSER_PARTS, PANEL_PART) and not path.stem.startswith("edition-")
)


def test_no_text_of_the_live_table_is_unused() -> None:
    keys = keys_of(*BROWSER_PARTS)
    assert sorted(keys - used_among(keys, browser_sources() + server_sources())) == []


@pytest.mark.parametrize("part", SERVER_PARTS)
def test_no_text_of_the_server_is_unused(part: str) -> None:
    keys = keys_of(part)
    assert sorted(keys - used_among(keys, browser_sources() + server_sources())) == []


@pytest.mark.parametrize("sources", [browser_sources, server_sources])
def test_nobody_asks_for_a_text_that_is_not_there(sources: Callable[[], str]) -> None:
    known = keys_of(*BROWSER_PARTS, PANEL_PART, *SERVER_PARTS, "edition-classic")
    assert sorted(asked_for(sources()) - known) == []


@pytest.mark.parametrize(
    ("accepted", "chosen", "language"),
    [
        ("el-GR,el;q=0.9,en;q=0.8", None, "el"),
        ("fr,de;q=0.5,ar;q=0.7", None, "ar"),
        ("de-AT", "ar", "ar"),
        ("", None, "en"),
        ("xx-XX,*;q=0.1", "tlh", "en"),
        ("", "de-AT", "de"),
        ("pt-AO,en;q=0.5", None, "pt"),
        ("nb-NO,en;q=0.5", None, "no"),
        ("nn", None, "no"),
        ("EL_gr", None, "el"),
        ("en-XA", None, "en"),
        ("keys", None, "en"),
        ("de;q=nonsense,el;q=0.1", None, "el"),
        ("," * 10_000, "\x00", "en"),
    ],
)
def test_the_language_is_chosen_by_wish_then_browser_then_english(
    accepted: str, chosen: str | None, language: str
) -> None:
    assert negotiate(accepted, chosen) == language


@pytest.mark.parametrize(
    ("count", "said"),
    [(1, "بطاقة خروج واحدة"), (2, "بطاقتا خروج"), (3, "بطاقات خروج"), (11, "بطاقة خروج")],
)
def test_arabic_has_its_own_plurals(count: int, said: str) -> None:
    assert said in catalogue("ar").say("jail-cards", {"count": count})


def test_an_edition_says_some_things_in_its_own_words() -> None:
    assert "jail" in catalogue("en").say("event-jailed", {"player": "Ada"})
    assert "Moon" in catalogue("en", "voyage").say("event-jailed", {"player": "Ada"})


def test_a_missing_text_is_shown_as_its_key() -> None:
    assert catalogue("de").say("no-such-key") == "no-such-key"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "10%"),
        ("de", "10\u00a0%"),
        ("tr", "%10"),
        ("ar", "\u206610%\u2069"),
        ("es", "10\u00a0%"),
        ("es-419", "10%"),
    ],
)
def test_a_share_is_written_as_the_language_does(language: str, said: str) -> None:
    assert catalogue(language).percent(10) == said


def test_arabic_runs_to_the_left() -> None:
    assert (catalogue("ar").direction, catalogue("el").direction) == ("rtl", "ltr")


def test_the_browser_gets_no_file_by_a_path() -> None:
    assert "root:" not in browser_text("en", "../../../../etc/passwd")


# A folder of its own, to break.

ENGLISH = "".join(f"text-{number} = Text {{ $name }}\n" for number in range(100))
GERMAN = ENGLISH.replace("Text", "Wort")


def forget() -> None:
    kept = (catalogues.begun, catalogues.languages, catalogues.regions, catalogues.bundle, catalogues.catalogue)
    for cached in (*kept, browser_text):
        cached.cache_clear()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(catalogues, "FOLDER", tmp_path)
    write(tmp_path / "en", ENGLISH)
    forget()
    yield tmp_path
    forget()


def write(folder: Path, text: str | bytes) -> None:
    folder.mkdir(exist_ok=True)
    (folder / "ui.ftl").write_bytes(text if isinstance(text, bytes) else text.encode())


@pytest.mark.parametrize(
    "broken",
    ["text-7 = Wort { $name", "text-7 Wort { $name }", "text-7 = Wort { $nam }", "text-7 = Wort { no-such-text }", ""],
)
def test_a_broken_text_is_english_and_the_others_are_not(folder: Path, broken: str) -> None:
    write(folder / "de", GERMAN.replace("text-7 = Wort { $name }", broken))
    german = catalogue("de")
    said = [german.plain(f"text-{number}", {"name": "Ada"}) for number in (6, 7, 8)]
    assert said == ["Wort Ada", "Text Ada", "Wort Ada"]


def test_what_cannot_be_read_is_named_with_file_line_and_message(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    write(folder / "de", GERMAN.replace("text-7 = Wort { $name }", "text-7 = Wort { $name"))
    with caplog.at_level(logging.WARNING):
        catalogue("de")
    assert caplog.messages == ['de/ui.ftl:8: text-7 cannot be read: Expected token: "}"; English is shown']


def test_a_file_that_is_not_text_breaks_nobody(folder: Path) -> None:
    write(folder / "de", b"\xff\xfe\x00garbage\n" + GERMAN.encode())
    assert catalogue("de").plain("text-7", {"name": "Ada"}) == "Wort Ada"
    assert catalogue("en").plain("text-7", {"name": "Ada"}) == "Text Ada"


@pytest.mark.parametrize(("done", "offered"), [(94, False), (95, True)])
def test_a_language_is_on_offer_when_nearly_all_of_it_is_there(folder: Path, done: int, offered: bool) -> None:
    write(folder / "de", "".join(GERMAN.splitlines(keepends=True)[:done]))
    assert ("de" in languages()) == offered
    assert negotiate("de") == ("de" if offered else "en")


def test_a_language_that_is_being_translated_can_be_looked_at_by_asking_for_it(folder: Path) -> None:
    write(folder / "de", "text-0 = Wort { $name }\n")
    assert choice("de") == "de"
    assert negotiate("", "de-AT") == "de"


def test_other_regions_of_a_language_come_before_english(folder: Path) -> None:
    shutil.copytree(folder / "en", folder / "pt-BR")
    shutil.copytree(folder / "en", folder / "pt")
    forget()
    assert [negotiate(tag) for tag in ("pt-BR", "pt-br", "pt-PT", "fr-CA")] == ["pt-BR", "pt-BR", "pt", "en"]


def test_languages_stand_in_the_order_of_their_own_names(folder: Path) -> None:
    for language in LANGUAGES:
        write(folder / language, ENGLISH)
    forget()
    there = languages()
    assert (there[0], there[-1]) == ("en", "ar")
    assert there.index("cs") < there.index("de") < there.index("el") < there.index("ru")


# Names of other scripts.

FIRST_STRONG, POP = "\u2068", "\u2069"


@pytest.mark.parametrize("name", ["Ada", "داليا 5", "דנה (1)", "Χλόη"])
@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_name_is_isolated_from_the_direction_of_its_sentence(language: str, name: str) -> None:
    said = catalogue(language).say("event-jailed", {"player": name})
    assert f"{FIRST_STRONG}{name}{POP}" in said
    assert f"{FIRST_STRONG}{name}{POP}" in catalogue(language).listed([name, "Boris"])
