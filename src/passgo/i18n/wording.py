"""Conventions of a language: letters, quotes, figures, and how long a button can be."""

import re
import unicodedata
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import lru_cache
from pathlib import Path
from typing import Final

from passgo.i18n.catalogue_files import FALLBACK, Language, Message

FOLDER: Final = Path(__file__).parent
SAME: Final = "same-as-english.txt"
BUTTONS: Final = "buttons.txt"

MOST_SAME: Final = 0.03  # share of a catalogue that may equal English
LEAST_OWN_LETTERS: Final = 0.9
SCRIPTS: Final = {"el": "GREEK", "ru": "CYRILLIC", "uk": "CYRILLIC", "bg": "CYRILLIC", "ar": "ARABIC"}
LOOK_ALIKE: Final = {"LATIN", "GREEK", "CYRILLIC"}  # a wrong letter among these cannot be seen
# Letters of a neighbouring language, which slip in when somebody thinks in their own.
NEIGHBOURS: Final = {"ru": "іїєґ", "uk": "ыэъё", "bg": "ыэёіїєґ"}

# The first pair is the usual one. A catalogue keeps to one of them.
QUOTES: Final = {
    "ar": ("«»", "“”"), "bg": ("„“",), "cs": ("„“", "»«"), "da": ("»«", "””", "„“"), "de": ("„“", "»«"),
    "el": ("«»",), "en": ("“”",), "es": ("«»", "“”"), "et": ("„“", "„”"), "fi": ("””", "»»"), "hr": ("„“", "„”", "»«"),
    "hu": ("„”",), "it": ("«»", "“”"), "lt": ("„“",), "lv": ("“”", "„”", "„“", "«»"), "nl": ("“”", "„”"),
    "no": ("«»",), "pl": ("„”",), "pt": ("“”", "«»"), "ro": ("„”",), "ru": ("«»",), "sk": ("„“",), "sl": ("„“", "»«"),
    "sv": ("””", "»»"), "tr": ("“”",), "uk": ("«»",),
}  # fmt: skip
QUOTE_SIGNS: Final = re.compile("[“”„«»‹›]")
STRAIGHT: Final = re.compile("[\"']")

HAND_WRITTEN: Final = {
    "number in groups": re.compile(r"(?<![\d.])\d{1,3}(?:[.,\u00a0\u202f’ ]\d{3})+(?![\d.])"),
    "sum of money": re.compile(r"[$€£¥₽]\s?\d|\d\s?[$€£¥₽]"),
    "day": re.compile(r"\b\d{1,2}([./-])\d{1,2}\1\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b"),
    "time": re.compile(r"\b\d{1,2}:\d{2}\b"),
    "percent sign": re.compile("[%٪]"),
}
EXAMPLES: Final = {"entry-import-forms"}  # shows how days are typed
LOCAL_DIGITS: Final = re.compile("[\u0660-\u0669\u06f0-\u06f9]")
FIGURE: Final = re.compile(r"\d{2,}")

BUTTON: Final = 24  # characters that fit on any button
GROWTH: Final = 1.6
EXTRA: Final = 6


@lru_cache(maxsize=8)
def listed(name: str) -> tuple[str, ...]:
    """Patterns of keys from one of the lists beside the catalogues."""
    lines = (line.partition("#")[0].strip() for line in (FOLDER / name).read_text(encoding="utf-8").splitlines())
    return tuple(line for line in lines if line)


def is_listed(key: str, name: str) -> bool:
    return any(fnmatchcase(key, pattern) for pattern in listed(name))


def letters(text: str) -> str:
    return "".join(filter(str.isalpha, text))


@lru_cache(maxsize=4096)
def script_of(letter: str) -> str:
    return unicodedata.name(letter, "?").partition(" ")[0]


def wording_faults(language: str, key: str, message: Message, original: Message | None) -> Iterator[str]:
    """Faults in the words of one message."""
    text = "\n".join(message.words)
    yield from quote_faults(language, text)
    yield from letter_faults(language, key, text)
    if key not in EXAMPLES:
        yield from figure_faults(text, original)
    if original is not None and is_listed(key, BUTTONS):
        yield from length_faults(message, original)


