"""Proposals for better texts, as readers make them: the text with all a reader needs to know, and what is refused.

A proposal comes from anybody. One that is kept can be read by Fluent, takes the arguments of English, has the plural
forms of its language and no markup, so that `passgo i18n apply` can put it in place.
"""

import re
from dataclasses import dataclass, replace
from math import prod
from textwrap import dedent
from typing import Final

from fluent.syntax import ast, parse

from passgo.i18n.catalogue_files import FALLBACK, Message, message_of, nodes
from passgo.i18n.catalogues import EDITION_PART, begun, numbered, words_of, written
from passgo.i18n.corrections import readable, said
from passgo.i18n.glossary import TERMS, glossary
from passgo.i18n.grammar import FUNCTIONS
from passgo.i18n.lint import message_faults, plural_categories
from passgo.i18n.words import MESSAGE, asked, completed

LONGEST_TEXT: Final = 2_000
LONGEST_REASON: Final = 500
MOST_WAYS: Final = 200  # through the variants of one text
MARKUP: Final = re.compile(r"[<>]")
UNSEEN: Final = "\n\u00a0\u202f\u200c\u200d"  # breaks, blanks that hold words together, and joiners
FORMULA: Final = ("=", "+", "-", "@")  # what a spreadsheet would run
NOTE: Final = re.compile(r"(?:^#.*\n)+\Z", re.MULTILINE)
ARGUMENT: Final = re.compile(r"\$[\w-]+")
HEADING: Final = "_heading"  # ends the names of terms that are headings of the rulebook


class ProposalRefused(ValueError):
    """Raised for a proposal that is not kept: a code that people are told in their language, and its details."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code)
        self.code = code
        self.details = details


@dataclass(frozen=True)
class Text:
    """A text in a catalogue, with what a reader needs to better it."""

    language: str
    file: str
    key: str
    current: str  # as Fluent writes it
    english: str  # empty where only this language has the text
    note: str  # for translators
    arguments: tuple[str, ...]  # that it must have
    terms: tuple[tuple[str, str], ...]  # what English calls things, and what this language does
    functions: frozenset[str]


def text_at(language: str, number: int) -> Text:
    """The text that a mark names."""
    if language not in begun():
        raise ProposalRefused("no-such-language")
    places = numbered(language)
    if not 0 <= number < len(places):
        raise ProposalRefused("no-such-text")
    return text_of(language, *places[number])


def text_of(language: str, file: str, key: str) -> Text:
    if language not in begun():
        raise ProposalRefused("no-such-language")
    if (file, key) not in numbered(language):
        raise ProposalRefused("no-such-text")
    found = message_in(language, file, key)
    english = message_in(FALLBACK, file, key)
    if found is None or found.value is None:
        raise ProposalRefused("no-such-text")
    source = as_checked(english or found)
    return Text(
        language,
        file,
        key,
        as_written(found.value),
        as_written(english.value) if english is not None and english.value is not None else "",
        (english.comment.content or "") if english is not None and english.comment else "",
        tuple(sorted(source.arguments)),
        tuple(terms_in(as_written(found.value), source.written, language, look_of(file))),
        source.functions,
    )


def message_in(language: str, file: str, key: str) -> ast.Message | None:
    """One message with its note. Only this message is parsed: a whole file takes longer than a reader waits."""
    text = written(language, file.removesuffix(".ftl"))
    found = next((one for one in MESSAGE.finditer(text) if one[1] == key), None)
    if found is None:
        return None
    note = NOTE.search(text, 0, found.start())
    entries = parse((note[0] if note else "") + found[0]).body
    return next((one for one in entries if isinstance(one, ast.Message)), None)


def as_written(pattern: ast.Pattern) -> str:
    return dedent(said(pattern)).strip()


def as_checked(message: ast.Message) -> Message:
    assert message.value is not None
    return message_of(message, message.value, 0, said(message.value))


def look_of(file: str) -> str:
    """The edition that a file belongs to; empty for those of all editions."""
    return file.removeprefix(EDITION_PART).removesuffix(".ftl") if file.startswith(EDITION_PART) else ""


def terms_in(current: str, english: str, language: str, look: str) -> list[tuple[str, str]]:
    """Words that the text asks for, and terms of the glossary that the English one uses, with those of the language."""
    words = words_of(language, look)
    found = [(f"{{ {word} }}", words[word]) for word in sorted(asked(current)) if word in words]
    if language == FALLBACK:
        return found
    text = ARGUMENT.sub("", completed(english, words_of(FALLBACK, look))).lower()
    for name, row in glossary().items():
        term, own = row.get(FALLBACK, ""), row.get(language, "")
        meaning = TERMS.get(name) or re.compile(rf"\b{re.escape(term.lower())}s?\b")
        if own and not name.endswith(HEADING) and meaning.search(text):
            found.append((term, own))
    return found


def checked_proposal(text: Text, proposed: str, why: str) -> tuple[str, str]:
    """The proposal and its reason as they are kept; ProposalRefused where something is wrong with them."""
    proposed, why = (plain(one) for one in (proposed, why))
    for one, most in ((proposed, LONGEST_TEXT), (why, LONGEST_REASON)):
        if len(one) > most:
            raise ProposalRefused("proposal-too-long", most=most)
    if not all(letter.isprintable() or letter in UNSEEN for letter in proposed + why):
        raise ProposalRefused("proposal-markup")
    pattern = read(proposed)
    if as_written(pattern) == text.current:
        raise ProposalRefused("proposal-unchanged")
    if proposed.startswith(FORMULA) and proposed[0] != text.current[:1]:
        raise ProposalRefused("proposal-markup")
    check_message(text, pattern)
    return as_written(pattern), why


def plain(text: str) -> str:
    return text.replace("\r\n", "\n").strip()


def read(proposed: str) -> ast.Pattern:
    """The text as Fluent reads it, if it is one and does not have so many variants that reading them takes for ever."""
    try:
        pattern = readable(proposed)
    except RecursionError:
        pattern = None
    if pattern is None or ways(pattern) > MOST_WAYS:
        raise ProposalRefused("proposal-unreadable")
    return pattern


def ways(pattern: ast.Pattern) -> int:
    """How many texts a pattern can become."""
    return prod(
        sum(ways(variant.value) for variant in element.expression.variants)
        for element in pattern.elements
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression)
    )


def check_message(text: Text, pattern: ast.Pattern) -> None:
    message = as_checked(ast.Message(ast.Identifier(text.key), pattern))
    if any(MARKUP.search(one) for one in message.renditions):
        raise ProposalRefused("proposal-markup")
    words = words_of(text.language, look_of(text.file))
    strange = {one for one in message.references if f"{one[:1].lower()}{one[1:]}" not in words}
    strange |= {f"-{node.id.name}" for node in nodes(pattern) if isinstance(node, ast.TermReference)}
    strange |= message.functions - text.functions - set(FUNCTIONS)
    missing, extra = set(text.arguments) - message.arguments, (message.arguments - set(text.arguments)) | strange
    if missing or extra:
        raise ProposalRefused("proposal-arguments", missing=sorted(missing), extra=sorted(extra))
    if any(message_faults(replace(message, references=frozenset()), plural_categories(text.language))):
        raise ProposalRefused("proposal-plurals", forms=sorted(plural_categories(text.language)))
