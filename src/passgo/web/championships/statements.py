"""Texts of a championship's declarations and consents, each with its rule."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from passgo.championship import Format
from passgo.championship.format import GUARDIAN
from passgo.web.plumbing.texts import Speech

RULES: Final = {
    "own-email": "CHAMP-DECL-1",
    "true-data": "CHAMP-DECL-2",
    "of-age": "CHAMP-DECL-3",
    "contact": "CHAMP-DECL-4",
    "terms": "CHAMP-ELIG-5",
    "data": "CHAMP-DATA-1",
    "publicity": "CHAMP-PUB-1",
    "promotion": "CHAMP-DATA-3",
    GUARDIAN: "",
}
DECLARATION: Final = "declaration"
CONSENT: Final = "consent"


@dataclass(frozen=True)
class Statement:
    """One box to tick."""

    kind: str
    name: str
    text: str
    rule: str
    given: bool

    @property
    def field(self) -> str:
        return f"{self.kind}-{self.name}"


def listed(speech: Speech, names: Sequence[str]) -> str:
    """A list of names, each of which keeps its own direction of writing."""
    return speech.catalogue.listed([f"\u2068{name}\u2069" for name in names])


def statement(speech: Speech, format: Format, kind: str, name: str, given: bool) -> Statement:
    told = speech.say(
        f"entry-{kind}-{name}",
        age=format.registration.age,
        organisers=listed(speech, format.organisers),
    )
    return Statement(kind, name, told, RULES[name], given)


def needed(speech: Speech, format: Format, given: Collection[str]) -> list[Statement]:
    """The statements without which nobody takes part (CHAMP-DECL-5)."""
    rules = format.registration
    named = [(DECLARATION, name) for name in rules.declarations] + [(CONSENT, name) for name in rules.consents]
    return [statement(speech, format, kind, name, f"{kind}-{name}" in given) for kind, name in named]


def guardians(speech: Speech, format: Format, given: Collection[str]) -> Statement:
    """The consent of a minor's guardian."""
    return statement(speech, format, CONSENT, GUARDIAN, f"{CONSENT}-{GUARDIAN}" in given)


def offered(speech: Speech, format: Format, given: Collection[str]) -> list[Statement]:
    """The optional consents, asked for apart from the others."""
    return [
        statement(speech, format, CONSENT, name, f"{CONSENT}-{name}" in given) for name in format.registration.offered
    ]


def fields_of(format: Format) -> tuple[str, ...]:
    rules = format.registration
    guardian = (GUARDIAN,) if rules.guardian_below else ()
    return (
        *(f"{DECLARATION}-{name}" for name in rules.declarations),
        *(f"{CONSENT}-{name}" for name in (*rules.consents, *guardian, *rules.offered)),
    )


def declared(format: Format, ticked: Collection[str]) -> tuple[str, ...]:
    """The declarations of a form or a line of a file, as a command has them."""
    return tuple(name for name in format.registration.declarations if f"{DECLARATION}-{name}" in ticked)


def agreed(format: Format, ticked: Collection[str]) -> tuple[str, ...]:
    rules = format.registration
    known = (*rules.consents, *rules.offered, GUARDIAN)
    return tuple(name for name in known if f"{CONSENT}-{name}" in ticked)


def required(format: Format, minor: bool) -> list[str]:
    """The boxes that have to be ticked."""
    rules = format.registration
    consents = [*rules.consents, GUARDIAN] if minor else list(rules.consents)
    return [f"{DECLARATION}-{name}" for name in rules.declarations] + [f"{CONSENT}-{name}" for name in consents]


def consents(speech: Speech, format: Format, recorded: dict[str, bool]) -> list[Statement]:
    return [statement(speech, format, CONSENT, name, given) for name, given in recorded.items()]
