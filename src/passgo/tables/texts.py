"""Names and lines that people type: normalised, bounded, without characters that deceive the eye."""

import unicodedata
from typing import Final

from passgo.tables.refusals import Refused

LONGEST_NAME: Final = 40
LONGEST_LINE: Final = 300
LONGEST_REASON: Final = 200

JOINERS: Final = "\u200c\u200d"  # Persian, Hindi and many emoji need them; every other format character is refused
BLANKS: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc")  # letters that show nothing
FORBIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
MOST_MARKS: Final = 4  # marks on one letter; more of them climb out of their line


def is_plain(text: str) -> bool:
    marks = 0
    for letter in text:
        category = unicodedata.category(letter)
        if category in FORBIDDEN and letter not in JOINERS:
            return False
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return False
    return True


def clean(text: str, longest: int, code: str) -> str:
    """The text in normal form with single spaces, or a refusal."""
    if len(text) > 4 * longest:  # before any work is done on it
        raise Refused(code, longest=longest)
    plain = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(plain) <= longest or not is_plain(plain) or not plain.strip(JOINERS + " "):
        raise Refused(code, longest=longest)
    return plain


def clean_name(text: str) -> str:
    """Clean a name so that every part of it is visible: with a blank at its end it would pass for another's."""
    name = clean(text, LONGEST_NAME, "bad-name")
    if not BLANKS.isdisjoint(name) or name[-1] in JOINERS:
        raise Refused("bad-name", longest=LONGEST_NAME)
    return name


def clean_line(text: str) -> str:
    return clean(text, LONGEST_LINE, "bad-text")


def clean_reason(text: str) -> str:
    return clean(text, LONGEST_REASON, "bad-text")
