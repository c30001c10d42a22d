"""Texts of a championship's refusals, in the visitor's language, with the rule behind each."""

import datetime
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from passgo.championship import Refused
from passgo.web.championships.persons import countries
from passgo.web.plumbing.texts import Speech


@dataclass(frozen=True)
class Told:
    """A refusal as a page shows it."""

    text: str
    rule: str


def told(speech: Speech, refused: Refused) -> Told:
    arguments = {
        name: shape(speech, refused.details[name]) for name, shape in SHAPES.items() if name in refused.details
    }
    return Told(speech.say(f"refusal-champ-{refused.code}", **arguments), refused.rule)


def told_plainly(speech: Speech, refused: Refused) -> Told:
    """A refusal for entrants, who have no catalogue of rules at hand."""
    return Told(told(speech, refused).text, "")


def moment(speech: Speech, value: object) -> object:
    return speech.catalogue.moment(datetime.datetime.fromisoformat(str(value)))


def day(speech: Speech, value: object) -> object:
    return speech.day(datetime.date.fromisoformat(str(value)))


def last_day(speech: Speech, value: object) -> object:
    """The last day of a window, from the first moment after it."""
    return speech.day((datetime.datetime.fromisoformat(str(value)) - datetime.timedelta(seconds=1)).date())


def country(speech: Speech, value: object) -> object:
    return countries(speech.language).get(str(value), value)


def numbers(speech: Speech, value: object) -> object:
    """Numbers of tables, as a list."""
    return speech.catalogue.listed([str(one) for one in value]) if isinstance(value, list | tuple) else value


def plain(_speech: Speech, value: object) -> object:
    return value


# The details that a text shows, and how. Ids of people are never among them.
SHAPES: Final[dict[str, Callable[[Speech, object], object]]] = {
    "age": plain,
    "allowed": moment,
    "alternates": plain,
    "closed": last_day,
    "count": plain,
    "day": day,
    "fewest": plain,
    "needed": country,
    "opens": moment,
    "room": plain,
    "tables": numbers,
}
