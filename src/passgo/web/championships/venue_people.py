"""The people of a venue: whom an official invited for it may see."""

from passgo.championship.arrivals import awaited_at
from passgo.championship.state import Entrant
from passgo.office import Office, Official


def sees(office: Office, official: Official, entrant: Entrant) -> bool:
    """Whether an entrant is one of the official's: theirs are all, or those of the venue they were invited for."""
    if official.venue in ("", entrant.venue):
        return True
    venue = office.championship.format.venue(official.venue)
    return venue is not None and not venue.registers and entrant.id in awaited_at(office.championship, venue.id)
