"""The words of the game: each language says jail, rent and auction as its rulebook does."""

import csv
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from math import ceil
from pathlib import Path
from re import Pattern, compile
from typing import Final

from passgo.i18n.reading import FALLBACK, Language

# It belongs to the sources, not to the package: an installed passgo has none.
GLOSSARY: Final = Path(__file__).parents[3] / "docs" / "rulebook" / "glossary.csv"

# Terms that the texts use often and that have one word in every language, with the English words that mean them.
TERMS: Final[dict[str, Pattern[str]]] = {
    "auction": compile(r"\bauctions?\b"),
    "bank": compile(r"\bbank\b"),
    "buildings": compile(r"\bbuildings?\b"),
    "die": compile(r"\bdic?e\b"),
    "jail": compile(r"\bjail\b"),
    "mortgage": compile(r"\bmortgaged?\b"),
    "player": compile(r"\bplayers?\b"),
    "rent": compile(r"\brents?\b"),
    "space": compile(r"\bspaces?\b"),
}
FEWEST_USES: Final = 4  # below that nothing can be said about habits
LEAST_SHARE: Final = 0.5  # a sentence may go round a word, but not most of them
SHOWN: Final = 5

LOANS: Final = frozenset({"bank"})  # called so in many languages
WORD: Final = compile(r"[^\W\d_]+")
SHORTEST: Final = 3
LONGEST: Final = 4
ARABIC_ARTICLE: Final = "ال"
ARABIC_VOWELS: Final = frozenset("اويىةأإآؤئء")


@lru_cache(maxsize=1)
def glossary() -> dict[str, dict[str, str]]:
    """Every term in every language; empty where there are no sources."""
    if not GLOSSARY.is_file():
        return {}
    with GLOSSARY.open(encoding="utf-8", newline="") as file:
        return {row["term_id"]: row for row in csv.DictReader(file)}


def plain(text: str) -> str:
    """Small letters without accents and vowel signs, so that ζάρι and ζαριών, vězení and vězeňský meet."""
    taken_apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in taken_apart if not unicodedata.combining(sign))


def stems(term: str, language: str) -> frozenset[str]:
    """What a text must hold of a term: the beginnings of its words, for endings and vowels change.

    A cell may have several words, each of them will do; words the rulebook left in English prove nothing.
    """
    row = glossary().get(term, {})
    untranslated = () if term in LOANS else plain(row.get(FALLBACK, "")).split()
    words = WORD.findall(plain(row.get(language, "")))
    own = [word for word in words if len(word) >= SHORTEST and word not in untranslated]
    if language == "ar":
        return frozenset(root(word) for word in own)
    return frozenset(word[: max(SHORTEST, min(LONGEST, ceil(len(word) / 2)))] for word in own)


def root(word: str) -> str:
    """The consonants of an Arabic word: plurals and participles change what stands between them."""
    bare = word.removeprefix(ARABIC_ARTICLE)
    return "".join(letter for letter in bare if letter not in ARABIC_VOWELS)


def uses(text: str, wanted: frozenset[str], language: str) -> bool:
    said = plain(text)
    if language == "ar":
        said = " ".join(root(word) for word in said.split())
    return any(stem in said for stem in wanted)


def glossary_faults(language: str, english: Language, translated: Language) -> Iterator[str]:
    """Terms that most texts call otherwise. Editions have words of their own and are not asked."""
    for term, meaning in TERMS.items() if language != FALLBACK else ():
        wanted = stems(term, language)
        asked, missing = 0, []
        for part, file in english.items():
            for key, message in file.messages.items() if not part.startswith("edition-") else ():
                there = translated[part].messages.get(key) if part in translated else None
                if there is None or not any(meaning.search(plain(text)) for text in message.words):
                    continue
                asked += 1
                if not any(uses(text, wanted, language) for text in there.words):
                    missing.append(f"{part}:{there.line} {key}")
        if wanted and asked >= FEWEST_USES and len(missing) > (1 - LEAST_SHARE) * asked:
            word = glossary()[term][language]
            yield (
                f"{len(missing)} of {asked} texts about {glossary()[term][FALLBACK].lower()} do not say "
                f"{word}: {', '.join(missing[:SHOWN])}"
            )
