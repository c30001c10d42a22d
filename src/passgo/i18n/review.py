"""Review in place: `de-x-review` is German whose texts carry an invisible mark, the number of their key.

A script in the browser (`ui/src/review`) takes the marks out, so that a reader can tap a text and propose a better one.
Only visitors who ask for it by name get it (`?language=de-x-review`).
"""

import re
from collections.abc import Mapping
from typing import Final

REVIEW: Final = "-x-review"  # private use in BCP 47
FRAME: Final = "\u2064"
DIGITS: Final = "\u2061\u2062\u2063"  # invisible, and without effect on line breaks, shaping and direction
REVIEW_MARKS: Final = re.compile(f"[{DIGITS}{FRAME}]")
BEGINNING: Final = re.compile(r"^([a-zA-Z][\w-]*) =\s*(?![\s.])", re.MULTILINE)  # of a text; not of forms alone


def reviewed(language: str) -> str:
    """The language that is under review; empty for any other."""
    return language.removesuffix(REVIEW) if language.endswith(REVIEW) else ""


def mark(number: int) -> str:
    digits = ""
    while number or not digits:
        number, digit = divmod(number, len(DIGITS))
        digits = DIGITS[digit] + digits
    return f"{FRAME}{digits}{FRAME}"


def unreviewed(text: str) -> str:
    """Text without marks, for whatever leaves the pages: files, paper, fields that people send back."""
    return REVIEW_MARKS.sub("", text)


def marked(text: str, marks: Mapping[str, str]) -> str:
    """A catalogue file whose texts begin with their marks."""
    return BEGINNING.sub(lambda found: f"{found[1]} = {marks.get(found[1], '')}", text)
