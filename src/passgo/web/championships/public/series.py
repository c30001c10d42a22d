"""The season ranking of a series of championships, as a page and as JSON. Players are nicknames, and agreed to it."""

import datetime

import msgspec
from starlette.responses import Response

from passgo.championship.local_texts import said_in
from passgo.office import seasons
from passgo.office.seasons import Season, last_day
from passgo.web.championships.links import LONGEST_ID, blocking, missing
from passgo.web.plumbing.answers import json
from passgo.web.plumbing.page import Page, Visit


class SeriesChampionship(msgspec.Struct, frozen=True):
    """A championship of the series; `day` is its last."""

    championship: str
    name: str
    day: datetime.date


class SeriesLine(msgspec.Struct, frozen=True):
    """A player of the series. `points`: for each championship; null where they have no place in it."""

    rank: int
    nickname: str
    points: tuple[int | None, ...]
    total: int


class SeriesRanking(msgspec.Struct, frozen=True):
    """A season ranking. `rule`: points for each place; `best`: how many results of a player count, 0 for all."""

    series: str
    name: str
    rule: tuple[int, ...]
    best: int
    championships: tuple[SeriesChampionship, ...]
    lines: tuple[SeriesLine, ...]


def ranking(found: Season, language: str) -> SeriesRanking:
    ids = [office.id for office in found.championships]
    lines = [
        SeriesLine(one.rank, found.nicknames[one.player], tuple(one.points.get(id) for id in ids), one.total)
        for one in found.lines
    ]
    return SeriesRanking(
        found.series.id, said_in(found.series.name, language), found.series.rule.points, found.series.rule.best,
        tuple(
            SeriesChampionship(office.id, said_in(office.championship.format.name, language), last_day(office))
            for office in found.championships
        ),
        tuple(sorted(lines, key=lambda one: (one.rank, one.nickname.casefold()))),
    )  # fmt: skip


async def shown(visit: Visit) -> SeriesRanking:
    id, language = visit.path("series"), visit.language
    found = None
    if len(id) <= LONGEST_ID:
        found = await blocking(visit.site, lambda: seasons.read(visit.site.offices, id))
    if found is None:
        raise missing("no-such-page")
    return ranking(found, language)


async def page(visit: Visit) -> Response:
    return visit.show("championships/series.html", found=await shown(visit))


async def as_json(visit: Visit) -> Response:
    return json(await shown(visit))


PAGES = (
    Page("GET", "/series/{series}", page),
    Page("GET", "/series/{series}/ranking.json", as_json),
)
