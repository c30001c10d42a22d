"""Checks of the catalogues: they find faults before a player does."""

import re
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Final

from babel import Locale, UnknownLocaleError

from passgo.i18n.catalogue_files import FALLBACK, File, Language, Message, base_of, read_language, read_region
from passgo.i18n.edition_checks import common, is_form, literal_faults, repeat_faults, word_faults
from passgo.i18n.frozen import frozen_faults
from passgo.i18n.glossary import edition_glossary_faults, glossary_faults
from passgo.i18n.grammar import ENDING
from passgo.i18n.grammar_checks import grammar_faults
from passgo.i18n.language_checks import language_faults as manner_faults
from passgo.i18n.wording import catalogue_faults, wording_faults
from passgo.i18n.words import WORD

# Languages of the rulebook, which are those of passgo.
LANGUAGES: Final = (
    "en", "de", "es", "pt", "it", "nl", "sv", "da", "no", "fi", "el", "pl", "hu", "tr", "cs", "sk", "ro", "ru", "bg",
    "hr", "lt", "sl", "uk", "et", "lv", "ar",
)  # fmt: skip
# Messages of an edition that name its things; every other message in its file replaces a common one.
EDITION_NAMES: Final = (
    "edition-",
    "word-",
    "level-",
    "group-",
    "deck-",
    "kind-",
    "space-",
    "token-",
    "character-",
    "says-",
)
CONTROLS: Final = re.compile("[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]")
ALL_CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})


def check(
    folder: Path | None = None, wanted: Collection[str] | None = None, used: frozenset[str] | None = None
) -> list[str]:
    """Every fault, as lines like `de/ui.ftl:12: act-roll is missing`.

    `wanted` are the languages to check, all of passgo's if not given; `used` are all keys that the programs can ask
    for.
    """
    root = folder or Path(__file__).parent
    english = read_language(root / FALLBACK)
    names = sorted(set(LANGUAGES if wanted is None else wanted) | set(folders(root) if wanted is None else ()))
    faults = [f"{FALLBACK}/{fault}" for fault in english_faults(english)] if FALLBACK in names else []
    for name in names:
        found = region_faults if base_of(name, root) else language_faults
        faults += [f"{name}{fault}" for fault in found(root, name, english)]
    if FALLBACK in names:
        faults += [f"{FALLBACK}{fault}" for fault in frozen_faults(root, english)]
    if used is not None:
        faults += key_faults(english, used)
    return faults


def folders(root: Path) -> list[str]:
    return sorted(path.name for path in root.iterdir() if path.is_dir() and any(path.glob("*.ftl")))


def language_faults(root: Path, name: str, english: Language) -> Iterator[str]:
    translated = read_language(root / name)
    if not translated:
        yield ": no folder with texts"
        return
    try:
        categories = plural_categories(name)
    except (UnknownLocaleError, ValueError):
        yield ": is not a language that CLDR knows"
        return
    yield from (f"/{part}: no such file in {FALLBACK}" for part in translated if part not in english)
    for part, file in english.items():
        if part in translated:
            yield from (f"/{part}{fault}" for fault in file_faults(name, categories, part, file, translated[part]))
        else:
            yield f"/{part}: the file with its {len(file.messages)} texts is missing"
    yield from (f": {fault}" for fault in catalogue_faults(name, english, translated))
    yield from (f": {fault}" for fault in glossary_faults(name, english, translated))
    yield from own_words_faults(name, english, translated)
    yield from grammar_faults(translated)
    yield from manner_faults(name, english, translated)


def region_faults(root: Path, name: str, english: Language) -> Iterator[str]:
    """Faults of a region: it has only what differs from its language, and follows the same conventions.

    The glossaries have the words of the language, which a region may well have others for.
    """
    language = base_of(name, root)
    own, base, whole = read_language(root / name), read_language(root / language), read_region(root, name)
    try:
        categories = plural_categories(name)
    except (UnknownLocaleError, ValueError):
        yield ": is not a region that CLDR knows"
        return
    for part, file in own.items():
        if part not in base:
            yield f"/{part}: no such file in {language}"
            continue
        original = english.get(part, File())
        shared = File({key: one for key, one in original.messages.items() if key in file.messages})
        known = File({key: one for key, one in whole[part].messages.items() if key in file.messages}, file.faults)
        yield from (f"/{part}{fault}" for fault in file_faults(language, categories, part, shared, known))
        yield from (f"/{part}:{fault}" for fault in override_faults(language, file, base[part]))
    before = set(joint_faults(language, language, english, base))
    yield from (fault for fault in joint_faults(name, language, english, whole) if fault not in before)


