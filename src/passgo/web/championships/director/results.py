"""The results with real names, as files for the director. The public files have nicknames only (CHAMP-POST-2)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

import msgspec
from starlette.responses import Response

from passgo.championship.boards import ANONYMOUS, shown_name
from passgo.championship.commands import DIRECTOR
from passgo.printing import Roster
from passgo.web.championships.links import missing, serves
from passgo.web.championships.official_desk import HallDesk, desk_at, reading
from passgo.web.championships.spreadsheets import csv_answer
from passgo.web.championships.workbook import xlsx_answer
from passgo.web.plumbing.answers import json
from passgo.web.plumbing.page import Page, Visit


class ResultLine(msgspec.Struct, frozen=True):
    """A player's result in a stage. `publicity`: whether the name may be published (CHAMP-PUB-6)."""

    stage: str
    venue: str
    rank: int
    points: int
    nickname: str
    name: str
    publicity: bool


class Results(msgspec.Struct, frozen=True):
    championship: str
    lines: tuple[ResultLine, ...]


def results(desk: HallDesk) -> Results:
    """Results of released rounds at the venues of this desk, the last stage first."""
    championship, format = desk.office.championship, desk.format
    halls = [Roster(championship, one, desk.language) for one in format.venues if serves(desk.person, one.id)]
    lines = [
        line(hall, stage.name, standing.entrant, standing.rank, standing.points)
        for stage in reversed(format.stages)
        for hall in halls
        for standing in hall.standings(stage)
    ]
    return Results(format.id, tuple(lines))


def line(hall: Roster, stage: str, entrant: str, rank: int, points: int) -> ResultLine:
    nickname = shown_name(hall.championship, entrant)
    agreed = hall.championship.state.entrants[entrant].consents.get("publicity", False)
    shown = "" if nickname == ANONYMOUS else nickname
    return ResultLine(stage, hall.venue.city, rank, points, shown, hall.real_name(entrant), agreed)


Answer = Callable[[str, Sequence[str], Iterable[Sequence[object]]], Response]
FILES: Final[Mapping[str, Answer]] = {"csv": csv_answer, "xlsx": xlsx_answer}


async def file(visit: Visit) -> Response:
    desk = await desk_at(visit, DIRECTOR)
    found, kind = await reading(visit, desk, lambda: results(desk)), visit.path("kind")
    if kind == "json":
        return json(found)
    if kind not in FILES:
        raise missing("no-such-page")
    rows = [(*msgspec.structs.astuple(one)[:-1], "yes" if one.publicity else "") for one in found.lines]
    return FILES[kind](f"{desk.id}-results", ResultLine.__struct_fields__, rows)


PAGES: Final[tuple[Page, ...]] = (Page("GET", "/c/{id}/director/results.{kind}", file),)
