"""The report that a computer's clock has jumped, as officials see it on their pages."""

import datetime
from dataclasses import dataclass
from zoneinfo import ZoneInfo

from passgo.office import Office


@dataclass(frozen=True)
class ClockReport:
    """A report of both times, in the time zone of the computer's place."""

    version: int
    was: datetime.datetime
    says: datetime.datetime
    proposed_by: str
    address: str


def address_of(championship: str) -> str:
    return f"/c/{championship}/time"


def zone_of(office: Office) -> ZoneInfo:
    """The time zone of the venue whose computer this is; on a server, that of the first venue."""
    format = office.championship.format
    return ZoneInfo((format.venue(office.championship.home) or format.venues[0]).zone)


def clock_report(office: Office) -> ClockReport | None:
    jump = office.jump()
    if jump is None:
        return None
    zone = zone_of(office)
    return ClockReport(
        jump.version, jump.was.astimezone(zone), jump.says.astimezone(zone), jump.proposed_by, address_of(office.id)
    )