def override_faults(language: str, own: File, base: File) -> Iterator[str]:
    for key, message in own.messages.items():
        if key not in base.messages:
            yield f"{message.line}: {key} is unknown in {language}"
        elif message.written.split() == base.messages[key].written.split():
            yield f"{message.line}: {key} says the same as in {language}: leave it out"


def joint_faults(name: str, language: str, english: Language, texts: Language) -> Iterator[str]:
    """Faults that show in all texts together: a region is charged with those that its language does not have."""
    yield from word_faults(texts)
    yield from literal_faults(language, english, texts)
    yield from repeat_faults(texts)
    yield from grammar_faults(texts)
    yield from manner_faults(name, english, texts)


def own_words_faults(name: str, english: Language, translated: Language) -> Iterator[str]:
    """Faults in the words of editions, in English as in every other language."""
    yield from word_faults(translated)
    yield from literal_faults(name, english, translated)
    yield from repeat_faults(translated)
    yield from edition_glossary_faults(name, english, translated)


def english_faults(english: Language) -> Iterator[str]:
    """Faults that only English can have, because the other languages follow it."""
    for part in english:
        yield from (f"{part}:{fault}" for fault in edition_faults(part, english))
    yield from twin_faults(english)


def edition_faults(part: str, english: Language) -> Iterator[str]:
    """An edition can say a common thing in its own words, with the same arguments."""
    if not part.startswith("edition-"):
        return
    usual = common(english)
    for key, message in english[part].messages.items():
        if key.startswith(EDITION_NAMES):
            continue
        if key not in usual:
            yield f"{message.line}: {key} replaces nothing"
        elif message.arguments != usual[key].arguments:
            theirs = shown(usual[key].arguments)
            yield f"{message.line}: {key} takes {shown(message.arguments)}, the common one {theirs}"


def twin_faults(english: Language) -> Iterator[str]:
    """A key in two common files: only the file that is read first would count."""
    seen: dict[str, str] = {}
    for part, file in english.items():
        for key, message in () if part.startswith("edition-") else file.messages.items():
            if key in seen:
                yield f"{part}:{message.line}: {key} is in {seen[key]} too"
            seen[key] = part


def file_faults(language: str, categories: frozenset[str], part: str, english: File, translated: File) -> Iterator[str]:
    yield from (f":{line}: {fault}" for line, fault in translated.faults)
    for key, message in english.messages.items():
        if key not in translated.messages and is_demanded(part, key):
            yield f": {key} is missing ({FALLBACK}/{part}:{message.line})"
    for key, message in translated.messages.items():
        original = english.messages.get(key)
        if original is None and not key.startswith((WORD, ENDING)):
            yield f":{message.line}: {key} is unknown"
        elif original is not None and original.arguments != message.arguments:
            yield f":{message.line}: {key} takes {shown(message.arguments)}, in English {shown(original.arguments)}"
        compared = None if language == FALLBACK else original
        for fault in message_faults(message, categories):
            yield f":{message.line}: {key} {fault}"
        for fault in wording_faults(language, key, message, compared):
            yield f":{message.line}: {key} {fault}"


def is_demanded(part: str, key: str) -> bool:
    """Whether a key is needed: each language needs its own forms, and only some call GO by different names."""
    return not is_form(key) and not (part.startswith("edition-") and key == "word-go")


def message_faults(message: Message, categories: frozenset[str]) -> Iterator[str]:
    for on, variants in message.selects:
        words = frozenset(variant for variant in variants if not variant.isdigit())
        if words <= ALL_CATEGORIES and words != categories:
            yield f"selects ${on} by {shown(words)}, the language has {shown(categories)}"
    if message.references:
        yield f"is glued from {shown(message.references)}: write the whole sentence"
    if any(CONTROLS.search(text) for text in message.renditions):
        yield "holds invisible marks: the runtime isolates what is filled in"


def plural_categories(language: str) -> frozenset[str]:
    """Plural categories of this language by CLDR, including those for fractions or millions only."""
    return frozenset(Locale.parse(language, sep="-").plural_form.tags) | {"other"}


def key_faults(english: Mapping[str, File], used: frozenset[str]) -> Iterator[str]:
    """Keys that nobody asks for, and keys that are asked for and missing."""
    there = {key for file in english.values() for key in file.messages}
    for part, file in english.items():
        for key in sorted(file.messages.keys() - used):
            if not (part.startswith("edition-") and key.startswith(EDITION_NAMES)):
                yield f"{FALLBACK}/{part}:{file.messages[key].line}: {key} is not used"
    for key in sorted(used - there):
        yield f"{FALLBACK}: {key} is asked for but missing"


def shown(names: frozenset[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"
