"""Which errors of the database drivers mean that the database is away, full or locked, or cannot hold a text."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DatabaseError, DataError, DBAPIError, InterfaceError, OperationalError, TimeoutError

from passgo.store.errors import BadText, StoreUnavailable

SQLITE_ERROR = 1  # wrong SQL, which SQLite reports in the same class as a full disk


def is_outage(error: BaseException) -> bool:
    """Whether the same write could succeed later. A corrupt SQLite file comes as a plain DatabaseError."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    if getattr(getattr(error, "orig", None), "sqlite_errorcode", None) == SQLITE_ERROR:
        return False
    return isinstance(error, OperationalError | InterfaceError | TimeoutError) or type(error) is DatabaseError


def outage(error: BaseException) -> StoreUnavailable:
    cause = getattr(error, "orig", None) or error
    first_line = str(cause).strip().partition("\n")[0]
    return StoreUnavailable(first_line or type(cause).__name__)


def is_unholdable(error: BaseException) -> bool:
    """PostgreSQL takes no NUL in a text, and neither database half a character."""
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
