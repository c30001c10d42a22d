"""Proposals for a new championship: dates to come, a time zone, and an evening for a number of players."""

import datetime
import re
import unicodedata
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from babel import Locale
from babel.core import get_global

from passgo.championship import Format, preset
from passgo.i18n import tag_of

DAY: Final = datetime.timedelta(days=1)
WEEK: Final = 7 * DAY
YEAR: Final = 52 * WEEK  # the same weekday
AHEAD: Final = 14 * DAY  # of an evening: time to tell people
EVENING: Final = "single-evening"
HOUR: Final = datetime.time(17)
SEATS: Final = 6
FINALISTS: Final = 4
SATURDAY: Final = 5
LONGEST_ID: Final = 30
REGION: Final = re.compile(r"([a-zA-Z]{2,3})-([A-Z]{2})\b")  # the first language that a browser asks for
# Countries of several zones: that of most people.
CAPITALS: Final = {
    "AR": "America/Argentina/Buenos_Aires", "AU": "Australia/Sydney", "BR": "America/Sao_Paulo",
    "CA": "America/Toronto", "CL": "America/Santiago", "CN": "Asia/Shanghai", "CY": "Asia/Nicosia",
    "DE": "Europe/Berlin", "EC": "America/Guayaquil", "ES": "Europe/Madrid", "MX": "America/Mexico_City",
    "NZ": "Pacific/Auckland", "PT": "Europe/Lisbon", "RU": "Europe/Moscow", "UA": "Europe/Kyiv",
    "US": "America/New_York", "001": "UTC",
}  # fmt: skip


def moved(format: Format, by: datetime.timedelta) -> Format:
    rules = format.registration
    return replace(
        format,
        registration=replace(rules, opens=rules.opens + by, closes=rules.closes + by),
        venues=tuple(replace(venue, starts=venue.starts + by) for venue in format.venues),
    )


def to_come(format: Format, today: datetime.date, step: datetime.timedelta = WEEK) -> Format:
    """The same days of the week, so that registration does not open before today."""
    late = today - format.registration.opens.date()
    return moved(format, -(-late // step) * step) if late > datetime.timedelta() else format


def next_evening(today: datetime.date) -> datetime.date:
    """The first Saturday that leaves time to tell people."""
    soon = today + AHEAD
    return soon + (SATURDAY - soon.weekday()) % 7 * DAY


def evening(format: Format, day: datetime.date, place: str, players: int, zone: str, today: datetime.date) -> Format:
    """A championship of one evening in one hall: registration from today to the day before."""
    hall = format.venues[0]
    name, city = parted(place)
    tables = -(-players // SEATS)
    starts = datetime.datetime.combine(day, HOUR, ZoneInfo(zone))
    venue = replace(
        hall, name=name, city=city, zone=zone, starts=starts, capacity=players, tables=tables, heats=1, online=False
    )
    first, last = format.stages[0], format.stages[-1]
    # Around one table everybody is in the final already.
    stages = (replace(first, advance=1),) if tables == 1 else (replace(first, advance=FINALISTS), last)
    opens = datetime.datetime.combine(today, datetime.time())
    rules = replace(format.registration, opens=opens, closes=day - DAY)
    return replace(format, registration=rules, venues=(venue,), stages=stages)


def parted(place: str) -> tuple[str, str]:
    """Hall and town: "School hall, Volos"."""
    name, comma, city = place.rpartition(",")
    return (name.strip(), city.strip()) if comma and name.strip() and city.strip() else (place, place)


@cache
def example(name: str) -> Format:
    return preset(name)


# Zones.


@cache
def zones() -> list[str]:
    """Zones that places have, without old names and those of the sea."""
    territories = get_global("zone_territories")
    return sorted(zone for zone in available_timezones() if "/" in zone and zone in territories)


def zone_of(language: str, accepted: str = "") -> str:
    """The zone of most readers of a language; of the country that the browser names with it, if it names one."""
    tag = tag_of(language)
    spoken = tag.partition("-")[0]
    named = REGION.match(accepted.strip())
    country = named[2] if named and named[1].lower() == spoken else Locale.parse(tag, sep="-").territory
    country = country or likely_country(spoken)
    known = [zone for zone, home in get_global("zone_territories").items() if home == country and zone in zones()]
    return CAPITALS.get(country) or next(iter(sorted(known)), "UTC")


def likely_country(language: str) -> str:
    likely = str(get_global("likely_subtags").get(language, ""))
    return likely.rpartition("_")[2]


# Ids.


def id_of(name: str, year: int, taken: Iterable[str]) -> str:
    """A free id that people can read in an address."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    words = re.findall(r"[a-z0-9]+", "".join(letter for letter in plain if not unicodedata.combining(letter)))
    stem = "-".join(words)[:LONGEST_ID].strip("-") if any(word.isalpha() for word in words) else "cup"
    stem = stem if str(year) in stem else f"{stem}-{year}"
    used = set(taken)
    return next(id for i in range(1, len(used) + 2) if (id := stem if i == 1 else f"{stem}-{i}") not in used)
