"""Whatever can happen, be refused or be asked has a sentence."""

import string

import pytest

from passgo.engine import events
from passgo.engine.actions import ACTION_NAMES, ANSWER_NAMES, REFUSAL_CODES
from passgo.engine.board import QUESTION_OUTCOMES
from passgo.engine.game import AWAITED
from passgo.engine.state import REASONS
from passgo.play.questions import CHOICE_KINDS
from passgo.play.texts import CHOICES, EVENTS, HELP, QUESTIONS, REFUSALS, TEXTS, say

EVENT_TYPES = sorted(value for name, value in vars(events).items() if name.isupper() and isinstance(value, str))
NEVER_LISTED = ("offer", "close", "last-round", "time", "expel")  # these are typed


def texts_of(key: str, texts: object) -> list[str]:
    assert isinstance(texts, dict)
    return [text for text in texts if text == key or text.startswith(f"{key}-")]


@pytest.mark.parametrize("type", EVENT_TYPES)
def test_every_event_has_a_text(type: str) -> None:
    assert texts_of(f"event-{type}", EVENTS) != []


def test_there_are_events_to_tell() -> None:
    assert len(EVENT_TYPES) > 40


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_to_pay_has_its_texts(reason: str) -> None:
    assert {f"event-owed-{reason}", f"event-paid-{reason}"} <= set(EVENTS)


@pytest.mark.parametrize("outcome", QUESTION_OUTCOMES)
def test_every_outcome_of_a_question_block_has_a_text(outcome: str) -> None:
    assert f"event-question-{outcome}" in EVENTS


@pytest.mark.parametrize("code", REFUSAL_CODES)
def test_every_refusal_has_a_text(code: str) -> None:
    assert f"refusal-{code}" in REFUSALS


def test_there_are_29_refusals() -> None:
    assert len(REFUSAL_CODES) == 29


@pytest.mark.parametrize("name", [name for name in ACTION_NAMES if name not in NEVER_LISTED])
def test_every_action_that_is_listed_has_a_text(name: str) -> None:
    assert texts_of(f"choice-{name}", CHOICES) != []


@pytest.mark.parametrize("answer", [answer for answer in ANSWER_NAMES if answer])
def test_every_answer_has_a_text(answer: str) -> None:
    assert f"choice-choose-{answer}" in CHOICES


@pytest.mark.parametrize("awaited", AWAITED)
def test_every_decision_has_a_question(awaited: str) -> None:
    assert texts_of(f"ask-{awaited}", QUESTIONS) != []


@pytest.mark.parametrize("kind", CHOICE_KINDS)
def test_every_open_choice_has_a_question(kind: str) -> None:
    assert f"ask-choose-{kind}" in QUESTIONS


@pytest.mark.parametrize("name", [name for name in ACTION_NAMES if name not in NEVER_LISTED])
def test_every_action_is_in_the_help(name: str) -> None:
    words = {word.strip(",").lower() for command in HELP for word in command.split()}
    assert name in words


@pytest.mark.parametrize("key", sorted(TEXTS))
def test_texts_are_filled_by_named_arguments_only(key: str) -> None:
    fields = [field for _, field, _, _ in string.Formatter().parse(TEXTS[key]) if field is not None]
    assert all(field.isidentifier() for field in fields)
    assert "{" not in say(key, **dict.fromkeys(fields, "x"))
