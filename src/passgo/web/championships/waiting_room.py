"""The waiting room of online rounds: who has said that they are there, and still has their page open.

Coming is an act of the entrant, recorded at once: checked in at the venue, ticked at the table. Leaving is a page that
no longer asks; each server notices it of those who last asked there.
"""

import datetime
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from passgo.championship import Championship, Command, Refused, commands
from passgo.championship.commands import ENTRANT, Actor
from passgo.championship.format import Venue
from passgo.championship.state import ACTIVE, OVER, Session, Table
from passgo.office import Office
from passgo.web.live.open_pages import OpenPages

GONE_MS: Final = 120_000  # browsers let pages in the background ask only once a minute
DOORS: Final = datetime.timedelta(hours=2)  # before the start: from then on people can say that they are there


def admit(pages: OpenPages, office: Office, now_ms: int) -> None:
    """Give those who are there the time to ask again, when a server looks for the first time since its start."""
    if office.id not in pages.seen:
        pages.seen[office.id] = {}
        for id in office.championship.state.entrants:
            wait = wait_of(office.championship, id)
            if wait is not None and is_here(office.championship, id, wait):
                pages.note(office.id, id, now_ms)


def changes(pages: OpenPages, office: Office, now_ms: int) -> list[Command]:
    """What is to be recorded: that people have gone, and where those who are there sit by now."""
    found: list[Command] = []
    there = pages.seen.get(office.id, {})
    for entrant, seen_ms in list(there.items()):
        if playing(office.championship, entrant):
            there[entrant] = now_ms
        elif now_ms - seen_ms > GONE_MS:
            del there[entrant]
            found += leaving(office.championship, entrant)
        else:
            found += coming(office.championship, entrant)
    return found


@dataclass(frozen=True)
class Wait:
    """Where an entrant waits: for a seat of theirs, or at the venue until they have one."""

    venue: Venue
    session: Session | None = None
    table: Table | None = None

    @property
    def starts(self) -> datetime.datetime:
        return self.venue.starts if self.session is None or self.session.starts is None else self.session.starts


def online_venues(championship: Championship) -> set[str]:
    return {venue.id for venue in championship.format.venues if venue.online}


def playing(championship: Championship, me: str) -> tuple[Session, Table] | None:
    """The online table where an entrant plays now, or is expected because the roll was called."""
    online = online_venues(championship)
    for session, table in championship.state.seated_at(me):
        is_open = session.gathered(table) and session.heats[table.heat].status != OVER and table.sheet is None
        if session.venue in online and is_open:
            return session, table
    return None


def wait_of(championship: Championship, me: str) -> Wait | None:
    """The online round that an entrant waits for."""
    state, format, online = championship.state, championship.format, online_venues(championship)
    entrant = state.entrants[me]
    if entrant.status not in ACTIVE or championship.champion():
        return None
    for session, table in state.seated_at(me):
        venue = format.venue(session.venue)
        if session.venue in online and venue is not None and session.starts and not session.gathered(table):
            return Wait(venue, session, table)
    place = next_place(championship, me)
    venue = format.venue(place)
    return Wait(venue) if venue is not None and venue.online else None


def next_place(championship: Championship, me: str) -> str:
    """The venue of the next stage that an entrant may play in; empty if there is none."""
    format, place = championship.format, championship.state.entrants[me].venue
    for (stage_id, _), outcome in championship.state.outcomes.items():
        stage = format.stage(stage_id)
        after = None if stage is None else format.after(stage)
        if me in outcome.ranking and after is not None:
            # Whoever stays out may still be called in the place of somebody who does not come (CHAMP-QUAL-8).
            place = after.at if format.venue(after.at) is not None else place
        elif me in outcome.ranking:
            place = ""
    return place


def is_here(championship: Championship, me: str, wait: Wait) -> bool:
    if wait.table is not None:
        return wait.table.ticks.get(me, False)
    return wait.venue.id in championship.state.entrants[me].present


def coming(championship: Championship, me: str) -> list[Command]:
    """The commands by which an entrant says that they are there, as far as nobody knows yet."""
    wait = wait_of(championship, me)
    found: list[Command] = []
    if wait is None:
        return found
    by = Actor(me, ENTRANT)
    if wait.venue.id not in championship.state.entrants[me].present:
        found.append(commands.CheckIn(by, me, wait.venue.id))
    if wait.session is not None and wait.table is not None and not wait.table.ticks.get(me):
        found.append(commands.TickPlayer(by, wait.session.id, wait.table.number, me))
    return found


def leaving(championship: Championship, me: str) -> list[Command]:
    by, wait = Actor(me, ENTRANT), wait_of(championship, me)
    found: list[Command] = []
    if wait is not None and wait.session is not None and wait.table is not None and wait.table.ticks.get(me):
        found.append(commands.TickPlayer(by, wait.session.id, wait.table.number, me, here=False))
    present = championship.state.entrants[me].present & online_venues(championship)
    return found + [commands.CheckIn(by, me, venue, present=False) for venue in sorted(present)]


def settle(pages: OpenPages, office: Office, now_ms: int) -> None:
    """Record who came and went; a refusal concerns one person and keeps nobody else out."""
    with office.lock:
        admit(pages, office, now_ms)
        found = changes(pages, office, now_ms)
    for command in found:
        with suppress(Refused):
            office.perform(command, office.now())
