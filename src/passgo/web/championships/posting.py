"""Postings of a championship: released scores, seats and clocks, by nickname.

It follows CHAMP-POST-1, CHAMP-POST-2 and CHAMP-POST-6.

No type here has a field for a person, a city or net worth. A hall is a number, so that no line ties a nickname to a
place: people in the hall know where they are.
"""

import datetime
from collections.abc import Iterator
from typing import Final

import msgspec

from passgo.championship import Championship, Format
from passgo.championship.boards import ANONYMOUS, Row, shown_name, stage_board, table_board
from passgo.championship.format import Stage
from passgo.championship.state import PAUSED, Heat, Session
from passgo.i18n import FALLBACK

COLUMNS: Final = ("stage", "hall", "round", "rank", "nickname", "points")
MILLISECOND: Final = datetime.timedelta(milliseconds=1)


class Line(msgspec.Struct, frozen=True):
    rank: int
    nickname: str  # empty where none was approved
    points: int


class Board(msgspec.Struct, frozen=True):
    """The points of one stage in one hall. `round` is 0 where the rounds are added up."""

    stage: str
    name: str
    hall: int
    round: int
    lines: tuple[Line, ...]


class Seats(msgspec.Struct, frozen=True):
    """One table of a published seating. `round` is 0 where the stage has only one."""

    stage: str
    hall: int
    round: int
    heat: int
    table: int
    nicknames: tuple[str, ...]


class Face(msgspec.Struct, frozen=True):
    """The clock of one heat. While it runs, `ends_ms` is the moment its time is over; otherwise `left_ms` is left."""

    stage: str
    hall: int
    round: int
    heat: int
    status: str
    total_ms: int
    ends_ms: int | None
    left_ms: int


class Posting(msgspec.Struct, frozen=True):
    """All public facts at one moment."""

    championship: str
    name: str
    boards: tuple[Board, ...]
    seats: tuple[Seats, ...]
    clocks: tuple[Face, ...]
    champion: str = ""
    online: tuple[int, ...] = ()  # the halls that are none: played on live tables


class Message(msgspec.Struct, frozen=True):
    """An event of the live board."""

    version: int
    posting: Posting


def halls(championship: Championship) -> dict[str, int]:
    """The number of each venue, in the order of the format."""
    return {venue.id: number for number, venue in enumerate(championship.format.venues, 1)}


def posting(championship: Championship, language: str = FALLBACK) -> Posting:
    champion = championship.champion()
    format = championship.format.said(language)
    return Posting(
        format.id,
        format.name,
        tuple(boards(championship, format)),
        tuple(seats(championship)),
        tuple(clocks(championship)),
        public_name(championship, champion) if champion else "",
        tuple(halls(championship)[venue.id] for venue in format.venues if venue.online),
    )


def public_name(championship: Championship, entrant: str) -> str:
    name = shown_name(championship, entrant)
    return "" if name == ANONYMOUS else name


def boards(championship: Championship, format: Format) -> Iterator[Board]:
    """The boards, the last stage first: that is what people come for."""
    number = halls(championship)
    for stage in reversed(format.stages):
        for place in format.places(stage):
            if rows := stage_board(championship, stage.id, place):
                yield board(stage, number[place], 0, rows)
            if stage.rounds > 1:
                yield from round_boards(championship, stage, place, number[place])


def round_boards(championship: Championship, stage: Stage, place: str, hall: int) -> Iterator[Board]:
    """The boards of each round: scores are posted at its end (CHAMP-POST-1)."""
    for session in sessions_of(championship, stage, place):
        rows = [row for table in session.tables for row in table_board(championship, session, table.number)]
        if rows:
            yield board(stage, hall, session.round, sorted(rows, key=lambda row: (-row.points, row.nickname)))


def board(stage: Stage, hall: int, round: int, rows: list[Row]) -> Board:
    """A board. Equal points share a rank: who sat at which table is not posted."""
    lines: list[Line] = []
    for place, row in enumerate(rows, 1):
        rank = lines[-1].rank if lines and lines[-1].points == row.points else place
        lines.append(Line(rank, "" if row.nickname == ANONYMOUS else row.nickname, row.points))
    return Board(stage.id, stage.name, hall, round, tuple(lines))


def sessions_of(championship: Championship, stage: Stage, place: str) -> list[Session]:
    found = [one for one in championship.state.sessions.values() if (one.stage, one.venue) == (stage.id, place)]
    return sorted(found, key=lambda session: session.round)


def seats(championship: Championship) -> Iterator[Seats]:
    """The seats of all players, from the publication of a seating to the release of its scores."""
    number = halls(championship)
    for session in championship.state.sessions.values():
        if session.starts is None or session.released:
            continue
        stage = championship.format.stage(session.stage)
        round = session.round if stage is not None and stage.rounds > 1 else 0
        for table in session.tables:
            names = tuple(public_name(championship, player) for player in table.players)
            yield Seats(session.stage, number[session.venue], round, table.heat, table.number, names)


def clocks(championship: Championship) -> Iterator[Face]:
    for session in championship.state.sessions.values():
        if session.starts is not None and not session.released:
            for heat in session.heats:
                yield face(championship, session, heat)


def face(championship: Championship, session: Session, number: int) -> Face:
    stage = championship.format.stage(session.stage)
    assert stage is not None  # a session is made from a stage
    heat = session.heats[number]
    total = datetime.timedelta(minutes=stage.minutes)
    ends = ending(heat, total)
    left = total - heat.elapsed(heat.paused) if heat.paused is not None else total
    return Face(
        session.stage,
        halls(championship)[session.venue],
        session.round,
        number,
        shown_status(heat),
        total // MILLISECOND,
        None if ends is None else round(ends.timestamp() * 1000),
        left // MILLISECOND,
    )


def ending(heat: Heat, total: datetime.timedelta) -> datetime.datetime | None:
    """The moment when the time of a running heat is over."""
    if not heat.on() or heat.paused is not None or heat.started is None:
        return None
    return heat.started + heat.rest + total


def shown_status(heat: Heat) -> str:
    return PAUSED if heat.on() and heat.paused is not None else heat.status


class Standings(msgspec.Struct, frozen=True):
    championship: str
    name: str
    boards: tuple[Board, ...]


def standings(posted: Posting) -> Standings:
    return Standings(posted.championship, posted.name, posted.boards)


def rows(posted: Posting) -> Iterator[tuple[object, ...]]:
    """The standings as lines of a file, in the order of COLUMNS."""
    for board in posted.boards:
        for line in board.lines:
            yield board.stage, board.hall, board.round, line.rank, line.nickname, line.points
