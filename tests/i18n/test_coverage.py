"""Whatever the rules, the table and the editions can say has a text."""

import pytest

from passgo.editions import load, names
from passgo.editions.facts import board_facts, look_of
from passgo.engine import events
from passgo.engine.actions import REFUSAL_CODES
from passgo.engine.game import AWAITED
from passgo.i18n import catalogue
from passgo.tables.refusals import TABLE_CODES
from passgo.tables.talking import PRESETS
from passgo.web.texts import PAGES, PROBLEMS

ENGLISH = catalogue("en")
WITH_VARIANTS_ONLY = {"owed", "paid", "question"}


@pytest.mark.parametrize(
    "name", sorted(value for key, value in vars(events).items() if key.isupper() and isinstance(value, str))
)
def test_every_event_can_be_told(name: str) -> None:
    assert name in WITH_VARIANTS_ONLY or f"event-{name}" in ENGLISH


@pytest.mark.parametrize("code", sorted({*REFUSAL_CODES, *TABLE_CODES}))
def test_every_refusal_can_be_explained(code: str) -> None:
    assert f"refusal-{code}" in ENGLISH or f"problem-{code}" in ENGLISH


@pytest.mark.parametrize("what", AWAITED)
def test_every_decision_can_be_asked(what: str) -> None:
    assert f"awaiting-{what}" in ENGLISH
    assert what == "choose" or f"awaiting-you-{what}" in ENGLISH


@pytest.mark.parametrize("preset", PRESETS)
def test_every_quick_phrase_can_be_said(preset: str) -> None:
    assert f"preset-{preset}" in ENGLISH


@pytest.mark.parametrize("name", names())
def test_every_space_group_deck_and_card_of_an_edition_has_a_text(name: str) -> None:
    texts = catalogue("en", look_of(name))
    facts = board_facts(load(name))
    keys = [f"edition-{name}", "word-house", "word-hotel", "level-houses", "level-hotel"]
    keys += [f"group-{group['id']}" for group in facts["groups"]]
    keys += [f"deck-{deck['id']}" for deck in facts["decks"]]
    keys += [f"kind-{card['nearest']}" for deck in facts["decks"] for card in deck["cards"] if card["nearest"]]
    assert [key for key in keys if key not in texts] == []
    spaces = [space["id"] for space in facts["spaces"]]
    assert [id for id in spaces if f"space-{id}" not in texts and f"space-{plain(id)}" not in texts] == []
    cards = [card for deck in facts["decks"] for card in deck["cards"]]
    assert [
        card["id"] for card in cards if card["effect"] != "advance-to" and f"card-{plain(card['id'])}" not in texts
    ] == []


def plain(id: str) -> str:
    """Twins like `chance-2` share the text of the first."""
    first, dash, number = id.rpartition("-")
    return first if dash and number.isdigit() else id


@pytest.mark.parametrize("key", sorted(PAGES))
def test_every_text_of_the_pages_is_in_the_catalogues(key: str) -> None:
    assert f"page-{key}" in ENGLISH


@pytest.mark.parametrize("code", sorted(PROBLEMS))
def test_every_problem_of_the_server_is_in_the_catalogues(code: str) -> None:
    assert f"problem-{code}" in ENGLISH
