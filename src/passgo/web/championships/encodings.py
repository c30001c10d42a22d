"""Encodings in which spreadsheets write text files, found from the bytes themselves."""

import codecs
from itertools import pairwise
from typing import Final

# A mark at the start, and the encoding it stands for.
MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
# What people call an encoding.
CALLED: Final = {
    "utf-8": "UTF-8",
    "utf-8-sig": "UTF-8",
    "utf-16": "UTF-16",
    "utf-16-le": "UTF-16",
    "utf-16-be": "UTF-16",
    "cp1252": "Windows-1252",
    "cp1253": "Windows-1253",
    "iso8859-7": "ISO-8859-7",
}
UNICODE: Final = "UTF-8"
CAPITAL_ALPHA: Final = 0xB6  # Ά in ISO-8859-7, a pilcrow in Windows-1253, where Ά is 0xA2


class NotText(ValueError):
    """Content that is no text in any of these encodings."""


def decoded(content: bytes) -> tuple[str, str]:
    """The text, and the name of the encoding it was written in."""
    for encoding in guesses(content):
        try:
            text = content.decode(encoding)
        except UnicodeDecodeError:
            continue
        if not any(letter < " " and letter not in "\t\r\n\f" for letter in text):
            return text, CALLED[encoding]
    raise NotText("no text in any known encoding")


def guesses(content: bytes) -> list[str]:
    for mark, encoding in MARKS:
        if content.startswith(mark):
            return [encoding]
    if b"\0" in content:  # every comma and every line break has one beside it
        return ["utf-16-le"] if content[1::2].count(0) > content[::2].count(0) else ["utf-16-be"]
    if not is_greek(content):
        return ["utf-8", "cp1252"]
    return ["utf-8", "iso8859-7" if is_iso(content) else "cp1253", "cp1252"]


def is_greek(content: bytes) -> bool:
    """Whether letters beyond ASCII stand side by side, as in Greek words, rather than alone, as in Western ones."""
    high = [byte >= 0xB8 or byte in (0xA2, CAPITAL_ALPHA) for byte in content]
    pairs = sum(one and other for one, other in pairwise(high))
    return 2 * pairs > sum(high)


def is_iso(content: bytes) -> bool:
    return CAPITAL_ALPHA in content and 0xA2 not in content
