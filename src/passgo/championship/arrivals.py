"""Arrivals: who is expected at a venue, as its door and its paper need to know."""

from passgo.championship.championship import Championship
from passgo.championship.state import ACTIVE, CONFIRMED


def awaited_at(championship: Championship, venue_id: str) -> list[str]:
    """The entrants expected at a venue: registered there, or qualified for a stage that is played there."""
    format, state = championship.format, championship.state
    venue = format.venue(venue_id)
    if venue is not None and venue.registers:
        return [one.id for one in (*state.at_venue(venue_id, CONFIRMED), *state.alternates(venue_id))]
    going: list[str] = []
    for stage in format.stages:
        before = format.before(stage)
        if stage.at == venue_id and before is not None:
            for place in format.places(before):
                outcome = state.outcomes.get((before.id, place))
                going += outcome.going if outcome else []
    return [id for id in dict.fromkeys(going) if state.entrants[id].status in ACTIVE]