def quote_faults(language: str, text: str) -> Iterator[str]:
    if found := STRAIGHT.search(text):
        yield f"has a straight {found[0]}"
    pairs = QUOTES.get(language)
    if pairs is None:
        return
    for line in text.splitlines():
        signs = "".join(QUOTE_SIGNS.findall(line))
        if signs and not any(signs == pair * (len(signs) // 2) for pair in pairs):
            yield f"has the quotes {signs}, the language {' or '.join(pairs)}"


def letter_faults(language: str, key: str, text: str) -> Iterator[str]:
    for word in re.findall(r"[^\W\d_]+", text):
        scripts = {script_of(letter) for letter in word} & LOOK_ALIKE
        if len(scripts) > 1:
            yield f"mixes {' and '.join(sorted(scripts)).lower()} letters in {word}"
        if strange := set(word.lower()) & set(NEIGHBOURS.get(language, "")):
            yield f"has {', '.join(sorted(strange))} in {word}, which the language does not know"
    own = SCRIPTS.get(language)
    if own and letters(text) and not is_listed(key, SAME) and own not in map(script_of, letters(text)):
        yield f"has no {own.lower()} letter"


def figure_faults(text: str, original: Message | None) -> Iterator[str]:
    """Figures, sums and days must be filled in, so that they are written as the language does."""
    english = "" if original is None else "\n".join(original.words)
    for what, shape in HAND_WRITTEN.items():
        for found in shape.finditer(text):
            yield f"writes a {what} by hand: {found[0]}"
    if digit := LOCAL_DIGITS.search(text):
        yield f"has the digit {digit[0]}: western digits everywhere, as on the board"
    if lost := set(FIGURE.findall(english)) - set(FIGURE.findall(text)):
        yield f"does not say {', '.join(sorted(lost))} as English does"


def length_faults(message: Message, original: Message) -> Iterator[str]:
    """A button can be longer than in English, but only as long as a row of buttons can bear."""
    length = max(map(len, message.words))
    limit = max(BUTTON, int(GROWTH * max(map(len, original.words)) + EXTRA))
    if length > limit:
        yield f"is a button and has {length} characters, {limit} fit"


def catalogue_faults(language: str, english: Language, translated: Language) -> Iterator[str]:
    """Faults that only show in all texts together."""
    if language == FALLBACK:
        return
    same, all_of_them = same_texts(english, translated)
    if len(same) > MOST_SAME * all_of_them:
        yield (
            f"{len(same)} of {all_of_them} texts are the English ones, {MOST_SAME:.0%} may be: {', '.join(same[:20])}"
        )
    if own := SCRIPTS.get(language):
        share = share_of_script(own, translated)
        if share < LEAST_OWN_LETTERS:
            yield f"{share:.0%} of all letters are {own.lower()}, {LEAST_OWN_LETTERS:.0%} should be"
    used = {"".join(QUOTE_SIGNS.findall(text)[:2]) for text in all_words(translated)}
    if len(used & set(QUOTES.get(language, ()))) > 1:
        yield f"has several kinds of quotes: {' and '.join(sorted(used - {''}))}"


def same_texts(english: Language, translated: Language) -> tuple[list[str], int]:
    """Texts equal to the English ones, as `file:line key`, and how many texts were compared.

    Names do not count, nor texts without letters.
    """
    same, compared = [], 0
    for part, file in translated.items():
        for key, message in file.messages.items():
            original = english[part].messages.get(key) if part in english else None
            if original is None or is_listed(key, SAME) or not letters("".join(original.words)):
                continue
            compared += 1
            if set(message.renditions) == set(original.renditions):
                same.append(f"{part}:{message.line} {key}")
    return same, compared


def share_of_script(script: str, translated: Language) -> float:
    all_letters = letters("".join(all_words(translated)))
    own = sum(script_of(letter) == script for letter in all_letters)
    return own / max(1, len(all_letters))


def all_words(translated: Language) -> Iterator[str]:
    """Words of every message that is not a name."""
    for file in translated.values():
        for key, message in file.messages.items():
            if not is_listed(key, SAME):
                yield from message.words
