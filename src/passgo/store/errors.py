"""Errors of the store. Each says what was found and carries it as attributes."""


class StoreError(Exception):
    """Base of everything the store refuses or fails at."""


class StoreUnavailable(StoreError):
    """The database cannot be written or reached now. Read before trying again: the last commit may have arrived."""


class StoreBusy(StoreError):
    """The writer's queue is full: the caller must slow down."""

    def __init__(self, capacity: int) -> None:
        super().__init__(f"{capacity} writes are waiting already")
        self.capacity = capacity


class StoreUrlRefused(StoreError):
    """The database URL names nothing this store can use."""


class StoreInUse(StoreError):
    """Another process has the database open, or it already holds data."""


class SchemaTooNew(StoreError):
    """The database was written by a newer passgo."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(f"the database has schema {found}, this passgo knows {known} and older: use a newer passgo")
        self.found = found
        self.known = known


class VersionConflict(StoreError):
    """Another writer appended first."""

    def __init__(self, stream: str, expected: int, actual: int) -> None:
        super().__init__(f"{stream} is at version {actual}, not {expected}")
        self.stream = stream
        self.expected = expected
        self.actual = actual


class Fenced(StoreError):
    """The lease behind this write belongs to another owner by now."""

    def __init__(self, stream: str, fence: int, current: int) -> None:
        super().__init__(f"{stream} is leased under fence {current}, this writer holds {fence}")
        self.stream = stream
        self.fence = fence
        self.current = current


class LeaseHeld(StoreError):
    """Another owner's lease has not run out."""

    def __init__(self, stream: str, owner: str, expires_ms: int) -> None:
        super().__init__(f"{stream} is leased by {owner or 'another process'} until {expires_ms}")
        self.stream = stream
        self.owner = owner
        self.expires_ms = expires_ms


class BadEntry(StoreError):
    """An entry that must not reach the log: not JSON, too large, or without a kind."""


class BadText(StoreError):
    """A text that is empty, too long, holds control characters, or that no database can hold."""


class ChainBroken(StoreError):
    """An entry is missing or is not what was written."""

    def __init__(self, stream: str, version: int) -> None:
        super().__init__(f"the log of {stream} is broken at version {version}")
        self.stream = stream
        self.version = version


class LoginTaken(StoreError):
    """Another account has this login, or the person has an account already."""


class PasswordRefused(StoreError):
    """A password too short to be safe or too long to be hashed."""


class NoSuchPerson(StoreError):
    """The person is unknown or was erased."""

    def __init__(self, person: str) -> None:
        super().__init__(f"no person {person}")
        self.person = person


class NoSuchStream(StoreError):
    """Nothing was ever written under this name."""

    def __init__(self, stream: str) -> None:
        super().__init__(f"no game {stream}")
        self.stream = stream


class BackupBroken(StoreError):
    """A backup that is cut off, altered or not a backup at all."""


class GameFileBroken(StoreError):
    """An exported game that is cut off, altered or not a game at all."""


class GameDiffers(StoreError):
    """The store holds another history under the same name."""

    def __init__(self, stream: str) -> None:
        super().__init__(f"{stream} is here already with a different history")
        self.stream = stream
