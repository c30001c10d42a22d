"""Whatever can happen, be refused or be asked in the terminal has a text."""

import pytest
from tests.play.sitting import named

from passgo.engine import events
from passgo.engine.actions import ACTION_NAMES, ANSWER_NAMES, ANSWER_TURN, REFUSAL_CODES
from passgo.engine.board import QUESTION_OUTCOMES
from passgo.engine.game import AWAITED
from passgo.engine.state import REASONS
from passgo.i18n.catalogue_files import read_language
from passgo.i18n.catalogues import FOLDER
from passgo.play.choices import LISTS
from passgo.play.screen import DEED_HEADINGS, HELP, STANDING_HEADINGS
from passgo.words.questions import CHOICE_KINDS

EVENT_TYPES = sorted(value for name, value in vars(events).items() if name.isupper() and isinstance(value, str))
NEVER_LISTED = ("offer", "close", "last-round", "time", "expel")  # these are typed
ANSWERED = ("accept", "reject")  # with a text of their own, for there may be several offers
KEYS = frozenset(key for file in read_language(FOLDER / "en").values() for key in file.messages)


def texts_of(key: str) -> list[str]:
    return [text for text in KEYS if text == key or text.startswith(f"{key}-")]


@pytest.mark.parametrize("type", EVENT_TYPES)
def test_every_event_has_a_text(type: str) -> None:
    assert texts_of(f"event-{type}") != []


def test_there_are_events_to_tell() -> None:
    assert len(EVENT_TYPES) > 40


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_to_pay_has_its_texts(reason: str) -> None:
    assert {f"event-owed-{reason}", f"event-paid-{reason}"} <= KEYS


@pytest.mark.parametrize("outcome", QUESTION_OUTCOMES)
def test_every_outcome_of_a_question_block_has_a_text(outcome: str) -> None:
    assert f"event-question-{outcome}" in KEYS


@pytest.mark.parametrize("code", REFUSAL_CODES)
def test_every_refusal_has_a_text(code: str) -> None:
    assert f"refusal-{code}" in KEYS


def test_there_are_29_refusals() -> None:
    assert len(REFUSAL_CODES) == 29


@pytest.mark.parametrize("name", [name for name in ACTION_NAMES if name not in (*NEVER_LISTED, *ANSWERED)])
def test_every_action_that_is_listed_has_a_text(name: str) -> None:
    assert texts_of(f"act-{name}") != []


@pytest.mark.parametrize("name", ANSWERED)
def test_every_answer_to_an_offer_has_a_text(name: str) -> None:
    assert f"page-{name}-offer" in KEYS


@pytest.mark.parametrize("answer", [answer for answer in ANSWER_NAMES if answer])
def test_every_answer_has_a_text(answer: str) -> None:
    assert ("act-pass-turn" if answer == ANSWER_NAMES[ANSWER_TURN] else f"act-choose-{answer}") in KEYS


@pytest.mark.parametrize("awaited", AWAITED)
def test_every_decision_has_a_question(awaited: str) -> None:
    assert texts_of(f"awaiting-you-{awaited}") != []


@pytest.mark.parametrize("kind", CHOICE_KINDS)
def test_every_open_choice_has_a_question(kind: str) -> None:
    assert f"awaiting-you-choose-{kind}" in KEYS


@pytest.mark.parametrize("name", [name for name in ACTION_NAMES if name not in NEVER_LISTED])
def test_every_action_is_in_the_help(name: str) -> None:
    words = {word.strip(",").lower() for command in HELP for word in command.split()}
    assert name in words


@pytest.mark.parametrize("key", [*HELP.values(), *LISTS.values(), *DEED_HEADINGS, *STANDING_HEADINGS])
def test_headings_and_help_have_their_texts(key: str) -> None:
    assert key in named().speech.catalogue
