"""The venues of a championship as visitors see them: when, where, how many places are left."""

import datetime
from dataclasses import dataclass

from passgo.championship import Championship
from passgo.championship.boards import counts
from passgo.championship.format import Venue
from passgo.championship.registration import closing


@dataclass(frozen=True)
class VenueLine:
    id: str
    city: str
    name: str
    zone: str
    starts: datetime.datetime
    registers: bool
    online: bool  # on live tables: nobody has to travel
    capacity: int
    taken: int
    alternates: int
    opens: datetime.datetime
    phase: str  # announced, open or closed, in the time zone of the venue
    number: int  # the next alternate would have it
    room: int  # for more alternates

    @property
    def left(self) -> int:
        return max(0, self.capacity - self.taken)

    @property
    def free(self) -> bool:
        """Whether the next to register gets a place: alternates come first (CHAMP-REG-3)."""
        return self.left > 0 and self.alternates == 0

    @property
    def full(self) -> bool:
        """Whether nobody more is registered, not even as an alternate."""
        return not self.free and self.room == 0


def venue_lines(championship: Championship, now: datetime.datetime, language: str) -> list[VenueLine]:
    """The lines of all venues in the order of the format; venues of later stages alone come last."""
    full = {count.venue: count for count in counts(championship)}
    lines = []
    for venue in sorted(championship.format.said(language).venues, key=lambda one: not one.registers):
        count = full.get(venue.id)
        opens = championship.format.registration.opens.replace(tzinfo=venue.starts.tzinfo)
        lines.append(
            VenueLine(
                venue.id, venue.city, venue.name, venue.zone, venue.starts, venue.registers, venue.online,
                venue.capacity,
                count.taken if count else 0, count.alternates if count else 0, opens,
                phase_of(championship, venue, opens, now), championship.state.next_number(venue.id),
                max(0, championship.format.registration.alternates - (count.alternates if count else 0)),
            )
        )  # fmt: skip
    return lines


def phase_of(championship: Championship, venue: Venue, opens: datetime.datetime, now: datetime.datetime) -> str:
    state = championship.state
    if state.cancelled or now >= closing(championship.format, venue):
        return "closed"
    return "announced" if not state.terms or now < opens else "open"
