"""Words that an edition has for the things of the game.

A text asks for a word: `{ $player } owes { $amount } { word-rent }`. The file `words` of the language has the usual
ones, the file of an edition its own, and the text is completed when it is read: *rent* on most boards, *fee* where
ghosts are hunted. At the beginning of a sentence it asks for `{ Word-rent }`, with a capital letter. A language has as
many forms of a word as its sentences need (`word-rent-gen`); `WORDS` are those that every language has.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

WORDS_PART: Final = "words"
WORD: Final = "word-"
WORDS: Final = (
    "go", "jail", "jail-card", "jail-cards", "deed", "deeds", "rent", "street", "streets",
    "house", "houses", "hotel", "hotels",
)  # fmt: skip
DEFINED: Final = re.compile(r"^(word-[a-z0-9-]+) = (.+)$", re.MULTILINE)
ASKED: Final = re.compile(r"\{ ([Ww])(ord-[a-z0-9-]+) \}")
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) =.*(?:\n(?:[ }].*)?(?=\n|\Z))*", re.MULTILINE)


def defined(text: str) -> dict[str, str]:
    """Words that a file defines."""
    return dict(DEFINED.findall(text))


def asked(text: str) -> frozenset[str]:
    """Words that a text asks for."""
    return frozenset(f"w{rest}" for _, rest in ASKED.findall(text))


def completed(text: str, words: Mapping[str, str]) -> str:
    """The text with its words. An unknown word is left to Fluent, which then shows the English text."""

    def complete(found: re.Match[str]) -> str:
        word = words.get(f"w{found[2]}", found[0])
        return f"{word[0].upper()}{word[1:]}" if found[1] == "W" else word

    return ASKED.sub(complete, text)


def merged(base: str, own: str) -> str:
    """A text with those of its messages replaced that another has as well."""
    better = {message[1]: message[0].rstrip() for message in MESSAGE.finditer(own)}

    def replaced(found: re.Match[str]) -> str:
        kept = found[0].rstrip()
        return better.get(found[1], kept) + found[0][len(kept) :]

    return MESSAGE.sub(replaced, base)


def retold(texts: Iterable[str], edition: str, words: Mapping[str, str]) -> Iterator[str]:
    """Messages that ask for one of the edition's own words, unless the edition replaces them."""
    own, replaced = defined(edition).keys(), {message[1] for message in MESSAGE.finditer(edition)}
    for text in texts:
        for message in MESSAGE.finditer(text):
            if message[1] not in replaced and asked(message[0]) & own:
                yield completed(message[0].rstrip(), words)
