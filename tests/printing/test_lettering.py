"""Which letters are printed, in which order, and how they are made to fit."""

import pytest

from passgo.printing.lettering import (
    Fitted,
    Letter,
    Room,
    Run,
    fit,
    isolated,
    left_to_right,
    paragraph,
    printable,
    visual,
    words,
)

LATIN = frozenset(range(0x20, 0x250)) | {ord("…"), ord("·"), *range(0x600, 0x700)}


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Lucky\tBoot\n", "Lucky Boot"),
        ("a\u202eb\u200bc\ufe0f", "abc"),
        ("👨\u200d👩 Ada 🚂", "Ada"),
        ("麻雀 Ada", "· Ada"),
        ("e\u0301", "é"),
        ("🚂", ""),
        ("\ud800x", "·x"),
        ("", ""),
    ],
)
def test_what_the_font_has_not_leaves_no_box(given: str, shown: str) -> None:
    assert printable(given, LATIN) == shown


def seen(text: str, rtl: bool) -> str:
    """The line as the eye meets it, from left to right."""
    return "".join(run.text[::-1] if run.rtl else run.text for run in visual(paragraph(text, rtl)))


@pytest.mark.parametrize(
    ("text", "rtl", "eye"),
    [
        ("Table 12", False, "Table 12"),
        ("مرحبا", False, "ابحرم"),
        ("نرد 12", False, "12 درن"),  # the number stands left of the word it follows
        (isolated("نرد 12") + " wins", False, "12 درن wins"),
        ("نرد " + isolated("Ada (8)!"), True, "Ada (8)! درن"),
        (left_to_right("+30 21 05"), True, "+30 21 05"),
        ("أ 1 ب 2", True, "2 ب 1 أ"),
    ],
)
def test_letters_stand_in_the_order_of_their_direction(text: str, rtl: bool, eye: str) -> None:
    assert seen(text, rtl) == eye


def test_a_name_cannot_leave_its_isolation() -> None:
    assert isolated("a\u2069b\u2066c") == "\u2068abc\u2069"


def one_each(run: Run) -> float:
    """A font in which every letter is as wide as it is high."""
    return float(len(run.text))


def lines(fitted: Fitted) -> list[str]:
    return ["".join(run.text for run in line) for line in fitted.lines]


def fitted(text: str, room: Room) -> Fitted:
    return fit([Letter(letter, 0) for letter in text], room, one_each)


def test_a_text_with_room_stays_large() -> None:
    assert fitted("abc", Room(30, 10, 10, 5, 1)) == Fitted(((Run("abc", False),),), 10)


def test_a_text_shrinks_until_it_fits_one_line() -> None:
    assert fitted("abcdef", Room(30, 10, 10, 4, 1)).size == 5


def test_a_text_is_broken_between_words_before_it_shrinks() -> None:
    found = fitted("abc def", Room(30, 30, 10, 4, 2))
    assert (lines(found), found.size) == (["abc", "def"], 10)


def test_a_long_word_of_a_name_is_broken_before_it_gets_tiny() -> None:
    found = fitted("abcdefgh", Room(30, 40, 10, 2, 2, split=True))
    assert (lines(found), found.size) == (["abcde", "fgh"], 6)


def test_a_word_of_the_sheet_is_never_broken() -> None:
    assert lines(fitted("abcdefgh", Room(30, 40, 10, 2, 2))) == ["abcdefgh"]


def test_what_never_fits_is_cut_and_marked() -> None:
    found = fitted("abcdefghijkl", Room(30, 10, 10, 5, 1))
    assert (lines(found), found.size) == (["abcde…"], 5)


def test_a_sum_is_never_broken_between_its_figures() -> None:
    shown = printable("M2\u00a0500 and 10\u202f% more", frozenset(range(0x20, 0x2100)))
    assert shown == "M2\u00a0500 and 10\u00a0% more"
    assert [len(word) for word in words(paragraph(shown, False))] == [6, 3, 4, 4]
