"""Backup files at every release of scores, and the list of erasures that a restored backup must repeat."""

import os
from pathlib import Path
from typing import Final

from passgo.championship import Event, events
from passgo.championship.state import ERASED
from passgo.store import Store, StoreUnavailable
from passgo.store.backup import backup

LIST: Final = "erasures.txt"


def write_backup(store: Store, folder: Path, id: str, version: int, found: list[Event], now_ms: int) -> None:
    """Write a backup after scores are released or a stage is closed; erasures go to the list immediately."""
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
    """Append an erasure to the list; it is on the disk before anybody is informed."""
    descriptor = os.open(folder / LIST, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    try:
        os.write(descriptor, f"{id} {entrant}\n".encode())
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
