"""Public notices: the plan as it was created, with every change since, and what each change has changed.

The file of a championship stays as it was created, and the log pins it. A change of plan is an event; the format in
force is the file with all of them (CHAMP-TERMS-2, CHAMP-TERMS-3, CHAMP-TERMS-4).
"""

import datetime
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final
from zoneinfo import ZoneInfo

from passgo.championship import plan_events
from passgo.championship.events import Event, TermsPublished
from passgo.championship.format import Format, Venue
from passgo.championship.plan_events import PlanChanged
from passgo.championship.state import ACTIVE, Entrant, State

Notice = TermsPublished | PlanChanged
Value = str | int | datetime.datetime | datetime.date
VENUE_FIELDS: Final = ("starts", "name", "city", "capacity", "tables")


@dataclass(frozen=True)
class Difference:
    """One thing that changed: a field of a venue, or the closing day."""

    what: str  # one of VENUE_FIELDS, "venue" for a new one, or "closes"
    old: Value
    new: Value
    venue: Venue | None = None  # as it is after the change


def changed(format: Format, event: Event) -> Format:
    """The format after an event; most events change nothing."""
    if isinstance(event, plan_events.VenueChanged):
        venues = tuple(changed_venue(one, event) if one.id == event.venue else one for one in format.venues)
        return replace(format, venues=venues)
    if isinstance(event, plan_events.VenueAdded):
        return replace(format, venues=(*format.venues, added_venue(event)))
    if isinstance(event, TermsPublished | plan_events.ClosingChanged) and event.closes:
        closes = datetime.date.fromisoformat(event.closes)
        return replace(format, registration=replace(format.registration, closes=closes))
    return format


def changed_venue(venue: Venue, event: plan_events.VenueChanged) -> Venue:
    return replace(
        venue,
        name=event.name or venue.name,
        city=event.city or venue.city,
        starts=event.starts.astimezone(ZoneInfo(venue.zone)) if event.starts else venue.starts,
        capacity=event.capacity or venue.capacity,
        tables=event.tables or venue.tables,
    )


def added_venue(event: plan_events.VenueAdded) -> Venue:
    assert event.starts is not None
    starts = event.starts.astimezone(ZoneInfo(event.zone))
    return Venue(
        event.venue, event.name, event.city, event.zone, starts, registers=True, capacity=event.capacity,
        tables=event.tables, heats=event.heats,
    )  # fmt: skip


def history(base: Format, notices: Iterable[Notice]) -> Iterator[tuple[Notice, tuple[Difference, ...]]]:
    """Every notice with what it changed in the plan, the oldest first."""
    format = base
    for event in notices:
        before, format = format, changed(format, event)
        yield event, differences(before, format)


def differences(before: Format, after: Format) -> tuple[Difference, ...]:
    found: list[Difference] = []
    for venue in after.venues:
        old = before.venue(venue.id)
        if old is None:
            found.append(Difference("venue", "", venue.name, venue))
            continue
        found += [
            Difference(field, getattr(old, field), getattr(venue, field), venue)
            for field in VENUE_FIELDS
            if getattr(old, field) != getattr(venue, field)
        ]
    if before.registration.closes != after.registration.closes:
        found.append(Difference("closes", before.registration.closes, after.registration.closes))
    return tuple(found)


def concerned(state: State, format: Format, event: Notice) -> list[Entrant]:
    """Those whom a change concerns: of a venue its own entrants and those who play there later, otherwise all."""
    everybody = [one for one in state.entrants.values() if one.status in ACTIVE]
    if not isinstance(event, plan_events.VenueChanged):
        return everybody
    coming = coming_to(state, format, event.venue)
    return [one for one in everybody if one.venue == event.venue or coming is None or one.id in coming]


def coming_to(state: State, format: Format, venue: str) -> set[str] | None:
    """Those who qualified for a stage at this venue; None while anybody may still do so."""
    found: set[str] = set()
    for stage in format.stages:
        before = format.before(stage)
        if before is None or stage.at != venue:
            continue
        outcomes = [state.outcomes.get((before.id, place)) for place in format.places(before)]
        if None in outcomes:
            return None
        found |= {id for outcome in outcomes if outcome is not None for id in outcome.going}
    return found
