"""Words of the game: each language says jail, rent and auction as its rulebook does, each edition as its own."""

import csv
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from pathlib import Path
from re import Pattern, compile
from typing import Final

from passgo.i18n.catalogue_files import FALLBACK, Language, Message
from passgo.i18n.edition_checks import EDITION, USUAL, common, defined_in
from passgo.i18n.words import WORD, WORDS, completed

# The glossary belongs to the sources, not to the package: an installed passgo has none.
RULEBOOK: Final = Path(__file__).parents[3] / "docs" / "rulebook"
GLOSSARY: Final = RULEBOOK / "glossary.csv"
EDITION_GLOSSARY: Final = RULEBOOK / "glossary-editions.csv"

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
# Terms that occur in sentences at a table; an edition may have its own word for them in one language.
TALKED_OF: Final[dict[str, Pattern[str]]] = {
    "auction": TERMS["auction"],
    "bank": TERMS["bank"],
    "buildings": TERMS["buildings"],
    "doubles": compile(r"\bdoubles\b"),
    "judge": compile(r"\bjudge\b"),
    "mortgage": TERMS["mortgage"],
    "rent": TERMS["rent"],
}
# Terms that occur in one message of the edition, beside those whose message has their name.
NAMED: Final = {
    "entity": ("kind-entity",),
    "free_parking": ("space-free-parking",),
    "go_to_jail": ("space-go-to-jail", "space-go-to-the-moon"),
    "just_visiting": ("space-jail",),
    "ride": ("kind-ride",),
    "speed_die": ("guide-speed",),
    "station": ("kind-station",),
    "utilities": ("group-utilities",),
    "utility": ("kind-utility",),
}
# Names that the glossary of 26 languages has for the things of its own edition.
MARIO: Final = "mario"
MARIO_TERMS: Final = {
    "go": "go",
    "toad_house": "house",
    "toad_houses": "houses",
    "peachs_castle": "hotel",
    "peachs_castles": "hotels",
    "locations": "streets",
    "utilities": "utilities",
    "question_block": "kind_question",
    "free_parking": "free_parking",
    "go_to_jail": "go_to_jail",
}
# Rows whose word does not fit our board: the championship calls the railways of the classic board motorways.
NOT_ON_THE_BOARD: Final = frozenset({("championship", "station")})
PARTS_OF: Final = {"championship": USUAL}  # editions that use the file of another
FEWEST_USES: Final = 4  # below this, too few texts to judge usage
LEAST_SHARE: Final = 0.5  # a sentence can avoid a word, but most must not
SHOWN: Final = 5

LOANS: Final = frozenset({"bank"})  # called so in many languages
LETTERS: Final = compile(r"[^\W\d_]+")
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
    """Lower-case letters without accents and vowel signs, so that ζάρι and ζαριών, vězení and vězeňský match."""
    taken_apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in taken_apart if not unicodedata.combining(sign))


def stems(term: str, language: str) -> frozenset[str]:
    """Word beginnings of a term that a text must contain; endings and vowels change.

    A cell can have several words, any of which will do; words that the rulebook left in English prove nothing.
    """
    row = glossary().get(term, {})
    untranslated = () if term in LOANS else plain(row.get(FALLBACK, "")).split()
    words = LETTERS.findall(plain(row.get(language, "")))
    return beginnings([word for word in words if word not in untranslated], language)


def beginnings(words: list[str], language: str) -> frozenset[str]:
    own = [word for word in words if len(word) >= SHORTEST]
    if language == "ar":
        return frozenset(root(word) for word in own)
    return frozenset(word[: max(SHORTEST, min(LONGEST, ceil(len(word) / 2)))] for word in own)


def root(word: str) -> str:
    """Consonants of an Arabic word: plurals and participles change what is between them."""
    bare = word.removeprefix(ARABIC_ARTICLE)
    return "".join(letter for letter in bare if letter not in ARABIC_VOWELS)


