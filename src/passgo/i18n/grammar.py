"""Grammar of names: a sentence asks for the form it needs, and the language says how that form is made.

    { FORM($space, "to") }                        a form of a name or a sum
    { WHO($player) -> [you] … [bank] … *[other] … }  the reader, the Bank, or anybody else
    { GENDER($player) -> [f] … [m] … *[other] … }    as the player or the thing says it

A thing of the game has its forms as attributes of its message (`.to`, `.gender`). A name without them gets an ending
from the language's rules, if it has some: the message `ending-FORM`, one rule to a line, `/pattern/ ending`. The first
pattern found in the name, in small letters, decides; each `-` before the ending takes a letter off the name. Otherwise
the name stays as it is. The browser does the same (`ui/src/grammar.ts`); both are tested with `tests/i18n/forms.json`.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from fluent.runtime.types import FluentNone

ENDING: Final = "ending-"
FUNCTIONS: Final = ("FORM", "GENDER", "WHO")
YOU: Final = "you"
BANK: Final = "bank"
ANYBODY: Final = "other"
RULE: Final = re.compile(r"/(.*)/ (-*)(.*)")

Rules = tuple[tuple[re.Pattern[str], int, str], ...]  # pattern, letters to take off, ending
Forms = Callable[[str], str]  # the form of that name; empty if there is none


class Named(str):
    """A name or a sum that has forms."""

    __slots__ = ("forms", "who")
    forms: Forms
    who: str

    def __new__(cls, text: str, forms: Forms | None = None, who: str = ANYBODY) -> "Named":
        made = super().__new__(cls, text)
        made.forms = forms or no_forms
        made.who = who
        return made


def spoken_of(name: str, gender: str, who: str = ANYBODY) -> Named:
    """The name of a person, who may have said how texts speak of them."""
    return Named(name, lambda form: gender if form == "gender" else "", who)


def no_forms(_form: str) -> str:
    return ""


def rules_in(text: str) -> Rules:
    """Rules of a message, one to a line."""
    found = (RULE.fullmatch(line.strip()) for line in text.splitlines())
    return tuple((re.compile(rule[1]), len(rule[2]), rule[3]) for rule in found if rule)


def with_ending(name: str, rules: Rules) -> str:
    """The name with the ending of the first rule that fits. The name alone is isolated: it can run the other way."""
    lower = name.lower()
    for pattern, less, ending in rules:
        if pattern.search(lower):
            return f"\u2068{name[: len(name) - less]}\u2069{ending}"
    return name


def functions(rules: Mapping[str, Rules]) -> dict[str, Any]:
    """What the texts of a language can ask for."""

    def form(thing: object, wanted: str) -> str:
        if isinstance(thing, FluentNone):  # an argument that nobody gave: its name, as in a text without forms
            return thing.name or ""
        own = thing.forms(wanted) if isinstance(thing, Named) else ""
        return own or with_ending(str(thing), rules.get(wanted, ()))

    def who(thing: object) -> str:
        return thing.who if isinstance(thing, Named) else ANYBODY

    def gender(thing: object) -> str:
        return (thing.forms("gender") if isinstance(thing, Named) else "") or ANYBODY

    return {"FORM": form, "GENDER": gender, "WHO": who}
