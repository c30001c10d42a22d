"""The catalogues: one folder per language, found by region, then by language, then English.

A region such as `pt-BR` has a folder with only those messages that differ from its language.

Pages and browser share `ui`, `events`, `refusals` and `cards`; all other files are for the server alone.
`edition-NAME` holds the names and words of one edition and whatever else it says in its own way: its messages replace
the common ones.
"""

import logging
import re
import unicodedata
from collections.abc import Mapping, Sequence
from datetime import date, datetime
from functools import lru_cache
from pathlib import Path
from typing import Final

from babel import Locale
from babel.core import get_global
from babel.dates import format_date, format_time, get_datetime_format, get_timezone, get_timezone_name
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from passgo.i18n.catalogue_files import FALLBACK, base_of, decoded, read_text, unreadable, written_in
from passgo.i18n.grammar import ENDING, Named, Rules, functions, rules_in
from passgo.i18n.preview import PREVIEWS, previewed
from passgo.i18n.review import mark, marked, reviewed, unreviewed
from passgo.i18n.words import MESSAGE, WORDS_PART, completed, defined, merged, retold

FOLDER: Final = Path(__file__).parent
BROWSER_PARTS: Final = ("ui", "events", "refusals", "cards")
ENDINGS_PART: Final = "events"  # has the rules for the endings of names
PANEL_PART: Final = "championship-judge"  # for the judge's panel, which gets it with its page
SHOWN_WORDS: Final = ("word-house", "word-hotel")
EDITION_PART: Final = "edition-"
LONGEST_HEADER: Final = 500
RIGHT_TO_LEFT: Final = frozenset({"ar", "fa", "he", "ur"})
MARKS: Final = re.compile("[\u2066-\u2069]")  # marks that Fluent puts around what it fills in
RIGHT_TO_LEFT_LETTERS: Final = re.compile("[\u0590-\u08ff]")
KEY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
NOTES: Final = re.compile(r"^(?:#.*)?\n", re.MULTILINE)  # notes for translators, and empty lines
OFFERED_FROM: Final = 0.95  # share of all texts; below it a visitor would read too much English
OTHER_TAGS: Final = {"nb": "no", "nn": "no"}  # browsers say which Norwegian they mean

Argument = str | int
log: Final = logging.getLogger(__name__)


