"""The catalogues as players meet them."""

from collections.abc import Callable

import pytest
from tests.i18n.keys import asked_for, browser_sources, server_sources, used_among

from passgo.i18n import browser_text, catalogue, check, languages, negotiate
from passgo.i18n.catalogues import BROWSER_PARTS, FOLDER, PANEL_PART
from passgo.i18n.lint import read


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


def test_english_greek_german_and_arabic_are_there() -> None:
    assert languages() == ("en", "ar", "de", "el")


@pytest.mark.parametrize(
    ("accepted", "chosen", "language"),
    [
        ("el-GR,el;q=0.9,en;q=0.8", None, "el"),
        ("fr,de;q=0.5,ar;q=0.7", None, "ar"),
        ("de-AT", "ar", "ar"),
        ("", None, "en"),
        ("xx-XX,*;q=0.1", "tlh", "en"),
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
    [(1, "بطاقة سجن واحدة"), (2, "بطاقتا سجن"), (3, "بطاقات سجن"), (11, "بطاقة سجن")],
)
def test_arabic_has_its_own_plurals(count: int, said: str) -> None:
    assert said in catalogue("ar").say("jail-cards", {"count": count})


def test_an_edition_says_some_things_in_its_own_words() -> None:
    assert "jail" in catalogue("en").say("event-jailed", {"player": "Ada"})
    assert "Moon" in catalogue("en", "voyage").say("event-jailed", {"player": "Ada"})


def test_a_missing_text_is_shown_as_its_key() -> None:
    assert catalogue("de").say("no-such-key") == "no-such-key"


def test_arabic_runs_to_the_left() -> None:
    assert (catalogue("ar").direction, catalogue("el").direction) == ("rtl", "ltr")


def test_the_browser_gets_no_file_by_a_path() -> None:
    assert "root:" not in browser_text("en", "../../../../etc/passwd")
