"""Venues lent to their own machine: which machine writes which events meanwhile."""

from typing import Final

from passgo.championship import commands, events
from passgo.championship.command_context import Desk
from passgo.championship.commands import Command
from passgo.championship.events import Event
from passgo.championship.refusals import Refused
from passgo.championship.registration import needed
from passgo.championship.rounds import RoundId
from passgo.championship.state import ERASED, State

EVERYWHERE: Final = ""
LONGEST_LABEL: Final = 60


def venue_of(state: State, event: Event | Command) -> str:
    """The venue that an event or a command concerns; empty if it concerns all."""
    for name in ("venue", "session", "entrant", "into"):
        value = getattr(event, name, "")
        if not value:
            continue
        if isinstance(value, RoundId):
            return value.venue
        if name == "venue":
            return str(value)
        known = state.entrants.get(value)
        return known.venue if known is not None else EVERYWHERE
    return EVERYWHERE


def lend(desk: Desk, command: commands.LendVenue) -> list[Event]:
    venue = desk.venue(command.venue)
    if venue.id in desk.state.lent:
        raise Refused("already-done", venue=venue.id)
    return [events.VenueLent(desk.now, desk.by, venue=venue.id, label=command.label.strip()[:LONGEST_LABEL])]


def finish(desk: Desk, command: commands.FinishVenue) -> list[Event]:
    """Tables may still be playing: a venue that breaks off early is finished too."""
    if not desk.home or desk.home != command.venue:  # the server has no home, and never finishes
        raise Refused("venue-elsewhere", venue=command.venue, home=desk.home)
    return [events.VenueFinished(desk.now, desk.by, venue=desk.home)]


def recall(desk: Desk, command: commands.RecallVenue) -> list[Event]:
    branch = desk.state.lent.get(desk.venue(command.venue).id)
    if branch is None or desk.home:
        raise Refused("venue-not-lent", venue=command.venue)
    reason = needed(command.reason)
    return [events.VenueRecalled(desk.now, desk.by, venue=command.venue, branch=branch, reason=reason)]


def is_finished(state: State, home: str) -> bool:
    """Whether this is a venue's machine that has said its last word."""
    loan = state.loan(home) if home else None
    return loan is not None and loan.finished


def playing(state: State, venue: str) -> int:
    """How many tables of a venue have begun and have no confirmed sheet."""
    sessions = [one for one in state.sessions.values() if one.venue == venue]
    return sum(one.begun(table) and not table.confirmed() for one in sessions for table in one.tables)


def is_right_over_data(event: Event) -> bool:
    """Whether an event is an erasure or a refused consent: both apply immediately and everywhere (CHAMP-DATA-3)."""
    erased = isinstance(event, events.Left) and event.status == ERASED
    return erased or (isinstance(event, events.ConsentRecorded) and not event.given)


def own_events(state: State, home: str, command: Command, found: list[Event]) -> list[Event]:
    """The events of a command that this machine can write, or Refused.

    The server leaves a lent venue alone: of an erasure there it writes only the erasure; the venue writes what follows
    from it on the day (who moves up, who takes the seat).
    """
    if is_finished(state, home):
        raise Refused("venue-finished", venue=home)
    if isinstance(command, commands.RecallVenue) or (not home and not state.lent):
        return found
    entering = {event.entrant: event.venue for event in found if isinstance(event, events.Registered)}
    places = [entering.get(getattr(event, "entrant", "")) or venue_of(state, event) for event in found]
    if home:
        strange = [place for place in places if place != home]
        if strange:
            raise Refused("venue-elsewhere", venue=strange[0], home=home)
        return found
    lent = [place for place in places if place in state.lent]
    if lent and not isinstance(command, commands.Erase) and not all(is_right_over_data(event) for event in found):
        raise Refused("venue-lent", venue=lent[0])
    pairs = zip(places, found, strict=True)
    return [event for place, event in pairs if place not in state.lent or is_right_over_data(event)]