@lru_cache(maxsize=1)
def begun() -> tuple[str, ...]:
    """Languages and regions that have a folder, whatever is in it."""
    return tuple(sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl"))))


def keys_of(language: str) -> frozenset[tuple[str, str]]:
    """File and key of every text, read quickly: the server asks for those of all languages when it starts."""
    files = sorted((FOLDER / language).glob("*.ftl"))
    return frozenset((path.name, key) for path in files for key in KEY.findall(decoded(path)[0]))


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """Languages on offer, English first, then by their own names: those with nearly every text."""
    english = keys_of(FALLBACK)
    whole = [name for name in begun() if not base_of(name, FOLDER)]
    found = [name for name in whole if len(keys_of(name) & english) >= OFFERED_FROM * len(english)]
    return tuple(sorted(found, key=lambda name: (name != FALLBACK, unicodedata.normalize("NFD", own_name(name)))))


@lru_cache(maxsize=1)
def regions() -> tuple[str, ...]:
    """Regions of the languages on offer."""
    return tuple(name for name in begun() if base_of(name, FOLDER) in languages())


@lru_cache(maxsize=1)
def wider() -> dict[str, str]:
    """Regions that CLDR counts as part of a wider one, as it does Mexico: `es-419` is Latin America."""
    pairs = get_global("parent_exceptions").items()
    return {str(part).replace("_", "-").lower(): str(whole).replace("_", "-").lower() for part, whole in pairs}


def among(tag: str, names: Sequence[str]) -> str | None:
    """The name that fits a language tag best: the language of that region, of the one it is in, or without any."""
    by_tag = {name.lower(): name for name in names}
    whole = tag.strip().replace("_", "-").lower()
    bare = whole.partition("-")[0]
    return by_tag.get(whole) or by_tag.get(wider().get(whole, "")) or by_tag.get(OTHER_TAGS.get(bare, bare))


def known(language: str) -> str | None:
    """The language on offer for a language tag, in that region's version if there is one."""
    return among(language, (*languages(), *regions()))


def choice(language: str) -> str | None:
    """The language for somebody who asks for one by name: also one in translation, or a preview."""
    return language if is_preview(language) else among(language, begun())


def is_preview(language: str) -> bool:
    """Whether a language is for people who look at texts: keys, longer words, or a language under review."""
    return language in PREVIEWS or reviewed(language) in begun()


def negotiate(accepted: str, chosen: str | None = None) -> str:
    """The language for a visitor: the one they chose, else the best of the `Accept-Language` header, else English."""
    if chosen and (found := choice(chosen)):
        return found
    for tag in by_preference(accepted[:LONGEST_HEADER]):
        if found := known(tag):
            return found
    return FALLBACK


def by_preference(accepted: str) -> list[str]:
    weighed: list[tuple[float, str]] = []
    for part in accepted.split(","):
        tag, _, weight = part.partition(";")
        weighed.append((weight_of(weight), tag.strip()))
    wanted = [pair for pair in weighed if pair[1] and pair[0] > 0]
    return [tag for _, tag in sorted(wanted, key=lambda pair: -pair[0])]


def weight_of(words: str) -> float:
    name, _, number = words.strip().partition("=")
    if name != "q":
        return 1.0
    try:
        return float(number)
    except ValueError:
        return 0.0


def written(language: str, part: str) -> str:
    """Text of one file as written; empty if the language has none. A region replaces messages of its language."""
    own = written_in(FOLDER / language / f"{part}.ftl")
    base = base_of(language, FOLDER)
    return merged(written_in(FOLDER / base / f"{part}.ftl"), own) if base else own


@lru_cache(maxsize=64)
def numbered(language: str) -> tuple[tuple[str, str], ...]:
    """File and key of every text. A text under review is known by its place in this list."""
    return tuple(sorted(place for place in keys_of(language) if not place[1].startswith(ENDING)))


@lru_cache(maxsize=256)
def marks_of(language: str, look: str = "") -> dict[str, str]:
    """Marks of a language's texts by their keys. What an edition says in its own way is a text of its own."""
    places = list(enumerate(numbered(language)))
    common = {key: mark(number) for number, (part, key) in places if not part.startswith(EDITION_PART)}
    own = {key: mark(number) for number, (part, key) in places if part == f"{EDITION_PART}{look}.ftl"}
    return common | own


def words_of(language: str, look: str) -> dict[str, str]:
    """Words of a language, in an edition's version."""
    own = written(language, f"{EDITION_PART}{look}") if look else ""
    return {**defined(written(language, WORDS_PART)), **defined(own)}


def source(language: str, part: str, look: str = "") -> str:
    """Text of one file with the words of an edition, or the usual ones; empty if the language has none."""
    if language in PREVIEWS:
        return previewed(language, source(FALLBACK, part, look))
    if base := reviewed(language):
        own = part.removeprefix(EDITION_PART) if part.startswith(EDITION_PART) else ""
        return marked(source(base, part, look), marks_of(base, own))
    return completed(written(language, part), words_of(language, look))


def edition_source(language: str, look: str) -> str:
    """Everything an edition says in its own way: the messages of its file, and common ones with its words."""
    if language in PREVIEWS:
        return previewed(language, edition_source(FALLBACK, look))
    part = f"{EDITION_PART}{look}"
    texts = (written(language, name) for name in common_parts(language))
    own = written(language, part)
    return "\n".join([source(language, part, look), *retold(texts, own, words_of(language, look))])


def common_parts(language: str) -> list[str]:
    files = sorted((FOLDER / language_alone(language)).glob("*.ftl"))
    return [path.stem for path in files if not path.stem.startswith(EDITION_PART)]


@lru_cache(maxsize=256)
def browser_text(language: str, look: str) -> str:
    """All messages that the browser needs in one language at a table of this look, as one Fluent text."""
    known = look if look.replace("-", "").isalnum() else ""  # it comes from an address
    parts = (*BROWSER_PARTS, f"{EDITION_PART}{known}") if known else BROWSER_PARTS
    texts = [shown_words(source(language, WORDS_PART)), *(source(language, part, known) for part in parts)]
    return NOTES.sub("", "\n".join(texts))


def shown_words(text: str) -> str:
    """Words that the browser shows by themselves, too; an edition's own come after them."""
    return "\n".join(message[0] for message in MESSAGE.finditer(text) if message[1] in SHOWN_WORDS)


class Catalogue:
    """Texts of one language or region, English behind them, and how it writes figures, days and lists."""

    def __init__(self, language: str, look: str = "") -> None:
        self.language = choice(language) or FALLBACK
        self.tag = tag_of(self.language)
        self.direction = direction_of(self.language)
        self.locale = Locale.parse(self.tag, sep="-")
        under_review = reviewed(self.language)
        self.marks = marks_of(under_review, look) if under_review else {}
        self.bundles = [
            bundle(name, of_edition)
            for name in dict.fromkeys((under_review or self.language, language_alone(self.language), FALLBACK))
            for of_edition in ((f"{EDITION_PART}{look}", "") if look else ("",))
        ]

    def __contains__(self, key: str) -> bool:
        return any(one.has_message(key) for one in self.bundles)

    def say(self, key: str, arguments: Mapping[str, Argument] | None = None) -> str:
        """The text of a key; if it is broken, the English one; if nobody has it, the key itself."""
        said = key
        for one in self.bundles:
            pattern = one.get_message(key).value if one.has_message(key) else None
            if pattern is not None:
                text, errors = one.format_pattern(pattern, dict(arguments or {}))
                said = f"{self.marks.get(key, '')}{text}"
                if not errors:
                    break
        return said

    def named(self, key: str, arguments: Mapping[str, Argument] | None = None) -> Named:
        """The text of a key, which can also be had in the forms that its message has."""
        return Named(self.say(key, arguments), lambda form: self.form(key, form, arguments))

    def form(self, key: str, form: str, arguments: Mapping[str, Argument] | None = None) -> str:
        """A form of a name; empty if the language, which may be English for this text, has none."""
        for one in self.bundles:
            if one.has_message(key):
                pattern = one.get_message(key).attributes.get(form)
                return str(one.format_pattern(pattern, dict(arguments or {}))[0]) if pattern is not None else ""
        return ""

    def number(self, value: float) -> str:
        """A number in western digits, as the board shows them in every language."""
        return format_decimal(value, locale=self.locale)

    def percent(self, value: int) -> str:
        """So many hundredths, with the sign where the language has it: 10%, 10 %, %10."""
        return self.isolated(format_percent(value / 100, locale=self.locale))

    def day(self, value: date) -> str:
        return format_date(value, "long", locale=self.locale)

    def moment(self, value: datetime) -> str:
        """Day and time, in the time zone of the value."""
        pattern = str(get_datetime_format("medium", locale=self.locale))
        time = format_time(value, "short", locale=self.locale)
        return pattern.replace("'", "").replace("{0}", time).replace("{1}", self.day(value))

    def zone(self, name: str) -> str:
        """A time zone by its usual name: Europe/Athens is Eastern European Time."""
        return get_timezone_name(get_timezone(name), locale=self.locale)

    def listed(self, things: Sequence[str]) -> Named:
        """Items joined as the language does it; each is isolated, because names can run the other way."""

        def joined(items: Sequence[str]) -> str:
            return format_list([f"\u2068{item}\u2069" for item in items], locale=self.locale)

        return Named(joined(things), lambda form: joined([formed(thing, form) for thing in things]))

    def money(self, amount: int, currency: str = "") -> Named:
        """A sum in an edition's money; in right-to-left lines, figures and sign still run left to right."""
        key = f"money-{currency}" if f"money-{currency}" in self else "money-plain"
        arguments: dict[str, Argument] = {"amount": self.number(amount), "count": amount}

        def shown(text: str) -> str:
            return self.isolated(MARKS.sub("", text).replace(" ", "\u00a0"))

        return Named(shown(self.say(key, arguments)), lambda form: shown(self.form(key, form, arguments)))

    def change(self, amount: int, currency: str = "") -> str:
        """A change of cash, with its sign."""
        sum_of_it = self.money(abs(amount), currency)
        return self.isolated(
            MARKS.sub("", self.say("money-loss" if amount < 0 else "money-gain", {"amount": sum_of_it}))
        )

    def plain(self, key: str, arguments: Mapping[str, Argument] | None = None) -> str:
        """Text without any marks, for people to copy into a field of their own."""
        return unreviewed(MARKS.sub("", self.say(key, arguments)))

    def isolated(self, text: str) -> str:
        needs_it = text and self.direction == "rtl" and not RIGHT_TO_LEFT_LETTERS.search(text)
        return f"\u2066{text}\u2069" if needs_it else text


def formed(thing: str, form: str) -> str:
    """A thing in one of its forms, or as it is."""
    return (thing.forms(form) if isinstance(thing, Named) else "") or thing


def direction_of(language: str) -> str:
    return "rtl" if language.partition("-")[0] in RIGHT_TO_LEFT else "ltr"


def tag_of(language: str) -> str:
    """Tag under which browsers and CLDR know a language, and people are remembered: never that of a preview."""
    return FALLBACK if language in PREVIEWS else reviewed(language) or language


def language_alone(language: str) -> str:
    """The language of a region; any other language as it is."""
    return base_of(tag_of(language), FOLDER) or tag_of(language)


def own_name(language: str) -> str:
    """A language's own name, as lists show it."""
    if is_preview(language):
        return language
    name = Locale.parse(language, sep="-").get_display_name(language.replace("-", "_")) or language
    return name[0].upper() + name[1:]


@lru_cache(maxsize=256)
def bundle(language: str, part: str = "") -> FluentBundle:
    """One edition's part, or everything else of the language. A text that cannot be read is reported and left out."""
    made = FluentBundle([tag_of(language).replace("-", "_")], functions=functions(endings_of(language)))
    if part:
        texts = {part: edition_source(language, part.removeprefix(EDITION_PART))}
    else:
        texts = {name: source(language, name) for name in common_parts(language)}
    for name, text in texts.items():
        resource = FluentResource(text)
        for junk in (entry for entry in resource.body if isinstance(entry, ast.Junk)):
            line, fault = unreadable(text, junk)
            log.warning("%s/%s.ftl:%d: %s; English is shown", language, name, line, fault)
        made.add_resource(resource)
    return made


@lru_cache(maxsize=64)
def endings_of(language: str) -> dict[str, Rules]:
    """Rules for the endings of names in a language, by form."""
    found = read_text(written(language, ENDINGS_PART)).messages
    names = [key for key in found if key.startswith(ENDING)]
    return {key.removeprefix(ENDING): rules_in(found[key].renditions[0]) for key in names}


@lru_cache(maxsize=256)
def catalogue(language: str, look: str = "") -> Catalogue:
    """The catalogue for a language tag in any spelling."""
    return Catalogue(language, look)
