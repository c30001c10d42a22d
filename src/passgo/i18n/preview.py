"""Two preview languages made from English: one shows the key of every text, the other what longer words would do.

Only visitors who ask for them by name get them (`?language=keys`, `?language=en-XA`).
"""

import re
from typing import Final

from fluent.syntax import ast, parse, serialize

from passgo.i18n.catalogue_files import nodes

KEYS: Final = "keys"
LONGER: Final = "en-XA"  # the tag of an accented English that exists for tests
PREVIEWS: Final = (KEYS, LONGER)
GROWTH: Final = 0.4
SUMS: Final = "money-"  # figures are not words

ACCENTED: Final = str.maketrans("ABCDEGHIKLNOPRSTUWYZacdeghiklnoprstuwyz", "ÅƁÇÐÉĜĤÎĶĻÑÖÞŔŠŢÛŴÝŽåçðéĝĥîķļñöþŕšţûŵýž")
WORD: Final = re.compile(r"[^\W\d_]+")
VOWELS: Final = re.compile("[aeiouyAEIOUY]")


def previewed(language: str, text: str) -> str:
    """A file of English texts in one of the two languages."""
    resource = parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            entry.attributes = []  # a name without forms stays as it is in every sentence
            if language == KEYS:
                entry.value = ast.Pattern([ast.TextElement(entry.id.name)])
            elif not entry.id.name.startswith(SUMS):
                lengthen(entry.value)
    return serialize(resource)


def lengthen(pattern: ast.Pattern) -> None:
    """Put a text in brackets, so that one which is cut or glued from pieces is noticed immediately."""
    for node in nodes(pattern):
        if isinstance(node, ast.TextElement):
            node.value = longer(node.value)
    pattern.elements = [ast.TextElement("["), *pattern.elements, ast.TextElement("]")]


def longer(text: str) -> str:
    """The text with accents, and two fifths longer."""
    owed = 0.0

    def grown(word: re.Match[str]) -> str:
        nonlocal owed
        owed += GROWTH * len(word[0])
        more, owed = int(owed), owed % 1
        vowel = VOWELS.search(word[0])
        at = vowel.end() if vowel else len(word[0])
        return word[0][:at] + word[0][at - 1].lower() * more + word[0][at:]

    return WORD.sub(grown, text).translate(ACCENTED)
