"""The results with real names, for the director. What is public has nicknames only (CHAMP-POST-2)."""

import msgspec

from passgo.championship import Championship
from passgo.championship.boards import ANONYMOUS, shown_name
from passgo.printing import Roster


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


def results(championship: Championship, venue: str, language: str) -> Results:
    """Results of released rounds at a venue, or at all of them, the last stage first."""
    format = championship.format.said(language)
    halls = [Roster(championship, one, language) for one in format.venues if venue in ("", one.id)]
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
