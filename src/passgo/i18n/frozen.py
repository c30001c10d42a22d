"""Frozen English: a text that changes marks its translations as stale.

`english.txt` has a digest of every English text. `freeze` compares it with the texts of today and writes the keys of
those that changed into `stale.txt` of every other language; a translator who has looked at a text takes it out again.
"""

import hashlib
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from passgo.i18n.catalogue_files import FALLBACK, Language, base_of, read_language

ENGLISH: Final = "english.txt"
STALE: Final = "stale.txt"
HEAD: Final = "# Digests of the English texts that the translations were made from: file, key, digest.\n"
STALE_HEAD: Final = "# Texts whose English has changed since: file and key. Take a line out when the text is right.\n"
DIGITS: Final = 10

Name = tuple[str, str]  # file and key


def digests(english: Language) -> dict[Name, str]:
    return {
        (part, key): hashlib.sha256("\n".join(message.renditions).encode()).hexdigest()[:DIGITS]
        for part, file in english.items()
        for key, message in file.messages.items()
    }


def rows(path: Path) -> list[list[str]]:
    """Words of each line that is not a comment."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return [line.split() for line in lines if line.strip() and not line.startswith("#")]


def frozen(root: Path) -> dict[Name, str]:
    return {(part, key): digest for part, key, digest in rows(root / ENGLISH)}


def changed_since_frozen(root: Path, english: Language) -> list[Name]:
    """English texts that changed after they were frozen; new ones are missing in other languages anyway."""
    before = frozen(root)
    return [name for name, digest in digests(english).items() if before.get(name, digest) != digest]


def frozen_faults(root: Path, english: Language) -> Iterator[str]:
    """Faults of an English that was frozen once: texts changed since, or one has no note for translators."""
    if not (root / ENGLISH).is_file():
        return
    if frozen(root) != digests(english):
        yield ": texts have changed since they were frozen: run passgo i18n freeze"
    for part, file in english.items():
        for key, message in file.messages.items():
            if not message.note:
                yield f"/{part}:{message.line}: {key} has no note for translators"


def stale(root: Path, language: str) -> list[Name]:
    """Texts of a language whose English has changed since."""
    return [(part, key) for part, key in rows(root / language / STALE)]


def freeze(root: Path, languages: Collection[str], reworded: bool = False) -> list[Name]:
    """Freeze English as it is; the texts that changed become stale elsewhere, unless they were only reworded."""
    english = read_language(root / FALLBACK)
    changed = changed_since_frozen(root, english)
    there = digests(english)
    for language in languages:
        kept = [name for name in stale(root, language) if name in there]
        own = digests(read_language(root / language)) if base_of(language, root) else there
        found = dict.fromkeys([*kept, *(() if reworded else (name for name in changed if name in own))])
        if language != FALLBACK:
            write_stale(root, language, list(found))
    text = "".join(f"{part} {key} {digest}\n" for (part, key), digest in sorted(there.items()))
    (root / ENGLISH).write_text(HEAD + text, encoding="utf-8")
    return changed


def write_stale(root: Path, language: str, names: list[Name]) -> None:
    path = root / language / STALE
    if names:
        path.write_text(STALE_HEAD + "".join(f"{part} {key}\n" for part, key in names), encoding="utf-8")
    else:
        path.unlink(missing_ok=True)


def revised(root: Path, language: str, keys: Collection[str]) -> int:
    """Take texts off the list of a language, all if no key is named; how many they were."""
    listed = stale(root, language)
    left = [name for name in listed if keys and name[1] not in keys]
    write_stale(root, language, left)
    return len(listed) - len(left)
