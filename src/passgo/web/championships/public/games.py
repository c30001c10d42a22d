"""Online games that the public may watch: those that are played now, and replays of those that are over.

What is shown of a running game is as old as the format says; the table itself sees to it.
"""

import datetime
from dataclasses import dataclass

from passgo.championship.state import Table
from passgo.office import Office, online
from passgo.office.online import OnlineTable
from passgo.web.championships.posting import public_name


@dataclass(frozen=True)
class ShownGame:
    stage: str
    round: int
    table: int
    players: tuple[str, ...]  # nicknames; empty where none was approved
    address: str
    over: bool


def shown_games(office: Office, language: str, now: datetime.datetime) -> list[ShownGame]:
    """All games to watch, the latest round first; call it under the lock of the office."""
    championship = office.championship
    format = championship.format.said(language)
    if not format.online.watch or not any(venue.online for venue in format.venues):
        return []
    known = office.store.ask(lambda conn: online.listing(conn, office.id))
    found = []
    for session in reversed(championship.state.sessions.values()):
        stage = format.stage(session.stage)
        for table in session.tables if stage is not None else []:
            live = known.get((session.id, table.number))
            if stage is not None and live is not None and session.begun(table):
                over = is_past(office, table, now)
                names = tuple(public_name(championship, one) for one in table.players)
                round = session.round if stage.rounds > 1 else 0
                found.append(ShownGame(stage.name, round, table.number, names, address_of(live, over), over))
    return found


def is_past(office: Office, table: Table, now: datetime.datetime) -> bool:
    """Whether onlookers have seen the end: until then they see it where they watch, not in a replay."""
    delay = datetime.timedelta(minutes=office.championship.format.online.watch_delay_minutes)
    return table.sheet is not None and table.sheet.at is not None and now >= table.sheet.at + delay


def address_of(live: OnlineTable, over: bool) -> str:
    return f"/games/{live.live}" if over else f"/tables/{live.live}"
