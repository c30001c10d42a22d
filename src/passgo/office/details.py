"""Personal details as people write them, normalised and limited before they reach the championship."""

import datetime
from dataclasses import replace
from typing import Final, TypeVar

from passgo.championship import Command, Person, commands
from passgo.championship.form_questions import LONGEST_ANSWER, LONGEST_GROUP
from passgo.office.errors import BadDetails
from passgo.store import BadText
from passgo.store.people import plain

T = TypeVar("T", bound=Command)

LONGEST: Final = {
    "name": 100, "email": 254, "phone": 40, "guardian": 100, "guardian_email": 254, "guardian_phone": 40,
    "group": LONGEST_GROUP,
}  # fmt: skip
LONGEST_TERMS: Final = 200_000
EARLIEST: Final = datetime.date(1900, 1, 1)


def checked(command: T) -> T:
    """The command with normalised personal data, or BadDetails that names the field."""
    if isinstance(command, commands.Register | commands.ChangeDetails):
        return replace(command, person=tidy(command.person))
    if isinstance(command, commands.PublishTerms) and len(command.text) > LONGEST_TERMS:
        raise BadDetails("text")
    return command


def tidy(person: Person) -> Person:
    person = replace(
        person,
        name=field(person, "name"),
        email=field(person, "email"),
        phone=field(person, "phone"),
        citizenship=person.citizenship.strip().upper(),
        answers=tuple((question, text(question, answer, LONGEST_ANSWER)) for question, answer in person.answers),
        guardian=optional(person, "guardian"),
        guardian_email=optional(person, "guardian_email"),
        guardian_phone=optional(person, "guardian_phone"),
        group=optional(person, "group"),
    )
    for name in ("email", "guardian_email"):
        if not is_email(getattr(person, name)) and (name == "email" or person.guardian_email):
            raise BadDetails(name)
    for name in ("phone", "guardian_phone"):
        if not is_phone(getattr(person, name)) and (name == "phone" or person.guardian_phone):
            raise BadDetails(name)
    if not person.born >= EARLIEST:
        raise BadDetails("born")
    if len(person.citizenship) > 2 or not (person.citizenship.isalpha() or not person.citizenship):
        raise BadDetails("citizenship")
    return person


def is_email(said: str) -> bool:
    local, _, domain = said.rpartition("@")
    return local != "" and "." in domain and not any(letter.isspace() for letter in said)


def is_phone(said: str) -> bool:
    return sum(letter.isdigit() for letter in said) >= 5


def field(person: Person, name: str) -> str:
    return text(name, str(getattr(person, name)), LONGEST[name])


def optional(person: Person, name: str) -> str:
    return field(person, name) if getattr(person, name) else ""


def text(name: str, said: str, longest: int) -> str:
    try:
        return plain(" ".join(said.split()), longest)
    except BadText as error:
        raise BadDetails(name) from error
