"""A backup file at every release gate, and the list of erasures that a restored backup has to go through again."""

import os
from pathlib import Path
from typing import Final

from passgo.championship import Event, events
from passgo.championship.state import ERASED
from passgo.store import Store, StoreUnavailable
from passgo.store.backup import backup

LIST: Final = "erasures.txt"


def write_backup(store: Store, folder: Path, id: str, version: int, found: list[Event], now_ms: int) -> None:
    """After scores are released or a stage is closed; erasures go to the list at once."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for event in found:
            if isinstance(event, events.Left) and event.status == ERASED:
                note_erasure(folder, id, event.entrant)
    except OSError as error:
        raise StoreUnavailable(f"{folder}: {error.strerror or error}") from error
    if any(isinstance(event, events.ScoresReleased | events.Qualified) for event in found):
        backup(store, folder / f"{id}-{version:06d}.backup", now_ms, replace=True)


def note_erasure(folder: Path, id: str, entrant: str) -> None:
    """One line, on the disk before anybody is told."""
    descriptor = os.open(folder / LIST, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    try:
        os.write(descriptor, f"{id} {entrant}\n".encode())
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
