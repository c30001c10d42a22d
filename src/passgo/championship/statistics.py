"""A championship in figures: who came, what was played, how the points fell. Figures only, never a person."""

from collections import Counter
from dataclasses import dataclass

from passgo.championship.championship import Championship
from passgo.championship.format import Venue
from passgo.championship.scoring import score
from passgo.championship.state import DISQUALIFIED, ERASED, NO_SHOW, WITHDRAWN, Session


@dataclass(frozen=True)
class VenueFigures:
    """What happened at one venue. People count where they registered, tables where they stood."""

    venue: str
    registered: int
    played: int
    no_shows: int
    withdrawn: int  # themselves, by the office, or erased
    tables: int  # with a confirmed sheet
    minutes: int  # played at all of them together, without pauses


@dataclass(frozen=True)
class StageFigures:
    stage: str
    players: int
    tables: int
    minutes: int


@dataclass(frozen=True)
class Statistics:
    venues: tuple[VenueFigures, ...]
    stages: tuple[StageFigures, ...]
    points: tuple[tuple[int, int], ...]  # of one game, and how often they were won; only released scores

    @property
    def registered(self) -> int:
        return sum(one.registered for one in self.venues)

    @property
    def played(self) -> int:
        return sum(one.played for one in self.venues)

    @property
    def no_shows(self) -> int:
        return sum(one.no_shows for one in self.venues)

    @property
    def tables(self) -> int:
        return sum(one.tables for one in self.venues)

    @property
    def minutes(self) -> int:
        return sum(one.minutes for one in self.venues)


def statistics(championship: Championship) -> Statistics:
    sessions = list(championship.state.sessions.values())
    seated = {id for session in sessions for id in finished_players(session)}
    return Statistics(
        tuple(venue_figures(championship, venue, seated) for venue in championship.format.venues),
        tuple(
            stage_figures(stage.id, [one for one in sessions if one.stage == stage.id])
            for stage in championship.format.stages
        ),
        tuple(sorted(points_won(championship, sessions).items(), reverse=True)),
    )


def venue_figures(championship: Championship, venue: Venue, seated: set[str]) -> VenueFigures:
    state = championship.state
    entrants = [one for one in state.entrants.values() if one.venue == venue.id]
    sessions = [one for one in state.sessions.values() if one.venue == venue.id]
    return VenueFigures(
        venue.id,
        len(entrants),
        sum(one.id in seated for one in entrants),
        sum(one.status == NO_SHOW for one in entrants),
        sum(one.status in (WITHDRAWN, DISQUALIFIED, ERASED) and one.id not in seated for one in entrants),
        sum(table.confirmed() for session in sessions for table in session.tables),
        sum(minutes_played(session) for session in sessions),
    )


def stage_figures(stage: str, sessions: list[Session]) -> StageFigures:
    players = {id for session in sessions for id in finished_players(session)}
    tables = sum(table.confirmed() for session in sessions for table in session.tables)
    return StageFigures(stage, len(players), tables, sum(minutes_played(session) for session in sessions))


def finished_players(session: Session) -> list[str]:
    return [id for table in session.tables if table.confirmed() for id in table.players]


def minutes_played(session: Session) -> int:
    """Minutes at the tables of all heats that are over."""
    played = 0
    for number, heat in session.heats.items():
        if heat.ended is not None:
            played += round(heat.elapsed(heat.ended).total_seconds() / 60) * len(session.tables_in(number))
    return played


def points_won(championship: Championship, sessions: list[Session]) -> Counter[int]:
    return Counter(
        placing.points
        for session in sessions
        if session.released
        for table in session.tables
        if table.sheet is not None
        for placing in score(table.sheet.sheet, championship.format, championship.prices)
    )
