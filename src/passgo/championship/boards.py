"""Public boards: scores under nicknames, after release, never net worth (CHAMP-POST-1, CHAMP-POST-2)."""

from dataclasses import dataclass

from passgo.championship.championship import Championship
from passgo.championship.ranking import results_of
from passgo.championship.scoring import score
from passgo.championship.state import ACTIVE, HOLDING, Session

ANONYMOUS = "anonymous"


@dataclass(frozen=True)
class Row:
    """A line of a score board. It has no field for a name, a city or net worth."""

    nickname: str
    rank: int
    points: int


@dataclass(frozen=True)
class Count:
    venue: str
    capacity: int
    taken: int
    alternates: int


def shown_name(championship: Championship, entrant: str) -> str:
    """The approved nickname, or the one that was drawn; `anonymous` for somebody who was erased."""
    known = championship.state.entrants.get(entrant)
    row = championship.people.rows.get(entrant)
    if known is None or row is None:
        return ANONYMOUS
    return (row.nickname if known.nickname == "approved" else "") or row.drawn or ANONYMOUS


def table_board(championship: Championship, session: Session, number: int) -> list[Row]:
    """Points of one table; empty before the scores of the round are released."""
    table = session.table(number)
    if not session.released or table is None or table.sheet is None:
        return []
    placings = score(table.sheet.sheet, championship.format, championship.prices)
    return [Row(shown_name(championship, one.entrant), one.rank, one.points) for one in placings]


def stage_board(championship: Championship, stage: str, venue: str) -> list[Row]:
    """Points of all released rounds of a stage, highest first; equal points share a rank."""
    sessions = [
        session
        for session in championship.state.sessions.values()
        if (session.stage, session.venue) == (stage, venue) and session.released
    ]
    results = sorted(
        results_of(sessions, championship.format, championship.prices), key=lambda one: (-one.points, one.entrant)
    )
    rows: list[Row] = []
    for i, result in enumerate(results, 1):
        rank = rows[-1].rank if rows and rows[-1].points == result.points else i
        rows.append(Row(shown_name(championship, result.entrant), rank, result.points))
    return sorted(rows, key=lambda row: (row.rank, row.nickname))


def counts(championship: Championship) -> list[Count]:
    """How full each venue is, for people who consider registering."""
    state = championship.state
    return [
        Count(venue.id, venue.capacity, len(state.at_venue(venue.id, *HOLDING)), len(state.alternates(venue.id)))
        for venue in championship.format.venues
        if venue.registers
    ]


def winners(championship: Championship) -> list[tuple[str, str]]:
    """Stages with the names of their winners: only winners who consent to publicity (CHAMP-PUB-6, AMB-CHAMP-5)."""
    found = []
    for (stage, _), outcome in championship.state.outcomes.items():
        entrant = championship.state.entrants[outcome.ranking[0]]
        row = championship.people.rows.get(entrant.id)
        agreed = entrant.consents.get("publicity", False) and row is not None
        found.append((stage, row.name if agreed and row else shown_name(championship, entrant.id)))
    return found


def export(championship: Championship, entrant: str) -> dict[str, object]:
    """Everything stored about one person: their row, their status, their consents."""
    known = championship.state.entrants.get(entrant)
    if known is None:
        return {}
    return {
        "person": championship.people.export(entrant),
        "venue": known.venue,
        "status": known.shown_status(),
        "registered": known.at.isoformat(),
        "active": known.status in ACTIVE,
        "consents": dict(known.consents),
    }
