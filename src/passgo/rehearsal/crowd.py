"""Generated people. Nobody is real: names are made from syllables, addresses end in `.example`."""

import datetime
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from passgo.championship import Person
from passgo.championship.format import Format, Venue
from passgo.championship.lot_drawing import Lot
from passgo.championship.registration import is_minor

SYLLABLES = ("ar", "be", "dor", "el", "fi", "go", "ka", "lin", "mo", "na", "pe", "ri", "sol", "ta", "ve", "zo")
FIRST = ("Lucky", "Speedy", "Silver", "Golden", "Quiet", "Brave", "Clever", "Merry", "Rolling", "Paper", "Copper")
SECOND = ("Boot", "Thimble", "Racecar", "Iron", "Hat", "Battleship", "Token", "Hotel", "House", "Deed", "Dice")
THIRD = ("Rent", "Deal", "Bid", "Bank", "Mortgage", "Auction", "Salary", "Street", "Station", "Estate", "Parking")
GROUPS = ("Red", "Blue", "Green", "Yellow")
# How full the venues are, in turn: over capacity, two heats, three tables, two, and so on.
SHARES = (125, 75, 110, 60, 39, 25)


@dataclass(frozen=True)
class Applicant:
    id: str
    venue: str
    person: Person
    at: datetime.datetime


def word(lot: Lot, syllables: int) -> str:
    return "".join(lot.pick(SYLLABLES) for _ in range(syllables)).capitalize()


def person(lot: Lot, number: int, format: Format, venue: Venue) -> Person:
    age = format.registration.age + 1 + lot.below(50)
    born = datetime.date(venue.starts.year - age, 1 + lot.below(12), 1 + lot.below(28))
    name = f"{word(lot, 2)} {word(lot, 3)}"
    email = f"{name.replace(' ', '.').lower()}.{number}@mail.example"
    phone = f"+30 21 0000 {number:04d}"
    plain = Person(name, email, phone, born, format.registration.citizenship or "GR")
    return replace(plain, **guardian_of(plain, format, venue), **replies(lot, format))


def guardian_of(child: Person, format: Format, venue: Venue) -> dict[str, Any]:
    """The guardian of a minor, with the same surname."""
    if not is_minor(format.registration, venue, child):
        return {}
    surname = child.name.partition(" ")[2]
    return {"guardian": f"Guardian {surname}", "guardian_email": child.email, "guardian_phone": child.phone}


def replies(lot: Lot, format: Format) -> dict[str, Any]:
    """What the organisers' own form asks; nothing is drawn where it asks nothing."""
    found: dict[str, Any] = {}
    if format.groups is not None:
        found["group"] = lot.pick(format.groups.listed or GROUPS)
    if format.questions:
        found["answers"] = tuple((one.id, lot.pick(one.answers() or ("None",))) for one in format.questions)
    return found


def applicants(format: Format, lot: Lot) -> list[Applicant]:
    """Everybody who registers, in order of time."""
    venues = [venue for venue in format.venues if venue.registers]
    found = []
    number = 0
    for i, venue in enumerate(venues):
        opens = format.registration.opens.replace(tzinfo=venue.starts.tzinfo)
        evening = datetime.datetime.combine(format.registration.closes, datetime.time(23), venue.starts.tzinfo)
        closes = min(evening, venue.starts - datetime.timedelta(hours=1))
        seconds = int((closes - opens).total_seconds())
        for _ in range(max(1, venue.capacity * SHARES[i % len(SHARES)] // 100)):
            number += 1
            at = opens + datetime.timedelta(seconds=60 + lot.below(seconds))
            found.append(Applicant(f"e{number:04d}", venue.id, person(lot, number, format, venue), at))
    return sorted(found, key=lambda one: (one.at, one.id))


def nicknames(lot: Lot) -> Iterator[str]:
    """Distinct nicknames, all with the theme that CHAMP-POST-3 asks for."""
    pairs = [f"{one} {other}" for one in FIRST for other in (*SECOND, *THIRD)]
    pairs += [f"{one} {other}" for one in SECOND for other in THIRD]
    yield from lot.shuffled(pairs)
    number = 1
    while True:
        yield f"Token {200 + number}"
        number += 1
