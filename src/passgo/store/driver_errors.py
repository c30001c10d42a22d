"""Driver errors: which of them mean that the database is down, full or locked, or cannot hold a text."""

from collections.abc import Iterator
from contextlib import contextmanager
from sqlite3 import SQLITE_CORRUPT, SQLITE_NOTADB

from sqlalchemy.exc import (
    DatabaseError,
    DataError,
    DBAPIError,
    InterfaceError,
    InternalError,
    OperationalError,
    TimeoutError,
)

from passgo.store.errors import BadText, StoreUnavailable

RESTORE = "stop the server and put a backup in its place with passgo restore FILE --replace"
SQLITE_ERROR = 1  # wrong SQL, which SQLite reports in the same class as a full disk


def is_outage(error: BaseException) -> bool:
    """Whether the same write could succeed later.

    A corrupt SQLite file is a plain DatabaseError, a PostgreSQL that is read-only for a while an InternalError.
    """
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    if getattr(getattr(error, "orig", None), "sqlite_errorcode", None) == SQLITE_ERROR:
        return False
    passing = OperationalError | InterfaceError | InternalError | TimeoutError
    return isinstance(error, passing) or type(error) is DatabaseError


def is_damage(error: BaseException) -> bool:
    """Whether an SQLite file is damaged. The kind of an error is in its lowest byte."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in (SQLITE_CORRUPT, SQLITE_NOTADB)


def outage(error: BaseException) -> StoreUnavailable:
    cause = getattr(error, "orig", None) or error
    told = str(cause).strip().partition("\n")[0] or type(cause).__name__
    return StoreUnavailable(f"{told}: {RESTORE}" if is_damage(cause) else told)


def is_unholdable(error: BaseException) -> bool:
    """Whether no database can hold the text: PostgreSQL takes no NUL, and neither takes half a character."""
    return isinstance(error, DataError | UnicodeEncodeError)


def unholdable() -> BadText:
    return BadText("a text that no database can hold: a NUL, or half a character")


@contextmanager
def outages_named() -> Iterator[None]:
    try:
        yield
    except Exception as error:
        if is_outage(error):
            raise outage(error) from error
        if is_unholdable(error):
            raise unholdable() from error
        raise
