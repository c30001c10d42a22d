"""The fields of the forms in which a championship is written, as texts, and the faults found in them.

Rows of venues, stages, points and officials are numbered: `venue-0-city`. Their ids are never typed.
"""

import datetime
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final

from passgo.championship.format import Format, Stage, Venue
from passgo.web.championships.persons import digits, plain

Said = Mapping[str, str]

WHAT, WHERE, WHO, STAGES, CLOCKS, POINTS, TERMS, OFFICIALS = STEPS = (
    "what", "where", "who", "stages", "clocks", "points", "terms", "officials",
)  # fmt: skip
VENUE: Final = "venue"
STAGE: Final = "stage"
OFFICIAL: Final = "official"
CLOCK_FIELDS: Final = ("minutes", "rounds")
ROW_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    VENUE: ("id", "name", "city", "zone", "starts", "capacity", "tables", "heats", "registers", "online"),
    STAGE: ("id", "name", "at", "fewest", "most", "advance", *CLOCK_FIELDS),
    OFFICIAL: ("role", "name", "venue"),
}
VALUATION: Final = ("deed", "mortgaged", "house", "hotel", "hotel_houses", "rounding")
FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    WHAT: ("title", "organisers", "edition", "prize"),
    WHO: (
        "opens",
        "closes",
        "age",
        "citizenship",
        "alternates",
        "employee",
        "relative",
        "walk_ins",
        "guardian_below",
        "shared_email",
        "group",
        "group_list",
        "apart_groups",
    ),
    CLOCKS: ("tolerance",),
    POINTS: (*VALUATION, "table_ties", "across_ties"),
    OFFICIALS: ("director",),
}
ROW: Final = re.compile(r"(venue|stage|official|points)-(\d{1,3})(?:-(\w+))?")


@dataclass(frozen=True)
class FieldFault:
    """Why a field cannot be used; `code` names the text."""

    code: str
    arguments: dict[str, object] = field(default_factory=dict)


Faults = dict[str, FieldFault]


def step_of(name: str) -> str:
    """The form in which a field stands."""
    if row := ROW.fullmatch(name):
        kind, column = row[1], row[3]
        if kind == STAGE:
            return CLOCKS if column in CLOCK_FIELDS else STAGES
        return {VENUE: WHERE, OFFICIAL: OFFICIALS}.get(kind, POINTS)
    return next((step for step, names in FIELDS.items() if name in names), TERMS)


# Rows.


def count(said: Said, kind: str) -> int:
    text = said.get(f"{kind}s", "0")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else 0


def rows(said: Said, kind: str) -> list[dict[str, str]]:
    return [{name: said.get(f"{kind}-{i}-{name}", "") for name in ROW_FIELDS[kind]} for i in range(count(said, kind))]


def with_rows(said: Said, kind: str, wanted: list[dict[str, str]]) -> dict[str, str]:
    """The fields with other rows of one kind."""
    kept = {name: text for name, text in said.items() if not name.startswith(f"{kind}-")}
    return {**kept, **fields_of_rows(kind, wanted)}


def fields_of_rows(kind: str, wanted: list[dict[str, str]]) -> dict[str, str]:
    named = {f"{kind}-{i}-{name}": text for i, row in enumerate(wanted) for name, text in row.items()}
    return {**named, f"{kind}s": str(len(wanted))}


# From a format to fields.


