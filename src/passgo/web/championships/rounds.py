"""A round as all officials see it: its heading, its address, and where its sheets are."""

import secrets

from passgo.championship.format import Stage, Venue
from passgo.championship.local_texts import said_in
from passgo.championship.rounds import RoundId
from passgo.championship.state import OVER, Session, Table
from passgo.web.plumbing.texts import Speech


def heading(speech: Speech, stage: Stage, venue: Venue, round: int) -> str:
    key = "hall-session-round" if stage.rounds > 1 else "hall-session"
    values = {"stage": said_in(stage.name, speech.language), "city": said_in(venue.city, speech.language)}
    return speech.say(key, **values, round=round) if stage.rounds > 1 else speech.say(key, **values)


def address_of(championship: str, session: RoundId) -> str:
    return f"/c/{championship}/director/session/{session}"


def sheet_address(championship: str, session: RoundId, table: int) -> str:
    return f"/c/{championship}/sheets/{session}/{table}"


def sheet_state(session: Session, table: Table) -> str:
    """The state of a table's sheet, for the tracker of the hall."""
    if table.sheet is not None:
        return "confirmed" if table.sheet.confirmed_by else "entered"
    if session.heats[table.heat].status == OVER:
        return "due"
    return "playing" if session.begun(table) else "waiting"


def new_seed() -> int:
    """A new seed, to be printed: anybody can repeat the drawing from it."""
    return secrets.randbelow(10**9)
