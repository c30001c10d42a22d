"""Whatever the rules, the table and the editions can say has a text."""

import pytest

from passgo.bots import BOTS
from passgo.editions import load, names
from passgo.editions.facts import board_facts, look_of
from passgo.engine import events
from passgo.engine.actions import REFUSAL_CODES
from passgo.engine.game import AWAITED
from passgo.engine.rules import OPTIONS, Option
from passgo.i18n import catalogue
from passgo.tables.commands.talk import PRESETS
from passgo.tables.refusals import TABLE_CODES
from passgo.web.edge.problems import STATUS
from passgo.web.guard import CODES
from passgo.web.pages.guide import dashed

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
    keys += [f"group-{group.id}" for group in facts.groups]
    keys += [f"deck-{deck.id}" for deck in facts.decks]
    keys += [f"kind-{card.nearest}" for deck in facts.decks for card in deck.cards if card.nearest]
    assert [key for key in keys if key not in texts] == []
    spaces = [space.id for space in facts.spaces]
    assert [id for id in spaces if f"space-{id}" not in texts and f"space-{plain(id)}" not in texts] == []
    cards = [card for deck in facts.decks for card in deck.cards]
    assert [card.id for card in cards if card.effect != "advance-to" and f"card-{plain(card.id)}" not in texts] == []


def plain(id: str) -> str:
    """Twins like `chance-2` share the text of the first."""
    first, dash, number = id.rpartition("-")
    return first if dash and number.isdigit() else id


@pytest.mark.parametrize("code", sorted({*STATUS, *CODES.values()}))
def test_every_problem_of_the_server_can_be_explained(code: str) -> None:
    assert f"problem-{code}" in ENGLISH


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_has_its_strength_in_words(bot: str) -> None:
    assert f"bot-{bot}" in ENGLISH


@pytest.mark.parametrize("name", names())
def test_every_edition_is_introduced(name: str) -> None:
    assert f"page-about-{name}" in ENGLISH


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_of_the_rules_is_explained_as_the_reference_does(option: Option) -> None:
    key = f"rule-{dashed(option.name.replace('.', '-'))}"
    assert ENGLISH.say(key) == option.meaning.replace("'", "’")


@pytest.mark.parametrize(
    ("option", "value"),
    [(option.name, value) for option in OPTIONS for value in option.allowed if isinstance(value, str)],
)
def test_every_value_of_an_option_is_said_in_words(option: str, value: str) -> None:
    own = f"value-{dashed(option.replace('.', '-'))}-{dashed(value)}"
    assert own in ENGLISH or f"value-{dashed(value)}" in ENGLISH