def fields_of(format: Format) -> dict[str, str]:
    rules = format.registration
    return {
        "title": str(format.name),
        "organisers": "\n".join(format.organisers),
        "edition": format.edition,
        "prize": str(format.prize),
        "opens": minute(rules.opens),
        "closes": rules.closes.isoformat(),
        "age": str(rules.age or ""),
        "citizenship": rules.citizenship,
        "alternates": str(rules.alternates),
        "employee": tick("employee" in rules.excluded),
        "relative": tick("relative" in rules.excluded),
        "walk_ins": tick(rules.walk_ins),
        "guardian_below": str(rules.guardian_below or ""),
        "shared_email": tick(not rules.one_email_each),
        "group": str(format.groups.label) if format.groups is not None else "",
        "group_list": "\n".join(format.groups.listed) if format.groups is not None else "",
        "apart_groups": tick(format.groups is not None and format.groups.apart),
        **fields_of_rows(VENUE, [venue_fields(venue) for venue in format.venues]),
        **fields_of_rows(STAGE, [stage_fields(stage) for stage in format.stages]),
        "tolerance": str(format.tolerance),
        **{f"points-{i}": " ".join(map(str, row)) for i, row in enumerate(format.points, 1)},
        **{name: str(getattr(format.valuation, name)) for name in VALUATION},
        "table_ties": " ".join(format.table_ties),
        "across_ties": " ".join(format.across_ties),
    }


def venue_fields(venue: Venue) -> dict[str, str]:
    return {
        "id": venue.id,
        "name": str(venue.name),
        "city": str(venue.city),
        "zone": venue.zone,
        "starts": minute(venue.starts),
        "capacity": str(venue.capacity),
        "tables": str(venue.tables),
        "heats": str(venue.heats),
        "registers": tick(venue.registers),
        "online": tick(venue.online),
    }


def stage_fields(stage: Stage) -> dict[str, str]:
    return {
        "id": stage.id,
        "name": str(stage.name),
        "at": stage.at,
        **{name: str(getattr(stage, name)) for name in ("fewest", "most", "advance", *CLOCK_FIELDS)},
    }


def minute(moment: datetime.datetime) -> str:
    """A local time as browsers write it in a field."""
    return moment.strftime("%Y-%m-%dT%H:%M").rjust(16, "0")


def tick(on: bool) -> str:
    return "1" if on else ""


# From fields to values.


@dataclass
class Answers:
    """Reads fields, names those that cannot be used, and uses a harmless value in their place."""

    said: Said
    faults: Faults = field(default_factory=dict)

    def fault(self, name: str, code: str, **arguments: object) -> None:
        self.faults.setdefault(name, FieldFault(code, arguments))

    def text(self, name: str, longest: int = 200, needed: bool = True) -> str:
        text = plain(self.said.get(name, ""))
        if not text:
            if needed:
                self.fault(name, "needed")
        elif len(text) > longest or not text.isprintable():
            self.fault(name, "long", most=longest)
        else:
            return text
        return "?" if needed else ""

    def lines(self, name: str, most: int, longest: int, needed: bool = True) -> tuple[str, ...]:
        found = tuple(dict.fromkeys(text for line in self.said.get(name, "").splitlines() if (text := plain(line))))
        if needed and not found:
            self.fault(name, "needed")
        if len(found) > most or any(len(text) > longest or not text.isprintable() for text in found):
            self.fault(name, "lines", most=most, longest=longest)
            return ()
        return found

    def whole(self, name: str, low: int, high: int, empty: int | None = None) -> int:
        text = digits(self.said.get(name, "").strip())
        if not text and empty is not None:
            return empty
        number = int(text) if text.isascii() and text.isdigit() and len(text) < 7 else -1
        if not low <= number <= high:
            self.fault(name, "number", low=low, high=high)
            return low
        return number

    def day(self, name: str) -> datetime.date:
        return self.moment(name).date()

    def moment(self, name: str) -> datetime.datetime:
        """A local time; a day alone is its first minute."""
        try:
            said = datetime.datetime.fromisoformat(digits(self.said.get(name, "").strip()))
        except ValueError:
            said = None
        if said is None or said.tzinfo is not None or said.year < FIRST_YEAR:
            self.fault(name, "day")
            return SOME_DAY
        return said

    def choice(self, name: str, known: Collection[str]) -> str:
        said = self.said.get(name, "")
        if said not in known:
            self.fault(name, "choice")
            return next(iter(known))
        return said

    def ticked(self, name: str) -> bool:
        return self.said.get(name, "") == "1"


FIRST_YEAR: Final = 1970
SOME_DAY: Final = datetime.datetime(2000, 1, 1)  # noqa: DTZ001 - forms give local times; the venue's zone is added later
