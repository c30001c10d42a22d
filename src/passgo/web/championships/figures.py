"""A championship in figures, for its page and for programs."""

import msgspec

from passgo.championship import Championship
from passgo.championship.statistics import Statistics, statistics


class VenueLine(msgspec.Struct, frozen=True):
    """Figures of one venue. People count where they registered, tables where they stood."""

    venue: str
    city: str
    registered: int
    played: int
    no_shows: int
    withdrawn: int
    tables: int
    minutes: int


class StageLine(msgspec.Struct, frozen=True):
    stage: str
    name: str
    players: int
    tables: int
    minutes: int


class PointsLine(msgspec.Struct, frozen=True):
    points: int
    times: int
    percent: int  # of the most frequent one, for a bar


class Figures(msgspec.Struct, frozen=True):
    """A championship in figures. `minutes` are those of all tables together, without pauses."""

    championship: str
    name: str
    registered: int
    played: int
    no_shows: int
    tables: int
    minutes: int
    minutes_each: int  # of a table, on average
    venues: tuple[VenueLine, ...]
    stages: tuple[StageLine, ...]
    points: tuple[PointsLine, ...]


def figures(championship: Championship, language: str) -> Figures:
    format, found = championship.format.said(language), statistics(championship)
    cities = {venue.id: venue.city for venue in format.venues}
    names = {stage.id: stage.name for stage in format.stages}
    return Figures(
        format.id, format.name, found.registered, found.played, found.no_shows, found.tables, found.minutes,
        round(found.minutes / found.tables) if found.tables else 0,
        tuple(
            VenueLine(
                one.venue, cities[one.venue], one.registered, one.played, one.no_shows, one.withdrawn, one.tables,
                one.minutes,
            )
            for one in found.venues
        ),
        tuple(StageLine(one.stage, names[one.stage], one.players, one.tables, one.minutes) for one in found.stages),
        points_lines(found),
    )  # fmt: skip


def points_lines(found: Statistics) -> tuple[PointsLine, ...]:
    most = max((times for _, times in found.points), default=1)
    return tuple(PointsLine(points, times, 100 * times // most) for points, times in found.points)
