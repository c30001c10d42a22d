"""Tools for translators: a folder to start with, what is left to do, and the progress of every language."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from babel import Locale, UnknownLocaleError
from fluent.syntax import ast, parse, serialize
from fluent.syntax.serializer import FluentSerializer

from passgo.i18n.catalogue_files import FALLBACK, File, Language, Message, base_of, key_of, nodes, read_language
from passgo.i18n.edition_checks import is_form
from passgo.i18n.frozen import stale
from passgo.i18n.grammar import ENDING
from passgo.i18n.lint import ALL_CATEGORIES, LANGUAGES, folders, language_faults, plural_categories, region_faults
from passgo.i18n.wording import same_texts
from passgo.i18n.words import WORD

FOLDER: Final = Path(__file__).parent
CODE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
REGION_HEAD: Final = "# {region}: only the messages that differ from {base}, in files of the same names.\n"
ORDER: Final = ("zero", "one", "two", "few", "many", "other")


class TranslatingError(ValueError):
    """Raised for a request that cannot be fulfilled; the text says why and what would be right."""


def begin(code: str, root: Path = FOLDER) -> Path:
    """Create the folder of a new language: every English text, commented out, with the plural forms of the language.

    The folder of a region of a language that exists has no text yet: all of them are those of the language.
    """
    if not CODE.fullmatch(code):
        raise TranslatingError(f"{code!r} is not a language code, e.g. de or pt-BR")
    try:
        Locale.parse(code, sep="-")
    except (UnknownLocaleError, ValueError):
        raise TranslatingError(f"CLDR knows no language {code!r}: plurals and dates would be wrong") from None
    folder = root / code
    if folder.exists():
        raise TranslatingError(f"{folder} exists already: passgo i18n diff {code} shows what is missing")
    folder.mkdir()
    if base := base_of(code, root):
        (folder / "ui.ftl").write_text(REGION_HEAD.format(region=code, base=base), encoding="utf-8")
        return folder
    for path in sorted((root / FALLBACK).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        (folder / path.name).write_text(skeleton(text, plural_categories(code)), encoding="utf-8")
    return folder


def skeleton(text: str, categories: frozenset[str]) -> str:
    """An English file with its comments unchanged and its texts commented out."""
    written = []
    for entry in parse(text).body:
        if isinstance(entry, ast.Message):
            for node in nodes(entry):
                if isinstance(node, ast.SelectExpression):
                    take_categories(node, categories)
            lines = FluentSerializer().serialize_entry(entry).rstrip("\n").splitlines()
            written.append("".join(f"# {line}\n" for line in lines))
        else:
            written.append(f"\n{serialize(ast.Resource([entry])).strip()}\n\n")
    return "".join(written).lstrip("\n")


def take_categories(node: ast.SelectExpression, categories: frozenset[str]) -> None:
    """Add the plural forms of the language, each starting with the English default text."""
    words = {key_of(variant.key) for variant in node.variants if isinstance(variant.key, ast.Identifier)}
    if not words <= ALL_CATEGORIES:
        return
    default = next(variant for variant in node.variants if variant.default)
    exact = [variant for variant in node.variants if isinstance(variant.key, ast.NumberLiteral)]
    node.variants = exact + [
        ast.Variant(ast.Identifier(name), default.value, default=name == "other")
        for name in ORDER
        if name in categories
    ]


@dataclass(frozen=True)
class Difference:
    missing: list[str]
    obsolete: list[str]
    stale: list[str]  # English changed after they were translated


def difference(code: str, root: Path = FOLDER) -> Difference:
    """What is left to do in a language, as lines like `ui.ftl:12 act-roll = Roll the dice`."""
    if not any((root / code).glob("*.ftl")):
        raise TranslatingError(f"there is no language {code!r}: passgo i18n new {code} starts one")
    english, translated = read_language(root / FALLBACK), read_language(root / code)
    old = set(stale(root, code))
    base = base_of(code, root)
    source = read_language(root / base) if base else english
    lines = (line_of(part, key, one) for part, key, one in messages_in(english) if (part, key) in old)
    missing = [] if base else list(beyond(english, translated))
    return Difference(missing, list(beyond(without_words(translated), source)), list(lines))


def messages_in(texts: Language) -> Iterator[tuple[str, str, Message]]:
    for part, file in texts.items():
        yield from ((part, key, message) for key, message in file.messages.items())


def line_of(part: str, key: str, message: Message) -> str:
    return f"{part}:{message.line} {key} = {' | '.join(message.renditions)}"


def beyond(one: Language, other: Language) -> Iterator[str]:
    """Texts that only the first of the two has; forms of words differ between languages."""
    for part, key, message in messages_in(one):
        if not is_form(key) and (part not in other or key not in other[part].messages):
            yield line_of(part, key, message)


def without_words(texts: Language) -> Language:
    """A language without what it alone can have: words of editions and rules for endings are not obsolete."""
    kept = {
        part: {k: one for k, one in file.messages.items() if not k.startswith((WORD, ENDING))}
        for part, file in texts.items()
    }
    return {part: File(messages) for part, messages in kept.items()}


@dataclass(frozen=True)
class Progress:
    language: str
    there: int
    wanted: int
    obsolete: int
    same: int  # as English
    stale: int
    faults: int
    base: str = ""  # the language of a region; `there` are the messages that it replaces


def progress(root: Path = FOLDER) -> Iterator[Progress]:
    """Progress of every language of passgo, and of every other that was started."""
    english = read_language(root / FALLBACK)
    wanted = sum(len(file.messages) for file in english.values())
    for name in dict.fromkeys((*LANGUAGES, *folders(root))):
        translated = read_language(root / name)
        if base := base_of(name, root):
            yield region_progress(root, name, base, english)
            continue
        missing = sum(1 for _ in beyond(english, translated))
        yield Progress(
            name,
            wanted - missing,
            wanted,
            sum(1 for _ in beyond(without_words(translated), english)),
            0 if name == FALLBACK else len(same_texts(english, translated)[0]),
            len(stale(root, name)),
            sum(1 for _ in language_faults(root, name, english)),
        )


def region_progress(root: Path, name: str, base: str, english: Language) -> Progress:
    own, language = read_language(root / name), read_language(root / base)
    return Progress(
        name,
        sum(len(file.messages) for file in own.values()),
        sum(len(file.messages) for file in language.values()),
        sum(1 for _ in beyond(without_words(own), language)),
        0,
        len(stale(root, name)),
        sum(1 for _ in region_faults(root, name, english)),
        base,
    )
