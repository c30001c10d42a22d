"""Series of championships as their pages show them: who has how many points, by nickname."""

import datetime
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from passgo.championship.boards import ANONYMOUS, shown_name
from passgo.championship.local_texts import LocalText, local_text
from passgo.championship.season import SeasonLine, SeasonRule, places, season
from passgo.office.errors import BadDetails
from passgo.office.office import Office
from passgo.office.offices import Offices
from passgo.office.rows import text_of, texts_of
from passgo.store import BadText, series
from passgo.store.people import plain
from passgo.store.series import Entry, SeriesRow

LONGEST_NAME: Final = 100
MOST_PLACES: Final = 100  # that get points
MOST_POINTS: Final = 1000  # for a place
MOST_CHAMPIONSHIPS: Final = 50


@dataclass(frozen=True)
class Series:
    """A series with its rule; `id` is empty for one that is not kept yet."""

    id: str
    name: LocalText
    rule: SeasonRule

    def row(self) -> SeriesRow:
        points = " ".join(str(one) for one in self.rule.points)
        return SeriesRow(self.id, text_of(dict(self.name.versions)), points, self.rule.best)


@dataclass(frozen=True)
class Season:
    series: Series
    championships: tuple[Office, ...]  # in the order in which they are played
    nicknames: dict[str, str]  # by player
    lines: tuple[SeasonLine, ...]


def series_of(row: SeriesRow) -> Series:
    points = tuple(int(one) for one in row.points.split())
    return Series(row.id, local_text(tuple(texts_of(row.name).items())), SeasonRule(points, row.best))


def checked(id: str, names: dict[str, str], points: str, best: str) -> Series:
    """A series from what a director typed, or BadDetails that names the field."""
    try:
        said = {language: plain(" ".join(name.split()), LONGEST_NAME) for language, name in names.items() if name}
    except BadText as error:
        raise BadDetails("name") from error
    if not said:
        raise BadDetails("name")
    rule = SeasonRule(tuple(figures("points", points)), sum(figures("best", best)[:1]))
    if not 0 < len(rule.points) <= MOST_PLACES or list(rule.points) != sorted(rule.points, reverse=True):
        raise BadDetails("points")
    return Series(id, local_text(tuple(said.items())), rule)


def figures(field: str, text: str) -> list[int]:
    words = text.replace(",", " ").split()
    if not all(word.isascii() and word.isdigit() and len(word) < 5 for word in words):
        raise BadDetails(field)
    found = [int(word) for word in words]
    if any(one > MOST_POINTS for one in found):
        raise BadDetails(field)
    return found


def find(offices: Offices, id: str) -> Series | None:
    row = offices.store.ask(lambda conn: series.find(conn, id))
    return None if row is None else series_of(row)


def series_at(office: Office) -> Series | None:
    """The series that a championship is in."""
    row = office.store.ask(lambda conn: series.of(conn, office.id))
    return None if row is None else series_of(row)


def create(office: Office, wanted: Series, now_ms: int) -> None:
    """A new series with its first championship."""
    row = wanted.row()

    def change(conn: Connection) -> None:
        check_free(conn, office)
        series.join(conn, series.add(conn, row.name, row.points, row.best, now_ms), office.id)

    office.write(change)


def join(office: Office, id: str) -> None:
    def change(conn: Connection) -> None:
        check_free(conn, office)
        members = series.championships(conn, id)
        if not 0 < len(members) < MOST_CHAMPIONSHIPS:
            raise BadDetails("series")
        series.join(conn, id, office.id)

    office.write(change)


def check_free(conn: Connection, office: Office) -> None:
    if series.of(conn, office.id) is not None:
        raise BadDetails("series")


def count(office: Office, entrant: str, person: str) -> bool:
    """Let an entrant's results count for an account; False where it counts for another entry already."""

    def change(conn: Connection) -> bool:
        if series.of(conn, office.id) is None:
            raise BadDetails("series")
        return series.count(conn, Entry(office.id, entrant, person))

    if entrant not in office.championship.people.rows:
        raise BadDetails("entrant")  # erased
    counted: bool = office.write(change)
    return counted


def stop_counting(office: Office, entrant: str) -> None:
    office.write(lambda conn: series.forget(conn, office.id, entrant))


def read(offices: Offices, id: str) -> Season | None:
    """The ranking of everybody who lets their results count."""
    found = find(offices, id)
    if found is None:
        return None
    ids, entries = offices.store.ask(lambda conn: (series.championships(conn, id), series.entries(conn, id)))
    played = sorted((offices.open(one) for one in ids), key=lambda office: (last_day(office), office.id))
    results: dict[str, dict[str, int]] = {}
    nicknames: dict[str, str] = {}
    for office in played:
        with office.lock:
            reached = places(office.championship)
            for entry in entries:
                if entry.championship != office.id or entry.entrant not in reached:
                    continue
                results.setdefault(entry.person, {})[office.id] = reached[entry.entrant]
                nickname = shown_name(office.championship, entry.entrant)
                if nickname != ANONYMOUS:
                    nicknames[entry.person] = nickname  # the latest
    lines = season({person: by for person, by in results.items() if person in nicknames}, found.rule)
    return Season(found, tuple(played), nicknames, tuple(lines))


def last_day(office: Office) -> datetime.date:
    return max(venue.starts for venue in office.championship.format.venues).date()
