"""What an office refuses beside what the rules of the championship refuse."""


class OfficeError(Exception):
    """Base of everything an office refuses; nothing has changed."""


class NoSuchChampionship(OfficeError):
    def __init__(self, id: str) -> None:
        super().__init__(f"no championship {id[:80]!r} is kept here")
        self.id = id


class ChampionshipExists(OfficeError):
    def __init__(self, id: str) -> None:
        super().__init__(f"a championship {id!r} is kept here already: give the new one another id")
        self.id = id


class BadDetails(OfficeError):
    """A text about a person that is missing, too long or cannot be what it should be."""

    def __init__(self, field: str) -> None:
        super().__init__(f"{field} is missing, too long or not of its kind")
        self.field = field


class ArchiveRefused(OfficeError):
    """An archive that is not taken in. `code` says why."""

    def __init__(self, code: str, told: str) -> None:
        super().__init__(f"{code}: {told}")
        self.code = code
