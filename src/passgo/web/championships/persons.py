"""Personal data as people type it, in a form or in a line of a file. All wrong fields are named together."""

import datetime
import re
import unicodedata
from collections.abc import Callable
from typing import Final

from babel import Locale

from passgo.championship import Format, Person
from passgo.championship.format import EXCLUDED
from passgo.i18n import tag_of

LONGEST_NAME: Final = 100
LONGEST_EMAIL: Final = 200
LONGEST_PHONE: Final = 40
FIELDS: Final = ("name", "email", "phone", "born", "citizenship", *EXCLUDED)
# In every language of passgo.
YES: Final = frozenset({
    "1", "x", "true", "yes", "ja", "sí", "si", "sim", "sì", "kyllä", "ναι", "tak", "igen", "evet", "ano", "áno", "da",
    "да", "taip", "так", "jah", "jā", "نعم",
})  # fmt: skip
EMAIL: Final = re.compile(r"[^@\s,;<>]+@[^@\s,;<>]+\.[^@\s.,;<>]{2,}")
PHONE: Final = re.compile(r"\+?[0-9][0-9 ()/.-]*")
ISO_DAY: Final = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
LOCAL_DAY: Final = re.compile(r"(\d{1,2})[./](\d{1,2})[./](\d{4})")  # day first, as spreadsheets write it
FIRST_YEAR: Final = 1900

Field = Callable[[str], str]


class WrongFields(ValueError):
    """Fields that cannot be used; `fields` names all of them, and `person` has the others."""

    def __init__(self, fields: list[str], person: Person) -> None:
        super().__init__(", ".join(fields))
        self.fields = fields
        self.person = person


def person_of(field: Field, format: Format, today: datetime.date) -> Person:
    """The person from the fields, or WrongFields. What the championship does not ask for is not kept."""
    wrong: list[str] = []

    def checked(name: str, value: str | None) -> str:
        if value is None:
            wrong.append(name)
        return value or ""

    born = day_of(field("born"), today)
    if born is None:
        wrong.append("born")
    person = Person(
        name=checked("name", name_of(field("name"))),
        email=checked("email", email_of(field("email"))),
        phone=checked("phone", phone_of(field("phone"))),
        born=born or today,
        citizenship=checked("citizenship", citizenship_of(field("citizenship"), format)),
        employee="employee" in format.registration.excluded and is_yes(field("employee")),
        relative="relative" in format.registration.excluded and is_yes(field("relative")),
    )
    if wrong:
        raise WrongFields(sorted(wrong, key=FIELDS.index), person)
    return person


def is_yes(text: str) -> bool:
    return text.strip().casefold() in YES


def plain(text: str) -> str:
    """A text in one spelling, with one space between words."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def digits(text: str) -> str:
    """A text with the digits 0 to 9, whichever ones the keyboard has."""
    return "".join(str(unicodedata.digit(letter, letter)) for letter in text)


def name_of(text: str) -> str | None:
    name = plain(text)
    good = 2 <= len(name) <= LONGEST_NAME and name.isprintable() and any(letter.isalpha() for letter in name)
    return name if good else None


def email_of(text: str) -> str | None:
    email = text.strip()
    return email if len(email) <= LONGEST_EMAIL and email.isprintable() and EMAIL.fullmatch(email) else None


def phone_of(text: str) -> str | None:
    phone = digits(plain(text))
    good = len(phone) <= LONGEST_PHONE and PHONE.fullmatch(phone) and 5 <= sum(c.isdigit() for c in phone) <= 20
    return phone if good else None


def day_of(text: str, today: datetime.date) -> datetime.date | None:
    said = digits(text.strip()[:20])
    if found := ISO_DAY.fullmatch(said):
        year, month, day = found.groups()
    elif found := LOCAL_DAY.fullmatch(said):
        day, month, year = found.groups()
    else:
        return None
    try:
        born = datetime.date(int(year), int(month), int(day))
    except ValueError:
        return None
    return born if born.year >= FIRST_YEAR and born <= today else None


def citizenship_of(text: str, format: Format) -> str | None:
    if not format.registration.citizenship:
        return ""
    code = text.strip().upper()
    return code if code in countries() else None


def countries(language: str = "en") -> dict[str, str]:
    """The countries by code, under their names in that language."""
    names = Locale.parse(tag_of(language), sep="-").territories
    return {
        code: name for code, name in names.items() if len(code) == 2 and code.isalpha() and code not in NO_COUNTRIES
    }


# Codes of the list that no country with citizens has.
NO_COUNTRIES: Final = frozenset({"EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"})
