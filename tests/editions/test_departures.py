"""Departures from the books: true of the defaults, and each a rule or a note of the catalogue."""

import re
from pathlib import Path

import pytest

from passgo.editions import load, names
from passgo.editions.departures import Departure, departures, rows
from passgo.i18n import LANGUAGES
from passgo.i18n.catalogue_files import read_language

ROOT = Path(__file__).parents[2]
RULEBOOK = ROOT / "docs" / "rulebook"
EACH = [(edition, departure) for edition in names() for departure in departures(edition)]
NAMED = [f"{edition}-{departure.text}" for edition, departure in EACH]


def ids_of_the_catalogue() -> set[str]:
    return {
        found
        for path in RULEBOOK.glob("*.md")
        for found in re.findall(r"^- \*\*([A-Z]+(?:-[A-Z]+)*-\d+)\b", path.read_text(encoding="utf-8"), re.MULTILINE)
    }


CATALOGUE = ids_of_the_catalogue()


@pytest.mark.parametrize(("edition", "departure"), EACH, ids=NAMED)
def test_its_options_have_the_values_that_carry_the_reading(edition: str, departure: Departure) -> None:
    in_force = load(edition).board.rules.in_force()
    assert {name: in_force[name] for name in departure.options} == departure.options


def test_each_names_a_rule_or_a_note_of_the_catalogue() -> None:
    assert {departure.id for _, departure in EACH} - CATALOGUE == set()


def test_every_departure_has_a_text_and_no_text_is_left_over() -> None:
    messages = read_language(ROOT / "src" / "passgo" / "i18n" / "en")["departures.ftl"].messages
    assert {f"departure-{row['text']}" for row in rows()} == {key for key in messages if key.startswith("departure-")}


def test_editions_and_languages_exist() -> None:
    assert {edition for row in rows() for edition in row["editions"]} <= set(names())
    assert {language for row in rows() for language in row.get("languages", ())} <= set(LANGUAGES)


def test_the_game_without_a_source_departs_from_nothing() -> None:
    assert departures("classic") == []


def test_voyage_departs_in_these_points() -> None:
    assert [(one.text, one.id) for one in departures("voyage")] == [
        ("bank", "VOYAGE-SETUP-1"),
        ("jail-cards", "VOYAGE-BANKRUPT-5"),
        ("landing", "AMB-VOYAGE-2"),
        ("plots", "AMB-VOYAGE-13"),
        ("interest-once", "AMB-VOYAGE-12"),
        ("swaps", "AMB-VOYAGE-14"),
    ]
