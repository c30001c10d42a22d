"""The log of a table in sentences."""

from tests.play.sitting import named

from passgo.engine import events
from passgo.engine.state import REASON_RENT
from passgo.tables.shown.happenings import Happening
from passgo.web.pages.table_sentences import tell

MOVED = Happening(events.MOVED, 0, space=1, amount=1)
PAID = Happening(events.PAID, 0, space=1, amount=10, other=1, numbers=[REASON_RENT])
PAYS = "Ann pays Bob $10 rent for Mediterranean Avenue."


def test_every_happening_is_told_in_its_order() -> None:
    assert tell([MOVED, PAID], named()) == ["Ann moves to Mediterranean Avenue.", PAYS]


def test_money_that_was_told_with_its_reason_is_not_told_again() -> None:
    salary, received = Happening(events.SALARY, 0, amount=200), Happening(events.RECEIVED, 0, amount=200)
    gets = "Ann passes GO and gets $200."
    assert tell([salary, received], named()) == [gets]
    assert tell([salary, MOVED, received], named()) == [
        gets, "Ann moves to Mediterranean Avenue.", "Ann receives $200.",
    ]  # fmt: skip


def test_the_same_sentence_is_not_told_twice_in_a_row() -> None:
    assert tell([MOVED, MOVED, PAID, MOVED], named()) == [
        "Ann moves to Mediterranean Avenue.", PAYS, "Ann moves to Mediterranean Avenue.",
    ]  # fmt: skip
