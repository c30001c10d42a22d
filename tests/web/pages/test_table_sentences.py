"""The log of a table in sentences."""

from tests.play.sitting import named

from passgo.engine import events
from passgo.engine.state import REASON_RENT
from passgo.tables.shown.happenings import Happening
from passgo.web.pages.table_sentences import tell

MOVED = Happening(events.MOVED, 0, space=1, amount=1)
PAID = Happening(events.PAID, 0, space=1, amount=10, other=1, numbers=[REASON_RENT])
KEPT = Happening(events.KEPT, 0, space=1)


def test_happenings_that_belong_together_are_one_line() -> None:
    assert tell([MOVED, PAID], named()) == ["Ann lands on Bob’s Mediterranean Avenue and pays $10."]


def test_money_that_was_told_with_its_reason_is_not_told_again() -> None:
    salary, received = Happening(events.SALARY, 0, amount=200), Happening(events.RECEIVED, 0, amount=200)
    collects = "Ann passes GO and collects $200."
    assert tell([salary, received], named()) == [collects]
    assert tell([salary, KEPT, received], named()) == [
        collects, "Ann keeps Mediterranean Avenue mortgaged.", "Ann collects $200.",
    ]  # fmt: skip


def test_the_same_sentence_is_not_told_twice_in_a_row() -> None:
    assert tell([KEPT, KEPT, MOVED, KEPT], named()) == [
        "Ann keeps Mediterranean Avenue mortgaged.",
        "Ann moves to Mediterranean Avenue.",
        "Ann keeps Mediterranean Avenue mortgaged.",
    ]


def test_what_another_release_wrote_and_this_one_cannot_tell_is_said_to_have_happened() -> None:
    assert tell([Happening("teleported", 0), Happening(events.CARD_DRAWN, 0, amount=999, other=9)], named()) == [
        "Something happened.",
    ]  # fmt: skip
