"""Personal details as people write them, normalised and limited before they reach the championship."""

import datetime
from dataclasses import replace
from typing import Final, TypeVar

from passgo.championship import Command, Person, commands
from passgo.office.errors import BadDetails
from passgo.store import BadText
from passgo.store.people import plain

T = TypeVar("T", bound=Command)

LONGEST: Final = {"name": 100, "email": 254, "phone": 40}
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
    )
    local, at, domain = person.email.rpartition("@")
    if not at or not local or "." not in domain or any(letter.isspace() for letter in person.email):
        raise BadDetails("email")
    if sum(letter.isdigit() for letter in person.phone) < 5:
        raise BadDetails("phone")
    if not person.born >= EARLIEST:
        raise BadDetails("born")
    if len(person.citizenship) > 2 or not (person.citizenship.isalpha() or not person.citizenship):
        raise BadDetails("citizenship")
    return person


def field(person: Person, name: str) -> str:
    try:
        return plain(" ".join(str(getattr(person, name)).split()), LONGEST[name])
    except BadText as error:
        raise BadDetails(name) from error
