"""The people of a venue: whom an official invited for it may see, and who is expected there."""

from passgo.championship.state import ACTIVE, CONFIRMED, Entrant
from passgo.office import Office, Official


def sees(office: Office, official: Official, entrant: Entrant) -> bool:
    """Whether an entrant is one of the official's: theirs are all, or those of the venue they were invited for."""
    if official.venue in ("", entrant.venue):
        return True
    venue = office.championship.format.venue(official.venue)
    return venue is not None and not venue.registers and entrant.id in awaited_at(office, venue.id)


def awaited_at(office: Office, venue_id: str) -> list[str]:
    """The entrants expected at a venue: registered there, or qualified for a stage that is played there."""
    format, state = office.championship.format, office.championship.state
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
