"""An SQLite file has one server: tables in the memory of two would drift apart."""

from pathlib import Path
from typing import IO

from passgo.machine import lock
from passgo.store.errors import StoreInUse, StoreUnavailable


def lock_of(database: Path) -> Path:
    return Path(f"{database}.lock")


def hold(database: Path) -> IO[bytes]:
    """Lock the database until the file is closed or the process ends, however it ends."""
    beside = lock_of(database)
    try:
        file = beside.open("ab")
    except OSError as error:
        raise StoreUnavailable(f"{beside}: {error.strerror or error}") from error
    try:
        lock(file)
    except OSError as error:
        file.close()
        raise StoreInUse(
            f"{database} is served by another passgo: stop that one, or use PostgreSQL for several servers"
        ) from error
    return file
