"""Rehearsals: bots play the next stage of a rehearsed championship when the director presses a button."""

import datetime

from passgo.championship import Refused
from passgo.championship.local_texts import said_in
from passgo.office import Office
from passgo.rehearsal import next_stage, play_next
from passgo.web.championships.links import blocking
from passgo.web.championships.official_desk import HallDesk
from passgo.web.championships.rounds import new_seed
from passgo.web.plumbing.page import Visit

PLAYING: set[str] = set()  # championships whose bots are playing now; a second press must not play the stage too


def stage_to_play(office: Office, language: str) -> str:
    """The name of the stage that bots can play from its start; empty if there is none, or people have started it."""
    stage = next_stage(office) if office.kept.rehearsed else None
    begun = stage is not None and any(one.stage == stage.id for one in office.championship.state.sessions.values())
    return "" if stage is None or begun else said_in(stage.name, language)


async def play_stage(visit: Visit, desk: HallDesk) -> None:
    office = desk.office
    if office.id in PLAYING:
        raise Refused("bad-moment")
    PLAYING.add(office.id)
    try:
        await blocking(visit.site, lambda: play_next(office, new_seed(), datetime.datetime.now(datetime.UTC)))
    finally:
        PLAYING.discard(office.id)
