"""The store: hash-chained event streams and a few deletable tables, in SQLite or PostgreSQL.

The functions of `people`, `accounts`, `sessions`, `links`, `lobby`, `chat`, `leases` and `seeds` take a connection:
give them to `Writer.submit` to write and to `Store.ask` to read, alone or together in one transaction.
"""

from passgo.store.engines import default_url
from passgo.store.errors import (
    BackupBroken,
    BadEntry,
    BadText,
    ChainBroken,
    Fenced,
    GameDiffers,
    GameFileBroken,
    LeaseHeld,
    LoginTaken,
    NoSuchPerson,
    NoSuchStream,
    PasswordRefused,
    SchemaTooNew,
    StoreBusy,
    StoreError,
    StoreInUse,
    StoreUnavailable,
    StoreUrlRefused,
    VersionConflict,
)
from passgo.store.store import Store, open_store
from passgo.store.streams import Entry, NewEntry
from passgo.store.writer import Writer, WriterFigures

__all__ = [
    "BackupBroken",
    "BadEntry",
    "BadText",
    "ChainBroken",
    "Entry",
    "Fenced",
    "GameDiffers",
    "GameFileBroken",
    "LeaseHeld",
    "LoginTaken",
    "NewEntry",
    "NoSuchPerson",
    "NoSuchStream",
    "PasswordRefused",
    "SchemaTooNew",
    "Store",
    "StoreBusy",
    "StoreError",
    "StoreInUse",
    "StoreUnavailable",
    "StoreUrlRefused",
    "VersionConflict",
    "Writer",
    "WriterFigures",
    "default_url",
    "open_store",
]
