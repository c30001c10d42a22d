"""Errors of an office, beside what the rules of the championship refuse."""

import datetime


class OfficeError(Exception):
    """Base of everything an office refuses; nothing has changed."""


class NoSuchChampionship(OfficeError):
    def __init__(self, id: str) -> None:
        super().__init__(f"there is no championship {id[:80]!r} here")
        self.id = id


class ChampionshipExists(OfficeError):
    def __init__(self, id: str) -> None:
        super().__init__(f"there is already a championship {id!r} here: give the new one another id")
        self.id = id


class InThePast(OfficeError):
    """Raised for a new championship of which a venue has already begun to play."""

    def __init__(self, venue: str, starts: datetime.datetime) -> None:
        super().__init__(f"venue {venue} starts on {starts:%Y-%m-%d %H:%M}, which is in the past: change its start")
        self.venue = venue
        self.starts = starts


class BadDetails(OfficeError):
    """Raised for a text about a person that is missing, too long or not of its kind."""

    def __init__(self, field: str) -> None:
        super().__init__(f"{field} is missing, too long or not of its kind")
        self.field = field


class ArchiveRefused(OfficeError):
    """Raised for an archive that is not imported. `code` says why."""

    def __init__(self, code: str, told: str) -> None:
        super().__init__(f"{code}: {told}")
        self.code = code
