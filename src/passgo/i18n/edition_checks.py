"""Checks of editions' words: missing forms, texts that do not ask for a word, texts that only repeat."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from passgo.i18n.catalogue_files import FALLBACK, Language, Message
from passgo.i18n.wording import is_listed
from passgo.i18n.words import WORD, WORDS, WORDS_PART

EDITION: Final = "edition-"
USUAL: Final = "edition-classic.ftl"  # the board that all others are compared with
FILLED_IN: Final = re.compile(r"\{ \$?[\w-]+ (?:->|\})")
REPEATS: Final = "repeats the common text: leave it out or say it as this edition does"
SAME_AS_BASE: Final = "same-as-base.txt"
SAID_BY_ALL: Final = "said-by-all.txt"
# Files whose texts belong to no edition.
BESIDE_THE_TABLE: Final = ("championship-", "sheets", "mails", "fair", WORDS_PART)


def defined_in(texts: Language) -> dict[str, str]:
    """Usual words of a language."""
    part = f"{WORDS_PART}.ftl"
    return {key: message.renditions[0] for key, message in texts[part].messages.items()} if part in texts else {}


def word_of(key: str) -> str:
    """The word that a key is a form of: `rent` for `word-rent-gen`, or its own first part."""
    name = key.removeprefix(WORD)
    known = [word for word in WORDS if name == word or name.startswith(f"{word}-")]
    return max(known, key=len, default=name.partition("-")[0])


def is_form(key: str) -> bool:
    """Whether a word belongs to one language alone: a form that only its sentences need."""
    return key.startswith(WORD) and key.removeprefix(WORD) not in WORDS


def edition_parts(texts: Language) -> Iterator[str]:
    yield from (part for part in texts if part.startswith(EDITION))


def common(texts: Language) -> dict[str, Message]:
    """All messages that an edition can replace."""
    parts = (file for part, file in texts.items() if not part.startswith(EDITION))
    return {key: message for file in parts for key, message in file.messages.items()}


def word_faults(texts: Language) -> Iterator[str]:
    """Words that are asked for and missing, and forms that an edition with its own word has forgotten."""
    usual = defined_in(texts)
    for part, file in texts.items():
        own = {key for key in file.messages if key.startswith(WORD)}
        for key, message in file.messages.items():
            for word in sorted(message.asks - usual.keys() - own):
                yield f"/{part}:{message.line}: {key} asks for {word}, which does not exist"
        if part.startswith(EDITION):
            renamed = {word_of(key) for key in own}
            for key in sorted(usual.keys() - own):
                if word_of(key) in renamed:
                    yield f"/{part}: {key} is missing: the edition has its own word for it"
            yield from (f"/{part}: {key} is not a form that the language uses" for key in sorted(own - usual.keys()))


def literal_faults(language: str, english: Language, texts: Language) -> Iterator[str]:
    """Texts that say a word although some edition has another one, which they would ignore."""
    for part, file in texts.items():
        if part.startswith((EDITION, *BESIDE_THE_TABLE)):
            continue
        for key, message in file.messages.items():
            original = english[part].messages.get(key) if part in english else None
            meant = None if language == FALLBACK else {word_of(word) for word in original.asks} if original else set()
            word = "" if is_listed(key, SAID_BY_ALL) else literal_word(texts, key, message, meant)
            if word:
                said = defined_in(texts)[word]
                fault = f"{key} says {said}: ask for {{ {word} }}, some edition has another word"
                yield f"/{part}:{message.line}: {fault}"


def literal_word(texts: Language, key: str, message: Message, meant: set[str] | None) -> str:
    """The word a text should have asked for; `meant` are those of the English text, None for English itself."""
    for word, form in defined_in(texts).items():
        about = meant is None or word_of(word) in meant
        if about and says(message, form) and any(keeps(texts, edition, key, word) for edition in edition_parts(texts)):
            return word
    return ""


def says(message: Message, word: str) -> bool:
    """Whether a text writes out this word, beside those it asks for."""
    return spelled(word).search(FILLED_IN.sub("", message.written.partition("=")[2])) is not None


@lru_cache(maxsize=4096)
def spelled(word: str) -> re.Pattern[str]:
    # A name in capitals means only that name: GO is not the verb.
    return re.compile(rf"(?<![\w$-]){re.escape(word)}(?![\w-])", 0 if word.isupper() else re.IGNORECASE)


def keeps(texts: Language, edition: str, key: str, word: str) -> bool:
    """Whether an edition has another word and still uses the common text."""
    own = texts[edition].messages
    usual = texts[f"{WORDS_PART}.ftl"].messages[word]
    return key not in own and word in own and own[word].renditions != usual.renditions


def repeat_faults(texts: Language) -> Iterator[str]:
    """Texts of an edition that only repeat the common ones, or the names of the classic board."""
    base = {**(texts[USUAL].messages if USUAL in texts else {}), **common(texts)}
    for part in edition_parts(texts):
        for key, message in texts[part].messages.items() if part != USUAL else ():
            name = f"{part.removeprefix(EDITION).removesuffix('.ftl')}:{key}"
            repeats = key in base and base[key].renditions == message.renditions
            if repeats and not is_form(key) and not is_listed(name, SAME_AS_BASE):
                yield f"/{part}:{message.line}: {key} {REPEATS}"
