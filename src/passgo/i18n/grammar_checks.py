"""Checks of grammar: forms that a sentence asks for and nothing has, and rules for endings that cannot be read."""

import re
from collections.abc import Iterator

from passgo.i18n.catalogue_files import Language, Message
from passgo.i18n.grammar import ENDING, FUNCTIONS, RULE


def grammar_faults(texts: Language) -> Iterator[str]:
    """Faults of one language, as lines like `/events.ftl:12: event-paid asks for the form "too"`."""
    known = forms_in(texts)
    for part, file in texts.items():
        for key, message in file.messages.items():
            for fault in (*form_faults(message, known), *(ending_faults(message) if key.startswith(ENDING) else ())):
                yield f"/{part}:{message.line}: {key} {fault}"


def forms_in(texts: Language) -> frozenset[str]:
    """Forms that some name of the language has, or some rule for endings makes."""
    messages = [(key, message) for file in texts.values() for key, message in file.messages.items()]
    endings = {key.removeprefix(ENDING) for key, _ in messages if key.startswith(ENDING)}
    return frozenset(endings.union(*(message.forms for _, message in messages)))


def form_faults(message: Message, known: frozenset[str]) -> Iterator[str]:
    for form in sorted(message.asked_forms - known):
        yield f'asks for the form "{form}", which no name and no rule for endings has'
    for name in sorted(message.functions - set(FUNCTIONS)):
        yield f"calls {name}: there are only {', '.join(FUNCTIONS)}"


def ending_faults(message: Message) -> Iterator[str]:
    for line in filter(None, map(str.strip, message.renditions[0].splitlines())):
        rule = RULE.fullmatch(line)
        if rule is None:
            yield f"has the line {line!r}: write /pattern/ ending"
            continue
        try:
            re.compile(rule[1])
        except re.error as error:
            yield f"has the pattern {rule[1]!r}: {error}"
