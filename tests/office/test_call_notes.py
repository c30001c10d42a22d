"""Notes of telephone calls: attempts, when to call again, and nothing of them after an erasure."""

import datetime

import pytest
from tests.office.keeping import Clerk, everything_in

from passgo.championship import commands
from passgo.office import BadDetails
from passgo.office.call_notes import CALL_BACK, MOST_NOTES, NO_ANSWER, NOTE, CallNote
from passgo.store import Store


def test_attempts_are_counted_with_their_times(clerk: Clerk) -> None:
    (id,) = clerk.register(1)
    clerk.office.note_call(id, CallNote(1_000, "r1", NO_ANSWER, None, ""))
    clerk.office.note_call(id, CallNote(2_000, "r1", NOTE, None, "  speaks \n Greek only "))
    clerk.office.note_call(id, CallNote(3_000, "r2", CALL_BACK, 9_000, "after work"))
    calls = clerk.office.calls()[id]
    assert (calls.attempts, calls.last_ms, calls.back_ms) == (2, 3_000, 9_000)
    assert [note.note for note in calls.notes] == ["", "speaks Greek only", "after work"]
    assert (calls.is_due(8_999), calls.is_due(9_000)) == (False, True)


def test_another_attempt_answers_the_wish_to_be_called(clerk: Clerk) -> None:
    (id,) = clerk.register(1)
    clerk.office.note_call(id, CallNote(1_000, "r1", CALL_BACK, 5_000, ""))
    clerk.office.note_call(id, CallNote(2_000, "r1", NOTE, None, "a note is no attempt"))
    assert clerk.office.calls()[id].back_ms == 5_000
    clerk.office.note_call(id, CallNote(6_000, "r1", NO_ANSWER, None, ""))
    assert clerk.office.calls()[id].back_ms is None


@pytest.mark.parametrize(
    ("note", "field"),
    [
        (CallNote(1, "r1", "shouted", None, ""), "outcome"),
        (CallNote(1, "r1", CALL_BACK, None, ""), "back"),
        (CallNote(1, "r1", NO_ANSWER, 5, ""), "back"),
        (CallNote(1, "r1", NOTE, None, "  "), "note"),
        (CallNote(1, "r1", NOTE, None, "x" * 501), "note"),
    ],
)
def test_a_note_that_says_too_little_or_too_much_is_refused(clerk: Clerk, note: CallNote, field: str) -> None:
    (id,) = clerk.register(1)
    with pytest.raises(BadDetails) as refused:
        clerk.office.note_call(id, note)
    assert refused.value.field == field
    assert clerk.office.calls() == {}


def test_there_is_a_limit_to_notes(clerk: Clerk) -> None:
    (id,) = clerk.register(1)
    for number in range(MOST_NOTES):
        clerk.office.note_call(id, CallNote(number, "r1", NO_ANSWER, None, ""))
    with pytest.raises(BadDetails):
        clerk.office.note_call(id, CallNote(1, "r1", NO_ANSWER, None, ""))


@pytest.mark.rule("CHAMP-DATA-3")
def test_an_erasure_takes_the_notes_along(clerk: Clerk, store: Store) -> None:
    one, other = clerk.register(2)
    for id in (one, other):
        clerk.office.note_call(id, CallNote(1, "r1", NOTE, None, f"Aunt of {id}"))
    assert clerk.office.export_person(one)["calls"] == [
        {"at_ms": 1, "outcome": NOTE, "back_ms": None, "note": f"Aunt of {one}"}
    ]
    clerk.do(commands.Erase(clerk.registrar, one, "telephone"))
    kept = everything_in(store)
    assert f"Aunt of {one}" not in kept
    assert f"Aunt of {other}" in kept
    with pytest.raises(BadDetails):
        clerk.office.note_call(one, CallNote(2, "r1", NO_ANSWER, None, ""))


def test_the_sweep_takes_them_too(clerk: Clerk, store: Store) -> None:
    (id,) = clerk.register(1)
    clerk.office.note_call(id, CallNote(1, "r1", NOTE, None, "Aunt Agatha"))
    clerk.office.sweep(clerk.office.ends() + datetime.timedelta(days=1))
    assert "Agatha" not in everything_in(store)