def uses(text: str, wanted: frozenset[str], language: str) -> bool:
    said = plain(text)
    if language == "ar":
        said = " ".join(root(word) for word in said.split())
    return any(stem in said for stem in wanted)


def glossary_faults(language: str, english: Language, translated: Language) -> Iterator[str]:
    """Terms for which most texts use another word. Editions have their own words and are not checked here."""
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


@dataclass(frozen=True)
class OwnWord:
    """A word of an edition's source, in the language of that source."""

    edition: str
    language: str
    term: str
    word: str
    source: str

    @property
    def part(self) -> str:
        return PARTS_OF.get(self.edition, f"{EDITION}{self.edition}.ftl")

    @property
    def keys(self) -> tuple[str, ...]:
        """Messages that name it."""
        dashed = self.term.replace("_", "-")
        return NAMED.get(self.term, (f"{WORD}{dashed}" if dashed in WORDS else dashed,))


@lru_cache(maxsize=1)
def own_words() -> tuple[OwnWord, ...]:
    """Every row of the editions' glossary, and those of the other one; none where there are no sources."""
    if not EDITION_GLOSSARY.is_file():
        return ()
    with EDITION_GLOSSARY.open(encoding="utf-8", newline="") as file:
        rows = [OwnWord(**row) for row in csv.DictReader(file)]
    for theirs, ours in MARIO_TERMS.items():
        words = glossary().get(theirs, {})
        rows += [
            OwnWord(MARIO, language, ours, word, GLOSSARY.name)
            for language, word in words.items()
            if language != "term_id" and word
        ]
    return tuple(rows)


def edition_glossary_faults(language: str, english: Language, translated: Language) -> Iterator[str]:
    """Where an edition does not use the words of its own source."""
    for row in own_words():
        if row.language != language or row.part not in translated or (row.edition, row.term) in NOT_ON_THE_BOARD:
            continue
        said = as_edition_says(translated, row.part)
        yield from (f"/{row.part}: {fault}" for fault in naming_faults(row, said))
        if row.term in TALKED_OF:
            yield from (f"/{row.part}: {fault}" for fault in talking_faults(row, english, said))


def as_edition_says(translated: Language, part: str) -> dict[str, str]:
    """Every text of a table of this edition, with its own words in it."""
    own = translated[part].messages
    words = {**defined_in(translated), **{key: one.renditions[0] for key, one in own.items() if key.startswith(WORD)}}
    texts: dict[str, Message] = {**common(translated), **own}
    return {key: completed(message.written, words).partition("=")[2] for key, message in texts.items()}


def naming_faults(row: OwnWord, said: dict[str, str]) -> Iterator[str]:
    """A cell can have several words with a slash between them; a text must contain one of them, with all its parts."""
    choices = [beginnings(LETTERS.findall(plain(word)), row.language) for word in row.word.split(" / ")]
    for key in row.keys:
        if key in said and not any(is_named(said[key], wanted, row.language) for wanted in choices):
            yield f"{key} does not say {row.word} ({row.source})"


def is_named(text: str, wanted: frozenset[str], language: str) -> bool:
    return all(uses(text, frozenset({one}), language) for one in wanted)


def talking_faults(row: OwnWord, english: Language, said: dict[str, str]) -> Iterator[str]:
    """Sentences can avoid a word, but most of them must not."""
    wanted = beginnings(LETTERS.findall(plain(row.word)), row.language)
    meant = [
        key for key, one in common(english).items() if any(TALKED_OF[row.term].search(plain(t)) for t in one.words)
    ]
    asked = [key for key in meant if key in said]
    missing = [key for key in asked if not uses(said[key], wanted, row.language)]
    if len(asked) >= FEWEST_USES and len(missing) > (1 - LEAST_SHARE) * len(asked):
        yield f"{len(missing)} of {len(asked)} texts about {row.term} do not say {row.word} ({row.source})"
