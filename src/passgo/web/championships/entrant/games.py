"""An entrant's games: where they sit and sat, what came of it, and their own line of the score sheet."""

import datetime
from dataclasses import dataclass
from zoneinfo import ZoneInfo

from passgo.championship import Championship, commands
from passgo.championship.codec import digest_of
from passgo.championship.commands import ENTRANT, Actor
from passgo.championship.format import Format
from passgo.championship.rounds import RoundId
from passgo.championship.scoring import score
from passgo.championship.sheets import Worth, worth
from passgo.championship.signatures import line_of, missing_signatures
from passgo.championship.state import OVER, Session, Table
from passgo.web.plumbing.edition_words import edition, edition_speech
from passgo.words.names import Names


@dataclass(frozen=True)
class Seat:
    """A seat, and the result of its game once the scores are released."""

    stage: str
    round: int
    heat: int
    table: int
    starts: datetime.datetime  # in the zone of the venue
    zone: str
    online: bool
    open: bool  # there is still something to play
    rank: int = 0
    points: int = 0


@dataclass(frozen=True)
class Finish:
    """What an entrant has reached in a finished stage."""

    stage: str
    rank: int
    players: int
    next: str  # the stage they go on to


@dataclass(frozen=True)
class OwnLine:
    """What the sheet says about one player, who signs it or has signed it on their own screen."""

    session: RoundId
    table: int
    digest: str
    cash: int
    total: int
    worth: Worth
    holdings: tuple[str, ...]
    fate: str
    missing: bool
    signed: str  # when
    waived_for: str
    zone: str


def seats(championship: Championship, format: Format, me: str) -> list[Seat]:
    """The entrant's seats, present and past, once they are published."""
    return [
        seat_of(championship, format, me, session, table, session.starts)
        for session, table in championship.state.seated_at(me)
        if session.starts is not None
    ]


def seat_of(
    championship: Championship, format: Format, me: str, session: Session, table: Table, starts: datetime.datetime
) -> Seat:
    stage, venue = format.stage(session.stage), format.venue(session.venue)
    assert stage is not None
    assert venue is not None
    rank, points = result(championship, me, session, table)
    is_open = session.heats[table.heat].status != OVER and table.sheet is None
    return Seat(
        stage.name, session.round, table.heat, table.number, starts.astimezone(ZoneInfo(venue.zone)), venue.zone,
        venue.online, is_open, rank, points,
    )  # fmt: skip


def result(championship: Championship, me: str, session: Session, table: Table) -> tuple[int, int]:
    """Rank and points at a table; nothing before the scores are released."""
    if not session.released or table.sheet is None:
        return 0, 0
    placings = score(table.sheet.sheet, championship.format, championship.prices)
    return next(((one.rank, one.points) for one in placings if one.entrant == me), (0, 0))


def finishes(championship: Championship, format: Format, me: str) -> list[Finish]:
    found = []
    for (stage_id, _), outcome in championship.state.outcomes.items():
        stage = format.stage(stage_id)
        if stage is not None and me in outcome.ranking:
            after = format.after(stage)
            going = after.name if after is not None and me in outcome.going else ""
            rank = outcome.ranking.index(me) + 1
            found.append(Finish(stage.name, rank, len(outcome.ranking), going))
    return found


def plays_on(championship: Championship, me: str) -> bool:
    """Whether a game lies ahead of an entrant who is still in."""
    mine = finishes(championship, championship.format, me)
    return not championship.champion() and (not mine or mine[-1].next != "")


# The line of the score sheet.


def own_line(championship: Championship, format: Format, me: str, language: str) -> OwnLine | None:
    """The entrant's line of a sheet whose scores are not released yet, if they sign or have signed it themselves."""
    found = [pair for pair in championship.state.seated_at(me) if pair[1].sheet is not None and not pair[0].released]
    for session, table in reversed(found):
        entered, venue = table.sheet, format.venue(session.venue)
        assert entered is not None
        assert venue is not None
        line = line_of(entered.sheet, me)
        missing = not entered.confirmed_by and me in missing_signatures(table, entered)
        if line is None or not (missing or me in entered.own or me in entered.waived):
            continue
        board = edition(format.edition)
        names = Names(board, edition_speech(language, board), local=format.board.names())
        at = entered.own.get(me)
        return OwnLine(
            session.id, table.number, digest_of(line), line.cash, line.total,
            worth(line, championship.prices, format.valuation),
            tuple(names.named("space", one.deed) for one in line.holdings), line.fate, missing,
            at.astimezone(ZoneInfo(venue.zone)).strftime("%H:%M") if at else "",
            entered.waived_for if me in entered.waived else "", venue.zone,
        )  # fmt: skip
    return None


def signing(me: str, session: RoundId, table: int, digest: str) -> commands.SignSheet:
    return commands.SignSheet(Actor(me, ENTRANT), session, table, digest[:64], me)
