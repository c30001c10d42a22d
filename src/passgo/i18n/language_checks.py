"""Checks of language, not only of form: `language_rules.toml` says what a careful reader of each language minds."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from passgo.i18n.catalogue_files import FILLED, Language, Message
from passgo.i18n.wording import BUTTONS, is_listed

RULES: Final = Path(__file__).with_name("language_rules.toml")
AS_FRIENDS: Final = "friendly.txt"  # texts in which players speak to each other, in whatever register friends use
SAME_LABEL: Final = "same-label.txt"  # buttons that are never seen together
SPACE_NAME: Final = "space-"
OPTION: Final = re.compile(r"(?<![\w/@.-])[a-z]+(?:\.[a-z]+[A-Z]\w*|[A-Z][a-z]+\w*)\b")  # transfer.prepaid…, atOnce
SPACED: Final = re.compile(r"\w …")
UNSPACED: Final = re.compile(r"\w…")
IN_BRACKETS: Final = re.compile(r"\(\{\$count\}\)")


@dataclass(frozen=True)
class Manners:
    """What a language minds."""

    register: str = ""
    never: re.Pattern[str] | None = None
    spaced_ellipsis: bool = False
    articles: tuple[str, ...] = ()
    banned: dict[str, str] = field(default_factory=dict)


@lru_cache(maxsize=64)
def manners(language: str) -> Manners:
    """The manners of a language; a region changes some of them and bans further phrases."""
    every: dict[str, dict[str, Any]] = tomllib.loads(RULES.read_text(encoding="utf-8"))
    base, own = every.get(language.partition("-")[0], {}), every.get(language, {})
    rows = {**base, **own, "banned": {**base.get("banned", {}), **own.get("banned", {})}}
    return Manners(
        rows.get("register", ""),
        re.compile(rows["never"], re.MULTILINE) if "never" in rows else None,
        rows.get("spaced_ellipsis", False),
        tuple(rows.get("articles", ())),
        rows["banned"],
    )


def language_faults(language: str, english: Language, texts: Language) -> Iterator[str]:
    """Faults as lines like `/ui.ftl:12: act-roll says …`."""
    minds = manners(language)
    for part, file in texts.items():
        for key, message in file.messages.items():
            original = english[part].messages.get(key) if part in english else None
            for fault in message_faults(language, minds, key, message, original):
                yield f"/{part}:{message.line}: {key} {fault}"
        yield from (f"/{part}:{fault}" for fault in label_faults(english, texts, part))


def message_faults(
    language: str, minds: Manners, key: str, message: Message, original: Message | None
) -> Iterator[str]:
    text = "\n".join(message.words)
    lower = text.lower()
    for phrase, better in minds.banned.items():
        if phrase.lower() in lower:
            yield f"says “{phrase.strip()}”: say “{better}”"
    if minds.never is not None and not is_listed(key, AS_FRIENDS) and (found := minds.never.search(text)):
        yield f"says “{found[0]}”: the catalogue addresses its reader with “{minds.register}”"
    if (SPACED if not minds.spaced_ellipsis else UNSPACED).search(text):
        yield f"has {'no' if minds.spaced_ellipsis else 'a'} space before the ellipsis"
    if found := OPTION.search(FILLED.sub("", text)):
        yield f"shows the raw name {found[0]}"
    if language == "ar":
        yield from dual_faults(message)
    is_proper_name = original is not None and original.renditions == message.renditions
    if key.startswith(SPACE_NAME) and brings_article(minds, text) and not is_proper_name:
        yield "brings its own article, which sentences would repeat"


def dual_faults(message: Message) -> Iterator[str]:
    """In Arabic the dual says the number; a number in brackets avoids agreement."""
    if "[two]" in message.written:
        two = message.written.partition("[two]")[2].partition("\n")[0]
        if re.search(r"\{ \$count \}", two):
            yield "has a number with the dual, which says it already"
    if any(IN_BRACKETS.search(text) for text in message.renditions):
        yield "has its number in brackets: choose the plural form"


def brings_article(minds: Manners, text: str) -> bool:
    first, _, rest = text.partition(" ")
    return bool(rest) and first.lower() in minds.articles


def label_faults(english: Language, texts: Language, part: str) -> Iterator[str]:
    """One label for two buttons of a file, where English has two."""
    if texts is english or part not in english:
        return
    seen: dict[tuple[str, ...], str] = {}
    for key, message in texts[part].messages.items():
        original = english[part].messages.get(key)
        if original is None or not is_listed(key, BUTTONS) or is_listed(key, SAME_LABEL):
            continue
        twin = seen.setdefault(message.renditions, key)
        if twin != key and english[part].messages[twin].renditions != original.renditions:
            yield f"{message.line}: {key} has the same label as {twin}, English has two"
